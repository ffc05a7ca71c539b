import { describe, expect, it } from 'vitest';
import { aRule, countsOf, endsAs, issuesOf } from '../../emulator/build.ts';
import {
  otherCommit,
  placeOf,
  type Scenario,
  type ScenarioContext,
  scanUnderTest,
  worldOf,
} from '../../emulator/scenarios/scenario.ts';
import type { Issue, PlatformScan } from '../../emulator/state.ts';
import { punctual } from '../faults/harness/worlds.ts';
import { outcomeOf, runGate } from '../run/gate.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const OTHER_COMMIT = otherCommit(0xbeef);

type Before = Partial<PlatformScan> & { readonly agoMs: number };

/**
 * The scan ended four seconds ago and counts two low issues and a critical one. For four more seconds the index shows
 * the three low ones that the scan of ten days ago counted.
 */
function behind(own: Partial<PlatformScan>, ...since: readonly Before[]): Scenario {
  return (context) => {
    const { nowMs } = context;
    const change = nowMs + 4_000;
    const old = lows(context, 3, { id: 'old', visibleUntilMs: change });
    const fresh = [
      ...lows(context, 2, { id: 'still', visibleAtMs: change }),
      ...lows(context, 1, { id: 'new', severity: 'SEVERITY_CRITICAL', visibleAtMs: change }),
    ];
    return worldOf(context, {
      issues: [...old, ...fresh],
      scans: [
        earlier(context, '401', { agoMs: 10 * DAY_MS, findingsCounts: countsOf(old), ...own }),
        ...since.map((parts, index) => earlier(context, String(402 + index), { ...parts, isFull: own.isFull! })),
        scanUnderTest(context, {
          id: '501',
          createdAtMs: nowMs - 60_000,
          completedAtMs: nowMs - 4_000,
          findingsCounts: countsOf(fresh),
          timeline: endsAs('SCAN_STATUS_COMPLETED', 1),
          ...own,
        }),
      ],
    });
  };
}

function earlier(context: ScenarioContext, id: string, { agoMs, ...parts }: Before): PlatformScan {
  return scanUnderTest(context, { id, commit: OTHER_COMMIT, createdAtMs: context.nowMs - agoMs, ...parts });
}

function lows(context: ScenarioContext, count: number, parts: Partial<Issue>): readonly Issue[] {
  const rule = aRule({ path: `acme.worlds.${parts.id}` });
  return issuesOf(count, { ...placeOf(context), rule, severity: 'SEVERITY_LOW', ...parts });
}

const SUPPLY_CHAIN = { agoMs: 2 * HOUR_MS, enabledProducts: ['sca'] };

describe('a number that a scan of ten days ago counted, too', { concurrent: true }, () => {
  it.each<[what: string, platform: Scenario]>([
    ['of a full scan', behind({ isFull: true })],
    ['of a full scan, after which only supply chain was scanned', behind({ isFull: true }, SUPPLY_CHAIN)],
    ['of a diff scan', behind({ isFull: false })],
    ['of a diff scan, after which only supply chain was scanned', behind({ isFull: false }, SUPPLY_CHAIN)],
  ])('%s is looked for again, and the critical issue is judged (M2)', async (_what, platform) => {
    // The index changes when the scan is eight seconds old, however long a busy machine takes to the first request.
    const run = await runGate(punctual(platform));
    expect([...outcomeOf(run), run.outputs.critical, run.outputs.low]).toEqual([1, 'fail', '', '1', '2']);
  });
});
