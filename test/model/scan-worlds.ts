import type { IndexLag, ScanRun } from '../../emulator/history/history.ts';
import type { ModelCase } from './model-case.ts';
import type { Chance } from './random.ts';
import {
  BASE,
  HEAD_REF,
  MAIN_COMMITS,
  OTHER_PULL,
  ownRef,
  PULL,
  START_MS,
  TAG,
  TOPIC_COMMITS,
  type Worlds,
} from './worlds.ts';

type Judged = Pick<ModelCase, 'subject' | 'commit' | 'pipelineCommit'>;
type Place = Pick<ScanRun, 'ref' | 'fullRef' | 'isFull' | 'pullRequest'>;

const SECOND = 1_000;
const RATED = ['sast', 'sca', 'secrets'];
const PARTS = [['sast'], ['sca'], ['secrets'], ['sast', 'secrets'], ['sca', 'secrets'], ['sast', 'sca']];
const UNFILLED = ['', 'null', 'false', '0', '$(System.PullRequest.PullRequestNumber)'];

/** The scans of a project, most of them of the commit under test. */
export function scansOf(chance: Chance, worlds: Worlds, judged: Judged): readonly ScanRun[] {
  const isPullFull = chance.percent(30);
  const runs = Array.from({ length: chance.whole(1, 6) }, (_, index) =>
    scanOf(chance, worlds, judged, isPullFull, index),
  );
  const all = worlds.hasCancelledReruns ? [...runs, ...cancelledReruns(chance, runs)] : runs;
  return all.map((run) => {
    const isAlone = all.every((other) => other === run || other.ref !== run.ref);
    if (run.end === undefined || run.end.status !== 'COMPLETED') return run;
    if (worlds.isLagging) return { ...run, end: { ...run.end, lags: lagsOf(chance, run.end.atMs) } };
    if (!isAlone || !chance.percent(20)) return run;
    return { ...run, end: { ...run.end, searchableAtMs: run.end.atMs + chance.whole(4, 25) * SECOND } };
  });
}

/** Most bases were scanned when somebody last pushed to them. */
export function baseScans(chance: Chance): readonly ScanRun[] {
  const startedAtMs = START_MS - chance.whole(600, 20_000) * SECOND + 900;
  const end = { atMs: startedAtMs + 80 * SECOND, status: 'COMPLETED' } as const;
  const scan = { kind: 'scan', id: '400', ref: 'main', commit: BASE, products: RATED, isFull: true } as const;
  return chance.percent(85) ? [{ ...scan, startedAtMs, end }] : [];
}

function scanOf(chance: Chance, worlds: Worlds, judged: Judged, isPullFull: boolean, index: number): ScanRun {
  const place = placeOf(chance, worlds, ownRef(judged.subject, worlds), isPullFull);
  const onMain = place.ref.endsWith('main') && !chance.percent(30);
  const commit = chance.percent(60) ? headOf(chance, judged) : chance.oneOf(onMain ? MAIN_COMMITS : TOPIC_COMMITS);
  const startedAtMs = START_MS + startOf(chance) * SECOND + index;
  const lastsS = chance.percent(88) ? chance.whole(20, 150) : chance.whole(600, 1800);
  const products = chance.percent(60) ? RATED : chance.oneOf(PARTS);
  const status = chance.percent(7) ? undefined : statusOf(chance);
  return {
    kind: 'scan',
    id: String(500 + chance.whole(0, 40) * 10 + index),
    commit,
    base: BASE,
    products: productsOf(chance, worlds, products, place.isFull, status),
    ...place,
    pullRequestText:
      worlds.hasUnfilledNumbers && place.pullRequest === undefined && chance.percent(60)
        ? chance.oneOf(UNFILLED)
        : undefined,
    isPartial: chance.percent(6),
    counts: chance.oneOf([...Array(9).fill(undefined), 'none', 'found', 'total']),
    startedAtMs,
    listedAtMs: startedAtMs + (chance.percent(20) ? chance.whole(1, 40) * SECOND : 0),
    end: status === undefined ? undefined : { atMs: startedAtMs + lastsS * SECOND, status },
  };
}

function headOf(chance: Chance, { commit, pipelineCommit }: Judged): string {
  return pipelineCommit !== undefined && chance.percent(50) ? pipelineCommit : commit;
}

/** AI code runs in full scans alone. A scan that has not said what it runs never completes. */
function productsOf(
  chance: Chance,
  { hasUnknownProducts }: Worlds,
  products: readonly string[],
  isFull: boolean,
  status: string | undefined,
): readonly string[] {
  if (hasUnknownProducts && chance.percent(45)) {
    return chance.oneOf([['dast'], ['dast'], [...products, 'dast'], status === 'COMPLETED' ? ['dast'] : []]);
  }
  return isFull && chance.percent(15) ? chance.oneOf([[...products, 'ai_sast'], ['ai_sast']]) : products;
}

