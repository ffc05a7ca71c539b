import { listIssues } from './issues/issue-list.ts';
import { createIssueSearch } from './issues/issue-search.ts';
import { scanAt } from './scans/scan-at.ts';
import { scanDetailJson } from './scans/scan-json.ts';
import { listScans } from './scans/scan-list.ts';
import type { PlatformState } from './state.ts';
import { createUploads, type UploadOperation, uploadOperationOf } from './uploads/accept-scans.ts';
import { exactInteger } from './wire/exact-json.ts';
import type { Handler, HttpAnswer, HttpRequest } from './wire/http.ts';
import { Refusal } from './wire/refusal.ts';
import { jsonAnswer } from './wire/written.ts';

export type Operation =
  | 'search-issues'
  | 'list-scans'
  | 'read-scan'
  | 'delete-team'
  | 'list-issues'
  | 'list-deployments';

type Route = {
  readonly operation: Operation;
  readonly method: string;
  /** Has groups named `deployment` and `id` if the path contains them. */
  readonly path: RegExp;
  /** True if the document states that a user's JWT is accepted too. */
  readonly takesJwt: boolean;
};

const ROUTES: readonly Route[] = [
  {
    operation: 'search-issues',
    method: 'POST',
    path: /^\/api\/agent\/deployments\/(?<deployment>[^/]+)\/issues\/search$/,
    takesJwt: true,
  },
  {
    operation: 'list-scans',
    method: 'POST',
    path: /^\/api\/v1\/deployments\/(?<deployment>[^/]+)\/scans\/search$/,
    takesJwt: false,
  },
  {
    operation: 'read-scan',
    method: 'GET',
    path: /^\/api\/v1\/deployments\/(?<deployment>[^/]+)\/scan\/(?<id>[^/]+)$/,
    takesJwt: false,
  },
  {
    operation: 'delete-team',
    method: 'DELETE',
    path: /^\/api\/permissions\/v2\/deployments\/(?<deployment>[^/]+)\/teams\/(?<id>[^/]+)$/,
    takesJwt: true,
  },
  {
    operation: 'list-issues',
    method: 'POST',
    path: /^\/api\/agent\/deployments\/(?<deployment>[^/]+)\/issues$/,
    takesJwt: true,
  },
  { operation: 'list-deployments', method: 'GET', path: /^\/api\/v1\/deployments$/, takesJwt: false },
];

/** Handles all operations on a state. `now` returns milliseconds since 1970 (UTC); nothing else outside is used. */
export function createPlatformHandler(state: PlatformState, now: () => number = Date.now): Handler {
  const searchIssues = createIssueSearch(state);
  const upload = state.accepts && createUploads(state, state.accepts, now);
  const operations: Readonly<Record<Operation, (request: HttpRequest, id: string) => HttpAnswer>> = {
    'search-issues': (request) => searchIssues(request, now()),
    'list-scans': (request) => listScans(request, state, now()),
    'read-scan': (_request, id) => readScan(id, state, now()),
    'delete-team': (_request, id) => deleteTeam(id, state),
    'list-issues': (request) => listIssues(request, state, now()),
    'list-deployments': () => listDeployments(state),
  };
  return (request) => {
    try {
      const uploading = uploadOperationOf(request.method, request.path);
      if (upload !== undefined && uploading !== undefined) return upload(request, uploading);
      const { route, id } = authorize(request, state);
      return operations[route.operation](request, id);
    } catch (refusal) {
      if (refusal instanceof Refusal) return refusal.answer();
      throw refusal;
    }
  };
}

/** The operation that a request is meant for; undefined if there is none. */
export function operationOf(method: string, path: string): Operation | UploadOperation | undefined {
  const known = ROUTES.find((route) => route.method === method && route.path.test(path));
  return known?.operation ?? uploadOperationOf(method, path);
}

function authorize(request: HttpRequest, state: PlatformState): { route: Route; id: string } {
  const route = ROUTES.find(({ path }) => path.test(request.path));
  if (route === undefined) throw new Refusal(404, 'no such path');
  if (request.method !== route.method) throw new Refusal(405, 'method not allowed', { allow: route.method });
  const credential = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const known = state.tokens.find(({ token }) => token === credential);
  // Not documented: the document says only where a JWT is accepted, not that it is refused elsewhere
  if (known === undefined || (known.scheme === 'jwt' && !route.takesJwt)) throw new Refusal(401, 'invalid credential');
  if (known.scheme === 'api-token' && !known.webApi) throw new Refusal(404, 'not found');
  const { deployment, id } = route.path.exec(request.path)?.groups ?? {};
  if (deployment !== undefined && deployment !== state.deploymentId) throw new Refusal(404, 'not found');
  return { route, id: id ?? '' };
}

function readScan(id: string, state: PlatformState, nowMs: number): HttpAnswer {
  const scan = state.scans.find((candidate) => candidate.id === id && candidate.appearsAtMs <= nowMs);
  if (scan === undefined) throw new Refusal(404, 'no such scan');
  return jsonAnswer(scanDetailJson(scan, scanAt(scan, state, nowMs), state), state.wire);
}

/** The one deployment that the token can access. */
function listDeployments({ deploymentId, deploymentName, wire }: PlatformState): HttpAnswer {
  const findings = { url: `https://platform.example/api/v1/deployments/${deploymentName}/findings` };
  const one = { id: exactInteger(deploymentId), name: deploymentName, slug: deploymentName, findings };
  return jsonAnswer({ deployments: [one] }, wire);
}

function deleteTeam(id: string, state: PlatformState): HttpAnswer {
  if (!state.teams.some((team) => team.id === id)) throw new Refusal(404, 'no such team');
  state.teams = state.teams.filter((team) => team.id !== id);
  return jsonAnswer({}, state.wire);
}
