import { describe, expect, it } from 'vitest';
import { judge } from '../a-case.ts';

/** A case in the notation of `judge`. The expected text is the verdict, or the reason if there is one, and after a colon the result of each condition. */
type Row = readonly [rule: string, given: string, is: string];

const LIMITS: readonly Row[] = [
  ['no issues meet a limit of 0', 'critical 0', 'pass: ok'],
  ['one issue breaks a limit of 0', 'critical 0 | critical: a=1', 'fail: broken'],
  ['a limit may be reached', 'critical 3 | critical: a=3', 'pass: ok'],
  ['a limit may not be exceeded', 'critical 3 | critical: a=4', 'fail: broken'],
  ['a limit on one severity ignores the others', 'critical 0 | high: a=9 | low: b=9', 'pass: ok'],
  ['two severities in one condition add up', 'severe 2 | critical: a=1 | high: b=2', 'fail: broken'],
  ['a rule found under two severities adds up', 'severe 2 | critical: a=1 | high: a=2', 'fail: broken'],
  ['all severities include an unknown one', 'any 0 | rated: a=1', 'fail: broken'],
  ['a condition with "where" has its own search', 'live 0 | live: a=1', 'fail: broken'],
  ['research and AI issues are limited if a condition names them', 'other 1 | other: a=2', 'fail: broken'],
  ['unrated counts research and AI issues', 'unrated 1 | other: a=2', 'fail: broken'],
  ['unrated counts issues that no severity search found', 'unrated 0 | high: a=1 | rated: a=2', 'fail: broken'],
  ['unrated leaves out issues with a severity', 'unrated 0 | high: a=2', 'pass: ok'],
  ['without any condition everything passes', 'no condition | critical: a=9', 'pass:'],
  ['a count beyond 2^53 is exact, too', 'critical 9007199254740992 | critical: a=9007199254740993', 'fail: broken'],
];

const GROUPS: readonly Row[] = [
  ['groups counts rules, not issues', 'high 1 groups | high: a=9', 'pass: ok'],
  ['two rules are two groups', 'high 1 groups | high: a=1 b=1', 'fail: broken'],
  ['a rule under two severities is one group', 'severe 1 groups | critical: a=1 | high: a=1', 'pass: ok'],
  ['groups without a name count as one each', 'high 1 groups | high: =1 =1', 'fail: broken'],
  ['groups without a name and without a known severity do, too', 'any 1 groups | rated: =1 =1', 'fail: broken'],
  ['groups without a name in two searches count as two', 'severe 1 groups | critical: =1 | high: =1', 'fail: broken'],
];

const ACTIONS: readonly Row[] = [
  ['a warning does not block', 'critical 0 warn | critical: a=1', 'pass: broken'],
  ['a broken limit by a warning fails', 'critical 0 warn, high 0 | critical: a=1 | high: b=1', 'fail: broken broken'],
  ['a broken warning passes with a limit that is met', 'critical 0 warn, high 0 | critical: a=1', 'pass: broken ok'],
  ['one broken limit of two is enough to fail', 'critical 0, high 0 | high: a=1', 'fail: ok broken'],
];

const BASELINE: readonly Row[] = [
  ['as many as on the baseline are not new', 'high 0 new | high: a=3 | base high: a=3', 'pass: ok'],
  ['one more than on the baseline is new', 'high 0 new | high: a=4 | base high: a=3', 'fail: broken'],
  ['new issues may reach the limit', 'high 1 new | high: a=4 | base high: a=3', 'pass: ok'],
  ['fewer issues of a rule do not make up for others', 'high 0 new | high: a=1 b=1 | base high: a=5', 'fail: broken'],
  ['compare: all ignores the baseline', 'high 0 | high: a=3 | base high: a=3', 'fail: broken'],
  ['without a baseline, new means all', 'high 0 new | high: a=1', 'fail: broken'],
  ['new groups are rules with more issues', 'high 1 new groups | high: a=9 b=9 | base high: a=1 b=9', 'pass: ok'],
  ['a rule that moves in one condition is new (L14)', 'severe 0 new | critical: a=2 | base high: a=2', 'fail: broken'],
  ['a rule that moves is new among all, too (L14)', 'any 0 new | critical: a=1 | base low: a=1', 'fail: broken'],
  ['a rule that moves is new once (L14)', 'any 1 new | critical: a=1 | low: a=1 | base low: a=2', 'pass: ok'],
  ['all severities include an unknown one that is new', 'any 0 new | rated: a=2 | base rated: a=1', 'fail: broken'],
  ['an unknown severity that the baseline has is not new', 'any 0 new | rated: a=2 | base rated: a=2', 'pass: ok'],
  ['a rule of another type is another (L13)', 'high 0 new | high: secrets:a=1 | base high: sast:a=1', 'fail: broken'],
  ['one rule id of two issue types are two groups (L13)', 'high 1 groups | high: secrets:a=1 sast:a=1', 'fail: broken'],
  ['groups without a name are always new', 'high 0 new | high: =1 | base high: =1', 'fail: broken'],
  ['unrated issues have a baseline too', 'unrated 0 new | other: a=2 | base other: a=2', 'pass: ok'],
];

