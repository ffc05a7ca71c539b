import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IssueType } from '../../../src/domain/product.ts';
import { mergeTallies } from '../../../src/domain/tally.ts';
import { evaluate } from '../../../src/policy/judgement/evaluate.ts';
import { aCaseOf, aCondition, aTally, type CaseText, caseOf, judge } from '../a-case.ts';

describe('the result of a condition', () => {
  it.each(['high', 'unrated', undefined] as const)('names the column that an input limits: %s', (column) => {
    const conditions = [{ ...aCondition('high 0'), column }];
    const judgement = evaluate(aCaseOf(conditions));
    expect(judgement.conditions[0]?.column).toBe(column);
  });

  it.each([
    [
      'shows issues found and new before waivers, and the number waived',
      'high 9 | high: a=5 b=2 | base high: a=1 b=2 | waive a',
      { found: 7n, new: 4n, waived: 5n },
    ],
    [
      'subtracts waived issues from the new ones if only new ones count',
      'high 0 new | high: a=5 b=2 | base high: a=1 b=2 | waive a',
      { found: 7n, new: 4n, waived: 4n, result: 'ok' },
    ],
    ['has nothing new to show without a baseline', 'high 0 new | high: a=5', { found: 5n, new: undefined }],
    [
      'shows no new issues if one search of the baseline was read in part',
      'severe 0 new | high: a=5 | base critical: a=1 | base high: a=1 …',
      { found: 5n, new: undefined },
    ],
    [
      'shows no issues found if nothing was read',
      'high 0 | high: … | base | without server',
      { found: undefined, new: undefined, waived: 0n },
    ],
    [
      'shows no issues found, new or waived if it does not apply',
      'high 0 | high: a=1 | base | n/a high 0',
      { found: undefined, new: undefined, waived: 0n, result: 'not-applicable' },
    ],
    ['has something new against a baseline', 'high 9 | high: a=1 | base', { new: 1n }],
    ['has nothing new against an unsettled one', 'high 9 | high: a=1 | base | base doubt unstable', { new: undefined }],
  ])('%s', (_, given, expected) => {
    expect(judge(given).conditions[0]).toMatchObject(expected);
  });

  it('is unproven without a search for it', () => {
    const conditions = [aCondition('high 0')];
    const { verdict } = evaluate(aCaseOf(conditions));
    expect(verdict).toMatchObject({ word: 'inconclusive', reason: 'internal' });
  });
});

/** Each rule of the only condition, with the numbers of judged, found and new issues. */
function rulesOf(texts: CaseText | string): readonly string[] | undefined {
  return judge(texts).conditions[0]?.rules.map(
    ({ rule, issues, found, new: more }) => `${rule.rulePath}: ${issues}, found ${found}, new ${more}`,
  );
}

describe('the rules of a condition', () => {
  it.each<[what: string, texts: string, conditionRules: readonly string[]]>([
    ['are those it counts', 'severe 2 | critical: a=1 b=2 | high: a=3', ['a=4', 'b=2']],
    ['are those found, if it is not verified', 'high 0 | high: a=5 | doubt unstable', ['a=5']],
    ['are empty if it does not apply', 'high 0 | high: a=5 | n/a high 0', []],
    ['are those on the pages read', 'high 0 | high: a=5 … | without server', ['a=5']],
    ['are counted by their new issues', 'high 0 new | high: a=9 b=4 c=3 | base high: a=8 c=3', ['b=4', 'a=1']],
    ['are never waived', 'high 0 | high: a=9 b=4 | waive a', ['b=4']],
    ['are counted by issues', 'high 1 groups | high: a=1 b=4', ['b=4', 'a=1']],
    ['keep the order of pages', 'high 0 | high: b=2 a=2 c=2', ['b=2', 'a=2', 'c=2']],
    ['are found by the search of the condition', 'live 0 | high: a=9 | live: s=1', ['s=1']],
    ['have no name if the group has none', 'high 0 | high: =2 a=1', ['=2', 'a=1']],
  ])('%s', (_what, texts, conditionRules) => {
    const [result] = judge(texts).conditions;
    expect(result?.rules.map(({ rule, issues }) => `${rule.rulePath}=${issues}`)).toEqual(conditionRules);
  });

  it.each([
    ['severe 0', ['high']],
    ['any 0', ['high', 'unrated']],
    ['unrated 0', ['unrated']],
  ])('of %s have the columns of it that they are in', (limit, columns) => {
    const [result] = judge({ limits: [limit], here: { high: 'a=1', other: 'a=1' } }).conditions;
    expect(result?.rules.map((conditionRule) => conditionRule.columns)).toEqual([columns]);
  });

  it('have the number found, and the number new', () => {
    const here = { high: 'a=5 b=2' };
    expect(rulesOf({ limits: ['high 0 new'], here, there: { high: 'a=1' } })).toEqual([
      'a: 4, found 5, new 4',
      'b: 2, found 2, new 2',
    ]);
    expect(rulesOf({ limits: ['high 0'], here, there: { high: 'a=1 b=2' } })).toEqual([
      'a: 5, found 5, new 4',
      'b: 2, found 2, new 0',
    ]);
  });

  it('have no new issues without a baseline', () => {
    expect(rulesOf('high 0 | high: a=5')).toEqual(['a: 5, found 5, new undefined']);
  });
});

