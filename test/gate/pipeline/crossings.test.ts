import { expect, it } from 'vitest';
import { GateFailure } from '../../../src/domain/failure.ts';
import type { IssueSearch } from '../../../src/domain/issue.ts';
import { aRunningScan, aScan, someFindings } from '../../build/a-scan.ts';
import { aDetailOf } from '../../build/a-scan-detail.ts';
import { aPush } from '../../build/a-target.ts';
import { NOON_MS } from '../../fakes/fake-clock.ts';
import { aScanPage } from '../../fakes/scripted-reader.ts';
import { parsePolicy } from '../../policy/parse-one-policy.ts';
import { endingOf, type Given, judge } from './judged.ts';

// In these runs two rules meet. Each run once ended differently, though each rule by itself was right.

const policyOf = (text: string, baseline: 'none' | 'given' = 'none') =>
  parsePolicy(`version: 1\n${text}`, { sourceName: 'policy', baseline, today: '2026-06-15' });
const soft = (reason: string) => ({ 'on-inconclusive': `${reason}: warn` });
const ago = (startedMs: number, endedMs: number) => ({
  startedAtMs: NOON_MS - startedMs,
  completedAtMs: NOON_MS - endedMs,
});
const sha = (letter: string) => letter.repeat(40);
const asks = ({ issueTypes, severities }: IssueSearch, type: string, severity: string): boolean =>
  issueTypes.some((one) => one === type) && (severities === undefined || severities.some((one) => one === severity));
const onMain = ({ refs }: IssueSearch): boolean => refs.includes('main');

const FULL = { isFullScan: true };
const BASE = { ...FULL, id: '800', branch: 'refs/heads/main', commit: sha('b') };
const NO_LIMITS = 'fail-on-severity: none\nconditions:';

/** The list of one day shows code alone. Two days ago the same commit and ref was scanned for secrets, and that scan failed. */
function wideReadThatFails(): Given {
  const past = [1, 2, 3].map((n) =>
    aScan({
      id: `70${n}`,
      branch: `refs/pull/${n}/merge`,
      commit: sha(`${n}`),
      enabledProducts: ['sast'],
      ...ago(n * 4e6, n * 4e6 - 1e5),
    }),
  );
  const own = aScan({ enabledProducts: ['sast'], ...ago(9e5, 8e5) });
  const again = aScan({ id: '901', enabledProducts: ['sast'], ...ago(6e5, 5e5) });
  const failed = aScan({
    id: '600',
    enabledProducts: ['secrets'],
    status: 'error',
    exitCode: 2n,
    ...ago(1728e5, 1727e5),
  });
  let [wide, narrow] = [0, 0];
  return {
    scans: ({ branch, sinceMs }) => {
      if (branch !== undefined) return [aScanPage([])];
      if (sinceMs !== undefined) return [aScanPage(narrow++ > 0 ? [...past, own, again] : [...past, own])];
      return wide++ === 0 ? [new GateFailure('server', 'answered 503')] : [aScanPage([failed, ...past, own, again])];
    },
    // The detail counts more than the list, so that the gate polls once more.
    detail: (id) =>
      aDetailOf([own, again, failed].find((one) => one.id === id)!, {
        stats: { findings: id === '900' ? 1n : 0n, totalTimeSeconds: 1 },
      }),
  };
}

/** The base was scanned just now. The index shows three of its five code findings, and none of its two secrets. */
const baseWithGap: Given = {
  polls: [[aScan(FULL), aScan({ ...BASE, ...ago(3e5, 2e4), findingsCounts: someFindings({ code: 5n, secrets: 2n }) })]],
  index: (search) => (onMain(search) && asks(search, 'sast', 'low') ? 'sast:a=3' : ''),
};

