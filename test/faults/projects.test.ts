import { describe, expect, test } from 'vitest';
import { pushEvent, REPOSITORY } from '../../demo/events.ts';
import { aRepository } from '../../emulator/build.ts';
import { otherCommit, type Scenario } from '../../emulator/scenarios/scenario.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { fail, unproven } from '../run/outcomes.ts';
import { expectTold } from './harness/expect-run.ts';
import * as w from './harness/worlds.ts';
import { scans } from './harness/worlds.ts';

const IDS = { api: '101', web: '102', docs: '103' } as const;
type Part = keyof typeof IDS;

const ALL = { projects: 'all', 'repository-id': '' };
const ALL_SOON = { ...ALL, 'wait-timeout': '2s', 'discovery-timeout': '1s', comment: 'always' };

/** The commit was scanned as these parts. By default, `web` has two critical issues and the others have none. */
function scannedAs(parts: Partial<Record<Part, Partial<PlatformScan> & { readonly found?: number }>>) {
  const names = Object.keys(parts) as Part[];
  const all = names.map((part) => {
    const own = { repositoryId: IDS[part], meta: { repo_display_name: `${REPOSITORY}/${part}` } };
    return [`5${IDS[part]}`, { ...own, found: part === 'web' ? 2 : 0, ...parts[part] }];
  });
  const others = names.filter((part) => part !== 'api');
  return scans(Object.fromEntries(all), {
    repositories: others.map((part) => aRepository({ id: IDS[part], name: REPOSITORY })),
  });
}

describe.concurrent('M. several projects of one repository', () => {
  test.each([
    ['all', 'all'],
    ['by name', `${REPOSITORY}/api, ${REPOSITORY}/web`],
    ['by id', '101, 102'],
  ])('M17 with `projects` both parts are judged, and the worst decides: %s', async (_how, projects) => {
    const outcome = { ...fail, outputs: { critical: '2', total: '2', 'scan-id': '5102' } };
    const inputs = { ...ALL_SOON, projects, 'commit-status': 'gate' };
    const run = await expectTold(outcome, { platform: scannedAs({ api: {}, web: {} }), inputs });
    expect(run.comments).toHaveLength(1);
    for (const page of [run.stdout, run.summary, ...run.comments]) expect(page).toContain(`${REPOSITORY}/web`);
    const { statuses } = run.githubState.repositories[0]!;
    expect(statuses.map(({ state }) => state)).toEqual(['pending', 'failure']);
    expect(run.requests.filter(({ operation }) => operation === 'list-issues')).toHaveLength(1);
    expect(run.report.places!.found.length).toBeGreaterThan(0);
    expect(run.report.projects?.map(({ name, verdict }) => `${name} ${verdict}`)).toEqual([
      `${REPOSITORY}/web fail`,
      `${REPOSITORY}/api pass`,
    ]);
  });

  test('M18 with `projects: all` every scanned part is judged', async () => {
    const platform = scannedAs({ api: {}, docs: { found: 2 } });
    await expectTold({ ...fail, report: { otherProjects: [] } }, { platform, inputs: ALL_SOON });
  });

  test('L19 a listed part without a scan is inconclusive, and is named', async () => {
    const inputs = { ...ALL_SOON, projects: `${REPOSITORY}/api, ${REPOSITORY}/jobs` };
    const platform = scannedAs({ api: {} });
    const run = await expectTold({ exitCode: 2, verdict: 'inconclusive' }, { platform, inputs });
    for (const page of [run.stdout, run.summary]) expect(page).toContain(`${REPOSITORY}/jobs`);
  });
});

type Told = Parameters<typeof w.scans>[0][string];
type Scans = Parameters<typeof w.scans>[0];

/** The project that the settings name in other tests, and a second one. */
const [OWN_ID, ID] = ['101', '102'];
const partOf = (name: string, repositoryId: string) => ({
  repositoryId,
  meta: { repo_display_name: name, repository: 'octo-org/shop', repo_url: 'https://github.com/octo-org/shop' },
});
const OWN = partOf('octo-org/shop', OWN_ID);
const API = partOf('octo-org/shop/api', OWN_ID);
const PAYMENTS = partOf('octo-org/shop/payments', ID);
const SHOP = aRepository({ id: ID, name: 'octo-org/shop' });

/** Three other commits, each scanned as these parts: `agoMs` ago, and `apartMs` apart. */
function earlier(parts: readonly Told[], agoMs: number, apartMs: number): Scans {
  const scans = [1, 2, 3].flatMap((n) =>
    parts.map((part, at): [string, Told] => {
      const startedAgoMs = agoMs + n * apartMs;
      return [`${4 + at}0${n}`, { ...part, commit: otherCommit(0x90 + n), startedAgoMs }];
    }),
  );
  return Object.fromEntries(scans);
}

const pushed = (platform: Scenario, inputs: BuiltOptions['inputs']): BuiltOptions => ({
  ...w.punctual(platform),
  event: pushEvent(),
  inputs: { ...ALL, ...inputs },
});

/** A repository with commits, so many days ago, that were scanned as the whole and as payments. This one was scanned as the whole, two minutes ago. */
function monorepo(daysAgo: number, ofPayments: Scans = {}) {
  const own = { ...OWN, startedAgoMs: 5 * w.MINUTE_MS, endedAgoMs: 2 * w.MINUTE_MS };
  const before = earlier([OWN, PAYMENTS], daysAgo * w.DAY_MS, 40 * w.MINUTE_MS);
  return w.scans({ ...before, 601: own, ...ofPayments }, { repositories: [SHOP] });
}

