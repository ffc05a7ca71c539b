import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { operationOf } from '../../emulator/platform.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { shareOf } from '../build/draws.ts';
import { judge } from '../build/gfm-judge.ts';
import { runBuilt } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { fail } from '../run/outcomes.ts';
import { manyRules, withIssues } from '../run/platforms.ts';
import { emptyFolder } from '../run/run-cli.ts';
import { DIRTY, wordIn, writesOf } from './harness/comment-scene.ts';
import { once } from './harness/once.ts';
import { commandsIn } from './harness/runner-commands.ts';

vi.setConfig({ testTimeout: 180_000 });

/** This many rules with issues: the first 50 critical, up to the 2,000th high, the others low. */
const manyGroups = (groups: number) =>
  manyRules(groups, (index) => ({
    severity: index < 50 ? 'SEVERITY_CRITICAL' : index < 2_000 ? 'SEVERITY_HIGH' : 'SEVERITY_LOW',
    standsFor: String((index % 7) + 1),
  }));

function sumTo(from: number, to: number): number {
  return Array.from({ length: to - from }, (_, index) => ((from + index) % 7) + 1).reduce((sum, each) => sum + each, 0);
}

/** A policy with this many conditions, each broken by the existing issues. */
function policyWith(
  conditions: number,
  nameOf: (index: number) => string,
  maxOf: (index: number) => number = (index) => index,
): Readonly<Record<string, string>> {
  const all = Array.from({ length: conditions }, (_, index) => ({ name: nameOf(index), max: maxOf(index) }));
  return { policy: JSON.stringify({ version: 1, 'fail-on-severity': 'none', conditions: all }) };
}

