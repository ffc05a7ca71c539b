import type { CheckFlag } from '../../../../cli/check/check-flags.ts';
import { loadCheckPublication } from '../../../../cli/check/check-publication.ts';
import { readRawInputs } from '../../../../cli/check/check-settings.ts';
import { config, type Given } from '../../../../cli/flags.ts';
import type { LocalFile } from '../../../../cli/local-policy.ts';
import type { Shell } from '../../../../cli/shell.ts';
import { progressLog } from '../../../../cli/terminal.ts';
import { GateFailure } from '../../../../domain/failure.ts';
import type { GateReport } from '../../../../domain/report.ts';
import { isUnsoftenable } from '../../../../domain/softening.ts';
import type { Prepared } from '../../../../gate/door/door.ts';
import type { Log } from '../../../../ports/log.ts';
import { redactAll } from '../../../../report/text/redact.ts';
import { openReplay } from '../../replay/replay.ts';

const NO_LOG: Log = { info: () => {}, debug: () => {}, group: (_, body) => body() };

/** By what a record is judged, and whether all that `check` would print is printed. */
export type TrialSettings = {
  readonly policy: LocalFile;
  readonly asCheck: Given<CheckFlag>;
  readonly isVerbose: boolean;
};

/**
 * What the policy makes of the record at this path, on the record's own day. Throws `GateFailure` (`config`) where it
 * was not tried: for a record that cannot be used, and a policy that the record's settings leave without a meaning.
 */
export async function judgeRecord(
  path: string,
  { policy, asCheck, isVerbose }: TrialSettings,
  shell: Shell,
): Promise<GateReport> {
  const { clock, signal, terminal } = shell;
  const log = isVerbose ? progressLog(terminal, true) : NO_LOG;
  const raw = readRawInputs(asCheck);
  const ready = await openReplay({ path, given: asCheck, raw, log, signal, clock, triedPolicy: policy });
  const report = await ready.run(ready.inputs, ready.world);
  if (isVerbose) await showAll(report, ready, shell);
  const { reason, message } = report.verdict;
  if (reason !== undefined && isUnsoftenable(reason)) throw config(message);
  if (reason === 'internal' || signal.aborted) throw new GateFailure(reason ?? 'cancelled', message);
  return report;
}

/** What `check` would show. */
async function showAll(report: GateReport, ready: Prepared, shell: Shell): Promise<void> {
  const { terminal } = shell;
  const publish = await loadCheckPublication(undefined, shell);
  const warn = (message: string): void => terminal.tell(`warning: ${message}`);
  await publish(redactAll(report, terminal.redact), ready, { info: terminal.print, warn, annotate: undefined });
}
