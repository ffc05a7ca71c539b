import { describe, expect, it } from 'vitest';
import { RATED_SEARCH } from '../../src/domain/evidence.ts';
import type { IssueState } from '../../src/domain/issue.ts';
import type { IssueType } from '../../src/domain/product.ts';
import type { ScopedReading } from '../../src/evidence/read-search.ts';
import { detectedByReading, foundByReading, foundOf } from '../../src/evidence/what-was-found.ts';
import { aTally } from '../policy/a-case.ts';

const REFS = ['refs/pull/7/merge'];

describe('what readings in states of their own add to what counts', () => {
  const rated: readonly IssueType[] = ['sast', 'sca', 'secrets'];
  const reading = (
    tally: string,
    states: readonly IssueState[] | undefined,
    issueTypes: readonly IssueType[] = rated,
    refs = REFS,
  ): ScopedReading => ({
    search: {
      id: states === undefined ? RATED_SEARCH : states.join(),
      issueTypes,
      severities: 'all',
      where: {},
      states,
    },
    issueTypes,
    refs,
    reading: {
      tally: aTally(tally),
      isSettled: true,
      doesTotalFit: true,
      failure: undefined,
      notices: [],
      debugNotes: [],
    },
  });

  it.each<[what: string, own: readonly ScopedReading[], issues: bigint]>([
    ['is what they found', [reading('sast:a=3', ['ignored-code'])], 4n],
    [
      'is the most that one of them found of a rule',
      [
        reading('sast:a=3 sast:b=1', ['ignored-code', 'ignored-app']),
        reading('sast:a=2', ['ignored-app']),
        reading('sast:c=5', ['ignored-code']),
      ],
      10n,
    ],
    ['is what they found beside those that count', [reading('sast:x=1 sast:a=3', ['open', 'ignored-code'])], 4n],
    ['is nothing of an issue that was ignored between two searches', [reading('sast:x=1', ['ignored-app'])], 1n],
    ['is nothing where those that count are all', [reading('sast:x=1', ['open', 'ignored-code'])], 1n],
    ['is nothing of what no scan detects any more', [reading('sast:a=3', ['ignored-app', 'fixed'])], 1n],
    ['is nothing of other refs', [reading('sast:a=3', ['ignored-app'], rated, ['main'])], 1n],
    ['is nothing of types that count elsewhere', [reading('sast:a=3', ['ignored-app'], ['sast', 'ai-sast'])], 1n],
  ])('%s', (_, own, issues) => {
    const found = detectedByReading([reading('sast:x=1', undefined), ...own], ['open']);
    expect(foundOf(['sast'], REFS, found)).toBe(issues);
  });

  it('is nothing where states count in which nothing is detected', () => {
    expect(foundByReading([reading('sast:a=3', undefined)], ['open', 'fixed'])).toEqual([]);
  });
});
