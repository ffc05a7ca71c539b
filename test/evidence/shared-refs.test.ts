import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../src/domain/failure.ts';
import type { Condition } from '../../src/domain/policy.ts';
import { ISSUE_TYPES, UNRATED_ISSUE_TYPES } from '../../src/domain/product.ts';
import { sumOf, tallyOf } from '../../src/domain/tally.ts';
import type { BaselineScans, CountSource } from '../../src/evidence/evidence-plan.ts';
import { aCondition } from '../policy/a-case.ts';
import { aClaim, anEndedScan, anOldScan, aPlace, MINUTE_MS, read, sums } from './a-reading.ts';
import type { Answers } from './an-index.ts';

const TOPIC = 'topic';
/** Five issues here that the base has too. */
const SAME_FIVE: Answers = {
  '@topic critical': ['a=5'],
  '@topic rated': ['a=5'],
  'base critical': ['a=5'],
  'base rated': ['a=5'],
  'base sast critical': ['a=5'],
  'base sast': ['a=5'],
  'base sast+sca critical': ['a=5'],
  'base sast+sca': ['a=5'],
};

async function compare(
  answers: Answers,
  counts: Parameters<typeof anEndedScan>[1],
  given: Partial<CountSource> & { readonly branch?: string } = {},
) {
  const { branch = TOPIC, ...source } = given;
  const scan = { ...anEndedScan(60 * MINUTE_MS, counts), branch, isFullScan: false };
  const sources = [aClaim({ scan, refs: [branch], hasFullScan: async () => true, ...source })];
  const scopes = [aPlace({ issueTypes: ISSUE_TYPES, refs: [branch], isDiff: true, sources })];
  return read(answers, { scopes, hasBaseline: true });
}

describe('a diff scan on a ref that full scans write too', () => {
  it('is compared if more is found than it counted (M9)', async () => {
    const { evidence, isBaselineRead, timesAsked } = await compare(SAME_FIVE, {});
    expect(sumOf(tallyOf(evidence.there!, 'critical'))).toBe(5n);
    expect([isBaselineRead, evidence.baselineShortfall]).toEqual([true, undefined]);
    expect(timesAsked('@topic critical')).toBe(1);
  });

  it('is compared if a failed search leaves open whether more is there', async () => {
    const { evidence } = await compare({ ...SAME_FIVE, '@topic rated': ['!503'] }, {});
    expect([sumOf(tallyOf(evidence.there!, 'critical')), evidence.allNew]).toEqual([5n, UNRATED_ISSUE_TYPES]);
  });

  it('is compared in the types of which more is found than it counted', async () => {
    const { asked, notices } = await compare(
      { ...SAME_FIVE, '@topic high': ['secrets:s=1'], '@topic rated': ['a=5 secrets:s=1'] },
      { secrets: 1n },
    );
    const ofBase = asked.filter((question) => question.startsWith('base '));
    expect(ofBase).toContain('base sast critical');
    expect(ofBase.some((question) => /rated|secrets|sca|other/.test(question))).toBe(false);
    expect(notices).toContainEqual(expect.stringContaining('no baseline is subtracted for supply-chain, secrets'));
  });

  it('is all new if it counted all that is found, because the change may repeat issues of the base', async () => {
    let isAsked = false;
    const hasFullScan = async () => {
      isAsked = true;
      return true;
    };
    const { evidence, isBaselineRead } = await compare(SAME_FIVE, { code: 5n }, { hasFullScan });
    expect([isBaselineRead, isAsked]).toEqual([false, false]);
    expect(evidence.there!.size).toBeGreaterThan(0);
  });

  it.each<[what: string, given: Parameters<typeof compare>[2]]>([
    ['no full scan of the ref is listed', { hasFullScan: async () => false }],
    ["the ref is the pull request's own", { branch: 'refs/pull/7/merge' }],
  ])('is all new if %s', async (_, given) => {
    const { isBaselineRead } = await compare({ ...SAME_FIVE, critical: ['a=5'], rated: ['a=5'] }, {}, given);
    expect(isBaselineRead).toBe(false);
  });

  it('leaves new issues unverified if the list of full scans fails', async () => {
    const hasFullScan = () => Promise.reject(new GateFailure('network', 'no answer'));
    const { evidence } = await compare(SAME_FIVE, {}, { hasFullScan });
    expect(evidence.shortfall).toBeUndefined();
    expect(evidence.baselineShortfall).toMatchObject({ failure: { reason: 'network' }, areCountsLowerBounds: false });
  });

  it('also reports another doubt of the baseline if the list of full scans fails', async () => {
    const scan = { ...anOldScan({}), branch: TOPIC, isFullScan: false };
    const hasFullScan = () => Promise.reject(new GateFailure('network', 'no answer'));
    const sources = [aClaim({ scan, refs: [TOPIC], hasFullScan })];
    const diff = aPlace({ issueTypes: ['sast'], refs: [TOPIC], isDiff: true, sources });
    const { evidence } = await read(
      {
        '@topic sast critical': ['a=1'],
        '@topic sast': ['a=1'],
        'base secrets low': ['secrets:s=1'],
        'base secrets': ['secrets:s=1'],
      },
      {
        scopes: [diff, aPlace({ issueTypes: ['secrets'] })],
        hasBaseline: true,
        baselineScans: { mixedTypes: ['secrets'] },
      },
    );
    const { reason, also } = evidence.baselineShortfall!.failure;
    expect([reason, ...also!.map((one) => one.reason)]).toEqual(['unstable', 'network']);
  });
});

