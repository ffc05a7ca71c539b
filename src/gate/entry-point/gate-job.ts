import { GateFailure } from '../../domain/failure.ts';
import { stepOf } from '../../domain/reason.ts';
import type { GateReport } from '../../domain/report.ts';
import { once } from '../../domain/work/once.ts';
import { parseOnInconclusive } from '../../inputs/parse-on-inconclusive.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import { type Redact, redactAll } from '../../report/text/redact.ts';
import { type Closing, reportOf } from '../outcome/report-of.ts';
import type { Ending, Job } from '../process/run-process.ts';
import { plainFinalLine } from '../publish/plain-final-line.ts';
import type { EntryPoint, LoadAudit, Prepared, WrittenSettings } from './entry-point.ts';

/** When the pages begin to load, while the run waits for answers. */
const LOADED_AFTER_MS = 30;

export function gateJob<Text extends WrittenSettings, Ready extends Prepared>(
  entryPoint: EntryPoint<Text, Ready>,
): Job {
  const { clock, redact, log } = entryPoint;
  const monotonicStart = clock.now();
  const startedAtMs = clock.wallNow();
  let text: Text | undefined;
  let ready: Ready | undefined;
  /** Final: reading locations does not change it. */
  let judged: GateReport | undefined;
  const publication = once(() => entryPoint.loadPublication());

  function endingOf(report: GateReport): Ending {
    return {
      exitCode: report.exitCode,
      async tell() {
        const publish = await publication().catch(() => undefined);
        if (publish === undefined)
          log.info(plainFinalLine(report, 'its report could not be loaded: this is a defect of the gate'));
        else await publish(redactAll(report, redact), ready, log);
      },
      cutShort: () => log.info(plainFinalLine(report, 'the run was stopped from outside before its report was out')),
    };
  }

  return {
    async work() {
      text = await entryPoint.read();
      const prepared = await entryPoint.prepare(text, monotonicStart);
      ready = await withRecord(prepared, prepared.raw ?? text.raw, entryPoint.audit);
      const running = ready.run(ready.inputs, ready.world);
      // By then the first request has been sent, and loading does not delay it. A failure is thrown where the result is awaited.
      setTimeout(() => publication().catch(() => {}), LOADED_AFTER_MS);
      judged = await running;
      // By the clock of this process: a record or a replay has a clock that ends with the verdict.
      const run = { ...ready, world: { ...ready.world, clock, monotonicStart } };
      const report = judged.places === undefined ? judged : await explained(judged, run, redact);
      judged = undefined;
      // If the code of the outputs cannot be loaded, the run ends as `internal`.
      await publication();
      return endingOf(report);
    },
    fail(failure) {
      if (judged !== undefined) return endingOf(judged);
      // A run may be stopped, or break, before its settings were read. They may be wrong then.
      const isRead = ready !== undefined || ['no-token', 'tls', 'github'].includes(failure.reason);
      const sent = ready?.world.reader.requestsSent() ?? 0;
      const facts = {
        repository: entryPoint.repositoryOf(text),
        event: entryPoint.event,
        startedAtMs,
        finishedAtMs: clock.wallNow(),
        seconds: (clock.now() - monotonicStart) / 1_000,
        requests: { planned: sent, sent },
      };
      return endingOf(earlyReport(failure, isRead ? text?.raw : undefined, facts));
    },
  };
}

async function explained(report: GateReport, ready: Prepared, redact: Redact): Promise<GateReport> {
  const loaded = await import('./with-locations.ts').catch(() => undefined);
  return loaded === undefined ? report : loaded.withLocations(report, ready, redact);
}

async function withRecord<Ready extends Prepared>(ready: Ready, raw: RawInputs, load?: LoadAudit): Promise<Ready> {
  const { recordPath, attestationPath } = ready.inputs;
  if (recordPath === undefined && attestationPath === undefined) return ready;
  if (load === undefined) throw new GateFailure('config', 'this build has no records or attestations: remove the path');
  return recordPath === undefined ? ready : { ...ready, ...(await load()).recordRun(ready, raw) };
}

type EarlyFacts = Omit<Closing, 'links'> & Pick<GateReport, 'repository' | 'event'>;

const NO_LINKS = { scan: () => undefined, findings: () => undefined, run: undefined, platform: undefined };

/** The report of a run that failed before its settings were read, or that broke in the middle of it. `raw` is undefined if its settings may be wrong. */
export function earlyReport(
  failure: GateFailure,
  raw: RawInputs | undefined,
  { event, repository, ...closing }: EarlyFacts,
): GateReport {
  const mode = raw?.mode.trim() === 'report' ? 'report' : 'enforce';
  const onInconclusive = raw && parseOnInconclusive(raw['on-inconclusive']);
  const report = reportOf({ stopped: failure }, { mode, repository, onInconclusive }, { ...closing, links: NO_LINKS });
  // Without a target, the report does not know which entry point's words to use.
  return { ...report, nextStep: stepOf(failure.reason, event) };
}