describe('the rules of a condition with states of its own', () => {
  /** Issues by severity, in the notation of `aTally`. Those of `none` are only in the search over all severities. */
  type BySeverity = Readonly<Record<string, string>>;

  function columnsIn(limit: string, here: BySeverity, there?: BySeverity) {
    const given = caseOf({ limits: [limit] });
    const own = given.plan.searches.filter(({ states }) => states !== undefined);
    const tallies = (counts: BySeverity) =>
      new Map(
        own.map(({ id, severities }) => {
          const isOne = severities !== 'all' && severities.length === 1;
          return [id, mergeTallies((isOne ? [counts[severities[0]!] ?? ''] : Object.values(counts)).map(aTally))];
        }),
      );
    const evidence = { ...given.evidence, here: tallies(here), there: there && tallies(there) };
    const [condition] = evaluate({ ...given, evidence }).conditions;
    return [condition!.states, condition!.rules.map(({ rule, columns }) => `${rule.rulePath}: ${columns.join()}`)];
  }

  it('are in the columns where issues in these states are, the worst first', () => {
    expect(columnsIn('suppressed-severe 0', { high: 'a=5 b=2', critical: 'b=1 c=1' })).toEqual([
      ['ignored-code'],
      ['b: critical,high', 'c: critical', 'a: high'],
    ]);
  });

  it('are in the columns of new issues', () => {
    const here = { critical: 'b=1', high: 'a=1 b=1' };
    expect(columnsIn('suppressed-severe 0 new', here, { critical: 'b=1' })).toEqual([
      ['ignored-code'],
      ['a: high', 'b: high'],
    ]);
  });

  it('come last if they have no known severity, however many issues they have', () => {
    expect(columnsIn('silenced 0', { none: 'c=9', high: 'b=1' })).toEqual([
      ['ignored-app', 'ignored-code'],
      ['b: high', 'c: '],
    ]);
  });
});

describe('a broken condition while findings are not indexed', () => {
  it.each(['index-lag', 'index-gap'] as const)('is still broken (%s)', (reason) => {
    const texts = { limits: ['high 0'], here: { high: 'a=1' }, shortfall: reason };
    expect(judge(texts).conditions[0]!.result).toBe('broken');
  });
});

describe('a condition that compares with a baseline in doubt', () => {
  const END = 'until 2027-01-31';
  const judged = (limit: string, high: string, waivers: readonly string[] = []) => {
    const baselineShortfall = 'no-scan (counts in doubt)';
    const given = caseOf({ limits: [limit], here: { high }, there: {}, waivers, baselineShortfall });
    const { conditions, verdict } = evaluate({ ...given, evidence: { ...given.evidence, allNew: ['sast'] } });
    return [conditions[0]!.result, conditions[0]!.new, verdict.word];
  };

  it.each([
    ['high 0 new', 'sast:a=2 secrets:b=5', [], ['broken', 2n, 'fail']],
    ['high 2 new', 'sast:a=2 secrets:b=5', [], ['unproven', undefined, 'inconclusive']],
    ['high 0 new', 'secrets:b=5', [], ['unproven', undefined, 'inconclusive']],
    ['high 0 new', 'sast:a=2', [`a ${END}`], ['unproven', undefined, 'inconclusive']],
    ['high 0 new', 'sast:a=2', [`a ${END}, max 1`], ['broken', 2n, 'fail']],
  ])('is broken by issues that are new with any baseline: %s by %s under %j', (limit, high, waivers, expected) => {
    expect(judged(limit, high, waivers)).toEqual(expected);
  });
});