describe('the same without a baseline (O14)', () => {
  const alone = (answers: Answers, scan: ReturnType<typeof anEndedScan>, conditions: readonly Condition[] = []) => {
    const ours = { ...scan, branch: TOPIC, isFullScan: false };
    const sources = [aClaim({ scan: ours, refs: [TOPIC], hasFullScan: async () => true })];
    const scopes = [aPlace({ issueTypes: ISSUE_TYPES, refs: [TOPIC], isDiff: true, sources })];
    return read(answers, { scopes, conditions });
  };
  const FIVE: Answers = { '@topic critical': ['a=5'], '@topic rated': ['a=5'] };
  const NO_WORD = { code: undefined, supplyChain: undefined, secrets: undefined, total: undefined };

  it('adds nothing if it counted nothing', async () => {
    const { evidence } = await alone(FIVE, anEndedScan(60 * MINUTE_MS, {}));
    expect([sumOf(tallyOf(evidence.here, 'critical')), evidence.shortfall]).toEqual([0n, undefined]);
  });

  it.each(['low', 'rated'])(
    'verifies no fail if a search failed and the issues may be those of full scans: %s',
    async (id) => {
      const { evidence } = await alone({ ...FIVE, [`@topic ${id}`]: ['!503'] }, anEndedScan(60 * MINUTE_MS, {}));
      expect([sums(evidence), evidence.shortfall?.failure.reason]).toEqual([{}, 'server']);
    },
  );

  it.each([
    ['a search failed', '!503', {}, 'server'],
    ['the index lacks secrets', '', { secrets: 3n }, 'index-lag'],
  ] as const)('is unstable too if some issues are its own, and %s', async (_what, high, counts, reason) => {
    const scan = anEndedScan(1_000, { code: 1n, ...counts });
    const { evidence } = await alone({ ...FIVE, '@topic high': [high] }, scan);
    expect(evidence.shortfall?.failure).toMatchObject({ reason, also: [{ reason: 'unstable', detail: 'shared-ref' }] });
    expect(sums(evidence)).toEqual({});
  });

  it('adds all that is found if it has no count, because a missing count is not zero', async () => {
    const silent = { ...anEndedScan(60 * MINUTE_MS, {}), findingsCounts: NO_WORD };
    const { evidence } = await alone(FIVE, silent);
    expect(sumOf(tallyOf(evidence.here, 'critical'))).toBe(5n);
  });

  it.each([
    ['critical 0', undefined],
    ['unrated 0 warn', undefined],
    ['unrated 0', { reason: 'unstable' }],
  ])('is unstable if unrated issues are judged, which no scan counts: by %s', async (condition, due) => {
    const answers: Answers = { ...FIVE, '@topic other': [':b=1'] };
    const { evidence } = await alone(answers, anEndedScan(60 * MINUTE_MS, {}), [aCondition(condition)]);
    expect(evidence.shortfall?.failure).toEqual(due && expect.objectContaining(due));
    if (due !== undefined) expect(sums(evidence)).toEqual({});
  });
});

