import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../../src/domain/failure.ts';
import type { Scan, ScanPage, ScanSearch } from '../../../src/domain/scan.ts';
import { aRunningScan, aScan, someFindings } from '../../build/a-scan.ts';
import { aDetailOf } from '../../build/a-scan-detail.ts';
import { COMMIT, OTHER_COMMIT } from '../../build/a-target.ts';
import { NOON_MS } from '../../fakes/fake-clock.ts';
import { aScanPage, type Pages } from '../../fakes/scripted-reader.ts';
import { endingOf, type Given } from './judged.ts';

type GivenScan = Parameters<typeof aScan>[0];

const BROKEN = new GateFailure('server', 'answered 500');
const minutesAgo = (minutes: number) => NOON_MS - minutes * 60_000;
const times = (from: number, to: number) => ({ startedAtMs: minutesAgo(from), completedAtMs: minutesAgo(to) });
const CODE = { enabledProducts: ['sast'] };
const BOTH = { enabledProducts: ['sast', 'sca'] };
const SECRETS = { enabledProducts: ['secrets'] };
const FAILED = { status: 'error', exitCode: 2n } as const;
const RUNS = { status: 'running', completedAtMs: undefined, exitCode: undefined } as const;
const counting = (code: bigint) => ({ findingsCounts: someFindings({ code }) });
const again = (given: GivenScan) => aScan({ id: '901', ...times(1, 0), ...given });

/** The first list, and the pages of all later ones. */
function listed(first: readonly Scan[], ...later: Pages<ScanPage>): Given {
  const polls = [[...first, ...later.flatMap((page) => (page instanceof Error ? [] : page.scans))]];
  return { polls, scans: (_, time) => (time === 0 ? [aScanPage(first)] : later) };
}

/** A code scan in the list of the last day, and the end of the list of all scans, which takes longer than a detail does. */
function lastDay(...older: Pages<ScanPage>): Given {
  const scan = aScan(CODE);
  const all = [...Array.from({ length: 20 }, () => aScanPage([scan])), ...older];
  const { polls } = listed([scan], ...older);
  return { polls: polls!, scans: ({ sinceMs }) => (sinceMs === undefined ? all : [aScanPage([scan])]) };
}

const isOfRef = ({ branch, sinceMs }: ScanSearch) => branch !== undefined && sinceMs === undefined;
const softened = (reasons: string) => ({ 'on-inconclusive': reasons.replaceAll(/(\S+)(?: and )?/g, '$1: warn\n') });

describe('a fail that is verified stays one', () => {
  const secrets = aScan({ id: '901', ...SECRETS, ...times(13, 11), findingsCounts: someFindings({ secrets: 1n }) });
  const code = aScan({ ...BOTH, ...times(1, 0.05), ...counting(1n) });
  const unnamed = aScan({ id: '901', ...SECRETS, branch: undefined });
  const nameless: Given = {
    polls: [[aScan(BOTH), unnamed]],
    meta: { pullRequestId: '7' },
    issues: 'sast+sca critical, sast+sca: a=1',
  };
  const unasked: Given = {
    polls: [[secrets, code]],
    scans: ({ branch }) => (branch === undefined ? [aScanPage([secrets, code])] : [BROKEN]),
    issues: 'critical: secrets:s=1; low: a=1; rated: secrets:s=1 a=1',
  };

  const topic = aScan({ id: '901', ...SECRETS, branch: 'topic' });
  const named = aScan({ ...CODE, ...counting(1n) });
  const unread: Given = {
    inputs: { 'repository-id': '' },
    polls: [[named, topic]],
    detail: (id) => (id === '901' ? BROKEN : aDetailOf(named)),
    issues: 'sast+sca critical, sast+sca: a=1',
  };

  it.each<[what: string, reason: string, given: Given]>([
    ['if the detail of a second scan of the project cannot be read', 'server', unread],
    ['if a finished scan of another product names no branch', 'scan-inconsistent', nameless],
    ['if the request for earlier scans of another product fails', 'server', unasked],
  ])('%s, and %s is set to warn', async (_, reason, given) => {
    expect(await endingOf({ ...given, inputs: { ...given.inputs, ...softened(reason) } })).toBe(`fail 1 ${reason}`);
  });
});

