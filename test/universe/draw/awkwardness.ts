import { Chance } from '../../build/random.ts';
import { AI_NAMES, findingsIn } from '../findings.ts';
import {
  type Answers,
  type CiScan,
  type Condition,
  DAY_MS,
  type Gate,
  type GateSettings,
  HOUR_MS,
  isPull,
  listedAtMs,
  MINUTE_MS,
  PRODUCTS,
  SECOND_MS,
  SOFT_REASONS,
  scansOf,
  type Universe,
  type UniverseEvent,
} from '../universe.ts';

/** Returns the members that the change replaces; undefined for none. */
type Change = (universe: Universe, chance: Chance) => Partial<Universe> | undefined;

/** A change that is made in so many of a hundred universes. */
const rarely = (percent: number, change: Change) => ({ percent, change });

/** How the list may show a failed scan: without a code, as completed, or in a state that this version does not know. */
const SHOWN = [
  { status: 'ERROR' },
  { status: 'COMPLETED', exitCode: 2 },
  { status: 'COMPLETED', exitCode: 2, isCodeListedAlone: true },
  { status: 'UPLOADED' },
] as const;

/** Changes to a drawn universe. Each has random numbers of its own, so that a seed keeps its people and jobs. */
const CHANGES: Readonly<Record<string, ReturnType<typeof rarely>>> = {
  /** The list does not show that a scan failed, or shows it in another way. One in ten completed scans fails. */
  'odd ends': rarely(15, (universe, chance) =>
    scansChanged(universe, (scan) => {
      const { atMs = 0, status } = scan.end ?? {};
      if (status !== 'ERROR' && !(status === 'COMPLETED' && chance.percent(10))) return scan;
      return { ...scan, end: { atMs, status: 'ERROR', shown: chance.oneOf(SHOWN) } };
    }),
  ),
  /** Other repositories have the same commits, and are scanned too. */
  strangers: rarely(10, (universe, chance) => {
    const copied = chance.some(scansOf(universe), 50).filter(({ project }) => project === universe.projects[0]);
    const copies = copied.map((scan) =>
      copyOf(scan, chance.oneOf(['201', '202']), '9', scan.startedAtMs + chance.whole(-20, 20) * MINUTE_MS),
    );
    return more(universe, copies);
  }),
  /** Lists and searches come in pages, and a rule as several groups. */
  pages: rarely(20, (universe, chance) =>
    answered(universe, {
      scansPerPage: chance.oneOf([1, 2, 5, 20]),
      groupsPerPage: chance.oneOf([1, 2, 3]),
      splitsGroups: chance.percent(50),
    }),
  ),
  /** The platform refuses some answers for a while. */
  outages: rarely(6, (universe, chance) => {
    const fromMs = chance.oneOf(universe.gates).atMs + chance.whole(-60, 400) * SECOND_MS;
    const all = ['list', 'details', 'searches', 'searches of some types', 'later pages', 'later pages'] as const;
    const of = chance.oneOf(all);
    const outages = [{ of, fromMs, untilMs: fromMs + chance.oneOf([20, 90, 1_200]) * SECOND_MS }];
    return answered(universe, { outages, ...(of === 'later pages' ? { groupsPerPage: 1 } : {}) });
  }),
  /** The index takes minutes or hours to show some of what a scan found. */
  'lost findings': rarely(5, (universe, chance) => {
    const gate = chance.oneOf(universe.gates);
    const own = completedOf(universe, gate);
    if (own.length === 0) return undefined;
    const lost = chance.oneOf(own);
    const untilMs = lost.end!.atMs + chance.oneOf([8, 300, 300]) * MINUTE_MS;
    const type = chance.oneOf([undefined, 'ISSUE_TYPE_SAST', 'ISSUE_TYPE_SECRETS'] as const);
    const severity = chance.oneOf(['SEVERITY_HIGH', 'SEVERITY_CRITICAL']);
    const lags = [{ of: 'found' as const, type, severity, untilMs }];
    return {
      ...scansChanged(universe, (scan) => (scan === lost ? { ...scan, end: { ...scan.end!, lags } } : scan)),
      ...again(universe, { ...gate, why: 're-run', atMs: lost.end!.atMs + chance.whole(6, 60) * MINUTE_MS }),
    };
  }),
  /** A severity that no document lists. */
  'odd severities': rarely(4, (universe, chance) => found(universe, chance, ['sast-odd-5'])),
  /** Two ids that are equal as numbers: the detail of one scan is shown in place of the other one. */
  'confused details': rarely(5, (universe, chance) => {
    const alike = Map.groupBy(ciScans(universe).filter(isCompleted), ({ commit, project }) => project + commit);
    const pairs = [...alike.values()].filter(({ length }) => length > 1);
    if (pairs.length === 0) return undefined;
    const pair = chance.oneOf(pairs).slice(0, 2);
    const [first, second] = (chance.percent(50) ? pair : pair.toReversed()) as [CiScan, CiScan];
    const [id, otherId] = chance.percent(80) ? ['9007199254740993', '9007199254740992'] : [first.id, second.id];
    return scansChanged(universe, (scan) => {
      if (scan === first) return { ...first, id, confusedWith: otherId };
      return scan === second ? { ...second, id: otherId } : scan;
    });
  }),
  /** The list names the head of the ref as the commit of an older scan. */
  'wrong commits in the list': rarely(5, (universe, chance) => {
    const owners = new Set(universe.gates.map(({ owner }) => owner));
    const all = ciScans(universe).filter((scan) => isCompleted(scan) && owners.has(scan.owner));
    if (all.length === 0) return undefined;
    const { id, owner, commit: own } = chance.oneOf(all);
    const heads = universe.gates.filter((gate) => gate.owner === owner && gate.commit !== own);
    if (heads.length === 0) return undefined;
    const listedCommit = chance.oneOf(heads).commit;
    return scansChanged(universe, (scan) => (scan.id === id ? { ...scan, listedCommit } : scan));
  }),
  /** Scanners shorten commits so much that they are no commits any more. */
  'short commits': rarely(4, (universe, chance) => {
    const some = new Set(chance.some(ciScans(universe).filter(isCompleted), 30));
    return scansChanged(universe, (scan) => (some.has(scan) ? { ...scan, shownCommit: 'c00' } : scan));
  }),
  /** Details do not say what is scanned before the scan has ended. */
  'silent details': rarely(8, (universe, chance) =>
    scansChanged(universe, (scan) => {
      if (scan.end === undefined || chance.percent(40)) return scan;
      const untilMs = chance.oneOf([scan.end.atMs, scan.startedAtMs + 20 * SECOND_MS]);
      return { ...scan, ...(chance.percent(50) ? { silentUntilMs: untilMs } : { unnumberedUntilMs: untilMs }) };
    }),
  ),
  /** Some scans spell a branch in full. */
  'two spellings': rarely(8, (universe, chance) =>
    scansChanged(universe, (scan) => {
      const isShort = !/^(?:refs\/|PR-)/.test(scan.ref) && scan.isFull;
      return isShort && chance.percent(50) ? { ...scan, ref: `refs/heads/${scan.ref}` } : scan;
    }),
  ),
  /** Scans of a product that this version does not know. */
  'unknown products': rarely(6, (universe, chance) => {
    const some = chance.some(ciScans(universe).filter(isCompleted), 30);
    const others = some.map((scan): CiScan => {
      const startedAtMs = scan.end!.atMs + chance.whole(-30, 300) * SECOND_MS;
      const { commit } = chance.oneOf([scan, chance.oneOf(some)]);
      return { ...copyOf(scan, scan.project, '8', startedAtMs), base: undefined, commit, products: ['firewall'] };
    });
    return more(universe, others);
  }),
  /** Another project of the same name and address. */
  namesakes: rarely(5, (universe, chance) => {
    const isOne = universe.gates.every(({ settings }) => settings.projects !== 'all') && universe.projects.length === 1;
    // If the list shows another commit for a scan of ours, the other project is the only one of this name.
    const isShown = ciScans(universe).every(
      ({ listedCommit, shownCommit }) => (listedCommit ?? shownCommit) === undefined,
    );
    if (!isOne || !isShown) return undefined;
    const copies = chance
      .some(ciScans(universe), 50)
      .map((scan) => copyOf(scan, '203', '7', listedAtMs(scan) + chance.whole(1, 50) * SECOND_MS));
    return {
      ...more(universe, copies),
      ...(chance.percent(60) ? answered(universe, { ignoresProject: true }) : {}),
    };
  }),
  'many strangers': rarely(4, (universe, chance) => {
    const { commit } = chance.oneOf(universe.gates);
    const own = ciScans(universe).find((scan) => scan.commit === commit);
    if (own === undefined) return undefined;
    const copies = Array.from({ length: 12 }, (_, index) =>
      copyOf(own, String(210 + index), `6${index}`, own.startedAtMs + (index - 12) * SECOND_MS),
    );
    return more(universe, copies);
  }),
  /** The event of an old base is run again. */
  'old events': rarely(60, (universe, chance) => {
    const changes = universe.events.filter((event) => event.kind === 'base');
    const gates = universe.gates.flatMap((gate): readonly Gate[] => {
      const isOfGate = (change: (typeof changes)[0]) => gate.owner === `pull ${change.pullRequest}`;
      const change = changes.findLast((one) => isOfGate(one) && one.atMs > gate.atMs);
      if (change === undefined) return [];
      const atMs = change.atMs + chance.whole(1, 60) * MINUTE_MS;
      const laterBase = { ref: `refs/heads/${change.base}`, changedAtMs: change.atMs };
      return [{ ...gate, atMs, why: 're-run of an old event', laterBase }];
    });
    return again(universe, ...gates);
  }),
  'age limits': rarely(6, (universe, chance) => {
    const maxAgeMs = chance.oneOf([20, 60, 240, 1_500]) * MINUTE_MS;
    return settingsChanged(universe, () => ({ maxAgeMs }));
  }),
  /** Only a condition decides. */
  'one product alone': rarely(8, (universe, chance) =>
    judgedAlone(universe, drawnCondition(chance, { products: [chance.oneOf(PRODUCTS)] })),
  ),
  waivers: rarely(8, (universe, chance) => {
    const waived = chance.some(['acme.shared', 'acme.sca', 'acme.secrets'], 50);
    return settingsChanged(universe, () => ({ waived }));
  }),
  /** A condition counts what people ignore. */
  'ignored findings': rarely(5, (universe, chance) => {
    const parts = { products: ['sast', 'secrets'], severities: ['critical', 'high', 'low'] } as const;
    const condition = { ...parts, max: chance.oneOf([0, 0, 1]), isIfScanned: false, isOfIgnored: true };
    return {
      ...settingsChanged(universe, ({ baseline }) => (baseline === 'none' ? { condition } : {})),
      ...more(universe, triages(universe, chance, ['IGNORED_APP'], -1)),
    };
  }),
  scores: rarely(5, (universe, chance) => {
    const condition = drawnCondition(chance, { products: ['sca'], severities: ['critical', 'high', 'low'] });
    return {
      ...judgedAlone(universe, { ...condition, epssAbove: 0.5 }),
      ...found(universe, chance, ['sca-low-5', 'sca-low-6']),
    };
  }),
  /** One part of a monorepo is judged by itself. */
  'parts alone': rarely(40, (universe, chance) => {
    if (universe.projects.length === 1) return undefined;
    const part = { project: chance.oneOf(universe.projects), isNamedById: chance.percent(40) };
    const named = chance.percent(75) ? { part } : {};
    return {
      gates: settingsChanged(universe, () => ({ projects: 'one' })).gates.map((gate) => ({ ...gate, ...named })),
    };
  }),
  /** Pull requests are scanned in full, and compared with their base. */
  'pulls in full': rarely(10, (universe, chance) => {
    const changed = pullsInFull(universe);
    const isComparing = chance.percent(70);
    const gates = universe.gates.map((gate) => (isComparing ? comparedWith(gate, 'base') : gate));
    return changed && { ...changed, gates };
  }),
  'bases without a scan': rarely(3, (universe, chance) => ({
    ...(chance.percent(80) ? pullsInFull(universe) : {}),
    gates: universe.gates.map((gate) =>
      isPull(gate.owner) ? { ...comparedWith(gate, 'base'), baseRef: 'refs/heads/unscanned' } : gate,
    ),
  })),
  /** The commits of a fork are pushed to our branch of the same name. */
  "forks' commits in our branches": rarely(60, (universe, chance) => {
    const forks = universe.gates.filter(({ owner, isFork, isBare }) => isPull(owner) && isFork && !isBare);
    if (forks.length === 0) return undefined;
    const { headRef = '', commit, atMs, owner } = chance.oneOf(forks);
    const scan = branchScan(universe, headRef, commit, atMs - chance.whole(2, 60) * MINUTE_MS, '5301');
    // The fork's own pull request may not be scanned at all.
    const isGone = chance.percent(60);
    const isOfFork = (event: UniverseEvent): boolean =>
      event.kind === 'scan' && event.owner === owner && event.commit === commit;
    return { events: [...universe.events.filter((event) => !isGone || !isOfFork(event)), scan] };
  }),
  'right after the scan': rarely(12, (universe, chance) => {
    const pairs = completedPairs(universe);
    if (pairs.length === 0) return undefined;
    const { gate, scan } = chance.oneOf(pairs);
    const atMs = scan.end!.atMs + chance.whole(1, 7) * SECOND_MS;
    return again(universe, { ...gate, why: 'by the end of the scan', atMs });
  }),
  'full scans and a new base': rarely(5, (universe, chance) => {
    const pairs = completedPairs(universe).filter(({ gate }) => isPull(gate.owner) && gate.isBare !== true);
    const changed = pullsInFull(universe);
    if (pairs.length === 0 || changed === undefined) return undefined;
    const { gate, scan } = chance.oneOf(pairs);
    const atMs = scan.end!.atMs + chance.whole(10, 40) * MINUTE_MS;
    const isNew = { baseChangedAtMs: atMs - 3 * MINUTE_MS, baseRef: 'refs/heads/other' };
    const settings: GateSettings = { ...gate.settings, baseline: 'none' };
    return { ...changed, ...again(universe, { ...gate, why: 'by the new base', atMs, ...isNew, settings }) };
  }),
  'cancelled re-runs': rarely(6, (universe, chance) => {
    const pairs = completedPairs(universe);
    if (pairs.length === 0) return undefined;
    const { gate, scan } = chance.oneOf(pairs);
    const startedAtMs = scan.end!.atMs + chance.whole(1, 20) * MINUTE_MS;
    const atMs = startedAtMs + chance.whole(10, 90) * SECOND_MS;
    return {
      ...more(universe, [{ ...copyOf(scan, scan.project, '4', startedAtMs), end: { atMs, status: 'CANCELLED' } }]),
      ...again(universe, { ...gate, why: 're-run', atMs: atMs + chance.whole(1, 10) * MINUTE_MS }),
    };
  }),
  /** A policy has a condition beside limits for new findings. */
  'compared conditions': rarely(50, (universe, chance) => {
    const comparesAll = chance.percent(50);
    const isByScore = chance.percent(30);
    const drawn = { ...drawnCondition(chance), comparesAll };
    const condition: Condition = isByScore ? { ...drawn, products: ['sca'], epssAbove: 0.5 } : drawn;
    return {
      ...settingsChanged(universe, ({ baseline }) => (baseline === 'base' ? { condition } : {})),
      ...(isByScore ? found(universe, chance, ['sca-low-5', 'sca-low-6']) : {}),
    };
  }),
  /** Findings that are being fixed do not count, or ignored findings do. */
  'other states': rarely(12, (universe, chance) => {
    const states = chance.oneOf(['open alone', 'and ignored'] as const);
    return {
      ...settingsChanged(universe, () => ({ states })),
      ...more(universe, triages(universe, chance, ['IGNORED_APP', 'FIXING', 'OPEN'], 20)),
    };
  }),
  /** The parts of a repository are named one by one. */
  'listed parts': rarely(25, (universe, chance) => {
    if (universe.gates.some(({ part }) => part !== undefined)) return undefined;
    const listed = chance.oneOf(['names', 'ids'] as const);
    return settingsChanged(universe, ({ projects }) => (projects === 'all' ? { projects: listed } : {}));
  }),
  /** The baseline is another branch than the base. */
  'a baseline by name': rarely(40, (universe, chance) => {
    const branches = ciScans(universe).filter(({ isFull, owner }) => isFull && owner.startsWith('branch '));
    if (branches.length === 0) return undefined;
    const baseline = `refs/heads/${chance.oneOf(branches).owner.slice('branch '.length)}` as const;
    return settingsChanged(universe, (settings) => (settings.baseline === 'base' ? { baseline } : {}));
  }),
  /** A condition counts only findings that have been known for days. */
  'old findings': rarely(8, (universe, chance) => {
    const comparesAll = chance.percent(50);
    const condition = drawnCondition(chance, { olderThanDays: chance.oneOf([1, 1, 2]) });
    const { gates } = settingsChanged(universe, ({ baseline }) =>
      baseline === 'none' ? { condition, isUnlimited: true } : { condition: { ...condition, comparesAll } },
    );
    // Adds later gates, because most findings around noon are younger than a day.
    const laterMs = chance.oneOf([24, 48, 50]) * HOUR_MS;
    const later = gates.map((gate) => ({ ...gate, why: 'days later', atMs: gate.atMs + laterMs }));
    return { gates: chance.percent(60) ? [...gates, ...later].slice(0, 8) : gates };
  }),
  'more required products': rarely(6, (universe, chance) => {
    const required = chance.some(['code', 'supply-chain', 'secrets'], 60);
    return settingsChanged(universe, () => ({ required }));
  }),
  /** The gate runs again a day later, so that the first list that it reads begins in the middle of its commit's scans. */
  'a day later': rarely(12, (universe, chance) => whenItLeaves(universe, chance, DAY_MS, 'a day later')),
  /** Full scans include AI code scanning, and a condition counts its findings. */
  'AI code': rarely(6, (universe, chance) => {
    const isOfBranches = chance.percent(70);
    const parts = { products: chance.oneOf([['ai_sast'], ['ai_sast'], ['secrets', 'ai_sast']] as const) };
    const drawn = drawnCondition(chance, { ...parts, severities: ['critical', 'high', 'medium', 'low'] });
    const condition = { ...drawn, isIfScanned: chance.percent(60) };
    const [isUnlimited, comparesAll] = [chance.percent(60), chance.percent(50)];
    const isSeen = (scan: CiScan): boolean =>
      scan.isFull && scan.products.includes('sast') && !(isOfBranches && isPull(scan.owner)) && chance.percent(85);
    const judged = settingsChanged(universe, ({ baseline }) =>
      baseline === 'none' ? { condition, isUnlimited } : { condition: { ...condition, comparesAll } },
    );
    return {
      ...scansChanged(universe, (scan) => (isSeen(scan) ? { ...scan, products: [...scan.products, 'ai_sast'] } : scan)),
      commits: universe.commits.map(({ sha, findings }) => ({
        sha,
        findings: [...findings, ...chance.some(AI_NAMES, 30)],
      })),
      ...(chance.percent(20) ? {} : judged),
    };
  }),
  /** Only late decisions count among the ignored findings. */
  'triaged lately': rarely(60, (universe, chance) => {
    const gates = universe.gates.filter(({ settings }) => settings.condition?.isOfIgnored);
    const all = universe.events.filter((event) => event.kind === 'triage');
    if (all.length === 0 || gates.length === 0) return undefined;
    // Each finding is decided once, because it is unknown whether a second decision counts as new.
    const once = all.filter(
      (event, at) => !all.slice(0, at).some(({ ref, finding }) => ref === event.ref && finding === event.finding),
    );
    const atMs = chance.oneOf(once).atMs + DAY_MS + chance.whole(-3, 3) * SECOND_MS;
    const later = again(universe, { ...chance.oneOf(gates), why: 'a day after the triage', atMs });
    return {
      events: universe.events.filter((event) => event.kind !== 'triage' || once.includes(event)),
      ...settingsChanged(later, ({ condition }) =>
        condition?.isOfIgnored ? { condition: { ...condition, triagedWithinDays: 1 } } : {},
      ),
    };
  }),
  /** Scans that wait for their runner, or have just begun, are listed without a branch. */
  'without a branch': rarely(8, (universe, chance) => {
    const isPending = chance.percent(70);
    return scansChanged(universe, (scan) => {
      const seconds = isPending ? 0 : chance.whole(1, 40);
      const untilMs = Math.min(scan.startedAtMs + seconds * SECOND_MS, scan.end?.atMs ?? Number.POSITIVE_INFINITY);
      if (untilMs <= listedAtMs(scan) || chance.percent(40)) return scan;
      return { ...scan, branchlessUntilMs: untilMs };
    });
  }),
  /** The gate runs again when the scans of its commit leave the list. */
  'a month later': rarely(8, (universe, chance) => whenItLeaves(universe, chance, 30 * DAY_MS, 'a month later')),
  /** Some reasons let the job go on. */
  'softened reasons': rarely(10, (universe, chance) => {
    const softened = chance.some(SOFT_REASONS, 50);
    return softened.length === 0 ? undefined : settingsChanged(universe, () => ({ softened }));
  }),
};
export const AWKWARD: readonly string[] = Object.keys(CHANGES);

