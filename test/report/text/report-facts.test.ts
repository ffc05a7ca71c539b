import { describe, expect, test } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { boundOf, isQuietPass, longestList, mostCulprits, worstFirst } from '../../../src/report/text/report-facts.ts';
import { aCondition, aCulprit, aReport, aRule, aWaiver } from '../../build/a-report.ts';

const POLICY = { kind: 'file', repository: 'acme/p', path: 'a.yml', ref: 'main', sha: '' } as const;

describe('the number of a condition', () => {
  const unproven = { result: 'unproven' } as const;
  const unclassified = { reason: 'unclassified', message: '' } as const;

  test.each<[what: string, verdict: GateReport['verdict']]>([
    ['a pass', { word: 'pass', reason: undefined, message: '' }],
    ['a fail', { word: 'fail', reason: undefined, message: '' }],
    ['a fail with issues of an unknown severity', { word: 'fail', ...unclassified }],
    ['issues of an unknown severity', { word: 'inconclusive', ...unclassified }],
  ])('that is not proven beside %s is the least that there is', (_what, verdict) => {
    expect(boundOf({ countsAre: 'exact', verdict }, unproven)).toBe('at-least');
    expect(boundOf({ countsAre: 'unsettled', verdict }, unproven)).toBe('unsettled');
  });

  test('that holds or is broken is exact beside issues of an unknown severity', () => {
    const verdict = { word: 'fail', ...unclassified } as const;
    const bounds = (['ok', 'broken'] as const).map((result) => boundOf({ countsAre: 'exact', verdict }, { result }));
    expect(bounds).toEqual(['exact', 'exact']);
  });
});

describe('a pass that leaves nobody anything to do', () => {
  test.each<[what: string, given: Partial<GateReport>]>([
    ['a clean one', {}],
    [
      'with issues that are allowed',
      { counts: { critical: 0n, high: 3n, medium: 0n, low: 0n, unrated: 0n, total: 3n } },
    ],
    ['with a waiver in force', { waivers: [aWaiver()] }],
    ['with a policy that the pull request leaves alone', { policy: { ...POLICY, isChangedInPullRequest: false } }],
    ['of a merge group', { mergeGroupCommit: 'abc' }],
    ['with something odd that nothing depends on', { oddities: ['An oddity.'] }],
    ['with a condition that does not apply', { conditions: [aCondition(), aCondition({ result: 'not-applicable' })] }],
  ])('is quiet: %s', (_what, given) => {
    expect(isQuietPass(aReport(given))).toBe(true);
  });

  test.each<[what: string, given: Partial<GateReport>]>([
    ['a fail', { verdict: { word: 'fail', reason: undefined, message: '' } }],
    ['no verdict', { verdict: { word: 'inconclusive', reason: 'server', message: '' } }],
    ['nothing could have blocked', { conditions: [aCondition({ action: 'warn' })] }],
    ['no condition at all', { conditions: [] }],
    ['a broken warning', { conditions: [aCondition(), aCondition({ action: 'warn', result: 'broken' })] }],
    ['a notice', { notices: ['A notice.'] }],
    ['a product that was not scanned', { unscanned: ['secrets'] }],
    ['a waiver that ends soon', { waivers: [aWaiver(), aWaiver({ state: 'expiring-soon' })] }],
    ['an expired waiver', { waivers: [aWaiver({ state: 'expired' })] }],
    ['a waiver that matched nothing', { waivers: [aWaiver({ state: 'unused' })] }],
    ['a pull request that changes the policy', { policy: { ...POLICY, isChangedInPullRequest: true } }],
  ])('is not quiet with %s', (_what, given) => {
    expect(isQuietPass(aReport(given))).toBe(false);
  });
});

test('the longest list of a page may be any of them', () => {
  const eleven = <Item>(item: Item): Item[] => Array.from({ length: 11 }, () => item);
  const { issues, ruleId, rulePath, product, severity, url } = aRule();
  const lists: Partial<GateReport>[] = [
    { conditions: eleven(aCondition()) },
    { rules: eleven(aRule()) },
    { fixedRules: eleven({ issues, ruleId, rulePath, product, severity, url }) },
    { waivers: eleven(aWaiver()) },
    { notices: eleven('A notice.') },
    { oddities: eleven('An oddity.') },
    { searches: eleven('critical') },
  ];
  for (const list of lists) expect(longestList(aReport(list))).toBeGreaterThanOrEqual(11);
});

test('the room for culprits is that of the largest broken condition, and of all broken ones', () => {
  const rules = [1, 2, 3].map(() => aCulprit(aRule()));
  const broken = aCondition({ result: 'broken' });
  expect(mostCulprits(aReport({ conditions: [broken, aCondition({ result: 'broken', rules })] }))).toBe(3);
  expect(mostCulprits(aReport({ conditions: [broken, broken, broken, broken, aCondition({ rules })] }))).toBe(4);
  expect(mostCulprits(aReport({ conditions: [aCondition({ rules })] }))).toBe(0);
});

test('conditions are in the order in which they matter', () => {
  const conditions = (['not-applicable', 'ok', 'unproven', 'broken'] as const).flatMap((result) =>
    (['warn', 'fail'] as const).map((action) => aCondition({ result, action })),
  );
  expect(worstFirst(conditions).map(({ result, action }) => `${result} ${action}`)).toEqual([
    'broken fail',
    'broken warn',
    'unproven warn',
    'unproven fail',
    'ok warn',
    'ok fail',
    'not-applicable warn',
    'not-applicable fail',
  ]);
});
