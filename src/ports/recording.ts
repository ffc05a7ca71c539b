import type { GateReport } from '../domain/report.ts';

export type Recording = {
  /** Redacted, with what was decided; undefined where nothing was asked. */
  pieces(
    report: Pick<GateReport, 'verdict' | 'exitCode' | 'conditions' | 'links'>,
    redact: (text: string) => string,
  ): Iterable<string> | undefined;
};
