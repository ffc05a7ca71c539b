import { PAGE_STYLE } from './page-style.ts';

/** The table of the refs and its controls, beside what all pages share. */
export const SIMULATION_STYLE = `${PAGE_STYLE}\
#refs td:first-child { min-width: 9rem; }
#refs small { white-space: nowrap; }
th button { all: unset; cursor: pointer; text-decoration: underline dotted; text-underline-offset: .2em; }
th button:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
th[aria-sort=ascending] button::after { content: " \\2191"; } th[aria-sort=descending] button::after { content: " \\2193"; }
.controls { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: .75rem 0; }
.controls[hidden] { display: none; }
.controls label { display: grid; gap: .15rem; font-size: .85rem; color: var(--soft); }
input, select { font: inherit; padding: .35rem .5rem; color: var(--ink); background: var(--page); border: 1px solid \
var(--soft); border-radius: .3rem; }
@media screen and (max-width: 44rem) {
  tr[hidden] { display: none; }
  #refs td:first-child { min-width: 0; } #refs small { white-space: normal; }
}
@media print {
  #refs td:first-child { min-width: 28mm; } #refs small { font-size: 6pt; }
  .controls { display: none; }
}
`;
