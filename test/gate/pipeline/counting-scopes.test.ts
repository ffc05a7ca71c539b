import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../../src/domain/failure.ts';
import type { RepositoryId } from '../../../src/domain/ids.ts';
import { ISSUE_TYPES, type Product, productsOf } from '../../../src/domain/product.ts';
import { refSpellings } from '../../../src/domain/ref.ts';
import { type MalformedScan, NO_COUNTS, type Scan } from '../../../src/domain/scan.ts';
import { baselineScans } from '../../../src/gate/pipeline/baseline-scans.ts';
import { countingScopes } from '../../../src/gate/pipeline/counting-scopes.ts';
import { aRunningScan, aScan } from '../../build/a-scan.ts';
import { OTHER_COMMIT } from '../../build/a-target.ts';
import { NOON_MS } from '../../fakes/fake-clock.ts';
import { aDecision } from './a-decision.ts';

type Given = {
  /** Products that a scan lists, but that are not finished. */
  readonly unfinished?: readonly Product[];
  /** Products that the settings name, but that no scan lists. */
  readonly missing?: readonly Product[];
  /** Products that no scan of the commit lists, but that scans of other commits have run on the refs since. */
  readonly overtaken?: readonly Product[];
  readonly seen?: readonly Scan[];
  readonly mayBeOurs?: (scan: Scan) => boolean;
  readonly unread?: readonly MalformedScan[];
  readonly askedFor?: readonly Scan[];
  /** The products that a scan decides, by scan id, if the scan ran more. */
  readonly decides?: Readonly<Record<string, readonly Product[]>>;
};

function placesOf(
  scans: readonly Scan[],
  {
    unfinished = [],
    missing = [],
    overtaken = [],
    seen = scans,
    unread = [],
    mayBeOurs,
    askedFor = [],
    decides = {},
  }: Given = {},
) {
  const deciding = scans.map((scan) => ({
    scan,
    tier: 'own-ref' as const,
    overtakenFor: overtaken,
    products: decides[scan.id] ?? productsOf(scan.enabledProducts),
  }));
  const decided = deciding.flatMap(({ products }) => products);
  return countingScopes(
    aDecision({ deciding, listed: [...new Set([...decided, ...unfinished])], missing, undecided: unfinished }),
    {
      refsOf: ({ branch }) => refSpellings([branch]),
      statsFindingsOf: async ({ id }) => BigInt(id),
      seen: () => seen,
      unread: () => unread,
      mayBeOurs,
      askForRef: async () => askedFor,
    },
  );
}

/** `sast sca @ main,refs/heads/main diff <- 900:sast,sca`: types, refs, kind, and the types for which each scan's count is expected. */
function inWords(...given: Parameters<typeof placesOf>): readonly string[] {
  return placesOf(...given).map(({ issueTypes, refs, isDiff, sources }) => {
    const words = sources.map(({ scan, issueTypes: types }) => `${scan.id}:${types.join()}`);
    return `${issueTypes.join(' ')} @ ${refs.join()}${isDiff ? ' diff' : ''} <- ${words.join(' ')}`;
  });
}

const PULL = 'refs/pull/7/merge';
const code = aScan({ id: '1', enabledProducts: ['sast'] });
const secrets = aScan({ id: '2', enabledProducts: ['secrets'] });
const topic = aScan({ id: '3', branch: 'topic', isFullScan: true, enabledProducts: ['sca'] });

