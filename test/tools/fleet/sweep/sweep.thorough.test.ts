import { describe, expect, it } from 'vitest';
import { aScan } from '../../../../emulator/build.ts';
import type { PlatformScan } from '../../../../emulator/state.ts';
import { aFile, aSha } from '../../../../github-double/build.ts';
import {
  aScannedProject,
  aStatus,
  aSweptWorld,
  type GivenWorld,
  REPOSITORY,
  STATUS,
  shaOf,
  webScan,
  withWeb,
} from './a-sweep.ts';

const running = { timeline: [{ atMs: 0, status: 'SCAN_STATUS_RUNNING' }] } as const;
const HOUR_MS = 3_600_000;

describe('a sweep', () => {
  it('turns red into green after triage, green into red, and sets a missing or pending status', async () => {
    const world = await aSweptWorld([
      // A pull request of a fork is judged like any other.
      { number: 7, status: 'failure', fork: true },
      { number: 8, status: 'success', criticals: 2 },
      { number: 9, status: 'success' },
      { number: 10, status: 'failure', criticals: 1 },
      { number: 11 },
      { number: 12, status: 'pending' },
      { number: 13, status: 'error', criticals: 1 },
    ]);
    const run = await world.sweep();
    expect(run.words()).toEqual([
      ...['7 pass success', '8 fail failure', '9 pass success', '10 fail failure'],
      ...['11 pass success', '12 pass success', '13 fail failure'],
    ]);
    expect(run.exitCode).toBe(0);
    const stand = ['success', 'failure', 'success', 'failure', 'success', 'success', 'failure'];
    expect([7, 8, 9, 10, 11, 12, 13].map(world.statusOf)).toEqual(stand);
    // The sweep writes no status that is there already.
    expect(world.repository.statuses).toHaveLength(6 + 5);
    expect(world.repository.statuses.map(({ description }) => description)).toEqual(
      expect.arrayContaining(['#7 pass: within both limits', '#8 fail: 2 critical issues, none allowed']),
    );
  });

  it('writes the fail of one and the fail of another of the same head (O5)', async () => {
    const sha = shaOf(7);
    const world = await aSweptWorld([
      { number: 7, criticals: 1 },
      { number: 8, sha, scan: null },
    ]);
    world.repository.statuses.push(aStatus(sha, 'success', { id: 107, description: '#7 pass: within both limits' }));
    world.repository.statuses.push(aStatus(sha, 'failure', { id: 108, description: '#8 fail: 1 critical issue' }));
    await world.sweep();
    expect(world.repository.statuses.at(-1)).toMatchObject({
      state: 'failure',
      description: expect.stringMatching(/^#7 fail/),
    });
  });

  it('judges every project of the repository if configured, by the worst of them', async () => {
    const pulls = [
      { number: 7, status: 'failure' },
      { number: 8, status: 'success' },
      { number: 9, status: 'success' },
    ];
    const own = aScannedProject(pulls);
    const parts = [
      webScan(7),
      webScan(8, { findingsCounts: { code: 1, secrets: 0, supply_chain: 0, total: 1 } }),
      webScan(9, running),
    ];
    const [broken] = aScannedProject([{ number: 8, criticals: 1 }]).issues;
    const platform = withWeb({ ...own, issues: [...own.issues, { ...broken!, repositoryId: '202' }] }, ...parts);
    const world = await aSweptWorld(pulls, { platform });
    const all = await world.sweep(['--projects', 'all']);
    expect(all.words()).toEqual(['7 pass success', '8 fail failure', '9 scan-running success']);
    expect(all.json().pullRequests[1]!.message).toContain(`1 of 2 projects fails (${REPOSITORY}/web)`);
    expect((await world.sweep()).words()).toEqual(['7 pass success', '8 pass success', '9 pass success']);
  });

  it.each<[what: string, reason: string, scan: Partial<PlatformScan> | null]>([
    ['that was not scanned', 'no-scan', null],
    ['whose scan runs', 'scan-running', running],
    ['whose scan failed', 'scan-failed', { timeline: [{ atMs: 0, status: 'SCAN_STATUS_ERROR', exitCode: 2 }] }],
    [
      'whose findings are not indexed',
      'index-lag',
      { findingsCounts: { code: 3, secrets: 0, supply_chain: 0, total: 3 } },
    ],
    ['whose scan has just ended and counts another number', 'index-lag', justEnded(3)],
  ])('leaves the status of one %s, and reports why', async (_, reason, scan) => {
    const world = await aSweptWorld([
      { number: 7, scan, status: 'success' },
      { number: 8, scan, status: 'failure' },
      { number: 9, scan },
    ]);
    const run = await world.sweep();
    expect(run.words()).toEqual([`7 ${reason} success`, `8 ${reason} failure`, `9 ${reason} null`]);
    expect(world.repository.statuses).toHaveLength(2);
    expect(run.json().pullRequests.every(({ done, due }) => done === 'unproven' && due === null)).toBe(true);
    expect(run.exitCode).toBe(0);
  });

  it('leaves one with a product that may still be listed, though its present result passes', async () => {
    const scan = { ...justEnded(0), enabledProducts: ['sast'] };
    const pulls = [{ number: 7, status: 'failure', scan }];
    expect((await (await aSweptWorld(pulls)).sweep()).words()).toEqual(['7 pass success']);
    const platform = aScannedProject(pulls);
    const parts = { isFull: false, createdAtMs: Date.now() - HOUR_MS };
    const early = aScan({ id: '1', branch: 'refs/pull/7/merge', commit: aSha('before'), ...parts });
    const world = await aSweptWorld(pulls, { platform: { ...platform, scans: [early, ...platform.scans] } });
    expect((await world.sweep()).words()).toEqual(['7 product-missing failure']);
  });

  it('ignores statuses of other names', async () => {
    const world = await aSweptWorld([{ number: 7, criticals: 1 }]);
    world.repository.statuses.push(aStatus(shaOf(7), 'failure', { context: 'findings-gate/other', id: 300 }));
    world.repository.statuses.push(aStatus(shaOf(8), 'failure', { id: 301 }));
    await world.sweep();
    expect(world.repository.statuses.map(({ context, sha }) => [context, sha])).toEqual([
      ['findings-gate/other', shaOf(7)],
      [STATUS, shaOf(8)],
      [STATUS, shaOf(7)],
    ]);
  });

  it.each([
    [{ criticals: 1 }, {}, ['7 fail failure', '8 pass failure']],
    [{}, { scan: null }, ['7 pass null', '8 no-scan null']],
    [{ criticals: 1 }, { scan: null }, ['7 fail failure', '8 no-scan failure']],
    [{}, {}, ['7 pass success', '8 pass success']],
  ])('gives the commit of two pull requests the worse of both: %j and %j', async (one, other, expected) => {
    const sha = shaOf(7);
    const world = await aSweptWorld([
      { number: 7, ...one },
      { number: 8, sha, ...other },
    ]);
    expect((await world.sweep()).words()).toEqual(expected);
    const { statuses } = world.repository;
    expect(statuses.length).toBeLessThanOrEqual(1);
    if (statuses.length === 0) return;
    expect(statuses[0]!.description).toMatch(/^#7 (?:pass|fail)/);
    expect((await world.sweep()).json().pullRequests.map(({ done }) => done)).toEqual(['same', 'same']);
  });

  it('writes the verdict of each pull request of a commit, so that the next run of one knows the others', async () => {
    const world = await aSweptWorld([
      { number: 7, status: 'failure' },
      { number: 8, sha: shaOf(7), criticals: 1 },
    ]);
    world.repository.statuses[0]!.description = '#7 fails, #8 passes: 1 critical issue, none allowed';
    expect((await world.sweep()).json().pullRequests.map(({ done }) => done)).toEqual(['written', 'written']);
    expect(world.repository.statuses.at(-1)).toMatchObject({
      state: 'failure',
      description: expect.stringMatching(/^#8 fails, #7 passes: fail: 1 critical issue/),
    });
  });

  it('writes nothing in a dry run, and reports what is due', async () => {
    const world = await aSweptWorld([
      { number: 7, status: 'failure' },
      { number: 8, status: 'success' },
    ]);
    const run = await world.sweep(['--dry-run']);
    expect(run.json().pullRequests).toMatchObject([
      { number: 7, verdict: 'pass', status: 'failure', due: 'success', done: 'dry-run' },
      { number: 8, verdict: 'pass', status: 'success', due: null, done: 'same' },
    ]);
    const asked = world.github.server.requests.filter(({ method }) => method !== 'GET');
    expect(new Set(asked.map(({ operation }) => operation))).toEqual(new Set(['graphql']));
    expect(run.exitCode).toBe(0);
  });

  it('reads the list of scans once, with any number of pull requests', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ number: index + 1, status: 'failure' }));
    const world = await aSweptWorld(many);
    expect((await world.sweep()).exitCode).toBe(0);
    const lists = world.platform.requests.filter(({ path }) => path.endsWith('/scans/search'));
    expect(lists).toHaveLength(1);
    expect(world.repository.statuses).toHaveLength(60);
    // One request for our account, and two for each pull request: its last base change, and its state before the write.
    expect(world.github.operations().filter((operation) => operation === 'graphql')).toHaveLength(61);
  });

  it('prints a table for people', async () => {
    const world = await aSweptWorld([
      { number: 7, status: 'failure' },
      { number: 8, scan: null },
    ]);
    const { stdout, stderr } = await world.table();
    const rows = stdout.split('\n').map((row) => row.replaceAll(/ {2,}/g, ' | '));
    expect(rows[0]).toBe('PULL REQUEST | COMMIT | VERDICT | STATUS | WHAT WAS DONE | WHY');
    expect(rows[1]).toMatch(/^ \| 7 \| 0abc00070abc \| pass \| failure -> success \| set \| within both limits/);
    expect(rows[2]).toMatch(
      /^ \| 8 \| 0abc00080abc \| inconclusive, no-scan \| none \| left: not proven \| no scan of/,
    );
    expect(stderr).toContain('2 open pull requests: 1 set, 0 would be set, 0 right already, 1 not proven');
  });

  it('uses the policy of each base, which is read once for all that have it', async () => {
    const strict = 'version: 1\nfail-on-severity: none\nconditions: [{ name: None, max: 0 }]\n';
    const lax = 'version: 1\nfail-on-severity: none\nconditions: [{ name: Some, max: 5 }]\n';
    const old = { sha: aSha('old') };
    const world = await aSweptWorld([
      { number: 7, criticals: 1, status: 'success' },
      { number: 8, criticals: 1, status: 'success', base: old },
      { number: 9, criticals: 1, status: 'success' },
    ]);
    const path = '.github/findings-policy.yml';
    world.repository.commits.set(aSha('main'), new Map([[path, aFile(strict)]]));
    world.repository.commits.set(old.sha, new Map([[path, aFile(lax)]]));
    const run = await world.sweep(['--policy-file', path]);
    expect(run.words()).toEqual(['7 fail failure', '8 pass success', '9 fail failure']);
    const contents = world.github.server.requests.filter(({ operation }) => operation === 'read-contents');
    expect(contents).toHaveLength(2);
  });

  it('leaves the pull request whose base has no policy, and ends with 2', async () => {
    const world = await aSweptWorld([{ number: 7, status: 'success' }]);
    const run = await world.sweep(['--policy-file', 'policy.yml']);
    expect(run.words()).toEqual(['7 policy-missing success']);
    expect(run.exitCode).toBe(2);
  });
});

