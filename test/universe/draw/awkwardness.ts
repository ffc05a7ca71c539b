import { Chance } from '../../build/random.ts';
import { LATER_FEATURES, type LaterFeature } from '../features.ts';
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
  numberOf,
  PRODUCTS,
  SECOND_MS,
  SOFT_REASONS,
  scansOf,
  shaOf,
  type Universe,
  type UniverseEvent,
} from '../universe.ts';

type Change = (universe: Universe, chance: Chance) => Universe;

/** What later features add to a universe, each with random numbers of its own, so that a seed keeps its people and jobs. */
const CHANGES: Partial<Record<LaterFeature, Change>> = {
  pages: (universe, chance) =>
    withAnswers(universe, {
      scansPerPage: chance.oneOf([1, 2, 5, 20]),
      groupsPerPage: chance.oneOf([1, 2, 3]),
      splitsGroups: chance.percent(50),
    }),
  outages: (universe, chance) => {
    const { atMs } = chance.oneOf(universe.gates);
    const fromMs = atMs + chance.whole(-60, 400) * SECOND_MS;
    const of = chance.oneOf([
      'list',
      'details',
      'searches',
      'searches of some types',
      'later pages',
      'later pages',
    ] as const);
    const untilMs = fromMs + chance.oneOf([20, 90, 1_200]) * SECOND_MS;
    return withAnswers(universe, {
      outages: [{ of, fromMs, untilMs }],
      ...(of === 'later pages' ? { groupsPerPage: 1 } : {}),
    });
  },
  'lost findings': (universe, chance) => {
    const gate = chance.oneOf(universe.gates);
    const own = completedOf(universe, gate);
    if (own.length === 0) return universe;
    const lost = chance.oneOf(own);
    const untilMs = lost.end!.atMs + chance.oneOf([8, 300, 300]) * MINUTE_MS;
    const type = chance.oneOf([undefined, 'ISSUE_TYPE_SAST', 'ISSUE_TYPE_SECRETS'] as const);
    const severity = chance.oneOf(['SEVERITY_HIGH', 'SEVERITY_CRITICAL']);
    const lags = [{ of: 'found' as const, type, severity, untilMs }];
    const changed = withScans(universe, (scan) => (scan === lost ? { ...scan, end: { ...scan.end!, lags } } : scan));
    const later = { ...gate, why: 're-run', atMs: lost.end!.atMs + chance.whole(6, 60) * MINUTE_MS };
    return { ...changed, gates: [...changed.gates, later] };
  },
  'odd severities': (universe, chance) => withExtra(universe, chance, 'sast-odd-5'),
  'confused details': (universe, chance) => {
    const alike = [
      ...Map.groupBy(ciScans(universe).filter(isCompleted), ({ commit, project }) => project + commit).values(),
    ];
    const pairs = alike.filter(({ length }) => length > 1);
    if (pairs.length === 0) return universe;
    const [one, other] = chance.oneOf(pairs).slice(0, 2) as [CiScan, CiScan];
    const [first, second] = chance.percent(50) ? [one, other] : [other, one];
    // As numbers they are one.
    const [id, otherId] = chance.percent(80) ? [NEARLY_ALIKE[0], NEARLY_ALIKE[1]] : [first.id, second.id];
    const events = universe.events.map((event): UniverseEvent => {
      if (event === first) return { ...first, id, confusedWith: otherId };
      return event === second ? { ...second, id: otherId } : event;
    });
    return { ...universe, events };
  },
  'wrong commits in the list': (universe, chance) =>
    withScan(universe, chance, isCompleted, (scan) => {
      const heads = universe.gates.filter(({ owner, commit }) => owner === scan.owner && commit !== scan.commit);
      return heads.length === 0 ? scan : { ...scan, listedCommit: chance.oneOf(heads).commit };
    }),
  'short commits': (universe, chance) => {
    const scans = ciScans(universe).filter(isCompleted);
    const some = new Set(chance.some(scans, 30));
    return withScans(universe, (scan) => (some.has(scan) ? { ...scan, shownCommit: 'c00' } : scan));
  },
  'silent details': (universe, chance) => {
    const pulls = universe.gates.filter(
      ({ owner, isBare, settings }) => isPull(owner) && isBare !== true && settings.waitMs > 0,
    );
    if (pulls.length > 0 && chance.percent(40)) {
      // Scanned in full, under a name of nobody, for longer than a scan is looked for.
      const { owner, commit } = chance.oneOf(pulls);
      const changed = withScans(universe, (scan) => {
        if (scan.owner !== owner || scan.end?.status !== 'COMPLETED') return scan;
        const { lags, searchableAtMs, ...end } = scan.end;
        const atMs =
          scan.commit === commit ? Math.max(end.atMs, scan.startedAtMs + chance.whole(90, 200) * SECOND_MS) : end.atMs;
        const number = numberOf(owner);
        const made = { ...scan, isFull: true, base: undefined, ref: `build-${number}`, pullRequest: number };
        return { ...made, end: { ...end, atMs }, silentUntilMs: atMs };
      });
      return withSettings(changed, () => ({ discoveryMs: MINUTE_MS }));
    }
    return withScans(universe, (scan) => {
      if (scan.end === undefined || chance.percent(40)) return scan;
      const untilMs = chance.oneOf([scan.end.atMs, scan.startedAtMs + 20 * SECOND_MS]);
      return chance.percent(50) ? { ...scan, silentUntilMs: untilMs } : { ...scan, unnumberedUntilMs: untilMs };
    });
  },
  'two spellings': (universe, chance) =>
    withScans(universe, (scan) =>
      scan.ref.startsWith('refs/') || scan.ref.startsWith('PR-') || !scan.isFull || chance.percent(50)
        ? scan
        : { ...scan, ref: `refs/heads/${scan.ref}` },
    ),
  'unknown products': (universe, chance) => {
    const some = chance.some(ciScans(universe).filter(isCompleted), 30);
    const others = some.map((scan): CiScan => {
      const startedAtMs = scan.end!.atMs + chance.whole(-30, 300) * SECOND_MS;
      const { owner, project, ref, isFull, pullRequest } = scan;
      const { commit } = chance.oneOf([scan, chance.oneOf(some)]);
      const end = { atMs: startedAtMs + 30 * SECOND_MS, status: 'COMPLETED' as const };
      return {
        kind: 'scan',
        id: `8${scan.id}`,
        owner,
        project,
        ref,
        isFull,
        pullRequest,
        commit,
        products: ['firewall'],
        startedAtMs,
        end,
      };
    });
    return { ...universe, events: [...universe.events, ...others] };
  },
  'named branches': (universe, chance) => {
    const heads = new Map<string, number>(
      universe.gates.flatMap(({ owner, headRef, isFork }) =>
        isPull(owner) && isFork !== true && headRef !== undefined
          ? [[`branch ${headRef}`, numberOf(owner)] as const]
          : [],
      ),
    );
    const pulls = universe.gates.filter(({ owner }) => [...heads.values()].includes(numberOf(owner)) && isPull(owner));
    if (pulls.length === 0) return universe;
    const { headRef, commit, atMs, settings } = chance.oneOf(pulls);
    const made = branchScan(universe, headRef!, commit, atMs + chance.whole(-10, 40) * SECOND_MS, '5401');
    const products = ciScans(universe).find(({ owner }) => isPull(owner))?.products ?? made.products;
    const scan = { ...made, products };
    const gate: Gate = { atMs, why: 'by the push', owner: scan.owner, commit, settings };
    const more = { ...universe, events: [...universe.events, scan], gates: [...universe.gates, gate] };
    return withScans(more, (each) => {
      const number = each.isFull ? heads.get(each.owner) : undefined;
      return number === undefined ? each : { ...each, pullRequest: number };
    });
  },
  namesakes: (universe, chance) => {
    if (universe.projects.length > 1 || universe.gates.some(({ settings }) => settings.projects === 'all'))
      return universe;
    // Where ours is not seen as one of the commit, the other one is the only one of this name.
    if (ciScans(universe).some(({ listedCommit, shownCommit }) => listedCommit ?? shownCommit)) return universe;
    const some = chance.some(ciScans(universe), 50).filter(({ project }) => project === universe.projects[0]);
    const copies = some.map((scan) =>
      copyOf(scan, '203', `7${scan.id}`, listedAtMs(scan) + chance.whole(1, 50) * SECOND_MS),
    );
    const changed = { ...universe, events: [...universe.events, ...copies] };
    return chance.percent(60) ? withAnswers(changed, { ignoresProject: true }) : changed;
  },
  'many strangers': (universe, chance) => {
    const { commit } = chance.oneOf(universe.gates);
    const own = ciScans(universe).find((scan) => scan.commit === commit);
    if (own === undefined) return universe;
    const copies = Array.from({ length: 12 }, (_, index) =>
      copyOf(own, String(210 + index), `6${index}${own.id}`, own.startedAtMs + (index - 12) * SECOND_MS),
    );
    return { ...universe, events: [...universe.events, ...copies] };
  },
  'late runs': (universe, chance) => {
    const gate = chance.oneOf(universe.gates);
    const atMs = gate.atMs + chance.whole(25, 90) * HOUR_MS;
    const gates = [...universe.gates, { ...gate, atMs, why: 're-run days later' }];
    const { headRef, isFork, commit, owner } = gate;
    if (!isPull(owner) || headRef === undefined || isFork || chance.percent(30)) return { ...universe, gates };
    // A full scan at night says of the head branch what the own ref was scanned for long before.
    const night = atMs - chance.whole(60, 1_200) * MINUTE_MS;
    const scan = branchScan(universe, headRef, commit, night, '5101');
    return { ...universe, gates, events: [...universe.events, scan] };
  },
  'old events': (universe, chance) => {
    const changes = universe.events.filter((event) => event.kind === 'base');
    const gates = universe.gates.flatMap((gate): readonly Gate[] => {
      const change = changes.findLast(
        ({ pullRequest, atMs }) => gate.owner === `pull ${pullRequest}` && atMs > gate.atMs,
      );
      if (change === undefined) return [];
      const atMs = change.atMs + chance.whole(1, 60) * MINUTE_MS;
      const laterBase = { ref: `refs/heads/${change.base}`, changedAtMs: change.atMs };
      return [{ ...gate, atMs, why: 're-run of an old event', laterBase }];
    });
    return { ...universe, gates: [...universe.gates, ...gates] };
  },
  'age limits': (universe, chance) => {
    const maxAgeMs = chance.oneOf([20, 60, 240, 1_500]) * MINUTE_MS;
    return withSettings(universe, () => ({ maxAgeMs }));
  },
  'one product alone': (universe, chance) => {
    const condition: Condition = {
      products: [chance.oneOf(PRODUCTS)],
      severities: chance.oneOf([
        ['critical', 'high'],
        ['high', 'low'],
      ]),
      max: chance.oneOf([0, 0, 1]),
      isIfScanned: chance.percent(30),
      isOfRules: chance.percent(30),
    };
    return withCondition(universe, condition);
  },
  waivers: (universe, chance) => {
    const waived = chance.some(['acme.shared', 'acme.sca', 'acme.secrets'], 50);
    return withSettings(universe, () => ({ waived }));
  },
  'rest of a condition': (universe, chance) => {
    const condition: Condition = {
      products: chance.oneOf([['sast'], ['secrets'], ['sast', 'secrets']]),
      severities: chance.oneOf([
        ['critical', 'high'],
        ['high', 'low'],
      ]),
      max: 99,
      isIfScanned: false,
      rest: chance.oneOf([0, 1, 2]),
    };
    const { atMs } = chance.oneOf(universe.gates);
    const outages = [{ of: 'searches of some types' as const, fromMs: atMs - HOUR_MS, untilMs: atMs + HOUR_MS }];
    const some = chance.percent(50) ? withAnswers(universe, { outages }) : universe;
    return withCondition(some, condition);
  },
  'ignored findings': (universe, chance) => {
    const condition: Condition = {
      products: ['sast', 'secrets'],
      severities: ['critical', 'high', 'low'],
      max: chance.oneOf([0, 0, 1]),
      isIfScanned: false,
      isOfIgnored: true,
    };
    const recent = ciScans(universe).filter(isCompleted).slice(-8);
    const triages = chance.some(recent, 60).flatMap((scan): readonly UniverseEvent[] => {
      const commit = universe.commits.find(({ sha }) => sha === scan.commit);
      const seen =
        commit === undefined ? [] : findingsIn(commit, scan.project).filter(({ product }) => product !== 'sca');
      return chance.some(seen, 60).map(({ name }) => ({
        kind: 'triage' as const,
        project: scan.project,
        atMs: scan.startedAtMs - chance.whole(1, 30) * MINUTE_MS,
        ref: scan.ref,
        finding: name,
        state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP',
      }));
    });
    const changed = withSettings(universe, ({ baseline }) => (baseline === 'none' ? { condition } : {}));
    return { ...changed, events: [...changed.events, ...triages] };
  },
  scores: (universe, chance) => {
    const condition: Condition = {
      products: ['sca'],
      severities: ['critical', 'high', 'low'],
      max: chance.oneOf([0, 0, 1]),
      isIfScanned: chance.percent(30),
      epssAbove: 0.5,
    };
    const changed = withCondition(universe, condition);
    return withExtra(withExtra(changed, chance, 'sca-low-5'), chance, 'sca-low-6');
  },
  'merged pipelines': (universe, chance) => {
    const pulls = universe.gates.filter(({ owner, isBare }) => isPull(owner) && isBare !== true);
    if (pulls.length === 0) return universe;
    const { commit, owner } = chance.oneOf(pulls);
    const merge = shaOf(900);
    const own = universe.commits.find(({ sha }) => sha === commit)!;
    const gates = universe.gates.map((gate) =>
      gate.commit === commit && gate.owner === owner ? { ...gate, pipelineCommit: merge } : gate,
    );
    const changed = withScans(universe, (scan) =>
      scan.commit === commit && scan.owner === owner && chance.percent(70) ? { ...scan, commit: merge } : scan,
    );
    return { ...changed, gates, commits: [...universe.commits, { ...own, sha: merge }] };
  },
  'a tag like a branch': (universe, chance) => {
    const [first, ...more] = chance.some(universe.commits, 60);
    const [model] = universe.gates;
    if (first === undefined || more.length === 0 || model === undefined) return universe;
    const { atMs, settings } = model;
    const branchMs = atMs + chance.whole(-600, 400) * SECOND_MS;
    const scans = [
      branchScan(universe, 'refs/tags/v2', first.sha, atMs + chance.whole(-200, 60) * SECOND_MS, '5001'),
      branchScan(universe, chance.oneOf(['refs/heads/v2', 'refs/heads/v2', 'v2']), more[0]!.sha, branchMs, '5002'),
    ];
    const gate = {
      atMs,
      why: 'by the tag',
      owner: 'tag v2' as const,
      commit: first.sha,
      settings: { ...settings, isFullRequired: false },
    };
    return { ...universe, events: [...universe.events, ...scans], gates: [...universe.gates, gate] };
  },
  'failures run again': (universe, chance) => {
    const waiting = universe.gates.filter(({ settings }) => settings.waitMs > 0);
    if (waiting.length === 0) return universe;
    const model = chance.oneOf(waiting);
    const own = completedOf(universe, model);
    if (own.length === 0) return universe;
    const again = chance.oneOf(own);
    const startedAtMs = again.startedAtMs - chance.whole(8, 20) * MINUTE_MS;
    const end = {
      atMs: startedAtMs + chance.whole(20, 200) * SECOND_MS,
      status: chance.oneOf(['ERROR', 'CANCELLED'] as const),
    };
    const failed: CiScan = {
      ...again,
      id: `6${again.id.slice(-2)}`,
      startedAtMs,
      ...SHOWN_AT_ONCE,
      end,
    };
    const gate = { ...model, why: 'by a re-run', atMs: listedAtMs(again) - chance.whole(15, 75) * SECOND_MS };
    return { ...universe, events: [...universe.events, failed], gates: [...universe.gates, gate] };
  },
  'two pulls of a branch': (universe, chance) => {
    const gates = universe.gates.filter(
      ({ owner, headRef, isFork }) => isPull(owner) && headRef !== undefined && !isFork,
    );
    if (gates.length === 0) return universe;
    const gate = chance.oneOf(gates);
    const own = ciScans(universe).filter(
      ({ owner, isFull, pullRequest, ref }) =>
        owner === gate.owner && !isFull && pullRequest !== undefined && !ref.startsWith('PR-'),
    );
    const [model] = own;
    if (model === undefined || gate.headRef === undefined) return universe;
    const ref = gate.headRef;
    const named = withScans(universe, (scan) => (scan.owner === model.owner && !scan.isFull ? { ...scan, ref } : scan));
    const twins = own
      .filter(({ owner }) => owner === model.owner)
      .map((scan): CiScan => {
        const startedAtMs = scan.startedAtMs + chance.whole(-20, 90) * SECOND_MS;
        const end = { atMs: startedAtMs + chance.whole(20, 60) * SECOND_MS, status: 'ERROR' as const };
        const number = numberOf(model.owner) + 20;
        return {
          ...scan,
          id: `99${scan.id}`,
          owner: `pull ${number}`,
          pullRequest: number,
          ref,
          startedAtMs,
          ...SHOWN_AT_ONCE,
          end,
        };
      });
    return { ...named, events: [...named.events, ...twins] };
  },
  'parts alone': (universe, chance) => {
    if (universe.projects.length === 1) return universe;
    const part = { project: chance.oneOf(universe.projects), isNamedById: chance.percent(40) };
    const isNamed = chance.percent(75);
    const gates = universe.gates.map((gate): Gate => {
      const settings: GateSettings = { ...gate.settings, projects: 'one' };
      return isNamed ? { ...gate, part, settings } : { ...gate, settings };
    });
    return { ...universe, gates };
  },
  'pulls in full': (universe, chance) => {
    if (!isByItsRefs(universe)) return universe;
    const isComparing = chance.percent(70);
    const changed = withPullsInFull(universe);
    const gates = changed.gates.map((gate): Gate => {
      const { condition, isUnlimited, ...settings } = gate.settings;
      return isComparing ? { ...gate, settings: { ...settings, baseline: 'base' } } : gate;
    });
    const pulls = gates.filter(({ owner }) => isPull(owner));
    if (pulls.length === 0) return { ...changed, gates };
    const gate = chance.oneOf(pulls);
    const base = gate.baseRef?.slice('refs/heads/'.length) ?? 'main';
    const [own] = completedOf(changed, gate);
    const known = changed.commits.find(({ sha }) => sha === gate.commit)!;
    if (own === undefined || chance.percent(30)) return { ...changed, gates };
    // What the change has is merged to its base meanwhile, and ignored there, or late in the index.
    const merged = shaOf(901);
    const startedAtMs = own.end!.atMs - chance.whole(95, 130) * SECOND_MS;
    const after: Gate = {
      ...gate,
      why: 'by the end of the scan',
      atMs: own.end!.atMs + chance.whole(1, 8) * SECOND_MS,
    };
    const scan = {
      ...branchScan(changed, base, merged, startedAtMs, '5201'),
      products: own.products,
    };
    const isLate = chance.percent(50);
    const late = { ...scan, end: { ...scan.end!, searchableAtMs: scan.end!.atMs + chance.whole(60, 110) * SECOND_MS } };
    const ignored = chance.some(findingsIn(known, own.project), isLate ? 0 : 50).map(
      ({ name }): UniverseEvent => ({
        kind: 'triage',
        project: own.project,
        atMs: startedAtMs - MINUTE_MS,
        ref: base,
        finding: name,
        state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP',
      }),
    );
    return {
      ...changed,
      gates: [...gates, after],
      commits: [...changed.commits, { sha: merged, findings: known.findings }],
      events: [...changed.events, isLate ? late : scan, ...ignored],
    };
  },
  'bases without a scan': (universe, chance) => {
    const gates = universe.gates.map((gate): Gate => {
      const { condition, isUnlimited, ...settings } = gate.settings;
      return isPull(gate.owner)
        ? { ...gate, baseRef: 'refs/heads/unscanned', settings: { ...settings, baseline: 'base' } }
        : gate;
    });
    return { ...(chance.percent(80) ? withPullsInFull(universe) : universe), gates };
  },
  "forks' commits in our branches": (universe, chance) => {
    const forks = universe.gates.filter(({ owner, isFork, isBare }) => isPull(owner) && isFork && !isBare);
    if (forks.length === 0) return universe;
    const { headRef = '', commit, atMs, owner } = chance.oneOf(forks);
    const scan = branchScan(universe, headRef, commit, atMs - chance.whole(2, 60) * MINUTE_MS, '5301');
    // The fork itself may not be scanned at all.
    const events = chance.percent(60)
      ? universe.events.filter((event) => event.kind !== 'scan' || event.owner !== owner || event.commit !== commit)
      : universe.events;
    return { ...universe, events: [...events, scan] };
  },
  'right after the scan': (universe, chance) => {
    const of = universe.gates.flatMap((gate) => {
      return completedOf(universe, gate).map(
        (scan): Gate => ({
          ...gate,
          why: 'by the end of the scan',
          atMs: scan.end!.atMs + chance.whole(1, 7) * SECOND_MS,
        }),
      );
    });
    return of.length === 0 ? universe : { ...universe, gates: [...universe.gates, chance.oneOf(of)] };
  },
  'same numbers': (universe, chance) => {
    const gates = universe.gates.filter(({ isBare }) => isBare !== true);
    if (gates.length === 0) return universe;
    const model = chance.oneOf(gates);
    const own = completedOf(universe, model);
    if (own.length === 0) return universe;
    const scan = chance.oneOf(own);
    const before = shaOf(902);
    const [harmless, harmful] = [
      ['sast-low-4', 'sca-low-4', 'secrets-low-4'],
      ['sast-critical-1', 'sca-low-4', 'secrets-high-2'],
    ];
    // The scan before is older than a day, and one of another product is not.
    const isOld = chance.percent(30);
    const isWorse = !isOld && chance.percent(70);
    const base = scan.base === undefined ? [] : universe.commits.find(({ sha }) => sha === scan.base)!.findings;
    const clean = (names: readonly string[]) => names.filter((name) => !base.includes(name));
    const [one, other] = [clean(harmless), clean(harmful)];
    const old: CiScan = {
      ...scan,
      id: '402',
      commit: before,
      ...(isOld ? { products: ['sast'] } : {}),
      startedAtMs: scan.startedAtMs - (isOld ? 30 * 60 + 40 : 40) * MINUTE_MS,
      ...SHOWN_AT_ONCE,
      productsAtMs: undefined,
      countedAtMs: undefined,
      unseen: undefined,
      end: { atMs: scan.startedAtMs - (isOld ? 30 * 60 + 38 : 38) * MINUTE_MS, status: 'COMPLETED' },
    };
    const beside: CiScan = {
      ...old,
      id: '403',
      products: ['secrets'],
      startedAtMs: scan.startedAtMs - 50 * MINUTE_MS,
      end: { atMs: scan.startedAtMs - 45 * MINUTE_MS, status: 'COMPLETED' },
    };
    const ofRef = (each: CiScan): boolean =>
      each.ref === scan.ref && each.project === scan.project && each.id !== scan.id;
    const lagMs = chance.whole(3, 9) * SECOND_MS;
    const changed = withScans(universe, (each) =>
      each === scan
        ? {
            ...scan,
            ...(isOld ? { products: ['sast'] } : {}),
            unseen: undefined,
            end: { ...scan.end!, lags: [], searchableAtMs: scan.end!.atMs + lagMs },
          }
        : each,
    );
    const commits = changed.commits.map((commit) =>
      commit.sha === scan.commit ? { ...commit, findings: isWorse ? other : one } : commit,
    );
    const gate = { ...model, why: 'by the end of the scan', atMs: scan.end!.atMs + chance.whole(0, 2) * SECOND_MS };
    return {
      ...changed,
      commits: [...commits, { sha: before, findings: isWorse ? one : other }],
      events: [
        ...changed.events.filter((event) => !isOld || event.kind !== 'scan' || !ofRef(event)),
        old,
        ...(isOld ? [beside] : []),
      ],
      gates: [...changed.gates, gate],
    };
  },
  'slow index': (universe, chance) => {
    const waiting = universe.gates.filter(({ settings, isBare }) => settings.waitMs > 0 && isBare !== true);
    if (waiting.length === 0) return universe;
    const model = chance.oneOf(waiting);
    const own = completedOf(universe, model);
    if (own.length === 0) return universe;
    const atMs = Math.max(...own.map(({ end }) => end!.atMs)) + chance.whole(6, 20) * MINUTE_MS;
    const searchableAtMs = atMs + chance.whole(15, 60) * SECOND_MS;
    const changed = withScans(universe, (scan) =>
      own.includes(scan) ? { ...scan, end: { ...scan.end!, lags: [], searchableAtMs } } : scan,
    );
    return { ...changed, gates: [...changed.gates, { ...model, why: 're-run', atMs }] };
  },
  'code alone on pulls': (universe, chance) => {
    const pulls = universe.gates.filter(
      ({ owner, headRef, isFork, isBare }) => isPull(owner) && headRef !== undefined && !isFork && !isBare,
    );
    if (pulls.length === 0) return universe;
    const heads = new Map<string, string>(pulls.map(({ owner, headRef }) => [owner, headRef!]));
    const events = universe.events.flatMap((event): readonly UniverseEvent[] => {
      if (event.kind !== 'scan' || !isPull(event.owner) || event.isFull) return [event];
      if (!event.products.includes('sast')) return [];
      const own: CiScan = { ...event, products: ['sast'] };
      const headRef = heads.get(event.owner);
      if (headRef === undefined || !isCompleted(event) || !event.ref.startsWith('refs/pull/')) return [own];
      const startedAtMs = event.startedAtMs + chance.whole(-20, 20) * SECOND_MS;
      const branch = branchScan(universe, headRef, event.commit, startedAtMs, `3${event.id}`);
      return [own, { ...branch, project: event.project }];
    });
    return { ...universe, events };
  },
  'full scans and a new base': (universe, chance) => {
    const pulls = universe.gates.filter(({ owner, isBare }) => isPull(owner) && isBare !== true);
    if (pulls.length === 0 || !isByItsRefs(universe)) return universe;
    const model = chance.oneOf(pulls);
    const own = completedOf(universe, model);
    if (own.length === 0) return universe;
    const changed = withScans(universe, (scan) =>
      isPull(scan.owner) ? { ...scan, isFull: true, base: undefined } : scan,
    );
    const atMs = Math.max(...own.map(({ end }) => end!.atMs)) + chance.whole(10, 40) * MINUTE_MS;
    const settings: GateSettings = { ...model.settings, baseline: 'none' };
    const gate = {
      ...model,
      why: 'by the new base',
      atMs,
      baseChangedAtMs: atMs - 3 * MINUTE_MS,
      baseRef: 'refs/heads/other',
      settings,
    };
    return { ...changed, gates: [...changed.gates, gate] };
  },
  'cancelled re-runs': (universe, chance) => {
    const of = universe.gates.flatMap((gate) => completedOf(universe, gate).map((scan) => ({ gate, scan })));
    if (of.length === 0) return universe;
    const { gate, scan } = chance.oneOf(of);
    const startedAtMs = scan.end!.atMs + chance.whole(1, 20) * MINUTE_MS;
    const atMs = startedAtMs + chance.whole(10, 90) * SECOND_MS;
    const end = { atMs, status: 'CANCELLED' as const };
    const again: CiScan = {
      ...scan,
      id: `4${scan.id}`,
      startedAtMs,
      ...SHOWN_AT_ONCE,
      productsAtMs: undefined,
      countedAtMs: undefined,
      end,
    };
    const run = { ...gate, why: 're-run', atMs: atMs + chance.whole(1, 10) * MINUTE_MS };
    return { ...universe, events: [...universe.events, again], gates: [...universe.gates, run] };
  },
  'compared conditions': (universe, chance) => {
    const condition: Condition = {
      products: chance.oneOf([PRODUCTS, ['sast'], ['sca', 'secrets']]),
      severities: chance.oneOf([
        ['critical', 'high'],
        ['high', 'low'],
      ]),
      max: chance.oneOf([0, 0, 1, 2]),
      isIfScanned: chance.percent(30),
      comparesAll: chance.percent(50),
      isOfRules: chance.percent(40),
    };
    const isByScore = chance.percent(30);
    const judged: Condition = isByScore ? { ...condition, products: ['sca'], epssAbove: 0.5 } : condition;
    const changed = withSettings(universe, ({ baseline }) => (baseline === 'base' ? { condition: judged } : {}));
    return isByScore ? withExtra(withExtra(changed, chance, 'sca-low-5'), chance, 'sca-low-6') : changed;
  },
  'other states': (universe, chance) => {
    const states = chance.oneOf(['open alone', 'and ignored'] as const);
    const changed = withSettings(universe, () => ({ states }));
    const recent = ciScans(universe).filter(isCompleted).slice(-8);
    const triages = chance.some(recent, 60).flatMap((scan): readonly UniverseEvent[] => {
      const commit = universe.commits.find(({ sha }) => sha === scan.commit);
      const seen = commit === undefined ? [] : findingsIn(commit, scan.project);
      return chance.some(seen, 50).map(({ name }) => ({
        kind: 'triage' as const,
        project: scan.project,
        atMs: scan.startedAtMs + chance.whole(-30, 20) * MINUTE_MS,
        ref: scan.ref,
        finding: name,
        state: `AGGREGATE_ISSUE_STATE_${chance.oneOf(['IGNORED_APP', 'FIXING', 'OPEN'])}`,
      }));
    });
    return { ...changed, events: [...changed.events, ...triages] };
  },
  'listed parts': (universe, chance) => {
    if (universe.gates.some(({ part }) => part !== undefined)) return universe;
    const listed = chance.oneOf(['names', 'ids'] as const);
    return withSettings(universe, ({ projects }) => (projects === 'all' ? { projects: listed } : {}));
  },
  'a baseline by name': (universe, chance) => {
    const branches = ciScans(universe).filter(({ isFull, owner }) => isFull && owner.startsWith('branch '));
    if (branches.length === 0) return universe;
    const baseline = `refs/heads/${chance.oneOf(branches).owner.slice('branch '.length)}` as const;
    return withSettings(universe, (settings) => (settings.baseline === 'base' ? { baseline } : {}));
  },
  'old findings': (universe, chance) => {
    const condition: Condition = {
      products: chance.oneOf([PRODUCTS, ['sast'], ['sca', 'secrets']]),
      severities: chance.oneOf([
        ['critical', 'high'],
        ['high', 'low'],
      ]),
      max: chance.oneOf([0, 0, 1]),
      isIfScanned: chance.percent(30),
      isOfRules: chance.percent(20),
      comparesAll: chance.percent(50),
      olderThanDays: chance.oneOf([1, 1, 2]),
    };
    const changed = withSettings(universe, ({ baseline }) => ({
      condition: { ...condition, ...(baseline === 'none' ? { comparesAll: undefined } : {}) },
      ...(baseline === 'none' ? { isUnlimited: true } : {}),
    }));
    // Known long before: most of what happens around noon is younger than a day.
    const laterMs = chance.oneOf([24, 48, 50]) * HOUR_MS;
    const later = changed.gates.map((gate) => ({ ...gate, why: 'days later', atMs: gate.atMs + laterMs }));
    return chance.percent(60) ? { ...changed, gates: [...changed.gates, ...later].slice(0, 8) } : changed;
  },
  'more required products': (universe, chance) => {
    const required = chance.some(['code', 'supply-chain', 'secrets'], 60);
    return withSettings(universe, () => ({ required }));
  },
  'a day later': (universe, chance) => {
    const gate = chance.oneOf(universe.gates);
    const own = ciScans(universe).filter(({ commit, owner }) => commit === gate.commit && owner === gate.owner);
    if (own.length === 0) return universe;
    const [first, last] = [Math.min(...own.map(listedAtMs)), Math.max(...own.map(listedAtMs))];
    const atMs = chance.whole(Math.floor(first / 1_000) - 60, Math.ceil(last / 1_000) + 60) * 1_000 + 24 * HOUR_MS;
    return { ...universe, gates: [...universe.gates, { ...gate, why: 'a day later', atMs }] };
  },
  'AI code': (universe, chance) => {
    const isOfBranches = chance.percent(70);
    const changed = withScans(universe, (scan) =>
      scan.isFull && scan.products.includes('sast') && !(isOfBranches && isPull(scan.owner)) && chance.percent(85)
        ? { ...scan, products: [...scan.products, 'ai_sast'] }
        : scan,
    );
    const commits = changed.commits.map((commit) => ({
      ...commit,
      findings: [...commit.findings, ...chance.some(AI_NAMES, 30)],
    }));
    const condition: Condition = {
      products: chance.oneOf([['ai_sast'], ['ai_sast'], ['secrets', 'ai_sast']]),
      severities: ['critical', 'high', 'medium', 'low'],
      max: chance.oneOf([0, 0, 1]),
      isIfScanned: chance.percent(60),
      isOfRules: chance.percent(20),
    };
    const isUnlimited = chance.percent(60);
    const comparesAll = chance.percent(50);
    if (chance.percent(20)) return { ...changed, commits };
    return withSettings({ ...changed, commits }, ({ baseline }) =>
      baseline === 'none' ? { condition, isUnlimited } : { condition: { ...condition, comparesAll } },
    );
  },
  'triaged lately': (universe, chance) => {
    const gates = universe.gates.filter(({ settings }) => settings.condition?.isOfIgnored);
    const triages = universe.events.filter((event) => event.kind === 'triage');
    if (triages.length === 0 || gates.length === 0) return universe;
    // Decided once: whether a second time counts anew is not known.
    const once = triages.filter(
      (event, at) => !triages.slice(0, at).some(({ ref, finding }) => ref === event.ref && finding === event.finding),
    );
    const events = universe.events.filter((event) => event.kind !== 'triage' || once.includes(event));
    const atMs = chance.oneOf(once).atMs + DAY_MS + chance.whole(-3, 3) * SECOND_MS;
    const later = { ...chance.oneOf(gates), why: 'a day after the triage', atMs };
    return withSettings({ ...universe, events, gates: [...universe.gates, later] }, ({ condition }) =>
      condition?.isOfIgnored ? { condition: { ...condition, triagedWithinDays: 1 } } : {},
    );
  },
  'without a branch': (universe, chance) => {
    const isPending = chance.percent(70);
    return withScans(universe, (scan) => {
      const seconds = isPending ? 0 : chance.whole(1, 40);
      const untilMs = Math.min(scan.startedAtMs + seconds * SECOND_MS, scan.end?.atMs ?? Number.POSITIVE_INFINITY);
      if (untilMs <= listedAtMs(scan) || chance.percent(40)) return scan;
      return { ...scan, branchlessUntilMs: untilMs };
    });
  },
  'a month later': (universe, chance) => {
    const gate = chance.oneOf(universe.gates);
    const own = ciScans(universe).filter(({ commit, owner }) => commit === gate.commit && owner === gate.owner);
    if (own.length === 0) return universe;
    const [first, last] = [Math.min(...own.map(listedAtMs)), Math.max(...own.map(listedAtMs))];
    const atMs = chance.whole(Math.floor(first / 1_000) - 60, Math.ceil(last / 1_000) + 60) * 1_000 + 30 * DAY_MS;
    return { ...universe, gates: [...universe.gates, { ...gate, why: 'a month later', atMs }] };
  },
  'softened reasons': (universe, chance) => {
    const softened = chance.some(SOFT_REASONS, 50);
    return softened.length === 0 ? universe : withSettings(universe, () => ({ softened }));
  },
};

