import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { judge } from '../build/gfm-judge.ts';
import { runBuilt } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { fail } from '../run/outcomes.ts';
import { manyRules, withIssues } from '../run/platforms.ts';
import { emptyFolder } from '../run/run-cli.ts';
import { DIRTY, wordIn, writesOf } from './harness/comment-scene.ts';
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
  test('J1 counts 10,000 groups exactly, shows the worst first, and the number of the others', async () => {
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
      const left = [...page.matchAll(/^(?:and )?(\d+) (?:more|not shown here\.)$/gm)];
      expect(left.reduce((sum, [, count]) => sum + Number(count), rows.length)).toBe(10_000);
      expectWellFormed(page);
    }
    expect(bodyOf(run).length).toBeLessThanOrEqual(60_000);
    expect(run.rssMib).toBeLessThan(256);
  });

  test.each(['x', '😀', '漢'])('J2 cuts a comment between rows, just below its limit: %s', async (letter) => {
    // One condition is broken. A row has at most a hundred units, most of them of the letter.
    const nameOf = (index: number) => `${index} ${letter.repeat(40 / letter.length)}`;
    const inputs = policyWith(900, nameOf, (index) => (index === 0 ? 0 : 9_999));
    const run = await runFault({ platform: DIRTY, inputs });
    const body = bodyOf(run);
    expect([run.exitCode, writesOf(run), wordIn(body)]).toEqual([1, ['create-comment'], 'failed']);
    expect(body.length).toBeLessThanOrEqual(60_000);
    expect(body.length).toBeGreaterThan(60_000 - 200);
    expect(body).toMatch(/^and \d+ more$/m);
    expect(body.isWellFormed()).toBe(true);
    expect(body.match(/<!-- findings-gate/g)).toHaveLength(1);
    expectWellFormed(body);
  });

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

  test('J5 makes ten annotations for 500 violations, and shows the rest in the summary', async () => {
    const inputs = policyWith(500, (index) => `condition ${index}`);
    const run = await runFault({ platform: withIssues({ count: 600, severity: 'SEVERITY_HIGH' }), inputs });
    expect(run.exitCode).toBe(1);
    const annotations = commandsIn(run.stdout).filter(({ name }) => name === 'error');
    expect(annotations).toHaveLength(10);
    expect(annotations.at(-1)!.data).toMatch(/ And 590 more: see the job summary\.$/);
    const rows = run.summary.split('\n').filter((line) => line.startsWith('| `condition '));
    expect(rows).toHaveLength(500);
    expect(Buffer.byteLength(run.outputsText)).toBeLessThanOrEqual(64 * 1024);
    expect(run.report.conditions.length).toBeGreaterThanOrEqual(500);
  });

  test('J6 prints the number of planned requests next to that of sent requests', async () => {
    const conditions = Array.from({ length: 30 }, (_, index) => ({
      ...{ name: `condition ${index}`, 'issue-types': ['sast'], where: { categories: [`category-${index}`] }, max: 99 },
    }));
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
