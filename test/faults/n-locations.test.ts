import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import type { Fault } from '../../emulator/faults/faults.ts';
import type { RunningServer } from '../../emulator/serve.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { StillClock } from '../fakes/still-clock.ts';
import { type GateOptions, type GateRun, outcomeOf, runGate } from '../run/gate.ts';
import { outputsOf } from '../run/report-outputs.ts';
import { ONCE } from './cross-product/fault-table.ts';

/*
 * Whatever happens to the request for locations, the run writes byte for byte the same as without locations, except for the
 * line of the proof that says why there are none. The clocks of all runs here stand still at the same time.
 */

const NOW_MS = Date.now();

/** HTTP's own date follows the platform's time. */
const dated =
  (handler: Handler): Handler =>
  (request) => {
    const answer = handler(request);
    return { ...answer, headers: { ...answer.headers, date: new Date(NOW_MS).toUTCString() } };
  };

function over(fault: Fault, clock = new StillClock(NOW_MS)): GateOptions {
  return {
    platform: 'over-limit',
    inputs: { 'max-critical': '0', 'max-high': '5', 'report-path': 'report.json', 'commit-status': 'gate' },
    env: { RUNNER_DEBUG: '' },
    now: () => NOW_MS,
    through: dated,
    clock,
    faults: [{ match: { operation: 'list-issues' }, fault }],
  };
}