/** Every table row has the columns of its table, every fence and every fold is closed. */
function expectWellFormed(page: string): void {
  expect(page.endsWith('\n')).toBe(true);
  expect((page.match(/^```/gm) ?? []).length % 2).toBe(0);
  expect((page.match(/<details>/g) ?? []).length).toBe((page.match(/<\/details>/g) ?? []).length);
  const tables: number[][] = [];
  for (const node of judge(page).structure) {
    if (node.endsWith(' table')) tables.push([]);
    else if (node.endsWith(' tableRow')) tables.at(-1)!.push(0);
    else if (node.endsWith(' tableCell')) tables.at(-1)!.push(tables.at(-1)!.pop()! + 1);
  }
  expect(tables.map((rows) => new Set(rows).size)).toEqual(tables.map(() => 1));
}

const bodyOf = ({ comments }: GateRun): string => comments[0] ?? '';

describe('J. limits and scale', () => {
  test('J1 counts 10,000 groups exactly, shows the worst first, and says how many more there are', async () => {
    const run = await runBuilt({ platform: manyGroups(10_000), inputs: { 'request-timeout': '30s' } });
    const [critical, high, low] = [sumTo(0, 50), sumTo(50, 2_000), sumTo(2_000, 10_000)];
    const counts = { critical, high, medium: 0, low, total: critical + high + low };
    const outputs = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)]));
    expect(run).toMatchObject({ ...fail, outputs });
    expect(run.report.rules).toHaveLength(10_000);
    for (const [page, most] of [
      [bodyOf(run), 20],
      [run.summary, 50],
    ] as const) {
      const rows = page.split('\n').filter((line) => line.startsWith('|') && line.includes('rules.generated'));
      expect(rows.slice(0, 10).every((row) => /\| critical \| [67] \|/.test(row))).toBe(true);
      expect(rows.filter((row) => row.includes('| critical |'))).toHaveLength(most);
      const left = [...page.matchAll(/^(?:and )?(\d+) (?:more )?rules(?:, not shown here\.)?$/gm)];
      expect(left.reduce((sum, [, count]) => sum + Number(count), rows.length)).toBe(10_000);
      expectWellFormed(page);
    }
    expect(bodyOf(run).length).toBeLessThanOrEqual(60_000);
    expect(run.rssMib).toBeLessThan(256);
  });

  test.each(shareOf(['x', '😀', '漢'], 2, 0.75))(
    'J2 cuts a comment between rows exactly at its limit: %s',
    async (letter) => {
      // Less than a row from each other, with room for what is not the same in every run, such as the seconds.
      for (const target of [60_000 - 20, 60_000 + 46]) {
        const isWhole = target < 60_000;
        const run = await fullRun(letter, target);
        const body = bodyOf(run);
        expect([run.exitCode, writesOf(run), wordIn(body)]).toEqual([1, ['create-comment'], 'failed']);
        expect(body.length).toBeLessThanOrEqual(60_000);
        if (isWhole) expect(body.length).toBeGreaterThan(60_000 - 66);
        expect(!/^and \d+ more(?: conditions)?$/m.test(body)).toBe(isWhole);
        expect(body.isWellFormed()).toBe(true);
        expect(body.match(/<!-- findings-gate/g)).toHaveLength(1);
        expectWellFormed(body);
      }
    },
  );

  test.each([0, 880, 898, 899.9, 900, 950, 1000])(
    'A6 J3 shortens its summary to fit after %d KiB of earlier steps',
    async (kib) => {
      const before = `${'earlier step\n'.repeat(Math.floor((kib * 1024) / 13))}`;
      const file = join(await emptyFolder(), 'summary.md');
      await writeFile(file, before);
      const inputs = policyWith(400, (index) => `condition ${index} ${'y'.repeat(60)}`);
      const run = await runFault({ platform: DIRTY, inputs, env: { GITHUB_STEP_SUMMARY: file } });
      expect(run.exitCode).toBe(1);
      expect(run.summary.startsWith(before)).toBe(true);
      const own = run.summary.slice(before.length);
      expect(Buffer.byteLength(run.summary)).toBeLessThanOrEqual(Math.max(900 * 1024, before.length));
      if (own === '') expect(run.stdout).toContain('The job summary was not written: there is no room left in it.');
      else expectWellFormed(own.trimStart());
      expect(own === '').toBe(kib >= 899.9);
    },
  );

  test.each(['list-scans', 'search-issues'] as const)('J4 gives up after 200 pages: %s', async (operation) => {
    let pages = 0;
    const endless =
      (usual: Handler): Handler =>
      (request) => {
        if (operationOf(request.method, request.path) !== operation) return usual(request);
        const list = operation === 'list-scans' ? { scans: [] } : { groups: [] };
        pages += 1;
        const body = JSON.stringify({ ...list, cursor: `page-${pages}` });
        return { status: 200, headers: { 'content-type': 'application/json' }, body };
      };
    const run = await runBuilt({ through: endless, due: 'unproven', inputs: { 'wait-timeout': '60s' } });
    expect(run).toMatchObject({ exitCode: 2, reason: 'page-limit' });
    const asked = run.requests.filter((request) => request.operation === operation);
    expect(asked.length).toBeLessThanOrEqual(operation === 'list-scans' ? 200 : 6 * 200);
    expect(run.rssMib).toBeLessThan(256);
  });

  test('J5 makes ten annotations for 500 violations, and shows the rest in the summary', async () => {
    const inputs = policyWith(500, (index) => `condition ${index}`);
    const run = await runFault({ platform: withIssues({ count: 600, severity: 'SEVERITY_HIGH' }), inputs });
    expect(run.exitCode).toBe(1);
    const annotations = commandsIn(run.stdout).filter(({ name }) => name === 'error');
    expect(annotations).toHaveLength(10);
    expect(annotations.at(-1)!.data).toMatch(/^and 491 more: see the job summary/i);
    const rows = run.summary.split('\n').filter((line) => line.startsWith('| `condition '));
    expect(rows).toHaveLength(500);
    expect(Buffer.byteLength(run.outputsText)).toBeLessThanOrEqual(64 * 1024);
    expect(run.report.conditions.length).toBeGreaterThanOrEqual(500);
  });

  test('J6 prints the number of planned requests next to that of sent requests', async () => {
    const severities = ['critical', 'high', 'medium', 'low'];
    const each = (types: readonly string[], where: readonly (object | undefined)[]) =>
      types.flatMap((type) =>
        severities.flatMap((severity) =>
          where.map((own) => ({ 'issue-types': [type], severities: [severity], ...(own && { where: own }), max: 99 })),
        ),
      );
    const conditions = [
      ...each(['sast', 'sca', 'secrets'], [undefined]),
      ...each(['sast'], [{ source: ['pro'] }, { source: ['community'] }, { source: ['custom'] }]),
      ...each(['secrets'], [{ validationStates: ['confirmed_valid'] }]),
      ...['research', 'ai-sast'].map((type) => ({ 'issue-types': [type], max: 99 })),
    ].map((one, index) => ({ name: `condition ${index}`, ...one }));
    expect(conditions).toHaveLength(30);
    const inputs = {
      policy: JSON.stringify({ version: 1, 'fail-on-severity': 'none', conditions }),
      'required-products': 'code, supply-chain, secrets',
    };
    const run = await runFault({ platform: DIRTY, inputs: { ...inputs, comment: 'always' } });
    const { planned, sent } = run.report.requests;
    expect([run.verdict, sent, run.requests.length]).toEqual(['pass', planned, planned]);
    for (const page of [run.summary, bodyOf(run)])
      expect(page).toContain(`**Requests** ${sent} sent, ${planned} planned`);
    expect(run.stdout).toMatch(new RegExp(`^gate: PASS .* requests=${sent} `, 'm'));
    expect(run.outputs.requests).toBe(String(sent));
  });
});

/**
 * One condition is broken. Names of the others are 40 units of letters of the given kind; the first ones are longer, by
 * this many units in all.
 */
function runWith(conditions: number, letter: string, more: number): Promise<GateRun> {
  const long = letter.repeat(Math.floor(40 / letter.length));
  const extra = (index: number): string =>
    'z'.repeat(index === 0 ? 0 : Math.max(0, Math.min(55, more - (index - 1) * 55)));
  const nameOf = (index: number): string => `${String(index).padStart(3, '0')}${long}${extra(index)}`;
  return runFault({ platform: DIRTY, inputs: policyWith(conditions, nameOf, (index) => (index === 0 ? 0 : 9_999)) });
}

/** How long the whole page is with 100 conditions, and how much longer with each further one. Every kind of letter takes 40 units. */
const lengths = once(async () => {
  const [small, large] = await Promise.all(
    [100, 200].map(async (count) => bodyOf(await runWith(count, 'x', 0)).length),
  );
  return { small: small!, perRow: (large! - small!) / 100 };
});

/**
 * A run whose whole page would have this many units: as many rows as fit, and longer names for the rest. The name of a
 * condition that is kept is on it once.
 */
async function fullRun(letter: string, units: number): Promise<GateRun> {
  const { small, perRow } = await lengths();
  const rows = Math.floor((units - small) / perRow);
  return runWith(100 + rows, letter, Math.floor(units - small - rows * perRow));
}