it.each<[what: string, scans: readonly Scan[], expected: readonly string[], given?: Given]>([
  ['one scan of all', [aScan()], [`sast sca secrets research ai-sast @ ${PULL} diff <- 900:sast,sca,secrets`]],
  ['two scans of a ref', [code, secrets], [`sast sca secrets research ai-sast @ ${PULL} diff <- 1:sast 2:secrets`]],
  [
    'a type that no scan lists is not counted if it may be of our own branch',
    [code, topic],
    [
      `sast @ ${PULL} diff <- 1:sast`,
      'sca secrets ai-sast @ topic,refs/heads/topic <- 3:sca',
      `research @ ${PULL},topic,refs/heads/topic diff <- `,
    ],
    { mayBeOurs: ({ id }) => id === '1' },
  ],
  [
    'a scan that ran more than it decides counts only for the products that it decides',
    [code, { ...topic, enabledProducts: ['sast', 'sca'] }],
    [
      `sast @ ${PULL} diff <- 1:sast`,
      'sca @ topic,refs/heads/topic <- 3:sca',
      `secrets research ai-sast @ ${PULL},topic,refs/heads/topic diff <- `,
    ],
    { decides: { 3: ['supply-chain'] } },
  ],
  [
    'a full scan shows issues of the base too: a type that it decides is compared, and types of a diff scan are not',
    [code, { ...topic, enabledProducts: ['sast'] }],
    [
      `sast @ ${PULL},topic,refs/heads/topic <- 1:sast 3:sast`,
      `sca secrets research ai-sast @ ${PULL},topic,refs/heads/topic diff <- `,
    ],
  ],
  [
    'a type whose product is listed and not finished is counted nowhere (L31)',
    [code],
    [`sast sca research ai-sast @ ${PULL} diff <- 1:sast`],
    { unfinished: ['secrets'] },
  ],
  [
    'a type that was scanned only for other commits on the ref is searched nowhere',
    [code],
    [`sast secrets research ai-sast @ ${PULL} diff <- 1:sast`, 'sca @  <- '],
    { overtaken: ['supply-chain'] },
  ],
  [
    'a type whose product had to be scanned and was not is counted nowhere (L29)',
    [code],
    [`sast secrets research ai-sast @ ${PULL} diff <- 1:sast`],
    { missing: ['supply-chain'] },
  ],
])('each issue type is counted on the refs of the scan that decides its product %s', (_, scans, expected, given) => {
  expect(inWords(scans, given)).toEqual(expected);
  expect([...inWords([...scans].reverse(), given)].length).toBe(expected.length);
});

describe('the count that a deciding scan reports', () => {
  it('is of the refs of that scan, and its total is read from its detail', async () => {
    const [scope] = placesOf([aScan({ branch: 'refs/heads/main', isFullScan: true })]);
    const [claim] = scope!.sources;
    expect(claim?.refs).toEqual(['refs/heads/main', 'main']);
    expect(await claim?.statsFindings()).toBe(900n);
  });

  const OLDER = NOON_MS - 24 * 3_600_000;

  it.each<[what: string, other: Scan, expected: boolean, branch?: string]>([
    ['another commit', aScan({ id: '1', commit: OTHER_COMMIT, startedAtMs: OLDER, completedAtMs: OLDER }), true],
    ['this commit', aScan({ id: '1' }), true],
    ['one that began later', aScan({ id: '901', startedAtMs: NOON_MS - 60_000 }), false],
    ['another ref', aScan({ id: '1', branch: 'refs/pull/8/merge' }), false],
    ['another repository', aScan({ id: '1', repositoryId: '5' }), false],
    ['a run that did not complete', aRunningScan({ id: '1' }), false],
    ['the scan itself', aScan(), false],
    ['another spelling of the ref', aScan({ id: '1', branch: 'v1' }), true, 'refs/heads/v1'],
    ['a tag of its name (M7)', aScan({ id: '1', branch: 'refs/tags/v1' }), false, 'refs/heads/v1'],
  ])('comes with the earlier scans of its ref, from the list or requested: %s', async (_, other, expected, branch) => {
    const scan = aScan(branch === undefined ? {} : { branch });
    const earlier = expected ? [other] : [];
    const [known] = placesOf([scan], { seen: [other, scan] });
    expect(await known?.sources[0]?.earlierScans()).toEqual(earlier);
    const [asked] = placesOf([scan], { seen: [scan], askedFor: [other, scan] });
    expect(await asked?.sources[0]?.earlierScans()).toEqual(earlier);
  });

  it.each([
    ['of its ref', {}, true],
    ['of another ref', { branch: 'main' }, false],
    ['that is no result', { mayBeWhole: false }, false],
  ])('comes with whether an unreadable scan is listed: %s', (_what, entry, expected) => {
    const unread = { branch: PULL, mayBeWhole: true, isCommitReadable: true, problem: 'status is not text', ...entry };
    const [scope] = placesOf([aScan()], { unread: [unread] });
    expect(scope?.sources[0]?.isAnyUnread?.()).toBe(expected);
  });

  it('comes with requested earlier scans if the known ones do not match, such as those of other products', async () => {
    const [known, asked] = [aScan({ id: '1', enabledProducts: ['sca'] }), aScan({ id: '2' })];
    const [scope] = placesOf([aScan()], { seen: [known], askedFor: [known, asked] });
    const ranCode = ({ enabledProducts }: Scan): boolean => enabledProducts.includes('sast');
    expect(await scope?.sources[0]?.earlierScans(ranCode)).toEqual([asked]);
  });

  it.each<[what: string, other: Scan, expected: boolean]>([
    ['a full scan of the bare name', aScan({ id: '1', branch: 'topic', isFullScan: true }), true],
    ['of the name in full', aScan({ id: '1', branch: 'refs/heads/topic', isFullScan: true }), true],
    ['of a part of the rules', aScan({ id: '1', branch: 'topic', isFullScan: true, isPartialScan: true }), false],
    ['a diff scan', aScan({ id: '1', branch: 'topic' }), false],
    ['of another name', aScan({ id: '1', branch: 'other', isFullScan: true }), false],
  ])('comes with whether full scans write its ref, too (M9): %s', async (_, other, expected) => {
    const scan = aScan({ branch: 'topic' });
    const diff = aScan({ id: '2', branch: 'topic' });
    for (const given of [{ seen: [other, diff] }, { seen: [diff], askedFor: [other] }]) {
      const [scope] = placesOf([scan], given);
      expect(await scope?.sources[0]?.hasFullScan()).toBe(expected);
    }
  });
});

