import { dirname, isAbsolute, join } from 'node:path';
import type { CheckFlag } from '../../../../cli/check/check-flags.ts';
import { loadCheckPublication } from '../../../../cli/check/check-publication.ts';
import { config, type Given, type Shell } from '../../../../cli/command.ts';
import { claimGiven, readNamed } from '../../../../cli/local-file.ts';
import { type LocalFile, localFile, readLocalPolicy } from '../../../../cli/local-policy.ts';
import { shownFile } from '../../../../cli/policy/remarks.ts';
import { plainLog, progressLog } from '../../../../cli/terminal.ts';
import { GateFailure } from '../../../../domain/failure.ts';
import type { GateReport } from '../../../../domain/report.ts';
import { isUnsoftenable } from '../../../../domain/softening.ts';
import { dayOf } from '../../../../domain/text/calendar-date.ts';
import type { Prepared } from '../../../../gate/entry-point/entry-point.ts';
import { readLimits } from '../../../../inputs/parse-inputs.ts';
import { inspectPolicy, tried } from '../../../../policy/file/inspect-policy.ts';
import { writtenConditions } from '../../../../policy/judgement/limits.ts';
import { redactAll } from '../../../../report/text/redact.ts';
import { openReplay } from '../../replay/replay.ts';
import { type PlacedCase, parseSuite } from '../parse-suite.ts';
import { differencesOf, type TriedCase, type TriedSuite } from '../tried-case.ts';
import { assertApart, STANDARD_INPUT, type TestFlag } from './test-flags.ts';

type Testing = {
  /** A path; `-` is standard input. */
  readonly policy: string;
  readonly given: Given<TestFlag>;
  /** The same settings, in the form that a replay by `check` takes. */
  readonly asCheck: Given<CheckFlag>;
  readonly shell: Shell;
};

/** Tries the policy on every case of a suite, one after the other. Throws `GateFailure` (`config`) if it cannot begin. */
export async function trySuite(suite: string, testing: Testing): Promise<TriedSuite> {
  const { policy, given, shell } = testing;
  const file = await readPolicyFile(testing);
  const text = await readNamed(suite, 'policy', shell.signal, (why) =>
    config(`the suite ${suite} cannot be read (${why})`),
  );
  const limits = readLimits(given.read);
  const today = dayOf(shell.clock.wallNow());
  const { policy: meaning, problems: ofPolicy } = inspectPolicy(file.text, { baseline: 'given', today });
  const conditions = meaning && writtenConditions(limits, meaning, false).map(({ name }) => name);
  const { result: cases = [], problems: ofSuite } = tried(() => parseSuite(text, conditions));
  const inFiles = [
    { file: policy, problems: ofPolicy },
    { file: suite, problems: ofSuite },
  ];
  const problems = inFiles.filter((one) => one.problems.length > 0);
  const named = problems.length > 0 ? recordsNamed(text) : cases.map(({ record }) => record);
  const records = named.map((record) => ({ name: `the record ${record}`, path: pathOf(record, suite) }));
  await assertApart(records, given);
  await claimGiven(given, { read: [], written: ['junit'] }, shell.terminal);
  if (problems.length > 0) return { policy, suite, cases: [], problems };
  const all: TriedCase[] = [];
  for (const each of cases) all.push(await tryCase(each, suite, file, testing));
  return { policy, suite, cases: all, problems };
}

/** Throws `GateFailure` (`config`) if the policy cannot be read, as it is this command's own setting. */
async function readPolicyFile({ policy, shell }: Testing): Promise<LocalFile> {
  if (policy === STANDARD_INPUT) return localFile(policy, await shell.readStdin(), 'policy');
  try {
    return await readLocalPolicy(policy, shell.signal);
  } catch (thrown) {
    throw thrown instanceof GateFailure && thrown.reason === 'policy-missing' ? config(thrown.message) : thrown;
  }
}

/** A suite that cannot be read may still name a record, which the JUnit file must not replace. */
function recordsNamed(text: Uint8Array): readonly string[] {
  const named = new TextDecoder().decode(text).matchAll(/\brecord: *['"]?([^'"\r\n,{}#]+)/g);
  return [...named].map(([, record = '']) => record.trim());
}

async function tryCase({ recordPlace, ...each }: PlacedCase, suite: string, policy: LocalFile, testing: Testing) {
  try {
    const found = await judgeRecord(pathOf(each.record, suite), policy, testing);
    return { ...each, found, differences: differencesOf(each.expected, found) };
  } catch (thrown) {
    if (!(thrown instanceof GateFailure) || thrown.reason !== 'config') throw thrown;
    return { ...each, problem: `${shownFile(suite)}:${recordPlace.line}:${recordPlace.column}: ${thrown.message}` };
  }
}

function pathOf(record: string, suite: string): string {
  return isAbsolute(record) ? record : join(dirname(suite), record);
}

/** Judges on the record's own day. Throws `GateFailure` (`config`) for an unusable record, and for a policy that its settings leave without a meaning. */
async function judgeRecord(path: string, triedPolicy: LocalFile, testing: Testing): Promise<GateReport> {
  const { given, asCheck, shell } = testing;
  const { clock, signal, terminal } = shell;
  // With `--json`, standard output contains nothing but JSON, so the output of `check` is left out.
  const isVerbose = given.isOn('verbose') && !given.isOn('json');
  const log = isVerbose ? progressLog(terminal, true) : plainLog(() => {});
  const ready = await openReplay({ path, given: asCheck, log, signal, clock, triedPolicy });
  const report = await ready.run(ready.inputs, ready.world);
  if (isVerbose) await showAll(report, ready, shell);
  const { reason, message } = report.verdict;
  if (reason !== undefined && isUnsoftenable(reason)) throw config(message);
  if (reason === 'internal' || signal.aborted) throw new GateFailure(reason ?? 'cancelled', message);
  return report;
}

async function showAll(report: GateReport, ready: Prepared, shell: Shell): Promise<void> {
  const { terminal } = shell;
  const publish = await loadCheckPublication(undefined, shell);
  const warn = (message: string): void => terminal.tell(`warning: ${message}`);
  await publish(redactAll(report, terminal.redact), ready, { info: terminal.print, warn });
}