describe('a baseline with a later diff scan of its name that found something', () => {
  const compareWith = (
    mixedTypes: BaselineScans['mixedTypes'],
    answers: Readonly<Record<string, readonly string[]>> = {},
    given: Partial<CountSource> = {},
  ) =>
    read(
      { critical: ['a=5'], rated: ['a=5'], 'base critical': ['a=5'], 'base rated': ['a=5'], ...answers },
      {
        hasBaseline: true,
        scan: anOldScan({ code: 5n }),
        baselineSource: { scan: anOldScan({ code: 5n }), refs: ['refs/heads/main', 'main'], ...given },
        baselineScans: { mixedTypes },
      },
    );

  it('is not compared, although as many are found as its own scan counted, because they may be others', async () => {
    const { evidence } = await compareWith(['sast']);
    expect(evidence.baselineShortfall?.failure).toMatchObject({ reason: 'unstable', detail: 'shared-ref' });
    expect(evidence.baselineShortfall?.failure.message).toContain('a later diff scan ran under its name');
    expect(evidence.baselineShortfall?.failure.message).toContain('run a full scan of it again (code)');
  });

  it.each([
    ['issues are missing that its own scan counted', 0n, 'unstable'],
    ['no issue is missing', 5n, undefined],
  ])('is in doubt only for missing issues, if the diff scan counted none: %s', async (_what, left, reason) => {
    const there = [left === 0n ? '' : `a=${left}`];
    const scan = anOldScan({ code: 5n });
    const { evidence } = await read(
      { critical: ['a=5'], rated: ['a=5'], 'base critical': there, 'base rated': there },
      {
        hasBaseline: true,
        scan,
        baselineSource: { scan, refs: ['refs/heads/main', 'main'] },
        baselineScans: { overwrittenTypes: ['sast'] },
      },
    );
    expect(evidence.baselineShortfall?.failure.reason).toBe(reason);
  });

  it('is not compared if issues there have no type, as AI code never has', async () => {
    const { evidence } = await compareWith(['ai-sast'], { 'base other': [':b=1'] });
    expect(evidence.baselineShortfall?.failure.message).toContain('run a full scan of it again (ai-code)');
  });

  const lacking = anEndedScan(4 * MINUTE_MS, { code: 0n, secrets: 3n });
  it.each([
    ['a search failed', { 'base high': ['!server'] }, {}, 'server'],
    ['the index lacks secrets', {}, { scan: lacking }, 'index-lag'],
  ] as const)('is reported if also %s, and is not softened by that', async (_what, answers, given, reason) => {
    const { evidence } = await compareWith(['sast'], answers, given);
    expect(evidence.baselineShortfall?.failure.reason).toBe(reason);
    expect(evidence.baselineShortfall?.failure.also).toContainEqual(expect.objectContaining({ reason: 'unstable' }));
  });

  it.each([
    ['the diff scan ran another product', ['secrets']],
    ['no diff scan has its name', []],
  ] as const)('is compared if %s', async (_why, mixedTypes) => {
    const { evidence } = await compareWith(mixedTypes);
    expect(evidence.baselineShortfall).toBeUndefined();
  });
});

describe('a baseline with an unreadable scan in the list', () => {
  const unreadable = new GateFailure('contract', 'status is not text');
  const reasonsOf = async (given: Partial<BaselineScans>) => {
    const found = { 'base critical': ['a=1'], 'base rated': ['a=1'] };
    const { evidence } = await read(found, { hasBaseline: true, baselineScans: { unreadable, ...given } });
    const { reason, also = [] } = evidence.baselineShortfall!.failure;
    return [reason, ...also.map((one) => one.reason)];
  };

  it('is not compared', async () => {
    expect(await reasonsOf({})).toEqual(['contract']);
  });

  it('also reports another doubt', async () => {
    expect(await reasonsOf({ mixedTypes: ['sast'] })).toEqual(['unstable', 'contract']);
  });
});

describe('whether a finished scan of the baseline exists (O15)', () => {
  const without = (here: Partial<BaselineScans>, found = 'a=1') =>
    read({ 'base high': [found], 'base rated': [found] }, { hasBaseline: true, baselineScans: here });

  it.each<[what: string, known: Partial<BaselineScans>, found: string, wasScanned: boolean]>([
    ['a full scan is listed', { hasFullScan: true, hasDiffScan: true }, '', true],
    ['none is listed any more, and issues are there', { hasFullScan: false }, 'a=1', true],
    ['none is listed, and nothing is there', { hasFullScan: false }, '', false],
    ['only diff scans have its name', { hasFullScan: false, hasDiffScan: true }, 'a=1', false],
  ])('is known if %s', async (_what, known, found, wasScanned) => {
    const { wasBaselineScanned, evidence } = await without(known, found);
    expect(wasBaselineScanned).toBe(wasScanned);
    const message = 'no finished scan of the baseline refs/heads/main is known';
    expect(evidence.baselineShortfall?.failure.message).toBe(wasScanned ? undefined : message);
  });

  it('is unknown if the list fails', async () => {
    const { wasBaselineScanned, evidence } = await read(
      {},
      {
        hasBaseline: true,
        baselineScans: { unreadable: new GateFailure('server', 'the list failed'), hasFullScan: undefined },
      },
    );
    expect([wasBaselineScanned, evidence.baselineShortfall?.failure.reason]).toEqual([undefined, 'server']);
  });

  it('is reported with another doubt', async () => {
    const { evidence } = await without({ hasFullScan: false, hasDiffScan: true }, '!server');
    expect(evidence.baselineShortfall).toMatchObject({ failure: { reason: 'server' }, areCountsLowerBounds: false });
    expect(evidence.baselineShortfall?.failure.also).toContainEqual(expect.objectContaining({ reason: 'no-scan' }));
  });

  it('is reported with an unreadable entry', async () => {
    const unreadable = new GateFailure('contract', 'an entry cannot be read');
    const { evidence } = await without({ hasFullScan: false, hasDiffScan: true, unreadable });
    expect(evidence.baselineShortfall?.failure).toMatchObject({ reason: 'contract', also: [{ reason: 'no-scan' }] });
  });
});
