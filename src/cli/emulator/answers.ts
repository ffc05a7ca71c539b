import { answerAgain } from '../../../emulator/answers/answer-again.ts';
import { type AnswersFile, readAnswersFile } from '../../../emulator/answers/answers-file.ts';
import { DEFAULT_TOKEN } from '../../../emulator/build.ts';
import type { Handler } from '../../../emulator/wire/http.ts';
import { clean } from '../../report/text/text.ts';
import { config, type Given } from '../flags.ts';
import { readNamed } from '../local-file.ts';
import type { Shell } from '../shell.ts';
import type { EmulatorFlag } from './emulator-flags.ts';

/** A platform that answers as one did, by a file that `doctor` kept. */
export type AnsweringPlatform = { readonly handler: Handler; readonly file: AnswersFile };

/** These say what there is: the file does. */
const SAID_BY_FILE = [
  'scenario',
  'commit',
  'repository',
  'repository-id',
  'deployment-id',
  'pull-request',
  'head-ref',
  'form',
  'quirk',
] as const satisfies readonly EmulatorFlag[];

const MOST_OF_A_QUESTION = 2_000;

/** Throws `GateFailure` (`config`) for a file that is no such file, and for a flag that has no use beside it. */
export async function openAnswers(path: string, given: Given<EmulatorFlag>, shell: Shell): Promise<AnsweringPlatform> {
  const { clock, signal, terminal } = shell;
  const useless = SAID_BY_FILE.find((name) => given.sourceOf(name) === 'flag');
  const name = given.nameOf('from');
  if (useless !== undefined)
    throw config(`${given.nameOf(useless)} has no use beside ${name}: the file says what there is`);
  const unreadable = (why: string): Error => config(`${name}: the file ${path} cannot be read (${why})`);
  const file = readOrRefuse(await readNamed(path, 'answers', signal, unreadable), name);
  const onUnknown = (sentence: string): void => terminal.tell(clean(sentence, MOST_OF_A_QUESTION));
  return { file, handler: answerAgain(file, { now: () => clock.wallNow(), onUnknown }) };
}

function readOrRefuse(bytes: Uint8Array, name: string): AnswersFile {
  try {
    return readAnswersFile(bytes);
  } catch (problem) {
    throw config(`${name}: ${problem instanceof Error ? problem.message : 'not understood'}`);
  }
}

/** What to do with it: a call of `doctor` that can be pasted. */
export function doctorInvitation(origin: string, { subject, answers }: AnswersFile): readonly string[] {
  const flags = [
    ['deployment-id', subject.deploymentId],
    ['repository-id', subject.repositoryId],
    ['repository', subject.repository],
    ['commit', subject.commit],
  ].flatMap(([flag, value]) => (value === undefined ? [] : [` \\\n  --${flag} ${value}`]));
  return [
    `The emulated platform listens at ${origin}, with the ${answers.length} answers of the file, until it is stopped with Ctrl-C.`,
    'In another terminal:',
    '',
    `export FINDINGS_GATE_TOKEN=${DEFAULT_TOKEN}`,
    ...`findings-gate doctor --base-url ${origin}${flags.join('')}`.split('\n'),
  ];
}
