import { describe, expect, it } from 'vitest';
import type { RepositoryId, ScanId } from '../../../../src/domain/ids.ts';
import type { IssueSearch } from '../../../../src/domain/issue.ts';
import type { StoredAnswer, StoredQuestion } from '../../../../src/tools/audit/record/record-schema.ts';
import { recordedAnswers } from '../../../../src/tools/audit/record/replay/replaying-reader.ts';

const SEARCH: IssueSearch = {
  repositoryId: '101' as RepositoryId,
  refs: ['main', 'refs/heads/main'],
  issueTypes: ['sast', 'sca'],
  states: ['open'],
  severities: ['high', 'low'],
  pageSize: 100,
};

function searchFor(given: Partial<IssueSearch> = {}): Extract<StoredQuestion, { ask: 'search-issues' }> {
  return { ask: 'search-issues', of: { ...SEARCH, ...given } };
}

function answered(askedMs: number, given: Partial<IssueSearch> = {}): StoredAnswer {
  return { ...searchFor(given), askedMs, pages: [], end: { atMs: askedMs + 10 } };
}

describe('a question', () => {
  it.each<[what: string, given: Partial<IssueSearch>]>([
    ['in other order', { refs: ['refs/heads/main', 'main'], issueTypes: ['sca', 'sast'], severities: ['low', 'high'] }],
    ['with pages of another size', { pageSize: 7 }],
    ['with a filter that asks for nothing', { where: {} }],
  ])('is the same %s', (_, given) => {
    expect(recordedAnswers({ answers: [answered(5)] }).answerTo(searchFor(given), 0)?.askedMs).toBe(5);
  });

  it.each<[what: string, given: Partial<IssueSearch>]>([
    ['of another repository', { repositoryId: '102' as RepositoryId }],
    ['of fewer refs', { refs: ['main'] }],
    ['of more issue types', { issueTypes: ['sast', 'sca', 'secrets'] }],
    ['of other states', { states: ['open', 'fixed'] }],
    ['of fewer severities', { severities: ['high'] }],
    ['of any severity', { severities: undefined }],
    ['with a filter', { where: { includeTicketed: false } }],
    ['up to a time', { where: { until: '2026-06-01T00:00:00Z' } }],
    ['from a time on', { where: { since: '2026-06-01T00:00:00Z' } }],
    ['of another time', { where: { since: '2026-06-01T00:00:00Z', timeFilter: 'TIME_FILTER_TRIAGED_AT' } }],
  ])('is another one %s', (_, given) => {
    expect(recordedAnswers({ answers: [answered(5)] }).answerTo(searchFor(given), 0)).toBeUndefined();
  });

  it.each(['until', 'since'])(
    'up to or from a time (%s) is the same within a second, and its own where there are several',
    (name) => {
      const until = (time: string): Partial<IssueSearch> => ({ where: { [name]: `2026-06-01T00:00:${time}Z` } });
      const told = recordedAnswers({ answers: [answered(1, until('10')), answered(2, until('11'))] });
      const askedMs = (time: string) => told.answerTo(searchFor(until(time)), 0)?.askedMs;
      expect([askedMs('10'), askedMs('11'), askedMs('09'), askedMs('12.000')]).toEqual([1, 2, 1, 2]);
      expect([askedMs('12.001'), askedMs('08.999')]).toEqual([undefined, undefined]);
      expect(told.answerTo(searchFor(), 0)).toBeUndefined();
    },
  );

  it('that is asked again is told what came next, at last the same again and again', () => {
    const told = recordedAnswers({ answers: [answered(0), answered(0), answered(20)] });
    const nth = () => told.answerTo(searchFor(), 0);
    const [first, second, third, fourth] = [nth(), nth(), nth(), nth()];
    expect(first).not.toBe(second);
    expect([first?.askedMs, second?.askedMs, third?.askedMs, fourth?.askedMs]).toEqual([0, 0, 20, 20]);
  });

  it('that is asked late is told what was told last by then, and nothing older later', () => {
    const told = recordedAnswers({ answers: [answered(0), answered(10), answered(20), answered(30)] });
    expect([25, 25, 25].map((nowMs) => told.answerTo(searchFor(), nowMs)?.askedMs)).toEqual([20, 30, 30]);
  });

  it('that is asked when its last answer is over has none, if it searches for issues: they may have changed', () => {
    const told = recordedAnswers({ answers: [answered(0), answered(20)] });
    expect([15, 30, 31].map((nowMs) => told.answerTo(searchFor(), nowMs)?.askedMs)).toEqual([20, 20, undefined]);
    const listed = { ask: 'read-scan', of: { id: '7' as ScanId } } as const;
    const details = recordedAnswers({ answers: [{ ...listed, askedMs: 0, pages: [], end: { atMs: 10 } }] });
    expect(details.answerTo(listed, 11)?.askedMs).toBe(0);
  });
});
