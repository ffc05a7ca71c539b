import { describe, expect, it } from 'vitest';
import type { EpochMs } from '../../../../src/domain/work/time.ts';
import { parseJson } from '../../../../src/json/parse-json.ts';
import { type AskedOperation, createRequester, type Received } from '../../../../src/tools/doctor/platform/asker.ts';
import { ASSUMPTIONS, checkAssumptions } from '../../../../src/tools/doctor/platform/assumptions.ts';
import type { ProbeResult } from '../../../../src/tools/doctor/probe.ts';

/** A received answer with a value, which is written as JSON. A text is JSON already. */
function receivedAnswer(
  operation: AskedOperation,
  answer: unknown,
  { request = {}, path = '', serverTimeMs }: { request?: unknown; path?: string; serverTimeMs?: number } = {},
): Received {
  const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return {
    operation,
    path,
    request: parseJson(JSON.stringify(request), { isExact: true }),
    came: {
      kind: 'answer',
      body: parseJson(body, { isExact: true }),
      serverTimeMs: serverTimeMs as EpochMs | undefined,
    },
  };
}

const scanList = (...scans: readonly object[]) => receivedAnswer('scan list', { scans, cursor: '' });
const detail = (parts: object) => receivedAnswer('scan detail', { id: 7, ...parts }, { path: '/api/v1/x/scan/7' });
const meta = (parts: object) => detail({ meta: parts });
const ofProject = (id: number, meta: object) =>
  receivedAnswer('scan detail', { id, repository_id: id, meta }, { path: `/api/v1/x/scan/${id}` });
const ADDRESS = { repo_url: 'https://code.example/acme/shop' };
const search = (body: object | string, request: object = {}) => receivedAnswer('issue search', body, { request });
const pageTo = (cursor: string, request: object = {}) => search({ groups: [], cursor }, request);
const pageOf = (found: readonly object[], limit: number) => search({ groups: found }, { limit });
const groups = (...counts: readonly unknown[]) => counts.map((issuesCount) => ({ issuesCount }));
const issues = (...all: readonly object[]) => receivedAnswer('issue list', { issues: all.map((issue) => ({ issue })) });
const placed = (line: unknown, shown: string) => ({ line, lineOfCodeUrl: `https://x.example/a.py${shown}` });
const noScan = (came: Received['came']): Received => ({
  operation: 'scan detail',
  path: '/api/v1/deployments/42/scan/9007199254740991',
  request: null,
  came,
});
const failed = (reason: 'not-found' | 'auth' | 'network') => noScan({ kind: 'failure', reason, message: '' });

async function probeAt(id: string, received: readonly Received[]) {
  const requester = {
    ...createRequester({ send: async () => Promise.reject() }, new URL('https://x.example')),
    received: () => received,
  };
  const { result, seen } = (await checkAssumptions(requester, undefined)).find((one) => one.id === id)!;
  return { result, seen };
}

type Case = readonly [result: ProbeResult, seen: RegExp, ...received: Received[]];

const TWO_PAGES = [
  search({ groups: groups(3), cursor: 'b' }, { limit: 1 }),
  search({ groups: groups(1), cursor: null }, { limit: 1, cursor: 'b' }),
];
const COUNTS = { code: 3, secrets: 0, supply_chain: 1, total: 4 };
const TIMES = { started_at: '2026-11-20T12:00:00Z', completed_at: '' };
const RUNNING = scanList({ id: '7', status: 'SCAN_STATUS_RUNNING', commit: 'abc' });

