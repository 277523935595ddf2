"""How a report looks: light or dark as the reader's system is, one column on a phone, and good on paper."""

from __future__ import annotations

from crosstown.drawing.primitives.palette import PAPER_WHITE, SEATS, mixed

_SEATS_LIGHT = "".join(f".seat{at}{{fill:{seat.fill}}}" for at, seat in enumerate(SEATS))
_SEATS_DARK = "".join(
    f".seat{at}{{fill:{mixed(seat.fill, PAPER_WHITE, 0.3)}}}" for at, seat in enumerate(SEATS)
)

STYLE = (
    """
:root{--ground:#faf8f3;--card:#ffffff;--ink:#26231f;--quiet:#6a645b;--line:#ddd6c9;--accent:#8c2f39;
--good:#1f6b45;--look:#a3261f;--unclear:#7a5a00;--plain:#7f8fa6}
@media (prefers-color-scheme:dark){:root{--ground:#171614;--card:#211f1c;--ink:#eee9df;--quiet:#a9a296;
--line:#3a362f;--accent:#e58f86;--good:#7fcf9f;--look:#ff9d8f;--unclear:#ecc558;--plain:#8fa2bf}}
*{box-sizing:border-box}
html{background:var(--ground);color:var(--ink);-webkit-text-size-adjust:100%}
body{margin:0;font:16px/1.5 "Avenir Next","Segoe UI","DejaVu Sans",sans-serif}
main{max-width:1120px;margin:0 auto;padding:28px 20px 64px}
h1{font-size:2.1rem;line-height:1.15;margin:0 0 .2em;letter-spacing:-.01em}
h2{font-size:1.35rem;margin:2.6rem 0 .5rem;padding-top:.7rem;border-top:1px solid var(--line)}
h3{font-size:1.02rem;margin:1.2rem 0 .3rem}
p{margin:.35rem 0 .7rem;max-width:46rem;overflow-wrap:anywhere}
a{color:var(--accent)}
.quiet,figcaption,caption{color:var(--quiet);font-size:.9rem}
.facts{margin:.6rem 0 0;padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:.1rem 1.4rem;
color:var(--quiet)}
.facts b{color:var(--ink);font-weight:600}
nav ul{list-style:none;margin:1rem 0 0;padding:0;display:flex;flex-wrap:wrap;gap:.2rem 1rem;font-size:.92rem}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:10px;margin:.6rem 0 1rem}
.tile{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:10px 12px}
.tile b{display:block;font-size:1.45rem;line-height:1.2;font-weight:650}
.tile span{display:block;color:var(--quiet);font-size:.84rem;line-height:1.35}
.checks{list-style:none;margin:0;padding:0}
.checks>li{display:grid;grid-template-columns:7.2rem 1fr;gap:.2rem .8rem;padding:.5rem 0;
border-bottom:1px solid var(--line)}
.checks ul{margin:.3rem 0 .2rem;padding-left:1.1rem}
.checks p{margin:0;max-width:none}
.sign{font-weight:700;white-space:nowrap}
.fine{color:var(--good)}.look{color:var(--look)}.unclear{color:var(--unclear)}
.plots{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,430px),1fr));gap:18px 34px;
align-items:start}
figure{margin:.4rem 0 1rem;min-width:0}
figcaption{margin-top:.35rem;max-width:46rem}
.plot{display:block;width:100%;max-width:620px;height:auto;color:var(--ink)}
.board{overflow-x:auto}
.board svg{display:block;width:100%;min-width:640px;height:auto;border-radius:14px}
.halo{stroke:var(--ground);stroke-width:3.5px;paint-order:stroke;stroke-linejoin:round}
.plain{fill:var(--plain)}.middle{fill:var(--quiet)}.hollow{fill:var(--ground)}
details{margin:.3rem 0 .8rem}
summary{cursor:pointer;color:var(--accent);font-size:.95rem;padding:.25rem 0}
.wide{overflow-x:auto;margin:.3rem 0 1rem}
table{border-collapse:collapse;font-size:.88rem;font-variant-numeric:tabular-nums}
caption{text-align:left;padding:.2rem 0 .4rem}
th,td{padding:.28rem .7rem .28rem 0;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th:first-child{text-align:left}
thead th{color:var(--quiet);font-weight:600;vertical-align:bottom}
tbody th{font-weight:500}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
"""
    + _SEATS_LIGHT
    + "@media (prefers-color-scheme:dark){"
    + _SEATS_DARK
    + "}"
    + """
@media (max-width:520px){main{padding:18px 14px 40px}h1{font-size:1.65rem}
.checks>li{grid-template-columns:1fr}}
@media print{html{background:#fff}section{break-inside:avoid-page}main{max-width:none}}
"""
).strip()