/** Everything that a run wrote, by kind, with the same ports and folders for every run. */
function written(run: GateRun): ReadonlyMap<string, string> {
  const placeless = (text: string): string =>
    text
      .replaceAll(run.platformOrigin, 'https://platform.example')
      .replaceAll(run.githubOrigin, 'https://github.example')
      .replaceAll(/\/[^\s"]*findings-gate-\w{6}/g, '/folder')
      // Removes the digest of the comment, which depends on those addresses.
      .replace(/ digest=[0-9a-f]{32}/, '');
  return new Map([...outputsOf(run)].map(([name, text]) => [placeless(name), placeless(text)]));
}

/** The line of the proof that says why there are no locations, in the log and on a page. */
const WHY = /^(?:Locations: not read: (.*)|- \*\*Locations\*\* not read: `(.*)`)\n/gm;

/** Everything that a run wrote, without the parts that may say that there are no locations. */
function apartFromLocations(run: GateRun): Readonly<Record<string, unknown>> {
  // A record stores the locations that were read, and has a digest of everything.
  const withoutLocations = (name: string, value: unknown) => (/^(?:places|digest)$/.test(name) ? undefined : value);
  const texts = [...written(run)].map(([name, text]) => {
    return [name, /report$|\.json$/.test(name) ? JSON.parse(text, withoutLocations) : text.replaceAll(WHY, '')];
  });
  return Object.fromEntries([...texts, ['exit code', run.exitCode]]);
}

function toldWhy(run: GateRun): readonly string[] {
  const texts = [run.stdout, run.summary, ...run.comments];
  return texts.flatMap((text) => [...text.matchAll(WHY)].map(([, log, page]) => (log ?? page)!));
}

const asked = ({ requests }: Pick<GateRun, 'requests'>): number =>
  requests.filter(({ operation }) => operation === 'list-issues').length;

const nothing = runGate(over({ kind: 'status', status: 404 }));
const usual = runGate(over({ kind: 'delay', ms: 0 }));

function expectNoLocations(run: GateRun, without: GateRun): void {
  expect(run.report.places).toMatchObject({ found: [], missing: expect.any(String) });
  expect(apartFromLocations(run)).toEqual(apartFromLocations(without));
  expect([asked(run), run.outputs.requests]).toEqual([1, '9']);
  expect(toldWhy(run)).toHaveLength(3);
}

type Page = { readonly issues: readonly { readonly issue: Record<string, unknown> }[] };

const eachIssue = (change: (issue: Record<string, unknown>) => unknown): Fault => ({
  kind: 'rewrite-json',
  rewrite: ({ issues }: Page) => ({ issues: issues.map(({ issue }) => ({ issue: change(issue) })), cursor: 'again' }),
});
const body = (text: string): Fault => ({ kind: 'replace-body', body: text });

/** Useless answers, besides those of the table of faults. */
const USELESS: readonly (readonly [string, Fault])[] = [
  ['Retry-After of a minute', { kind: 'status', status: 429, headers: { 'retry-after': '60' } }],
  ['an object in place of the list', body('{"issues":{"issue":7}}')],
  ['numbers in place of issues', body('{"issues":[1,2]}')],
  ['a list without an issue, though some were counted', body('{"issues":[],"cursor":""}')],
  ['the token', body(`{"issues":[{"issue":{"message":"${DEFAULT_TOKEN}"}}]}`)],
  ['issues of other rules', eachIssue((issue) => ({ ...issue, ruleId: 'r.other' }))],
  ['issues of another ref', eachIssue((issue) => ({ ...issue, ref: 'refs/heads/other' }))],
  ['issues that were fixed', eachIssue((issue) => ({ ...issue, aggregateState: 'AGGREGATE_ISSUE_STATE_FIXED' }))],
  ['issues without an id of a rule', eachIssue((issue) => ({ ...issue, ruleId: undefined }))],
];

/** Faults that leave the answer whole, because the gate reads a single page. */
const HARMLESS = new Set(['gzip', 'brotli', 'delay', 'reset afterwards', 'a content type of HTML', 'a foreign cursor']);
const ENDLESS = new Set(['no answer', 'stalled', 'drip', 'endless 1xx']);

const rows = ONCE.map(({ name, fault }) => [name, fault] as const);
const of = (names: ReadonlySet<string>) => rows.filter(([name]) => names.has(name));
const failing = rows.filter(([name]) => ![HARMLESS, ENDLESS].some((names) => names.has(name)));

vi.setConfig({ testTimeout: 30_000 });

describe('N15 without an answer to the request for locations', () => {
  it.concurrent.each([...failing, ...USELESS])('(%s) all else is the same, byte for byte', async (_, fault) => {
    const run = await runGate(over(fault));
    expectNoLocations(run, await nothing);
  });

  it.concurrent.each(of(ENDLESS))('(%s) the run goes on after 5 s, and all else is the same', async (_, fault) => {
    const clock = new StillClock(NOW_MS);
    const seen: { platform?: RunningServer; hasEnded?: true } = {};
    const prepare: GateOptions['prepare'] = ({ platform }) => void Object.assign(seen, { platform });
    const ended = runGate({ ...over(fault, clock), prepare }).finally(() => Object.assign(seen, { hasEnded: true }));
    await vi.waitUntil(() => asked(seen.platform ?? { requests: [] }) > 0, { timeout: 25_000 });
    clock.pass(4_999);
    for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(seen.hasEnded).toBeUndefined();
    clock.pass(1);
    const run = await ended;
    expectNoLocations(run, await nothing);
    expect(toldWhy(run)).toEqual(Array(3).fill('no whole answer within 5 s'));
  });

  it('only locations differ from a run with an answer', async () => {
    const [run, without] = await Promise.all([usual, nothing]);
    expect(outcomeOf(run)).toEqual(outcomeOf(without));
    expect(run.report.places?.found).toHaveLength(11);
    expect(toldWhy(run)).toEqual([]);
    expectSameReport(run, without);
  });
});

describe('a complete answer to the request for locations', () => {
  it.concurrent.each(of(HARMLESS))('(%s) gives the same pages', async (_, fault) => {
    expect(apartFromLocations(await runGate(over(fault)))).toEqual(apartFromLocations(await usual));
  });
});

const HOSTILE = `../../${'\u202e'}<!-- --> @everyone [x](https://evil.example) \n::error::pwned\n| a | b`;

const LIES: readonly (readonly [string, Fault])[] = [
  ['hostile texts', eachIssue((issue) => ({ ...issue, filePath: HOSTILE, message: HOSTILE, ruleUrl: HOSTILE }))],
  ['nothing but nulls', eachIssue((issue) => ({ ruleId: issue.ruleId, filePath: null, line: null }))],
  ['lines beyond every file', eachIssue((issue) => ({ ...issue, line: 2 ** 60, endLine: -1, column: 0 }))],
  ['other severities', eachIssue((issue) => ({ ...issue, severity: 'SEVERITY_LOW' }))],
  ['other types', eachIssue((issue) => ({ ...issue, issueType: 'ISSUE_TYPE_SCA' }))],
  ['each issue a hundred times', { kind: 'rewrite-json', rewrite: hundredfold }],
];

function hundredfold({ issues }: Page) {
  return {
    issues: issues.flatMap(({ issue }) => Array.from({ length: 100 }, (_, nth) => ({ issue: { ...issue, id: nth } }))),
  };
}

describe('N15 a false answer to the request for locations', () => {
  it.concurrent.each(LIES)('(%s) changes only the locations', async (_, fault) => {
    const [run, without] = [await runGate(over(fault)), await nothing];
    expect([asked(run), run.outputs.requests]).toEqual([1, '9']);
    expectSameReport(run, without);
  });
});

/** Expects the same report, except for the locations and the links to them. */
function expectSameReport(run: GateRun, without: GateRun): void {
  expect({ ...run.report, places: null }).toEqual({ ...without.report, places: null, links: run.report.links });
  expect(run.exitCode).toBe(without.exitCode);
}
