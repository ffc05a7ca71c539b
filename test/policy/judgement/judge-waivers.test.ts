import { describe, expect, it } from 'vitest';
import { evaluate } from '../../../src/policy/judgement/evaluate.ts';
import { aTally, type CaseText, caseOf, judge } from '../a-case.ts';

function waiversOf(texts: Omit<CaseText, 'limits'>): string[] {
  return judge({ limits: ['any 99'], ...texts }).waivers.map(({ rule, state, issues }) => `${rule} ${state} ${issues}`);
}

describe('a waiver', () => {
  const here = { critical: 'a=3', high: 'a=1 b=2' };

  it.each([
    ['is active while its end is far', 'a until 2026-06-30', 'a active 4'],
    ['is pointed out from the 14th day before its end', 'a until 2026-06-29', 'a expiring-soon 4'],
    ['is pointed out on its last day', 'a until 2026-06-15', 'a expiring-soon 4'],
    ['is expired the day after', 'a until 2026-06-14', 'a expired 0'],
    ['that matches nothing is unused', 'x until 2027-01-31', 'x unused 0'],
    ['that matches nothing is unused, not expiring', 'x until 2026-06-16', 'x unused 0'],
    ['is counted by rule id too', 'id-b until 2027-01-31', 'id-b active 2'],
    ['counts at most its limit of issues', 'a until 2026-06-30, max 3', 'a active 3'],
    ['counts all issues below its limit', 'a until 2026-06-16, max 5', 'a expiring-soon 4'],
  ])('%s', (_, waiver, expected) => {
    expect(waiversOf({ here, waivers: [waiver] })).toEqual([expected]);
  });

  it('is reported in the order of the policy, with owner and reason', () => {
    const { waivers } = judge({ limits: [], here, waivers: ['b until 2027-01-31', 'a until 2027-02-28, max 3'] });
    const told = { reason: 'accepted', owner: '@org/appsec', state: 'active' };
    expect(waivers).toEqual([
      { ...told, rule: 'b', expires: '2027-01-31', maxIssues: undefined, issues: 2n },
      { ...told, rule: 'a', expires: '2027-02-28', maxIssues: 3n, issues: 3n },
    ]);
  });

  it.each([
    ['pages are missing', { here: { rated: '…' }, shortfall: 'server' }],
    ['something else is in doubt', { shortfall: 'index-lag' }],
  ])('is never called unused if %s', (_, texts) => {
    expect(waiversOf({ ...texts, waivers: ['x until 2027-01-31'] })).toEqual(['x active 0']);
  });
});

describe('a waiver for issues that only a condition with its own states finds', () => {
  const end = 'until 2027-01-31';
  /** The state of the waiver if the condition's own searches find three critical issues of rule `a`. */
  const stateOf = (limit: string, waiver: string) => {
    const given = caseOf({ limits: [limit], waivers: [waiver] });
    const own = given.plan.searches
      .filter(({ states, severities }) => states !== undefined && severities.includes('critical'))
      .map(({ id }) => [id, aTally('sast:a=3')] as const);
    const here = new Map([...given.evidence.here, ...own]);
    return evaluate({ ...given, evidence: { ...given.evidence, here } }).waivers[0]!.state;
  };

  it.each([
    ['suppressed 0', `a ${end}`, 'active'],
    ['suppressed 0', `a ${end}, severities critical`, 'active'],
    ['suppressed 0', `a ${end}, severities high`, 'unused'],
    ['silenced 0', `a ${end}, severities critical`, 'active'],
    ['suppressed-severe 0', `a ${end}, severities high`, 'unused'],
  ])('of %j, %s, is %s', (limit, waiver, state) => {
    expect(stateOf(limit, waiver)).toBe(state);
  });
});