/** The index lacks two of five findings of an old code scan. Another scan, for AI code, has just ended. */
const gapBesideFresh: Given = {
  polls: [
    [
      aScan({ enabledProducts: ['sast', 'sca'], findingsCounts: someFindings({ code: 5n }) }),
      aScan({ id: '901', enabledProducts: ['secrets', 'ai_sast'], ...ago(3e4, 5e3), findingsCounts: someFindings({}) }),
    ],
  ],
  issues: 'rated, low, detected sast+sca, detected sast: sast:a=3',
  policy: policyOf('conditions: [{ name: AI, issue-types: [ai-code], max: 0 }]'),
  world: { neverWaits: true },
};

/** A diff scan on a ref that full scans write too. The index shows more code findings than the scan counted, and fewer secrets. */
const gapOnSharedRef: Given = {
  polls: [
    [
      aScan({ branch: 'topic', isFullScan: false, findingsCounts: someFindings({ code: 2n, secrets: 4n }) }),
      aScan({
        ...FULL,
        id: '800',
        branch: 'topic',
        commit: sha('c'),
        ...ago(9e7, 89e6),
        findingsCounts: someFindings({ code: 5n }),
      }),
    ],
  ],
  meta: { pullRequestId: '7' },
  issues:
    '@topic rated, @topic low, @topic detected sast+sca+secrets: sast:a=5 secrets:s=1; @topic detected secrets: secrets:s=1',
};

const FRESH = { ...ago(3e4, 2e3), findingsCounts: someFindings({ code: 3n }) };

const baseInFreshIndex: Given = {
  polls: [[aScan({ ...FULL, findingsCounts: someFindings({ code: 3n }) }), aScan({ ...BASE, ...FRESH })]],
  issues: 'high, rated, sast high, base high, base rated: sast:a=3; base sast high: - > sast:a=3; base low: !503',
  policy: policyOf(
    `${NO_LIMITS} [{ name: N, issue-types: [code], severities: [high], compare: new, max: 0 }]`,
    'given',
  ),
};

/** While the gate waits for code, another commit's scan takes over the ref for supply chain, which this commit was not scanned for. */
function takenOverWhileReading(): Given {
  const main = { ...FULL, branch: 'refs/heads/main', enabledProducts: ['sast', 'secrets'] };
  const past = [1, 2, 3].map((n) =>
    aScan({ ...main, id: `70${n}`, commit: sha(`${n}`), ...ago(n * 4e6, n * 4e6 - 1e5) }),
  );
  const own = aScan({ ...main, ...ago(6e4, 2e3), findingsCounts: someFindings({ code: 2n }) });
  const other = aScan({
    ...{ id: '901', branch: 'main', isFullScan: false, commit: sha('d'), enabledProducts: ['sca'] },
    ...{ ...ago(3e4, -4e3), findingsCounts: someFindings({ supplyChain: 1n }) },
  });
  return {
    target: aPush(),
    listAt: (nowMs) => (nowMs < 5e3 ? [...past, own] : [...past, own, other]),
    index: (search, nowMs) =>
      [
        ...(asks(search, 'sast', 'low') ? [`sast:a=${nowMs >= 12e3 ? 2 : 1}`] : []),
        ...(asks(search, 'sca', 'critical') && nowMs >= 5e3 ? ['sca:v=1'] : []),
      ].join(' '),
  };
}

const ofSecrets = (findings: bigint): Given => ({
  polls: [
    [
      aScan({ ...FULL, branch: 'refs/pull/7/head', enabledProducts: ['sast', 'sca'] }),
      aScan({
        id: '901',
        branch: 'refs/pull/7/merge',
        isFullScan: false,
        enabledProducts: ['secrets'],
        findingsCounts: someFindings({ secrets: findings }),
      }),
    ],
  ],
  index: (search) =>
    findings > 0n && search.refs.includes('refs/pull/7/merge') && asks(search, 'secrets', 'critical')
      ? `secrets:s=${findings}`
      : '',
  policy: policyOf(`${NO_LIMITS} [{ name: S, issue-types: [secrets], compare: new, max: 0 }]`, 'given'),
});

