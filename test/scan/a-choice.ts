import { expect } from 'vitest';
import type { RepositoryId, ScanId } from '../../src/domain/ids.ts';
import type { Product } from '../../src/domain/product.ts';
import type { Scan } from '../../src/domain/scan.ts';
import type { Target } from '../../src/domain/target.ts';
import type { RequiredScan } from '../../src/domain/whose-scan.ts';
import { deadlinesOf } from '../../src/domain/work/time.ts';
import { choose } from '../../src/scan/choose.ts';
import type { Blocker, Choice, Decision, ProductNeeds } from '../../src/scan/decision.ts';
import type { DetailFact } from '../../src/scan/detail-fact.ts';
import { aRunningScan, aScan } from '../build/a-scan.ts';
import { aTarget } from '../build/a-target.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;

/** The input of a choice. Times of the run are milliseconds since its start at noon. */
export type Asked = {
  readonly target?: Target;
  readonly isIdConfigured?: boolean;
  /** Facts from the details that were read, by scan id. */
  readonly facts?: Readonly<Record<string, Partial<DetailFact>>>;
  readonly needs?: Partial<ProductNeeds>;
  readonly requiredScan?: RequiredScan;
  readonly elapsedMs?: number;
  readonly discoveryMs?: number;
  readonly waitMs?: number;
  /** Ids of ended scans after which the gate has polled once more. Default: all of them. */
  readonly outlived?: readonly string[] | 'all';
  readonly isWide?: boolean;
  readonly isOwnRefWide?: boolean;
  readonly neverWaits?: true;
  readonly maxScanAgeMs?: number;
};

/** The limits of `fail-on-severity`: they count these products, and name none. */
const DEFAULT_NEEDS: ProductNeeds = { named: [], judged: ['code', 'supply-chain', 'secrets'], ifScanned: [] };

export function aFact(given: Partial<DetailFact> = {}): DetailFact {
  return {
    isFinal: true,
    isDenied: false,
    hasMeta: true,
    fit: 'name',
    projectName: 'acme/shop',
    names: { displayName: undefined, repository: 'acme/shop', address: undefined },
    pullRequests: [],
    ref: undefined,
    ...given,
  };
}

export function choiceOf(scans: readonly Scan[], asked: Asked = {}): Choice {
  const { target = aTarget(), isIdConfigured = true, facts = {}, needs = {}, elapsedMs = 0 } = asked;
  const { discoveryMs = 5 * MINUTE_MS, waitMs = 15 * MINUTE_MS, outlived = 'all', isWide = true } = asked;
  return choose(scans, {
    target,
    repositoryId: isIdConfigured ? ('4242' as RepositoryId) : undefined,
    factOf: ({ id }) => (facts[id] === undefined ? undefined : aFact(facts[id])),
    needs: { ...DEFAULT_NEEDS, ...needs },
    requiredScan: asked.requiredScan ?? 'any',
    elapsedMs,
    ...deadlinesOf({ discoveryTimeoutMs: discoveryMs, waitTimeoutMs: waitMs }, 0),
    platformStartMs: NOON_MS,
    latestNowMs: NOON_MS + elapsedMs,
    outlived: new Set(outlived === 'all' ? scans.map(({ id }) => id) : outlived.map((id) => id as ScanId)),
    isWideFor: () => isWide,
    isOwnRefWide: asked.isOwnRefWide ?? false,
    neverWaits: asked.neverWaits,
    maxScanAgeMs: asked.maxScanAgeMs,
  });
}

/**
 * The choice in a few words: `decide 900:code,secrets`, `wait 300s missing code; 900` (scans that would decide are after
 * the semicolon), `give-up scan-failed 901:code; 900:secrets`, `ask 900`, `read-wide`. An id alone is a scan of the three
 * judged products. Further words of a decision: `not scanned`, `superseded`, `passed over 902 for 900`.
 */
export function choiceInWords(scans: readonly Scan[], asked: Asked = {}): string {
  const choice = choiceOf(scans, asked);
  switch (choice.kind) {
    case 'ask':
      return `ask ${choice.scans
        .map(({ id }) => id)
        .sort()
        .join(' ')}`;
    case 'read-wide':
      return 'read-wide';
    case 'decide':
      return `decide ${decisionInWords(choice.decision)}`;
    case 'wait':
      return withDecision(`wait ${choice.untilMs / SECOND_MS}s ${blockerInWords(choice.blocker)}`, choice.decision);
    case 'give-up':
      return withDecision(`give-up ${blockerInWords(choice.blocker)}`, choice.decision);
  }
}

function withDecision(words: string, decision: Decision | undefined): string {
  return decision === undefined || decision.deciding.length === 0 ? words : `${words}; ${decisionInWords(decision)}`;
}

function decisionInWords({ deciding, notScanned, passedOver }: Decision): string {
  const passed = new Set(passedOver.map(({ scan, by }) => `${scan.id} for ${by.id}`));
  return [
    ...deciding.map(({ scan, products }) => named(scan, products)),
    ...(notScanned.length > 0 ? [`not scanned ${notScanned.join()}`] : []),
    ...(passed.size > 0 ? [`passed over ${[...passed].join()}`] : []),
  ].join(' ');
}

function blockerInWords(blocker: Blocker): string {
  switch (blocker.kind) {
    case 'none':
      return `none ${JSON.stringify(Object.fromEntries([...blocker.instead].map(([each, all]) => [each, all.length] as const).sort()))}`;
    case 'missing':
      return `missing ${blocker.products.join()}`;
    case 'alike':
      return `alike ${blocker.projects
        .map(({ id }) => id)
        .sort()
        .join()}`;
    case 'late-project':
      return `late-project ${blocker.scan.id} of ${blocker.project}`;
    case 'late':
      return `late ${blocker.products.join()}`;
    case 'impossible':
      return `${blocker.failure.reason} ${named(blocker.scan, blocker.products)}`;
    case 'ended':
      return `${blocker.reason} ${named(blocker.scan, blocker.products)}`;
    case 'superseded':
      return `superseded ${named(blocker.scan, blocker.products)} by ${blocker.by.id}`;
    case 'unfinished':
    case 'other-ref':
      return `${blocker.kind} ${named(blocker.scan, blocker.products)}`;
  }
}

function named({ id }: Scan, products: readonly Product[]): string {
  return products.join() === DEFAULT_NEEDS.judged.join() ? id : `${id}:${products.join() || 'nothing'}`;
}

/** Times of a scan that started so many minutes before the run, and ended a minute later. */
export function ago(minutes: number): { readonly startedAtMs: number; readonly completedAtMs: number } {
  const startedAtMs = NOON_MS - minutes * MINUTE_MS;
  return { startedAtMs, completedAtMs: startedAtMs + MINUTE_MS };
}

type GivenScan = Parameters<typeof aScan>[0];

export function scan(id: string, minutesAgo: number, given: GivenScan = {}): Scan {
  return aScan({ id, ...ago(minutesAgo), ...given });
}

export function running(id: string, minutesAgo: number, given: GivenScan = {}): Scan {
  return aRunningScan({ id, startedAtMs: ago(minutesAgo).startedAtMs, ...given });
}

export const but = (one: Scan, given: Partial<Scan>): Scan => ({ ...one, ...given });

export type ChoiceRow = [what: string, scans: readonly Scan[], expected: string, asked?: Asked];

export function expectChoice(scans: readonly Scan[], expected: string, asked?: Asked): void {
  expect(choiceInWords(scans, asked)).toBe(expected);
  expect(choiceInWords([...scans].reverse(), asked)).toBe(expected);
}
