import { describe, expect, it } from 'vitest';
import type { Fault } from '../../emulator/faults/faults.ts';
import { MESSAGE_CANARY } from '../../emulator/scenarios/places.ts';
import type { ScenarioName } from '../../emulator/scenarios.ts';
import { type GateOptions, type GateRun, outcomeOf, runGate } from '../run/gate.ts';

const OVER: GateOptions = { platform: 'over-limit', inputs: { 'max-critical': '0', 'max-high': '5' } };

function withFault(fault: Fault, options: GateOptions = OVER): GateOptions {
  return { ...options, faults: [{ match: { operation: 'list-issues' }, fault }] };
}

/** All that a run says and that must not depend on places, without what each run has of its own: ports, times, folders. */
function restOf({ exitCode, outputs, report, comments, requests }: GateRun): unknown {
  const {
    places: _places,
    requests: _requests,
    times: _times,
    history: _history,
    scans,
    links: _links,
    ...facts
  } = report;
  const { requests: _count, 'report-path': _path, ...told } = outputs;
  const sent = requests.map(({ operation }) => operation).filter((operation) => operation !== 'list-issues');
  return {
    facts: { ...facts, scans: scans.map(({ id, decides, status }) => ({ id, decides, status })) },
    told: Object.fromEntries(Object.entries(told).filter(([name]) => !/path|url|json/.test(name))),
    comments: comments.length,
    exitCode,
    sent: sent.toSorted(),
  };
}

const usual = runGate(OVER);

describe('the request for places', () => {
  it('is one more, made when the verdict stands, and for the culprits alone', async () => {
    const run = await usual;
    expect(outcomeOf(run)).toEqual([1, 'fail', '']);
    const operations = run.requests.map(({ operation }) => operation);
    expect(operations.filter((operation) => operation === 'list-issues')).toHaveLength(1);
    expect(operations.at(-1)).toBe('list-issues');
    expect([run.outputs.requests, run.report.requests]).toEqual(['9', { planned: 9, sent: 9 }]);
    expect(run.requests.at(-1)?.json).toEqual({
      deploymentId: '42',
      issueTypes: ['ISSUE_TYPE_SAST', 'ISSUE_TYPE_SCA', 'ISSUE_TYPE_SECRETS'],
      filter: {
        repositoryIds: ['101'],
        refs: ['refs/pull/7/merge'],
        ruleIds: expect.arrayContaining(['r.python.django.security.injection.sql.sql-injection-using-raw']),
        aggregateIssueStates: ['OPEN', 'REVIEWING', 'FIXING', 'UNKNOWN'].map(
          (state) => `AGGREGATE_ISSUE_STATE_${state}`,
        ),
      },
      sortBy: 'SORT_BY_SEVERITY',
      sortDirection: 'SORT_DIRECTION_DESC',
      limit: 100,
    });
  });

  it('gives the JSON report each place of a culprit, the worst first, and no message of a secret', async () => {
    const { report } = await usual;
    expect(report.places).toMatchObject({ areAll: true, missing: null });
    expect(report.places?.found.map(({ severity }) => severity)).toEqual([
      ...Array(3).fill('critical'),
      ...Array(8).fill('high'),
    ]);
    expect(report.places?.found[1]).toMatchObject({
      filePath: 'pom.xml',
      line: 31,
      isNew: true,
      dependency: { version: '2.14.1', advisory: 'CVE-2021-44228', mendedBy: '2.17.1' },
    });
    expect(report.places?.found[2]).toMatchObject({
      message: null,
      secret: { kind: 'AWS', validation: 'confirmed-valid' },
    });
    expect(JSON.stringify(report)).not.toContain(MESSAGE_CANARY);
  });

  it.each<[ScenarioName, Readonly<Record<string, string>>, string]>([
    ['clean', {}, 'pass'],
    ['at-limit', { 'max-high': '3' }, 'pass'],
    ['scan-failed', { 'wait-timeout': '300ms' }, 'inconclusive'],
    ['over-limit', { 'max-critical': '90', 'max-high': '90' }, 'pass'],
  ])('is not made in the world %s with %j, which is a %s', async (platform, inputs, verdict) => {
    const run = await runGate({ platform, inputs });
    expect(run.verdict).toBe(verdict);
    expect(run.requests.filter(({ operation }) => operation === 'list-issues')).toEqual([]);
    expect(run.report.places).toBe(null);
  });

  it('is made for a broken warning, and leaves the pass a pass', async () => {
    const policy = 'version: 1\nconditions:\n  - {name: few-low, severities: [low], max: 1, action: warn}\n';
    const run = await runGate({ platform: 'over-limit', inputs: { policy, 'max-critical': '', 'max-high': '' } });
    expect(run.verdict).toBe('pass');
    expect(run.report.places?.found.length).toBeGreaterThan(0);
  });

  it('is made once for a fail of which a part was not read', async () => {
    const faults = [
      { match: { operation: 'search-issues', body: 'RESEARCH' }, fault: { kind: 'status', status: 400 } },
    ] as const;
    const run = await runGate({ ...OVER, faults });
    expect([run.verdict, run.reason]).toEqual(['fail', 'api-changed']);
    expect(run.report.places?.found.length).toBeGreaterThan(0);
  });
});