export function withAwkwardness(universe: Universe): Universe {
  let changed = universe;
  for (const [index, [name, { percent, change }]] of Object.entries(CHANGES).entries()) {
    const chance = new Chance(universe.seed ^ (0x0dd << 8) ^ (index * 0x9e3779b1));
    for (let skipped = 0; skipped < 4; skipped += 1) chance.next();
    if (changed.gates.length === 0 || !chance.percent(percent)) continue;
    const parts = change(changed, chance);
    if (parts !== undefined) changed = { ...changed, ...parts, features: [...changed.features, name] };
  }
  return changed;
}

function ciScans(universe: Universe): readonly CiScan[] {
  return scansOf(universe).filter(({ project }) => universe.projects.includes(project));
}

function isCompleted({ end }: CiScan): boolean {
  return end?.status === 'COMPLETED';
}

function completedOf(universe: Universe, { commit, owner }: Gate): readonly CiScan[] {
  return ciScans(universe).filter((scan) => scan.commit === commit && scan.owner === owner && isCompleted(scan));
}

/** Each gate with each completed scan that it may wait for. */
function completedPairs(universe: Universe): readonly { readonly gate: Gate; readonly scan: CiScan }[] {
  return universe.gates.flatMap((gate) => completedOf(universe, gate).map((scan) => ({ gate, scan })));
}

