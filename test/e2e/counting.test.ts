import { describe, expect, it } from 'vitest';
import { aRule, issuesOf, RULE_CANARY } from '../../emulator/build.ts';
import { placeOf } from '../../emulator/scenarios/scenario.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import type { WireForm } from '../../emulator/wire/wire-form.ts';
import { comparing } from '../policy-e2e/against-base.ts';
import { type GateOptions, operationsOf, outcomeOf, runGate } from '../run/gate.ts';
import { answering, failing, jsonAnswer, SOON_OVER, withIssues } from '../run/platforms.ts';

const PASS = [0, 'pass', ''];
const FAIL = [1, 'fail', ''];
const CONTRACT = [2, 'inconclusive', 'contract'];

type Answer = { groups: Record<string, unknown>[]; cursor?: string | null; total?: unknown };
const onSearches = (rewrite: (answer: Answer) => unknown, when = {}) =>
  failing('search-issues', { kind: 'rewrite-json', rewrite }, when);
const replacing = (body: string) => failing('search-issues', { kind: 'replace-body', body });
const oneHigh = withIssues({ count: 1, severity: 'SEVERITY_HIGH' });

/** Puts an empty page with its own cursor before the pages of every search. */
const emptyPageFirst = answering('search-issues', (request, usual) => {
  const { cursor, ...body } = JSON.parse(request.body) as { cursor?: string };
  if (cursor === undefined) return jsonAnswer({ groups: [], cursor: 'begin' });
  return usual({ ...request, body: JSON.stringify(cursor === 'begin' ? body : { ...body, cursor }) });
});

/** Lists the first rule of every search again on each later page, with its count changed. */
function listingTwice(change: (count: string) => string): (handler: Handler) => Handler {
  return answering('search-issues', (request, usual) => {
    const body = request.body.replace(/"cursor":"[^"]*",?|,"cursor":"[^"]*"/, '');
    if (body === request.body) return usual(request);
    const answer = JSON.parse(usual(request).body) as Answer;
    const first = JSON.parse(usual({ ...request, body }).body) as Answer;
    const again = first.groups
      .slice(0, 1)
      .map((group) => ({ ...group, issuesCount: change(String(group.issuesCount)) }));
    return jsonAnswer({ ...answer, groups: [...answer.groups, ...again] });
  });
}

/** Every page of a search after its first is answered with this status. */
function onSecondPages(status: number) {
  return answering('search-issues', (request, usual) =>
    request.body.includes('"cursor":"') ? { status, headers: {}, body: '' } : usual(request),
  );
}

describe('pages', { concurrent: true }, () => {
  it.each<WireForm['endOfPaging']>(['empty', 'null', 'absent'])(
    'end where the cursor is %s, and that cursor is not sent back',
    async (endOfPaging) => {
      const run = await runGate({
        platform: 'at-limit',
        inputs: { 'page-size': '1', 'max-high': '2' },
        prepare: ({ platformState }) => {
          platformState.wire = { ...platformState.wire, endOfPaging };
        },
      });
      expect([...outcomeOf(run), run.outputs.total]).toEqual([...FAIL, '8']);
      const cursors = run.requests
        .map(({ json }) => json as { cursor?: string } | undefined)
        .filter((body) => body !== undefined && 'cursor' in body);
      expect(cursors.map(({ cursor }: { cursor?: string } = {}) => cursor)).toEqual([expect.stringMatching(/./)]);
    },
  );

  it('may be empty and still be followed by others', async () => {
    const run = await runGate({
      platform: 'at-limit',
      through: emptyPageFirst,
      inputs: { 'max-high': '3', 'page-size': '1' },
    });
    expect([...outcomeOf(run), run.outputs.high, run.outputs.medium]).toEqual([...PASS, '3', '5']);
  });

  it('that list a rule twice with the same count count it once', async () => {
    const run = await runGate({
      platform: 'at-limit',
      through: listingTwice((count) => count),
      inputs: { 'max-high': '3', 'page-size': '1' },
    });
    expect([...outcomeOf(run), run.outputs.high]).toEqual([...PASS, '3']);
  });

  it('that list a rule twice with different counts are read three times, and then end as unstable', async () => {
    const run = await runGate({
      platform: 'at-limit',
      through: listingTwice((count) => `${count}0`),
      inputs: { 'max-high': 'none', 'page-size': '1' },
    });
    expect(outcomeOf(run)).toEqual([2, 'inconclusive', 'unstable']);
    const searches = run.requests.filter(({ operation }) => operation === 'search-issues');
    expect(searches.filter(({ json }) => (json as { cursor?: string }).cursor === undefined)).toHaveLength(18);
  });

  it('that leave out empty members are counted the same', async () => {
    const run = await runGate({
      platform: 'at-limit',
      inputs: { 'max-high': '3' },
      prepare: ({ platformState }) => {
        platformState.wire = {
          ...platformState.wire,
          omitsEmptyMembers: true,
          timestamps: 'space-separated',
          totals: 'issues',
        };
      },
    });
    expect([...outcomeOf(run), run.outputs.high, run.outputs.critical]).toEqual([...PASS, '3', '0']);
  });

  it('that break off do not lead to a pass, and the report shows what was read', async () => {
    const run = await runGate({
      platform: withIssues(
        { count: 2, severity: 'SEVERITY_MEDIUM', rule: aRule({ path: 'a.one' }) },
        { count: 1, severity: 'SEVERITY_MEDIUM', rule: aRule({ path: 'a.two' }) },
      ),
      inputs: { 'page-size': '1', 'max-medium': '5' },
      through: onSecondPages(400),
    });
    expect(outcomeOf(run)).toEqual([2, 'inconclusive', 'api-changed']);
    expect(run.outputs.medium).toBe('');
    expect(run.summary).toContain('a.one');
  });

  it('that break off after a limit was broken lead to an incomplete fail', async () => {
    const run = await runGate({
      platform: withIssues(
        { count: 2, severity: 'SEVERITY_HIGH', rule: aRule({ path: 'a.one' }) },
        { count: 1, severity: 'SEVERITY_HIGH', rule: aRule({ path: 'a.two' }) },
      ),
      inputs: { 'page-size': '1', 'max-high': '1' },
      through: onSecondPages(503),
    });
    expect(outcomeOf(run)).toEqual([1, 'fail', 'server']);
    expect(run.outputs.conditions).toContain('"found":2');
    expect(run.summary).toMatch(/incomplete/i);
  });
});

