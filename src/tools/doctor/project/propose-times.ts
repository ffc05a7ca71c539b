import { ACTION_INPUTS } from '../../../domain/action-inputs.ts';
import type { Product } from '../../../domain/product.ts';
import { durationMs, durationText } from '../../../domain/text/duration-text.ts';
import { LISTED_LATE_MS } from '../../../scan/scan-end.ts';
import { type JudgedCommits, LEAST_COMMITS, lastAfterMs, RATED_PRODUCTS } from './scanned-commits.ts';

/** A proposed value and its reason; the reason alone if nothing needs to be set. */
export type Advice = string | { readonly value: string; readonly reason: string };

const MINUTE_MS = 60_000;
/** Allows for scans that take half as long again as usual. */
const MARGIN = 1.5;
/** One of every 20 commits may take far longer than the others, and is ignored. */
const ONE_OUTLIER_OF = 20;
/** A job on GitHub's own runners ends after six hours, and the input takes no longer time. */
const LONGEST_PROPOSED_MS = 5 * 60 * MINUTE_MS;

const DISCOVERY = ACTION_INPUTS['discovery-timeout'].default;
const WAIT = ACTION_INPUTS['wait-timeout'].default;

/** Time that the first scan may take to be listed: the list does not show how long it takes. */
const TO_APPEAR_MS = durationMs(DISCOVERY)!;

/** `required` are the products that are proposed as required: the gate waits until `discovery-timeout` only for products that a setting names. */
export function proposeDiscovery({ commits, tooFew }: JudgedCommits, required: readonly Product[]): Advice {
  const unseen = 'The platform does not say how soon after a push the first scan is listed.';
  if (tooFew !== undefined) return `${tooFew} ${unseen}`;
  const delays = inOrder(commits.map((commit) => lastAfterMs(commit, required, 'startMs')));
  if (delays.length === 0) return unseen;
  const { usualMs, reported } = usualLongest(delays);
  const late = `Scans of the required products began ${reported}.`;
  if (usualMs <= LISTED_LATE_MS) return `The default of ${DISCOVERY} leaves time. ${late} ${unseen}`;
  return {
    value: written(neededMs(usualMs)),
    reason: `${late} The value is 1.5 times that, plus ${DISCOVERY} in which the first scan may be listed. ${unseen}`,
  };
}

export function proposeWait(judged: JudgedCommits, required: readonly Product[]): Advice {
  const { commits, words, tooFew } = judged;
  const isAwaited = (product: Product): boolean => RATED_PRODUCTS.includes(product) || required.includes(product);
  const times = inOrder(commits.map((commit) => lastAfterMs(commit, commit.products.filter(isAwaited), 'endMs')));
  const longestMs = times.at(-1);
  if (tooFew !== undefined || times.length < LEAST_COMMITS) {
    const few = tooFew ?? `Only ${times.length} of the ${words} show how long their scans took.`;
    const risk =
      longestMs !== undefined && isTooLong(longestMs)
        ? ` The longest took ${durationText(longestMs / 1_000)}: the default of ${WAIT} may be too short.`
        : '';
    return few + risk;
  }
  const { usualMs, reported } = usualLongest(times);
  const ready = `Of ${times.length} ${words}, all had their results ${reported}.`;
  if (!isTooLong(usualMs)) return `The default of ${WAIT} leaves time. ${ready}`;
  const needed = neededMs(usualMs);
  if (needed > LONGEST_PROPOSED_MS)
    return `${ready} That is too long for a job that waits: judge these commits by workflow_run, when their scans have finished.`;
  return {
    value: written(needed),
    reason: `${ready} The value is 1.5 times that, plus ${DISCOVERY} in which the first scan may be listed.`,
  };
}

/** Minutes after which the job may be stopped. The gate must end before, to report the reason itself. */
export function jobMinutes(waitTimeout: string | null | undefined): number {
  return Math.ceil(durationMs(waitTimeout ?? WAIT)! / MINUTE_MS) + 5;
}

function isTooLong(usualMs: number): boolean {
  return neededMs(usualMs) > durationMs(WAIT)!;
}

function neededMs(usualMs: number): number {
  return TO_APPEAR_MS + usualMs * MARGIN;
}

function inOrder(times: readonly (number | undefined)[]): readonly number[] {
  return times.filter((time) => time !== undefined).sort((a, b) => a - b);
}

function usualLongest(sorted: readonly number[]): { readonly usualMs: number; readonly reported: string } {
  const outliers = sorted.length < LEAST_COMMITS ? 0 : Math.ceil(sorted.length / ONE_OUTLIER_OF);
  const usualMs = sorted[sorted.length - 1 - outliers]!;
  const within = `within ${durationText(usualMs / 1_000)} of the first scan's start`;
  const longestMs = sorted.at(-1)!;
  if (longestMs === usualMs) return { usualMs, reported: within };
  return { usualMs, reported: `${within}, except for ${outliers} (up to ${durationText(longestMs / 1_000)})` };
}

/** A duration as an input takes it, rounded up: `7m`, `45m`, `2h`. */
function written(ms: number): string {
  const exact = Math.ceil(ms / MINUTE_MS);
  const step = exact > 60 ? 15 : exact > 30 ? 5 : 1;
  const minutes = Math.ceil(exact / step) * step;
  return minutes % 60 === 0 ? `${minutes / 60}h` : `${minutes}m`;
}
