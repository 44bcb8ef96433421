"""Tournaments on a Dask cluster: the same figures as on one machine."""

from __future__ import annotations

import json
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
    assert said.count("\n") == 1 and "No Dask scheduler answers at tcp://127.0.0.1:9" in said
