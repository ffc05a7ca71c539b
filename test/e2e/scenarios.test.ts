import { describe, expect, it } from 'vitest';
import type { ScenarioName } from '../../emulator/scenarios.ts';
import { outcomeOf, runGate } from '../run/gate.ts';
import { SOON_OVER } from '../run/platforms.ts';

/** How it ends, and how many critical, high, medium and low issues it has where they are read. */
const VERDICTS: Readonly<Record<ScenarioName, readonly [...outcome: readonly unknown[], found: string]>> = {
  clean: [0, 'pass', '', '0 0 0 0'],
  'over-limit': [1, 'fail', '', '3 8 6 4'],
  'at-limit': [1, 'fail', '', '0 3 5 0'],
  moving: [0, 'pass', '', '0 0 0 2'],
  'still-running': [2, 'inconclusive', 'scan-running', ''],
  'never-appears': [2, 'inconclusive', 'no-scan', ''],
  'scan-failed': [2, 'inconclusive', 'scan-failed', ''],
  'partial-beside-cancelled': [2, 'inconclusive', 'scan-cancelled', ''],
  'fork-commit': [2, 'inconclusive', 'no-scan', ''],
  'index-lag': [1, 'fail', '', '0 3 5 0'],
  'index-lag-forever': [2, 'inconclusive', 'index-lag', ''],
  'two-products': [0, 'pass', '', '0 0 0 2'],
  'thousands-of-groups': [1, 'fail', '', '0 20 2000 1980'],
  triaged: [1, 'fail', '', '0 4 0 0'],
  silenced: [0, 'pass', '', '0 0 0 0'],
  'merge-commit-only': [2, 'inconclusive', 'no-scan', ''],
  baseline: [1, 'fail', '', '0 3 0 0'],
  'baseline-diff': [1, 'fail', '', '0 1 0 0'],
  superseded: [2, 'inconclusive', 'superseded', ''],
  'scans-per-product': [2, 'inconclusive', 'scan-running', ''],
  'much-used': [0, 'pass', '', '0 0 0 2'],
  monorepo: [1, 'fail', '', '0 3 5 0'],
};

/** What changes some seconds after the platform has started. */
const MOVING: readonly ScenarioName[] = ['moving', 'index-lag'];

describe('the scenario', { concurrent: true }, () => {
  it.each(Object.entries(VERDICTS) as [ScenarioName, readonly unknown[]][])(
    '%s ends with the expected verdict',
    async (platform, outcome) => {
      const inputs = MOVING.includes(platform) ? {} : SOON_OVER;
      const run = await runGate({ platform, inputs });
      const found = ['critical', 'high', 'medium', 'low'].map((severity) => run.outputs[severity]);
      expect([...outcomeOf(run), found.join(' ').trim()]).toEqual(outcome);
    },
  );
});