const SHOWN_AT_ONCE = { queuedAtMs: undefined, listedAtMs: undefined } as const;
const NEARLY_ALIKE = ['9007199254740993', '9007199254740992'] as const;

export function withAwkwardness(universe: Universe): Universe {
  let changed = universe;
  for (const [index, name] of (Object.keys(CHANGES) as LaterFeature[]).entries()) {
    const chance = new Chance(universe.seed ^ (0x0dd << 8) ^ (index * 0x9e3779b1));
    for (let skipped = 0; skipped < 4; skipped += 1) chance.next();
    if (changed.gates.length === 0 || !chance.percent(LATER_FEATURES[name])) continue;
    const next = CHANGES[name]!(changed, chance);
    if (next !== changed) changed = { ...next, features: [...next.features, name] };
  }
  return changed;
}

function ciScans(universe: Universe): readonly CiScan[] {
  return scansOf(universe).filter(({ project }) => universe.projects.includes(project));
}

/** Pull requests that are scanned under their own refs alone: scans of one kind are alike. */
function isByItsRefs(universe: Universe): boolean {
  return ciScans(universe).every(({ owner, ref }) => !isPull(owner) || ref.startsWith('refs/pull/'));
}

function isCompleted({ end }: CiScan): boolean {
  return end?.status === 'COMPLETED';
}

