import type { Fault, FaultRule } from '../../../emulator/faults/faults.ts';
import type { BuiltOptions } from '../../run/built-gate.ts';
import type { GateRun } from '../../run/gate.ts';
import { searches } from './worlds.ts';

type SearchBody = {
  readonly cursor?: string;
  readonly issueTypes: readonly string[];
  readonly filter: Readonly<Record<string, unknown>>;
};

export const searchesOf = (run: GateRun): readonly SearchBody[] => searches(run).map(({ json }) => json as SearchBody);

export const atSearch = (
  fault: Fault,
  body?: string | RegExp,
  counts: Pick<FaultRule, 'nth' | 'times'> = {},
): readonly FaultRule[] => [
  { match: { operation: 'search-issues', ...(body === undefined ? {} : { body }) }, fault, ...counts },
];

export const text = (rewrite: (page: string) => string): Fault => ({ kind: 'rewrite-text', rewrite });

export const deafTo =
  (part: RegExp): NonNullable<BuiltOptions['through']> =>
  (handler) =>
  (request) =>
    handler({ ...request, body: request.body.replace(part, '') });