function answered(universe: Universe, answers: Answers): Pick<Universe, 'answers'> {
  return { answers: { ...universe.answers, ...answers } };
}

function more({ events }: Universe, others: readonly UniverseEvent[]): Pick<Universe, 'events'> {
  return { events: [...events, ...others] };
}

function again({ gates }: Universe, ...others: readonly Gate[]): Pick<Universe, 'gates'> {
  return { gates: [...gates, ...others] };
}

function scansChanged({ events }: Universe, change: (scan: CiScan) => CiScan): Pick<Universe, 'events'> {
  return { events: events.map((event) => (event.kind === 'scan' ? change(event) : event)) };
}

function settingsChanged(
  { gates }: Pick<Universe, 'gates'>,
  partsOf: (settings: GateSettings) => Partial<GateSettings>,
): Pick<Universe, 'gates'> {
  return {
    gates: gates.map((gate) => ({ ...gate, settings: { ...gate.settings, ...partsOf(gate.settings) } })),
  };
}

/** Makes all scans of pull requests full. Undefined if some are under other refs than their own: scans of one kind are alike. */
function pullsInFull(universe: Universe): Pick<Universe, 'events'> | undefined {
  const pulls = ciScans(universe).filter(({ owner }) => isPull(owner));
  if (!pulls.every(({ ref }) => ref.startsWith('refs/pull/'))) return undefined;
  return scansChanged(universe, (scan) => (isPull(scan.owner) ? { ...scan, isFull: true, base: undefined } : scan));
}

