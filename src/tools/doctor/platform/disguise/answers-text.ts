import { createHash } from 'node:crypto';
import { VERSION } from '../../../../domain/text/program.ts';
import { JsonNumber } from '../../../../json/json-value.ts';
import type { Heard } from '../heard.ts';
import { disguised, type HeardRun, statusIn } from './disguise.ts';

/** The form of the file, which the emulator reads (`emulator/answers`). */
const ANSWERS_FORMAT = 1;

/**
 * The file that `doctor --record` writes: what was heard, disguised, a line for each answer. At its end stands the SHA-256 of all
 * that stands before. It has neither token nor header nor the platform's address.
 */
export function answersText(run: HeardRun): string {
  const { beganMs, subject, heard } = disguised(run);
  const text = [
    `{"findingsGateAnswers":${ANSWERS_FORMAT}`,
    `"version":${JSON.stringify(VERSION)}`,
    `"began":${JSON.stringify(timeText(beganMs))}`,
    `"subject":${JSON.stringify(subject)}`,
    `"answers":[\n${heard.map((one) => JSON.stringify(lineOf(one), asWritten)).join(',\n')}]`,
  ].join(',\n');
  return `${text},\n"digest":"${createHash('sha256').update(text).digest('hex')}"}\n`;
}

function lineOf({ operation, path, request, came }: Heard): object {
  const asked = { operation, path, request };
  if (came.kind === 'failure') return { ...asked, failure: came.reason, status: statusIn(came.message) ?? null };
  const { body, serverTimeMs } = came;
  return { ...asked, serverTime: serverTimeMs === undefined ? null : timeText(serverTimeMs), answer: body };
}

function timeText(ms: number): string {
  return new Date(ms).toISOString();
}

/** Each number has the digits that it came with. */
function asWritten(_name: string, value: unknown): unknown {
  return value instanceof JsonNumber ? JSON.rawJSON(value.text) : value;
}
