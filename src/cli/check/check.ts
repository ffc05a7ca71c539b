import type { GateFailure } from '../../domain/failure.ts';
import { COMMAND_LINE } from '../../domain/target.ts';
import type { EntryPoint, LoadAudit, Prepared, WrittenSettings } from '../../gate/entry-point/entry-point.ts';
import { gateJob } from '../../gate/entry-point/gate-job.ts';
import type { Job } from '../../gate/process/run-process.ts';
import type { Log } from '../../ports/log.ts';
import { checkoutOf, checkoutWith } from '../../target/checkout.ts';
import { type Command, config, type Given, readFlags, type Shell } from '../command.ts';
import { EXAMPLE_CONNECTION } from '../connection.ts';
import { claimGiven } from '../local-file.ts';
import { namedSources } from '../target/check-target.ts';
import { readSurroundings } from '../target/surroundings.ts';
import { progressLog } from '../terminal.ts';
import { CHECK_FILES, CHECK_FLAGS, CHECK_GROUPS, type CheckFlag } from './check-flags.ts';
import { givenPolicy, readRawInputs, readSettings, readWritten } from './check-settings.ts';

export type CheckTools = {
  readonly audit?: LoadAudit;
  /** Prepares the replay of the record at a path. Throws `GateFailure` (`config`). */
  readonly replay?: (path: string, given: Given<CheckFlag>, log: Log, shell: Shell) => Promise<Prepared>;
};

export const checkWith = (tools: CheckTools): Command => ({
  usage: '--base-url <url> --deployment-id <digits> [--repository <owner/name>] [--commit <sha>] [flags]',
  flags: CHECK_FLAGS,
  groups: CHECK_GROUPS,
  example: [
    EXAMPLE_CONNECTION,
    '--repository acme/shop --commit "$(git rev-parse HEAD)" --ref refs/heads/main',
    '--max-high 0 --report-path report.json',
  ],
  job: (...given) => checkJob(tools, ...given),
});

/** Formats that list single issues: more issues are read for them than a page shows. */
const LISTS_OF_ISSUES = ['sarif', 'gitlab-code-quality'] as const;
const MOST_LOCATION_PAGES = 10;

function checkJob(
  { audit, replay }: CheckTools,
  args: readonly string[],
  shell: Shell,
  refuseUnknown?: () => Promise<void>,
): Job {
  const { env, clock, random, signal, terminal } = shell;
  let repository: string | undefined;
  /** The flags, as far as they can be read. */
  let asked: Given<CheckFlag> | undefined;
  /** Until the flags are read, or if they cannot be read, the bare word or variable counts. */
  let isJson = args.includes('--json') || env.FINDINGS_GATE_JSON === 'true';
  const entryPoint: EntryPoint<WrittenSettings & { readonly given: Given<CheckFlag> }, Prepared> = {
    clock,
    redact: terminal.redact,
    event: COMMAND_LINE,
    async read() {
      const problems: GateFailure[] = [];
      asked = readFlags(args, CHECK_FLAGS, env, (problem) => void problems.push(problem));
      isJson ||= asked.isOn('json');
      await claimGiven(asked, CHECK_FILES, terminal);
      const [first] = problems;
      if (first !== undefined) throw first;
      await refuseUnknown?.();
      return { given: asked, raw: readRawInputs(asked) };
    },
    async prepare({ given }, monotonicStart) {
      const log = progressLog(terminal, given.isOn('verbose'));
      const path = given.text('replay');
      if (path !== undefined) {
        if (replay === undefined) throw config(`${given.nameOf('replay')}: this build has no records: leave it out`);
        return replay(path, given, log, shell);
      }
      const around = await readSurroundings(given, env, process.cwd());
      const raw = readRawInputs(given, around);
      repository = raw.repository;
      const { inputs, target } = await readSettings(given, raw, around, shell);
      for (const line of namedSources(given, around, target)) log.info(line);
      const [{ createPlatformSide }, { runCommit }] = await Promise.all([
        import('../../platform/platform-side.ts'),
        import('../../gate/pipeline/run-commit.ts'),
      ]);
      const options = { env, clock, random, signal, monotonicStart, log, inputs };
      const { reader, openLocations, links } = createPlatformSide({ ...options, runUrl: undefined });
      const isCommitGiven = around.commit === undefined;
      const checkout = checkoutWith(checkoutOf(env, around.checkout), { isCommitGiven, repository: inputs.repository });
      const isForSystems = LISTS_OF_ISSUES.some((name) => given.text(name) !== undefined);
      const readTarget = async () => target;
      const readPolicy = async () => readWritten(await givenPolicy(given, inputs, signal), inputs, clock.wallNow());
      return {
        inputs,
        raw,
        run: runCommit,
        places: { open: openLocations, mostPages: isForSystems ? MOST_LOCATION_PAGES : 1 },
        world: { ...options, reader, links, readTarget, checkout, readPolicy },
      };
    },
    repositoryOf: (text) => repository ?? text?.raw.repository ?? '',
    async loadPublication() {
      const { loadCheckPublication } = await import('./check-publication.ts');
      return loadCheckPublication(asked, shell, isJson, audit);
    },
    log: {
      info: (line) => (isJson ? terminal.tell(line) : terminal.print(line)),
      warn: (message) => terminal.tell(`warning: ${message}`),
    },
    audit,
  };
  return gateJob(entryPoint);
}
