"""Curves of training: what can be drawn, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from crosstown import DataError
from tools.learning_curve import main


def test_a_curve_may_begin_before_anything_was_learnt(tmp_path: Path) -> None:
    curve, picture = tmp_path / "curve.csv", tmp_path / "curve.svg"
    curve.write_text("0,0,0.5\n1000,60,0.75\n")
    main([str(curve), str(picture)])
    assert "rises from 50% to 75% in 1,000 decisions" in picture.read_text("utf-8")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"0,0,0.5\n",
        b"1000,60,nan\n",
        b"1000,60,7\n",
        b"-5,60,0.5\n1000,60,0.5\n",
        b"2000,60,0.5\n1000,90,0.5\n",
        b"1000,1%s,0.5\n" % (b"0" * 400),
        b"1000,60\n",
        b"1000,60,\xff\n",
        b"1000,60,0.5\n\x00\n",
    ],
)
def test_what_is_no_curve_is_refused(tmp_path: Path, data: bytes) -> None:
    curve, picture = tmp_path / "curve.csv", tmp_path / "curve.svg"
    curve.write_bytes(data)
    with pytest.raises(DataError, match=r"curve\.csv: this is no curve: .* \[no-curve\]$"):
        main([str(curve), str(picture)])
    assert not picture.exists()
