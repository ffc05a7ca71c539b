import { atLimit, clean, overLimit, thousandsOfGroups, triaged } from './scenarios/finished.ts';
import { muchUsed } from './scenarios/much-used.ts';
import { baseline, baselineDiff, scansPerProduct, superseded } from './scenarios/over-time.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { forkCommit, monorepo, partialBesideCancelled, twoProducts } from './scenarios/several-scans.ts';
import { silenced } from './scenarios/silenced.ts';
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
  silenced,
  'merge-commit-only': mergeCommitOnly,
  baseline,
  'baseline-diff': baselineDiff,
  superseded,
  'scans-per-product': scansPerProduct,
  'much-used': muchUsed,
  monorepo,
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof SCENARIOS;

const ABOUT: Readonly<Record<ScenarioName, string>> = {
  clean: 'a finished scan that found nothing',
  'over-limit': 'critical and high issues in code, supply chain and secrets',
  'at-limit': '3 high and 5 medium issues, nothing critical',
  moving: 'the scan appears after 1 s, runs, and ends after 6 s',
  'still-running': 'the scan runs forever',
  'never-appears': 'no scan of the commit, ever',
  'scan-failed': 'the scan ended with an error',
  'partial-beside-cancelled': 'the scan was cancelled; a partial one finished',
  'fork-commit': 'the same commit was scanned only in a fork',
  'index-lag': 'the search finds what the scan counted after 6 s',
  'index-lag-forever': 'the search never finds what the scan counted',
  'two-products': 'two scans of the commit, each of other products',
  'thousands-of-groups': '4,000 rules with an issue each, over many pages',
  triaged: 'one high issue in each of the nine triage states',
  silenced: 'nothing open: critical issues suppressed in code, one ignored by people',
  'merge-commit-only': "the pull request's merge commit was scanned, its head was not",
  baseline: 'a full scan repeats what main has, beside one new issue',
  'baseline-diff': 'a diff scan shows only what the change adds',
  superseded: 'a newer commit was scanned on the ref, so its issues are of that one',
  'scans-per-product': 'the supply chain is scanned, code and secrets still run',
  'much-used': 'a project in daily use: every kind of scan and triage state, for doctor',
  monorepo: 'three projects of one repository: over the limit, scan failed, clean',
};

/** A line for each scenario, for a help text. */
export function describeScenarios(): string {
  const names = Object.keys(SCENARIOS).filter(isScenarioName);
  const width = Math.max(...names.map(({ length }) => length));
  return names.map((name) => `  ${name.padEnd(width)}  ${ABOUT[name]}`).join('\n');
}

export function aboutScenario(name: ScenarioName): string {
  return ABOUT[name];
}

export function isScenarioName(text: string): text is ScenarioName {
  return Object.hasOwn(SCENARIOS, text);
}
