import { GateFailure } from '../../../src/domain/failure.ts';
import type { IssueSearch } from '../../../src/domain/issue.ts';
import type { Policy, PolicySource } from '../../../src/domain/policy.ts';
import type { GateReport } from '../../../src/domain/report.ts';
import type { Scan, ScanPage } from '../../../src/domain/scan.ts';
import type { Target } from '../../../src/domain/target.ts';
import { run } from '../../../src/gate/pipeline/run.ts';
import type { World } from '../../../src/gate/pipeline/world.ts';
import { aScan } from '../../build/a-scan.ts';
import { aDetailOf } from '../../build/a-scan-detail.ts';
import { aTarget } from '../../build/a-target.ts';
import { someGroups } from '../../build/an-issue-group.ts';
import { type Answers, answering } from '../../evidence/an-index.ts';
import { CollectingLog } from '../../fakes/collecting-log.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { fixedRandom } from '../../fakes/fixed-random.ts';
import {
  anIssuePage,
  aScanPage,
  inTurn,
  type Pages,
  type Script,
  ScriptedReader,
} from '../../fakes/scripted-reader.ts';
import { type Given as GivenInputs, inputsFrom } from '../../inputs/some-inputs.ts';

export type Given = {
  readonly inputs?: GivenInputs;
  readonly target?: Target;
  readonly polls?: readonly (readonly Scan[])[];
  readonly scans?: Script['scans'];
  readonly detail?: Script['detail'];
  /** The `meta` in the detail of each listed scan. */
  readonly meta?: NonNullable<Parameters<typeof aDetailOf>[1]>['meta'];
  readonly issues?: Answers;
  /** The issues as a function: groups that a search finds at a time of the run, in milliseconds. */
  readonly index?: (search: IssueSearch, nowMs: number) => string;
  readonly listAt?: (nowMs: number) => readonly Scan[];
  readonly policy?: Partial<Policy>;
  readonly world?: Partial<World>;
};

export const NO_TEXTS = { policy: undefined, waivers: undefined };
const LINKS: World['links'] = {
  scan: (repositoryId, scanId) => `https://x.test/projects/${repositoryId}/scans/${scanId}`,
  findings: (project, ref) => `https://x.test/findings?repo=${project}&ref=${ref}`,
  run: 'https://ci.test/runs/1',
  platform: 'https://x.test',
};

/** Runs the whole pipeline with a platform that answers from a script. By default: pull request 7, one clean finished scan. */
export async function judge(given: Given = {}) {
  const { polls = [[aScan()]], target = aTarget() } = given;
  const listed = new Map(polls.flat().map((scan) => [scan.id, scan]));
  const { listAt, index } = given;
  const clock = new FakeClock();
  const shown = (scans: readonly Scan[]): readonly Scan[] => {
    for (const scan of scans) listed.set(scan.id, scan);
    return scans;
  };
  const reader = new ScriptedReader({
    scans:
      given.scans ??
      (listAt && (() => [aScanPage(shown(listAt(clock.now())))])) ??
      inTurn<Pages<ScanPage>>(...polls.map((scans) => [aScanPage(scans)])),
    detail: given.detail ?? ((id) => aDetailOf(listed.get(id)!, 'meta' in given ? { meta: given.meta } : {})),
    issues:
      index === undefined
        ? answering(given.issues ?? {})
        : (search) => {
            const found = index(search, clock.now());
            return [found === '!' ? new GateFailure('server', 'answered 503') : anIssuePage(someGroups(found))];
          },
  });
  const policy = { conditions: [], waivers: [], onInconclusive: {}, ...given.policy };
  const source: PolicySource = { kind: 'input' };
  const report = await run(inputsFrom({ 'repository-id': '4242', ...given.inputs }), {
    reader,
    clock,
    random: fixedRandom(),
    log: new CollectingLog(),
    signal: new AbortController().signal,
    monotonicStart: clock.now(),
    checkout: {},
    readTarget: async () => target,
    readPolicy: async () => (given.policy === undefined ? undefined : { policy, source, texts: NO_TEXTS }),
    links: LINKS,
    ...given.world,
  });
  return { report, reader, clock };
}

/** `pass 0`, `fail 1`, `fail 1 server`; for an inconclusive run, its reason: `no-scan 2`. */
export function ending({ verdict: { word, reason }, exitCode }: GateReport): string {
  return word === 'inconclusive' ? `${reason} ${exitCode}` : [word, exitCode, ...(reason ? [reason] : [])].join(' ');
}

export async function endingOf(given: Given): Promise<string> {
  return ending((await judge(given)).report);
}