/** Most scans are of the subject's own ref. */
function placeOf(chance: Chance, worlds: Worlds, own: string, isPullFull: boolean): Place {
  /** Beside tags, the detail of a bare name tells no more than the list: which of both it is would be known otherwise. */
  const spell = (name: string): Pick<Place, 'ref' | 'fullRef'> => {
    const isMixed = worlds.spelling === 'mixed' && chance.percent(50);
    const isInFull = !worlds.isTagBare && (worlds.spelling === 'full' || isMixed);
    if (isInFull) return { ref: `refs/heads/${name}` };
    return worlds.hasTags ? { ref: name, fullRef: name } : { ref: name };
  };
  const pull = (ref: string, pullRequest: number): Place => ({ ref, isFull: isPullFull, pullRequest });
  /** As a scan for `pull_request_target`: a diff scan under the bare name of the head branch. */
  const bare = (pullRequest: number): Place => ({ ...spell(HEAD_REF), isFull: false, pullRequest });
  const named = (): Place => ({ ...spell(HEAD_REF), isFull: true, pullRequest: chance.oneOf([7, 7, 8]) });
  const topic = (): Place => (worlds.namesPulls && chance.percent(70) ? named() : { ...spell(HEAD_REF), isFull: true });
  const main = (): Place => ({ ...spell('main'), isFull: true });
  /** Where a tag is scanned under its bare name, the detail has no other. */
  const tag = (): Place => {
    const ref = worlds.isTagBare ? HEAD_REF : TAG;
    return { ref, fullRef: ref, isFull: true };
  };
  const ours = () => (worlds.isBareNamed ? bare(7) : pull(PULL, 7));
  const other = () => (worlds.isBareNamed ? { ...bare(8), ref: 'side' } : pull(OTHER_PULL, 8));
  if (chance.percent(50)) {
    if (own === TAG) return tag();
    if (own === 'main') return main();
    return own === PULL || worlds.isBareNamed ? ours() : topic();
  }
  const others = [ours, ours, ours, other, other, topic, topic, topic, topic, main, main, main];
  const few = [() => bare(7), () => bare(8), ...(worlds.hasTags ? [tag, tag, tag] : [])];
  return chance.oneOf([...others, ...few])();
}

/** A second run of a finished scan, cancelled as soon as somebody saw that it was not needed. */
function cancelledReruns(chance: Chance, runs: readonly ScanRun[]): readonly ScanRun[] {
  return chance
    .some(
      runs.filter(({ end }) => end?.status === 'COMPLETED'),
      60,
    )
    .map((run) => {
      const startedAtMs = run.startedAtMs + chance.whole(-20, 60) * SECOND + 37;
      return {
        ...run,
        id: String(Number(run.id) + 1_000),
        products: chance.oneOf([run.products, run.products, RATED]),
        isFull: chance.percent(85) ? run.isFull : !run.isFull,
        startedAtMs,
        listedAtMs: startedAtMs,
        end: { atMs: startedAtMs + chance.whole(3, 90) * SECOND, status: 'CANCELLED' as const },
      };
    });
}

/** Most lags are of seconds; some are longer than anyone waits. The whole index is behind, or some of it. */
function lagsOf(chance: Chance, endedAtMs: number): readonly IndexLag[] | undefined {
  if (endedAtMs < START_MS - 90 * SECOND) return undefined;
  const untilMs = () => endedAtMs + (chance.percent(85) ? chance.whole(2, 25) : chance.whole(40, 400)) * SECOND;
  if (chance.percent(40)) {
    const all = { untilMs: untilMs() };
    return [
      { ...all, of: 'found' },
      { ...all, of: 'gone' },
    ];
  }
  return Array.from({ length: chance.whole(0, 2) }, () => ({
    of: chance.oneOf(['found', 'gone'] as const),
    type: chance.oneOf([undefined, 'ISSUE_TYPE_SAST', 'ISSUE_TYPE_SCA', 'ISSUE_TYPE_SECRETS'] as const),
    severity: chance.oneOf([undefined, undefined, 'SEVERITY_CRITICAL', 'SEVERITY_HIGH', 'SEVERITY_LOW']),
    untilMs: untilMs(),
  }));
}

/** Seconds from the start of the run. */
function startOf(chance: Chance): number {
  const times = [
    [-172_800, -90_000],
    [-18_000, -4_000],
    [-2_400, -300],
    [-300, -60],
    [-300, -60],
    [-100, 0],
    [1, 150],
  ];
  const [from, to] = chance.oneOf(times) as [number, number];
  return chance.whole(from, to);
}

function statusOf(chance: Chance): 'COMPLETED' | 'ERROR' | 'CANCELLED' | 'NEVER_FINISHED' {
  if (chance.percent(88)) return 'COMPLETED';
  return chance.oneOf(['ERROR', 'CANCELLED', 'NEVER_FINISHED']);
}
