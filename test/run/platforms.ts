import type { Stage } from '../../demo/stage.ts';
import { anIssue, aRule, issuesOf } from '../../emulator/build.ts';
import type { Fault, FaultRule } from '../../emulator/faults/faults.ts';
import { type Operation, operationOf } from '../../emulator/platform.ts';
import { scannedWith } from '../../emulator/scenarios/finished.ts';
import {
  placeOf,
  type Scenario,
  type ScenarioContext,
  scanUnderTest,
  worldOf,
} from '../../emulator/scenarios/scenario.ts';
import type { Issue, PlatformScan, PlatformState } from '../../emulator/state.ts';
import type { Handler, HttpAnswer, HttpRequest } from '../../emulator/wire/http.ts';

type Parts = Partial<PlatformScan>;
type PartsOf = Parts | ((context: ScenarioContext) => Parts);

/** Short timeouts: a gate that finds no finished scan gives up after a few polls. */
export const SOON_OVER = { 'discovery-timeout': '400ms', 'wait-timeout': '600ms', 'poll-interval': '100ms' } as const;

/**
 * The clean platform with these variants of the scan under test, the oldest first; ids ascend, and each starts ten
 * seconds after the one before.
 */
export function scanned(...all: readonly PartsOf[]): Scenario {
  return (context) => worldOf(context, { scans: variants(context, all) });
}

/** A finished scan, and issues on the ref of the commit: `count` of each kind. */
export function withIssues(...kinds: readonly (Partial<Issue> & { readonly count: number })[]): Scenario {
  return (context) =>
    scannedWith(
      context,
      kinds.flatMap(({ count, ...kind }, index) =>
        issuesOf(count, { ...placeOf(context), id: `kind-${index}`, ...kind }),
      ),
    );
}

/** The scan under test, changed, and a number of issues of one severity on its ref. */
export function foundBy(parts: PartsOf, count: number, issue: Partial<Issue> = {}): Scenario {
  return (context) => {
    const issues = issuesOf(count, { ...placeOf(context), severity: 'SEVERITY_HIGH', ...issue });
    return scannedWith(context, issues, partsIn(context, parts));
  };
}

/** This many rules with one issue each, with members that follow from the rule's number, and the scan that found them. */
export function manyRules(rules: number, partsOf: (index: number) => Partial<Issue>): Scenario {
  return (context) => {
    const issues = Array.from({ length: rules }, (_, index) =>
      anIssue({
        ...placeOf(context),
        id: `many-${index}`,
        rule: aRule({ path: `rules.generated.rule-${String(index).padStart(6, '0')}`, testCases: [], definition: {} }),
        ...partsOf(index),
      }),
    );
    return scannedWith(context, issues);
  };
}

export function changed(
  scenario: Scenario,
  change: (state: PlatformState, context: ScenarioContext) => PlatformState,
): Scenario {
  return (context) => change(scenario(context), context);
}

export function failing(operation: Operation, fault: Fault, when: Pick<FaultRule, 'nth' | 'times'> = {}) {
  return ({ platform }: Stage): void => platform.faults.add({ match: { operation }, fault, ...when });
}

/** A platform that answers one operation in its own way; the emulator answers everything else. */
export function answering(operation: Operation, answer: (request: HttpRequest, usual: Handler) => HttpAnswer) {
  return (handler: Handler): Handler =>
    (request) =>
      operationOf(request.method, request.path) === operation ? answer(request, handler) : handler(request);
}

export function jsonAnswer(value: unknown): HttpAnswer {
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

function variants(context: ScenarioContext, all: readonly PartsOf[]): PlatformScan[] {
  return all.map((parts, index) => {
    const createdAtMs = context.nowMs - 120_000 + index * 10_000;
    return scanUnderTest(context, { id: String(184467501 + index), createdAtMs, ...partsIn(context, parts) });
  });
}

function partsIn(context: ScenarioContext, parts: PartsOf): Parts {
  return typeof parts === 'function' ? parts(context) : parts;
}
