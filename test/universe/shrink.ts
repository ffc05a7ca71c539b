import type { Finding } from './judge.ts';
import { judgeGate } from './try-universe.ts';
import type { Gate, Universe, UniverseEvent } from './universe.ts';

/** The universe with this gate alone, reduced to what its wrong verdict needs. */
export async function shrink(universe: Universe, gate: Gate, kind: Finding['kind']): Promise<Universe> {
  const isWrong = async (smaller: Universe): Promise<boolean> =>
    (await judgeGate(smaller, smaller.gates[0]!)).finding?.kind === kind;
  let smallest: Universe = { ...universe, gates: [gate] };
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const candidate of candidatesOf(smallest)) {
      if (!(await isWrong(candidate))) continue;
      smallest = candidate;
      isSmaller = true;
      break;
    }
  }
  return withoutUnused(smallest);
}

/** Universes that lack one thing each, the largest parts first. */
function* candidatesOf(universe: Universe): Generator<Universe> {
  const { events, commits, gates } = universe;
  for (let size = Math.ceil(events.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < events.length; from += size) {
      yield { ...universe, events: [...events.slice(0, from), ...events.slice(from + size)] };
    }
  }
  for (const [index, event] of events.entries()) {
    for (const plainer of plainerThan(event)) yield { ...universe, events: events.with(index, plainer) };
  }
  for (const [index, commit] of commits.entries()) {
    for (const name of commit.findings) {
      const findings = commit.findings.filter((one) => one !== name);
      yield { ...universe, commits: commits.with(index, { ...commit, findings }) };
    }
  }
  const [gate] = gates as [Gate];
  if (gate.settings.answerMs > 0)
    yield { ...universe, gates: [{ ...gate, settings: { ...gate.settings, answerMs: 0 } }] };
}

const ODD = ['queuedAtMs', 'listedAtMs', 'productsAtMs', 'countedAtMs', 'clockMs', 'unseen', 'isPartial'] as const;

/** The same scan, each time without one of its odd members. */
function plainerThan(event: UniverseEvent): readonly UniverseEvent[] {
  if (event.kind !== 'scan') return [];
  const { end } = event;
  const plainer = ODD.filter((name) => event[name] !== undefined).map((name) => ({ ...event, [name]: undefined }));
  if (end?.searchableAtMs !== undefined) plainer.push({ ...event, end: { ...end, searchableAtMs: undefined } });
  const lags = end?.lags ?? [];
  return [...plainer, ...lags.map((lag) => ({ ...event, end: { ...end!, lags: lags.filter((one) => one !== lag) } }))];
}

function withoutUnused(universe: Universe): Universe {
  const { gates, events, commits } = universe;
  const used = new Set<unknown>(
    [...gates, ...events].flatMap((one) => ['commit' in one && one.commit, 'base' in one && one.base]),
  );
  return { ...universe, commits: commits.filter(({ sha }) => used.has(sha)) };
}