function completedOf(universe: Universe, { commit, owner }: Gate): readonly CiScan[] {
  return ciScans(universe).filter((scan) => scan.commit === commit && scan.owner === owner && isCompleted(scan));
}

function withAnswers(universe: Universe, answers: Answers): Universe {
  return { ...universe, answers: { ...universe.answers, ...answers } };
}

function withScans(universe: Universe, change: (scan: CiScan) => CiScan): Universe {
  return { ...universe, events: universe.events.map((event) => (event.kind === 'scan' ? change(event) : event)) };
}

function withPullsInFull(universe: Universe): Universe {
  return withScans(universe, (scan) =>
    isPull(scan.owner) && scan.ref.startsWith('refs/pull/') ? { ...scan, isFull: true, base: undefined } : scan,
  );
}

/** One of those that the gates may be about. */
function withScan(
  universe: Universe,
  chance: Chance,
  isMeant: (scan: CiScan) => boolean,
  change: (scan: CiScan) => CiScan,
): Universe {
  const owners = new Set(universe.gates.map(({ owner }) => owner));
  const all = ciScans(universe).filter((scan) => isMeant(scan) && owners.has(scan.owner));
  if (all.length === 0) return universe;
  const one = chance.oneOf(all);
  return withScans(universe, (scan) => (scan === one ? change(scan) : scan));
}

