import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IssueType } from '../../../src/domain/product.ts';
import { evaluate } from '../../../src/policy/judgement/evaluate.ts';
import { aCaseOf, aCondition, type CaseText, judge, LIVE } from '../a-case.ts';

describe('the result of a condition', () => {
  it('repeats what was asked for', () => {
    const [result] = judge({ limits: ['critical 4 new groups warn'], there: {} }).conditions;
    expect(result).toMatchObject({
      name: 'critical 4 new groups warn',
      source: 'policy',
      action: 'warn',
      max: 4n,
      count: 'groups',
      compare: 'new',
    });
  });

  it.each(['high', 'unrated', undefined] as const)('names the column that an input limits: %s', (column) => {
    const conditions = [{ ...aCondition('high 0'), column }];
    const judgement = evaluate(aCaseOf(conditions));
    expect(judgement.conditions[0]?.column).toBe(column);
  });

  it('shows what was found and what is new before waivers, and what waivers take out', () => {
    const [result] = judge({
      limits: ['high 9'],
      here: { high: 'a=5 b=2' },
      there: { high: 'a=1 b=2' },
      waivers: ['a until 2027-01-31'],
    }).conditions;
    expect(result).toMatchObject({ found: 7n, new: 4n, waived: 5n });
  });

  it('takes waived issues out of the new ones where those are judged', () => {
    const [result] = judge({
      limits: ['high 0 new'],
      here: { high: 'a=5 b=2' },
      there: { high: 'a=1 b=2' },
      waivers: ['a until 2027-01-31'],
    }).conditions;
    expect(result).toMatchObject({ found: 7n, new: 4n, waived: 4n, result: 'ok' });
  });

  it('counts groups in found, new and waived', () => {
    const [result] = judge({
      limits: ['high 9 groups'],
      here: { high: 'a=5 b=2 c=1' },
      there: { high: 'a=1 b=2' },
      waivers: ['a until 2027-01-31'],
    }).conditions;
    expect(result).toMatchObject({ found: 3n, new: 2n, waived: 1n });
  });

  it('has nothing new to show without a baseline', () => {
    expect(judge({ limits: ['high 0 new'], here: { high: 'a=5' } }).conditions[0]).toMatchObject({
      found: 5n,
      new: undefined,
    });
  });

  it('has nothing new to show while the baseline is half read', () => {
    const [result] = judge({
      limits: ['high 0 new'],
      here: { high: 'a=5' },
      there: { high: 'a=1 …' },
      waivers: ['a until 2027-01-31'],
    }).conditions;
    expect(result).toMatchObject({ found: 5n, new: undefined, waived: 0n });
  });

  it('has nothing new to show where one of its searches of the baseline is half read', () => {
    const there = { critical: 'a=1', high: 'a=1 …' };
    const [result] = judge({ limits: ['severe 0 new'], here: { high: 'a=5' }, there }).conditions;
    expect(result).toMatchObject({ found: 5n, new: undefined });
  });

  it('has nothing found to show where nothing was read', () => {
    const [result] = judge({ limits: ['high 0'], here: { high: '…' }, there: {}, shortfall: 'server' }).conditions;
    expect(result).toMatchObject({ found: undefined, new: undefined, waived: 0n });
  });

  it('shows a lower bound where one of its searches was read', () => {
    const [result] = judge({ limits: ['severe 0'], here: { high: '…' }, shortfall: 'server' }).conditions;
    expect(result).toMatchObject({ found: 0n, result: 'unproven' });
  });

  it('is unproven where its search was never made', () => {
    const conditions = [aCondition('high 0')];
    const { verdict } = evaluate(aCaseOf(conditions));
    expect(verdict).toMatchObject({ word: 'inconclusive', reason: 'internal' });
  });
});

