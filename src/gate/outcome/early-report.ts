import { asGateFailure } from '../../domain/failure.ts';
import { stepOf } from '../../domain/reason.ts';
import type { GateReport } from '../../domain/report.ts';
import type { EpochMs } from '../../domain/work/time.ts';
import { parseOnInconclusive } from '../../inputs/parse-on-inconclusive.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import { reportOf } from './report-of.ts';

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

/** The report of a run that failed before its settings were read, or that broke in the middle of it. */
export function earlyReport(
  thrown: unknown,
  { requestsSent: sent, event, repository, ...facts }: EarlyFacts,
): GateReport {
  const failure = asGateFailure(thrown);
  // With wrong settings none of them is believed; otherwise all of them were read, and apply.
  const raw = failure.reason === 'config' ? undefined : facts.raw;
  const mode = raw?.mode.trim() === 'report' ? 'report' : 'enforce';
  const onInconclusive = raw && parseOnInconclusive(raw['on-inconclusive']);
  const closing = { ...facts, requests: { planned: sent, sent }, links: NO_LINKS };
  const report = reportOf({ stopped: failure }, { mode, repository, onInconclusive }, closing);
  return { ...report, nextStep: stepOf(failure.reason, event) };
}

const NO_LINKS = { scan: () => undefined, findings: () => undefined, run: undefined, platform: undefined };