describe('a reason that is set to warn hides no other reason:', () => {
  /** A scan of another commit runs on the ref, so the gate polls once more at the end. */
  const coming = aRunningScan({ id: '950', commit: OTHER_COMMIT });
  const atTheEnd = (given: GivenScan) => listed([aScan(), coming], aScanPage([again(given)]), BROKEN);
  const old = (given: GivenScan) =>
    lastDay(aScanPage([aScan({ id: '850', ...SECRETS, ...times(2_880, 2_879), ...given })]));
  const past = [1, 2, 3, 4].map((n) =>
    aScan({ id: `80${n}`, commit: `${n}`.repeat(40), ...times(60 * n + 60, 60 * n + 59) }),
  );
  const starting = listed([aRunningScan({ ...CODE, ...times(0.5, 0), ...RUNS }), ...past], BROKEN);
  const changed: Given['world'] = { baseNow: async () => ({ ref: 'refs/heads/main', changedAtMs: minutesAgo(2_880) }) };
  const world: Given['world'] = { baseNow: async () => ({ ref: 'refs/heads/release', changedAtMs: undefined }) };
  const justChanged: Given['world'] = { baseNow: async () => ({ ref: 'refs/heads/main', changedAtMs: NOON_MS }) };
  const gap = { issues: 'detected sast, low, rated: a=3' };
  const four = aScan(counting(4n));
  const ofNewBase: Given = { ...listed([four, coming], BROKEN), ...gap, world: changed };
  const detail = () => BROKEN;
  const silent: Given = { ...old(RUNS), meta: undefined };
  const three = aScan({ ...times(10, 1), ...counting(3n) });
  const unasked: Given = {
    polls: [[three]],
    scans: (search) => (isOfRef(search) ? [BROKEN] : [aScanPage([three])]),
    issues: 'low, rated, detected secrets: secrets:s=2',
  };
  const fresh = aScan({ ...times(10, 0.05), findingsCounts: someFindings({ code: 5n, secrets: 2n }) });
  const partly: Given = {
    polls: [[fresh]],
    scans: (search) => (isOfRef(search) ? [BROKEN] : [aScanPage([fresh])]),
    index: ({ severities: [severity = 'low'] = [], issueTypes }, nowMs) =>
      nowMs >= 2_000 && severity === 'low' && issueTypes.includes('secrets') ? 'secrets:s=2' : '',
  };
  const head = again({
    ...SECRETS,
    ...times(9, 0.05),
    branch: 'refs/pull/7/head',
    findingsCounts: fresh.findingsCounts,
  });
  const ofCode = aScan({ ...CODE, ...times(10, 0.05), ...counting(2n) });
  const twoRefs: Given = {
    polls: [[ofCode, head]],
    scans: (search) => {
      if (!isOfRef(search)) return [aScanPage([ofCode, head])];
      return [search.branch === head.branch ? new GateFailure('contract', 'x') : BROKEN];
    },
    index: ({ severities: [severity = 'low'] = [], refs }) =>
      severity === 'low' ? (refs.includes('refs/pull/7/head') ? 'secrets:s=2' : 'a=2') : '',
  };
  const noDetail = () => new GateFailure('contract', 'x');
  const unread: Given = {
    meta: { branch: 'topic' },
    issues: { '@topic detected sast+sca+secrets+research+ai-sast': ['!server'] },
  };
  const more: Given = {
    scans: (_, time) => (time === 0 ? [aScanPage([aScan()])] : [BROKEN]),
    detail: () => aDetailOf(aScan(), { stats: { findings: 1n, totalTimeSeconds: undefined } }),
  };
  const twoFit: Given = {
    ...more,
    scans: ({ sinceMs }, time) => [
      sinceMs === undefined ? BROKEN : time === 0 ? aScanPage([aScan(CODE)]) : new GateFailure('wrong-repository', 'x'),
    ],
  };
  const ofOldBase: Given = { polls: [[aScan(times(30, 29))]], detail, world: justChanged };
  const nowChanged: Given = { ...ofOldBase, polls: [[aScan({ isFullScan: true, ...times(20, 18) }), again(FAILED)]] };
  const full = aScan({ isFullScan: true });
  const compared: Given = { polls: [[full]], inputs: { baseline: 'main' }, issues: 'low, rated, base rated: a=1' };
  const ofBaseline: Given = { ...compared, scans: (search) => (isOfRef(search) ? [BROKEN] : [aScanPage([full])]) };
  const besideBaseline: Given = { ...compared, issues: 'low, rated: a=1; base rated: !server' };
  const lagging = aScan({ ...times(10, 0.05), ...counting(1n) });
  const came: Given = {
    polls: [[lagging], [lagging, again({ branch: 'topic' })]],
    detail: (id) => (id === '901' ? BROKEN : aDetailOf(aScan())),
    world,
  };
  const unheard: Given = {
    inputs: { 'repository-id': '' },
    scans: (_, time) => (time === 0 ? [aScanPage([aScan()])] : [aScanPage([aScan(), again({})]), BROKEN]),
    detail: (id) => (id === '901' ? noDetail() : aDetailOf(aScan(), { meta: { repository: undefined } })),
    world: justChanged,
  };
  const nowhere = aScan({ ...BOTH, branch: undefined });
  const unread30: Given = {
    inputs: { 'required-products': 'secrets' },
    scans: ({ sinceMs }) => (sinceMs === undefined ? [new GateFailure('gone', 'x')] : [aScanPage([nowhere])]),
    detail,
  };
  const rebased: Given = {
    scans: (_, time) => (time === 0 ? [aScanPage([aScan(), coming])] : [new GateFailure('contract', 'x')]),
    detail: () => aDetailOf(aScan()),
    issues: 'critical: !server',
    world: justChanged,
  };
  const ofHead = { branch: 'topic', isFullScan: true } as const;
  const rerun: Given = {
    polls: [[aScan({ ...ofHead, ...times(30, 29) }), again({ ...ofHead, ...FAILED, ...times(20, 19) })]],
    detail: (id) => (id === '900' ? BROKEN : aDetailOf(again(ofHead))),
  };
  const reversed: Given = { polls: [[aScan(times(5, 8)), again({ commit: OTHER_COMMIT, ...times(4, 3) })]] };
  const entry = { commit: COMMIT, isCommitReadable: true, mayBeWhole: true, problem: 'x' };
  const besideEntry: Given = { scans: () => [aScanPage([aScan(FAILED)], { malformed: [entry] })] };
  const takenOver: Given = {
    inputs: { 'repository-id': '' },
    scans: () => [
      aScanPage([aScan(CODE), again({ ...SECRETS, branch: 'topic' })], {
        malformed: [{ ...entry, commit: OTHER_COMMIT }],
      }),
    ],
    detail: (id) => (id === '901' ? BROKEN : aDetailOf(aScan(CODE))),
  };
  const besideNameless: Given = { polls: [[aScan({ id: '901', repositoryId: undefined }), aScan(FAILED)]] };

  it.each<[reasons: string, what: string, ends: string, given: Given]>([
    ['server', 'a gap of the index when the base has changed', 'index-gap', ofNewBase],
    ['server', 'a newer scan of another commit', 'superseded', atTheEnd({ commit: OTHER_COMMIT })],
    ['server', 'a newer scan that failed', 'scan-failed', atTheEnd(FAILED)],
    ['server', 'a newer scan that runs', 'scan-running', atTheEnd(RUNS)],
    ['server', 'that an old scan failed if no detail can be read', 'scan-failed', { ...old(FAILED), detail }],
    ['scan-inconsistent', 'that an old scan runs if no detail has names', 'scan-running', silent],
    ['server', 'that the re-run of a scan without a readable detail failed', 'scan-failed', rerun],
    ['server', 'that a scan without a readable detail is of an old base', 'no-scan', ofOldBase],
    ['contract', 'that the list of old scans failed', 'server', { ...lastDay(BROKEN), detail: noDetail }],
    ['wrong-repository', 'that the list of old scans failed', 'server', twoFit],
    ['server', 'that the index lags if earlier scans cannot be read', 'index-lag', unasked],
    ['server', 'that the index lags if earlier scans cannot be read once some issues are found', 'index-lag', partly],
    ['server', 'that earlier scans of another ref cannot be read', 'contract', twoRefs],
    ['contract', 'that earlier scans of the ref cannot be read', 'server', twoRefs],
    ['server and scan-running', 'that usual products are missing before the first result', 'product-missing', starting],
    ['scan-failed', 'that no detail can be read of the scan of a new base', 'server', nowChanged],
    ['bad-event', 'a failed scan', 'scan-failed', { polls: [[aScan(FAILED)]], world }],
    ['bad-event', 'a gap of the index', 'index-gap', { polls: [[four]], ...gap, world }],
    ['bad-event', 'that the list of old scans failed', 'server', { ...lastDay(BROKEN), world }],
    ['bad-event', 'that a search for issues failed', 'server', { ...unread, world }],
    ['bad-event', 'that the list failed after the detail counted more', 'server', { ...more, world }],
    ['bad-event', 'that the scans of the baseline cannot be read', 'server', { ...ofBaseline, world }],
    ['bad-event', 'that a search of the baseline failed', 'server', { ...besideBaseline, world }],
    ['bad-event and index-lag', 'that the detail of a scan that came meanwhile cannot be read', 'server', came],
    ['wrong-repository and contract', 'that the list failed', 'server', unheard],
    ['gone', 'that a detail cannot be read if the list of old scans failed', 'server', unread30],
    ['contract', 'that a search failed if no scan of the new base could be looked for', 'server', rebased],
    ['scan-inconsistent', 'that the same scan is superseded', 'superseded', reversed],
    ['contract', 'that a detail cannot be read of a scan whose ref may be taken over', 'server', takenOver],
    ['contract', 'a failed scan on the page of an unreadable entry', 'scan-failed', besideEntry],
    ['contract', 'a failed scan on the page of a scan without a repository', 'scan-failed', besideNameless],
  ])('%s does not hide %s', async (reasons, _, ends, given) => {
    expect(await endingOf({ ...given, inputs: { ...given.inputs, ...softened(reasons) } })).toBe(`${ends} 2`);
  });

  it('and is alone beside a scan of the commit that is of another pull request', async () => {
    const other = aRunningScan({ id: '950', branch: 'refs/pull/8/merge', ...times(0.5, 0), ...RUNS });
    expect(await endingOf({ polls: [[aScan(), other]], detail, inputs: softened('server') })).toBe('server 0');
  });

  it('nor does the policy, which may be that of an old base, soften what is beside bad-event', async () => {
    const given: Given = { ...lastDay(BROKEN), world, inputs: softened('bad-event') };
    expect(await endingOf({ ...given, policy: { onInconclusive: { server: 'warn' } } })).toBe('server 2');
  });
});

