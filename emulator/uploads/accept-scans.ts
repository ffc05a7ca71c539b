import { aRepository, aScan } from '../build.ts';
import { placeOf } from '../history/detected.ts';
import type { Accepting, PlatformScan, PlatformState, Token } from '../state.ts';
import { exactInteger } from '../wire/exact-json.ts';
import type { HttpAnswer, HttpRequest } from '../wire/http.ts';
import { Refusal } from '../wire/refusal.ts';
import { type Begun, type Results, readBegun, readCompleted, readFailed, readResults } from './upload-bodies.ts';
import { issuesAfter, productOf, typeOf } from './uploaded-issues.ts';

export type UploadOperation =
  | 'start-scan'
  | 'read-config'
  | 'upload-results'
  | 'complete-scan'
  | 'fail-scan'
  | 'report-failure';

const ROUTES: readonly (readonly [UploadOperation, method: string, path: RegExp])[] = [
  ['start-scan', 'POST', /^\/api\/cli\/(?:v2\/)?scans$/],
  ['read-config', 'GET', /^\/api\/cli\/v2\/scans\/(?<id>[^/]+)\/config$/],
  ['upload-results', 'POST', /^\/api\/agent\/scans\/(?<id>\d+)\/results$/],
  ['complete-scan', 'POST', /^\/api\/agent\/scans\/(?<id>\d+)\/complete$/],
  ['fail-scan', 'POST', /^\/api\/agent\/scans\/(?<id>\d+)\/error$/],
  ['report-failure', 'POST', /^\/failure$/],
];

/** The operation of a request of the scanner; undefined for any other request. */
export function uploadOperationOf(method: string, path: string): UploadOperation | undefined {
  return ROUTES.find((route) => route[1] === method && route[2].test(path))?.[0];
}

const PRODUCTS = ['sast', 'sca', 'secrets'];
const FIRST_ID = 9001;

type Upload = {
  readonly begun: Begun;
  /** Undefined for a dry run, which the platform does not store. */
  readonly scanId: string | undefined;
  readonly products: readonly string[];
  results?: Results;
  hasEnded: boolean;
};

/**
 * The operations for the scanner: the platform stores a scan from its first request on, ends it as the scanner says, and makes issues of
 * its findings, on its ref. Each request may be repeated without harm. Throws `Refusal`.
 */
