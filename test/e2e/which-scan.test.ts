import { describe, expect, it } from 'vitest';
import { pushEvent, REPOSITORY } from '../../demo/events.ts';
import { aRepository, aScan, countsOf, endsAs, issuesOf } from '../../emulator/build.ts';
import {
  otherCommit,
  placeOf,
  type ScenarioContext,
  scanUnderTest,
  worldOf,
} from '../../emulator/scenarios/scenario.ts';
import type { PlatformScan, PlatformState } from '../../emulator/state.ts';
import { type GateOptions, operationsOf, outcomeOf, runGate } from '../run/gate.ts';
import { answering, failing, SOON_OVER, scanned } from '../run/platforms.ts';

const PASS = [0, 'pass', ''];
const CONTRACT = [2, 'inconclusive', 'contract'];
const INCONSISTENT = [2, 'inconclusive', 'scan-inconsistent'];
const STILL_RUNNING = [2, 'inconclusive', 'scan-running'];
const PRODUCT_MISSING = [2, 'inconclusive', 'product-missing'];
const WRONG_REPOSITORY = [2, 'inconclusive', 'wrong-repository'];
const WITHOUT_ID = { 'repository-id': '' };
const BIG = '9007199254740993';
const DAY_MS = 86_400_000;

type Platform = NonNullable<GateOptions['platform']>;
const completed = (exitCode?: number): Partial<PlatformScan> => ({
  timeline: endsAs('SCAN_STATUS_COMPLETED', exitCode),
});

/** Two scans of the commit, the older one clean; there are issues if the newer one has findings. */
function older(newer: Partial<PlatformScan>, hasIssues = false): (context: ScenarioContext) => PlatformState {
  return (context) => {
    const issues = hasIssues ? issuesOf(1, placeOf(context)) : [];
    const counted = hasIssues ? { findingsCounts: countsOf(issues) } : {};
    const state = scanned({}, { id: '184467599', createdAtMs: context.nowMs - 90_000, ...counted, ...newer })(context);
    return hasIssues ? { ...state, issues } : state;
  };
}

