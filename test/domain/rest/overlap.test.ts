import { describe, expect, it } from 'vitest';
import type { IssueChoice } from '../../../src/domain/evidence.ts';
import { overlapOf } from '../../../src/domain/rest/rest-terms.ts';

const RATED = ['sast', 'sca', 'secrets'] as const;

function choice(given: Partial<IssueChoice> = {}): IssueChoice {
  return { issueTypes: RATED, severities: 'all', where: {}, ...given };
}

describe('what two choices have in common', () => {
  it.each<[what: string, one: Partial<IssueChoice>, other: Partial<IssueChoice>, both: Partial<IssueChoice>]>([
    ['all, of all', {}, {}, {}],
    ['the types of both', { issueTypes: ['sast', 'sca'] }, { issueTypes: ['sca', 'secrets'] }, { issueTypes: ['sca'] }],
    ['the severities of one', { severities: ['high'] }, {}, { severities: ['high'] }],
    ['those of both', { severities: ['critical', 'high'] }, { severities: ['high', 'low'] }, { severities: ['high'] }],
    ['the states of both', { states: ['fixing', 'open'] }, { states: ['open', 'fixed'] }, { states: ['open'] }],
    ['those that count anyway', { states: ['ignored-app', 'open'] }, {}, { states: ['open'] }],
    [
      'a member of one',
      { where: { cves: ['a'] } },
      { where: { rules: ['r'] } },
      { where: { cves: ['a'], rules: ['r'] } },
    ],
    ['the shorter list', { where: { cves: ['a', 'b'] } }, { where: { cves: ['b'] } }, { where: { cves: ['b'] } }],
    [
      'the same',
      { where: { includeTicketed: true } },
      { where: { includeTicketed: true } },
      { where: { includeTicketed: true } },
    ],
    ['the score of one', {}, { epssAbove: 0.1, unscored: 'ignore' }, { epssAbove: 0.1, unscored: 'ignore' }],
    ['the higher score', { epssAbove: 0.5 }, { epssAbove: 0.1 }, { epssAbove: 0.5, unscored: 'count' }],
    [
      'no score where one ignores it',
      { epssAbove: 0.5, unscored: 'ignore' },
      { epssAbove: 0.1 },
      { epssAbove: 0.5, unscored: 'ignore' },
    ],
    ['the age of one', { olderThanDays: 7 }, {}, { olderThanDays: 7 }],
    ['the higher age', { olderThanDays: 7 }, { olderThanDays: 14 }, { olderThanDays: 14 }],
    [
      'the later triage',
      { states: ['fixing'], triagedWithinDays: 7 },
      { states: ['fixing'], triagedWithinDays: 2 },
      { states: ['fixing'], triagedWithinDays: 2 },
    ],
    [
      'the same time',
      { where: { since: '2026-01-01T00:00:00Z' } },
      { where: { since: '2026-01-01T00:00:00Z' } },
      { where: { since: '2026-01-01T00:00:00Z' } },
    ],
    ['a time of one', { where: { since: '2026-01-01T00:00:00Z' } }, {}, { where: { since: '2026-01-01T00:00:00Z' } }],
  ])('is %s', (_, one, other, both) => {
    for (const found of [
      overlapOf(choice(one), choice(other), ['open']),
      overlapOf(choice(other), choice(one), ['open']),
    ]) {
      expect(found).toEqual(choice(both));
    }
  });

  it.each<[what: string, one: Partial<IssueChoice>, other: Partial<IssueChoice>]>([
    ['types', { issueTypes: ['sast'] }, { issueTypes: ['sca'] }],
    ['severities', { severities: ['high'] }, { severities: ['low'] }],
    ['states', { states: ['open'] }, { states: ['fixed'] }],
    ['the states that count', { states: ['fixed'] }, {}],
  ])('is nothing where they have no %s in common', (_, one, other) => {
    expect(overlapOf(choice(one), choice(other), ['open'])).toBe('none');
  });

  it('is in the states of one where nobody knows which count', () => {
    expect(overlapOf(choice({ states: ['fixed'] }), choice())).toMatchObject({ states: ['fixed'] });
  });

  it.each<[unsaid: string, one: Partial<IssueChoice>, other: Partial<IssueChoice>]>([
    ['"cves"', { where: { cves: ['a', 'b'] } }, { where: { cves: ['b', 'c'] } }],
    ['"cves"', { where: { cves: ['a'] } }, { where: { cves: ['c'] } }],
    ['"includeTicketed"', { where: { includeTicketed: true } }, { where: { includeTicketed: false } }],
    ['"until"', { where: { until: '2026-01-01T00:00:00Z' } }, { where: { until: '2026-01-02T00:00:00Z' } }],
    ['the time', { where: { since: '2026-01-01T00:00:00Z' } }, { where: { until: '2026-01-02T00:00:00Z' } }],
    ['the time', { olderThanDays: 7 }, { where: { until: '2026-01-02T00:00:00Z' } }],
    ['the time', { states: ['fixing'], triagedWithinDays: 7 }, { states: ['fixing'], olderThanDays: 7 }],
    ['the time', { states: ['fixing'], triagedWithinDays: 7 }, { where: { relativeSince: 'RELATIVE_SINCE_ONE_DAY' } }],
  ])('cannot be said where both choose by %s in different ways', (unsaid, one, other) => {
    expect(overlapOf(choice(one), choice(other))).toEqual({ unsaid });
    expect(overlapOf(choice(other), choice(one))).toEqual({ unsaid });
  });
});
