import { describe, expect, it } from 'vitest';
import { ISSUE_TYPES, type IssueType, RATED_ISSUE_TYPES, UNRATED_ISSUE_TYPES } from '../../src/domain/product.ts';
import { baselineScopes, type CountingScope, scopeSearches } from '../../src/evidence/evidence-plan.ts';
import { planSearches } from '../../src/policy/judgement/plan.ts';

const BASE = ['refs/heads/main', 'main'];

function aPlace(issueTypes: readonly IssueType[], refs: readonly string[], isDiff = false): CountingScope {
  return { issueTypes, refs, isDiff, sources: [] };
}

/** `critical sast+sca @a`: what is asked, and where. */
function asked(scopes: readonly CountingScope[]): readonly string[] {
  return scopeSearches(planSearches([]).searches, scopes).map(
    ({ search, issueTypes, refs }) => `${search.id} ${issueTypes.join('+')} @${refs.join()}`,
  );
}

describe('searches in places', () => {
  it('are one request each in the common world', () => {
    expect(asked([aPlace(ISSUE_TYPES, ['a'])])).toEqual([
      ...['critical', 'high', 'medium', 'low', 'rated'].map((id) => `${id} sast+sca+secrets @a`),
      'other research+ai-sast @a',
    ]);
  });

  it('are one request per place that counts one of their types (L15)', () => {
    const scopes = [aPlace(['sast', 'sca', ...UNRATED_ISSUE_TYPES], ['a']), aPlace(['secrets'], ['b'])];
    expect(asked(scopes).slice(-3)).toEqual(['rated sast+sca @a', 'rated secrets @b', 'other research+ai-sast @a']);
  });

  it('are not made for types in no place, nor at all where no type has one', () => {
    expect(asked([aPlace(['sast'], ['a'])])).toEqual(
      ['critical', 'high', 'medium', 'low', 'rated'].map((id) => `${id} sast @a`),
    );
  });
});

describe('the places of a baseline', () => {
  it.each<[what: string, scopes: readonly CountingScope[], compared: unknown]>([
    ['are its refs for a full scan', [aPlace(ISSUE_TYPES, ['a'])], [{ issueTypes: ISSUE_TYPES, refs: BASE }]],
    ['are none for a diff scan (L2)', [aPlace(ISSUE_TYPES, ['a'], true)], []],
    ["are none for a diff scan under the baseline's own name", [aPlace(ISSUE_TYPES, ['main'], true)], []],
    [
      'are for the types of the full scan alone',
      [aPlace(RATED_ISSUE_TYPES, ['a'], true), aPlace(UNRATED_ISSUE_TYPES, ['b'])],
      [{ issueTypes: UNRATED_ISSUE_TYPES, refs: BASE }],
    ],
    [
      'are one for several full scans',
      [aPlace(RATED_ISSUE_TYPES, ['a']), aPlace(UNRATED_ISSUE_TYPES, ['b'])],
      [{ issueTypes: [...RATED_ISSUE_TYPES, ...UNRATED_ISSUE_TYPES], refs: BASE }],
    ],
    ['do not exist where the baseline itself is judged', [aPlace(ISSUE_TYPES, ['x', 'main'])], undefined],
    [
      'leave out types that are counted on the baseline itself',
      [aPlace(RATED_ISSUE_TYPES, ['main']), aPlace(UNRATED_ISSUE_TYPES, ['b'])],
      [{ issueTypes: UNRATED_ISSUE_TYPES, refs: BASE }],
    ],
    ['are none where nothing is counted', [], []],
  ])('%s', (_, scopes, compared) => {
    expect(baselineScopes(scopes, BASE)).toEqual(compared);
  });

  it('do not exist without a baseline', () => {
    expect(baselineScopes([aPlace(ISSUE_TYPES, ['a'])], undefined)).toBeUndefined();
  });
});