describe('the rules of a condition', () => {
  it.each<[what: string, texts: CaseText, conditionRules: readonly string[]]>([
    [
      'are those that it counts, most issues first',
      { limits: ['severe 2'], here: { critical: 'a=1 b=2', high: 'a=3' } },
      ['a=4', 'b=2'],
    ],
    ['are told where it is kept, too', { limits: ['high 9'], here: { high: 'a=5' } }, ['a=5']],
    [
      'are those that were found where it is not proven',
      { limits: ['high 0'], here: { high: 'a=5' }, shortfall: 'unstable (counts in doubt)' },
      ['a=5'],
    ],
    ['are none where it does not apply', { limits: ['high 0'], here: { high: 'a=5' }, notApplicable: ['high 0'] }, []],
    ['are those of a warning, too', { limits: ['high 0 warn'], here: { high: 'a=5' } }, ['a=5']],
    [
      'are those that were read where pages are missing',
      { limits: ['high 0'], here: { high: 'a=5 …' }, shortfall: 'server' },
      ['a=5'],
    ],
    [
      'are counted by what is new of them',
      { limits: ['high 0 new'], here: { high: 'a=9 b=4 c=3' }, there: { high: 'a=8 c=3' } },
      ['b=4', 'a=1'],
    ],
    [
      'are never waived rules',
      { limits: ['high 0'], here: { high: 'a=9 b=4' }, waivers: ['a until 2027-01-31'] },
      ['b=4'],
    ],
    [
      'are counted by issues where groups are limited',
      { limits: ['high 1 groups'], here: { high: 'a=1 b=4' } },
      ['b=4', 'a=1'],
    ],
    [
      'are never used-up by a waiver with a limit',
      { limits: ['high 0'], here: { high: 'a=9 b=4' }, waivers: ['a until 2027-01-31, max 9'] },
      ['b=4'],
    ],
    [
      'keep the order of the pages where they have as many',
      { limits: ['high 0'], here: { high: 'b=2 a=2 c=2' } },
      ['b=2', 'a=2', 'c=2'],
    ],
    ['are found by the search of the condition', { limits: ['live 0'], here: { high: 'a=9', [LIVE]: 's=1' } }, ['s=1']],
    ['are without a name where the group has none', { limits: ['high 0'], here: { high: '=2 a=1' } }, ['=2', 'a=1']],
  ])('%s', (_what, texts, conditionRules) => {
    const [result] = judge(texts).conditions;
    expect(result?.rules.map(({ rule, issues }) => `${rule.rulePath}=${issues}`)).toEqual(conditionRules);
  });

  it.each([
    ['severe 0', ['critical', 'high']],
    ['any 0', ['critical', 'high', 'medium', 'low', 'unrated']],
    ['unrated 0', ['unrated']],
  ])('of %s are in the columns that it counts', (limit, columns) => {
    const [result] = judge({ limits: [limit], here: { high: 'a=1', other: 'a=1' } }).conditions;
    expect(result?.rules.map((conditionRule) => conditionRule.columns)).toEqual([columns]);
  });
});

describe('a plan of other conditions', () => {
  it.each([
    ['lacks the condition', new Map()],
    ['has no search for it', new Map([[aCondition('high 0'), { sum: [], bySeverity: [] }]])],
  ])('is refused where it %s', (_, needs) => {
    const conditions = [...needs.keys(), aCondition('high 0')].slice(0, 1);
    const plan = { searches: [], needs, checks: [], rests: [] };
    expect(() => evaluate({ ...aCaseOf(conditions), plan })).toThrow('the plan has no search for high 0');
  });
});

