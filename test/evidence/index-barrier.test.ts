import { describe, expect, it } from 'vitest';
import { ISSUE_TYPES, type IssueType } from '../../src/domain/product.ts';
import { type FindingsCounts, NO_COUNTS } from '../../src/domain/scan.ts';
import type { ScanClaim } from '../../src/evidence/counting-place.ts';
import {
  DETECTED_STATES,
  type Found,
  foundOf,
  isMissing,
  isOtherNumber,
  leavesCountsOut,
  wordsOf,
} from '../../src/evidence/index-barrier.ts';
import { aScan } from '../build/a-scan.ts';
import { anIssueGroup } from '../build/an-issue-group.ts';

const REFS = ['refs/pull/7/merge'];

/** Of a scan of which the list gives these counts and no other. */
function aClaim(counts: Partial<FindingsCounts>, given: Partial<ScanClaim> = {}): ScanClaim {
  return {
    scan: aScan({ findingsCounts: { ...NO_COUNTS, ...counts } }),
    issueTypes: ISSUE_TYPES,
    refs: REFS,
    statsFindings: () => Promise.reject(new Error('not asked for here')),
    hasEarlierScan: false,
    ...given,
  };
}

/** Groups of one issue each, by type. */
function found(asked: readonly IssueType[], types: readonly (IssueType | undefined)[], refs: readonly string[] = REFS) {
  const rules = types.map((type, index) => {
    return [String(index), { group: anIssueGroup({ issueType: type as 'sast' | undefined }), count: 1n }] as const;
  });
  return { issueTypes: asked, refs, tally: { rules: new Map(rules), isComplete: true } } satisfies Found;
}

it('the states of what is still detected are all but fixed and removed', () => {
  expect([...DETECTED_STATES].sort()).toEqual(
    ['ignored-app', 'ignored-code', 'fixing', 'open', 'provisionally-ignored-app', 'reviewing', 'unknown'].sort(),
  );
});

describe('what a scan says that it found', () => {
  it.each<
    [
      what: string,
      counts: Partial<FindingsCounts>,
      stats: bigint | undefined,
      words: readonly [readonly IssueType[], bigint][],
    ]
  >([
    [
      'is by product where it counts by product',
      { code: 2n, secrets: 1n },
      undefined,
      [
        [['sast'], 2n],
        [['sca'], 0n],
        [['secrets'], 1n],
      ],
    ],
    [
      'is by product, whatever the total and the detail say',
      { code: 2n, total: 9n },
      8n,
      [
        [['sast'], 2n],
        [['sca'], 0n],
        [['secrets'], 0n],
      ],
    ],
    [
      'is zero of a product that is missing beside others, and of one that is zero',
      { code: 2n, secrets: 0n },
      8n,
      [
        [['sast'], 2n],
        [['sca'], 0n],
        [['secrets'], 0n],
      ],
    ],
    [
      'is zero where it counts zero by product, whatever the detail says (M15)',
      { code: 0n, secrets: 0n, supplyChain: 0n, total: 0n },
      3n,
      [
        [['sast'], 0n],
        [['sca'], 0n],
        [['secrets'], 0n],
      ],
    ],
    ['is for all types together where there is only a total', { total: 4n }, undefined, [[ISSUE_TYPES, 4n]]],
    ['is a total of zero before that of the detail (M15)', { total: 0n }, 3n, [[ISSUE_TYPES, 0n]]],
    [
      'is the total where no product explains it: a contradiction is no zero',
      { code: 0n, secrets: 0n, supplyChain: 0n, total: 4n },
      undefined,
      [[ISSUE_TYPES, 4n]],
    ],
    ['is the total of the detail where the list leaves it out (L10)', {}, 3n, [[ISSUE_TYPES, 3n]]],
    ['is the total of the list before that of the detail', { total: 4n }, 3n, [[ISSUE_TYPES, 4n]]],
    ['may be that there is nothing', {}, 0n, [[ISSUE_TYPES, 0n]]],
    ['is nothing at all where neither says a number', {}, undefined, []],
  ])('%s', (_, counts, stats, words) => {
    const said = wordsOf(aClaim(counts), stats).map(({ issueTypes, findings }) => [issueTypes, findings]);
    expect(said).toEqual(words);
  });

  it('by product counts only for the types that it decides', () => {
    const words = wordsOf(aClaim({ code: 2n, secrets: 1n }, { issueTypes: ['secrets', 'research'] }), undefined);
    expect(words.map(({ issueTypes }) => issueTypes)).toEqual([['secrets']]);
  });

  it('in total is about everything that it ran, decided here or not', () => {
    const scan = aScan({ findingsCounts: { ...NO_COUNTS, total: 4n }, enabledProducts: ['sast', 'secrets', 'iac'] });
    const [word] = wordsOf(aClaim({}, { scan, issueTypes: ['secrets'] }), undefined);
    expect(word?.issueTypes).toEqual(['sast', 'secrets']);
  });

  it.each<[what: string, counts: Partial<FindingsCounts>, isLeftOut: boolean]>([
    ['nothing at all', {}, true],
    ['one product', { secrets: 1n }, false],
    ['only a total', { total: 1n }, false],
    ['zero of one product (M15)', { code: 0n }, false],
    ['a total of zero (M15)', { total: 0n }, false],
  ])('is left out by the list where it gives no number: %s', (_, counts, isLeftOut) => {
    expect(leavesCountsOut(aClaim(counts).scan)).toBe(isLeftOut);
  });
});

describe('what was found of the types of a word', () => {
  const rated: readonly IssueType[] = ['sast', 'sca', 'secrets'];

  it.each<[what: string, types: readonly IssueType[], all: readonly Found[], issues: bigint | undefined]>([
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
    [
      'does not count what was found on more refs than its own',
      ['sast'],
      [found(rated, ['sast'], [...REFS, 'main'])],
      undefined,
    ],
    ['does not count what was found on fewer', ['sast'], [found(rated, ['sast'], [])], undefined],
  ])('%s', (_, issueTypes, all, issues) => {
    expect(foundOf({ issueTypes, refs: REFS }, all)).toBe(issues);
  });

  it('does not depend on the order of the refs', () => {
    const refs = ['main', 'refs/heads/main'];
    expect(foundOf({ issueTypes: ['sast'], refs }, [found(rated, ['sast'], refs.toReversed())])).toBe(1n);
  });
});

describe('a word and what was found', () => {
  it.each<[says: bigint, found: bigint | undefined, hasEarlierScan: boolean, missing: boolean, other: boolean]>([
    [0n, 0n, true, false, false],
    [0n, undefined, false, false, true],
    [2n, undefined, false, true, true],
    [2n, 0n, false, true, true],
    [2n, 1n, false, false, true],
    [2n, 2n, true, false, false],
    [2n, 3n, false, false, false],
    [2n, 3n, true, false, true],
    [0n, 3n, true, false, true],
    [0n, 3n, false, false, false],
  ])('%i and %s, earlier scan %s: missing %s, another number %s', (findings, count, hasEarlierScan, missing, other) => {
    const [word] = wordsOf(aClaim({ total: 1n }, { hasEarlierScan }), undefined);
    expect(isMissing({ ...word!, findings }, count)).toBe(missing);
    expect(isOtherNumber({ ...word!, findings }, count)).toBe(other);
  });
});
