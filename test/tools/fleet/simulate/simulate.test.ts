import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  anIssue,
  aPlatformState,
  aRepository,
  aRule,
  aScan,
  countsOf,
  endsAs,
  issuesOf,
} from '../../../../emulator/build.ts';
import type { FaultRule } from '../../../../emulator/faults/faults.ts';
import type { Issue, PlatformScan, PlatformState } from '../../../../emulator/state.ts';
import { PLAIN_FORM } from '../../../../emulator/wire/wire-form.ts';
import { SIMULATE } from '../../../../src/tools/fleet/simulate/simulate-command.ts';
import { aFolder } from '../../../cli/a-folder.ts';
import { aShell, runCommand } from '../../../cli/a-shell.ts';
import { runPlatform } from '../../../emulator/running-platform.ts';

type SimulatedRef = Readonly<Record<'repositoryId' | 'ref' | 'scan' | 'verdict' | 'reason' | 'message', string>> & {
  readonly scans: readonly object[];
  readonly conditions: readonly object[];
};
type SimulatedJson = Readonly<Record<'unlisted' | 'conditions' | 'leftOut', object>> & {
  readonly refs: readonly SimulatedRef[];
  readonly requests: number;
};

/** Runs the command in this process, with its policy in a file. Returns the lines of both outputs, and the JSON. Throws what the command throws. */
async function runSimulate(origin: string, policy: string, args: readonly string[] = []) {
  const { shell, written } = aShell({ random: () => 0.02 });
  const path = join(aFolder({ 'policy.yml': policy }), 'policy.yml');
  const words = ['--policy', path, '--base-url', origin, '--deployment-id', '42', ...args];
  const exitCode = await runCommand(SIMULATE, words, shell);
  const linesOf = (text: string): readonly string[] => text.replace(/\n$/, '').split('\n');
  const json = (): SimulatedJson => JSON.parse(written.stdout);
  return { exitCode, out: linesOf(written.stdout), told: linesOf(written.stderr), json };
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const policyOf = (condition: string) => `version: 1\nfail-on-severity: none\nconditions:\n  - { ${condition} }\n`;
const CRITICALS = policyOf('name: No criticals, severities: [critical], max: 0');
const NEW_CRITICALS = CRITICALS.replace('max: 0', 'max: 1, compare: new');
const SECRETS = policyOf('name: No secrets, issue-types: [secrets], max: 0');

const critical = (parts: Partial<Issue> = {}): Issue => anIssue({ severity: 'SEVERITY_CRITICAL', ...parts });
const ago = (ms: number): Pick<PlatformScan, 'createdAtMs'> => ({ createdAtMs: Date.now() - ms });

type Given = Partial<Pick<PlatformState, 'repositories' | 'scans' | 'issues' | 'wire'>> & {
  readonly faults?: readonly FaultRule[];
};

async function ran({ faults = [], ...parts }: Given, policy: string, args: readonly string[] = []) {
  const platform = await runPlatform(aPlatformState(parts), undefined, { faults });
  return { ...(await runSimulate(platform.origin, policy, args)), platform };
}

async function simulated(given: Given, policy = CRITICALS, args: readonly string[] = []) {
  const run = await ran(given, policy, ['--json', ...args]);
  return { ...run, ...run.json() };
}

function short({ ref, scan, verdict, reason }: SimulatedRef): string {
  return [ref, scan, verdict, reason].filter((word) => word !== '').join(' ');
}

const failing = (operation: string, status: number, { match, ...when }: Partial<FaultRule> = {}): FaultRule => ({
  match: { operation, ...match },
  fault: { kind: 'status', status },
  ...when,
});

it('many refs are judged with reads only, at most eight at a time, with any order of the list', async () => {
  const waived = 'waivers: [{ rule: accepted.rule, reason: x, owner: y, expires: 2099-01-01 }]\n';
  const policy = `${CRITICALS}  - { name: Few high, severities: [high], max: 0, action: warn }\n${waived}`;
  const found = { fail: {}, pass: { rule: aRule({ path: 'accepted.rule' }) }, warned: { severity: 'SEVERITY_HIGH' } };
  const repositories = ['101', '102', '103'].map((id) => aRepository({ id, name: `acme/${id}` }));
  const issues = repositories.flatMap(({ id: repositoryId }) =>
    Object.entries(found).map(([ref, parts]) => critical({ id: `${repositoryId}${ref}`, repositoryId, ref, ...parts })),
  );
  const scans = issues.map((issue, index) => {
    const { repositoryId, ref: branch } = issue;
    return aScan({
      id: `${index + 1}`,
      repositoryId,
      branch,
      findingsCounts: countsOf([issue]),
      ...ago(index * HOUR_MS),
    });
  });
  let [inFlight, most] = [0, 0];
  const until = async (): Promise<void> => {
    most = Math.max(most, ++inFlight);
    await new Promise((resolve) => setTimeout(resolve, 2));
    inFlight -= 1;
  };
  const ids = ['--repository-id', '103,101', '--repository-id', '102'];
  const faults = [{ fault: { kind: 'hold', until } }] as const;
  const { refs, platform, exitCode } = await simulated({ repositories, scans, issues, faults }, policy, ids);
  expect(refs.map(({ repositoryId, ref, verdict }) => `${repositoryId} ${ref} ${verdict}`)).toEqual(
    ['101', '102', '103'].flatMap((id) => [`${id} fail fail`, `${id} pass pass`, `${id} warned pass`]),
  );
  expect([exitCode, most > 1, most <= 8]).toEqual([0, true, true]);
  const operations = new Set(platform.requests.map(({ operation }) => operation));
  expect(operations).toEqual(new Set(['list-scans', 'read-scan', 'search-issues']));
  const wire = { ...PLAIN_FORM, scanOrder: 'oldest-first' } as const;
  const backwards = { repositories, scans: scans.toReversed(), issues, wire };
  expect((await simulated(backwards, policy, ids)).refs).toEqual(refs);
});

it('the scan before is requested if it is older than the period', async () => {
  const found = [1, 2].map((number) => critical({ id: `old-${number}`, createdAtMs: Date.now() - 20 * DAY_MS }));
  const young = aScan({ id: '2', ...ago(90_000), totalTimeSeconds: 60, findingsCounts: countsOf([]) });
  const before = aScan({ id: '1', ...ago(8 * DAY_MS), findingsCounts: countsOf(found) });
  const { refs } = await simulated({ scans: [young, before], issues: found }, CRITICALS, ['--since', '7d']);
  expect(refs.map(short)).toEqual(['main 2 inconclusive index-lag']);
});

const topic = { branch: 'topic', fullRef: 'refs/heads/topic' };
const found = [1, 2].map((number) => critical({ id: `found-${number}`, ref: 'topic' }));
const diff = (counts: PlatformScan['findingsCounts']) =>
  aScan({ id: '2', ...topic, isFull: false, ...ago(2 * HOUR_MS), findingsCounts: counts });
const nightly = aScan({ id: '1', ...topic, ...ago(9 * HOUR_MS), findingsCounts: countsOf(found) });

it.each<[what: string, scans: readonly PlatformScan[], expected: string]>([
  ['judged by its own count if a full scan writes its ref, too (O14)', [diff(countsOf([])), nightly], 'pass'],
  ['all new if it counted all that is found', [diff(countsOf(found)), nightly], 'fail'],
  ['all new if no full scan writes its ref', [diff(countsOf([]))], 'fail'],
])('a diff scan of a bare name in a simulation is %s', async (_, scans, expected) => {
  const { refs } = await simulated({ scans, issues: found }, NEW_CRITICALS.replace('max: 1', 'max: 0'));
  expect(refs.map(short)).toEqual([`topic 2 ${expected}`]);
});

describe('findings that a scan counted and that are not indexed', () => {
  const low = anIssue({ severity: 'SEVERITY_LOW' });
  const scan = (agoMs: number) =>
    aScan({ ...ago(agoMs), completedAtMs: Date.now() - agoMs, findingsCounts: countsOf([low, low]) });

  it('are index-gap if the scan ended long ago (M14)', async () => {
    const { refs } = await simulated({ scans: [scan(HOUR_MS)], issues: [low] });
    expect(refs.map(short)).toEqual(['main 9001 inconclusive index-gap']);
    expect(refs[0]!.message).toMatch(/counted 2 findings .* only 1 can be found/);
  });

  it('are index-lag if the scan has just ended, without a wait', async () => {
    const { refs, platform } = await simulated({ scans: [scan(60_000)], issues: [low] });
    expect(refs.map(short)).toEqual(['main 9001 inconclusive index-lag']);
    const polls = platform.requests.filter(({ body }) => body.includes('STATE_IGNORED_CODE'));
    expect(polls).toHaveLength(1);
  });
});

describe('the scans that decide in a simulation', () => {
  it('are the newest finished ones: a scan that runs, failed or is partial changes nothing', async () => {
    const { refs, exitCode } = await simulated({
      scans: [
        aScan({ id: '1', ...ago(5 * HOUR_MS), findingsCounts: countsOf([critical()]) }),
        aScan({ id: '2', ...ago(4 * HOUR_MS), isPartial: true }),
        aScan({ id: '3', ...ago(3 * HOUR_MS), timeline: endsAs('SCAN_STATUS_ERROR', 2) }),
        aScan({ id: '4', ...ago(2 * HOUR_MS), timeline: [{ atMs: 0, status: 'SCAN_STATUS_RUNNING' }] }),
      ],
      issues: [critical()],
    });
    expect(refs.map(short)).toEqual(['main 1 fail']);
    expect(exitCode).toBe(0);
  });

  it('leave out refs that have none, and count them', async () => {
    const scans = [
      aScan({ id: '1', branch: 'incident', isPartial: true }),
      aScan({ id: '2', branch: 'broken', timeline: endsAs('SCAN_STATUS_ERROR', 2) }),
    ];
    const { refs, leftOut, told, exitCode } = await simulated({ scans });
    expect({ refs, leftOut, exitCode }).toEqual({ refs: [], leftOut: { partialOnly: 1, unfinished: 1 }, exitCode: 0 });
    expect(told).toContain('Left out: 2 refs without a finished scan of all rules (1 with partial scans only).');
  });

  it('do not exist without a scan, with a note', async () => {
    const { told, exitCode } = await simulated({ scans: [] });
    expect([exitCode, told.join(' ')]).toEqual([0, expect.stringContaining('No scan was found: check --since')]);
  });

  it('may be older than the period for a product that the policy needs', async () => {
    const scans = [
      aScan({ id: '1', ...ago(20 * DAY_MS), enabledProducts: ['secrets'] }),
      aScan({ id: '2', ...ago(HOUR_MS), enabledProducts: ['sast'] }),
    ];
    const { refs, requests } = await simulated({ scans, issues: [anIssue({ type: 'ISSUE_TYPE_SECRETS' })] }, SECRETS);
    expect(refs.map(short)).toEqual(['main 2 fail']);
    expect(refs[0]!.scans).toEqual([
      { id: '2', products: ['code'] },
      { id: '1', products: ['secrets'] },
    ]);
    // The list, the list of older scans, two details, and seven searches in one scope.
    expect(requests).toBe(2 + 2 + 7);
  });

  it('are missing if no scan ran a product that the policy names, and that counts as an answer', async () => {
    const { refs, exitCode } = await simulated({ scans: [aScan({ enabledProducts: ['sast'] })] }, SECRETS);
    expect(refs.map(short)).toEqual(['main 9001 inconclusive product-missing']);
    expect(refs[0]!.message).toBe('no finished scan of this ref ran secrets');
    expect(exitCode).toBe(0);
  });

  it('must match their details', async () => {
    const rewrite = (body: string) => body.replace(/c0ffee0/g, 'decade0');
    const faults = [{ match: { operation: 'read-scan' }, fault: { kind: 'rewrite-text', rewrite } }] as const;
    const { refs, exitCode } = await simulated({ scans: [aScan()], faults });
    expect([refs.map(short), exitCode]).toEqual([['main 9001 inconclusive scan-inconsistent'], 2]);
  });
});

describe('a condition that compares, in a simulation', () => {
  const both = [critical({ id: 'a' }), critical({ id: 'b' })];

  it('judges all issues of a diff scan, which are all new', async () => {
    const scans = [aScan({ branch: 'refs/pull/7/merge', isFull: false })];
    const issues = both.map((issue) => ({ ...issue, ref: 'refs/pull/7/merge' }));
    const { refs, exitCode } = await simulated({ scans, issues }, NEW_CRITICALS);
    expect(refs.map(({ verdict }) => verdict)).toEqual(['fail']);
    expect(exitCode).toBe(0);
  });

  it('is not compared on the ref of a full scan, and never fails it', async () => {
    const { refs, exitCode } = await simulated({ scans: [aScan()], issues: both }, NEW_CRITICALS);
    expect(refs.map(short)).toEqual(['main 9001 inconclusive not-compared']);
    expect(refs[0]!.conditions).toMatchObject([{ result: 'unproven', notCompared: true }]);
    expect(exitCode).toBe(0);
  });

  it('fails the ref of a diff scan of its products, though a full scan of another product decides there', async () => {
    const branch = 'refs/pull/7/merge';
    const issues = [critical({ id: 'one', ref: branch })];
    const counted = { findingsCounts: countsOf(issues), ...ago(2 * HOUR_MS) };
    const diff = aScan({ id: '2', branch, isFull: false, enabledProducts: ['sast'], ...counted });
    const full = aScan({ id: '3', branch, isFull: true, enabledProducts: ['secrets'], ...ago(2 * HOUR_MS) });
    const code = policyOf('name: New code, issue-types: [code], severities: [critical], max: 0, compare: new');
    const { refs } = await simulated({ scans: [diff, full], issues }, code);
    expect(refs.map(({ verdict }) => verdict)).toEqual(['fail']);
  });

  it('is reported as not compared, with the number found and of refs', async () => {
    const run = await ran({ scans: [aScan()], issues: both }, NEW_CRITICALS);
    expect(run.out.slice(1, 3).map((line) => line.split(/ {2,}/))).toEqual([
      ['CONDITION', 'ACTION', 'REFS', 'REPOSITORIES', 'FOUND', 'NOT COMPARED'],
      ['No criticals', 'fail', '0', '0', '0', '1'],
    ]);
    expect(run.out.join('\n')).toContain('No criticals (2 found, not compared)');
    expect(run.told).toContain('Not compared: 1 condition on 1 ref, because there is no baseline.');
    const { conditions } = (await runSimulate(run.platform.origin, NEW_CRITICALS, ['--json'])).json();
    expect(conditions).toMatchObject([{ name: 'No criticals', refs: 0, notCompared: 1 }]);
  });

  it('is within its limit on the ref of a full scan if all that is found is', async () => {
    const { refs } = await simulated({ scans: [aScan()], issues: both.slice(1) }, NEW_CRITICALS);
    expect(refs.map(short)).toEqual(['main 9001 pass']);
  });

  it('leaves the limits beside it as they are', async () => {
    const beside = NEW_CRITICALS.replace('fail-on-severity: none', 'fail-on-severity: critical');
    const { refs } = await simulated({ scans: [aScan()], issues: both }, beside);
    expect(refs.map(short)).toEqual(['main 9001 fail']);
    expect(refs[0]!.conditions).toMatchObject([
      { result: 'broken', notCompared: false },
      { result: 'unproven', notCompared: true },
    ]);
  });

  it('does not hide another condition that is broken', async () => {
    const policy = `${NEW_CRITICALS}  - { name: Few critical rules, severities: [critical], count: groups, max: 0 }\n`;
    const { refs } = await simulated({ scans: [aScan()], issues: both }, policy);
    expect(refs.map(short)).toEqual(['main 9001 fail']);
    expect(refs[0]!.conditions).toMatchObject([
      { result: 'unproven', notCompared: true },
      { result: 'broken', notCompared: false },
    ]);
    expect(refs[0]!.message).not.toContain('No criticals');
  });
});

describe('a failed read in a simulation', () => {
  const closed = { branch: 'refs/pull/7/merge', findingsCounts: countsOf([critical()]) };

  it.each([
    ['does not include the issues of a pull request that was closed long after its scan', DAY_MS, 0],
    ['includes issues of a fresh scan that are not in the index yet', 3 * 60_000, 2],
  ])('%s', async (_, agoMs, expected) => {
    const { refs, exitCode } = await simulated({ scans: [aScan({ ...closed, ...ago(agoMs) })] });
    expect(refs.map(({ verdict, reason }) => `${verdict} ${reason}`)).toEqual(['inconclusive index-lag']);
    expect(exitCode).toBe(expected);
  });

  it('is reported for a repository whose list or issues are refused, and the others are judged', async () => {
    const repositories = [aRepository(), aRepository({ id: '102', name: 'acme/till' })];
    const scans = [aScan(), aScan({ id: '2', repositoryId: '102' })];
    const ids = ['--repository-id', '101,102'];
    const list = [failing('list-scans', 403, { match: { body: '"repository_id":102' } })];
    const listRefused = await simulated({ repositories, scans, faults: list }, CRITICALS, ids);
    expect(listRefused.refs.map(short)).toEqual(['main 9001 pass']);
    expect(listRefused.unlisted).toMatchObject([{ repositoryId: '102', reason: 'auth' }]);
    const issues = [failing('search-issues', 403, { match: { body: '"repositoryIds":["102"]' } })];
    const issuesRefused = await simulated({ repositories, scans, faults: issues }, CRITICALS, ids);
    expect(issuesRefused.refs.map(short)).toEqual(['main 9001 pass', 'main 2 inconclusive auth']);
    expect([listRefused.exitCode, issuesRefused.exitCode]).toEqual([2, 2]);
  });

  it('uses only the retries of its own repository', async () => {
    const repositories = ['101', '102'].map((id) => aRepository({ id, name: `acme/${id}` }));
    const branches = Array.from({ length: 8 }, (_, index) => `branch-${index}`);
    const scans = repositories.flatMap(({ id }) =>
      branches.map((branch, index) => aScan({ id: `${id}${index}`, repositoryId: id, branch })),
    );
    const once = branches.map((branch) => failing('search-issues', 503, { match: { body: `["${branch}"` }, times: 1 }));
    const faults = [failing('search-issues', 503, { match: { body: '"repositoryIds":["101"]' } }), ...once];
    const { refs } = await simulated({ repositories, scans, faults });
    const verdicts = Map.groupBy(refs, ({ repositoryId }) => repositoryId);
    expect(new Set(verdicts.get('102')!.map(({ verdict }) => verdict))).toEqual(new Set(['pass']));
    expect(new Set(verdicts.get('101')!.map(({ reason }) => reason))).toContain('budget');
  });

  it('is not repeated hundreds of times while the platform is down', async () => {
    const repositories = Array.from({ length: 30 }, (_, index) =>
      aRepository({ id: String(200 + index), name: `acme/${index}` }),
    );
    const scans = repositories.map(({ id }) => aScan({ id: `9${id}`, repositoryId: id }));
    const { refs, platform } = await simulated({ repositories, scans, faults: [failing('read-scan', 500)] });
    expect(refs.map(({ reason }) => reason)).toEqual(Array(30).fill('server'));
    const asked = new Set(platform.requests.map(({ path }) => path)).size;
    // Five failures in a row, the requests that were on their way, and the list.
    expect(asked).toBeLessThan(5 + 8 + 1);
  });
});

describe('the settings of a simulation', () => {
  it.each([
    [['--since', '31d'], '--since: "31d" is more than 30d, for which the platform keeps scans'],
    [['--since', '7 days'], '--since: "7 days" is not a period; write a whole number and h, d or w, as 7d'],
    [['--repository-id', ','], '--repository-id: nothing is named; name at least one'],
    [['--repository-id', '101', '--repository-id', '101'], '--repository-id: "101" is named twice; name it once'],
    [['--max-high', 'ten'], '--max-high: "ten" is not a limit'],
    [['--baseline', 'main'], '--baseline: nothing is compared here'],
    [['main'], 'simulate takes only flags'],
  ])('are refused before any request: %j', async (args, message) => {
    await expect(runSimulate('http://127.0.0.1:9', CRITICALS, args)).rejects.toMatchObject({
      reason: 'config',
      message: expect.stringContaining(message),
    });
  });

  it('end with 3 if the policy is wrong', async () => {
    const run = await runSimulate('http://127.0.0.1:9', 'version: 2\n');
    expect(run.exitCode).toBe(3);
    expect(run.told[0]).toContain('policy-invalid - ');
  });

  it('are limits like those of check, except a condition of their name and one without a limit', async () => {
    const state = { scans: [aScan()], issues: issuesOf(3, { severity: 'SEVERITY_MEDIUM' }) };
    const policy = `${policyOf('name: max-medium, severities: [medium], max: 0, action: warn')}  - { name: Shown, max: none }`;
    const { conditions, refs } = await simulated(state, policy, ['--max-medium', '2']);
    expect(conditions).toMatchObject([
      { action: 'fail', refs: 1, found: 3 },
      { action: 'warn', refs: 1, found: 3 },
      { name: 'Shown', refs: 0 },
    ]);
    expect(refs[0]!.conditions[2]).toMatchObject({ name: 'Shown', action: 'warn', max: null, result: 'ok' });
  });
});

it('the table of a simulation shows blocked refs, by condition, by repository and by ref, and harms no terminal', async () => {
  const hostile = '\u001b[31mmain\u202e::error::x';
  const branch = `refs/heads/${hostile}`;
  const scans = [aScan({ branch, findingsCounts: countsOf([critical()]) }), aScan({ id: '2', branch: 'quiet' })];
  const run = await ran({ scans, issues: [critical({ ref: hostile })] }, CRITICALS);
  expect(run.out).toMatchInlineSnapshot(`
      [
        "By condition",
        "CONDITION     ACTION  REFS  REPOSITORIES  FOUND",
        "No criticals  fail       1             1      1",
        "",
        "By repository",
        "REPOSITORY  ID   REFS  FAIL  INCONCLUSIVE  BROKEN",
        "acme/shop   101     2     1             0  No criticals",
        "",
        "Refs that would not pass",
        "REPOSITORY  REF                                        VERDICT  FOUND  BY",
        "acme/shop   refs/heads/\\u001b[31mmain\\u202e::error::x  fail         1  No criticals",
        "",
      ]
    `);
  expect(run.told.at(-1)).toMatchInlineSnapshot(
    `"1 of 2 refs would fail, 0 inconclusive, 1 would pass (15 requests)."`,
  );
});

it('the page of a simulation is written after the table, and is a warning if it cannot be', async () => {
  const path = join(aFolder(), 'page.html');
  const scans = [aScan({ branch: 'x"><img-src=x>' })];
  const run = await ran({ scans }, CRITICALS, ['--html', path]);
  expect([run.exitCode, run.out[0]]).toEqual([0, 'By condition']);
  expect(readFileSync(path, 'utf8')).toContain('x&#34;&#62;&#60;img-src=x&#62;');
  const unwritten = await ran({ scans }, CRITICALS, ['--html', aFolder()]);
  expect(unwritten.exitCode).toBe(0);
  expect(unwritten.told).toContainEqual(
    expect.stringMatching(/^warning: The file of --html was not written \(E[A-Z]+\)\.$/),
  );
});