/** Removes the condition, because a policy would have to say what is compared. */
function comparedWith(gate: Gate, baseline: GateSettings['baseline']): Gate {
  const { condition, isUnlimited, ...settings } = gate.settings;
  return { ...gate, settings: { ...settings, baseline } };
}

/** Runs the gate again this long after its scans, so that the span of its list begins in the middle of them. */
function whenItLeaves(universe: Universe, chance: Chance, laterMs: number, why: string): Partial<Universe> | undefined {
  const gate = chance.oneOf(universe.gates);
  const own = ciScans(universe).filter(({ commit, owner }) => commit === gate.commit && owner === gate.owner);
  if (own.length === 0) return undefined;
  const seconds = own.map((scan) => listedAtMs(scan) / SECOND_MS);
  const second = chance.whole(Math.floor(Math.min(...seconds)) - 60, Math.ceil(Math.max(...seconds)) + 60);
  return again(universe, { ...gate, why, atMs: second * SECOND_MS + laterMs });
}

function drawnCondition(chance: Chance, parts: Partial<Condition> = {}): Condition {
  return {
    products: chance.oneOf([PRODUCTS, ['sast'], ['sca', 'secrets']]),
    severities: chance.oneOf(['critical high', 'high low']).split(' '),
    max: chance.oneOf([0, 0, 1, 2]),
    isIfScanned: chance.percent(30),
    isOfRules: chance.percent(30),
    ...parts,
  };
}