describe('the scans of a baseline (O15)', () => {
  const full = aScan({ id: '1', branch: 'main', isFullScan: true, enabledProducts: ['sast'], completedAtMs: NOON_MS });
  const findingsCounts = { ...NO_COUNTS, total: 2n };
  const ran = { branch: 'main', enabledProducts: ['sast', 'sca'], completedAtMs: NOON_MS + 1 };
  const later = aScan({ id: '2', ...ran, findingsCounts });
  const BEFORE = { startedAtMs: later.startedAtMs! - 1 };
  const AI = { enabledProducts: ['ai_sast'] };
  const decision = aDecision({ deciding: [{ scan: code, tier: 'own-ref', products: ['code'], overtakenFor: [] }] });

  async function known(
    seen: readonly Scan[],
    listed: readonly Scan[] = [],
    [malformed, malformedAsked]: readonly (readonly MalformedScan[])[] = [],
  ) {
    let timesAsked = 0;
    const ask = async () => {
      timesAsked += 1;
      return { scans: listed, malformed: malformedAsked ?? [] };
    };
    const polled = { scans: seen, malformed: malformed ?? [] };
    const scans = await baselineScans(['main', PULL], decision, polled, () => undefined, ask);
    return { ...scans, timesAsked };
  }

  it.each<[what: string, other: Partial<Scan>, mixed: readonly string[]]>([
    ['a later diff scan of its name, also with products of no full scan', {}, ['sast', 'sca']],
    ['one that does not list its products', { enabledProducts: [] }, ISSUE_TYPES],
    ['an earlier one', { ...BEFORE, completedAtMs: NOON_MS - 1 }, ['sca']],
    ['one that began earlier and ended later', BEFORE, ['sast', 'sca']],
    ['one that began later and ended earlier', { completedAtMs: NOON_MS - 1 }, ['sast', 'sca']],
    ['one that ended with the full scan', { completedAtMs: NOON_MS, enabledProducts: ['sast'] }, ['sast']],
    ['one without an end', { completedAtMs: undefined }, ['sast', 'sca']],
    ['a later one that runs', { status: 'running' }, []],
    ['a later one that counted nothing', { findingsCounts: { ...NO_COUNTS, total: 0n } }, []],
    ['a later one that counted code alone', { findingsCounts: { ...NO_COUNTS, code: 1n } }, ['sast']],
    ['the same, though its total is zero', { findingsCounts: { ...NO_COUNTS, code: 1n, total: 0n } }, ['sast']],
    ['the same of AI code, which no total counts', { ...AI, findingsCounts: { ...NO_COUNTS, total: 0n } }, ['ai-sast']],
    ["a later one of a pull request's own ref", { branch: PULL }, []],
    ['a later one of another project', { repositoryId: '102' as RepositoryId }, []],
  ])('may have more issues because of: %s', async (_what, other, mixed) => {
    const seen = [full, { ...later, ...other }];
    for (const { mixedTypes } of [await known(seen), await known([], seen)]) expect(mixedTypes).toEqual(mixed);
  });

  it('may have been overwritten by a later diff scan of its name, with any count', async () => {
    const none = { ...later, findingsCounts: { ...NO_COUNTS, total: 0n } };
    const { overwrittenTypes, mixedTypes } = await known([full, none]);
    expect([overwrittenTypes, mixedTypes]).toEqual([['sast', 'sca'], []]);
  });

  it.each<[what: string, seen: Partial<Scan>, isKnown: boolean]>([
    ['a finished full scan', {}, true],
    ['that ran other products', { enabledProducts: ['secrets'] }, false],
    ['that runs', { status: 'running', completedAtMs: undefined }, false],
    ['that failed', { status: 'error' }, false],
    ['of a part of the rules', { isPartialScan: true }, false],
    ['of another project', { repositoryId: '102' as RepositoryId }, false],
    ['a diff scan', { isFullScan: false }, false],
    ['of another branch', { branch: 'maintenance' }, false],
  ])('are requested unless one is listed that ran the deciding product: %s', async (_what, other, isKnown) => {
    const { timesAsked, hasFullScan } = await known([{ ...full, ...other }]);
    expect([timesAsked, hasFullScan]).toEqual([isKnown ? 0 : 1, isKnown || 'enabledProducts' in other]);
    const listed = await known([{ ...full, ...other, id: '7' as Scan['id'] }], [full]);
    expect(listed.hasFullScan).toBe(true);
  });

  it('may have more issues from scans that ended after the start of a full scan without an end', async () => {
    const silent = { ...full, completedAtMs: undefined };
    const { mixedTypes } = await known([silent, { ...later, ...BEFORE, enabledProducts: ['sast'] }]);
    expect(mixedTypes).toEqual(['sast']);
  });

  const spoilt = { branch: 'main', mayBeWhole: true, isCommitReadable: true, problem: 'status is not text' };
  const OF_102 = { repositoryId: '102' as RepositoryId };
  it.each<[what: string, entry: Partial<MalformedScan>, isDoubted: boolean]>([
    ['of its name', {}, true],
    ['that does not name its branch', { branch: undefined }, true],
    ['that ended later', { startedAtMs: full.startedAtMs, completedAtMs: NOON_MS + 1 }, true],
    ['that ended before the last full one', { completedAtMs: full.startedAtMs }, false],
    ['that did not end, or ran a part of the rules', { mayBeWhole: false }, false],
    ['of another branch', { branch: 'maintenance' }, false],
    ['of another project', OF_102, false],
  ])('are in doubt if an unreadable one is listed: one %s', async (_what, entry, isDoubted) => {
    const unread = [{ ...spoilt, ...entry }];
    for (const { unreadable } of [await known([full], [], [unread]), await known([], [full], [[], unread])])
      expect(unreadable?.message.endsWith('status is not text')).toBe(isDoubted || undefined);
    const { unreadable } = await known([], [], [[], unread]);
    expect(unreadable?.reason).toBe(isDoubted || 'completedAtMs' in entry ? 'contract' : undefined);
  });

  it('are the listed ones if the request for more fails, and all causes are reported', async () => {
    const polled = { scans: [{ ...full, enabledProducts: ['sca'] }, later], malformed: [{ ...spoilt }] };
    const ask = () => Promise.reject(new GateFailure('server', 'no answer'));
    const { mixedTypes, unreadable, hasFullScan } = await baselineScans(
      ['main'],
      decision,
      polled,
      () => undefined,
      ask,
    );
    expect([mixedTypes, hasFullScan]).toEqual([['sast', 'sca'], true]);
    expect([unreadable?.reason, ...unreadable!.also.map(({ reason }) => reason)]).toEqual(['server', 'contract']);
    const unknown = await baselineScans(['main'], decision, { scans: [], malformed: [] }, () => undefined, ask);
    expect(unknown.hasFullScan).toBeUndefined();
  });

  it('are requested if a scan of its branch had not ended when it was listed', async () => {
    const running = { ...later, status: 'running' } as const;
    const { timesAsked, mixedTypes } = await known([full, running], [full, later]);
    expect([timesAsked, mixedTypes]).toEqual([1, ['sast', 'sca']]);
  });

  it('include earlier diff scans of its name, as the index may still have their issues', async () => {
    const before = { ...later, completedAtMs: NOON_MS - 1 };
    const { sources } = await known([full, before]);
    expect(await sources[0]?.earlierScans()).toEqual([before]);
    const asked = await known([], [full, before]);
    expect(await asked.sources[0]?.earlierScans()).toEqual([before]);
  });

  it('include as earlier those that ended before, whenever these began', async () => {
    const begunLater = { ...full, id: '3' as Scan['id'], startedAtMs: NOON_MS - 1, completedAtMs: NOON_MS - 1 };
    const { sources } = await known([{ ...full, startedAtMs: NOON_MS - 9 }, begunLater]);
    expect(sources.map((source) => [source.scan.id, source.knownEarlier().map(({ id }) => id)])).toEqual([
      ['1', ['3']],
    ]);
  });

  it('include finished diff scans of its name', async () => {
    expect((await known([full, later])).hasDiffScan).toBe(true);
    expect((await known([full, { ...later, status: 'running' }])).hasDiffScan).toBe(false);
  });
});
