import { PAGE_STYLE } from '../../fleet/simulate/page/page-style.ts';

/** Charts, texts to paste and what is folded, beside what all pages share. */
export const DOCTOR_STYLE = `${PAGE_STYLE}\
:root { --bar-day: #6f8fb3; --bar-median: #3f6ea3; --bar-p90: #8fb0d4; --bar-longest: #c9d8e8; }
@media (prefers-color-scheme: dark) { :root { --bar-day: #5d7fa6; --bar-median: #7fb0e6; --bar-p90: #47709d; --bar-longest: #2b4260; } }
.answer { font-size: 1.15rem; font-weight: 600; }
.tiles { grid-template-columns: repeat(4, 1fr); }
.looks td:first-child { width: 12rem; } .looks td:nth-child(2):not([data-label=Seen]) { width: 12rem; }
.next { display: block; font-weight: 600; }
ul:not(.tiles) { max-width: 50rem; padding-left: 1.2rem; }
table + table, figure + table { margin-top: 1.25rem; }
figure { margin: 1rem 0; } figcaption { color: var(--soft); padding: .25rem 0 .5rem; max-width: 50rem; }
svg.days { height: 6rem; background: var(--raised); border-bottom: 1px solid var(--line); border-radius: 0; }
.bar-day { fill: var(--bar-day); } .bar-median { fill: var(--bar-median); } .bar-p90 { fill: var(--bar-p90); } \
.bar-longest { fill: var(--bar-longest); }
details { margin: .75rem 0; } summary { cursor: pointer; font-weight: 600; padding: .25rem 0; }
summary:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
pre { margin: .5rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--raised); \
overflow-x: auto; font: .85rem/1.45 ui-monospace, monospace; }
@media screen and (max-width: 44rem) { .tiles { grid-template-columns: repeat(2, 1fr); } .looks td, .looks td:first-child, \
.looks td:nth-child(2):not([data-label=Seen]) { width: auto; } pre { padding: .6rem; font-size: .75rem; } }
@media print {
  :root { --bar-day: #6f8fb3; --bar-median: #3f6ea3; --bar-p90: #8fb0d4; --bar-longest: #c9d8e8; }
  .answer { font-size: 10pt; } svg.days { height: 40pt; } pre { font-size: 6.5pt; padding: 4pt; white-space: pre-wrap; }
  details::details-content { content-visibility: visible; display: block; } figure { break-inside: avoid; }
}
`;
