import { describe, expect, it } from 'vitest';
import { SCENARIOS, type ScenarioName } from '../../../../emulator/scenarios.ts';
import { GateFailure } from '../../../../src/domain/failure.ts';
import type { CountedPage, IssueSearch } from '../../../../src/domain/issue.ts';
import { REASON_NAMES, type Reason } from '../../../../src/domain/reason.ts';
import { type FindingsCounts, NO_COUNTS } from '../../../../src/domain/scan.ts';
import type { World } from '../../../../src/gate/pipeline/world.ts';
import type { Clock } from '../../../../src/ports/clock.ts';
import type { FindingsReader } from '../../../../src/ports/findings-reader.ts';
import { createRedactor } from '../../../../src/report/text/redact.ts';
import { StoredScan } from '../../../../src/tools/audit/record/record-schema.ts';
import { storedScan } from '../../../../src/tools/audit/record/stored-answers.ts';
import { aScan } from '../../../build/a-scan.ts';
import { aPush } from '../../../build/a-target.ts';
import { record, recordedAlike, replay, scenarioPlatform } from './recorded-run.ts';

const SECRET = 'sgp_0123456789abcdef';

function failing(reason: Reason): (reader: FindingsReader) => FindingsReader {
  return (reader) => ({
    ...reader,
    async *searchIssues(search, signal) {
      if (search.severities?.[0] === 'high') throw new GateFailure(reason, `it failed as ${reason}`);
      yield* reader.searchIssues(search, signal);
    },
  });
}

function paging(change: (page: CountedPage, search: IssueSearch) => Partial<CountedPage>) {
  return (reader: FindingsReader): FindingsReader => ({
    ...reader,
    async *searchIssues(search, signal) {
      for await (const page of reader.searchIssues(search, signal)) yield { ...page, ...change(page, search) };
    },
  });
}

describe('a recorded run', () => {
  it.each(REASON_NAMES.filter((reason) => reason !== 'cancelled'))(
    'that failed as %s fails the same in a replay',
    async (reason) => {
      const settings = { inputs: { 'max-critical': 'none' } };
      const { report } = await recordedAlike('over-limit', settings, { change: failing(reason) });
      expect(report.verdict.reason).toBe(reason);
    },
  );

  it('whose issues changed at every reading is unstable again, with no time between the readings', async () => {
    let more = 0n;
    const moving = paging(({ groups }, { severities }) => {
      if (severities === undefined) return {};
      more += 1n;
      return { groups: groups.map((group) => ({ ...group, issuesCount: group.issuesCount + more })) };
    });
    const { report } = await recordedAlike('over-limit', {}, { change: moving });
    expect(report.verdict.reason).toBe('unstable');
  });

  it('that got no answer is inconclusive in a replay', async () => {
    const change = (reader: FindingsReader): FindingsReader => ({
      ...reader,
      async *listScans(search, phase) {
        if (phase !== 'reading') throw new GateFailure('server', 'the platform is failing');
        yield* reader.listScans(search, phase);
      },
    });
    const { report } = await recordedAlike('over-limit', {}, { change });
    expect(report.verdict.reason).toBe('server');
  });

  it.each([1_500, 12_000, 61_000])('that was stopped after %i ms is stopped again then', async (stopAtMs) => {
    for (const name of ['never-appears', 'still-running', 'index-lag-forever'] as const) {
      const { report } = await recordedAlike(name, {}, { stopAtMs });
      expect([report.verdict.reason, report.times.seconds]).toEqual(['cancelled', stopAtMs / 1_000]);
    }
  });

  it('that ended before its first request leaves no record', async () => {
    const { report, text } = await record('over-limit', { policy: 'version: 2' });
    expect([report.verdict.reason, text]).toEqual(['policy-invalid', '']);
  });
});