const WAIVERS: readonly Row[] = [
  ['a waived rule is not judged', 'critical 0 | critical: a=3 | waive a', 'pass: ok'],
  ['a waiver by rule id works too', 'critical 0 | critical: a=3 | waive id-a', 'pass: ok'],
  ['other rules are still judged', 'critical 0 | critical: a=3 b=1 | waive a', 'fail: broken'],
  ['a waiver needs the whole path', 'critical 0 | critical: a.b=1 | waive a', 'fail: broken'],
  ['a waiver needs the exact case', 'critical 0 | critical: a=1 | waive A', 'fail: broken'],
  ['a waiver is valid on its last day', 'critical 0 | critical: a=1 | waive a until 2026-06-15', 'pass: ok'],
  ['a waiver is not valid after its last day', 'critical 0 | critical: a=1 | waive a until 2026-06-14', 'fail: broken'],
  ['one of two waivers may have ended', 'high 0 | high: a=1 | waive a until 2026-06-14 | waive id-a', 'pass: ok'],
  ['issues beyond a waiver count', 'critical 39 | critical: a=41 | waive a, max 1', 'fail: broken'],
  ['a waiver with a limit accepts that many', 'critical 40 | critical: a=41 | waive a, max 1', 'pass: ok'],
  ['a waiver is used up in each condition', 'low 0, high 0 | low: a=1 | high: a=1 | waive a, max 1', 'pass: ok ok'],
  ['a condition uses a waiver up once', 'severe 0 | critical: a=1 | high: a=1 | waive a, max 1', 'fail: broken'],
  ['rules of two types share a waiver', 'critical 1 | critical: sca:a=2 sast:a=2 | waive a, max 2', 'fail: broken'],
  ['waivers by path and by id add up', 'critical 0 | critical: a=3 | waive a, max 1 | waive id-a, max 2', 'pass: ok'],
  ['a waiver accepts nothing of others', 'high 0 | high: a=1 b=3 | waive a, max 4 | waive b, max 2', 'fail: broken'],
  ['a limited waiver accepts no other severity', 'high 0 | high: a=1 | waive a, max 5, severities low', 'fail: broken'],
  ['a limited waiver accepts no other type', 'high 0 | high: sast:a=1 | waive a, max 5, types sca', 'fail: broken'],
  ['a waiver for a severity needs one', 'any 0 | rated: a=1 | waive a, severities low', 'fail: broken'],
  [
    'a waiver for a type accepts issues without a severity',
    'any 0 | rated: sast:a=1 | low: sast:b=1 | waive a, types sast | waive b, severities low',
    'pass: ok',
  ],
  [
    'a waiver for another type accepts no issues without a severity',
    'any 0 | rated: sast:a=1 | waive a, types secrets | waive b, severities low',
    'fail: broken',
  ],
  [
    'a narrower waiver is used first',
    'severe 0 | critical: a=1 | high: a=1 | waive a, max 1 | waive a, max 1, severities critical',
    'pass: ok',
  ],
  [
    'issues that only a waiver for a type covers use that one',
    'any 0 | high: sast:a=2 | low: sast:a=2 | waive a, max 2, types sast | waive a, max 2, severities high',
    'pass: ok',
  ],
  [
    'waivers of one kind are used in order of severity, even if another order would accept more',
    'any 0 | high: a=2 | low: a=2 | waive a, max 2, severities high+low | waive a, max 2, severities high+critical',
    'fail: broken',
  ],
  ['a waiver without a limit and one with one', 'high 0 | high: a=5 b=1 | waive a | waive b, max 1', 'pass: ok'],
  ['the rest of two waivers counts', 'critical 0 | critical: a=4 | waive a, max 1 | waive id-a, max 2', 'fail: broken'],
  ['an ended waiver adds nothing', 'high 0 | high: a=2 | waive a, max 1 | waive id-a until 2026-06-14', 'fail: broken'],
  ['a limited waiver covers new issues', 'high 0 new | high: a=41 | base high: a=40 | waive a, max 1', 'pass: ok'],
  ['new issues beyond a waiver count', 'high 0 new | high: a=42 | base high: a=40 | waive a, max 1', 'fail: broken'],
  ['a rule that is waived in part is a group', 'high 0 groups | high: a=2 | waive a, max 1', 'fail: broken'],
  ['a rule that is waived to its last issue is no group', 'high 0 groups | high: a=2 | waive a, max 2', 'pass: ok'],
  ['issues beyond it break a limit', 'high 0 | high: a=2 … | waive a, max 1 | without server', 'fail server: broken'],
  ['one issue left may be none', 'high 0 | high: a=1 … | waive a, max 1 | without server', 'server: unproven'],
  ['a waiver is used in one order', 'low 1 groups | low: sca:a=2 sast:a=1 | waive a, max 1', 'pass: ok'],
  ['in any order of the pages', 'low 1 groups | low: sast:a=1 sca:a=2 | waive a, max 1', 'pass: ok'],
  ['and not those with an unknown type', 'unrated 0 | rated: x=3 | waive x, types research+ai-sast', 'fail: broken'],
  ['a waiver of unrated types covers theirs', 'unrated 0 | other: x=3 | waive x, types research+ai-sast', 'pass: ok'],
  ['a group without a name cannot be waived', 'high 0 | high: =1 | waive a', 'fail: broken'],
];

