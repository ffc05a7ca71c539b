const MERGE_REQUEST = '/projects/[^/]+/merge_requests/\\d+';

/** Every operation that the double knows, with the shape of its path after the prefix. */
const OPERATIONS = {
  'read-user': ['GET', '/user'],
  'read-merge-request': ['GET', MERGE_REQUEST],
  'list-notes': ['GET', `${MERGE_REQUEST}/notes`],
  'create-note': ['POST', `${MERGE_REQUEST}/notes`],
  'update-note': ['PUT', `${MERGE_REQUEST}/notes/\\d+`],
  'delete-note': ['DELETE', `${MERGE_REQUEST}/notes/\\d+`],
} as const;

export type Operation = keyof typeof OPERATIONS;

const PATTERNS = Object.entries(OPERATIONS).map(([name, [method, path]]) => ({
  name: name as Operation,
  method,
  path: new RegExp(`^(?:/[\\w-]+)?/api/v4${path}$`),
}));

/** Name of the operation of a request, for hooks and for faults; undefined for a route that the double does not know. */
export function operationOf(method: string, path: string): Operation | undefined {
  return PATTERNS.find((pattern) => pattern.method === method && pattern.path.test(path))?.name;
}