describe('a plan of other conditions', () => {
  it.each([
    ['lacks the condition', new Map()],
    ['has no search for it', new Map([[aCondition('high 0'), { sum: [], bySeverity: [] }]])],
    ['has none of its id', new Map([[aCondition('high 0'), { sum: ['high'], bySeverity: [] }]])],
  ])('is refused if it %s', (_, needs) => {
    const conditions = [...needs.keys(), aCondition('high 0')].slice(0, 1);
    const plan = { searches: [], needs, checks: [] };
    expect(() => evaluate({ ...aCaseOf(conditions), plan })).toThrow(/^the plan has no search (?:for high 0|high)$/);
  });
});

describe('the message', () => {
  it.each<[texts: string, message: string]>([
    ['no condition', 'nothing blocks: no blocking condition is in force'],
    [
      'high 0 warn | high: a=1',
      'nothing blocks: no blocking condition is in force; warning: "high 0 warn": 1 issue, none allowed',
    ],
    ['high 0, low 0', 'within both limits'],
    ['high 0, low 0, any 0', 'within all 3 limits'],
    ['high 0 warn, low 0 | high: a=1', 'no blocking limit is broken; warning: "high 0 warn": 1 issue, none allowed'],
    ['high 2 | high: a=3', '"high 2": 3 issues, 2 allowed'],
    ['high 0 | high: a=3 b=1 | waive b', '"high 0": 4 issues (1 waived), none allowed'],
    [
      'high 0, high 1, high 2, any 1, any 2 | high: a=3',
      '"high 0": 3 issues, none allowed; "high 1": 3 issues, 1 allowed; "high 2": 3 issues, 2 allowed; 2 more broken',
    ],
    ['low 0 warn, high 0 | low: a=1 | high: a=3', '"high 0": 3 issues, none allowed'],
    ['high 1 groups | high: a=3 b=1', '"high 1 groups": 2 rules, 1 allowed'],
    ['high 0 new | high: a=3 | base high: a=1', '"high 0 new": 2 new issues, none allowed'],
    ['high 0 new | high: a=3', '"high 0 new": 3 issues, none allowed'],
    ['high 0 new groups | high: a=3 | base', '"high 0 new groups": 1 new rule, none allowed'],
    [
      'high 0 | high: a=3 … | without server',
      '"high 0": at least 3 issues, none allowed; incomplete: because of server',
    ],
    [
      'high 0 | high: a=3 | rated: a=4 | without unclassified',
      '"high 0": 3 issues, none allowed; besides: because of unclassified',
    ],
    [
      'high 0 | high: a=3 | without unclassified | stop scan-failed',
      '"high 0": at least 3 issues, none allowed; incomplete: stopped by scan-failed',
    ],
    [
      'high 0, high 0 new | high: a=3 | base | base doubt unstable',
      '"high 0": 3 issues, none allowed; besides: because of unstable',
    ],
    ['high 0 | high: a=3 | base | base without server', '"high 0": 3 issues, none allowed'],
    ['high 0, other 0 | n/a other 0', 'within 1 of 2 limits'],
    ['high 0 | stop scan-failed', 'stopped by scan-failed'],
    ['high 0 | without no-scan', 'because of no-scan'],
    ['low 0, high 0 | high: …', 'high 0 could not be judged, although nothing is known to be missing'],
  ])('of %j is: %s', (texts, message) => {
    expect(judge(texts).verdict.message).toBe(message);
  });
});

describe('the notices', () => {
  it.each<[what: string, texts: string, notices: readonly string[]]>([
    [
      'a condition that does not apply (L35)',
      'other 0, high 0 | n/a other 0',
      ['The condition "other 0" does not apply: no scan of this commit ran a product that it counts.'],
    ],
    [
      'a warning that no scan decides for',
      'any 0 warn, high 0 | rated: … | unfinished sca | unfinished secrets | unfinished ai-sast',
      ['The warning "any 0 warn" could not be judged: no finished scan of this commit covers supply-chain, secrets.'],
    ],
    [
      'a warning whose product no scan ran',
      'other 0 warn, high 0 | other: … | unscanned other 0 warn',
      ['The warning "other 0 warn" could not be judged: no finished scan of this commit covers research, ai-code.'],
    ],
    ['no warning that is broken', 'any 0 warn | rated: a=1 … | unfinished sca', []],
    ['nothing if all is judged', 'high 0, any 0 warn', []],
  ])('report %s', (_, texts, notices) => {
    expect(judge(texts).notices).toEqual(notices);
  });
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
});
