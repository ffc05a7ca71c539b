import { ASSUMPTIONS } from '../src/tools/doctor/platform/assumptions.ts';
import type { AssumptionCheck, Checks } from '../src/tools/doctor/platform/seen.ts';
import { writeOrCheck } from './generated-file.ts';

/** The page on what is not shown, with the last two columns of its tables written again: effect and check. */
export function renderSpecGaps(current: string, checks: Checks): string {
  return current.replaceAll(/^\| `(?<id>[a-z0-9-]+)` \|.*$/gm, (row, id: string) => {
    const check = checks[id];
    if (check === undefined) return row;
    const [, ...cells] = row.split(/(?<!\\)\|/);
    return `|${[...cells.slice(0, OWN_CELLS), ` ${cell(check.effect)} `, ` ${cell(checkedWord(check))} `].join('|')}|`;
  });
}

/** Id, what is not shown, and what is assumed: these are written by hand. */
const OWN_CELLS = 3;

function checkedWord(check: AssumptionCheck): string {
  return 'whyNot' in check ? `no: ${check.whyNot}` : 'checked';
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

if (import.meta.main) writeOrCheck('docs/spec-gaps.md', (current) => renderSpecGaps(current, ASSUMPTIONS));
