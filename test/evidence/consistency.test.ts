import { describe, expect, it } from 'vitest';
import { compareSearches, doubtOf } from '../../src/evidence/consistency.ts';
import type { SearchReading } from '../../src/evidence/read-search.ts';
import { aTally } from '../policy/a-case.ts';

/** Readings by search id, in the notation of `aTally`; a search that is not named is empty. */
function readings(
  texts: Readonly<Record<string, string>>,
  given: Readonly<Record<string, Partial<SearchReading>>> = {},
) {
  const ids = ['critical', 'high', 'medium', 'low', 'rated', 'other'];
  return new Map(
    ids.map((id): [string, SearchReading] => [
      id,
      {
        tally: aTally(texts[id] ?? ''),
        isSettled: true,
        doesTotalFit: true,
        failure: undefined,
        notices: [],
        debugNotes: [],
        ...given[id],
      },
    ]),
  );
}

function doubtIn(given: ReturnType<typeof readings>) {
  return doubtOf(given, compareSearches(given));
}

describe('the doubt about a reading', () => {
  it.each<[what: string, texts: Readonly<Record<string, string>>, kind: string | undefined]>([
    ['nothing was found', {}, undefined],
    ['the severities add up', { critical: 'a=1', high: 'a=2 b=1', rated: 'a=3 b=1' }, undefined],
    ['research is found, which has no severity', { other: 'r=5' }, undefined],
    ['a rule has more issues by severity (E15)', { critical: 'a=2', rated: 'a=1' }, 'unsettled'],
    ['a rule is found only by severity', { critical: 'a=1', rated: 'b=1' }, 'unsettled'],
    ['all severities (E15)', { critical: 'a=1', high: 'a=1', medium: 'a=1', low: 'a=1', rated: 'a=1' }, 'unsettled'],
    ['groups without a name have more issues by severity', { critical: '=2', rated: '=1' }, 'unsettled'],
    ['a rule has issues of no known severity (E14)', { critical: 'a=1', rated: 'a=3' }, 'remainder'],
    ['a rule has no known severity at all', { rated: 'a=3' }, 'remainder'],
    ['groups without a name have more issues in total', { critical: '=1', rated: '=3' }, 'remainder'],
    ['a severity is not read to its end', { critical: 'a=9 …', rated: 'a=1' }, undefined],
    ['the search of all severities is not read to its end', { critical: 'a=9', rated: 'a=1 …' }, undefined],
  ])('is right when %s', (_, texts, kind) => {
    expect(doubtIn(readings(texts))?.kind).toBe(kind);
  });

  it('names the search whose rule came twice', () => {
    const doubt = doubtIn(readings({}, { other: { isSettled: false } }));
    expect(doubt).toEqual({ kind: 'unsettled', message: 'search other listed a rule twice with different counts' });
  });

  it('names the search whose total does not fit', () => {
    const doubt = doubtIn(readings({ critical: 'a=1', rated: 'a=1' }, { critical: { doesTotalFit: false } }));
    expect(doubt).toMatchObject({ kind: 'total', message: expect.stringContaining('search critical') });
  });

  it('is about the remainder when a total does not fit either', () => {
    expect(doubtIn(readings({ rated: 'a=1' }, { other: { doesTotalFit: false } }))?.kind).toBe('remainder');
  });

  it('counts the issues without a known severity', () => {
    const message = '2 issues carry a severity that this version does not know';
    expect(doubtIn(readings({ critical: 'a=1', rated: 'a=3' }))?.message).toBe(message);
  });

  it.each([
    ['the same', 'a=1 b=2', true],
    ['another rule', 'a=1 c=2', false],
    ['another count', 'a=1 b=3', false],
  ])('recognizes a remainder by its rules and counts: %s', (_, later, isSame) => {
    const [one, other] = [doubtIn(readings({ rated: 'b=2 a=1' })), doubtIn(readings({ rated: later }))];
    if (one?.kind !== 'remainder' || other?.kind !== 'remainder') throw new Error('not a remainder');
    expect(one.fingerprint === other.fingerprint).toBe(isSame);
  });
});