function withSettings(universe: Universe, partsOf: (settings: GateSettings) => Partial<GateSettings>): Universe {
  const gates = universe.gates.map((gate) => ({ ...gate, settings: { ...gate.settings, ...partsOf(gate.settings) } }));
  return { ...universe, gates };
}

/** Nothing but this condition is judged, where nothing is compared. */
function withCondition(universe: Universe, condition: Condition): Universe {
  return withSettings(universe, ({ baseline }) => (baseline === 'none' ? { isUnlimited: true, condition } : {}));
}

function withExtra(universe: Universe, chance: Chance, name: string): Universe {
  const commits = universe.commits.map((commit) =>
    chance.percent(40) ? { ...commit, findings: [...new Set([...commit.findings, name])] } : commit,
  );
  return { ...universe, commits };
}

/** A full scan of everything, of a minute and a half. */
function branchScan(universe: Universe, ref: string, commit: string, startedAtMs: number, id: string): CiScan {
  const name = ref.replace(/^refs\/(?:heads|tags)\//, '');
  return {
    kind: 'scan',
    id,
    project: universe.projects[0]!,
    owner: ref.startsWith('refs/tags/') ? `tag ${name}` : `branch ${name}`,
    ref,
    isFull: true,
    pullRequest: undefined,
    commit,
    products: [...PRODUCTS],
    startedAtMs,
    end: { atMs: startedAtMs + 90 * SECOND_MS, status: 'COMPLETED' },
  };
}

/** The same scan, in a project where nothing is found. */
function copyOf(scan: CiScan, project: string, id: string, startedAtMs: number): CiScan {
  const { owner, ref, isFull, pullRequest, commit, products, base } = scan;
  const end = { atMs: startedAtMs + MINUTE_MS, status: 'COMPLETED' as const };
  return { kind: 'scan', project, id, owner, ref, isFull, pullRequest, commit, products, base, startedAtMs, end };
}