describe('the message', () => {
  it.each<[texts: CaseText, message: string]>([
    [{ limits: [] }, 'nothing blocks: no blocking condition is in force'],
    [{ limits: ['high 0 warn'] }, 'nothing blocks: no blocking condition is in force'],
    [
      { limits: ['high 0 warn'], here: { high: 'a=1' } },
      'nothing blocks: no blocking condition is in force; warning: "high 0 warn": 1 issue, none allowed',
    ],
    [{ limits: ['high 0'] }, 'within the limit'],
    [{ limits: ['high 0', 'low 0'] }, 'within both limits'],
    [{ limits: ['high 0', 'low 0', 'any 0'] }, 'within all 3 limits'],
    [
      { limits: ['high 0 warn', 'low 0'], here: { high: 'a=1' } },
      'no blocking limit is broken; warning: "high 0 warn": 1 issue, none allowed',
    ],
    [{ limits: ['high 2'], here: { high: 'a=3' } }, '"high 2": 3 issues, 2 allowed'],
    [
      { limits: ['high 0'], here: { high: 'a=3 b=1' }, waivers: ['b until 2027-01-31'] },
      '"high 0": 4 issues (1 waived), none allowed',
    ],
    [
      { limits: ['low 9', 'high 0', 'any 1', 'severe 2'], here: { high: 'a=3' } },
      '"high 0": 3 issues, none allowed; "any 1": 3 issues, 1 allowed; "severe 2": 3 issues, 2 allowed',
    ],
    [
      { limits: ['high 0', 'high 1', 'high 2', 'any 1', 'any 2'], here: { high: 'a=3' } },
      '"high 0": 3 issues, none allowed; "high 1": 3 issues, 1 allowed; "high 2": 3 issues, 2 allowed; 2 more broken',
    ],
    [{ limits: ['low 0 warn', 'high 0'], here: { low: 'a=1', high: 'a=3' } }, '"high 0": 3 issues, none allowed'],
    [{ limits: ['high 0 groups'], here: { high: 'a=3' } }, '"high 0 groups": 1 rule, none allowed'],
    [{ limits: ['high 1 groups'], here: { high: 'a=3 b=1' } }, '"high 1 groups": 2 rules, 1 allowed'],
    [
      { limits: ['high 0 new'], here: { high: 'a=3' }, there: { high: 'a=1' } },
      '"high 0 new": 2 new issues, none allowed',
    ],
    [{ limits: ['high 0 new'], here: { high: 'a=3' } }, '"high 0 new": 3 issues, none allowed'],
    [
      { limits: ['high 0 new groups'], here: { high: 'a=3' }, there: {} },
      '"high 0 new groups": 1 new rule, none allowed',
    ],
    [{ limits: ['high 0'], here: { high: 'a=3' }, there: {} }, '"high 0": 3 issues, none allowed'],
    [
      { limits: ['high 0'], here: { high: 'a=3 …' }, shortfall: 'server' },
      '"high 0": at least 3 issues, none allowed; incomplete: because of server',
    ],
    [
      { limits: ['high 0'], here: { high: 'a=3', rated: 'a=4' }, shortfall: 'unclassified' },
      '"high 0": 3 issues, none allowed; besides: because of unclassified',
    ],
    [
      { limits: ['high 0'], here: { high: 'a=3' }, shortfall: 'unclassified', stop: 'scan-failed' },
      '"high 0": at least 3 issues, none allowed; incomplete: stopped by scan-failed',
    ],
    [
      {
        limits: ['high 0', 'high 0 new'],
        here: { high: 'a=3' },
        there: {},
        baselineShortfall: 'unstable (counts in doubt)',
      },
      '"high 0": 3 issues, none allowed; besides: because of unstable',
    ],
    [
      { limits: ['high 0'], here: { high: 'a=3' }, there: {}, baselineShortfall: 'server' },
      '"high 0": 3 issues, none allowed',
    ],
    [
      { limits: ['high 0 new'], here: { high: 'a=3' }, there: {}, baselineShortfall: 'server' },
      '"high 0 new": 3 new issues, none allowed',
    ],
    [{ limits: ['high 0', 'other 0'], notApplicable: ['other 0'] }, 'within 1 of 2 limits'],
    [{ limits: ['high 0'], stop: 'scan-failed' }, 'stopped by scan-failed'],
    [{ limits: ['high 0'], shortfall: 'no-scan' }, 'because of no-scan'],
    [
      { limits: ['low 0', 'high 0'], here: { high: '…' } },
      'high 0 could not be judged, although nothing is known to be missing',
    ],
  ])('of %j says: %s', (texts, message) => {
    expect(judge(texts).verdict.message).toBe(message);
  });

  it('of a fail has what was not read apart, and nothing where all was', () => {
    const unread = (texts: CaseText): unknown => ({ unread: undefined, ...judge(texts).verdict }).unread;
    const limits = ['high 0'];
    expect(unread({ limits, here: { high: 'a=3 …' }, shortfall: 'server' })).toBe('because of server');
    expect(unread({ limits, here: { high: 'a=3', rated: 'a=4' }, shortfall: 'unclassified' })).toBeUndefined();
    expect(unread({ limits, here: { high: 'a=3' } })).toBeUndefined();
  });
});

describe('the notices', () => {
  it.each<[what: string, texts: CaseText, notices: readonly string[]]>([
    [
      'a condition that does not apply (L35)',
      { limits: ['other 0', 'high 0'], notApplicable: ['other 0'] },
      ['The condition "other 0" does not apply: no scan of this commit ran a product that it counts.'],
    ],
    [
      'a warning that no scan decides for',
      { limits: ['any 0 warn', 'high 0'], here: { rated: '…' }, unfinished: ['sca', 'secrets', 'ai-sast'] },
      [
        'The warning "any 0 warn" could not be judged: no finished scan of this commit decides for supply-chain, secrets.',
      ],
    ],
    [
      'a warning whose product no scan ran',
      { limits: ['other 0 warn', 'high 0'], here: { other: '…' }, unscanned: ['other 0 warn'] },
      [
        'The warning "other 0 warn" could not be judged: no finished scan of this commit decides for research, ai-code.',
      ],
    ],
    [
      'no warning that is broken all the same',
      { limits: ['any 0 warn'], here: { rated: 'a=1 …' }, unfinished: ['sca'] },
      [],
    ],
    ['nothing where all is judged', { limits: ['high 0', 'any 0 warn'] }, []],
  ])('tell of %s', (_, texts, notices) => {
    expect(judge(texts).notices).toEqual(notices);
  });
});

