import { describe, expect, test, vi } from 'vitest';
import { aRule, countsOf, endsAs, issuesOf } from '../../emulator/build.ts';
import type { FaultRule } from '../../emulator/faults/faults.ts';
import {
  placeOf,
  type Scenario,
  type ScenarioContext,
  scanUnderTest,
  worldOf,
} from '../../emulator/scenarios/scenario.ts';
import type { Issue, ScanRecord } from '../../emulator/state.ts';
import { SOON_OVER } from '../built/platforms.ts';
import { type GateRun, runGate } from './harness/gate-run.ts';

vi.setConfig({ testTimeout: 60_000 });

const pass = { exitCode: 0, verdict: 'pass' };
const fail = { exitCode: 1, verdict: 'fail' };
const unproven = (reason: string) => ({ exitCode: 2, verdict: 'inconclusive', reason });
const CRITICAL = 'SEVERITY_CRITICAL';
const LOW = 'SEVERITY_LOW';
const RULE = aRule({ path: 'acme.sql.raw-query' });

type Kind = Partial<Issue> & {
  readonly count: number;
  /** So many milliseconds after the platform's start. */
  readonly comesAfterMs?: number;
};
type World = {
  /** On the ref of the commit; the scan counts them all, unless `scan` says otherwise. */
  readonly here: readonly Kind[];
  /** On `main`. */
  readonly base?: readonly Kind[];
  readonly scan?: (context: ScenarioContext) => Partial<ScanRecord>;
};

/** Issues on the ref of the commit and on its base, all of one rule unless they say otherwise. */
function world({ here, base = [], scan = () => ({}) }: World): Scenario {
  return (context) => {
    const place = placeOf(context);
    const make = (kinds: readonly Kind[], where: Partial<Issue>): readonly Issue[] =>
      kinds.flatMap(({ count, comesAfterMs, ...kind }, index) =>
        issuesOf(count, {
          ...place,
          visibleAtMs: comesAfterMs === undefined ? 0 : context.nowMs + comesAfterMs,
          severity: CRITICAL,
          rule: RULE,
          id: `${where.ref}-${index}`,
          ...where,
          ...kind,
        }),
      );
    const issues = make(here, { ref: place.ref });
    const found = { timeline: endsAs('SCAN_STATUS_COMPLETED', 1), findingsCounts: countsOf(issues) };
    return worldOf(context, {
      scans: [scanUnderTest(context, { ...found, ...scan(context) })],
      issues: [...issues, ...make(base, { ref: 'main' })],
    });
  };
}

const full = () => ({ isFull: true });
/** A scan that ended so many milliseconds before the run. */
const endedAgo =
  (ms: number) =>
  ({ nowMs }: ScenarioContext) => ({ completedAtMs: nowMs - ms });

type SearchBody = {
  readonly filter: { readonly refs: readonly string[]; readonly aggregateIssueStates: readonly string[] };
};
const searches = ({ requests }: GateRun) =>
  requests.filter(({ operation }) => operation === 'search-issues').map(({ json }) => json as SearchBody);
const ofBase = (run: GateRun) => searches(run).filter(({ filter }) => filter.refs.includes('main'));
const ofSevenStates = (run: GateRun) => searches(run).filter(({ filter }) => filter.aggregateIssueStates.length === 7);

