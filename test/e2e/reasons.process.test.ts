import { describe, expect, it } from 'vitest';
import { issueCommentEvent, mergeGroupEvent } from '../../demo/events.ts';
import { endsAs } from '../../emulator/build.ts';
import { type Operation, operationOf } from '../../emulator/platform.ts';
import type { Handler, HttpRequest } from '../../emulator/wire/http.ts';
import { REASON_NAMES, type Reason, stepOf } from '../../src/domain/reason.ts';
import { selfSigned } from '../build/self-signed.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import { operationsOf, outcomeOf } from '../run/gate.ts';
import { answering, failing, foundBy, jsonAnswer, SOON_OVER, scanned, withIssues } from '../run/platforms.ts';
import { stoppedBy } from '../run/stopped-by.ts';

/** A run that ends with the reason, and how often it requests each operation of the platform. */
type Case = BuiltOptions & { readonly asks: Readonly<Record<string, number>> | 'repeatedly' };

const ONE_LIST = { 'list-scans': 1 };
const ONE_POLL = { 'list-scans': 1, 'read-scan': 1, 'search-issues': 6 };
/** Breaks Node itself before the program loads, with an error text that looks like a stack. */
const CANNOT_JOIN =
  "AbortSignal.any = () => { throw new TypeError('signals cannot be joined\\n    at somewhere (file.js:1:2)'); };";
/** The gate lists the last day, then everything that the platform stores, and polls once more at the end of the time. */
const NOTHING_FOUND = 'repeatedly';

const CASES: Readonly<Record<Reason, Case>> = {
  config: { inputs: { 'max-high': '1O' }, asks: {} },
  'no-token': { inputs: { 'api-token': '' }, asks: {} },
  'bad-event': { event: issueCommentEvent(), asks: {} },
  // The gate asks for the list while it reads the policy.
  'policy-missing': { inputs: { 'policy-file': '.github/findings-gate.yml' }, asks: { 'list-scans': 1 } },
  'policy-invalid': { inputs: { policy: 'version: 1\nconditons: []' }, asks: {} },
  github: {
    event: mergeGroupEvent(),
    prepare: ({ github }) =>
      github.faults.add({ match: { operation: 'read-pull' }, fault: { kind: 'status', status: 502 } }),
    asks: {},
  },
  'no-scan': { platform: 'never-appears', inputs: SOON_OVER, asks: NOTHING_FOUND },
  'scan-running': { platform: 'still-running', inputs: SOON_OVER, asks: 'repeatedly' },
  // The gate lists the last day, polls once more for a newer scan, and for a cancelled one lists everything that the platform stores.
  'scan-failed': { platform: 'scan-failed', asks: { 'list-scans': 2 } },
  'scan-cancelled': { platform: scanned({ timeline: endsAs('SCAN_STATUS_CANCELLED') }), asks: { 'list-scans': 3 } },
  'scan-never-finished': {
    // The scan ended long ago, so a new one may be on its way.
    platform: scanned({ timeline: endsAs('SCAN_STATUS_NEVER_FINISHED') }),
    inputs: SOON_OVER,
    asks: 'repeatedly',
  },
  'scan-inconsistent': { platform: scanned({ meta: { commit: 'e'.repeat(40) } }), asks: ONE_POLL },
  'partial-only': { platform: scanned({ isPartial: true }), inputs: SOON_OVER, asks: NOTHING_FOUND },
  'wrong-repository': { inputs: { repository: 'octo-org/other' }, asks: ONE_POLL },
  superseded: { platform: 'superseded', inputs: SOON_OVER, asks: 'repeatedly' },
  'product-missing': { inputs: { ...SOON_OVER, 'required-products': 'ai-code' }, asks: NOTHING_FOUND },
  'index-lag': { platform: 'index-lag-forever', inputs: SOON_OVER, asks: 'repeatedly' },
  // One more search, because the scan may have counted issues in states that do not count. One more list, because a newer scan may have the ref.
  'index-gap': {
    platform: foundBy(
      ({ nowMs }) => ({
        createdAtMs: nowMs - 3_600_000,
        findingsCounts: { code: 3, secrets: 0, supply_chain: 0, total: 3 },
      }),
      1,
      { severity: 'SEVERITY_LOW' },
    ),
    asks: { 'list-scans': 2, 'read-scan': 1, 'search-issues': 7 },
  },
  // The platform ignores the severities, so that each of the four searches finds everything.
  unstable: {
    platform: withIssues({ count: 2, severity: 'SEVERITY_LOW' }),
    through: answering('search-issues', (request, usual) => usual(withoutSeverities(request))),
    asks: { 'list-scans': 1, 'read-scan': 1, 'search-issues': 18 },
  },
  unclassified: {
    platform: withIssues({ count: 1, severity: 'SEVERITY_EXTREME' }),
    asks: { 'list-scans': 1, 'read-scan': 1, 'search-issues': 12 },
  },
  auth: {
    prepare: ({ platformState }) => {
      platformState.tokens = [];
    },
    asks: { 'list-scans': 2 },
  },
  'not-found': {
    prepare: ({ platformState }) => {
      platformState.tokens = platformState.tokens.map((token) => ({ ...token, webApi: false }));
    },
    asks: ONE_LIST,
  },
  gone: {
    prepare: failing('list-scans', { kind: 'status', status: 410, body: '{"error":"DEPLOYMENT_MIGRATED"}' }),
    asks: ONE_LIST,
  },
  'api-changed': { prepare: failing('list-scans', { kind: 'status', status: 204 }), asks: ONE_LIST },
  'rate-limited': {
    prepare: failing('list-scans', { kind: 'status', status: 429, headers: { 'retry-after': '86400' } }),
    asks: ONE_LIST,
  },
  network: { prepare: failing('list-scans', { kind: 'reset-before-headers' }), asks: { 'list-scans': 4 } },
  // Node does not trust this certificate: the request never arrives.
  tls: { tls: selfSigned(), asks: {} },
  server: { prepare: failing('list-scans', { kind: 'status', status: 503 }), asks: { 'list-scans': 4 } },
  redirect: {
    prepare: (stage) =>
      failing('list-scans', { kind: 'redirect', status: 307, location: `${stage.github.origin}/graphql` })(stage),
    asks: ONE_LIST,
  },
  'too-large': { prepare: failing('list-scans', { kind: 'huge-body', bytes: 17 * 1024 * 1024 }), asks: ONE_LIST },
  contract: { prepare: failing('list-scans', { kind: 'replace-body', body: '<html>Sign in</html>' }), asks: ONE_LIST },
  'cursor-loop': {
    through: answering('search-issues', () => jsonAnswer({ groups: [], cursor: 'again' })),
    asks: { 'list-scans': 1, 'read-scan': 1, 'search-issues': 12 },
  },
  'page-limit': {
    through: answering('list-scans', () => jsonAnswer({ scans: [], cursor: `${performance.now()} ${Math.random()}` })),
    asks: { 'list-scans': 200 },
  },
  // Each search fails once: one retry fixes it, but together they use up the run's 20 retries.
  budget: {
    platform: 'thousands-of-groups',
    inputs: { 'max-high': 'none', 'page-size': '100' },
    through: failingAtFirst('search-issues'),
    asks: 'repeatedly',
  },
  cancelled: { platform: 'still-running', asks: 'repeatedly', ...stoppedBy('SIGTERM', 'is still running') },
  internal: { nodeFlags: ['--import', `data:text/javascript,${encodeURIComponent(CANNOT_JOIN)}`], asks: {} },
};