const ANY = policyOf(`${NO_LIMITS} [{ name: Any, max: 0 }]`);
const AGAINST_MAIN = { baseline: 'main' };
const NEW_IN_ALL: Given = {
  polls: [[aScan(FULL), aScan(BASE)]],
  policy: policyOf(`${NO_LIMITS} [{ name: New, compare: new, max: 0 }]`, 'given'),
};
it.each<[what: string, expected: string, given: Given, inputs?: Given['inputs']]>([
  ['a failed wide read is repeated if another scan decides', 'scan-failed 2', wideReadThatFails()],
  ['an index gap and lag of the baseline', 'index-gap 2', baseWithGap, { ...AGAINST_MAIN, ...soft('index-lag') }],
  ['an index gap and a scan that just ended', 'index-gap 2', gapBesideFresh, soft('index-lag')],
  ['an index gap on a ref that full scans write too', 'index-gap 2', gapOnSharedRef, soft('unstable')],
  ['a base without issues in a fresh index, and a failed search', 'server 2', baseInFreshIndex, AGAINST_MAIN],
  ['products whose ref was taken over do not count', 'pass 0', takenOverWhileReading()],
  ['all of a diff scan is new, with any scan of the base', 'fail 1', ofSecrets(2n), AGAINST_MAIN],
  ['none of it needs no base', 'pass 0', ofSecrets(0n), AGAINST_MAIN],
  [
    'a critical issue remains if the second reading of an issue without a severity fails',
    'fail 1 server',
    { issues: 'critical: a=1 > !503; rated: a=1 b=1' },
  ],
  [
    'the issue of unknown severity alone breaks nothing then',
    'server 2',
    { policy: ANY, issues: 'low: - > !503; rated: b=1' },
    { 'max-unrated': '0' },
  ],
  [
    'an unconfirmed issue of the base without a severity makes nothing new',
    'server 2',
    { polls: NEW_IN_ALL.polls!, issues: 'high, rated, base rated: b=1; base low: - > !503' },
    AGAINST_MAIN,
  ],
])('%s: %s', async (_, expected, given, inputs) =>
  expect(await endingOf({ ...given, ...(inputs && { inputs }) })).toBe(expected),
);

it('a search that the record lacks is not softened by another one that failed', async () => {
  const policy = policyOf(`${NO_LIMITS} [{ name: Code, issue-types: [code], where: { confidences: [high] }, max: 0 }]`);
  const issues = { low: ['!503'], sast: ['!not recorded'] };
  const { report } = await judge({ policy, issues, inputs: { 'on-inconclusive': 'warn' } });
  expect([report.verdict.reason, report.exitCode]).toEqual(['not-found', 2]);
});

it('a rule has no number at the baseline if the baseline was read in part', async () => {
  const issues = 'high, rated: sast:b=5; base high: sast:a=1|!503; base rated: sast:a=1 sast:b=5';
  const { report } = await judge({ inputs: AGAINST_MAIN, polls: [[aScan(FULL)]], issues });
  expect(report.rules.map(({ rulePath, issuesAtBaseline }) => [rulePath, issuesAtBaseline])).toEqual([
    ['b', undefined],
  ]);
});

it('a condition counts what the searches by severity found in addition to one that was cut', async () => {
  const { report } = await judge({ policy: ANY, issues: 'critical: a=3; rated: b=1|!503' });
  expect(report.conditions.map(({ found, result }) => [found, result])).toEqual([[4n, 'broken']]);
});

it('a list that differs at every request ends as unstable', async () => {
  let looks = 0;
  const next = aRunningScan({ id: '950', commit: sha('c'), startedAtMs: NOON_MS - 6e4 });
  const { report, reader } = await judge({
    listAt: () => {
      if (looks > 100) throw new GateFailure('internal', 'it looks without end');
      return [aScan({ findingsCounts: someFindings({ code: BigInt(looks++) }) }), next];
    },
    index: (search) => (asks(search, 'sast', 'low') ? 'sast:a=2' : ''),
  });
  expect([report.verdict.reason, reader.issueSearches.length < 200]).toEqual(['unstable', true]);
});
