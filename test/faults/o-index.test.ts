import { describe, expect, test } from 'vitest';
import { pushEvent } from '../../demo/events.ts';
import { aRule } from '../../emulator/build.ts';
import { otherCommit, type Scenario } from '../../emulator/scenarios/scenario.ts';
import type { Issue } from '../../emulator/state.ts';
import { runFault } from '../run/fault-gate.ts';
import {
  criticals,
  DAY_MS,
  endsAfter,
  MINUTE_MS,
  OTHER_COMMIT,
  ofBranch,
  punctual,
  scanOf,
  withoutNeighbours,
  world,
} from './harness/worlds.ts';

const BEFORE = { rule: aRule({ path: 'acme.worlds.mended' }) };
const TRIAGED = { rule: aRule({ path: 'acme.worlds.triaged' }), state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP' } as const;

/** A push mends three issues and adds one of another severity, which the index shows 8 s later; two ignored ones stay: the scan counts three. */
function mended(endedAgoMs: number, before: Issue['severity'], added: Issue['severity']): Scenario {
  return world((context) => {
    const since = { createdAtMs: context.nowMs - DAY_MS };
    const [visibleUntilMs, visibleAtMs] = [context.nowMs + 8_000, context.nowMs + 8_000];
    const gone = criticals(context, 3, { ...BEFORE, ...since, severity: before, visibleUntilMs });
    const ignored = criticals(context, 2, { ...TRIAGED, ...since, severity: 'SEVERITY_MEDIUM' });
    const fresh = criticals(context, 1, { severity: added, visibleAtMs });
    return {
      issues: [...gone, ...ignored, ...fresh],
      scans: [
        scanOf(context, '501', { commit: OTHER_COMMIT, startedAgoMs: 60 * MINUTE_MS, saw: [...gone, ...ignored] }),
        scanOf(context, '502', { startedAgoMs: endedAgoMs + 40_000, endedAgoMs, saw: [...ignored, ...fresh] }),
      ],
    };
  });
}

describe.concurrent('O. an index that shows as many as the scan counted, and others', () => {
  test.each([2, 60, 110].flatMap((seconds) => (['fail', 'pass'] as const).map((due) => ({ seconds, due }))))(
    'O28 is waited for where triaged issues make up the number, $seconds s after the end: a $due',
    async ({ seconds, due }) => {
      const severities = ['SEVERITY_MEDIUM', 'SEVERITY_CRITICAL'] as const;
      const [before, added] = due === 'fail' ? severities : severities.toReversed();
      const platform = mended(seconds * 1_000, before!, added!);
      const run = await runFault({ ...punctual(platform), event: pushEvent(), due });
      expect(run).toMatchObject({ verdict: due, outputs: { total: '1' } });
    },
  );
});

describe.concurrent("O. the baseline's own index", () => {
  test.each([3, 60])('O28 shows what was mended, and the scan before is %i hours old', async (hours) => {
    const platform = world((context) => {
      const before = { createdAtMs: context.nowMs - hours * 60 * MINUTE_MS, visibleUntilMs: context.nowMs + 8_000 };
      const there = criticals(context, 3, { ...BEFORE, ref: 'main', ...before });
      const here = criticals(context, 3, BEFORE);
      const earlier = { commit: otherCommit(0x776), startedAgoMs: hours * 60 * MINUTE_MS, saw: there };
      const mending = { commit: otherCommit(0x777), startedAgoMs: 2 * MINUTE_MS, endedAgoMs: 30_000, saw: [] };
      return {
        issues: [...there, ...here],
        scans: [
          scanOf(context, '400', { ...ofBranch('main'), ...earlier }),
          scanOf(context, '401', { ...ofBranch('main'), ...mending }),
          scanOf(context, '502', { isFull: true, startedAgoMs: 60 * MINUTE_MS, saw: here }),
        ],
      };
    });
    const run = await runFault({ ...punctual(withoutNeighbours(platform)), inputs: { baseline: 'base' }, due: 'fail' });
    expect(run).toMatchObject({ verdict: 'fail', outputs: { 'new-total': '3' } });
  });
});

describe.concurrent("O. the baseline's own clock", () => {
  test.each([0, 10])('O10 is not believed where this run saw its scan run: %i minutes behind', async (minutes) => {
    const behindMs = minutes * MINUTE_MS;
    const platform = world((context) => {
      const visibleUntilMs = context.nowMs + 60_000;
      const there = criticals(context, 5, {
        ...BEFORE,
        ref: 'main',
        visibleUntilMs,
        createdAtMs: context.nowMs - DAY_MS,
      });
      const here = criticals(context, 5, BEFORE);
      const ran = { startedAgoMs: MINUTE_MS + behindMs, endedAgoMs: behindMs - 20_000, ...endsAfter(20_000) };
      return {
        issues: [...there, ...here],
        scans: [
          scanOf(context, '400', {
            ...ofBranch('main'),
            commit: otherCommit(0x776),
            startedAgoMs: 300 * MINUTE_MS,
            saw: there,
          }),
          scanOf(context, '401', { ...ofBranch('main'), commit: otherCommit(0x777), saw: [], ...ran }),
          scanOf(context, '502', {
            isFull: true,
            startedAgoMs: 40_000,
            endedAgoMs: -30_000,
            saw: here,
            ...endsAfter(30_000),
          }),
        ],
      };
    });
    const inputs = { baseline: 'base', 'wait-timeout': '15m', 'poll-interval': '10s' };
    const run = await runFault({ ...punctual(withoutNeighbours(platform)), inputs, due: 'fail' });
    expect(run).toMatchObject({ verdict: 'fail', outputs: { 'new-total': '5' } });
  });
});
