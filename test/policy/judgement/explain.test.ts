import { describe, expect, it } from 'vitest';
import { type Condition, type ConditionScope, UNLIMITED, type Waiver } from '../../../src/domain/policy.ts';
import { conditionSentence, waiverSentence } from '../../../src/policy/judgement/explain.ts';
import { aCondition, aWaiver } from '../a-case.ts';

type Scope = Partial<Extract<ConditionScope, { kind: 'search' }>>;

function withScope(scope: Scope): Condition {
  const condition = aCondition('any 0');
  return { ...condition, scope: { ...condition.scope, ...scope } as ConditionScope };
}

const SCORED: Scope = { issueTypes: ['sca'], epssAbove: 0.1 };
const ofSecrets = (state: string): Scope => ({ issueTypes: ['secrets'], where: { validationStates: [state] } });

describe('a condition as a sentence', () => {
  it.each([
    ['critical 0', 'Blocks on any issues of code, supply-chain or secrets, critical.'],
    ['severe 2', 'Blocks on more than 2 issues of code, supply-chain or secrets, critical or high.'],
    ['any 1 warn', 'Warns on more than 1 issue of code, supply-chain or secrets, of any severity.'],
    ['other 0 groups', 'Blocks on any rules with issues of research or ai-code, of any severity.'],
    ['unrated 3 warn groups', 'Warns on more than 3 rules with issues without a known severity.'],
    [
      'high 0 new',
      'Blocks on any new issues of code, supply-chain or secrets, high. New means more than on the baseline.',
    ],
  ])('of %s is: %s', (text, sentence) => {
    expect(conditionSentence(aCondition(text))).toBe(sentence);
  });

  it('shows that a condition without a limit never blocks', () => {
    expect(conditionSentence({ ...aCondition('high 0 warn'), max: UNLIMITED })).toBe(
      'Only shows issues of code, supply-chain or secrets, high.',
    );
  });

  it('shows that a condition does not apply if no scan ran its products', () => {
    expect(conditionSentence({ ...aCondition('high 0'), ifScanned: true })).toBe(
      'Blocks on any issues of code, supply-chain or secrets, high. Does not apply if no scan of the commit ran these products.',
    );
  });

  const ANY = 'of code, supply-chain or secrets, of any severity';
  const CVES = { cves: ['CVE-2021-44228', 'CVE-1'], rules: ['undefined-behavior'] };
  it.each<[Scope, string]>([
    [{ severities: ['critical', 'high', 'low'] }, 'of code, supply-chain or secrets, critical, high or low'],
    [SCORED, 'of supply-chain, of any severity, with an EPSS score of 0.1 or more, or without one'],
    [{ ...SCORED, unscored: 'ignore' }, 'of supply-chain, of any severity, with an EPSS score of 0.1 or more'],
    [{ states: ['ignored-app', 'fixed', 'open'] }, `${ANY}, in the triage state ignored-app, fixed or open`],
    [
      { states: ['ignored-app'], triagedWithinDays: 7 },
      `${ANY}, in the triage state ignored-app, triaged in the 7 days before the run`,
    ],
    [
      { states: ['fixing'], triagedWithinDays: 1 },
      `${ANY}, in the triage state fixing, triaged in the day before the run`,
    ],
    [{ olderThanDays: 14 }, `${ANY}, created 14 days before the run or earlier`],
    [
      ofSecrets('VALIDATION_STATE_CONFIRMED_VALID'),
      'of secrets, of any severity, with validationStates confirmed_valid',
    ],
    [ofSecrets('A_NEW_STATE'), 'of secrets, of any severity, with validationStates A_NEW_STATE'],
    [
      { issueTypes: ['sca'], where: CVES },
      'of supply-chain, of any severity, with cves CVE-2021-44228 or CVE-1, with rules undefined-behavior',
    ],
  ])('names every filter of the condition: %j', (scope, words) => {
    expect(conditionSentence(withScope(scope))).toBe(`Blocks on any issues ${words}.`);
  });
});

describe('a waiver as a sentence', () => {
  const sentence = (text: string, days: number, more: Partial<Waiver> = {}): string =>
    waiverSentence({ ...aWaiver(text), ...more }, days);

  it.each([
    ['a until 2026-06-30', 15, 'all issues, until 2026-06-30 (15 days left)'],
    ['a until 2026-06-16', 1, 'all issues, until 2026-06-16 (1 day left)'],
    ['a until 2026-06-15', 0, 'all issues, until 2026-06-15 (0 days left)'],
    ['a until 2026-06-14', -1, 'all issues, expired on 2026-06-14'],
    ['a until 2026-06-30, max 3', 15, 'at most 3 issues, until 2026-06-30 (15 days left)'],
    [
      'a until 2026-06-30, max 3, types sast+sca, severities low+medium',
      15,
      'at most 3 issues of code and supply-chain, low or medium, until 2026-06-30 (15 days left)',
    ],
  ])('%s, with %i days left, accepts %s', (text, days, what) => {
    expect(sentence(text, days)).toBe(`Accepts ${what}; @org/appsec: accepted`);
  });

  it('names the ticket after the owner', () => {
    expect(sentence('a until 2026-06-30', 15, { ticket: 'SEC-1' })).toMatch(/; @org\/appsec, SEC-1: accepted$/);
  });
});
