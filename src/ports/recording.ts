import type { GateReport } from '../domain/report.ts';

/** The evidence of a run while it is kept, for a file from which the run can be decided again. */
export type Recording = {
  /** The file's text in its pieces, with what the report says was decided, every text in it redacted; undefined where nothing was asked. */
  pieces(
    report: Pick<GateReport, 'verdict' | 'exitCode' | 'conditions' | 'links'>,
    redact: (text: string) => string,
  ): Iterable<string> | undefined;
};