const CASES: Readonly<Record<string, readonly Case[]>> = {
  'search-total-unit': [
    ['holds', /counts groups$/, search({ groups: groups('2', '5'), total: '2' })],
    ['holds', /counts issues$/, search({ groups: groups(2, 5), total: 7 }), search({ groups: groups(1), total: 1 })],
    ['holds', /groups or issues/, search({ groups: groups(1), total: 1 })],
    ['not-seen', /no answer/, search({ groups: [], total: 0 }), search({ groups: groups(1) })],
    ['does-not-hold', /neither/, search({ groups: groups(2), total: 9 })],
    ['does-not-hold', /neither/, search({ groups: [], total: 9 })],
    // If more pages follow, the total of a page proves nothing.
    ['not-seen', /no answer/, search({ groups: groups(2), total: 9, cursor: 'a' })],
  ],
  'listed-integers': [
    ['holds', /those of the addresses/, issues(placed('42', '#L42-L44'))],
    ['does-not-hold', /is one less/, issues(placed(41, '#L42'))],
    ['does-not-hold', /is 0/, issues({ line: 3, column: 0 })],
    ['does-not-hold', /neither an integer/, issues({ line: 'L4' })],
    ['does-not-hold', /neither an integer/, receivedAnswer('deployment list', { deployments: [{ id: 'acme' }] })],
    // The code has moved since, or the address is of another file: this proves nothing about the number of the first line.
    ['not-seen', /names it too/, issues(placed(40, '#L42'))],
    // Without an address that names the line, lines that are counted from 0 look like others.
    ['not-seen', /no issue/, issues({ line: 41, column: 3 })],
  ],
  'event-kind-name': [
    ['holds', /in on$/, meta({ on: 'push' })],
    ['holds', /in true$/, meta({ true: 'push' })],
    ['does-not-hold', /another member/, meta({ event: 'pull_request' })],
    // A branch may have any name, so its name is no kind of event.
    ['not-seen', /no scan detail names/, meta({ branch: 'push' })],
  ],
  'empty-search-answer': [
    ['holds', /an empty list/, search({ groups: [], total: '0' })],
    ['holds', /no list and no other members/, search({ cursor: '', total: 0, fetched: '0' })],
    ['does-not-hold', /of the issue search/, search({ cursor: '', took: 3 })],
    ['does-not-hold', /of the issue search/, search({ groups: null, found: 0 })],
    ['does-not-hold', /of the issue search/, search({ total: '4' })],
    ['does-not-hold', /of the scan list/, search({}), receivedAnswer('scan list', { total: '0' })],
    // An empty list of scans proves nothing about the search, which another service answers.
    ['not-seen', /no search/, scanList()],
  ],
  'end-of-paging': [
    ['holds', /no cursor, or an empty one/, ...TWO_PAGES],
    ['does-not-hold', /the same cursor/, pageTo('a'), pageTo('a', { cursor: 'a' })],
    ['does-not-hold', /page upon page/, pageTo('a'), pageTo('b', { cursor: 'a' })],
    // A list without a cursor looks as if it ended.
    ['does-not-hold', /not the last one/, pageOf(groups(1), 1), pageOf(groups(1, 2), 9)],
    // The next page of another question proves nothing.
    ['not-seen', /more than one/, pageTo('a', { filter: 1 }), pageTo('a', { filter: 2, cursor: 'b' })],
  ],
  'number-or-text': [
    ['holds', /the largest has 4/, search({ groups: groups('1204', 3) })],
    ['does-not-hold', /^issuesCount/, search({ groups: groups('1,204') })],
    ['does-not-hold', /^issuesCount/, search('{"groups":[{"issuesCount":3.0}]}')],
    ['does-not-hold', /^findings_counts/, scanList({ findings_counts: { code: '3.0' } })],
    ['does-not-hold', /^stats/, detail({ stats: { findings: -1 } })],
    ['does-not-hold', /^a total/, search({ groups: [], total: true })],
    // Marks between thousands appear only from a thousand on, so the report says how large the largest number was.
    ['holds', /the largest has one$/, search({ groups: groups('7') })],
  ],
  'time-spellings': [
    ['holds', /with a zone/, scanList(TIMES)],
    ['not-seen', /no scan/, scanList({ started_at: null })],
    ['does-not-hold', /another form/, scanList({ started_at: '2026-11-20T12:00:00' })],
    ['does-not-hold', /another form/, scanList(TIMES), detail({ completed_at: 1763640000 })],
    // Local time that is marked as UTC is spelled like any other time.
    [
      'does-not-hold',
      /in the future/,
      receivedAnswer('scan list', { scans: [TIMES] }, { serverTimeMs: Date.UTC(2026, 10, 20, 11) }),
    ],
  ],
  'title-shape': [
    ['holds', /are text/, meta({ commit_title: 'a', pull_request_title: null })],
    ['holds', /objects/, meta({ commit_title: { text: 'a' } })],
    ['does-not-hold', /neither/, meta({ commit_title: ['a'] })],
    ['does-not-hold', /neither/, meta({ pull_request_title: { length: 3 } })],
  ],
  'enabled-products-spelling': [
    ['holds', /list code, secrets$/, scanList({ enabled_products: ['PRODUCT_SAST', 'secrets'] })],
    ['does-not-hold', /names: static$/, scanList({ enabled_products: ['static'] })],
    [
      'does-not-hold',
      /another name: static/,
      scanList({ enabled_products: ['secrets', 'static'], findings_counts: { code: '2' } }),
    ],
    // If nothing is found, a product of ours under another name and an unknown product look alike.
    ['not-seen', /besides secrets, .* not know: dast/, scanList({ enabled_products: ['secrets', 'dast'] })],
    ['does-not-hold', /names: 1 other$/, scanList({ enabled_products: ['@acme/team'] })],
  ],
  'pull-request-id-of-none': [
    ['holds', /no number/, meta({ on: 'push', pull_request_id: null })],
    ['holds', /no number/, meta({ on: 'push', pull_request_id: '' }), meta({ on: 'push', pull_request_id: 0 })],
    ['not-seen', /no scan detail/, meta({ on: 'pull_request', pull_request_id: 7 })],
    ['does-not-hold', /other characters/, meta({ branch: 'refs/pull/7/merge', pull_request_id: '#7' })],
    ['does-not-hold', /neither text/, meta({ pull_request_id: false })],
    ['does-not-hold', /a push has the number/, meta({ on: 'push', pull_request_id: 4294967295 })],
    // A full scan of a branch may name the branch's open pull request.
    ['not-seen', /no scan detail/, meta({ branch: 'refs/heads/x', pull_request_id: 7 })],
  ],
  'omitted-members': [
    ['holds', /no count of findings is left out/, scanList({ findings_counts: COUNTS, is_partial_scan: false })],
    ['holds', /is zero/, scanList({ findings_counts: { code: 4, total: 4 }, is_partial_scan: false })],
    ['not-seen', /partial/, scanList({ findings_counts: COUNTS })],
    ['not-seen', /no scan lists a total/, scanList({ is_partial_scan: false })],
    ['does-not-hold', /left out$/, scanList({ findings_counts: { secrets: 0, total: 4 }, enabled_products: ['sast'] })],
    [
      'does-not-hold',
      /does not say/,
      receivedAnswer('scan list', { scans: [{ id: '7' }] }, { request: { is_partial_scan: true } }),
    ],
    // AI code scanning may be in the total, but has no count of its own.
    [
      'holds',
      /is zero/,
      scanList({ findings_counts: { secrets: 0, total: 4 }, enabled_products: ['ai_sast'], is_partial_scan: false }),
    ],
  ],
  'members-before-the-end': [
    ['holds', /before its end/, RUNNING, detail({ meta: { commit: 'abc' } })],
    ['holds', /before its end/, RUNNING, detail({})],
    ['not-seen', /no scan was running/, scanList({ id: '7', status: 'SCAN_STATUS_COMPLETED' }), detail({})],
  ],
  'repo-display-name': [
    ['holds', /repo_display_name/, ofProject(1, { repo_display_name: 'acme/shop/web' })],
    ['does-not-hold', /one address/, ofProject(1, ADDRESS), ofProject(2, ADDRESS)],
    // Two scans of one project need no names, and neither do projects with two addresses.
    ['not-seen', /./, ofProject(1, ADDRESS), ofProject(1, ADDRESS)],
    ['not-seen', /./, ofProject(1, ADDRESS), ofProject(2, { repo_url: 'https://code.example/acme/shop2' })],
    // An empty text is no name, and no other member is a name.
    ['not-seen', /./, ofProject(1, { repo_display_name: '', repository: 'acme/shop' })],
    ['not-seen', /./, ofProject(1, { repo_display_name: 7, commit_author_name: 'Ada' })],
  ],
  'failure-statuses': [
    ['holds', /as not found/, failed('not-found')],
    ['does-not-hold', /as auth/, failed('auth')],
    ['does-not-hold', /status 200/, noScan({ kind: 'answer', body: {}, serverTimeMs: undefined })],
    ['not-seen', /as network/, failed('network')],
    // A listed scan may be gone since, so its 404 proves nothing about others.
    ['not-seen', /no request for a missing scan/, { ...failed('not-found'), path: '/api/v1/x/scan/7' }],
  ],
};

const ROWS = Object.entries(CASES).flatMap(([id, cases]) =>
  cases.map(([result, seen, ...received]) => ({ id, result, seen, received })),
);

describe('a probe', () => {
  it.each(ROWS)('of $id reports $result', async ({ id, result, seen, received }) => {
    expect(await probeAt(id, received)).toEqual({ result, seen: expect.stringMatching(seen) });
  });

  it.each(Object.keys(ASSUMPTIONS))('of %s is not checked if nothing was received', async (id) => {
    expect(await probeAt(id, [])).toMatchObject({ result: 'not-seen' });
  });
});