const LONG = 'x'.repeat(20_000_000);
const HOSTILE = `../../${'\u202e'}<!-- --> @everyone [x](https://evil.example) \n::error::pwned\n| a | b`;

type Page = { readonly issues: readonly { readonly issue: Record<string, unknown> }[] };

const eachIssue = (change: (issue: Record<string, unknown>) => unknown): Fault => ({
  kind: 'rewrite-json',
  rewrite: ({ issues }: Page) => ({ issues: issues.map(({ issue }) => ({ issue: change(issue) })), cursor: 'again' }),
});

/** What may become of the request, and what the report says of it. */
const FAULTS: readonly (readonly [string, Fault, string | null])[] = [
  ['answers 500', { kind: 'status', status: 500 }, 'issue list: answered 500'],
  ['answers 404', { kind: 'status', status: 404 }, 'issue list: answered 404'],
  ['answers 401', { kind: 'status', status: 401 }, 'issue list: answered 401'],
  ['answers 429', { kind: 'status', status: 429, headers: { 'retry-after': '60' } }, 'issue list: answered 429'],
  ['is redirected', { kind: 'redirect', status: 307, location: 'https://evil.example/' }, 'issue list: answered 307'],
  ['answers HTML', { kind: 'replace-body', body: '<html>' }, 'issue list: the answer breaks'],
  ['answers garbage', { kind: 'replace-body', body: new Uint8Array([0xff, 0xfe, 0]) }, 'issue list: the answer is not'],
  ['answers a list', { kind: 'replace-body', body: '[]' }, 'issue list: the answer breaks'],
  ['answers an error', { kind: 'replace-body', body: '{"error":"no"}' }, 'issue list: the answer breaks'],
  ['answers wrong types', { kind: 'replace-body', body: '{"issues":{"issue":7}}' }, 'issue list: the answer breaks'],
  ['answers 20 MB', { kind: 'replace-body', body: `{"issues":[],"x":"${LONG}"}` }, 'issue list: the answer is larger'],
  ['answers nothing', { kind: 'reset-before-headers' }, 'issue list: the connection failed'],
  ['answers half', { kind: 'reset-mid-body' }, 'issue list: the connection failed'],
  ['says that nothing is there', { kind: 'replace-body', body: '{"issues":[]}' }, null],
  ['repeats its pages', eachIssue((issue) => issue), null],
  ['is of other rules', eachIssue((issue) => ({ ...issue, ruleId: 'r.other' })), null],
  ['is hostile', eachIssue((issue) => ({ ...issue, filePath: HOSTILE, message: HOSTILE, ruleUrl: HOSTILE })), null],
  ['has nothing but nulls', eachIssue((issue) => ({ ruleId: issue.ruleId, filePath: null, line: null })), null],
];

describe('a request for places that', { timeout: 60_000 }, () => {
  it.each(FAULTS)('%s changes nothing but the places, and is not sent again', async (_, fault, missing) => {
    const run = await runGate(withFault(fault));
    expect(restOf(run)).toEqual(restOf(await usual));
    expect(run.requests.filter(({ operation }) => operation === 'list-issues')).toHaveLength(1);
    expect(run.outputs.requests).toBe('9');
    const told = run.report.places?.missing ?? null;
    expect(missing === null ? told : told?.slice(0, missing.length)).toBe(missing);
    if (missing !== null) expect(run.summary).toContain('**Places** not read: ');
  });

  it('never answers is given up after its time', async () => {
    const run = await runGate(withFault({ kind: 'never-answer' }));
    expect(restOf(run)).toEqual(restOf(await usual));
    expect(run.report.places?.missing).toBe('no whole answer within 5 s');
  });

  it('stops in the middle of its answer is given up after its time', async () => {
    const run = await runGate(withFault({ kind: 'stall-after-headers' }));
    expect(restOf(run)).toEqual(restOf(await usual));
    expect(run.report.places?.missing).toBe('no whole answer within 5 s');
  });
});