const INCOMPLETE: readonly Row[] = [
  ['a missing page prevents a pass', 'high 0 | high: … | without server', 'server: unproven'],
  ['an incomplete count within the limit is unproven', 'high 2 | high: a=2 … | without server', 'server: unproven'],
  ['an incomplete count over the limit breaks it', 'high 2 | high: a=3 … | without server', 'fail server: broken'],
  ['a broken warning does not hide what is missing', 'high 0 warn | high: a=1 … | without network', 'network: broken'],
  ['a read one is open with another', 'low 0, high 0 | high: … | without network', 'network: unproven unproven'],
  [
    'a broken one beats missing pages',
    'low 0, high 0 | low: a=1 | high: … | without budget',
    'fail budget: broken unproven',
  ],
  ['waivers apply to an incomplete reading', 'high 0 | high: a=3 … | waive a | without server', 'server: unproven'],
  ['an index that lags prevents a pass', 'high 0 | without index-lag', 'index-lag: unproven'],
  ['an unknown severity prevents a pass', 'high 0 | rated: a=1 | without unclassified', 'unclassified: unproven'],
  ['a missing product leaves a fail', 'high 0 | high: a=1 | without product-missing', 'fail product-missing: broken'],
  ['counts in doubt do not break a limit', 'high 0 | high: a=9 | doubt unstable', 'unstable: unproven'],
  ['counts in doubt do not meet a limit', 'high 9 | high: a=1 | doubt unstable', 'unstable: unproven'],
  ['a missing scan is inconclusive even without conditions', 'no condition | without no-scan', 'no-scan:'],
  ['half a baseline leaves all open', 'high 0 new | high: a=9 | base high: a=1 … | without server', 'server: unproven'],
  [
    'half a baseline does not affect a limit on all',
    'low 0 | low: a=9 | base low: a=1 … | without server',
    'fail server: broken',
  ],
  ['a whole baseline shows new ones', 'low 0 new | low: a=9 … | base low: a=1 | without server', 'fail server: broken'],
  ['a missing severity is never unrated', 'unrated 0 | high: … | rated: a=3 | without server', 'server: unproven'],
  [
    'a failed severity hides no issue that the search over all found, with a waiver of others too',
    'any 10 | critical: … | high: b=1 | rated: a=100 b=1 | waive z, severities low | without server',
    'fail server: broken',
  ],
  [
    'issues that may have the severity of a waiver are open',
    'any 10 | critical: … | high: b=1 | rated: a=100 b=1 | waive a, severities critical | without server',
    'server: unproven',
  ],
  [
    'a waived rule of a search that was cut short hides no other of a severity',
    'any 0 | critical: b=1 | low: … | rated: a=100 … | waive a | without server',
    'fail server: broken',
  ],
  [
    'rules of a search that was cut short and of severities are counted together',
    'any 4 groups | critical: b=1 c=1 d=1 | low: … | rated: a=9 b=1 e=9 … | without server',
    'fail server: broken',
  ],
  [
    'issues that are new in all are new without one severity',
    'any 10 new | critical: … | rated: a=100 | base | without server',
    'fail server: broken',
  ],
  [
    'issues that the baseline has in any severity are not new without one of them',
    'any 0 new | critical: … | rated: a=9 | base critical: a=9 | without server',
    'server: unproven',
  ],
  ['missing pages without a reason are a defect, not a pass', 'high 0 | high: …', 'internal: unproven'],
  ['missing pages of the baseline without a reason are a defect', 'high 0 new | base high: …', 'internal: unproven'],
  ['missing pages for a warning without a reason are a defect, too', 'high 0 warn | high: …', 'internal: unproven'],
];

