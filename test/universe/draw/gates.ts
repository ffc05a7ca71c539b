import type { Chance } from '../../build/random.ts';
import type { Features } from '../features.ts';
import {
  type Condition,
  type Gate,
  type GateSettings,
  HOUR_MS,
  isPull,
  MINUTE_MS,
  NOON_MS,
  numberOf,
  PRODUCTS,
  type ProjectId,
  SECOND_MS,
} from '../universe.ts';
import type { Line } from './people.ts';

/** More gates in one universe would cost more than further universes. */
const MOST_GATES = 4;

function drawCondition(chance: Chance): Condition | undefined {
  const products = chance.some(PRODUCTS, 50);
  if (products.length === 0) return undefined;
  const severities = chance.oneOf([['low'], ['high', 'low'], ['critical', 'high']]);
  return { products, severities, max: chance.oneOf([0, 0, 1, 3]), isIfScanned: chance.percent(40) };
}

/** Runs that a workflow would start, and those that people and schedules start later. */
export function drawGates(
  chance: Chance,
  features: Features,
  lines: readonly Line[],
  projects: readonly ProjectId[],
): readonly Gate[] {
  const answerMs = features.has('slow answers') ? chance.oneOf([200, 1_000, 4_000]) : 0;
  const isComparing = chance.percent(15);
  const own: GateSettings = {
    isSweep: false,
    waitMs: chance.oneOf([4, 10, 15]) * MINUTE_MS,
    discoveryMs: chance.oneOf([1, 5, 5]) * MINUTE_MS,
    pollMs: chance.oneOf([10, 30, 30, 60]) * SECOND_MS,
    maxCritical: chance.oneOf([0, 0, 0, 1]),
    maxHigh: chance.oneOf([0, 0, 0, 1, 2]),
    required: chance.percent(10) ? ['code'] : [],
    namesId: projects.length === 1 && chance.percent(60),
    isFullRequired: features.has('full pulls') && chance.percent(40),
    baseline: isComparing ? 'base' : 'none',
    projects: projects.length > 1 ? 'all' : chance.oneOf(['one', 'one', 'one', 'all']),
    answerMs,
  };
  const settings = own.projects === 'all' ? { ...own, namesId: false } : own;
  const once = { ...settings, waitMs: 0 };
  const hasPolicy = features.has('policies') && !isComparing;
  const [before, after] = hasPolicy ? [drawCondition(chance), drawCondition(chance)] : [];
  const changedAtMs = NOON_MS + chance.whole(-30, 60) * MINUTE_MS;
  const isBare = features.has('bare commits') && chance.percent(60);
  const gates: Gate[] = [];
  for (const line of lines.filter(({ isOfBefore }) => !isOfBefore)) {
    const gate = (atMs: number, why: string, commit: string, by: GateSettings): Gate => {
      const change = line.baseChanges.findLast((one) => one.atMs <= atMs);
      const ofPull = {
        headRef: line.branch,
        isFork: line.isFork,
        baseRef: `refs/heads/${change?.base ?? line.base}`,
        baseChangedAtMs: change?.atMs,
        ciRef: features.has('Jenkins labels') ? `PR-${numberOf(line.owner)}` : undefined,
      };
      const condition = atMs < changedAtMs ? before : after;
      const whose = isBare ? { isBare } : isPull(line.owner) ? ofPull : {};
      return { atMs, why, owner: line.owner, commit, ...whose, settings: { ...by, condition } };
    };
    for (const { atMs } of line.baseChanges) {
      const head = line.pushes.findLast((push) => push.atMs <= atMs)!;
      gates.push(gate(atMs + chance.whole(3, 60) * SECOND_MS, 'by the new base', head.commit, settings));
    }
    for (const push of line.pushes) {
      // Earlier pushes only show how this repository is scanned.
      if (push.atMs < NOON_MS - HOUR_MS && !features.has('new project')) continue;
      if (chance.percent(75))
        gates.push(gate(push.atMs + chance.whole(3, 60) * SECOND_MS, 'by the push', push.commit, settings));
      if (chance.percent(15))
        gates.push(gate(push.atMs + chance.whole(1, 90) * MINUTE_MS, 're-run', push.commit, settings));
      if (chance.percent(12))
        gates.push(gate(push.atMs + chance.whole(10, 1_200) * SECOND_MS, 'asks once', push.commit, once));
    }
    if (isPull(line.owner) && features.has('sweeps')) {
      const atMs = line.pushes.at(-1)!.atMs + chance.whole(10, 3_000) * SECOND_MS;
      const head = line.pushes.findLast((push) => push.atMs <= atMs)!;
      gates.push(gate(atMs, 'sweep', head.commit, { ...settings, isSweep: true, waitMs: 0 }));
    }
  }
  const kept = Array.from({ length: Math.min(MOST_GATES, gates.length) }, () => chance.oneOf(gates));
  return [...new Set(kept)].toSorted((one, other) => one.atMs - other.atMs);
}