const ago = (minutes: number) => ({ createdAtMs: Date.now() - minutes * 60_000 });
const fault = { kind: 'status', status: 403 } as const;
const untold = { gitHubFaults: [{ nth: 3, match: { operation: 'graphql' }, fault }] };
const unread = { faults: [{ match: { operation: 'search-issues', body: /202/ }, fault }] };
it.each<[what: string, scan: Partial<PlatformScan>, webAgo: number, faults: GivenWorld, reason: string]>([
  ['turns nothing green if GitHub has no time of the change, for one of them', ago(20), 90, untold, 'github'],
  ['reports one that is unreadable, whatever is known of the other', running, 10, unread, 'auth'],
])(
  'a sweep of a pull request of two projects, the base of which has changed %s',
  async (_, scan, webAgo, faults, reason) => {
    const pulls = [{ number: 7, status: 'failure', scan }];
    const world = await aSweptWorld(pulls, {
      platform: withWeb(aScannedProject(pulls), webScan(7, ago(webAgo))),
      ...faults,
    });
    world.repository.pulls.get(7)!.baseChanges = [{ kind: 'BaseRefChangedEvent', atMs: ago(40).createdAtMs }];
    const run = await world.sweep(['--projects', 'all']);
    expect([world.statusOf(7), run.json().pullRequests[0]?.reason, run.exitCode]).toEqual(['failure', reason, 2]);
  },
);

function justEnded(code: number) {
  const now = Date.now();
  return {
    createdAtMs: now - 60_000,
    startedAtMs: now - 60_000,
    completedAtMs: now - 5_000,
    findingsCounts: { code, secrets: 0, supply_chain: 0, total: code },
  } as const;
}
