import { describe, expect, it } from 'vitest';
import { endingAt, inWords, issuesIn, PARTS, type Part, runOf, scanOf } from './some-projects.ts';

const ALL = Object.keys(PARTS) as readonly Part[];

async function costOf(parts: readonly Part[], given: Parameters<typeof scanOf>[1] = {}, inputs = {}) {
  const { sent, seconds, report } = await runOf({ scans: parts.map((part) => scanOf(part, given)), inputs });
  expect(report.verdict.word).toBe('pass');
  const { list, details, searches } = sent;
  expect(list + details + searches).toBe(report.requests.sent);
  return { list, details, searches, seconds, sent: report.requests.sent, planned: report.requests.planned };
}

describe('the cost of several projects', () => {
  it.each([1, 2, 3, 4])(
    '%i: two requests for the list, and seven requests for each project after the first',
    async (count) => {
      const cost = await costOf(ALL.slice(0, count));
      expect(cost).toMatchObject({ list: 2, details: count, seconds: 0 });
      expect(cost.sent).toBe(9 + 7 * (count - 1));
      expect(cost.planned).toBe(cost.sent);
    },
  );

  it('is the same with a list of ids or names', async () => {
    const ids = ALL.slice(0, 3).map((part) => PARTS[part]);
    expect((await costOf(ALL.slice(0, 3), {}, { projects: ids.join() })).sent).toBe(22);
    const names = ALL.slice(0, 3).map((part) => `acme/shop/${part}`);
    expect((await costOf(ALL.slice(0, 3), {}, { projects: names.join() })).sent).toBe(22);
  });

  it('is as many polls for three projects as for one in a minute of waiting', async () => {
    const runs = { startS: -60, timeline: endingAt(60) };
    const one = await costOf(ALL.slice(0, 1), runs);
    const three = await costOf(ALL.slice(0, 3), runs);
    expect(one.list).toBe(8);
    expect(three.list).toBe(one.list);
    expect(three.seconds).toBe(one.seconds);
  });

  it('includes unrated issues counted for each project separately', async () => {
    const issues = issuesIn('web', 2, { type: 'ISSUE_TYPE_AI_SAST', severity: undefined });
    const scans = ALL.slice(0, 3).map((part) => scanOf(part));
    const { report } = await runOf({ scans, issues, inputs: { 'max-unrated': '1' } });
    expect(inWords(report)).toBe('fail: web fail, api pass, docs pass');
    expect(report.projects!.map(({ counts }) => counts.unrated)).toEqual([2n, 0n, 0n]);
  });

  it('is one detail request for each of 60 projects', async () => {
    const scans = Array.from({ length: 60 }, (_, index) => ({
      ...scanOf('api', { names: { repo_display_name: `acme/shop/p${index}` } }),
      id: String(50_000 + index),
      repositoryId: String(500 + index),
    }));
    const { report, sent } = await runOf({ scans });
    expect(report.projects).toHaveLength(60);
    expect(sent).toEqual({ list: 2, details: 60, searches: 360 });
  });
});
