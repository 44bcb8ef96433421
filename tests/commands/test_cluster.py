"""Tournaments on a Dask cluster: the same figures as on one machine."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
from collections.abc import Iterator

import pytest
from distributed import LocalCluster

from cardtable.cli import main

TOURNAMENT = ["simulate", "kyo-kabu", "--seats", "medium,easy", "--deals", "6", "--seed", "7"]


@pytest.fixture(scope="module")
def cluster() -> Iterator[LocalCluster]:
    with LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
    ) as cluster:
        yield cluster


def test_a_cluster_gives_the_same_figures(
    cluster: LocalCluster, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*TOURNAMENT, "--json"]) == 0
    here = json.loads(capsys.readouterr().out)
    assert main([*TOURNAMENT, "--json", "--cluster", cluster.scheduler_address]) == 0
    assert json.loads(capsys.readouterr().out) == here


def test_no_scheduler_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.commands.tournament._CLUSTER_WAIT", 1)
    assert main([*TOURNAMENT, "--cluster", "tcp://127.0.0.1:9"]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "No Dask scheduler is responding at tcp://127.0.0.1:9" in said


def test_a_scheduler_over_the_net_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    with LocalCluster(
        n_workers=1,
        threads_per_worker=1,
        processes=False,
        dashboard_address=None,
        protocol="tcp://",
    ) as cluster:
        assert cluster.scheduler_address.startswith("tcp://")
        assert main([*TOURNAMENT, "--json", "--cluster", cluster.scheduler_address]) == 0
    assert json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("kind", ["tls://", "ucx://", "tcp://", "", "nonsense://"])
@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 200 OK\r\n\r\n", None])
def test_what_is_no_scheduler_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    answer: bytes | None,
) -> None:
    monkeypatch.setattr("cardtable.commands.tournament._CLUSTER_WAIT", 1)
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        held = []

        def serve() -> None:
            with contextlib.suppress(OSError):
                while True:
                    visitor, _ = server.accept()
                    held.append(visitor)
                    if answer is not None:
                        visitor.sendall(answer)
                        visitor.close()

        threading.Thread(target=serve, daemon=True).start()
        assert main([*TOURNAMENT, "--cluster", f"{kind}127.0.0.1:{port}"]) == 1
        server.close()
        for visitor in held:
            visitor.close()
    said = capsys.readouterr().err
    lines = [line for line in said.splitlines() if line.startswith("cardtable: ")]
    assert len(lines) == 1 and "No Dask scheduler is responding" in lines[0], said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    "address", ["", "x", ":", "tcp://", "tcp://[::1", "a:b:c", "tcp://h:99999"]
)
def test_an_address_that_is_none_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], address: str
) -> None:
    assert main([*TOURNAMENT, "--cluster", address]) == 1
    assert "No Dask scheduler is responding" in capsys.readouterr().err
