import { GateFailure } from '../../domain/failure.ts';
import { MOST_SUMMARY_BYTES } from '../../domain/limits.ts';
import type { GateReport } from '../../domain/report.ts';
import type { Log } from '../../gate/ports/log.ts';
import { decide, whenBroken } from '../../gate/process/exit-guard.ts';
import { publish } from '../../gate/publish/publish.ts';
import { earlyReport } from '../../gate/record/early-failure.ts';
import { run, type World } from '../../gate/story/run.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import { createPlatformSide, type PlatformSide } from '../../platform/platform-side.ts';
import { redactRecord } from '../../report/text/redact.ts';
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
  run: check,
};

type Settings = { readonly inputs: Inputs; readonly platform: PlatformSide; readonly world: World };

async function check(args: readonly string[], shell: Shell): Promise<void> {
  const { clock, terminal } = shell;
  const startedAt = clock.now();
  const startedAtMs = clock.wallNow();
  let given: Given<CheckFlag> | undefined;
  let raw: RawInputs | undefined;
  let settings: Settings | undefined;
  let isConcluded = false;

  async function conclude(report: GateReport): Promise<void> {
    if (isConcluded) return;
    isConcluded = true;
    decide(report.exitCode);
    await publishHere(report, given, terminal);
  }

  function failEarly(thrown: unknown): Promise<void> {
    const requestsSent = settings?.platform.reader.requestsSent() ?? 0;
    const seconds = (clock.now() - startedAt) / 1_000;
    const times = { startedAtMs, finishedAtMs: clock.wallNow(), seconds };
    return conclude(earlyReport(thrown, { raw, repository: raw?.repository ?? '', ...times, requestsSent }));
  }

  whenBroken((message) => {
    const failure = new GateFailure('internal', message);
    shell.stop(failure);
    void failEarly(failure);
  });
  try {
    given = readFlags(args, CHECK_FLAGS);
    raw = readRawInputs(given, shell);
    settings = await prepare(given, raw, shell, startedAt);
  } catch (thrown) {
    return failEarly(thrown);
  }
  await conclude(await run(settings.inputs, settings.world));
}

async function prepare(given: Given<CheckFlag>, raw: RawInputs, shell: Shell, startedAt: number): Promise<Settings> {
  const { env, clock, random, signal, terminal } = shell;
  const { inputs, target } = await readSettings(given, raw, shell);
  const common = { clock, random, signal, startedAt, log: plainLog(terminal, given.isOn('verbose')) };
  const platform = createPlatformSide({ ...common, env, inputs, runUrl: undefined });
  const world: World = {
    ...common,
    ...platform,
    readTarget: async () => target,
    readPolicy: () => readPolicy(given, inputs),
    scanFound: () => {},
  };
  return { inputs, platform, world };
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

async function publishHere(report: GateReport, given: Given<CheckFlag> | undefined, terminal: Terminal): Promise<void> {
  const { print, redact } = terminal;
  const { verdict } = report;
  const nextStep = verdict.word === 'inconclusive' ? nextStepHere(verdict.reason) : report.nextStep;
  const reportPath = given?.text('report-path');
  const summaryPath = given?.text('summary-path');
  await publish(redactRecord({ ...report, nextStep }, redact), {
    info: print,
    // Annotations of the verdict repeat what the lines above them say; what is left are warnings of the publication itself.
    annotate: (level, title, message) =>
      level === 'warning' && title === 'Findings Gate' ? print(`warning: ${message}`) : undefined,
    redact,
    writeReport: async (json) => (reportPath === undefined ? {} : writeWhole('--report-path', reportPath, json)),
    writeOutputs: async () => ({}),
    writeSummary:
      summaryPath === undefined
        ? undefined
        : (render) => writeWhole('--summary-path', summaryPath, render(MOST_SUMMARY_BYTES)),
    publishComment: undefined,
    setStatus: undefined,
  });
}
