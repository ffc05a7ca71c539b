import type { Fault, FaultRule } from './faults.ts';

const KINDS: readonly Fault['kind'][] = [
  'status',
  'redirect',
  'reset-before-headers',
  'never-answer',
  'raw',
  'endless-1xx',
  'huge-body',
  'bomb',
  'reset-mid-body',
  'stall-after-headers',
  'drip',
  'short-body',
  'cut-chunked',
  'reset-after-answer',
  'headers',
  'replace-body',
  'encode',
  'delay',
  'stored-then',
];

/**
 * A fault rule written as JSON, like `{"match":{"operation":"list-scans"},"nth":2,"fault":{"kind":"status","status":503}}`. The
 * kinds that need a function cannot be written. Throws `Error` with a sentence for people.
 */
export function parseFaultRule(text: string): FaultRule {
  const rule: unknown = JSON.parse(text);
  if (!isObject(rule) || !isObject(rule.fault)) throw new Error('a fault rule is an object with the member "fault"');
  const unknownMember = Object.keys(rule).find((name) => !['match', 'nth', 'times', 'fault'].includes(name));
  if (unknownMember !== undefined) throw new Error(`a fault rule has no member "${unknownMember}"`);
  for (let fault: unknown = rule.fault; isObject(fault); fault = fault.next) {
    const { kind } = fault;
    if (!KINDS.some((known) => known === kind)) throw new Error(`unknown kind of fault; known: ${KINDS.join(', ')}`);
  }
  return rule as unknown as FaultRule;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