const SIDES: readonly Row[] = [
  [
    'an unsettled baseline leaves other limits broken (L12)',
    'low 0, low 0 new | low: a=9 | base | base doubt unstable',
    'fail: broken unproven',
  ],
  ['an unsettled baseline leaves a limit met without it', 'high 0 | base | base doubt unstable', 'pass: ok'],
  [
    'an unsettled baseline leaves new ones open',
    'high 0 new | high: a=9 | base | base doubt unstable',
    'unstable: unproven',
  ],
  [
    'an unsettled baseline leaves old ones open',
    'low 0 new | low: a=9 | base low: a=9 | base doubt unstable',
    'unstable: unproven',
  ],
  [
    'an unsettled baseline is the reason of a warning that compares',
    'low 0, low 0 new warn | base | base doubt unstable',
    'unstable: ok unproven',
  ],
  [
    'a failed search of the baseline leaves other new issues',
    'high 0 new | high: a=9 | base high: a=1 | base low: … | base without server',
    'fail: broken',
  ],
  [
    'a failed search of the baseline leaves a limit open',
    'high 0 new | high: a=1 | base high: a=1 | base low: … | base without server',
    'server: unproven',
  ],
  ['the reason is that of the branch', 'high 0 new | base | without server | base doubt unstable', 'server: unproven'],
];

const STOPS: readonly Row[] = [
  ['a fail beats a failed product (L31)', 'low 0 | low: a=5 … | stop scan-failed', 'fail scan-failed: broken'],
  ['a product that failed prevents a pass of all others', 'critical 0 | stop scan-failed', 'scan-failed: unproven'],
  ['a failed product goes before unread pages', 'low 0 | without server | stop scan-failed', 'scan-failed: unproven'],
  [
    'a failed product is the reason of a fail',
    'low 0 | low: a=1 … | without server | stop scan-running',
    'fail scan-running: broken',
  ],
  ['a warning of it passes, unproven', 'critical 0, live 0 warn | live: … | unfinished secrets', 'pass: ok unproven'],
  ['a warning that no scan covers is unproven if all is read', 'live 0 warn | unscanned live 0 warn', 'pass: unproven'],
  ['a blocking condition of it does not', 'live 0 | live: … | unfinished secrets', 'internal: unproven'],
  ['a warning is not affected by another product', 'live 0 warn | live: … | unfinished sca', 'internal: unproven'],
  ['a warning on unrated waits for none', 'unrated 0 warn | other: … | unfinished ai-sast', 'pass: unproven'],
  [
    'a warning of it is unproven by an unsettled baseline as well',
    'live 0 new warn | live: … | base | base without server | unfinished secrets',
    'server: unproven',
  ],
  ['conditions that do not apply (L35)', 'other 0, high 0 | other: a=9 | n/a other 0', 'pass: not-applicable ok'],
  [
    'a condition that does not apply affects no other (L35)',
    'other 0, low 0 | low: a=1 | n/a other 0',
    'fail: not-applicable broken',
  ],
];

describe.each([
  ['limits', LIMITS],
  ['groups', GROUPS],
  ['actions', ACTIONS],
  ['the baseline', BASELINE],
  ['waivers', WAIVERS],
  ['incomplete readings', INCOMPLETE],
  ['two sides', SIDES],
  ['products that were not counted', STOPS],
])('%s', (_, rows) => {
  it.each(rows)('%s', (_rule, given, is) => {
    const { verdict, conditions } = judge(given);
    const { word, reason = '' } = verdict;
    const ending = word === 'inconclusive' ? reason : `${word} ${reason}`.trim();
    expect([`${ending}:`, ...conditions.map(({ result }) => result)].join(' ')).toBe(is);
  });
});
