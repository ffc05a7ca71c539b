import { html, type Markup } from '../../fleet/simulate/page/markup.ts';
import type { Durations, ProjectFacts } from '../facts/project-facts.ts';

type Day = NonNullable<ProjectFacts['perDay']>['days'][number];

/** Height of the chart of days, in units of its own. */
const HEIGHT = 100;
/** A day that had a scan is seen, however many the others had. */
const LEAST_HEIGHT = 3;

/** A column a day: finished or running, and on top of it those that ended without a result. The numbers stand beside it in words. */
export function dayChart(days: readonly Day[], most: number): Markup {
  const columns = days.map(({ scans, unsuccessful }, index) => {
    const height = scaled(scans, most);
    const lost = scans === 0 ? 0 : Math.max(unsuccessful === 0 ? 0 : LEAST_HEIGHT, (height * unsuccessful) / scans);
    return html`${column('bar-day', index, HEIGHT - height + lost, height - lost)}${column('bar-fail', index, HEIGHT - height, lost)}`;
  });
  return html`<svg class="days" viewBox="0 0 ${days.length * 10} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">${columns}</svg>`;
}

function column(kind: string, index: number, top: number, height: number): Markup {
  if (height <= 0) return html``;
  return html`<rect class="${kind}" x="${index * 10 + 1}" y="${round(top)}" width="8" height="${round(height)}"/>`;
}

function scaled(count: number, most: number): number {
  return count === 0 || most === 0 ? 0 : Math.max(LEAST_HEIGHT, (HEIGHT * count) / most);
}

/** How long half of the scans took, nine of ten and all, as one bar on the scale of the longest of all kinds. */
export function durationBar({ medianMs, p90Ms, longestMs }: Durations, longestOfAllMs: number): Markup {
  const steps = [
    ['bar-longest', longestMs],
    ['bar-p90', p90Ms],
    ['bar-median', medianMs],
  ] as const;
  const pieces = steps.map(([kind, ms]) => {
    return html`<rect class="${kind}" width="${round(longestOfAllMs === 0 ? 0 : (100 * ms) / longestOfAllMs)}%" height="100%"/>`;
  });
  return html`<svg class="part" aria-hidden="true">${pieces}</svg>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
