import { describe, expect, it } from 'vitest';
import { ISSUE_TYPES } from '../../src/domain/product.ts';
import { type FindingsCounts, NO_COUNTS, type Scan } from '../../src/domain/scan.ts';
import { baselineScopes, type CountingScope, type CountSource } from '../../src/evidence/evidence-plan.ts';
import { countsOf, isAnyBefore, leavesCountsOut } from '../../src/evidence/index-barrier.ts';
import { aScan } from '../build/a-scan.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';
import { aClaim, aPlace } from './a-reading.ts';

function counted(counts: Partial<FindingsCounts>, given: Parameters<typeof aScan>[0] = {}): Scan {
  return aScan({ findingsCounts: { ...NO_COUNTS, ...counts }, ...given });
}

function counting(counts: Partial<FindingsCounts>): CountSource {
  return aClaim({ scan: counted(counts) });
}

describe('the count of a scan', () => {
  const ZERO = { code: 0n, secrets: 0n, supplyChain: 0n };
  const ALL = ISSUE_TYPES.join('+');

  it.each<[what: string, counts: Partial<FindingsCounts>, stats: bigint | undefined, said: string]>([
    ['is by product if the list counts by product', { code: 2n, secrets: 1n }, undefined, 'sast 2, sca 0, secrets 1'],
    ['for products left out is the rest of the total', { code: 2n, total: 9n }, 8n, 'sast 2, sca+secrets 7'],
    ['is zero if it is zero by product (M15)', { ...ZERO, total: 0n }, 3n, 'sast 0, sca 0, secrets 0'],
    ['is for all types together if there is only a total', { total: 4n }, undefined, `${ALL} 4`],
    ['is a total of zero before that of the detail (M15)', { total: 0n }, 3n, `${ALL} 0`],
    [
      'is the total if no product explains it, because a contradiction is not zero',
      { ...ZERO, total: 4n },
      undefined,
      `${ALL} 4`,
    ],
    ['is the total of the detail if the list has none (L10)', {}, 3n, `${ALL} 3`],
    ['may be that there is nothing', {}, 0n, `${ALL} 0`],
    ['does not exist if neither has a number', {}, undefined, ''],
  ])('%s', (_, given, stats, due) => {
    const said = countsOf(counting(given), stats).map(
      ({ issueTypes, findings }) => `${issueTypes.join('+')} ${findings}`,
    );
    expect(said.join(', ')).toBe(due);
  });

  it('in total is for all products that it ran, whether it decides them or not', () => {
    const scan = aScan({ findingsCounts: { ...NO_COUNTS, total: 4n }, enabledProducts: ['sast', 'secrets', 'iac'] });
    const [expected] = countsOf(aClaim({ scan, issueTypes: ['secrets'] }), undefined);
    expect(expected?.issueTypes).toEqual(['sast', 'secrets']);
  });

  it.each([
    ['AI code scanning, which has no count of its own', ['sast', 'sca', 'secrets', 'ai_sast']],
    ['a product unknown to this version', ['sast', 'sca', 'secrets', 'dast']],
    ['nothing else', ['sast']],
  ])('is zero for products left out, although the total has more, if the scan ran %s', (_, enabledProducts) => {
    const scan = counted({ code: 2n, total: 9n }, { enabledProducts });
    const counts = countsOf(aClaim({ scan }), undefined).map(({ findings }) => findings);
    expect(counts).toEqual([2n, 0n, 0n]);
  });

  it('is missing from the list only if there is no number, and zero is one (M15)', () => {
    expect(leavesCountsOut(counted({}))).toBe(true);
    const given = [{ secrets: 1n }, { total: 1n }, { code: 0n }, { total: 0n }];
    expect(given.filter((counts) => leavesCountsOut(counted(counts)))).toEqual([]);
  });
});

describe('a number that fits', () => {
  const secretsOnly = { enabledProducts: ['secrets'] };
  const isThree = (count: bigint) => count === 3n;

  it.each<[what: string, earlier: readonly Scan[], mayBeChance: boolean]>([
    ['the same number', [counted({ code: 3n })], true],
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
  ])('may be that of the scan before if that counted the same, or no number (M2): %s', (_, earlier, mayBe) => {
    const [expected] = countsOf(counting({ code: 3n }), undefined);
    expect(isAnyBefore(expected!, earlier, isThree)).toBe(mayBe);
  });

  it('in total is compared with a total, and with the sum over the products', () => {
    const [expected] = countsOf(counting({ total: 3n }), undefined);
    expect(isAnyBefore(expected!, [counted({ total: 3n })], isThree)).toBe(true);
    expect(isAnyBefore(expected!, [counted({ code: 1n, secrets: 2n })], isThree)).toBe(true);
    expect(isAnyBefore(expected!, [counted({ total: 2n })], isThree)).toBe(false);
  });
});

const BASE_REFS = ['refs/heads/main', 'main'];
it.each<[what: string, scopes: readonly CountingScope[], compared: unknown]>([
  ['are its refs for a full scan', [aPlace({ refs: ['a'] })], [{ issueTypes: ISSUE_TYPES, refs: BASE_REFS }]],
  ['are none for a diff scan (L2)', [aPlace({ refs: ['a'], isDiff: true })], []],
  ["are none for a diff scan under the baseline's own name", [aPlace({ refs: ['main'], isDiff: true })], []],
  ['do not exist if the baseline itself is under test', [aPlace({ refs: ['x', 'main'] })], undefined],
  ['are none if nothing is counted', [], []],
])('the counting scopes of a baseline %s', (_, scopes, compared) => {
  expect(baselineScopes(scopes, BASE_REFS)).toEqual(compared);
});
