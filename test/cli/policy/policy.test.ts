import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHECK_POLICY } from '../../../src/cli/policy/check-policy.ts';
import { EXPLAIN_POLICY } from '../../../src/cli/policy/explain-policy.ts';
import type { Command, Shell } from '../../../src/cli/shell.ts';
import { createTerminal } from '../../../src/cli/terminal.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { CONTRACT_EXAMPLE } from '../../policy/contract-example.ts';

const folder = mkdtempSync(join(tmpdir(), 'policy-'));

/** What the command writes about a file with this text, and how it ends. The shell has nothing but a clock and a terminal. */
async function told(command: Command, text: string) {
  const path = join(folder, 'gate.yml');
  writeFileSync(path, text);
  const written = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof written) => ({ write: (piece: string) => (written[name] += piece) });
  const terminal = createTerminal({ stdout: stream('stdout'), stderr: stream('stderr') });
  if (!('run' in command)) throw new Error('the command has a job of its own');
  const code = await command.run([path], { terminal, clock: new FakeClock() } as unknown as Shell);
  return { code, lines: written.stdout.replaceAll(`${path} `, '').trimEnd().split('\n'), stderr: written.stderr };
}

const TEN_MISTAKES = `version: 2
conditons: []
conditions:
  - name: A
    issue-types: [supply-chian]
    epss: 0.1
  - name: A
    max: -1
    where: { refs: [main], cve: [x] }
    older-than: 2h
waivers:
  - { rule: a, reason: b, owner: c, expires: 2027-02-30 }
mode: report
`;

describe('findings-gate policy check', () => {
  it('lists ten mistakes in one go, each with line, column and remedy', async () => {
    const { code, lines, stderr } = await told(CHECK_POLICY, TEN_MISTAKES);
    expect([code, stderr]).toEqual([3, 'findings-gate: 12 problems to correct\n']);
    expect(lines).toEqual([
      'line 1, column 10: "version" must be 1; this version of the gate supports no other',
      'line 2, column 1: unknown key "conditons"; did you mean "conditions"?',
      'line 4, column 5: missing key "max"; add "max: 0"',
      'line 5, column 19: "issue-types" does not know "supply-chian"; did you mean "supply-chain"?',
      'line 6, column 5: unknown key "epss"; did you mean "epss-above"?',
      'line 7, column 11: another entry has the name "A" too; keep one, or change this name',
      expect.stringMatching(/^line 8, column 10: "max" must be a whole number/),
      expect.stringMatching(/^line 9, column 14: "refs" is not allowed in "where"/),
      'line 9, column 28: unknown key "cve"; did you mean "cves"?',
      expect.stringMatching(/^line 10, column 17: "older-than" must be days or weeks/),
      'line 12, column 46: "expires" must be a date that exists, written as 2027-01-31',
      'line 13, column 1: "mode" can be set in the workflow only; remove it from the policy',
    ]);
  });

  it.each([
    ['a whole policy', CONTRACT_EXAMPLE, /: 2 conditions, 1 waiver; no problem$/],
    [
      'a policy that needs a baseline',
      'version: 1\nconditions: [{ name: x, max: 0, compare: new }]',
      /: 1 condition, /,
    ],
    ['a file of waivers', 'version: 1\nwaivers: []', /: 0 conditions, 0 waivers; no problem$/],
  ])('accepts %s', async (_, text, line) => {
    const { code, lines } = await told(CHECK_POLICY, text);
    expect([code, lines]).toEqual([0, [expect.stringMatching(line)]]);
  });

  it.each([[], ['a', 'b'], [join(folder, 'nothing.yml')], [folder], ['--flag']])(
    'needs one file that can be read: %j',
    async (...args) => {
      const run = 'run' in CHECK_POLICY ? CHECK_POLICY.run : undefined;
      await expect(run?.(args, { clock: new FakeClock() } as unknown as Shell)).rejects.toMatchObject({
        reason: 'config',
      });
    },
  );
});

describe('findings-gate policy explain', () => {
  it('says each condition as a sentence, its searches, waivers and what else is in force', async () => {
    const { code, lines } = await told(EXPLAIN_POLICY, CONTRACT_EXAMPLE);
    expect(code).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(/^2 conditions; --max-critical to --max-unrated, inputs of the Action too, add limits/),
      expect.stringMatching(
        /^ {2}No live secrets: Blocks on any issues of secrets, critical or high, with validationStates confirmed_valid\.$/,
      ),
      expect.stringMatching(/^ {4}search: secrets critical \{/),
      expect.stringMatching(/^ {4}search: secrets high \{/),
      expect.stringMatching(
        /^ {2}Likely .*: Blocks on any issues of supply-chain, of any severity, with an EPSS score of 0.1 or more, .*, created 14 days before/,
      ),
      '    search: sca epss-above 0.1 older-than 14d',
      ...['critical', 'high', 'medium', 'low'].map(
        (severity) => `    search: sca ${severity} epss-above 0.1 older-than 14d`,
      ),
      'Every run searches: critical, high, medium, low, rated, other.',
      '1 waiver; none may end more than 300 days after the run:',
      expect.stringMatching(
        /^ {2}python\S+: Accepts at most 3 issues of code, medium or low, until 2027-01-31 \(\d+ days left\); @org\/appsec, SEC-123: /,
      ),
      'Where the gate cannot decide: server warns; every other reason fails.',
    ]);
  });

  it('names the default limits where the policy has no condition', async () => {
    const { lines } = await told(EXPLAIN_POLICY, 'version: 1');
    expect(lines.slice(1, 3)).toEqual([
      '  max-critical: Blocks on any issues of code, supply-chain or secrets, critical.',
      '    search: critical',
    ]);
  });

  it('lists the problems of a policy that cannot be read', async () => {
    const { code, lines } = await told(EXPLAIN_POLICY, 'version: 2');
    expect([code, lines.length]).toEqual([3, 1]);
  });
});
