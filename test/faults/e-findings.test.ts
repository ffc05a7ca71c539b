import { describe, expect, test } from 'vitest';
import type { Fault, FaultRule } from '../../emulator/faults/faults.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import type { WireForm } from '../../emulator/wire/wire-form.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { changed, foundBy, manyRules, SOON_OVER } from '../run/platforms.ts';
import { expectRun, expectTold } from './harness/expect-run.ts';
import { atSearch, deafTo, searchesOf, text } from './harness/searches.ts';

const { 'over-limit': overLimit, 'at-limit': atLimit } = SCENARIOS;
type Page = { groups?: Record<string, unknown>[]; cursor?: unknown; total?: unknown; fetched?: unknown };

const HIGH = '"SEVERITY_HIGH"';
const json = (rewrite: (page: Page) => unknown): Fault => ({ kind: 'rewrite-json', rewrite });
const body = (content: string): Fault => ({ kind: 'replace-body', body: content });

const deafToCursors = deafTo(/"cursor":"[^"]*",?|,"cursor":"[^"]*"/);

const rules = (count: number) => manyRules(count, () => ({ severity: 'SEVERITY_HIGH' }));
const counted = (standsFor: string) =>
  foundBy({ findingsCounts: { code: 1, secrets: 0, supply_chain: 0, total: 1 } }, 1, { standsFor });
const wired = (wire: Partial<WireForm>) =>
  changed(rules(5), (state) => ({ ...state, wire: { ...state.wire, ...wire } }));

