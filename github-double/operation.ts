const REPO = '/repos/[^/]+/[^/]+';

/** Every operation that the double knows, with the shape of its path after the prefix. */
const OPERATIONS = {
  'read-repository': ['GET', REPO],
  'read-branch': ['GET', `${REPO}/branches/[^/]+`],
  'read-protection': ['GET', `${REPO}/branches/[^/]+/protection`],
  'list-branch-rules': ['GET', `${REPO}/rules/branches/[^/]+`],
  'list-check-runs': ['GET', `${REPO}/commits/[^/]+/check-runs`],
  'read-combined-status': ['GET', `${REPO}/commits/[^/]+/status`],
  'list-statuses': ['GET', `${REPO}/commits/[^/]+/statuses`],
  'read-commit': ['GET', `${REPO}/commits/.+`],
  'read-ref': ['GET', `${REPO}/git/ref/.+`],
  'read-contents': ['GET', `${REPO}/contents/.*`],
  'list-pulls': ['GET', `${REPO}/pulls`],
  'read-pull': ['GET', `${REPO}/pulls/\\d+`],
  'list-pull-files': ['GET', `${REPO}/pulls/\\d+/files`],
  'list-comments': ['GET', `${REPO}/issues/\\d+/comments`],
  'create-comment': ['POST', `${REPO}/issues/\\d+/comments`],
  'read-comment': ['GET', `${REPO}/issues/comments/\\d+`],
  'update-comment': ['PATCH', `${REPO}/issues/comments/\\d+`],
  'delete-comment': ['DELETE', `${REPO}/issues/comments/\\d+`],
  'create-status': ['POST', `${REPO}/statuses/[0-9a-f]+`],
  'read-user': ['GET', '/user'],
  graphql: ['POST', '(?:/graphql|/api/graphql)'],
} as const;

export type Operation = keyof typeof OPERATIONS;
export const OPERATION_NAMES = Object.keys(OPERATIONS) as readonly Operation[];

const PATTERNS = Object.entries(OPERATIONS).map(([name, [method, path]]) => ({
  name: name as Operation,
  method,
  path: new RegExp(`^(?:/api/v3)?${path}$`),
}));

/** Name of the operation of a request, for hooks and for faults; undefined for a route that the double does not know. */
export function operationOf(method: string, path: string): Operation | undefined {
  return PATTERNS.find((pattern) => pattern.method === method && pattern.path.test(path))?.name;
}
