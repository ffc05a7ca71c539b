import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAnswersFile } from '../../../../emulator/answers/answers-file.ts';
import { askFile } from './ask-again.ts';

/** Files that users have sent in, each with what doctor made of it: `<name>.answers` and `<name>.told.json`. */
const FOLDER = join(import.meta.dirname, 'sent-in');
const NAMES = readdirSync(FOLDER).flatMap((file) => /^(.*)\.answers$/.exec(file)?.[1] ?? []);

type Told = {
  readonly exitCode: number;
  readonly connection: Readonly<Record<string, string>>;
  readonly assumptions: Readonly<Record<string, string>>;
};

/** Undefined where nobody has written down yet what doctor makes of it. */
function toldOf(name: string): Told | undefined {
  const file = readdirSync(FOLDER).find((each) => each === `${name}.told.json`);
  return file === undefined ? undefined : JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
}

describe('a file that a user has sent in', () => {
  it('is there', () => {
    expect(NAMES.length).toBeGreaterThan(0);
  });

  it.each(NAMES)('is told as it was told at first: %s', async (name) => {
    const file = readAnswersFile(readFileSync(join(FOLDER, `${name}.answers`)));
    const { report } = await askFile(file);
    const now: Told = {
      exitCode: report.exitCode,
      connection: Object.fromEntries(report.connection.map(({ part, result }) => [part, result])),
      assumptions: Object.fromEntries(report.assumptions.map(({ id, result }) => [id, result])),
    };
    const told = toldOf(name);
    if (told === undefined)
      throw new Error(`write this to sent-in/${name}.told.json:\n${JSON.stringify(now, null, 2)}`);
    // A look that is newer than the file finds no answer to its own questions.
    const { assumptions, ...rest } = told;
    expect(now).toMatchObject(rest);
    expect(now.assumptions).toMatchObject(assumptions);
  });
});