describe('a request that fails prevents', () => {
  const ofHead = again({ branch: 'topic', isFullScan: true });
  const silent: Given = {
    polls: [[ofHead, aScan()]],
    detail: (id) => (id === '901' ? BROKEN : aDetailOf(aScan())),
  };
  const fresh = aScan({ ...times(10, 0.1), ...counting(1n) });
  const early: Given = {
    polls: [[fresh]],
    scans: ({ sinceMs }, time) => (sinceMs === undefined || time === 0 ? [aScanPage([fresh])] : [BROKEN]),
    meta: { repoDisplayName: 'acme/shop/web' },
    inputs: { 'repository-id': '' },
    issues: 'critical, rated: a=1',
  };

  const nameless = aScan();
  const other = aScan({ id: '902', repositoryId: '5' });
  const ofAnother: Given = {
    inputs: { 'repository-id': '' },
    polls: [[again({}), nameless, other]],
    detail: (id) =>
      id === '901'
        ? BROKEN
        : id === '902'
          ? aDetailOf(other)
          : aDetailOf(nameless, { meta: { repository: undefined } }),
  };

  const ofAi = aScan({ ...times(10, 0.05), enabledProducts: ['sast', 'ai-sast'], ...counting(2n) });
  const uncounted: Given = {
    inputs: { 'max-unrated': '0' },
    polls: [[ofAi]],
    scans: (search) => (isOfRef(search) ? [BROKEN] : [aScanPage([ofAi])]),
    issues: 'low, rated: a=2; other: x=1',
  };

  it.each<[what: string, given: Given]>([
    ['a fail by issues that an earlier scan may have left, and that the new one does not count', uncounted],
    ['a pass by another project if it may name the first one', ofAnother],
    ['a pass if a newer full scan of the head branch may name the pull request', silent],
    ['a fail by a project if one that fits better may still be listed', early],
  ])('%s', async (_, given) => {
    expect(await endingOf(given)).toBe('server 2');
  });
});
