import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { readFlags } from '../../../src/cli/flags.ts';
import { ISSUE_LIST_REQUEST, ISSUES } from '../../../src/cli/issues/issues.ts';
import { parseNamedRef } from '../../../src/cli/named-ref.ts';
import { readRequest } from '../../../src/cli/requests/request.ts';
import { refSpellings } from '../../../src/domain/ref.ts';
import type { GateReport } from '../../../src/domain/report.ts';
import { systemClock } from '../../../src/gate/process/system-clock.ts';
import { logLine } from '../../../src/report/text/log-text.ts';
import { wayOutOf } from '../../../src/report/text/way-out.ts';
import { aCondition, aCulprit, aReport, aReportedScan, aRule } from '../../build/a-report.ts';
import { RULE_NAMES } from '../../build/rule-names.ts';

const REF = 'refs/pull/7/merge';
const REFS = [
  ...Object.entries(RULE_NAMES).filter(([, name]) => name.length < 500),
  ['ordinary signs', 'feature/a+b@c'],
  ['a kind that the flag does not take', 'refs/merge-requests/7/head'],
] as const;

type World = { readonly rulePath: string; readonly ruleId: string; readonly ref?: string | undefined };

/** Every way in which a name gets into the command. */
const WORLDS: readonly (readonly [what: string, world: World])[] = [
  ...Object.entries(RULE_NAMES).map(
    ([what, name]) => [`the path of a rule: ${what}`, { rulePath: name, ruleId: '' }] as const,
  ),
  ...Object.entries(RULE_NAMES).map(
    ([what, name]) => [`the id of a rule: ${what}`, { rulePath: 'a', ruleId: name }] as const,
  ),
  ...REFS.map(([what, ref]) => [`a ref: ${what}`, { rulePath: 'a.b', ruleId: '', ref }] as const),
];

function reportOf({ rulePath, ruleId, ref = REF }: World, given: Partial<GateReport> = {}): GateReport {
  const rules = [aCulprit(aRule({ rulePath, ruleId }))];
  return aReport({ ref, conditions: [aCondition({ result: 'broken', found: 1n, rules })], ...given });
}

function commandOf(world: World, given: Partial<GateReport> = {}): string {
  return wayOutOf(reportOf(world, given))!.command;
}

/** What a shell makes of each command: the words after `findings-gate issues`. In one process for all. */
function wordsOf(commands: readonly string[]): readonly (readonly string[])[] {
  const script = [`findings-gate() { printf '%s\\0' "$@"; printf '\\1\\0'; }`, ...commands].join('\n');
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8', maxBuffer: 1e8 });
  expect([status, stderr]).toEqual([0, '']);
  return stdout
    .split('\u0001\0')
    .slice(0, -1)
    .map((words) => words.split('\0').slice(0, -1));
}

/** The filter that the command line asks the platform for, and where it asks. */
async function requestOf([command, ...args]: readonly string[]) {
  expect(command).toBe('issues');
  const given = readFlags(args, ISSUES.flags, {});
  expect(given.operands).toEqual([]);
  expect(given.isOn('each')).toBe(true);
  const { filter } = await readRequest(given, ISSUE_LIST_REQUEST, {
    readStdin: async () => Buffer.of(),
    signal: new AbortController().signal,
    clock: systemClock,
    terminal: { tell: () => {} },
  });
  return { filter, baseUrl: given.text('base-url'), deploymentId: given.text('deployment-id') };
}

describe('the command that lists the issues of a rule', () => {
  const words = wordsOf(WORLDS.map(([, world]) => commandOf(world)));

  test.each(WORLDS.map((world, index) => [...world, words[index]!] as const))(
    'asks for exactly it: %s',
    async (_what, { rulePath, ruleId, ref = REF }, args) => {
      expect(await requestOf(args)).toEqual({
        filter: {
          repositoryIds: ['4242'],
          // The flag asks for every spelling of a branch.
          refs: args.includes('--refs') ? refSpellings([parseNamedRef(ref)]) : [ref],
          ...(ruleId === '' ? { rules: [rulePath] } : { ruleIds: [ruleId] }),
        },
        baseUrl: 'https://platform.example',
        deploymentId: '31',
      });
    },
  );

  test.each(WORLDS)('reads the same in a log and on a page: %s', (_what, world) => {
    const command = commandOf(world);
    expect(logLine(`  ${command}`)).toBe(`  ${command}`);
    expect(command).not.toMatch(/<!--|##\[|[\r\n\u2028\u2029\u202e]/);
  });

  test('names the ordinary by flags that a person can read', () => {
    expect(commandOf({ rulePath: 'a.b', ruleId: '' })).toBe(
      'findings-gate issues --each --base-url https://platform.example --deployment-id 31 --type sast --repository-ids 4242 --refs refs/pull/7/merge --rules a.b',
    );
  });

  test('leaves out what is not known', async () => {
    const given = { ref: undefined, scans: [aReportedScan({ repositoryId: undefined })], deploymentId: undefined };
    const [args] = wordsOf([commandOf({ rulePath: 'a.b', ruleId: '' }, given)]);
    expect(args).toEqual([
      'issues',
      '--each',
      '--base-url',
      'https://platform.example',
      '--type',
      'sast',
      '--rules',
      'a.b',
    ]);
  });

  test.each([
    ['the name of the rule', { rulePath: 'x'.repeat(501), ruleId: '' }],
    ['the ref', { rulePath: 'a', ruleId: '', ref: 'x'.repeat(501) }],
    ['the whole', { rulePath: '#'.repeat(500), ruleId: '', ref: '#'.repeat(500) }],
  ])('is a comment, which asks for nothing, where %s is too long', (_what, world) => {
    const command = commandOf(world);
    expect(command).toMatch(/^# .*too long/);
    expect(wordsOf([command])).toEqual([]);
  });
});