describe('an answer to a search', { concurrent: true }, () => {
  it.each<[string, GateOptions['prepare'], readonly unknown[]]>([
    ['that is empty', replacing('{}'), PASS],
    ['that says it has no groups', replacing('{"total":"0","cursor":""}'), PASS],
    ['whose groups are null', replacing('{"groups":null}'), CONTRACT],
    ['whose groups are an object', replacing('{"groups":{}}'), CONTRACT],
    ['whose groups are text', replacing('{"groups":""}'), CONTRACT],
    ['that is an error with status 200', replacing('{"error":"try later"}'), CONTRACT],
    ['that is an array', replacing('[]'), CONTRACT],
    ['that is null', replacing('null'), CONTRACT],
    ['that counts groups but lists none', replacing('{"total":"5"}'), CONTRACT],
    ['that names a member twice', replacing('{"total":"0","total":"9"}'), CONTRACT],
    ['that is not JSON', replacing('<html></html>'), CONTRACT],
    ['that is nothing', replacing(''), CONTRACT],
    ['that starts with a prefix against hijacking', replacing(`)]}'\n{"groups":[]}`), CONTRACT],
    ['with a byte order mark', replacing('\ufeff{"groups":[]}'), CONTRACT],
    ['that is nested too deeply', replacing(`${'['.repeat(10_000)}${']'.repeat(10_000)}`), CONTRACT],
  ])('%s', async (_what, prepare, outcome) => {
    expect(outcomeOf(await runGate({ prepare: prepare! }))).toEqual(outcome);
  });

  it.each([
    '"03"',
    '" 3"',
    '"-1"',
    '"1e3"',
    '"3.0"',
    '"0x3"',
    '""',
    'null',
    'true',
    '[]',
    '1e999',
    '-0',
    '3.5',
    `"${'9'.repeat(20)}"`,
  ])('with the count %s is refused, even where no limit is close', async (count) => {
    const run = await runGate({
      platform: oneHigh,
      inputs: { 'max-high': 'none' },
      prepare: failing('search-issues', {
        kind: 'rewrite-text',
        rewrite: (body) => body.replace('"issuesCount":"1"', `"issuesCount":${count}`),
      }),
    });
    expect(outcomeOf(run)).toEqual(CONTRACT);
  });

  it('without a count is refused', async () => {
    const prepare = onSearches((answer) => ({
      ...answer,
      groups: answer.groups.map((group) => ({ ...group, issuesCount: undefined })),
    }));
    expect(outcomeOf(await runGate({ platform: oneHigh, inputs: { 'max-high': 'none' }, prepare }))).toEqual(CONTRACT);
  });

  it('may give a count as a number', async () => {
    const prepare = onSearches((answer) => ({
      ...answer,
      groups: answer.groups.map((group) => ({ ...group, issuesCount: 1 })),
    }));
    const run = await runGate({ platform: oneHigh, inputs: { 'max-high': '1' }, prepare });
    expect([...outcomeOf(run), run.outputs.high]).toEqual([...PASS, '1']);
  });

  it.each<[string, unknown]>([
    ['smaller', '1'],
    ['larger', '77'],
    ['missing', undefined],
  ])('with a total that is %s is read once more, then noted, and decides nothing', async (_what, total) => {
    const run = await runGate({
      platform: withIssues({ count: 3, severity: 'SEVERITY_LOW' }),
      prepare: onSearches((answer) => ({ ...answer, total })),
    });
    expect(outcomeOf(run)).toEqual(PASS);
    expect(run.outputs.low).toBe('3');
  });

  it('may contain unknown members and values', async () => {
    const prepare = onSearches((answer) => ({
      ...answer,
      extra: 1,
      groups: answer.groups.map((group) => ({ ...group, extra: {}, ruleVisibility: 'RULE_VISIBILITY_NEW' })),
    }));
    const run = await runGate({ platform: oneHigh, prepare });
    expect(outcomeOf(run)).toEqual(FAIL);
  });
});

