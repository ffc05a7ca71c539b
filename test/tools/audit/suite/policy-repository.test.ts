import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { aFolder } from '../../../cli/a-folder.ts';
import { ROOT } from '../../../house/source-file.ts';
import { policyTest } from './run-policy-test.ts';

const FOLDER = join(ROOT, 'examples', 'policy-repository');
const POLICY = readFileSync(join(FOLDER, 'policy.yml'), 'utf8');
const SUITE = join(FOLDER, 'suite.yml');
const THIRD = 'A third issue of the accepted rule blocks';
const WARNED = 'Old medium issues warn';
const UNPROVEN = 'Secrets that nobody looked for prove nothing';
const ACCEPTED = ['The two accepted issues pass', THIRD];

async function changed(right: string, wrong: string): Promise<readonly string[]> {
  expect(POLICY.split(right).length).toBeGreaterThan(1);
  const folder = aFolder({ 'policy.yml': POLICY.replace(right, wrong) });
  const { lines } = await policyTest(folder, ['./policy.yml', '--suite', SUITE]);
  return lines.filter((line) => line.startsWith('differs')).map((line) => /^differs {2}(.*?):/.exec(line)![1]!);
}

describe('examples/policy-repository', () => {
  it('passes its own suite of ten', async () => {
    const { code, lines } = await policyTest(FOLDER, ['./policy.yml', '--suite', SUITE]);
    expect([code, lines.at(-1)]).toEqual([0, 'policy test: 10 cases, as expected']);
    expect(parse(readFileSync(SUITE, 'utf8')).cases).toHaveLength(10);
  });

  it.each([
    ['a limit that is raised', 'max: 0', 'max: 5', ['An injection in code blocks', THIRD]],
    ['a warning of which more are allowed', 'max: 2', 'max: 3', [WARNED]],
    ['a score that is too high', 'above: 0.1', 'above: 0.99', ['A dependency that is likely to be exploited blocks']],
    ['a score that is too low', 'above: 0.1', 'above: 0.001', ['A dependency that is hardly ever exploited passes']],
    ['a waiver for all issues', '    max-issues: 2\n', '', [THIRD]],
    ['a waiver that is too narrow', 'max-issues: 2', 'max-issues: 1', ACCEPTED],
    ['a product that need not be scanned', '[secrets]\n', '[secrets]\n    if-scanned: true\n', [UNPROVEN]],
  ])('reports %s', async (_, right, wrong, cases) => {
    expect(await changed(right, wrong)).toEqual(cases);
  });
});
