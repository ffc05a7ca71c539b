import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { answerAgain } from '../../../../emulator/answers/answer-again.ts';
import { type AnswersFile, readAnswersFile } from '../../../../emulator/answers/answers-file.ts';
import { operationOf } from '../../../../emulator/platform.ts';
import type { QuirkId } from '../../../../emulator/quirks/quirks.ts';
import { serve } from '../../../../emulator/serve.ts';
import type { PlatformState } from '../../../../emulator/state.ts';
import { runPlatform } from '../../../emulator/running-platform.ts';
import { type DoctorReport, runDoctor } from './run-command.ts';

export type AskedAgain = {
  readonly first: DoctorReport;
  readonly again: DoctorReport;
  /** Questions that the file did not hold. */
  readonly unknown: readonly string[];
  readonly file: string;
  /** What was written when the file had answered. */
  readonly fileAgain: string;
};

/** Looks at a platform, and then at what was kept of it. */
export async function askAgain(
  state: PlatformState,
  args: readonly string[],
  quirks: readonly QuirkId[] = [],
): Promise<AskedAgain> {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-answers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [path, pathAgain] = [join(folder, 'first.json'), join(folder, 'again.json')];
  const platform = await runPlatform(state, undefined, {}, quirks);
  const { report: first } = await runDoctor(platform.origin, [...args, '--record', path]);
  const file = await readFile(path, 'utf8');
  const { report: again, unknown } = await askFile(readAnswersFile(Buffer.from(file)), ['--record', pathAgain]);
  return { first, again, unknown, file, fileAgain: await readFile(pathAgain, 'utf8') };
}

/** Looks at what was kept of a platform. */
export async function askFile(
  file: AnswersFile,
  args: readonly string[] = [],
): Promise<{ readonly report: DoctorReport; readonly unknown: readonly string[] }> {
  const unknown: string[] = [];
  const handler = answerAgain(file, { now: Date.now, onUnknown: (sentence) => unknown.push(sentence) });
  const server = await serve(handler, { operationOf });
  onTestFinished(() => server.close());
  const { report } = await runDoctor(server.origin, [...flagsFor(file), ...args]);
  return { report, unknown };
}

function flagsFor({ subject }: AnswersFile): readonly string[] {
  const names = {
    'deployment-id': subject.deploymentId,
    'repository-id': subject.repositoryId,
    repository: subject.repository,
    commit: subject.commit,
  };
  return Object.entries(names).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
}
