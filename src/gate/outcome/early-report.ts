import { asGateFailure } from '../../domain/failure.ts';
import type { Links } from '../../domain/links.ts';
import type { GateReport } from '../../domain/report.ts';
import type { EpochMs } from '../../domain/work/time.ts';
import { parseOnInconclusive } from '../../inputs/parse-on-inconclusive.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import { reportOf } from './report-of.ts';

export type EarlyFacts = {
  /** What the workflow gave, where at least the names could be read. */
  readonly raw: RawInputs | undefined;
  readonly repository: string;
  readonly startedAtMs: EpochMs;
  readonly finishedAtMs: EpochMs;
  readonly seconds: number;
  readonly requestsSent: number;
};

/** The report of a run that failed before its story began, or that broke in the middle of it. */
export function earlyReport(thrown: unknown, facts: EarlyFacts): GateReport {
  const failure = asGateFailure(thrown);
  // With wrong settings none of them is believed; otherwise all of them were read, and apply.
  const raw = failure.reason === 'config' ? undefined : facts.raw;
  return reportOf(
    { stopped: failure },
    {
      mode: raw?.mode.trim() === 'report' ? 'report' : 'enforce',
      repository: facts.repository,
      onInconclusive: raw === undefined ? undefined : parseOnInconclusive(raw['on-inconclusive']),
    },
    {
      startedAtMs: facts.startedAtMs,
      finishedAtMs: facts.finishedAtMs,
      seconds: facts.seconds,
      requests: { planned: facts.requestsSent, sent: facts.requestsSent },
      links: NO_LINKS,
    },
  );
}

const NO_LINKS: Links = { scan: () => undefined, findings: () => undefined, run: undefined, platform: undefined };
