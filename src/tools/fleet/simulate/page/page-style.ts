/** What all pages share: light and dark, a phone, and paper. No address in it: nothing is loaded. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --soft: #586474; --page: #fff; --line: #d6dce4; --raised: #f5f7f9;
  --fail: #b3261e; --open: #8a5a00; --pass: #1d6b3a; --bar-open: #e0a33a; --bar-pass: #7fb894; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4e9ef; --soft: #9daab9; --page: #12171d; --line: #333d49; --raised: #1b222b;
    --fail: #ff8a80; --open: #f0bd62; --pass: #7fd49b; --bar-open: #b8862b; --bar-pass: #3b7a52; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.5rem 4rem; max-width: 76rem; background: var(--page); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 .25rem; font-size: 1.6rem; line-height: 1.25; }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.2rem; }
p { margin: .25rem 0; max-width: 50rem; }
.soft, caption { color: var(--soft); }
code, .id { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; }
.tiles { display: grid; grid-template-columns: repeat(3, 1fr); gap: .75rem; margin: 1.5rem 0 .75rem; padding: 0; list-style: none; }
.tiles li { padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--raised); }
.tiles b { display: block; font-size: 2rem; line-height: 1.2; }
svg { display: block; width: 100%; border-radius: .2rem; background: var(--line); }
svg.whole { height: 1rem; }
svg.part { height: .7rem; min-width: 6rem; }
.bar-fail { fill: var(--fail); } .bar-inconclusive { fill: var(--bar-open); } .bar-pass { fill: var(--bar-pass); } \
.bar-warn { fill: var(--bar-open); }
.fail { color: var(--fail); } .inconclusive { color: var(--open); } .pass { color: var(--pass); }
td.fail, td.inconclusive, td.pass { font-weight: 600; }
table { width: 100%; border-collapse: collapse; font-size: .92rem; }
caption { text-align: left; padding: .25rem 0 .5rem; }
th, td { padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; \
overflow-wrap: anywhere; }
th { white-space: nowrap; vertical-align: bottom; }
td.bar { width: 28%; vertical-align: middle; }
.number { text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: normal; white-space: nowrap; }
.time, td.fail, td.inconclusive, td.pass { white-space: nowrap; }
.name { white-space: nowrap; } .long.name { white-space: normal; }
small { display: block; font-weight: 400; color: var(--soft); }
.warning { margin: 1rem 0; padding: .75rem 1rem; border: 1px solid var(--open); border-radius: .5rem; }
@media screen and (max-width: 44rem) {
  body { padding: 1rem 1rem 3rem; }
  .tiles { gap: .4rem; } .tiles li { padding: .5rem .6rem; } .tiles b { font-size: 1.5rem; }
  table, tbody, caption { display: block; }
  thead { display: none; }
  tr { display: block; padding: .6rem 0; border-bottom: 1px solid var(--line); }
  td, td.number { display: grid; grid-template-columns: 7.5rem 1fr; gap: .5rem; padding: .1rem 0; border: 0; \
text-align: left; width: auto; white-space: normal; }
  td::before { content: attr(data-label); color: var(--soft); font-weight: 400; }
  td.bar { width: auto; } td.bar svg { margin-top: .4rem; }
}
@media print {
  :root { color-scheme: light; --ink: #000; --soft: #444; --page: #fff; --line: #bbb; --raised: #fff;
    --fail: #b3261e; --open: #8a5a00; --pass: #1d6b3a; --bar-open: #e0a33a; --bar-pass: #7fb894; }
  @page { size: A4; margin: 10mm; }
  body { max-width: none; padding: 0; font-size: 8pt; line-height: 1.25; }
  h1 { font-size: 14pt; } h2 { margin: 10pt 0 2pt; font-size: 11pt; }
  .tiles { margin: 6pt 0; } .tiles li { padding: 3pt 6pt; } .tiles b { font-size: 14pt; }
  table { font-size: 7pt; } th, td { padding: 1.5pt 4pt 1.5pt 0; } caption { padding: 0 0 2pt; }
  td.bar { width: 18%; } svg.part { height: 5pt; }
  tr { break-inside: avoid; } h2 { break-after: avoid; } thead { display: table-header-group; }
  svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
