import { issuesOf } from '../build.ts';
import type { Finding, ScanRun } from '../history/history.ts';
import { platformOf } from '../history/platform-of.ts';
import type { PlatformState } from '../state.ts';
import { PLACES } from './places.ts';
import { CODE_RULES, SUPPLY_CHAIN_RULES } from './rules.ts';
import { otherCommit, refOf, type ScenarioContext, worldOf } from './scenario.ts';

const MINUTE_MS = 60_000;
const RATED = ['sast', 'sca', 'secrets'];
const BASE = otherCommit(500);
const NEXT = otherCommit(501);

const KNOWN: readonly Finding[] = issuesOf(2, { id: 'known', rule: CODE_RULES.evalDetected, ...PLACES.evalDetected });
const ADDED: readonly Finding[] = issuesOf(1, { id: 'added', rule: CODE_RULES.rawSql, ...PLACES.rawSql });
const ONE_MORE: readonly Finding[] = issuesOf(1, {
  id: 'one-more',
  rule: CODE_RULES.evalDetected,
  ...PLACES.evalDetected,
  span: { line: 88, endLine: 88, column: 9, endColumn: 33 },
});
const IN_A_PACKAGE: readonly Finding[] = issuesOf(1, {
  id: 'in-a-package',
  rule: SUPPLY_CHAIN_RULES.requests,
  ...PLACES.requests,
  type: 'ISSUE_TYPE_SCA',
  severity: 'SEVERITY_LOW',
});

/** `main` has two high issues. The pull request's full scan sees them again, and one of another rule that the change adds. */
export function baseline(context: ScenarioContext): PlatformState {
  return baseAnd(context, ADDED, true);
}

/** `main` has two high issues of a rule. The pull request's diff scan shows only what the change adds: one more of that rule. */
export function baselineDiff(context: ScenarioContext): PlatformState {
  return baseAnd(context, ONE_MORE, isPush(context));
}

/** The commit has two high issues. The commit after it fixes them and was scanned, then the branch was forced back. */
export function superseded(context: ScenarioContext): PlatformState {
  return scansOf(context, { [context.commit]: KNOWN, [NEXT]: [], [BASE]: [] }, [
    aRun(context, { id: '184467501', minutesAgo: 40 }),
    aRun(context, { id: '184467504', minutesAgo: 10, commit: NEXT }),
  ]);
}

/** The supply chain was scanned, with one low issue. The scan of code and secrets began earlier and runs forever. */
export function scansPerProduct(context: ScenarioContext): PlatformState {
  return scansOf(context, { [context.commit]: IN_A_PACKAGE, [BASE]: [] }, [
    aRun(context, { id: '184467501', minutesAgo: 3, products: ['sast', 'secrets'], end: undefined }),
    aRun(context, { id: '184467503', minutesAgo: 2, products: ['sca'] }),
  ]);
}

function baseAnd(context: ScenarioContext, added: readonly Finding[], isFull: boolean): PlatformState {
  return scansOf(context, { [BASE]: KNOWN, [context.commit]: [...KNOWN, ...added] }, [
    aRun(context, { id: '184467400', minutesAgo: 60, ref: 'main', commit: BASE, isFull: true, pullRequest: undefined }),
    aRun(context, { id: '184467501', minutesAgo: 2, isFull }),
  ]);
}

function scansOf(
  context: ScenarioContext,
  findings: Readonly<Record<string, readonly Finding[]>>,
  events: readonly ScanRun[],
): PlatformState {
  const commits = Object.entries(findings).map(([sha, found]) => ({ sha, findings: found }));
  return worldOf(context, platformOf({ repositoryId: context.repositoryId, commits, events }, context.nowMs));
}

/** A scan of the commit by the three rated products that took 40 s: a diff scan for a pull request, a full one for a push. */
function aRun(context: ScenarioContext, given: Partial<ScanRun> & { id: string; minutesAgo: number }): ScanRun {
  const { minutesAgo, ...parts } = given;
  const startedAtMs = context.nowMs - minutesAgo * MINUTE_MS;
  return {
    kind: 'scan',
    ref: refOf(context),
    commit: context.commit,
    base: BASE,
    products: RATED,
    isFull: isPush(context),
    pullRequest: context.pullRequest,
    startedAtMs,
    end: { atMs: startedAtMs + 40_000, status: 'COMPLETED' },
    ...parts,
  };
}

function isPush({ pullRequest }: ScenarioContext): boolean {
  return pullRequest === undefined;
}
