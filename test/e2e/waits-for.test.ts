import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { BASE_SHA } from '../../demo/events.ts';
import type { Stage } from '../../demo/stage.ts';
import { committed, LAX, POLICY_PATH } from '../policy-e2e/policy-file.ts';
import { outcomeOf, runGate } from '../run/gate.ts';

/*
 * Tests which requests wait for which, by order alone. An answer is held back until other requests have arrived: a run that sends these
 * only after the answer gets neither, and is killed.
 */
const SOON = { killAfterMs: 20_000 };

const SECOND_TRIP = ['read-scan', ...Array.from({ length: 6 }, () => 'search-issues'), 'graphql', 'list-comments'];

function operationsOf({ platform, github }: Stage): readonly string[] {
  return [...platform.requests, ...github.requests].map(({ operation = 'unknown' }) => operation);
}

async function arrived(stage: Stage, operations: readonly string[]): Promise<void> {
  const count = (all: readonly string[], one: string): number => all.filter((operation) => operation === one).length;
  while (operations.some((one) => count(operationsOf(stage), one) < count(operations, one))) await sleep(5);
}

function hold(server: Stage['platform'], operation: string, until: () => Promise<unknown>): void {
  server.faults.add({ match: { operation }, fault: { kind: 'hold', until } });
}

describe('a run', { concurrent: true }, () => {
  it('with a comment needs four round trips: the list, all other reads, the locations, the comment', async () => {
    let first: readonly string[] = [];
    const run = await runGate({
      ...SOON,
      platform: 'over-limit',
      prepare(stage) {
        for (const operation of ['read-scan', 'search-issues']) {
          hold(stage.platform, operation, () => arrived(stage, ['list-scans', ...SECOND_TRIP]));
        }
        for (const operation of ['graphql', 'list-comments']) {
          hold(stage.github, operation, () => arrived(stage, ['list-scans', ...SECOND_TRIP]));
        }
        hold(stage.platform, 'list-scans', async () => {
          first = operationsOf(stage);
        });
      },
    });
    expect(outcomeOf(run)).toEqual([1, 'fail', '']);
    expect(first).toEqual(['list-scans']);
    // The comment is sent before outputs and summary are written, which contain its address.
    expect(run.outputs['comment-url']).toMatch(/#issuecomment-/);
    expect(run.requests.at(-1)?.operation).toBe('list-issues');
    expect([run.requests.length, run.githubRequests.map(({ operation }) => operation).sort()]).toEqual([
      9,
      ['create-comment', 'graphql', 'list-comments'],
    ]);
  });

  it('with a policy file requests the file and the list at the same time', async () => {
    const both = ['read-contents', 'list-scans'];
    const run = await runGate({
      ...SOON,
      platform: 'over-limit',
      inputs: { 'policy-file': POLICY_PATH },
      prepare(stage) {
        committed({ [BASE_SHA]: LAX })(stage);
        hold(stage.platform, 'list-scans', () => arrived(stage, both));
        hold(stage.github, 'read-contents', () => arrived(stage, both));
      },
    });
    expect(outcomeOf(run)).toEqual([0, 'pass', '']);
  });
});
