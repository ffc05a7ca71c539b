import { COMMAND_LINE } from '../../domain/target.ts';
import type { Door, Prepared, WrittenSettings } from '../../gate/door/door.ts';
import { gateJob } from '../../gate/door/gate-job.ts';
import type { Job } from '../../gate/process/run-process.ts';
import { assertReplayFlags } from '../../tools/audit/replay/replay-flags.ts';
import { EXAMPLE_CONNECTION } from '../connection.ts';
import { type Given, readFlags } from '../flags.ts';
import { claimGiven } from '../local-file.ts';
import type { Command, Shell } from '../shell.ts';
import { toldSources } from '../target/check-target.ts';
import { readSurroundings } from '../target/surroundings.ts';
import { progressLog } from '../terminal.ts';
import { unusedNote } from '../variables.ts';
import { CHECK_FILES, CHECK_FLAGS, CHECK_GROUPS, type CheckFlag } from './check-flags.ts';
import { readPolicy, readRawInputs, readSettings } from './check-settings.ts';

/** The gate itself, on the same core as the Action: same verdicts, same exit codes. */
export const CHECK: Command = {
  usage: '--base-url <url> --deployment-id <digits> [--repository <owner/name>] [--commit <sha>] [flags]',
  flags: CHECK_FLAGS,
  groups: CHECK_GROUPS,
  example: [
    EXAMPLE_CONNECTION,
    '--repository acme/shop --commit "$(git rev-parse HEAD)" --ref refs/heads/main',
    '--max-high 0 --report-path report.json',
  ],
  job: checkJob,
};

/** These forms list single issues: they are given more of them than a page shows. */
const LISTS_OF_ISSUES = ['sarif', 'gitlab-code-quality'] as const;
const MOST_PLACE_PAGES = 10;

type CheckText = WrittenSettings & { readonly given: Given<CheckFlag> };

function checkJob(args: readonly string[], shell: Shell): Job {
  const { env, clock, random, signal, terminal } = shell;
  let repository: string | undefined;
  /** Before the flags are read, and where they cannot be, the bare word counts. */
  let isJson = args.includes('--json') || env.FINDINGS_GATE_JSON === 'true';
  const door: Door<CheckText, Prepared> = {
    clock,
    redact: terminal.redact,
    event: COMMAND_LINE,
    read() {
      const given = readFlags(args, CHECK_FLAGS, env);
      isJson = given.isOn('json');
      return { given, raw: readRawInputs(given) };
    },
    async prepare({ given, raw: written }, monotonicStart) {
      const log = progressLog(terminal, given.isOn('verbose'));
      const replay = given.text('replay');
      if (replay !== undefined) {
        const note = unusedNote(assertReplayFlags(given), 'a replay');
        if (note !== undefined) terminal.tell(note);
        const { openReplay } = await import('../../tools/audit/replay/replay.ts');
        const replayed = await openReplay({ path: replay, given, raw: written, log, signal, clock });
        await claimGiven(given, CHECK_FILES, terminal);
        return replayed;
      }
      const around = await readSurroundings(given, env, process.cwd());
      const raw = readRawInputs(given, around);
      repository = raw.repository;
      const { inputs, target } = await readSettings(given, raw, around, shell);
      for (const line of toldSources(given, around, target)) log.info(line);
      const { openCheckWorld } = await import('./check-world.ts');
      const { checkout, commit } = around;
      const options = { env, clock, random, signal, monotonicStart, log, inputs, target, checkout };
      const isForSystems = LISTS_OF_ISSUES.some((name) => given.text(name) !== undefined);
      const opened = openCheckWorld({
        ...options,
        isCommitGiven: commit === undefined,
        readPolicy: () => readPolicy(given, inputs, shell),
        mostPlacePages: isForSystems ? MOST_PLACE_PAGES : 1,
      });
      await claimGiven(given, CHECK_FILES, terminal);
      return { ...opened, raw };
    },
    repositoryOf: (text) => repository ?? text?.raw.repository ?? '',
    async loadPublication(text) {
      const { loadCheckPublication } = await import('./check-publication.ts');
      return loadCheckPublication(text?.given, shell, isJson);
    },
    // Annotations repeat what the log says; only a CI system that collects them has a use for them.
    log: {
      info: (line) => (isJson ? terminal.tell(line) : terminal.print(line)),
      warn: (message) => terminal.tell(`warning: ${message}`),
      annotate: undefined,
    },
  };
  return gateJob(door);
}