describe.concurrent('O. a project that recent commits were scanned as, and this one was not', () => {
  test.each<[string, Record<string, string>, Scans, number?]>([
    ['a minute after the last scan', {}, {}],
    ['at once if nothing is waited for', { 'wait-timeout': '0s' }, {}],
    ['if its only scan is not full', { 'required-scan': 'full' }, { 602: { ...PAYMENTS, isFull: false } }],
    ['which is softened by name', { 'on-inconclusive': 'product-missing: warn' }, {}, 0],
  ])('O1 is missing %s', async (_when, inputs, ofPayments, exitCode = 2) => {
    const outcome = { ...unproven('product-missing'), exitCode };
    const run = await expectTold(outcome, pushed(monorepo(0, ofPayments), inputs));
    expect(run.summary).toMatch(/not scanned as `octo-org\/shop\/payments`, although the last commits were/);
  });

  test('O29 does not decide by a scan that is too old, which is named', async () => {
    const old = { 602: { ...PAYMENTS, startedAgoMs: 8 * w.DAY_MS } };
    const inputs = { 'max-scan-age': '7d', 'discovery-timeout': '1s', 'wait-timeout': '1s' };
    const run = await expectTold(unproven('no-scan'), pushed(monorepo(10, old), inputs));
    expect(run.summary).toMatch(/scan 602 \(.*\) ended .*before this run, and `max-scan-age` is `7d`/);
  });
});

describe.concurrent('O. parts of a repository', () => {
  const IN_STEPS = { 'discovery-timeout': '5m', 'wait-timeout': '15m', 'poll-interval': '10s' };
  const among = (scans: Scans, ...others: readonly (typeof SHOP)[]) =>
    w.withoutNeighbours(w.scans(scans, { repositories: [SHOP, ...others] }));
  const isDone = { ...API, startedAgoMs: 20 * w.MINUTE_MS, counted: 10, found: { count: 5, severity: 'SEVERITY_LOW' } };
  const runsOn = { ...PAYMENTS, startedAgoMs: w.MINUTE_MS, ...w.endsAfter(8 * w.MINUTE_MS) };

  test('O1 are missing although a new part of this commit was scanned', async () => {
    const docs = partOf('octo-org/shop/docs', '103');
    const scans = {
      ...earlier([API, PAYMENTS], 0, w.HOUR_MS),
      608: { ...docs, commit: otherCommit(0x98), startedAgoMs: w.DAY_MS / 2 },
      701: { ...docs, startedAgoMs: 30_000, endedAgoMs: 20_000 },
    };
    const platform = among(scans, aRepository({ id: '103', name: 'octo-org/shop' }));
    const run = await expectTold(unproven('product-missing'), pushed(platform, IN_STEPS));
    expect(run.report.projects?.map(({ name, reason }) => [name, reason])).toEqual([
      ['octo-org/shop/api', 'product-missing'],
      ['octo-org/shop/payments', 'product-missing'],
      ['octo-org/shop/docs', ''],
    ]);
  });

  test.each(['refs/pull/7/head', 'feature/checkout'])('O1 include one scanned days ago as %s', async (branch) => {
    const before = [1, 2, 3, 4, 5].map((n): [string, Told] => {
      const others = { ...OWN, ...w.ofPull(20 + n), commit: otherCommit(0x90 + n), startedAgoMs: n * w.HOUR_MS };
      return [`40${n}`, others];
    });
    const platform = among({
      ...Object.fromEntries(before),
      601: { ...OWN, startedAgoMs: 20 * w.MINUTE_MS },
      602: { ...PAYMENTS, branch, startedAgoMs: 3 * w.DAY_MS, found: 3 },
    });
    await expectTold(fail, { ...w.punctual(platform), inputs: ALL });
  });

  test('O26 are not softened by a later failure of the list', async () => {
    const inTime = w.punctual(among({ 501: isDone, 502: runsOn }));
    let isDown = false;
    // The list fails once the issues of the second project were read.
    const through = (handler: Handler, now: () => number) =>
      inTime.through((request) => {
        isDown ||= request.path.endsWith('/issues/search') && request.body.includes(`"${ID}"`);
        const isList = request.path.endsWith('/scans/search');
        return isDown && isList ? { status: 503, headers: {}, body: '' } : handler(request);
      }, now);
    const inputs = { ...ALL, ...IN_STEPS, 'on-inconclusive': 'server: warn' };
    const given = { platform: inTime.platform, through, event: pushEvent(), inputs };
    await expectTold(unproven('index-gap'), given);
  });

  test('O1 are missing without a name, too', async () => {
    const nameless = { repo_display_name: undefined, repository: undefined, repo_url: undefined };
    const platform = among({ ...earlier([OWN, { repositoryId: ID, meta: nameless }], 0, w.HOUR_MS), 601: OWN });
    const run = await expectTold(unproven('product-missing'), pushed(platform, IN_STEPS));
    expect(run.summary).toContain(`not scanned as project ${ID}`);
  });

  test.each(['all', 'octo-org/shop/api, octo-org/shop/payments'])(
    'O26 are not left as they were softened while another one is waited for: %s',
    async (projects) => {
      const laterMs = 3 * w.MINUTE_MS;
      const again = { startedAgoMs: 1 - laterMs, listedAfterMs: laterMs, counted: 8 };
      const found = { count: 3, visibleAfterMs: laterMs };
      const platform = among({ 501: isDone, 502: runsOn, 503: { ...API, ...again, found } });
      const inputs = { ...IN_STEPS, projects, 'on-inconclusive': 'index-gap: warn' };
      await expectTold({ ...fail, outputs: { critical: '3' } }, pushed(platform, inputs));
    },
  );
});