describe('the scan that decides', { concurrent: true }, () => {
  it.each<[string, Platform, readonly unknown[]]>([
    ['the newest one, when it found something', older({}, true), [1, 'fail', '']],
    ['the newest one, when it is still running', older({ timeline: endsAs('SCAN_STATUS_RUNNING') }), STILL_RUNNING],
    ['the newest one, when it is queued', older({ timeline: endsAs('SCAN_STATUS_PENDING') }), STILL_RUNNING],
    [
      'the newest one, when it failed',
      older({ timeline: endsAs('SCAN_STATUS_ERROR', 2) }),
      [2, 'inconclusive', 'scan-failed'],
    ],
    ['the older one, when the newer was cancelled', older({ timeline: endsAs('SCAN_STATUS_CANCELLED') }), PASS],
    [
      'the newest one, when it was cancelled and would have been full',
      older({ timeline: endsAs('SCAN_STATUS_CANCELLED'), isFull: true }),
      [2, 'inconclusive', 'scan-cancelled'],
    ],
    ['the older one, when the newer is partial', older({ isPartial: true }), PASS],
    [
      'the older one, when the newer is a partial scan of the whole project',
      older({ isPartial: true, isFull: true }),
      PASS,
    ],
    ['a cancelled one, beside a partial one', 'partial-beside-cancelled', [2, 'inconclusive', 'scan-cancelled']],
  ])('is %s', async (_which, platform, outcome) => {
    const [, verdict] = outcome;
    const due = verdict === 'inconclusive' ? 'unproven' : (verdict as 'pass' | 'fail');
    const run = await runGate({ platform, inputs: { ...SOON_OVER, 'max-high': '0' }, due });
    expect(outcomeOf(run)).toEqual(outcome);
  });

  const FULL = { ...SOON_OVER, 'required-scan': 'full' };

  it('is no diff scan where a full one is required, and that is told', async () => {
    const run = await runGate({ inputs: FULL });
    expect(outcomeOf(run)).toEqual([2, 'inconclusive', 'no-scan']);
    expect(run.summary).toContain('1 scan of this commit is a diff scan, and `required-scan` asks for a full one');
    expect(run.summary).toMatch(
      /the newest scan of pull request 7 is `?\d+`? of commit `[0-9a-f]{12}`, a diff scan, completed/,
    );
  });

  it.each<[what: string, newer: Partial<PlatformScan>, outcome: readonly unknown[]]>([
    ['alone', { isPartial: true }, PASS],
    ['unless a diff scan of the commit is newer', {}, [2, 'inconclusive', 'superseded']],
  ])('is the full one where that is required: %s', async (_what, newer, outcome) => {
    const platform = (context: ScenarioContext): PlatformState => {
      const { scans, ...state } = older(newer)(context);
      return { ...state, scans: scans.map((scan) => (scan.id === '184467599' ? scan : { ...scan, isFull: true })) };
    };
    expect(outcomeOf(await runGate({ platform, inputs: FULL }))).toEqual(outcome);
    if (outcome !== PASS) expect(outcomeOf(await runGate({ platform }))).toEqual(PASS);
  });

  it('is a newer one that appears during the last look after a failed one', async () => {
    const run = await runGate({
      platform: (context) =>
        scanned(
          { id: '1', timeline: endsAs('SCAN_STATUS_ERROR', 2) },
          { id: '2', createdAtMs: context.nowMs },
        )(context),
      prepare: failing(
        'list-scans',
        {
          kind: 'rewrite-json',
          rewrite: ({ scans }: { scans: { id: string }[] }) => ({ scans: scans.filter(({ id }) => id !== '2') }),
        },
        { nth: 1 },
      ),
    });
    expect([...outcomeOf(run), run.outputs['scan-id']]).toEqual([...PASS, '2']);
  });

  it('is the one with the larger id, when two started at the same time', async () => {
    const createdAtMs = Date.now() - 120_000;
    const twins = ['999', '1000', '998'].map((id) => ({ id, createdAtMs }));
    const run = await runGate({ platform: scanned(...twins) });
    expect([...outcomeOf(run), run.outputs['scan-id']]).toEqual([...PASS, '1000']);
  });

  it('is found on the last of several pages in any order', async () => {
    const run = await runGate({
      platform: (context) => {
        const others = Array.from({ length: 1_200 }, (_, index) =>
          aScan({
            id: String(5_000 + index),
            repositoryId: '101',
            commit: otherCommit(index),
            createdAtMs: context.nowMs - 3_600_000,
          }),
        );
        const state = older({}, true)(context);
        return { ...state, scans: [...others, ...state.scans], wire: { ...state.wire, scanOrder: { shuffledBy: 3 } } };
      },
    });
    expect([...outcomeOf(run), run.outputs['scan-id']]).toEqual([1, 'fail', '', '184467599']);
    expect(operationsOf(run.requests)['list-scans']).toBe(3);
  });

  it('may be as old as the platform keeps them', async () => {
    const run = await runGate({ platform: scanned(({ nowMs }) => ({ createdAtMs: nowMs - 20 * DAY_MS })) });
    expect([...outcomeOf(run), operationsOf(run.requests)['list-scans']]).toEqual([...PASS, 2]);
  });

  it('is one of this repository, even where the platform ignores the filters of the request', async () => {
    const run = await runGate({
      platform: 'fork-commit',
      inputs: SOON_OVER,
      through: answering('list-scans', (request, usual) =>
        usual({ ...request, body: request.body.replace(/"repository_id":101,?/, '') }),
      ),
    });
    expect(outcomeOf(run)).toEqual([2, 'inconclusive', 'no-scan']);
  });
});

