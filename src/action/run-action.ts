import type { EntryPoint, WrittenSettings } from '../gate/entry-point/entry-point.ts';
import { gateJob } from '../gate/entry-point/gate-job.ts';
import type { Job } from '../gate/process/run-process.ts';
import { systemClock } from '../gate/process/system-clock.ts';
import { proxyPasswords } from '../http/proxy-settings.ts';
import { parseInputs } from '../inputs/parse-inputs.ts';
import { readRunnerInputs } from '../inputs/raw-inputs.ts';
import { possibleTokens } from '../inputs/token.ts';
import type { Clock } from '../ports/clock.ts';
import { createRedactor } from '../report/text/redact.ts';
import { logLine } from '../report/text/text.ts';
import type { Ready } from './action-world.ts';
import { createWorkflowLog } from './workflow-log.ts';

/** The whole action. It writes to standard output and to the files of the runner, and leaves the process alone. */
export function actionJob(env: NodeJS.ProcessEnv, signal: AbortSignal, clock: Clock = systemClock): Job {
  const secrets = [...possibleTokens(env), ...proxyPasswords(env)];
  const redact = createRedactor(secrets);
  const log = createWorkflowLog(env, (text) => logLine(redact(text)));
  for (const secret of secrets) log.mask(secret);
  const warn = (message: string): void => log.annotate('warning', 'Findings Gate', message);

  const entryPoint: EntryPoint<WrittenSettings, Ready> = {
    clock,
    redact,
    event: '',
    async read() {
      const { claimAsked } = await import('./asked-files.ts');
      for (const warning of await claimAsked(env)) warn(warning);
      return { raw: readRunnerInputs(env) };
    },
    async prepare({ raw }, monotonicStart) {
      const inputs = parseInputs(raw);
      // Loads the clients, which a run with invalid settings does not need.
      const { openActionWorld } = await import('./action-world.ts');
      const clocks = { clock, random: Math.random, monotonicStart };
      return openActionWorld({ env, inputs, ...clocks, log, signal, redact, warn });
    },
    repositoryOf: () => env.GITHUB_REPOSITORY ?? '',
    async loadPublication() {
      const { actionPublication } = await import('./action-publication.ts');
      return actionPublication({ env, redact, log, audit: entryPoint.audit });
    },
    audit: async () => (await import('../tools/audit/audit.ts')).AUDIT,
    log: { info: log.info, warn },
  };
  return gateJob(entryPoint);
}
