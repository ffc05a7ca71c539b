import { isJsonObject, JsonNumber, type JsonObject, type JsonValue } from '../../../json/json-value.ts';
import { hasError } from '../../../platform/schema/answer.ts';
import type { AskedOperation, Heard } from './asker.ts';

/* What looks need of what was heard: the answers as they came, none of them read by the gate's own readers. */

export type AnswerHeard = {
  readonly operation: AskedOperation;
  readonly path: string;
  readonly asked: JsonObject;
  readonly body: JsonObject;
};

export function answersTo(heard: readonly Heard[], ...operations: readonly AskedOperation[]): readonly AnswerHeard[] {
  return heard.flatMap(({ operation, path, request, came }) => {
    if (came.kind !== 'answer' || !isJsonObject(came.body) || hasError(came.body)) return [];
    if (!operations.includes(operation)) return [];
    return [{ operation, path, asked: isJsonObject(request) ? request : {}, body: came.body }];
  });
}

export const LIST_OF = {
  'scan list': 'scans',
  'issue search': 'groups',
  'issue list': 'issues',
  'deployment list': 'deployments',
} as const satisfies Partial<Record<AskedOperation, string>>;
export type ListOperation = keyof typeof LIST_OF;

export function entriesOf({ operation, body }: AnswerHeard): readonly JsonObject[] {
  const list = isListOperation(operation) ? body[LIST_OF[operation]] : undefined;
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

export function isListOperation(operation: AskedOperation): operation is ListOperation {
  return Object.hasOwn(LIST_OF, operation);
}

export function listedScans(heard: readonly Heard[]): readonly JsonObject[] {
  return answersTo(heard, 'scan list').flatMap(entriesOf);
}

export function details(heard: readonly Heard[]): readonly JsonObject[] {
  return answersTo(heard, 'scan detail').map(({ body }) => body);
}

export function metas(heard: readonly Heard[]): readonly JsonObject[] {
  return details(heard).flatMap(({ meta }) => (isJsonObject(meta) ? [meta] : []));
}

export function groupsHeard(heard: readonly Heard[]): readonly JsonObject[] {
  return answersTo(heard, 'issue search').flatMap(entriesOf);
}

export function listedIssues(heard: readonly Heard[]): readonly JsonObject[] {
  return answersTo(heard, 'issue list')
    .flatMap(entriesOf)
    .flatMap(({ issue }) => (isJsonObject(issue) ? [issue] : []));
}

export function written(value: JsonValue | undefined): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return value instanceof JsonNumber ? value.text : undefined;
}

/** True for a member that is not there: null is none. */
export function isNone(value: JsonValue | undefined): value is null | undefined {
  return value === undefined || value === null;
}

export function many(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${one}s`;
}