it('a condition that does not apply has nothing found, new or waived', () => {
  const [result] = judge({
    limits: ['high 0'],
    here: { high: 'a=1' },
    there: {},
    notApplicable: ['high 0'],
  }).conditions;
  expect(result).toMatchObject({ found: undefined, new: undefined, waived: 0n, result: 'not-applicable' });
});

it('nothing new is shown against an unsettled baseline', () => {
  const texts = { limits: ['high 9'], here: { high: 'a=1' }, there: {} };
  expect(judge({ ...texts, baselineShortfall: 'unstable (counts in doubt)' }).conditions[0]?.new).toBeUndefined();
  expect(judge(texts).conditions[0]?.new).toBe(1n);
});

const someTally = fc
  .tuple(
    fc.uniqueArray(fc.record({ rule: fc.constantFrom('a', 'b', 'c'), count: fc.nat(5) }), {
      selector: ({ rule }) => rule,
    }),
    fc.boolean(),
  )
  .map(([rules, isCut]) => [...rules.map(({ rule, count }) => `${rule}=${count}`), ...(isCut ? ['…'] : [])].join(' '));
const someCounts = fc.record({ critical: someTally, high: someTally, low: someTally, other: someTally });
const someCase = fc.record(
  {
    limits: fc.array(
      fc
        .tuple(
          fc.constantFrom('critical', 'high', 'severe', 'any', 'unrated', 'other'),
          fc.nat(6),
          fc.subarray(['new', 'groups', 'warn']),
        )
        .map(([what, max, words]) => [what, max, ...words].join(' ')),
      { maxLength: 4 },
    ),
    here: someCounts,
    there: someCounts,
    waivers: fc.subarray(['a until 2026-06-15', 'id-b until 2026-06-14', 'c until 2026-06-20']),
    shortfall: fc.constantFrom('server', 'unstable (counts in doubt)'),
    baselineShortfall: fc.constantFrom('server', 'unstable (counts in doubt)'),
    stop: fc.constantFrom('scan-failed', 'scan-running'),
    unfinished: fc.subarray<IssueType>(['sast', 'ai-sast']),
  },
  { requiredKeys: ['limits', 'here'] },
);

describe('every judgement', () => {
  it('is a pass only if all was read, nothing is in doubt and no blocking limit is broken', () => {
    fc.assert(
      fc.property(someCase, (texts) => {
        const { verdict, conditions } = judge(texts);
        if (verdict.word !== 'pass') return;
        expect([texts.shortfall, texts.stop]).toEqual([undefined, undefined]);
        expect(conditions.filter(({ action, result }) => action === 'fail' && result !== 'ok')).toEqual([]);
      }),
    );
  });

  it('is a fail exactly if a blocking limit is broken', () => {
    fc.assert(
      fc.property(someCase, (texts) => {
        const { verdict, conditions } = judge(texts);
        const isBroken = conditions.some(({ action, result }) => action === 'fail' && result === 'broken');
        expect(verdict.word === 'fail').toBe(isBroken);
      }),
    );
  });

  it('stays a fail when more issues turn up', () => {
    fc.assert(
      fc.property(someCase, fc.constantFrom('critical', 'high', 'other'), (texts, id) => {
        if (judge(texts).verdict.word !== 'fail') return;
        const here = { ...texts.here, [id]: `${texts.here[id]} z=3` };
        expect(judge({ ...texts, here }).verdict.word).toBe('fail');
      }),
    );
  });

  it('never gets better when pages go missing', () => {
    const worth = { fail: 1, inconclusive: 1, pass: 0 };
    fc.assert(
      fc.property(someCase, (texts) => {
        const here = Object.fromEntries(Object.entries(texts.here).map(([id, tally]) => [id, `${tally} …`]));
        const before = judge(texts).verdict.word;
        expect(worth[judge({ ...texts, here, shortfall: 'server' }).verdict.word]).toBeGreaterThanOrEqual(
          worth[before],
        );
      }),
    );
  });

  it('is the same for the same case', () => {
    fc.assert(
      fc.property(someCase, (texts) => {
        expect(judge(texts)).toEqual(judge(texts));
      }),
    );
  });
});
