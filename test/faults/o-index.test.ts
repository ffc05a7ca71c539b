import { describe, test } from 'vitest';
import { pushEvent } from '../../demo/events.ts';
import { aRule } from '../../emulator/build.ts';
import { otherCommit, type Scenario } from '../../emulator/scenarios/scenario.ts';
import type { Issue } from '../../emulator/state.ts';
import { fail, pass } from '../run/outcomes.ts';
import { expectTold } from './harness/expect-run.ts';
import * as w from './harness/worlds.ts';

const BEFORE = { rule: aRule({ path: 'acme.worlds.mended' }) };
const TRIAGED = { rule: aRule({ path: 'acme.worlds.triaged' }), state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP' } as const;
const HOUR_MS = 60 * w.MINUTE_MS;

/** A push mends three issues and adds one of another severity, which the index shows 8 s later; two ignored ones stay: the scan counts three. */
function mended(endedAgoMs: number, before: Issue['severity'], added: Issue['severity']): Scenario {
  return w.world((context) => {
    const since = { createdAtMs: context.nowMs - w.DAY_MS };
    const [visibleUntilMs, visibleAtMs] = [context.nowMs + 8_000, context.nowMs + 8_000];
    const gone = w.criticals(context, 3, { ...BEFORE, ...since, severity: before, visibleUntilMs });
    const ignored = w.criticals(context, 2, { ...TRIAGED, ...since, severity: 'SEVERITY_MEDIUM' });
    const fresh = w.criticals(context, 1, { severity: added, visibleAtMs });
    const earlier = { commit: w.OTHER_COMMIT, startedAgoMs: HOUR_MS, saw: [...gone, ...ignored] };
    const own = { startedAgoMs: endedAgoMs + 40_000, endedAgoMs, saw: [...ignored, ...fresh] };
    return {
      issues: [...gone, ...ignored, ...fresh],
      scans: [w.scanOf(context, '501', earlier), w.scanOf(context, '502', own)],
    };
  });
}

describe.concurrent('O. an index that shows as many as the scan counted, and others', () => {
  test.each([2, 60, 110].flatMap((seconds) => [fail, pass].map((due) => ({ seconds, due, word: due.verdict }))))(
    'O28 is waited for where triaged issues make up the number, $seconds s after the end: a $word',
    async ({ seconds, due }) => {
      const severities = ['SEVERITY_MEDIUM', 'SEVERITY_CRITICAL'] as const;
      const [before, added] = due === fail ? severities : severities.toReversed();
      const platform = mended(seconds * 1_000, before!, added!);
      await expectTold({ ...due, outputs: { total: '1' } }, { ...w.punctual(platform), event: pushEvent() });
    },
  );
});

/** So many issues on `main`, and the same here; there they were mended: the index shows them for so long. */
function mendedOnMain(
  count: number,
  [visibleMs, agoMs]: readonly [number, number],
  mending: Parameters<typeof w.scanOf>[2],
  own: Parameters<typeof w.scanOf>[2],
) {
  const platform = w.world((context) => {
    const { nowMs } = context;
    const seen = { createdAtMs: nowMs - agoMs, visibleUntilMs: nowMs + visibleMs };
    const there = w.criticals(context, count, { ...BEFORE, ref: 'main', ...seen });
    const here = w.criticals(context, count, BEFORE);
    const earlier = { commit: otherCommit(0x776), startedAgoMs: agoMs, saw: there };
    return {
      issues: [...there, ...here],
      scans: [
        w.scanOf(context, '400', { ...w.ofBranch('main'), ...earlier }),
        w.scanOf(context, '401', { ...w.ofBranch('main'), commit: otherCommit(0x777), saw: [], ...mending }),
        w.scanOf(context, '502', { isFull: true, saw: here, ...own }),
      ],
    };
  });
  return w.punctual(w.withoutNeighbours(platform));
}

describe.concurrent("O. the baseline's own index and clock", () => {
  test.each([3, 60])('O28 shows what was mended, and the scan before is %i hours old', async (hours) => {
    const mending = { startedAgoMs: 2 * w.MINUTE_MS, endedAgoMs: 30_000 };
    const world = mendedOnMain(3, [8_000, hours * HOUR_MS], mending, { startedAgoMs: HOUR_MS });
    await expectTold({ ...fail, outputs: { 'new-total': '3' } }, { ...world, inputs: { baseline: 'base' } });
  });

  test.each([0, 10])('O10 is not believed where this run saw its scan run: %i minutes behind', async (minutes) => {
    const behindMs = minutes * w.MINUTE_MS;
    const mending = { startedAgoMs: w.MINUTE_MS + behindMs, endedAgoMs: behindMs - 20_000, ...w.endsAfter(20_000) };
    const own = { startedAgoMs: 40_000, endedAgoMs: -30_000, ...w.endsAfter(30_000) };
    const inputs = { baseline: 'base', 'wait-timeout': '15m', 'poll-interval': '10s' };
    const world = mendedOnMain(5, [60_000, 5 * HOUR_MS], mending, own);
    await expectTold({ ...fail, outputs: { 'new-total': '5' } }, { ...world, inputs });
  });
});