describe('a waiver that is limited', () => {
  const here = { critical: 'sast:a=3', high: 'sast:a=1 sca:a=2', low: 'a=4', 'ai-sast': 'a=5', other: 'a=5' };
  const end = 'until 2027-01-31';

  it.each([
    ['to a severity', [`a ${end}, severities high`], ['a active 3']],
    ['to a type', [`a ${end}, types sast`], ['a active 4']],
    ['to a type and severities', [`a ${end}, types sast, severities high+low`], ['a active 1']],
    ['to a type without severities', [`a ${end}, types ai-sast`], ['a active 5']],
    ['to both types without severities', [`a ${end}, types research+ai-sast`], ['a active 5']],
    ['together with one that is not', [`b ${end}`, `a ${end}, severities high`], ['b unused 0', 'a active 3']],
    ['to issues that do not exist is unused', [`a ${end}, types secrets`], ['a unused 0']],
    ['by number adds up', [`a ${end}, max 2`, `id-a ${end}, max 20`], ['a active 2', 'id-a active 15']],
    ['leaves the rest', [`a ${end}, max 2`, `a ${end}, max 3`], ['a active 2', 'a active 3']],
  ])('%s', (_, waivers, expected) => {
    expect(waiversOf({ here, waivers })).toEqual(expected);
  });

  const results = (limit: string, waivers: readonly string[]) =>
    judge({ limits: [limit], here, waivers }).conditions.map(
      ({ found, waived, result }) => `${found} ${waived} ${result}`,
    );

  it.each([
    ['high 0', [`a ${end}, severities high`], '3 3 ok'],
    ['severe 3', [`a ${end}, severities high`], '6 3 ok'],
    ['severe 2', [`a ${end}, severities high`], '6 3 broken'],
    ['any 6', [`a ${end}, severities high`], '10 3 broken'],
    ['severe 1', [`a ${end}, types sast`], '6 4 broken'],
    ['severe 1', [`a ${end}, max 2, severities high`, `a ${end}, max 3`], '6 5 ok'],
    ['unrated 0', [`a ${end}, types ai-sast`], '5 0 broken'],
    ['unrated 0', [`a ${end}, types research+ai-sast`], '5 5 ok'],
    ['other 0', [`a ${end}, types ai-sast`], '5 5 ok'],
  ])('makes the condition %s under %j: %s', (limit, waivers, expected) => {
    expect(results(limit, waivers)).toEqual([expected]);
  });

  it('is subtracted by severity from new issues', () => {
    const { conditions } = judge({
      limits: ['any 0 new'],
      here,
      there: { critical: 'sast:a=3', high: 'sast:a=1', low: 'a=4', other: 'a=5' },
      waivers: [`a ${end}, severities high`],
    });
    expect(conditions).toMatchObject([{ new: 2n, waived: 2n, result: 'ok' }]);
  });
});

describe('a waiver that matches nothing', () => {
  const near = (rule: string, here = { high: 'python.eval=1 go.zip=2' }, limit = '') =>
    judge({ limits: [], here, waivers: [`${rule} until 2027-01-31${limit}`] }).waivers[0]?.near;

  it.each([
    ['python.evil', 'python.eval'],
    ['zip', 'go.zip'],
    ['pyton.eval', 'python.eval'],
    ['id-go.zap', 'id-go.zip'],
    ['something.else.altogether', undefined],
    ['python.eval', undefined],
  ])('(%s) shows the nearest rule found: %s', (rule, expected) => {
    expect(near(rule)).toBe(expected);
  });

  it('does not show its own rule, which was found with another type', () => {
    expect(near('python.eval', undefined, ', types secrets')).toBeUndefined();
  });

  it('does not show a rule that has no name', () => {
    expect(near('a', { high: '=1' })).toBeUndefined();
  });

  it('shows the nearest rule for the first ten waivers only', () => {
    const waivers = Array.from({ length: 12 }, () => 'python.evil until 2027-01-31');
    const told = judge({ limits: [], here: { high: 'python.eval=1' }, waivers }).waivers.map((waiver) => waiver.near);
    expect(told).toEqual([...Array(10).fill('python.eval'), undefined, undefined]);
  });

  it('is compared with at most 5,000 rules', () => {
    const rules = Array.from({ length: 4_999 }, (_, index) => `${index}=1`).join(' ');
    expect(near('python.evil', { high: `${rules} python.eval=1` })).toBe('python.eval');
    expect(near('python.evil', { high: `${rules} z=1 python.eval=1` })).toBeUndefined();
  });
});

describe('the number of waived issues', () => {
  it('counts each issue once, however many waivers and conditions match it', () => {
    const { waived } = judge(
      'critical 0, any 0, severe 0 | critical: a=3 | high: b=2 | other: c=1 | waive a | waive id-a | waive c',
    );
    expect(waived).toBe(4n);
  });

  it('leaves out expired waivers', () => {
    expect(judge('no condition | high: a=2 | waive a until 2026-06-14').waived).toBe(0n);
  });

  it('is not given if some pages were not read', () => {
    const here = { high: 'a=2', other: '…' };
    expect(judge({ limits: [], here, waivers: ['a until 2027-01-31'], shortfall: 'server' }).waived).toBeUndefined();
  });
});
