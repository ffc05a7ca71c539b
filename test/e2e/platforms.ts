import type { Stage } from '../../demo/stage.ts';
import { issuesOf } from '../../emulator/build.ts';
import type { Fault, FaultRule } from '../../emulator/faults/faults.ts';
import { type Operation, operationOf } from '../../emulator/platform.ts';
import { scannedWith } from '../../emulator/scenarios/finished.ts';
import { placeOf, type ScenarioContext, scanUnderTest, worldOf } from '../../emulator/scenarios/scenario.ts';
import type { Issue, PlatformState, ScanRecord } from '../../emulator/state.ts';
import type { Handler, HttpAnswer, HttpRequest } from '../../emulator/wire/http.ts';

type Compose = (context: ScenarioContext) => PlatformState;

/** The clean platform with one scan of the commit that differs in these parts. */
export function scanned(parts: Partial<ScanRecord> | ((context: ScenarioContext) => Partial<ScanRecord>)): Compose {
  return (context) => {
    const given = typeof parts === 'function' ? parts(context) : parts;
    return worldOf(context, { scans: [scanUnderTest(context, given)] });
  };
}

/** Several scans of the commit, each given by what differs. */
export function scannedSeveralTimes(...all: readonly Partial<ScanRecord>[]): Compose {
  return (context) => worldOf(context, { scans: all.map((parts) => scanUnderTest(context, parts)) });
}

/** A finished scan, and issues on the ref of the commit: so many of each kind. */
export function withIssues(...kinds: readonly (Partial<Issue> & { readonly count: number })[]): Compose {
  return (context) =>
    scannedWith(
      context,
      kinds.flatMap(({ count, ...kind }, index) =>
        issuesOf(count, { ...placeOf(context), id: `kind-${index}`, ...kind }),
      ),
    );
}

/** Meets every request of an operation, or the `nth` ones alone. */
export function failing(operation: Operation, fault: Fault, when: Pick<FaultRule, 'nth' | 'times'> = {}) {
  return ({ platform }: Stage): void => platform.faults.add({ match: { operation }, fault, ...when });
}

/** A platform that answers an operation in its own way; what it does not answer, the emulator does. */
export function answering(operation: Operation, answer: (request: HttpRequest, usual: Handler) => HttpAnswer) {
  return (handler: Handler): Handler =>
    (request) =>
      operationOf(request.method, request.path) === operation ? answer(request, handler) : handler(request);
}

export function jsonAnswer(record: unknown): HttpAnswer {
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(record) };
}
