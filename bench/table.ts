import { FIGURES, type Figure, type Measured, told } from './figures.ts';

/** A table in Markdown: a line for each figure. With an earlier build, both sides of each ratio are left out. */
export function renderTable(now: readonly Measured[], before?: readonly Measured[]): string {
  const head = ['What', 'Median', 'Range', 'Goal', ...(before ? ['Before'] : ['Medians of the sides', 'Runs'])];
  const rule = ['---', '--:', '--:', '--:', ...(before ? ['--:'] : ['---', '--:'])];
  const rows = now.map((measured) => {
    const earlier = before?.find(({ figure }) => figure === measured.figure);
    return rowOf(measured, before && [earlier === undefined ? '' : told(earlier.median, FIGURES[measured.figure])]);
  });
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function rowOf(measured: Measured, before?: readonly string[]): readonly string[] {
  const figure = FIGURES[measured.figure];
  const sides = Object.entries(measured.sides).map(([side, value]) => `${side} ${value}`);
  return [
    figure.what,
    `**${told(measured.median, figure)}**`,
    `${told(measured.low, figure)} to ${told(measured.high, figure)}`,
    goalOf(figure),
    ...(before ?? [sides.join(', '), String(measured.runs)]),
  ];
}

function goalOf({ goal, isMoreBetter, unit }: Figure): string {
  return goal === undefined ? '' : `${isMoreBetter ? '≥' : '≤'} ${goal}${unit}`;
}
