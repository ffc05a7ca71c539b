import type { GateReport } from '../../domain/report.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import { redactRecord } from '../../report/text/redact.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ending, Job } from '../process/run-process.ts';
import { type PublishLog, publish } from '../publish/publish.ts';
import type { Redact, Sink } from '../publish/sink.ts';
import { earlyReport } from '../record/early-report.ts';
import { run } from '../story/run.ts';
import type { World } from '../story/world.ts';

/** A run whose settings are read. */
export type Prepared = { readonly inputs: Inputs; readonly world: World };

/** Settings as they were written. */
export type Written = { readonly raw: RawInputs };

/** What the Action and the command line each bring to the same run. */
export type Door<Text extends Written, Ready extends Prepared> = {
  readonly clock: Clock;
  readonly redact: Redact;
  /** Checks the names of the settings. Throws `config`. */
  read(): Text;
  /** Reads the settings strictly; nothing is contacted. `startedAt` is monotonic. Throws `config`, `no-token`, `tls`. */
  prepare(text: Text, startedAt: number): Ready | Promise<Ready>;
  /** The repository's name in a report while the settings are not believed. */
  repositoryOf(text: Text | undefined): string;
  /** Where the report goes. What could not be read is undefined. */
  sinks(text: Text | undefined, ready: Ready | undefined): readonly (Sink | readonly Sink[])[];
  readonly log: PublishLog;
  /** The report in the words of this door, before it is published. */
  inOwnWords?(report: GateReport): GateReport;
};

/** One judged commit, from the settings to the published report. */
export function gateJob<Text extends Written, Ready extends Prepared>(door: Door<Text, Ready>): Job {
  const { clock, redact } = door;
  const startedAt = clock.now();
  const startedAtMs = clock.wallNow();
  let text: Text | undefined;
  let ready: Ready | undefined;

  function endingOf(report: GateReport): Ending {
    const { inOwnWords = (same: GateReport): GateReport => same } = door;
    const tell = () => publish(redactRecord(inOwnWords(report), redact), door.sinks(text, ready), door.log);
    return { exitCode: report.exitCode, tell };
  }

  return {
    async work() {
      text = door.read();
      ready = await door.prepare(text, startedAt);
      return endingOf(await run(ready.inputs, ready.world));
    },
    fail(failure) {
      const facts = {
        raw: text?.raw,
        repository: door.repositoryOf(text),
        startedAtMs,
        finishedAtMs: clock.wallNow(),
        seconds: (clock.now() - startedAt) / 1_000,
        requestsSent: ready?.world.reader.requestsSent() ?? 0,
      };
      return endingOf(earlyReport(failure, facts));
    },
  };
}