describe('an entry of the scan list', { concurrent: true }, () => {
  it.each<[string, Partial<PlatformScan> | ((context: ScenarioContext) => Partial<PlatformScan>), readonly unknown[]]>([
    ['that ended with exit code 0', completed(0), PASS],
    ['that ended with exit code 1', completed(1), PASS],
    ['that ended with no exit code', completed(), PASS],
    ['that ended with an exit code as text', { listMembers: { exit_code: '1' } }, PASS],
    ['that says completed with exit code 2', completed(2), INCONSISTENT],
    ['that says completed with exit code -1', completed(-1), INCONSISTENT],
    ['whose exit code is a word', { listMembers: { exit_code: 'x' } }, CONTRACT],
    ['whose status is unknown', { timeline: endsAs('SCAN_STATUS_PAUSED') }, STILL_RUNNING],
    ['whose status has no prefix', { timeline: endsAs('COMPLETED') }, STILL_RUNNING],
    ['whose status is in lower case', { timeline: endsAs('scan_status_completed') }, STILL_RUNNING],
    ['whose status is a number', { listMembers: { status: 3 } }, CONTRACT],
    ['whose status is null', { listMembers: { status: null } }, CONTRACT],
    ['without the flag for partial scans', { isPartial: undefined }, PASS],
    ['whose flags are null', { listMembers: { is_partial_scan: null, is_full_scan: null } }, PASS],
    ['whose flag is a text', { listMembers: { is_partial_scan: 'false' } }, CONTRACT],
    ['whose flag is a number', { listMembers: { is_partial_scan: 1 } }, CONTRACT],
    ['without an end', { listMembers: { completed_at: null } }, PASS],
    ['whose end is an empty text', { listMembers: { completed_at: '' } }, PASS],
    ['whose end cannot be read', { listMembers: { completed_at: ' ' } }, CONTRACT],
    ['without a start', { listMembers: { started_at: null } }, CONTRACT],
    ['whose start is an empty text', { listMembers: { started_at: '' } }, CONTRACT],
    ['whose start cannot be read', { listMembers: { started_at: 'yesterday' } }, CONTRACT],
    ['that starts tomorrow', ({ nowMs }) => ({ startedAtMs: nowMs + DAY_MS }), INCONSISTENT],
    ['that ends before it starts', ({ nowMs }) => ({ completedAtMs: nowMs - 3_600_000 }), INCONSISTENT],
    ['of another deployment', { listMembers: { deployment_id: '43' } }, INCONSISTENT],
  ])('%s', async (_what, parts, outcome) => {
    const run = await runGate({ platform: scanned(parts), inputs: SOON_OVER });
    expect(outcomeOf(run)).toEqual(outcome);
  });

  it.each(['../../permissions/v2/deployments/1/teams/1', '1?x', '1#', '1/..', '', '1'.repeat(20), '-1', '1.5'])(
    'with the id %j is refused before its detail is requested',
    async (id) => {
      const run = await runGate({ platform: scanned({ listMembers: { id } }) });
      expect([outcomeOf(run), operationsOf(run.requests)]).toEqual([CONTRACT, { 'list-scans': 1 }]);
    },
  );

  it('with an unknown state is shown with that state as text, never as a command', async () => {
    const status = 'SCAN_STATUS_PAUSED\n::error::injected ##[error]injected';
    const run = await runGate({ platform: scanned({ timeline: endsAs(status) }), inputs: SOON_OVER });
    expect(run.finalLine).toContain('SCAN_STATUS_PAUSED');
    expect(run.stdout).not.toMatch(/^::error::injected|##\[/m);
  });
});

describe('the detail of a scan', { concurrent: true }, () => {
  it.each<[string, Partial<PlatformScan>, readonly unknown[]]>([
    ['of another commit', { meta: { commit: otherCommit(9) } }, INCONSISTENT],
    ['of another repository id', { detailMembers: { repository_id: 102 } }, INCONSISTENT],
    ['of another deployment', { detailMembers: { deployment_id: 43 } }, INCONSISTENT],
    ['of another scan', { detailMembers: { id: 1 } }, INCONSISTENT],
    ['of another pull request', { meta: { pull_request_id: 8 } }, INCONSISTENT],
    ['without its context', { detailMembers: { meta: null } }, INCONSISTENT],
    ['without a commit', { meta: { commit: undefined } }, INCONSISTENT],
    [
      'that names another repository',
      { meta: { repository: 'octo-org/other', repo_url: undefined } },
      WRONG_REPOSITORY,
    ],
    ['that names no repository', { meta: { repository: undefined, repo_url: undefined } }, PASS],
    ['that spells the name in another case', { meta: { repository: 'Octo-Org/Shop' } }, PASS],
    ['whose titles are plain text', { meta: { commit_title: 'Pay', pull_request_title: 'Pay' } }, PASS],
    ['whose counts are not there yet', { detailMembers: { stats: null } }, PASS],
  ])('%s', async (_what, parts, outcome) => {
    expect(outcomeOf(await runGate({ platform: scanned(parts) }))).toEqual(outcome);
  });

  it('is requested again while it is not there yet', async () => {
    const run = await runGate({ prepare: failing('read-scan', { kind: 'status', status: 404 }, { times: 2 }) });
    expect([...outcomeOf(run), operationsOf(run.requests)['read-scan']]).toEqual([...PASS, 3]);
  });

  it('is given up after four requests', async () => {
    const run = await runGate({ prepare: failing('read-scan', { kind: 'status', status: 404 }) });
    expect([...outcomeOf(run), operationsOf(run.requests)['read-scan']]).toEqual([2, 'inconclusive', 'not-found', 4]);
  });
});

describe('ids beyond 2^53', { concurrent: true }, () => {
  it('are compared and shown digit by digit', async () => {
    const deploymentId = '9223372036854775807';
    const run = await runGate({
      platform: (context) => {
        const big = { ...context, repositoryId: BIG, deploymentId };
        const neighbour = scanUnderTest(big, { id: '9007199254740992', timeline: endsAs('SCAN_STATUS_RUNNING') });
        return worldOf(big, { scans: [neighbour, scanUnderTest(big, { id: BIG })] });
      },
      inputs: { 'repository-id': BIG, 'deployment-id': deploymentId },
    });
    expect([...outcomeOf(run), run.outputs['scan-id']]).toEqual([...PASS, BIG]);
    expect(run.requests.map(({ path }) => path)).toContain(`/api/v1/deployments/${deploymentId}/scan/${BIG}`);
    expect(run.requests[0]!.body).toContain(`"repository_id":${BIG}`);
  });

  it('are not confused with their neighbours', async () => {
    const platform = scanned({ id: BIG, detailMembers: { id: 9007199254740992 } });
    expect(outcomeOf(await runGate({ platform }))).toEqual(INCONSISTENT);
  });
});

describe('products', { concurrent: true }, () => {
  it.each<[string, Platform, string, readonly unknown[]]>([
    ['of two scans are covered together', 'two-products', 'code, supply-chain, secrets', PASS],
    ['that no scan ran are missing', 'two-products', 'code, ai-code', PRODUCT_MISSING],
    [
      'may be spelled like the enum',
      scanned({ enabledProducts: ['PRODUCT_SAST', 'Supply_Chain', 'SECRETS'] }),
      'code\nsupply-chain',
      PASS,
    ],
    [
      'may be unknown next to known ones',
      scanned({ enabledProducts: ['sast', 'sca', 'secrets', 'quantum'] }),
      'code',
      PASS,
    ],
    ['that are all unknown prove nothing', scanned({ enabledProducts: ['quantum'] }), '', PRODUCT_MISSING],
    ['that are an empty list prove nothing', scanned({ enabledProducts: [] }), '', PRODUCT_MISSING],
    ['that are null prove nothing', scanned({ listMembers: { enabled_products: null } }), '', PRODUCT_MISSING],
  ])('%s', async (_what, platform, required, outcome) => {
    const run = await runGate({ platform, inputs: { ...SOON_OVER, 'required-products': required } });
    expect(outcomeOf(run)).toEqual(outcome);
  });

  it('of two scans are proven by both, the newest one first', async () => {
    const { report, requests } = await runGate({
      platform: 'two-products',
      inputs: { 'required-products': 'code, supply-chain' },
    });
    expect(report.scans.map(({ id, decides }) => `${id} ${decides.join(', ')}`)).toEqual([
      '184467503 supply-chain',
      '184467501 code, secrets',
    ]);
    expect(operationsOf(requests)['read-scan']).toBe(2);
  });

  it('that are missing are named', async () => {
    const { finalLine } = await runGate({
      platform: 'two-products',
      inputs: { ...SOON_OVER, 'required-products': 'ai-code' },
    });
    expect(finalLine).toContain('ai-code');
  });
});

describe('a repository that is known only by name', { concurrent: true }, () => {
  const twin = (name: string) => (context: ScenarioContext) =>
    worldOf(context, {
      scans: [scanUnderTest(context), scanUnderTest(context, { id: '5', repositoryId: '555' })],
      repositories: [aRepository({ id: '555', name })],
    });

  it.each<[string, Platform, Record<string, string>, readonly unknown[]]>([
    ['is found', 'clean', {}, PASS],
    ['is found in another case', 'clean', { repository: 'OCTO-ORG/Shop' }, PASS],
    ['is distinguished from a fork with the same commit', twin('mallory/shop'), {}, PASS],
    ['is refused where two projects have the name', twin(REPOSITORY), {}, WRONG_REPOSITORY],
    ['is refused where only a fork was scanned', 'fork-commit', {}, WRONG_REPOSITORY],
    [
      'is refused where the scan names none',
      scanned({ meta: { repository: undefined, repo_url: undefined } }),
      {},
      WRONG_REPOSITORY,
    ],
  ])('%s', async (_what, platform, inputs, outcome) => {
    const run = await runGate({ platform, inputs: { ...SOON_OVER, ...WITHOUT_ID, ...inputs } });
    expect(outcomeOf(run)).toEqual(outcome);
  });
});

it('a branch is searched under every spelling that the scan itself shows', async () => {
  const { requests } = await runGate({ event: pushEvent(), platform: 'at-limit' });
  const refs = requests
    .filter(({ operation }) => operation === 'search-issues')
    .map(({ json }) => (json as { filter: { refs: string[] } }).filter.refs);
  expect(refs).toEqual(Array.from({ length: 6 }, () => ['main', 'refs/heads/main']));
});
