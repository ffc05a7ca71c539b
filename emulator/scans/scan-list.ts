import type { PlatformScan, PlatformState } from '../state.ts';
import type { HttpAnswer, HttpRequest } from '../wire/http.ts';
import { pageOf } from '../wire/paging.ts';
import { Refusal } from '../wire/refusal.ts';
import {
  boolean,
  dateTime,
  integer,
  listOf,
  members,
  number,
  oneOf,
  pageSize,
  readBody,
  text,
} from '../wire/request-body.ts';
import { jsonAnswer } from '../wire/written.ts';
import { type ScanMoment, scanAt } from './scan-at.ts';
import { listedBranch, scanListJson } from './scan-json.ts';
import { inOrder } from './scan-order.ts';

const DEFAULT_PAGE_SIZE = 100;
const MAXIMUM_PAGE_SIZE = 500;
const LOOK_BACK_MS = 30 * 86_400_000;
const STATUSES = ['RUNNING', 'COMPLETED', 'PENDING', 'CANCELLED', 'ERROR', 'NEVER_FINISHED'];

const BODY = {
  deploymentId: integer,
  repository_id: integer,
  branch: text,
  cursor: text,
  limit: pageSize(MAXIMUM_PAGE_SIZE),
  since: dateTime,
  is_full_scan: boolean,
  is_partial_scan: boolean,
  total_time: members({ min: number, max: number }),
  // spec-gap: scan-list-filter-names - the document hides the names of these two
  products: listOf(oneOf(['UNSPECIFIED', 'SAST', 'SCA', 'SECRETS', 'AI_SAST'].map((name) => `PRODUCT_${name}`))),
  statuses: listOf(oneOf(STATUSES.map((name) => `SCAN_STATUS_${name}`))),
};
type Asked = ReturnType<typeof readAsked>;

/** Lists the scans of the past 30 days. */
export function listScans(request: HttpRequest, state: PlatformState, nowMs: number): HttpAnswer {
  const { cursor, limit, deploymentId, ...query } = readAsked(request);
  if (deploymentId !== undefined && deploymentId !== state.deploymentId) {
    throw new Refusal(400, 'body.deploymentId: differs from the path');
  }
  const keeps = filterOf(query, state, nowMs);
  const listed = inOrder(state.scans, state.wire.scanOrder).filter(
    (scan) => scan.appearsAtMs <= nowMs && keeps(scan, scanAt(scan, state, nowMs)),
  );
  const page = pageOf(listed, { cursor, size: limit ?? DEFAULT_PAGE_SIZE, query }, state.wire.endOfPaging);
  const scans = page.items.map((scan) => scanListJson(scan, scanAt(scan, state, nowMs), state));
  return jsonAnswer({ scans, ...page.cursor }, state.wire);
}

function readAsked(request: HttpRequest) {
  return readBody(request, BODY);
}

function filterOf(
  asked: Asked,
  state: PlatformState,
  nowMs: number,
): (scan: PlatformScan, moment: ScanMoment) => boolean {
  const sinceMs = asked.since === undefined ? Number.NEGATIVE_INFINITY : Date.parse(asked.since);
  const products = (asked.products ?? []).filter((name) => name !== 'PRODUCT_UNSPECIFIED').map(listSpelling);
  const statuses = asked.statuses ?? [];
  return (scan, moment) =>
    isOrUnasked(asked.repository_id, scan.repositoryId) &&
    scan.createdAtMs >= nowMs - LOOK_BACK_MS &&
    scan.createdAtMs > sinceMs &&
    // spec-gap: scan-list-branch-spelling - the branch is compared as the list itself spells it
    isOrUnasked(asked.branch, moment.listMembers.branch ?? listedBranch(scan, state.wire)) &&
    isOrUnasked(asked.is_full_scan, scan.isFull) &&
    isOrUnasked(asked.is_partial_scan, scan.isPartial === true) &&
    isWithin(asked.total_time, moment.hasEnded ? scan.totalTimeSeconds : undefined) &&
    (products.length === 0 || products.some((product) => scan.enabledProducts.includes(product))) &&
    (statuses.length === 0 || statuses.includes(moment.status));
}

// spec-gap: enabled-products-spelling
function listSpelling(product: string): string {
  return product.slice('PRODUCT_'.length).toLowerCase();
}

function isOrUnasked<T>(asked: T | undefined, actual: T): boolean {
  return asked === undefined || asked === actual;
}

function isWithin(bounds: Asked['total_time'], seconds: number | undefined): boolean {
  if (bounds === undefined) return true;
  return (
    seconds !== undefined && !(seconds < (bounds.min ?? 0)) && !(seconds > (bounds.max ?? Number.POSITIVE_INFINITY))
  );
}
