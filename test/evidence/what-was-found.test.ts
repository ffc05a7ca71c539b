import { describe, expect, it } from 'vitest';
import { RATED_SEARCH } from '../../src/domain/evidence.ts';
import type { IssueState } from '../../src/domain/issue.ts';
import { DETECTED_STATES } from '../../src/domain/issue.ts';
import { ISSUE_TYPES, type IssueType } from '../../src/domain/product.ts';
import type { ScopedReading } from '../../src/evidence/read-search.ts';
import { detectedByReading, type FoundIssues, foundByReading, foundOf } from '../../src/evidence/what-was-found.ts';
import { anIssueGroup } from '../build/an-issue-group.ts';
import { aTally } from '../policy/a-case.ts';

const REFS = ['refs/pull/7/merge'];

/** Groups of one issue each, by type. */
function found(asked: readonly IssueType[], types: readonly (IssueType | undefined)[], refs: readonly string[] = REFS) {
  const rules = types.map((type, index) => {
    return [String(index), { group: anIssueGroup({ issueType: type as 'sast' | undefined }), count: 1n }] as const;
  });
  return { issueTypes: asked, refs, tally: { rules: new Map(rules), isComplete: true } } satisfies FoundIssues;
}

it('the states of what is still detected are all but fixed and removed', () => {
  expect([...DETECTED_STATES].sort()).toEqual(
    ['ignored-app', 'ignored-code', 'fixing', 'open', 'provisionally-ignored-app', 'reviewing', 'unknown'].sort(),
  );
});

it('a search for other types on the same refs says nothing of these', () => {
  expect(foundOf(['sast'], REFS, [found(['secrets'], ['secrets'])])).toBeUndefined();
});

describe('what was found of the types of a word', () => {
  const rated: readonly IssueType[] = ['sast', 'sca', 'secrets'];

  it.each<[what: string, types: readonly IssueType[], all: readonly FoundIssues[], issues: bigint | undefined]>([
    ['is the issues of these types', ['sast'], [found(rated, ['sast', 'sast', 'sca'])], 2n],
    ['is nothing where only others were found', ['secrets'], [found(rated, ['sast'])], 0n],
    ['leaves out what does not say its type', ['sast'], [found(rated, [undefined])], 0n],
    ['includes it where only these types were asked for', ['sast'], [found(['sast'], [undefined])], 1n],
    [
      'is all of several searches',
      ISSUE_TYPES,
      [found(rated, ['sast', undefined]), found(['research', 'ai-sast'], [undefined])],
      3n,
    ],
    ['does not count what was found on other refs', ['sast'], [found(rated, ['sast'], ['main'])], undefined],
    ['is not on more refs than its own', ['sast'], [found(rated, ['sast'], [...REFS, 'main'])], undefined],
    ['does not count what was found on fewer', ['sast'], [found(rated, ['sast'], [])], undefined],
  ])('%s', (_, issueTypes, all, issues) => {
    expect(foundOf(issueTypes, REFS, all)).toBe(issues);
  });

  it('does not depend on the order of the refs', () => {
    const refs = ['main', 'refs/heads/main'];
    expect(foundOf(['sast'], refs, [found(rated, ['sast'], refs.toReversed())])).toBe(1n);
  });
});

it('a reading in states that are not detected any more says nothing about what a scan counted', () => {
  expect(foundByReading([], ['open', 'fixed'])).toEqual([]);
});

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

  it('is nothing where what counts says nothing about what a scan counted', () => {
    const own = reading('sast:a=3', ['ignored-app']);
    expect(detectedByReading([reading('sast:x=1', undefined), own], ['open', 'fixed'])).toEqual([]);
  });
});
