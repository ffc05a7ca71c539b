import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXPLAIN_POLICY } from '../../../src/cli/policy/explain-policy.ts';
import { CHECK_POLICY } from '../../../src/cli/policy/policy-files.ts';
import type { PolicyEntry } from '../../../src/cli/policy/remarks.ts';
import { dayAfter, dayOf } from '../../../src/domain/text/calendar-date.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { CONTRACT_EXAMPLE } from '../../policy/contract-example.ts';
import { aFolder } from '../a-folder.ts';
import { called, runOn } from './reported.ts';

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

const TODAY = dayOf(new FakeClock().wallNow());
const waiverOf = (rule: string, days: number): string =>
  `  - { rule: "${rule}", reason: b, owner: c, expires: ${dayAfter(TODAY, days)} }`;

/** A policy that leads to six notes: only the last waiver has none. */
const NOTED = `version: 1
conditions:
  - { name: A, max: 0, action: warn,
      compare: new }
  - { name: B, max: none }
waivers:
${waiverOf('python.*', 90)}
${waiverOf('a.b', -1)}
${waiverOf('a.b', 14)}
${waiverOf('a.b', 15)}
fail-on-severity: none
`;

const BAD = 'version: 2\n';
const GOOD = 'version: 1\nconditions: [{ name: x, max: 0 }]\nfail-on-severity: critical\n';

