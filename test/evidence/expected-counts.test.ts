import { describe, expect, it } from 'vitest';
import { ISSUE_TYPES, type IssueType } from '../../src/domain/product.ts';
import { type FindingsCounts, NO_COUNTS, type Scan } from '../../src/domain/scan.ts';
import type { CountSource } from '../../src/evidence/evidence-plan.ts';
import { countsOf, leavesCountsOut, mayFitByChance } from '../../src/evidence/index-barrier.ts';
import { aScan } from '../build/a-scan.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';
import { aClaim } from './a-reading.ts';

/** A scan of which the list gives these counts and no other. */
function counted(counts: Partial<FindingsCounts>, given: Parameters<typeof aScan>[0] = {}): Scan {
  return aScan({ findingsCounts: { ...NO_COUNTS, ...counts }, ...given });
}

/** What such a scan says that it found. */
function counting(counts: Partial<FindingsCounts>): CountSource {
  return aClaim({ scan: counted(counts) });
}

describe('what a scan says that it found', () => {
  it.each<
    [
      what: string,
      counts: Partial<FindingsCounts>,
      stats: bigint | undefined,
      counts: readonly [readonly IssueType[], bigint][],
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
      'is by product, not by detail',
      { code: 2n, total: 2n },
      8n,
      [
        [['sast'], 2n],
        [['sca'], 0n],
        [['secrets'], 0n],
      ],
    ],
    [
      'is what the total has beyond the others, of the products that are left out',
      { code: 2n, total: 9n },
      8n,
      [
        [['sast'], 2n],
        [['sca', 'secrets'], 7n],
      ],
    ],
    [
      'is by product, whatever the total has more, where none is left out',
      { code: 2n, secrets: 0n, supplyChain: 1n, total: 9n },
      undefined,
      [
        [['sast'], 2n],
        [['sca'], 1n],
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
  ])('%s', (_, given, stats, due) => {
    const said = countsOf(counting(given), stats).map(({ issueTypes, findings }) => [issueTypes, findings]);
    expect(said).toEqual(due);
  });

  it('by product counts only for the types that it decides', () => {
    const counts = countsOf({ ...counting({ code: 2n, secrets: 1n }), issueTypes: ['secrets', 'research'] }, undefined);
    expect(counts.map(({ issueTypes }) => issueTypes)).toEqual([['secrets']]);
  });

  it('in total is about everything that it ran, decided here or not', () => {
    const scan = aScan({ findingsCounts: { ...NO_COUNTS, total: 4n }, enabledProducts: ['sast', 'secrets', 'iac'] });
    const [expected] = countsOf(aClaim({ scan, issueTypes: ['secrets'] }), undefined);
    expect(expected?.issueTypes).toEqual(['sast', 'secrets']);
  });

  it.each([
    ['AI code scanning, which has no count of its own', ['sast', 'sca', 'secrets', 'ai_sast']],
    ['a product that nobody here knows', ['sast', 'sca', 'secrets', 'dast']],
    ['nothing else', ['sast']],
  ])('is zero of what is left out, whatever the total has more, where the scan ran %s', (_, enabledProducts) => {
    const scan = counted({ code: 2n, total: 9n }, { enabledProducts });
    const counts = countsOf(aClaim({ scan }), undefined).map(({ findings }) => findings);
    expect(counts).toEqual([2n, 0n, 0n]);
  });

  it('beyond the others is said of what it decides alone', () => {
    const source = counting({ code: 2n, total: 9n });
    expect(countsOf({ ...source, issueTypes: ['sast'] }, undefined).map(({ findings }) => findings)).toEqual([2n]);
    const [expected] = countsOf({ ...source, issueTypes: ['secrets'] }, undefined);
    expect(expected).toMatchObject({ issueTypes: ['sca', 'secrets'], findings: 7n });
  });

  it.each<[what: string, counts: Partial<FindingsCounts>, isLeftOut: boolean]>([
    ['nothing at all', {}, true],
    ['one product', { secrets: 1n }, false],
    ['only a total', { total: 1n }, false],
    ['zero of one product (M15)', { code: 0n }, false],
    ['a total of zero (M15)', { total: 0n }, false],
  ])('is left out by the list where it gives no number: %s', (_, counts, isLeftOut) => {
    expect(leavesCountsOut(counting(counts).scan)).toBe(isLeftOut);
  });
});

describe('a number that fits', () => {
  const secretsOnly = { enabledProducts: ['secrets'] };

  it.each<[what: string, earlier: readonly Scan[], mayBeChance: boolean]>([
    ['no earlier scan', [], false],
    ['the same number', [counted({ code: 3n })], true],
    ['another number', [counted({ code: 4n })], false],
    ['the same number, of other products', [counted({ code: 1n, secrets: 3n })], false],
    ['no number at all', [counted({})], true],
    ['only a total, which is about other types too', [counted({ total: 3n })], true],
    ['the same number, in a part of the rules', [counted({ code: 3n }, { isPartialScan: true })], false],
    ['the same number, but not the newest', [counted({ code: 4n }), counted({ code: 3n })], false],
    ['what a scan counted that failed by its exit code', [counted({ code: 0n }, { exitCode: 2n })], true],
    [
      'the same number, of one that ended after the newest',
      [counted({ code: 4n }, { completedAtMs: NOON_MS }), counted({ code: 3n }, { completedAtMs: NOON_MS + 1 })],
      true,
    ],
    ["the same, before another product's", [counted({ secrets: 1n }, secretsOnly), counted({ code: 3n })], true],
  ])('may be that of the scan before it where that counted the same, or nobody knows (M2): %s', (_, earlier, mayBe) => {
    const [expected] = countsOf(counting({ code: 3n }), undefined);
    expect(mayFitByChance(expected!, earlier)).toBe(mayBe);
  });

  it('in total is compared with a total, and with the sum over the products', () => {
    const [expected] = countsOf(counting({ total: 3n }), undefined);
    expect(mayFitByChance(expected!, [counted({ total: 3n })])).toBe(true);
    expect(mayFitByChance(expected!, [counted({ code: 1n, secrets: 2n })])).toBe(true);
    expect(mayFitByChance(expected!, [counted({ total: 2n })])).toBe(false);
  });
});
