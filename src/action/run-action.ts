import { type Door, gateJob, type Prepared, type Written } from '../gate/door/gate-job.ts';
import type { Job } from '../gate/process/run-process.ts';
import { systemClock } from '../gate/process/system-clock.ts';
import { JSON_REPORT } from '../gate/publish/json-report.ts';
import { logProof } from '../gate/publish/log-proof.ts';
import { logTables } from '../gate/publish/log-tables.ts';
import { commentUrlOutput, stepOutputs } from '../gate/publish/step-outputs.ts';
import { jobSummary } from '../gate/publish/summary-page.ts';
import { proxyPasswords } from '../http/proxy-settings.ts';
import { parseInputs } from '../inputs/parse-inputs.ts';
import { readRunnerInputs } from '../inputs/raw-inputs.ts';
import { createPlatformSide } from '../platform/platform-side.ts';
import { logLine } from '../report/text/log-text.ts';
import { createRedactor } from '../report/text/redact.ts';
import { repositoryHost } from '../target/repository-host.ts';
import { createGitHubSide, type GitHubSide } from './github-side.ts';
import { writeOutputs, writeReport, writeSummary } from './workflow-files.ts';
import { createWorkflowLog } from './workflow-log.ts';
import { readRun } from './workflow-run.ts';

type Ready = Prepared & { readonly github: GitHubSide };

/**
 * The whole action: reads settings from the environment, runs the gate and publishes its report. It writes to standard output and to the files
 * of the runner, and leaves the process alone.
 */
export function actionJob(env: NodeJS.ProcessEnv, signal: AbortSignal): Job {
  const secrets = [env['INPUT_API-TOKEN'] ?? '', env['INPUT_GITHUB-TOKEN'] ?? '', ...proxyPasswords(env)];
  const redact = createRedactor(secrets);
  const log = createWorkflowLog({ env, sanitize: (text) => logLine(redact(text)) });
  for (const secret of secrets) log.mask(secret);
  const warn = (message: string): void => log.annotate('warning', 'Findings Gate', message);
  const outputs = (values: Readonly<Record<string, string>>) => writeOutputs(env, values);

  const door: Door<Written, Ready> = {
    clock: systemClock,
    redact,
    read: () => ({ raw: readRunnerInputs(env) }),
    prepare({ raw }, startedAt) {
      const inputs = parseInputs(raw);
      const common = { env, inputs, clock: systemClock, random: Math.random, log, signal, startedAt };
      const platform = createPlatformSide({ ...common, runUrl: readRun(env)?.url });
      const github = createGitHubSide({ ...common, redact, warn });
      return {
        inputs,
        github,
        world: { ...common, ...platform, ...github.world, repositoryHost: repositoryHost(env) },
      };
    },
    repositoryOf: () => env.GITHUB_REPOSITORY ?? '',
    sinks: (_text, ready) => [
      logProof(log),
      logTables(log),
      JSON_REPORT.sink(redact, (json) => writeReport(env, ready?.inputs.reportPath, json)),
      stepOutputs(redact, outputs),
      ...(ready?.inputs.summary === false ? [] : [jobSummary(redact, (render) => writeSummary(env, render))]),
      // The runner gives a stopped run a few seconds: enough for its files, not for long exchanges with GitHub.
      ready?.github.sinks({ isHurried: signal.aborted }) ?? [],
      commentUrlOutput(redact, outputs),
    ],
    log: { info: log.info, warn, annotate: ({ level, title, message }) => log.annotate(level, title, message) },
  };
  return gateJob(door);
}
