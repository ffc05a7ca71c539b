import { atLimit, clean, overLimit, thousandsOfGroups, triaged } from './scenarios/finished.ts';
import { baseline, baselineDiff, scansPerProduct, superseded } from './scenarios/over-time.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { forkCommit, partialBesideCancelled, twoProducts } from './scenarios/several-scans.ts';
import {
  indexLag,
  indexLagForever,
  mergeCommitOnly,
  moving,
  neverAppears,
  scanFailed,
  stillRunning,
} from './scenarios/waiting.ts';

/** Platforms by name, each made for the commit that is under test. */
export const SCENARIOS = {
  clean,
  'over-limit': overLimit,
  'at-limit': atLimit,
  moving,
  'still-running': stillRunning,
  'never-appears': neverAppears,
  'scan-failed': scanFailed,
  'partial-beside-cancelled': partialBesideCancelled,
  'fork-commit': forkCommit,
  'index-lag': indexLag,
  'index-lag-forever': indexLagForever,
  'two-products': twoProducts,
  'thousands-of-groups': thousandsOfGroups,
  triaged,
  'merge-commit-only': mergeCommitOnly,
  baseline,
  'baseline-diff': baselineDiff,
  superseded,
  'scans-per-product': scansPerProduct,
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof SCENARIOS;

export function isScenarioName(text: string): text is ScenarioName {
  return Object.hasOwn(SCENARIOS, text);
}
