import type { AssumptionLook } from '../src/tools/doctor/platform/assumption-look.ts';
import { ASSUMPTIONS } from '../src/tools/doctor/platform/assumptions.ts';
import { writeOrCheck } from './generated-file.ts';

/** The page on what is not shown, with the last two columns of its tables written again: effect and look. */
export function renderSpecGaps(current: string, looks: Readonly<Record<string, AssumptionLook>>): string {
  return current.replaceAll(/^\| `(?<id>[a-z0-9-]+)` \|.*$/gm, (row, id: string) => {
    const look = looks[id];
    if (look === undefined) return row;
    const [, ...cells] = row.split(/(?<!\\)\|/);
    return `|${[...cells.slice(0, OWN_CELLS), ` ${cell(look.effect)} `, ` ${cell(lookWord(look))} `].join('|')}|`;
  });
}

/** Id, what is not shown, and what is assumed: these are written by hand. */
const OWN_CELLS = 3;

function lookWord(look: AssumptionLook): string {
  return 'whyNot' in look ? `no: ${look.whyNot}` : 'checked';
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

if (import.meta.main) writeOrCheck('docs/spec-gaps.md', (current) => renderSpecGaps(current, ASSUMPTIONS));
