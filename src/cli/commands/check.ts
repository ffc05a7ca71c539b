import { type Door, gateJob, type Prepared, type Written } from '../../gate/door/gate-job.ts';
import type { Log } from '../../gate/ports/log.ts';
import type { Job } from '../../gate/process/run-process.ts';
import { FILE_FORMATS, type FileFormatName } from '../../gate/publish/file-formats.ts';
import { logProof } from '../../gate/publish/log-proof.ts';
import { logTables } from '../../gate/publish/log-tables.ts';
import type { Sink } from '../../gate/publish/sink.ts';
import { createPlatformSide } from '../../platform/platform-side.ts';
import { repositoryHost } from '../../target/repository-host.ts';
import { type Given, readFlags } from '../flags.ts';
import type { Command, Shell } from '../shell.ts';
import { nextStepHere } from '../tell-failure.ts';
import type { Terminal } from '../terminal.ts';
import { writeWhole } from '../whole-file.ts';
import { CHECK_FLAGS, type CheckFlag } from './check-flags.ts';
import { readPolicy, readRawInputs, readSettings } from './check-settings.ts';

/** The gate itself, on the same core as the Action: same verdicts, same exit codes. */
export const CHECK: Command = {
  usage: '--base-url <url> --deployment-id <digits> --repository <owner/name> --commit <sha> [flags]',
  about: 'judge a commit: exit 0 pass, 1 fail, 2 inconclusive, 3 wrong settings',
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
      const { inputs, target } = await readSettings(given, raw, shell);
      const common = { clock, random, signal, startedAt, log: plainLog(terminal, given.isOn('verbose')) };
      const platform = createPlatformSide({ ...common, env, inputs, runUrl: undefined });
      const readTarget = async () => target;
      const world = { ...common, ...platform, readTarget, repositoryHost: repositoryHost(env) };
      return { inputs, world: { ...world, readPolicy: () => readPolicy(given, inputs) } };
    },
    repositoryOf: (text) => text?.raw.repository ?? '',
    sinks(text) {
      const log = plainLog(terminal, false);
      return [logProof(log), logTables(log), ...(text === undefined ? [] : fileSinks(text.given, terminal))];
    },
    // Annotations repeat what the log says; only a CI system that collects them has a use for them.
    log: { info: terminal.print, warn: (message) => terminal.print(`warning: ${message}`), annotate: undefined },
    inOwnWords(report) {
      const { verdict } = report;
      return verdict.word === 'inconclusive' ? { ...report, nextStep: nextStepHere(verdict.reason) } : report;
    },
  };
  return gateJob(door);
}

/** A sink for each form that a flag asks for. */
function fileSinks(given: Given<FileFormatName>, { redact }: Terminal): readonly Sink[] {
  const names = Object.keys(FILE_FORMATS) as FileFormatName[];
  return names.flatMap((name) => {
    const path = given.text(name);
    return path === undefined ? [] : [FILE_FORMATS[name].sink(redact, (text) => writeWhole(`--${name}`, path, text))];
  });
}

function plainLog({ print }: Terminal, isVerbose: boolean): Log {
  return {
    info: print,
    debug: (line) => (isVerbose ? print(line) : undefined),
    group(title, body) {
      print(title);
      return body();
    },
  };
}