describe.concurrent('L. true worlds: counting', () => {
  test('L2 counts all of a diff scan as new, and asks nothing about the baseline', async () => {
    const platform = world({ here: [{ count: 2 }], base: [{ count: 5 }] });
    const run = await runGate({ platform, inputs: { baseline: 'base', 'max-critical': '1' }, due: 'fail' });
    expect(run).toMatchObject({ ...fail, outputs: { 'new-total': '2' } });
    expect(ofBase(run)).toEqual([]);
    expect(run.stdout).toMatch(/diff scan/);
    expect(run.stdout).not.toMatch(/\bfixed \d/);
  });

  test('L3 counts only what a full scan has more than the baseline', async () => {
    const platform = world({ here: [{ count: 7 }], base: [{ count: 5 }], scan: full });
    const inputs = { baseline: 'base', 'max-critical': '2' };
    expect(await runGate({ platform, inputs })).toMatchObject({
      ...pass,
      outputs: { 'new-total': '2', critical: '7' },
    });
    expect(await runGate({ platform, inputs: { ...inputs, 'max-critical': '1' } })).toMatchObject(fail);
  });

  test('L6 does not pass on issues that were removed when the pull request was closed', async () => {
    const platform = world({ here: [{ count: 3, state: 'AGGREGATE_ISSUE_STATE_REMOVED' }] });
    const run = await runGate({ platform, inputs: SOON_OVER, due: 'unproven' });
    expect(run).toMatchObject(unproven('index-lag'));
    expect(ofSevenStates(run).length).toBeGreaterThan(0);
  });

  test('L11 waits until all that a scan found can be found, where it just ended', async () => {
    const platform = world({
      here: [{ count: 1 }, { count: 4, comesAfterMs: 6_000 }],
      scan: (context) => ({
        ...endedAgo(5_000)(context),
        findingsCounts: { code: 5, secrets: 0, supply_chain: 0, total: 5 },
      }),
    });
    const run = await runGate({ platform, inputs: { 'max-critical': '1' }, due: 'fail' });
    expect(run).toMatchObject({ ...fail, outputs: { critical: '5' } });
  });

  test('L11 asks nothing more where the number of a scan that just ended was found', async () => {
    const run = await runGate({ platform: world({ here: [{ count: 2 }], scan: endedAgo(5_000) }) });
    expect(run).toMatchObject(fail);
    expect(searches(run)).toHaveLength(6);
  });

  test('L12 fails for what compares nothing, whatever becomes of the baseline', async () => {
    // The search over all severities of the base finds nothing, although that of the critical ones does.
    const faults: readonly FaultRule[] = [
      {
        match: { operation: 'search-issues', body: /^(?!.*"severities").*refs\/heads\/main/ },
        fault: { kind: 'rewrite-json', rewrite: (page: object) => ({ ...page, groups: [], total: '0' }) },
      },
    ];
    const policy = [
      'version: 1',
      'conditions:',
      '  - { name: None, severities: [critical], max: 0 }',
      '  - { name: None new, severities: [critical], max: 0, compare: new }',
    ].join('\n');
    const run = await runGate({
      platform: world({ here: [{ count: 1 }], base: [{ count: 1 }], scan: full }),
      faults,
      inputs: { baseline: 'base', policy, 'on-inconclusive': 'unstable: warn' },
      due: 'fail',
    });
    expect(run).toMatchObject({ ...fail, outputs: { 'new-total': '' } });
    expect(JSON.parse(run.outputs.conditions!)).toMatchObject([
      { result: 'broken' },
      { new: null, result: 'unproven' },
    ]);
  });

  test('L13 counts one rule id as a code and as a secrets rule', async () => {
    const twins = ['acme.twin-a', 'acme.twin-b'].map((path) => aRule({ path, shaSum: 'one' }));
    const platform = world({
      here: [
        { count: 1, rule: twins[0]! },
        { count: 1, rule: twins[1]!, type: 'ISSUE_TYPE_SECRETS' },
      ],
    });
    const faults: readonly FaultRule[] = [
      {
        match: { operation: 'search-issues' },
        fault: { kind: 'rewrite-text', rewrite: (page) => page.replaceAll('acme.twin-b', 'acme.twin-a') },
      },
    ];
    const run = await runGate({ platform, faults, inputs: { 'max-critical': '1' } });
    expect(run).toMatchObject({ ...fail, outputs: { critical: '2' } });

    const policy = 'version: 1\nconditions:\n  - { name: One rule, count: groups, max: 1 }\n';
    expect(await runGate({ platform, faults, inputs: { policy }, due: 'fail' })).toMatchObject(fail);
  });

  test('L13 adds up the groups of one rule on one page', async () => {
    const versions = ['acme.twin-a', 'acme.twin-b'].map((path) => aRule({ path, shaSum: 'one' }));
    const platform = world({ here: versions.map((rule) => ({ count: 1, rule })) });
    const faults: readonly FaultRule[] = [
      {
        match: { operation: 'search-issues' },
        fault: { kind: 'rewrite-text', rewrite: (page) => page.replaceAll('acme.twin-b', 'acme.twin-a') },
      },
    ];
    const run = await runGate({ platform, faults, inputs: { 'max-critical': '1' } });
    expect(run).toMatchObject({ ...fail, outputs: { critical: '2' } });
  });

  test('L14 takes a rule that is critical here and low on the base for one new issue', async () => {
    const policy = 'version: 1\nconditions:\n  - { name: None new, max: 0, compare: new }\n';
    const run = await runGate({
      platform: world({ here: [{ count: 1 }], base: [{ count: 1, severity: LOW }], scan: full }),
      inputs: { baseline: 'base', policy },
      due: 'fail',
    });
    expect(run).toMatchObject({ ...fail, outputs: { 'new-total': '1' } });
    expect(JSON.parse(run.outputs.conditions!)).toMatchObject([{ found: 1, new: 1, result: 'broken' }]);
  });
});
