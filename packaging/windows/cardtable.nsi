; Not run here: makensis 3.08 takes it, but nobody has run the installer; the release workflow does.
;
;   python packaging\bundle\build.py
;   makensis /DVERSION=0.1.0 packaging\windows\cardtable.nsi
;
; For one user, without an administrator. The player's matches lie in %LOCALAPPDATA%\cardtable and
; stay when the program is updated or removed.
Unicode true
SetCompressor /SOLID lzma
!include "MUI2.nsh"
!ifndef VERSION
  !error "Say which version: /DVERSION=…"
!endif
!define FOLDER "..\..\dist\bundle\cardtable"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Cardtable"

Name "Cardtable"
OutFile "..\..\dist\cardtable-${VERSION}-windows-x64-setup.exe"
InstallDir "$LOCALAPPDATA\Programs\Cardtable"
InstallDirRegKey HKCU "Software\Cardtable" "Folder"
RequestExecutionLevel user
ManifestDPIAware true

!define MUI_ICON "..\..\build\bundle\cardtable.ico"
!define MUI_UNICON "..\..\build\bundle\cardtable.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\cardtable.exe"
!insertmacro MUI_PAGE_LICENSE "..\..\LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_LANGUAGE "TradChinese"

Section
  ; What an older version had and this one has not must go, or it would still be loaded.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  File "..\..\build\bundle\cardtable.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateDirectory "$SMPROGRAMS\Cardtable"
  CreateShortCut "$SMPROGRAMS\Cardtable\Cardtable.lnk" "$INSTDIR\cardtable.exe"
  CreateShortCut "$SMPROGRAMS\Cardtable\Oicho-Kabu.lnk" "$INSTDIR\cardtable.exe" "play oicho-kabu"
  CreateShortCut "$SMPROGRAMS\Cardtable\Kyo-Kabu.lnk" "$INSTDIR\cardtable.exe" "play kyo-kabu"
  CreateShortCut "$SMPROGRAMS\Cardtable\Dou Dizhu.lnk" "$INSTDIR\cardtable.exe" "play dou-dizhu"
  CreateShortCut "$SMPROGRAMS\Cardtable\Oklahoma Gin.lnk" "$INSTDIR\cardtable.exe" \
    "play oklahoma-gin"

  WriteRegStr HKCU "Software\Cardtable" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.cardtable" "" "Cardtable.Record"
  WriteRegStr HKCU "Software\Classes\Cardtable.Record" "" "Cardtable record"
  WriteRegStr HKCU "Software\Classes\Cardtable.Record\DefaultIcon" "" "$INSTDIR\cardtable.ico"
  WriteRegStr HKCU "Software\Classes\Cardtable.Record\shell\open\command" "" \
    '"$INSTDIR\cardtable.exe" "%1"'
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Cardtable"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\cardtable.ico"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
SectionEnd

Section "Uninstall"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\cardtable.exe"
  Delete "$INSTDIR\cardtable-console.exe"
  Delete "$INSTDIR\cardtable.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  RMDir /r "$SMPROGRAMS\Cardtable"
  DeleteRegKey HKCU "Software\Cardtable"
  DeleteRegKey HKCU "Software\Classes\.cardtable"
  DeleteRegKey HKCU "Software\Classes\Cardtable.Record"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
SectionEnd
