import { asGateFailure } from '../../domain/failure.ts';
import { stepOf } from '../../domain/reason.ts';
import type { GateReport } from '../../domain/report.ts';
import { softens } from '../../domain/softening.ts';
import { inconclusiveBy } from '../../domain/verdict.ts';
import type { EpochMs } from '../../domain/work/time.ts';
import { parseOnInconclusive } from '../../inputs/parse-on-inconclusive.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import { exitCodeOf } from '../process/exit-code.ts';

export type EarlyFacts = {
  /** What the workflow gave, where at least the names could be read. */
  readonly raw: RawInputs | undefined;
  readonly repository: string;
  /** `COMMAND_LINE`, or empty: the next step is in words of the Action then. */
  readonly event: string;
  readonly startedAtMs: EpochMs;
  readonly finishedAtMs: EpochMs;
  readonly seconds: number;
  readonly requestsSent: number;
};

/**
 * The report of a run that failed before its story began, or that broke in the middle of it. It is what `reportOf` says of
 * such a run, without the code that tells what was learned: a refused setting waits for this.
 */
export function earlyReport(thrown: unknown, facts: EarlyFacts): GateReport {
  const failure = asGateFailure(thrown);
  const { reason, problems } = failure;
  // With wrong settings none of them is believed; otherwise all of them were read, and apply.
  const raw = reason === 'config' ? undefined : facts.raw;
  const mode = raw?.mode.trim() === 'report' ? 'report' : 'enforce';
  const verdict = inconclusiveBy(failure);
  const isSoftened = raw !== undefined && softens(reason, parseOnInconclusive(raw['on-inconclusive']), {});
  return {
    ...NOTHING_LEARNED,
    verdict,
    nextStep: stepOf(reason, facts.event),
    exitCode: exitCodeOf(verdict, mode, isSoftened),
    mode,
    isSoftened,
    repository: facts.repository,
    requests: { planned: facts.requestsSent, sent: facts.requestsSent },
    times: {
      startedAtMs: facts.startedAtMs,
      finishedAtMs: facts.finishedAtMs,
      seconds: facts.seconds,
      waitedSeconds: 0,
      issuesReadAtMs: undefined,
    },
    problems,
  };
}

const none = undefined;

const NOTHING_LEARNED = {
  deploymentId: undefined,
  event: '',
  commit: undefined,
  ref: undefined,
  pullRequest: undefined,
  notScanned: [],
  replay: undefined,
  indexGap: undefined,
  triagedOut: undefined,
  unscanned: [],
  siblings: [],
  seen: undefined,
  mergeGroupCommit: undefined,
  scans: [],
  countsAre: 'exact',
  counts: { critical: none, high: none, medium: none, low: none, unrated: none, total: none },
  newTotal: undefined,
  fixedTotal: undefined,
  waived: undefined,
  conditions: [],
  waivers: [],
  rules: [],
  breakingRules: 0,
  fixedRules: undefined,
  places: undefined,
  requirement: undefined,
  policy: undefined,
  waiversFile: undefined,
  longestWaiverDays: undefined,
  baseline: undefined,
  history: [],
  searches: [],
  notices: [],
  oddities: [],
  projects: undefined,
  missingProjects: undefined,
  links: { findings: undefined, run: undefined, platform: undefined, code: undefined },
} as const satisfies Partial<GateReport>;