/** Fails the first of equal requests. In any order of parallel requests, none fails twice. */
function failingAtFirst(operation: Operation): (handler: Handler) => Handler {
  const seen = new Set<string>();
  return (handler) => (request) => {
    const isNew = operationOf(request.method, request.path) === operation && !seen.has(request.body);
    seen.add(request.body);
    return isNew ? { status: 503, headers: {}, body: '' } : handler(request);
  };
}

function withoutSeverities(request: HttpRequest): HttpRequest {
  const { filter, ...body } = JSON.parse(request.body) as { filter: { severities?: unknown } };
  return { ...request, body: JSON.stringify({ ...body, filter: { ...filter, severities: undefined } }) };
}

describe('every reason', { concurrent: true }, () => {
  it.each(REASON_NAMES)('%s ends the action with its exit code and says what to do next', async (reason) => {
    const { asks, ...options } = CASES[reason];
    const run = await runFault(options);
    expect(outcomeOf(run)).toEqual([reason === 'config' ? 3 : 2, 'inconclusive', reason]);
    expect(run.report.nextStep.startsWith(stepOf(reason, ''))).toBe(true);
    expect(run.stdout).toContain(stepOf(reason, '').slice(1));
    if (reason === 'internal') expect(run.finalLine).toContain('signals cannot be joined');
    expect(run.stdout).not.toContain('at somewhere');
    if (asks === 'repeatedly') expect(operationsOf(run.requests)['list-scans']).toBeGreaterThan(0);
    else expect(operationsOf(run.requests)).toEqual(asks);
  });
});