describe('findings-gate policy check', () => {
  it('lists all mistakes at once, each with line, column and fix', async () => {
    const { code, lines, stderr } = await runOn(CHECK_POLICY, { 'gate.yml': TEN_MISTAKES });
    expect([code, stderr]).toEqual([3, 'findings-gate: 12 problems to correct\n']);
    expect(lines).toEqual([
      'gate.yml:1:10: "version" must be 1; this version of the gate supports no other',
      'gate.yml:2:1: unknown key "conditons"; did you mean "conditions"?',
      'gate.yml:4:5: missing key "max"; add "max: 0"',
      'gate.yml:5:19: "issue-types" does not know "supply-chian"; did you mean "supply-chain"?',
      expect.stringMatching(/^gate\.yml:6:5: unknown key "epss"; write one of: .*epss-above/),
      'gate.yml:7:11: another entry has the name "A" too; keep one, or change this name',
      expect.stringMatching(/^gate\.yml:8:10: "max" must be a whole number/),
      expect.stringMatching(/^gate\.yml:9:14: "refs" is not allowed in "where"/),
      'gate.yml:9:28: unknown key "cve"; did you mean "cves"?',
      expect.stringMatching(/^gate\.yml:10:17: "older-than" must be days or weeks/),
      'gate.yml:12:46: "expires" must be a date that exists, written YYYY-MM-DD',
      'gate.yml:13:1: "mode" can be set in the workflow only; remove it from the policy',
    ]);
  });

  it.each([
    ['a whole policy', CONTRACT_EXAMPLE, /^gate\.yml: 2 conditions, 1 waiver; no problem/],
    ['a file of waivers', 'version: 1\nwaivers: []', /^gate\.yml: 0 conditions, 0 waivers; no problem$/],
  ])('accepts %s', async (_, text, line) => {
    const { code, lines } = await runOn(CHECK_POLICY, { 'gate.yml': text });
    expect([code, lines[0]]).toEqual([0, expect.stringMatching(line)]);
  });

  it('prints notes after the count, and does not fail', async () => {
    const { code, lines, stderr } = await runOn(CHECK_POLICY, { 'gate.yml': NOTED });
    expect([code, stderr]).toEqual([0, '']);
    expect(lines).toEqual([
      'gate.yml: 2 conditions, 4 waivers; no problem, 6 notes',
      expect.stringMatching(/^gate\.yml:4:16: note: the gate refuses "compare: new" without a base/),
      expect.stringMatching(/^gate\.yml:5:21: note: without a limit the/),
      expect.stringMatching(/^gate\.yml:7:13: note: this waiver can match nothing: "python\.\*" /),
      expect.stringMatching(/^gate\.yml:8:\d+: note: this waiver expired on /),
      expect.stringMatching(/^gate\.yml:9:\d+: note: this waiver ends in 14 days, on /),
      expect.stringMatching(/^gate\.yml:11:1: note: nothing here blocks: "fail-on-severity" is none, /),
    ]);
  });

  it.each([[{ flags: ['--strict'] }], [{ env: { FINDINGS_GATE_STRICT: 'true' } }]])(
    'fails because of notes with %j',
    async (call) => {
      const { code, lines, stderr } = await runOn(CHECK_POLICY, { 'gate.yml': NOTED }, call);
      expect([code, stderr]).toEqual([3, 'findings-gate: 6 problems to correct\n']);
      expect(lines[0]).toBe('gate.yml: 2 conditions, 4 waivers; 6 problems');
      expect(lines.filter((line) => /^gate\.yml:\d+:\d+: (?!note: )/.test(line))).toHaveLength(6);
    },
  );

  it('passes with --strict if there are no notes', async () => {
    expect(await runOn(CHECK_POLICY, { 'gate.yml': GOOD }, { flags: ['--strict'] })).toMatchObject({
      code: 0,
      stderr: '',
    });
  });

  it.each([
    ['base', 0, 0],
    ['refs/heads/main', 0, 0],
    ['none', 3, 1],
  ])('checks "compare: new" with the baseline %s: exit %i', async (baseline, code, problems) => {
    const text = GOOD.replace('max: 0', 'max: 0, compare: new');
    const call = { flags: ['--baseline', baseline, '--json'] };
    const run = await runOn(CHECK_POLICY, { 'gate.yml': text }, call);
    expect([run.code, JSON.parse(run.stdout).map(({ kind }: PolicyEntry) => kind)]).toEqual([
      code,
      Array(problems).fill('problem'),
    ]);
  });

  it('prints the problems of all files, and of standard input', async () => {
    const stdin = Buffer.from('version: 1\nx: 1\n');
    const { code, lines, stderr } = await runOn(CHECK_POLICY, { 'a.yml': BAD, 'b.yml': GOOD, 'c.yml': BAD }, { stdin });
    expect([code, stderr]).toEqual([3, 'findings-gate: 3 problems to correct, in 3 of 4 files\n']);
    expect(lines.map((line) => line.split(' ', 1)[0])).toEqual(['a.yml:1:10:', 'b.yml:', 'c.yml:1:10:', '-:2:1:']);
  });

  it('prints the problems of the other files if one is unreadable', async () => {
    const folder = aFolder({ 'bad.yml': BAD });
    const [bad, none] = [join(folder, 'bad.yml'), join(folder, 'no.yml')];
    const { code, lines } = await called(CHECK_POLICY, [none, bad, folder], { folder });
    expect(lines).toEqual([expect.stringMatching(/^bad\.yml:1:10: /)]);
    expect(code).toMatch(/^the file \S+no\.yml cannot be read \(ENOENT\); the file \S+ cannot be read \(EISDIR\)$/);
    const listed = await called(CHECK_POLICY, [none, '--json']);
    expect(JSON.parse(listed.lines.join(''))).toMatchObject([
      { line: null, kind: 'problem', message: expect.stringContaining('no.yml cannot be read (ENOENT)') },
    ]);
  });

  it('prints a hundred problems of each file, and counts the rest', async () => {
    const keys = Array.from({ length: 103 }, (_, index) => `zz${index}: x`);
    const text = ['version: 1', ...keys].join('\n');
    const { lines, stderr } = await runOn(CHECK_POLICY, { 'a.yml': text, 'b.yml': text });
    expect(lines).toHaveLength(202);
    expect([lines[100], lines[201]]).toEqual(['a.yml: and 3 more problems', 'b.yml: and 3 more problems']);
    expect(stderr).toBe('findings-gate: 206 problems to correct, in 2 of 2 files\n');
    const json = await runOn(CHECK_POLICY, { 'a.yml': text }, { flags: ['--json'] });
    expect(JSON.parse(json.stdout)).toHaveLength(103);
  });

  it('prints a list with --json, which is empty without problems and notes', async () => {
    const { code, stdout } = await runOn(CHECK_POLICY, { 'a.yml': BAD, 'b.yml': GOOD }, { flags: ['--json'] });
    expect([code, JSON.parse(stdout)]).toEqual([
      3,
      [
        {
          file: 'a.yml',
          line: 1,
          column: 10,
          kind: 'problem',
          message: '"version" must be 1; this version of the gate supports no other',
        },
      ],
    ]);
    expect((await runOn(CHECK_POLICY, { 'b.yml': GOOD }, { flags: ['--json'] })).stdout).toBe('[]\n');
    const noted = await runOn(CHECK_POLICY, { 'a.yml': NOTED }, { flags: ['--json'] });
    expect(JSON.parse(noted.stdout).map(({ kind }: PolicyEntry) => kind)).toEqual(Array(6).fill('note'));
  });

  it.each([
    [[], /^policy check takes files/],
    [['-', '-'], /^"-" is given twice/],
  ])('needs files, and standard input at most once: %j', async (args, message) => {
    expect((await called(CHECK_POLICY, args)).code).toMatch(message);
  });
});

