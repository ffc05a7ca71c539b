import { type Door, gateJob, type Prepared, type Written } from '../../gate/door/gate-job.ts';
import type { Job } from '../../gate/process/run-process.ts';
import { RECORD_AGAIN, saysNotHeld } from '../../gate/replay/not-held.ts';
import { type Given, readFlags } from '../flags.ts';
import type { Command, Shell } from '../shell.ts';
import { nextStepHere } from '../tell-failure.ts';
import { CHECK_FLAGS, type CheckFlag } from './check-flags.ts';
import { readPolicy, readRawInputs, readSettings } from './check-settings.ts';
import { plainLog } from './plain-log.ts';
import { assertReplayFlags } from './replay-flags.ts';

/** The gate itself, on the same core as the Action: same verdicts, same exit codes. */
export const CHECK: Command = {
  usage: '--base-url <url> --deployment-id <digits> --repository <owner/name> --commit <sha> [flags]',
  flags: CHECK_FLAGS,
  job: checkJob,
};

type CheckText = Written & { readonly given: Given<CheckFlag> };

function checkJob(args: readonly string[], shell: Shell): Job {
  const { env, clock, random, signal, terminal } = shell;
  const door: Door<CheckText, Prepared> = {
    clock,
    redact: terminal.redact,
    read() {
      const given = readFlags(args, CHECK_FLAGS);
      return { given, raw: readRawInputs(given, shell) };
    },
    async prepare({ given, raw }, startedAt) {
      const log = plainLog(terminal, given.isOn('verbose'));
      const replay = given.text('replay');
      if (replay !== undefined) {
        assertReplayFlags(given);
        const { openReplay } = await import('./replay.ts');
        return openReplay({ path: replay, given, raw, log, signal });
      }
      const { inputs, target } = await readSettings(given, raw, shell);
      const { openCheckWorld } = await import('./check-world.ts');
      const options = { env, clock, random, signal, startedAt, log, inputs, target };
      return openCheckWorld({ ...options, readPolicy: () => readPolicy(given, inputs, shell) });
    },
    repositoryOf: (text) => text?.raw.repository ?? '',
    async loadPublication(text) {
      const { loadCheckPublication } = await import('./check-publication.ts');
      return loadCheckPublication(text?.given, shell);
    },
    // Annotations repeat what the log says; only a CI system that collects them has a use for them.
    log: { info: terminal.print, warn: (message) => terminal.print(`warning: ${message}`), annotate: undefined },
    inOwnWords(report) {
      const { verdict } = report;
      if (verdict.word !== 'inconclusive') return report;
      const nextStep = saysNotHeld(verdict.message) ? RECORD_AGAIN : nextStepHere(verdict.reason);
      return { ...report, nextStep };
    },
  };
  return gateJob(door);
}
