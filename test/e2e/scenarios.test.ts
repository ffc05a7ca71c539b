import { describe, expect, it } from 'vitest';
import type { ScenarioName } from '../../emulator/scenarios.ts';
import { outcomeOf, runGate } from '../run/gate.ts';
import { SOON_OVER } from '../run/platforms.ts';

const VERDICTS: Readonly<Record<ScenarioName, readonly unknown[]>> = {
  clean: [0, 'pass', ''],
  'over-limit': [1, 'fail', ''],
  'at-limit': [1, 'fail', ''],
  moving: [0, 'pass', ''],
  'still-running': [2, 'inconclusive', 'scan-running'],
  'never-appears': [2, 'inconclusive', 'no-scan'],
  'scan-failed': [2, 'inconclusive', 'scan-failed'],
  'partial-beside-cancelled': [2, 'inconclusive', 'scan-cancelled'],
  'fork-commit': [2, 'inconclusive', 'no-scan'],
  'index-lag': [1, 'fail', ''],
  'index-lag-forever': [2, 'inconclusive', 'index-lag'],
  'two-products': [0, 'pass', ''],
  'thousands-of-groups': [1, 'fail', ''],
  triaged: [1, 'fail', ''],
  silenced: [0, 'pass', ''],
  'merge-commit-only': [2, 'inconclusive', 'no-scan'],
  baseline: [1, 'fail', ''],
  'baseline-diff': [1, 'fail', ''],
  superseded: [2, 'inconclusive', 'superseded'],
  'scans-per-product': [2, 'inconclusive', 'scan-running'],
  'much-used': [0, 'pass', ''],
  monorepo: [1, 'fail', ''],
};

/** What changes some seconds after the platform has started. */
const MOVING: readonly ScenarioName[] = ['moving', 'index-lag'];

describe('the scenario', { concurrent: true }, () => {
  it.each(Object.entries(VERDICTS) as [ScenarioName, readonly unknown[]][])(
    '%s ends with the expected verdict',
    async (platform, outcome) => {
      const inputs = MOVING.includes(platform) ? {} : SOON_OVER;
      expect(outcomeOf(await runGate({ platform, inputs }))).toEqual(outcome);
    },
  );
});