export function createUploads(
  state: PlatformState,
  { rules, indexLagMs, neverFinishedAfterMs }: Accepting,
  now: () => number,
): (request: HttpRequest, operation: UploadOperation) => HttpAnswer {
  const uploads = new Map<string, Upload>();

  function begin(body: string): Upload {
    const begun = readBegun(body);
    const { unique_id: uuid, requested_products: requested = [], dry_run: isDry } = begun.scan_metadata;
    const known = uploads.get(uuid);
    if (known !== undefined) return known;
    const products = PRODUCTS.filter((product) => requested.length === 0 || requested.includes(product));
    const scanId = isDry === true ? undefined : nextId(state);
    const upload: Upload = { begun, scanId, products, hasEnded: false };
    if (scanId !== undefined) state.scans = [...state.scans, scanOf(scanId, upload)];
    uploads.set(uuid, upload);
    return upload;
  }

  function scanOf(id: string, { begun, products }: Upload): PlatformScan {
    const { project_metadata: label, scan_metadata } = begun;
    const atMs = now();
    const sinceStartMs = atMs - state.startedAtMs;
    const branch = label.branch ?? '';
    return aScan({
      id,
      repositoryId: repositoryIdOf(label, state),
      branch,
      fullRef: branch,
      commit: label.commit ?? '',
      createdAtMs: atMs,
      timeline: [
        { atMs: 0, status: 'SCAN_STATUS_RUNNING' },
        { atMs: sinceStartMs + neverFinishedAfterMs, status: 'SCAN_STATUS_NEVER_FINISHED' },
      ],
      enabledProducts: products,
      isFull: label.is_full_scan,
      isPartial: (scan_metadata.partial_scan_rule_ids ?? []).length > 0,
      totalTimeSeconds: 0,
      meta: { ...NOBODY, ...label },
    });
  }

  /** Ends the scan. Later requests change nothing about it. */
  function end(upload: Upload, status: string, exitCode: number, found: Partial<PlatformScan> = {}): void {
    upload.hasEnded = true;
    const atMs = now() - state.startedAtMs;
    state.scans = state.scans.map((scan) =>
      scan.id === upload.scanId
        ? {
            ...scan,
            ...found,
            timeline: [
              { ...scan.timeline[0]!, atMs: 0 },
              { atMs, status, exitCode },
            ],
            completedAtMs: now(),
          }
        : scan,
    );
  }

  function complete(upload: Upload, body: string): void {
    const { exit_code, stats } = readCompleted(body);
    const { results } = upload;
    if (results === undefined) throw new Refusal(400, 'no results were uploaded');
    const scan = state.scans.find(({ id }) => id === upload.scanId);
    if (scan === undefined) throw new Refusal(404, 'no such scan');
    const atMs = now();
    const ref = placeOf(scan.branch);
    state.issues = issuesAfter(state.issues, results, { scan, ref, atMs, shownAtMs: atMs + indexLagMs });
    end(upload, 'SCAN_STATUS_COMPLETED', exit_code, {
      findingsCounts: countsOf(results),
      totalTimeSeconds: stats.total_time,
    });
  }

  return (request, operation) => {
    authorize(request, state.tokens);
    const { body, path } = request;
    const id = ROUTES.map(([, , pattern]) => pattern.exec(path)?.groups?.id).find((found) => found !== undefined);
    if (operation === 'report-failure') return answer({});
    if (operation === 'start-scan') {
      const upload = begin(body);
      return answer(path.includes('/v2/') ? info(upload, state) : { ...info(upload, state), ...config(rules) });
    }
    if (operation === 'read-config') {
      if (!uploads.has(id ?? '')) throw new Refusal(404, 'no such scan');
      return answer({ status: 'success', ...config(rules) });
    }
    const upload = [...uploads.values()].find(({ scanId }) => scanId === id);
    if (upload === undefined) throw new Refusal(404, 'no such scan');
    if (operation === 'upload-results') {
      const results = readResults(body);
      if (!upload.hasEnded) upload.results = results;
      return answer({ errors: [] });
    }
    if (upload.hasEnded) return answer(operation === 'complete-scan' ? { success: true } : {});
    if (operation === 'complete-scan') {
      complete(upload, body);
      return answer({ success: true });
    }
    end(upload, 'SCAN_STATUS_ERROR', readFailed(body).exit_code);
    return answer({});
  };
}

/** Removes members that say who wrote a commit: the emulator's own scans have them, uploaded ones never. */
const NOBODY = {
  commit_title: undefined,
  commit_author_name: undefined,
  commit_author_email: undefined,
  commit_author_username: undefined,
  commit_author_image_url: undefined,
};

function authorize({ headers }: HttpRequest, tokens: readonly Token[]): void {
  const credential = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  const known = tokens.find(({ token }) => token === credential);
  if (known?.agent !== true) throw new Refusal(401, 'invalid credential');
}

/** Id of the project that the scanner names. A new project gets an id of its own. */
function repositoryIdOf({ repo_display_name, repository }: Begun['project_metadata'], state: PlatformState): string {
  const name = repo_display_name ?? repository;
  const known = state.repositories.find((candidate) => candidate.name === name);
  if (known !== undefined) return known.id;
  const id = String(1 + Math.max(100, ...state.repositories.map((candidate) => Number(candidate.id))));
  state.repositories = [...state.repositories, aRepository({ id, name })];
  return id;
}

function nextId({ scans }: PlatformState): string {
  return String(
    scans.reduce((highest, { id }) => (BigInt(id) > highest ? BigInt(id) : highest), BigInt(FIRST_ID - 1)) + 1n,
  );
}

/** Counts all findings of the scan, however they are triaged. Findings that are suppressed in code do not count. */
function countsOf({ findings }: Results): PlatformScan['findingsCounts'] {
  const of = (product: string) => findings.filter((finding) => productOf({ type: typeOf(finding) }) === product).length;
  return { code: of('sast'), secrets: of('secrets'), supply_chain: of('sca'), total: findings.length };
}

function info({ scanId, products }: Upload, { deploymentId, deploymentName }: PlatformState): object {
  const id = scanId === undefined ? {} : { id: exactInteger(scanId) };
  const deployment_id = exactInteger(deploymentId);
  return { info: { ...id, enabled_products: products, deployment_id, deployment_name: deploymentName } };
}

function config(rules: readonly object[]): object {
  return { config: { rules: { rules } }, engine_params: {} };
}

function answer(value: object): HttpAnswer {
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}