/** Only this condition is judged, in gates that compare with nothing. */
function judgedAlone(universe: Universe, condition: Condition): Pick<Universe, 'gates'> {
  return settingsChanged(universe, ({ baseline }) => (baseline === 'none' ? { isUnlimited: true, condition } : {}));
}

function found({ commits }: Universe, chance: Chance, names: readonly string[]): Pick<Universe, 'commits'> {
  const more = (findings: readonly string[]) => [...new Set([...findings, ...chance.some(names, 40)])];
  return { commits: commits.map(({ sha, findings }) => ({ sha, findings: more(findings) })) };
}

/** Triages some findings of recent scans, from half an hour before their start to `latestMinutes` after it. */
function triages(
  universe: Universe,
  chance: Chance,
  states: readonly string[],
  latestMinutes: number,
): readonly UniverseEvent[] {
  const recent = ciScans(universe).filter(isCompleted).slice(-8);
  return chance.some(recent, 60).flatMap(({ commit: ofScan, project, ref, startedAtMs }) => {
    const commit = universe.commits.find(({ sha }) => sha === ofScan);
    const seen = commit === undefined ? [] : findingsIn(commit, project);
    return chance.some(seen, 50).map(({ name: finding }): UniverseEvent => {
      const atMs = startedAtMs + chance.whole(-30, latestMinutes) * MINUTE_MS;
      return { kind: 'triage', project, ref, finding, atMs, state: `AGGREGATE_ISSUE_STATE_${chance.oneOf(states)}` };
    });
  });
}

/** A full scan of all products, which takes a minute and a half. */
function branchScan(universe: Universe, name: string, commit: string, startedAtMs: number, id: string): CiScan {
  const place = { owner: `branch ${name}`, ref: name, isFull: true, pullRequest: undefined } as const;
  const end = { atMs: startedAtMs + 90 * SECOND_MS, status: 'COMPLETED' } as const;
  return {
    kind: 'scan',
    id,
    project: universe.projects[0]!,
    ...place,
    commit,
    products: [...PRODUCTS],
    startedAtMs,
    end,
  };
}

/** The same scan with nothing odd about it, which takes a minute. In another project it finds nothing. */
function copyOf({ kind, id, ...scan }: CiScan, project: string, idPrefix: string, startedAtMs: number): CiScan {
  const { owner, ref, isFull, pullRequest, commit, products, base } = scan;
  const made = { kind, project, id: idPrefix + id, owner, ref, isFull, pullRequest, commit, products, base };
  return { ...made, startedAtMs, end: { atMs: startedAtMs + MINUTE_MS, status: 'COMPLETED' } };
}
