import { GateFailure } from '../domain/failure.ts';
import type { GateReport } from '../domain/report.ts';
import { decide, endWithin, whenBroken } from '../gate/process/exit-guard.ts';
import { systemClock } from '../gate/process/system-clock.ts';
import { publish } from '../gate/publish/publish.ts';
import { earlyReport } from '../gate/record/early-failure.ts';
import { run } from '../gate/story/run.ts';
import { proxyPasswords } from '../http/proxy-settings.ts';
import { type Inputs, parseInputs } from '../inputs/parse-inputs.ts';
import { type RawInputs, readRunnerInputs } from '../inputs/raw-inputs.ts';
import { createPlatformSide, type PlatformSide } from '../platform/platform-side.ts';
import { logLine } from '../report/text/log-text.ts';
import { createRedactor, redactRecord } from '../report/text/redact.ts';
import { createGitHubSide, type GitHubSide } from './github-side.ts';
import { writeOutputs, writeReport, writeSummary } from './workflow-files.ts';
import { createWorkflowLog, surviveClosedStdout } from './workflow-log.ts';
import { readRun } from './workflow-run.ts';

type Settings = { readonly inputs: Inputs; readonly platform: PlatformSide; readonly github: GitHubSide };

/** For the commit status of a run that is stopped, in milliseconds: the runner kills the process after 7.5 s. */
const LAST_STATUS_MS = 1_000;
/** A run that has printed its last line is over, whatever still holds the process, in milliseconds. */
const LINGER_MS = 1_000;

/** The whole action: settings from the environment, the story, and its publication. Never throws. */
export async function runAction(env: NodeJS.ProcessEnv): Promise<void> {
  const clock = systemClock;
  const startedAt = clock.now();
  const startedAtMs = clock.wallNow();
  surviveClosedStdout();

  const secrets = [env['INPUT_API-TOKEN'] ?? '', env['INPUT_GITHUB-TOKEN'] ?? '', ...proxyPasswords(env)];
  const redact = createRedactor(secrets);
  const log = createWorkflowLog({ env, sanitize: (text) => logLine(redact(text)) });
  for (const secret of secrets) log.mask(secret);

  const stop = new AbortController();
  const cancel = (): void => stop.abort(new GateFailure('cancelled', 'the run was stopped from outside'));
  process.on('SIGINT', cancel).on('SIGTERM', cancel);

  let raw: RawInputs | undefined;
  let settings: Settings | undefined;
  let isConcluded = false;

  async function conclude(report: GateReport): Promise<void> {
    if (isConcluded) return;
    isConcluded = true;
    decide(report.exitCode);
    const { github } = settings ?? {};
    // The runner gives a stopped run a few seconds: time for its files, not for conversations.
    const isStopped = stop.signal.aborted;
    await publish(redactRecord(report, redact), {
      info: log.info,
      group: log.group,
      annotate: log.annotate,
      redact,
      writeReport: (json) => writeReport(env, settings?.inputs.reportPath, json),
      writeOutputs: (outputs) => writeOutputs(env, outputs),
      writeSummary: settings?.inputs.summary === false ? undefined : (render) => writeSummary(env, render),
      publishComment: isStopped ? undefined : github?.publishComment,
      setStatus: isStopped ? (told) => atMost(LAST_STATUS_MS, github?.setStatus(told)) : github?.setStatus,
    });
    stop.abort(new GateFailure('cancelled', 'the run is over'));
    endWithin(LINGER_MS);
  }

  function failEarly(thrown: unknown): Promise<void> {
    const requestsSent = settings?.platform.reader.requestsSent() ?? 0;
    const seconds = (clock.now() - startedAt) / 1_000;
    const repository = env.GITHUB_REPOSITORY ?? '';
    const times = { startedAtMs, finishedAtMs: clock.wallNow(), seconds };
    return conclude(earlyReport(thrown, { raw, repository, ...times, requestsSent }));
  }

  whenBroken((message) => {
    const failure = new GateFailure('internal', message);
    stop.abort(failure);
    void failEarly(failure);
  });

  try {
    raw = readRunnerInputs(env);
    const inputs = parseInputs(raw);
    const common = { env, inputs, clock, random: Math.random, log, signal: stop.signal };
    const runUrl = readRun(env)?.url;
    const warn = (message: string): void => log.annotate('warning', 'Findings Gate', message);
    settings = {
      inputs,
      platform: createPlatformSide({ ...common, startedAt, runUrl }),
      github: createGitHubSide({ ...common, redact, warn }),
    };
  } catch (thrown) {
    return failEarly(thrown);
  }
  const { inputs, platform, github } = settings;
  const random = Math.random;
  await conclude(await run(inputs, { ...platform, ...github, clock, random, log, signal: stop.signal, startedAt }));
}

/** What `body` tells within the time, else nothing. */
async function atMost<T>(ms: number, body: Promise<T> | undefined): Promise<T | Record<string, never>> {
  return Promise.race([body ?? {}, new Promise<Record<string, never>>((done) => setTimeout(done, ms, {}).unref())]);
}