describe('findings-gate policy explain', () => {
  it('describes each condition in a sentence, its searches, waivers and other limits in force', async () => {
    const { code, lines } = await runOn(EXPLAIN_POLICY, { 'gate.yml': CONTRACT_EXAMPLE });
    expect(code).toBe(0);
    expect(lines.filter((line) => !line.includes(': note: '))).toEqual([
      'gate.yml: 2 conditions, and the limits of fail-on-severity high:',
      ...['critical', 'high'].flatMap((severity) => [
        `  max-${severity}: Blocks on any issues of code, supply-chain or secrets, ${severity}.`,
        `    search: ${severity}`,
      ]),
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
      'Change the limits with --fail-on-severity and --max-critical to --max-unrated, which are also inputs of the Action.',
      'Every run searches: critical, high, medium, low, rated, other.',
      '1 waiver; none may end more than 300 days after the run:',
      expect.stringMatching(
        /^ {2}python\S+: Accepts at most 3 issues of code, medium or low, until 2027-01-31 \(\d+ days left\); @org\/appsec, SEC-123: /,
      ),
      'If the gate cannot decide: server warns; every other reason fails.',
    ]);
  });

  it('names the default limits if the policy has none', async () => {
    const { lines } = await runOn(EXPLAIN_POLICY, { 'gate.yml': 'version: 1' });
    expect(lines.slice(0, 3)).toEqual([
      'gate.yml: 0 conditions, and the limits of fail-on-severity high (the default):',
      '  max-critical: Blocks on any issues of code, supply-chain or secrets, critical.',
      '    search: critical',
    ]);
    expect(lines.join('\n')).not.toMatch(/Nothing blocks|baseline/);
  });

  it('shows which limits compare with the given baseline', async () => {
    const { lines } = await runOn(EXPLAIN_POLICY, { 'gate.yml': 'version: 1' }, { flags: ['--baseline', 'main'] });
    expect(lines[1]).toMatch(/^ {2}max-critical: Blocks on any new issues of /);
    expect(lines.join('\n')).not.toContain('Refused without a baseline');
  });

  it('names that nothing blocks, what needs a baseline, and the notes', async () => {
    const { code, lines } = await runOn(EXPLAIN_POLICY, { 'gate.yml': NOTED });
    expect(code).toBe(0);
    expect(lines[0]).toBe('gate.yml: 2 conditions, and no limits (fail-on-severity none):');
    expect(lines).toContain('Nothing blocks: whatever is found, the job succeeds.');
    const refused = lines.indexOf('Refused unless a baseline is set (--baseline, also an input of the Action):');
    expect(lines[refused + 1]).toBe('  A');
    expect(lines.filter((line) => /^gate\.yml:\d+:\d+: note: /.test(line))).toHaveLength(6);
  });

  it('prints conditions and waivers with line and column in the list of --json', async () => {
    const text = `version: 1\nconditions:\n  - { name: A, max: 0 }\nwaivers:\n${waiverOf('a.b', 30)}\nfail-on-severity: critical\n`;
    const { stdout } = await runOn(EXPLAIN_POLICY, { 'a.yml': text, 'b.yml': 'version: 1' }, { flags: ['--json'] });
    expect(JSON.parse(stdout)).toEqual([
      expect.objectContaining({ file: 'a.yml', line: 6, column: 19, kind: 'condition', name: 'max-critical' }),
      {
        file: 'a.yml',
        line: 3,
        column: 5,
        kind: 'condition',
        message: 'Blocks on any issues of code, supply-chain or secrets, of any severity.',
        name: 'A',
        action: 'fail',
        compare: 'all',
        searches: ['rated', 'critical', 'high', 'medium', 'low'],
      },
      expect.objectContaining({ file: 'a.yml', line: 5, column: 5, kind: 'waiver', rule: 'a.b' }),
      expect.objectContaining({ file: 'b.yml', line: null, column: null, kind: 'condition', name: 'max-critical' }),
      expect.objectContaining({ name: 'max-high' }),
    ]);
  });
});