describe.concurrent('E. findings: pages and numbers', () => {
  test('E1 stops at a cursor that is repeated', async () => {
    const faults = atSearch(json((page) => ({ ...page, cursor: 'same' })));
    const run = await expectRun(unproven('cursor-loop'), { faults, through: deafToCursors });
    expect(searchesOf(run).length).toBeLessThanOrEqual(14);
  });

  test.each([
    ['a cycle of two', ['A', 'B']],
    ['cursors that differ by padding', ['QQ', 'QQ==', 'QQ=']],
    ['cursors that differ by white space', ['QQ', ' QQ']],
  ])('E2 stops at %s', async (_what, cursors) => {
    let asked = 0;
    const next = json((page) => ({ ...page, cursor: cursors[asked++ % cursors.length] }));
    await expectRun(unproven('cursor-loop'), { faults: atSearch(next, HIGH), through: deafToCursors });
  });

  test('E3 J4 stops after 200 pages of endless fresh cursors', async () => {
    let asked = 0;
    const faults = atSearch(
      json(() => ({ groups: [], cursor: `fresh-${asked++}` })),
      HIGH,
    );
    const options = { faults, through: deafToCursors, inputs: { 'wait-timeout': '60s' } };
    const run = await expectRun(unproven('page-limit'), options);
    expect(searchesOf(run).filter((each) => JSON.stringify(each).includes(HIGH))).toHaveLength(200);
  });

  test.each(['empty', 'null', 'absent'] as const)(
    'E4 reads an %s cursor as the end, and never sends an empty one',
    async (endOfPaging) => {
      const inputs = { 'page-size': '2', 'max-high': '5' };
      const run = await expectRun(pass, { platform: wired({ endOfPaging }), inputs });
      const cursors = searchesOf(run).map(({ cursor }) => cursor);
      expect(cursors).not.toContain('');
      expect(cursors.filter((cursor) => cursor !== undefined)).toHaveLength(4);
    },
  );

  test('E5 continues after an empty page with a fresh cursor', async () => {
    // The cursor of the empty page leads to the beginning again: nothing is lost.
    const empty = atSearch(body('{"groups":[],"cursor":"x"}'), HIGH, { nth: 1 });
    const outcome = { ...fail, outputs: { high: '8' } };
    await expectRun(outcome, { platform: overLimit, faults: empty, through: deafToCursors });
  });

  test.each([
    [500, 'server'],
    [400, 'api-changed'],
  ])('E6 is inconclusive when page two always fails with %i, and lists what it read', async (status, reason) => {
    const faults = atSearch({ kind: 'status', status }, '"cursor":"');
    const outcome = { ...unproven(reason), outputs: { high: '' } };
    const inputs = { 'page-size': '2', 'max-high': '5' };
    const run = await expectRun(outcome, { platform: rules(5), faults, inputs });
    expect(run.summary).toContain('rules.generated.rule-000000');
  });

  test('E6 fails, and reports that it is incomplete, when page one already breaks the limit', async () => {
    const faults = atSearch({ kind: 'status', status: 500 }, '"cursor":"');
    const outcome = { ...fail, reason: 'server', outputs: { high: '' } };
    const inputs = { 'page-size': '2', 'max-high': '1' };
    const run = await expectRun(outcome, { platform: rules(5), faults, inputs });
    expect(run.outputs.conditions).toContain('"found":2');
    expect(run.summary).toContain('Incomplete');
  });

  /** Repeats the first group of the first page on every later page, with another count if one is given. */
  const repeated = (count?: string, when: Pick<FaultRule, 'nth' | 'times'> = {}): readonly FaultRule[] => {
    let first: Record<string, unknown>[] = [];
    const keep = json((page) => {
      first = (page.groups ?? []).slice(0, 1);
      return page;
    });
    const again = json((page) => ({
      ...page,
      groups: [
        ...(page.groups ?? []),
        ...first.map((group) => ({ ...group, issuesCount: count ?? group.issuesCount })),
      ],
    }));
    return [
      ...atSearch(keep, /^(?!.*"cursor":").*SEVERITY_HIGH/),
      ...atSearch(again, /^(?=.*"cursor":").*SEVERITY_HIGH/, when),
    ];
  };

  const repeating = (faults: readonly FaultRule[], limit = '3') => ({
    platform: rules(3),
    faults,
    inputs: { 'page-size': '1', 'max-high': limit },
  });

  test.each([
    ['counts a group only once when it appears twice with the same count', repeated()],
    ['reads again, and passes, when a group appeared twice with different counts only once', repeated('9', { nth: 1 })],
  ])('E7 %s', async (_what, faults) => {
    await expectRun({ ...pass, outputs: { high: '3' } }, repeating(faults));
  });

  test('E7 ends as unstable when a group keeps appearing twice with different counts', async () => {
    const run = await expectRun(unproven('unstable'), repeating(repeated('0'), 'none'));
    const first = searchesOf(run).filter(({ cursor }) => cursor === undefined);
    expect(first).toHaveLength(18);
    expect(first.filter((each) => JSON.stringify(each.filter).includes(HIGH))).toHaveLength(3);
  });

  test('E8 reads again when a group was missed between two pages', async () => {
    const lost = json((page) => ({ ...page, groups: (page.groups ?? []).slice(1) }));
    const once = atSearch(lost, HIGH, { nth: 1 });
    await expectRun(fail, { platform: atLimit, faults: once, inputs: { 'max-high': '2' } });
    const always = { platform: atLimit, faults: atSearch(lost, HIGH), inputs: { 'max-high': '3' } };
    await expectTold(unproven('unclassified'), always);
  });

  test.each([
    ['smaller', () => '1'],
    ['larger', () => '99'],
    ['missing', () => undefined],
    ['different each time', (nth: number) => String(nth)],
  ])('E9 ignores a total that is %s', async (_what, total) => {
    let asked = 10;
    const faults = atSearch(json((page) => ({ ...page, total: total(asked++), fetched: undefined })));
    await expectRun(pass, { platform: atLimit, faults, inputs: { 'max-high': '3' } });
    await expectRun(fail, { platform: atLimit, faults, inputs: { 'max-high': '2' } });
  });

  test.each([
    ...['{"groups":null}', '{"groups":{}}', '{"groups":"x"}', '{"error":"no"}', '[]', 'null'],
    ...['"x"', '1', 'true', '{"total":"5"}', '{"groups":[null]}'],
    ...['{"groups":[[]]}', '{"groups":[],"total":"x"}', '{"cursor":5}', '{"GROUPS":[]}'],
  ])('E10 reads %s as a broken contract, never as an empty page', async (content) => {
    await expectTold(unproven('contract'), { faults: atSearch(body(content), HIGH) });
    await expectRun({ exitCode: 2 }, { platform: overLimit, faults: atSearch(body(content)) });
  });

  test.each([
    ...['{}', '{"total":"0","cursor":""}', '{"groups":[]}', '{"groups":[],"cursor":null}', '{"total":0,"fetched":"0"}'],
  ])('E10 reads %s as an empty page', async (content) => {
    const faults = atSearch(body(content));
    await expectRun(pass, { faults });
    // If the scan counted findings, empty pages prove nothing.
    await expectRun(unproven('index-lag'), { platform: overLimit, faults, inputs: SOON_OVER });
  });

  const NO_COUNTS = [
    ...['"03"', '" 3"', '"-1"', '"1e3"', '"3.0"', '"0x3"', '""', '"３"', '"3 "', '"99999999999999999999"'],
    ...['99999999999999999999', '9223372036854775808', '3.5', '3.0', '1e999', '-0', '-1', '3e0', 'NaN'],
    ...['null', 'true', '[]'],
  ];
  const countedAs = (member: string) => ({
    platform: atLimit,
    faults: atSearch(text((page) => page.replaceAll(/"issuesCount":"(\d+)",/g, member))),
  });

  test.each(NO_COUNTS.map((count) => `"issuesCount":${count},`).concat(''))(
    'E11 E13 refuses the count %j, even if no limit is close',
    async (member) => {
      await expectTold(unproven('contract'), { ...countedAs(member), inputs: { 'max-high': 'none' } });
    },
  );

  test('E11 accepts a count as a number or as text', async () => {
    const given = { ...countedAs('"issuesCount":$1,'), inputs: { 'max-high': '3' } };
    await expectRun({ ...pass, outputs: { high: '3' } }, given);
  });

  test.each(['9007199254740993', '9223372036854775807'])('E12 compares %s exactly with its limit', async (count) => {
    // Sixteen digits could look like a commit.
    const given = { platform: counted(count), tolerates: ['template pages'] } as const;
    const below = String(BigInt(count) - 1n);
    const outputs = { high: count };
    await expectRun({ ...fail, outputs }, { ...given, inputs: { 'max-high': below } });
    const held = await expectRun({ ...pass, outputs }, { ...given, inputs: { 'max-high': count } });
    expect(held.reportText).toContain(`"high": ${count}`);
  });
});