describe('the text of a record', () => {
  it('has no token of an answer, in any encoding, and no person', async () => {
    const telling = paging(({ groups }) => ({
      notices: [`unknown member ${Buffer.from(`x${SECRET}`).toString('base64')}`],
      groups: groups.map((group) => ({
        ...group,
        rulePath: `${group.rulePath}.${SECRET}`,
        ruleSourceUri: `https://platform.example/${SECRET}/by/ada@example.com`,
        ruleLastChangeBy: 'ada@example.com',
      })),
    }));
    const change = (reader: FindingsReader): FindingsReader => ({
      ...telling(reader),
      async readScan(id, phase, aside) {
        const detail = await reader.readScan(id, phase, aside);
        const repoUrl = `https://ada:${SECRET}@github.com/acme/shop.git?token=${SECRET}`;
        const ciJobUrl = `https://ci.test/job?key=${encodeURIComponent(SECRET)}`;
        return { ...detail, meta: detail.meta && { ...detail.meta, repoUrl, ciJobUrl, commitTitle: 'Ada wrote this' } };
      },
    });
    const { report, text } = await record('over-limit', {}, { change, redact: createRedactor([SECRET]) });
    expect(report.verdict.word).toBe('fail');
    for (const form of [SECRET, Buffer.from(SECRET).toString('hex'), 'c2dwXzAxMjM0NTY3', 'ada', 'Ada', '@']) {
      expect(text.includes(form), form).toBe(false);
    }
    const again = await replay(text);
    expect([again.verdict, again.counts]).toEqual([report.verdict, report.counts]);
  });

  it('is identical for the same run, and has each rule and each scan once', async () => {
    const [one, other] = [await record('over-limit'), await record('over-limit')];
    expect(other.text).toBe(one.text);
    const { rules, scans, answers } = JSON.parse(one.text);
    expect(new Set(rules.map(String)).size).toBe(rules.length);
    expect(new Set(scans.map(({ id }: { id: string }) => id)).size).toBe(scans.length);
    expect(answers.length).toBeGreaterThan(5);
  });

  it('has the address of each rule that has one, so that a replay shows the same links', async () => {
    const change = paging(({ groups }) => ({
      groups: groups.map((group) => ({ ...group, ruleSourceUri: `https://platform.test/r/${group.ruleId}` })),
    }));
    const { report } = await recordedAlike('over-limit', {}, { change });
    expect(report.rules.length).toBeGreaterThan(2);
    for (const { url, ruleId } of report.rules) expect(url).toBe(`https://platform.test/r/${ruleId}`);
  });

  it.each<[what: string, counts: Partial<FindingsCounts>]>([
    ['zeros', { code: 0n, secrets: 0n, supplyChain: 0n, total: 0n }],
    ['no counts', {}],
    ['some of them', { code: 3n, total: 4n }],
  ])('has the counts of a scan, and zero differs from none (M15): %s', (_, counts) => {
    const scan = aScan({ findingsCounts: { ...NO_COUNTS, ...counts } });
    expect(StoredScan.parse(JSON.parse(JSON.stringify(storedScan(scan))))).toEqual(scan);
  });

  it('counts issues exactly beyond 2^53', async () => {
    const issuesCount = 2n ** 62n + 1n;
    const change = paging(({ groups }) => ({ groups: groups.slice(0, 1).map((group) => ({ ...group, issuesCount })) }));
    const { report } = await recordedAlike('over-limit', {}, { change });
    expect(report.counts.critical).toBe(issuesCount);
  });
});

const POLLS = { 'poll-interval': '100ms', 'discovery-timeout': '2s', 'wait-timeout': '2s' };
/** The delay of a slow machine after each poll. */
const SLOW_MS = 20;

function slow(reader: FindingsReader, clock: Clock): FindingsReader {
  return {
    ...reader,
    async *listScans(search, phase) {
      yield* reader.listScans(search, phase);
      await clock.sleep(SLOW_MS);
    },
  };
}

/** A platform with slow details. If `isAborted` is false, a detail arrives even if it is no longer wanted. */
function answersDetailsIn(ms: number, isAborted = true) {
  return (reader: FindingsReader, clock: Clock): FindingsReader => ({
    ...reader,
    async readScan(id, phase, aside) {
      await clock.sleep(ms, isAborted ? aside : undefined);
      return reader.readScan(id, phase, aside);
    },
  });
}

describe('a recorded run on a slow machine', () => {
  const NEVER = [scenarioPlatform(SCENARIOS['never-appears'], 0), { inputs: POLLS }] as const;

  // The run names another scan in place of the missing one. The detail of that scan arrives before or after the end of the first pause.
  it.each([60, 75, 85, 95, 99, 101, 119, 130])('is the same in its replay, if a detail takes %i ms', async (ms) => {
    const options = { change: answersDetailsIn(ms), slow, target: aPush() };
    const { report } = await recordedAlike(...NEVER, options);
    expect([report.verdict.reason, report.seen?.scan !== undefined]).toEqual(['no-scan', ms < 80]);
  });

  it('has in its replay, too, an answer that arrived when it was no longer needed', async () => {
    const { report } = await recordedAlike(...NEVER, { change: answersDetailsIn(150, false), target: aPush() });
    expect(report.seen?.scan).toBeDefined();
  });

  it.each<ScenarioName>(['scan-failed', 'superseded', 'still-running', 'index-lag', 'over-limit'])(
    'decides %s at the times of its replay, though its timers are late and its policy takes long',
    async (name) => {
      const late = (clock: Clock): Partial<World> => ({
        clock: {
          now: () => clock.now(),
          wallNow: () => clock.wallNow(),
          sleep: (sleepMs, signal) => clock.sleep(sleepMs + 7.3, signal),
        },
        isPolicyAsked: true,
        async readPolicy() {
          await clock.sleep(1_234);
          return undefined;
        },
      });
      await recordedAlike(name, {}, { slow, around: late });
    },
  );
});
