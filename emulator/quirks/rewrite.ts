import { type Operation, operationOf } from '../platform.ts';
import type { UploadOperation } from '../uploads/accept-scans.ts';
import { keepNumbers } from '../wire/exact-json.ts';
import type { Handler, HttpRequest } from '../wire/http.ts';

/** An object of an answer. Each number in it is an `exactInteger`, as it was written. */
export type AnswerObject = Record<string, unknown>;

/**
 * Changes the bodies of the successful answers of these operations, and before that their requests. What `change`
 * returns is written; `change` gets the request as it came.
 */
export function rewriting(
  operations: readonly (Operation | UploadOperation)[],
  change: (answer: AnswerObject, request: HttpRequest) => unknown,
  understood: (request: HttpRequest) => HttpRequest = (request) => request,
): (handler: Handler) => Handler {
  return (handler) => (request) => {
    const operation = operationOf(request.method, request.path);
    if (operation === undefined || !operations.includes(operation)) return handler(request);
    const answer = handler(understood(request));
    if (answer.status !== 200) return answer;
    return { ...answer, body: JSON.stringify(change(keepNumbers(answer.body) as AnswerObject, request)) };
  };
}

/** A request with this member of its body, or without it; numbers stay as they were written. */
export function withMember(request: HttpRequest, name: string, value: unknown): HttpRequest {
  const body = keepNumbers(request.body);
  return isAnswerObject(body) ? { ...request, body: JSON.stringify({ ...body, [name]: value }) } : request;
}

/** Rewrites every scan of a list, and every scan detail. */
export function rewritingScans(
  change: (scan: AnswerObject, of: 'list-scans' | 'read-scan') => AnswerObject,
): (handler: Handler) => Handler {
  const inList = rewriting(['list-scans'], (answer) => ({
    ...answer,
    ...(Array.isArray(answer.scans) ? { scans: answer.scans.map((scan) => change(scan, 'list-scans')) } : {}),
  }));
  const inDetail = rewriting(['read-scan'], (answer) => change(answer, 'read-scan'));
  return (handler) => inDetail(inList(handler));
}

/** Rewrites the `meta` of every scan detail: what it says of commit and pull request. */
export function rewritingMeta(change: (meta: AnswerObject) => AnswerObject): (handler: Handler) => Handler {
  return rewriting(['read-scan'], (answer) =>
    isAnswerObject(answer.meta) ? { ...answer, meta: change(answer.meta) } : answer,
  );
}

/** Changes every value that is neither object nor list, by the name of the member that holds it; undefined keeps it. */
export function rewrittenLeaves(value: unknown, change: (leaf: unknown, name: string) => unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => rewrittenLeaves(each, change, name));
  if (!isAnswerObject(value)) return change(value, name) ?? value;
  const entries = Object.entries(value).map(([own, of]) => [own, rewrittenLeaves(of, change, own)]);
  return Object.fromEntries(entries);
}

/** True for an object with members: neither a list nor a number. */
export function isAnswerObject(value: unknown): value is AnswerObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('rawJSON' in value);
}
