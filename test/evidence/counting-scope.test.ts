import { describe, expect, it } from 'vitest';
import { ISSUE_TYPES, type IssueType } from '../../src/domain/product.ts';
import { baselineScopes, type CountingScope } from '../../src/evidence/evidence-plan.ts';

const BASE = ['refs/heads/main', 'main'];

function aPlace(issueTypes: readonly IssueType[], refs: readonly string[], isDiff = false): CountingScope {
  return { issueTypes, refs, isDiff, sources: [] };
}

describe('the places of a baseline', () => {
  it.each<[what: string, scopes: readonly CountingScope[], compared: unknown]>([
    ['are its refs for a full scan', [aPlace(ISSUE_TYPES, ['a'])], [{ issueTypes: ISSUE_TYPES, refs: BASE }]],
    ['are none for a diff scan (L2)', [aPlace(ISSUE_TYPES, ['a'], true)], []],
    ["are none for a diff scan under the baseline's own name", [aPlace(ISSUE_TYPES, ['main'], true)], []],
    ['do not exist where the baseline itself is judged', [aPlace(ISSUE_TYPES, ['x', 'main'])], undefined],
    ['are none where nothing is counted', [], []],
  ])('%s', (_, scopes, compared) => {
    expect(baselineScopes(scopes, BASE)).toEqual(compared);
  });
});
