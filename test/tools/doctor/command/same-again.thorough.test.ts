import { describe, expect, it } from 'vitest';
import { QUIRK_IDS } from '../../../../emulator/quirks/with-quirks.ts';
import type { ScenarioContext } from '../../../../emulator/scenarios/scenario.ts';
import { SCENARIOS, type ScenarioName } from '../../../../emulator/scenarios.ts';
import { randomWireForm } from '../../../../emulator/wire/wire-form.ts';
import { type AskedAgain, askAgain } from './ask-again.ts';
import { richWorld } from './rich-world.ts';
import type { DoctorReport } from './run-command.ts';

function contextOf(parts: Partial<ScenarioContext> = {}): ScenarioContext {
  return {
    commit: 'c0ffee'.padEnd(40, '0'),
    repository: 'acme/shop',
    repositoryId: '101',
    deploymentId: '42',
    pullRequest: undefined,
    headRef: 'main',
    nowMs: Date.now(),
    token: 'emulator-token-0123456789abcdef',
    ...parts,
  };
}

/** What is told alike, whatever the names, the days and the moment. */
function judged({ exitCode, connection, assumptions, project, settings }: DoctorReport) {
  return {
    exitCode,
    connection: connection.map(({ part, result }) => [part, result]),
    // What the document does not know is named there, and replaced in the file.
    assumptions: assumptions.map(({ id, result, seen }) => [id, result, seen.replace(/(?<=names|know): .*/, '')]),
    project: withoutNames(project),
    settings: Object.keys(settings),
  };
}

/** Members of part two that hold names, ids or times. */
const NAMES: ReadonlySet<string> = new Set(
  (
    'names example repositoryId name label unknownProducts siblings sinceMs nowMs days since now id day perDay repository ' +
    'medianMs p90Ms longestMs readAt'
  ).split(' '),
);

function withoutNames(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (name, inner) =>
      NAMES.has(name) ? (Array.isArray(inner) ? inner.length : typeof inner) : inner,
    ),
  );
}

/** The lines of a file, whenever they were asked for and in whatever order: names are counted by it. */
function linesIn(file: string): readonly string[] {
  const lines = file.split('\n').filter((line) => line.startsWith('{"operation"'));
  return lines.map((line) => line.replaceAll(/[0-9]+/g, '0').replace(/\]?,$/, '')).sort();
}

function expectSame({ first, again, unknown, file, fileAgain }: AskedAgain): void {
  expect(unknown).toEqual([]);
  expect(judged(again)).toEqual(judged(first));
  expect(linesIn(fileAgain)).toEqual(linesIn(file));
  expect(file.match(/acme|shop|warehouse|checkout|eval-detected|example|2026-/g)).toBeNull();
}

const SUBJECT = ['--repository', 'acme/shop'];

describe('doctor, asked again of what it kept', () => {
  it.each(Object.keys(SCENARIOS) as readonly ScenarioName[])('tells the same of the scenario %s', async (name) => {
    expectSame(await askAgain(SCENARIOS[name](contextOf()), SUBJECT));
  });

  it.each(['over-limit', 'still-running', 'baseline'] as const)(
    'tells the same of a pull request in %s',
    async (name) => {
      const context = contextOf({ pullRequest: 7, headRef: 'feature/x' });
      expectSame(await askAgain(SCENARIOS[name](context), [...SUBJECT, '--commit', context.commit]));
    },
  );

  it('sees nearly all on a platform that has much', async () => {
    const asked = await askAgain(richWorld(), SUBJECT);
    expectSame(asked);
    expect(asked.first.connection.map(({ result }) => result)).not.toContain('does-not-hold');
  });

  it.each(QUIRK_IDS)('tells the same where %s does not hold', async (quirk) => {
    expectSame(await askAgain(richWorld(), SUBJECT, [quirk]));
  });

  it.each([1, 2, 3, 4, 5, 6])('tells the same of answers in any form (seed %i)', async (seed) => {
    expectSame(await askAgain(richWorld(randomWireForm(seed)), SUBJECT));
  });

  it.each([
    ['by its id', ['--repository-id', '101', '--deployment-id', '42']],
    ['that is not there', ['--repository', 'acme/shops']],
    ['with ids beyond 2^53', ['--repository', 'acme/shop', '--deployment-id', '9007199254740993']],
  ])('tells the same of a project %s', async (name, args) => {
    const isBig = name.includes('2^53');
    const state = richWorld();
    expectSame(await askAgain(isBig ? { ...state, deploymentId: '9007199254740993' } : state, args));
  });
});