describe('issues', { concurrent: true }, () => {
  it.each<[string, Record<string, string>, string]>([
    ['that are open, being reviewed, being fixed or unknown count', {}, '4'],
    ['count in the states that are named', { states: 'ignored-app, PROVISIONALLY_IGNORED_APP'.toLowerCase() }, '2'],
    [
      'count in all nine states',
      {
        states:
          'open\nfixed\nremoved\nignored-app\nignored-code\nunknown\nreviewing\nfixing\nprovisionally-ignored-app',
      },
      '9',
    ],
  ])('%s', async (_what, inputs, high) => {
    const run = await runGate({ platform: 'triaged', inputs });
    expect([...outcomeOf(run), run.outputs.high]).toEqual([...FAIL, high]);
  });

  it('that were all triaged away pass, once they are known to be in the index', async () => {
    const ignored = { count: 3, severity: 'SEVERITY_CRITICAL', state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP' };
    const run = await runGate({ platform: withIssues(ignored) });
    expect(outcomeOf(run)).toEqual(PASS);
    // The six searches, the search in all nine states, and the six again.
    expect(operationsOf(run.requests)['search-issues']).toBe(13);
  });

  it('that are indexed under another name of the ref do not lead to a pass', async () => {
    const run = await runGate({
      platform: (context) => ({
        ...withIssues({ count: 1 })(context),
        issues: issuesOf(1, { ...placeOf(context), ref: 'pull/7' }),
      }),
      inputs: SOON_OVER,
    });
    expect(outcomeOf(run)).toEqual([2, 'inconclusive', 'index-lag']);
    expect(run.finalLine).toContain('refs/pull/7/merge');
  });

  it.each<[Record<string, string>, readonly unknown[]]>([
    [{}, [2, 'inconclusive', 'unclassified']],
    [{ 'max-unrated': '1' }, PASS],
    [{ 'max-unrated': '0' }, FAIL],
  ])('of an unknown severity are never left out of the judgement, with the inputs %o', async (inputs, outcome) => {
    const run = await runGate({ platform: withIssues({ count: 1, severity: 'SEVERITY_EXTREME' }), inputs });
    expect([...outcomeOf(run), run.outputs.unrated]).toEqual([...outcome, '1']);
  });

  it('of rules that are named like built-in members of objects are counted', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'a'.repeat(100_000), 'Case.Differs', 'case.differs'];
    const run = await runGate({
      platform: withIssues(...names.map((path) => ({ count: 1, severity: 'SEVERITY_LOW', rule: aRule({ path }) }))),
    });
    expect([...outcomeOf(run), run.outputs.low]).toEqual([...PASS, String(names.length)]);
  });

  it('never show the definitions and test cases of their rules in any output', async () => {
    const { stdout, summary, outputs, reportText, githubState } = await runGate({ platform: 'over-limit' });
    const everything = [
      stdout,
      summary,
      JSON.stringify(outputs),
      reportText,
      JSON.stringify(githubState.repositories[0]!.comments),
    ];
    expect(everything.filter((text) => text.includes(RULE_CANARY))).toEqual([]);
  });

  it('of a baseline are subtracted', async () => {
    const platform = comparing('a=2 b=1', 'a=2');
    const run = await runGate({ platform, inputs: { baseline: 'base', 'max-high': '1' } });
    expect([...outcomeOf(run), run.outputs.high, run.outputs['new-total']]).toEqual([...PASS, '3', '1']);
    const strict = await runGate({ platform, inputs: { baseline: 'base' } });
    expect(outcomeOf(strict)).toEqual(FAIL);
  });

  it('of a diff scan are all new: a rule that the baseline has more of counts too (L2)', async () => {
    const run = await runGate({ platform: 'baseline-diff', inputs: { baseline: 'base' } });
    expect([...outcomeOf(run), run.outputs.high, run.outputs['new-total']]).toEqual([...FAIL, '1', '1']);
    const searches = run.requests.filter(({ operation }) => operation === 'search-issues');
    const refs = searches.map(({ json }) => (json as { filter: { refs: string[] } }).filter.refs.join(' '));
    expect(new Set(refs)).toEqual(new Set(['refs/pull/7/merge']));
  });
});
