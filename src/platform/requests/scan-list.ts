import { z } from 'zod';
import type { RepositoryId } from '../../domain/ids.ts';
import { MOST_SCANS_PER_PAGE } from '../../domain/limits.ts';
import { SCAN_STATUSES } from '../../domain/scan.ts';
import { apiValue, DateTime, listOf, Text, YesOrNo } from '../../written/value.ts';
import { ourWords, SCAN_STATUS_PREFIX } from '../wire-words.ts';
import type { RequestBody } from './request-body.ts';
import { digits, measure, wholeNumber } from './request-number.ts';
import { wireProduct } from './request-types.ts';

const STATUSES = [...ourWords(SCAN_STATUSES, SCAN_STATUS_PREFIX).keys()];
const ID = 'must be a whole number';
const Bounds = z.strictObject(
  { min: measure.exactOptional(), max: measure.exactOptional() },
  { error: 'must be an object' },
);

const Body = z.strictObject(
  {
    deploymentId: digits(ID).exactOptional(),
    repository_id: digits<RepositoryId>(ID).exactOptional(),
    branch: Text.exactOptional(),
    cursor: Text.exactOptional(),
    limit: wholeNumber(1, MOST_SCANS_PER_PAGE).exactOptional(),
    since: DateTime.exactOptional(),
    /** True keeps full scans, false diff scans. */
    is_full_scan: YesOrNo.exactOptional(),
    /** True keeps scans of an explicit rule subset, false those of the full rule set. */
    is_partial_scan: YesOrNo.exactOptional(),
    total_time: Bounds.exactOptional(),
    /** Only scans with these products enabled are listed. */
    // spec-gap: scan-list-filter-names
    products: listOf(wireProduct).exactOptional(),
    // spec-gap: scan-list-filter-names
    statuses: listOf(apiValue(STATUSES, SCAN_STATUS_PREFIX)).exactOptional(),
  },
  { error: 'must be an object' },
);

export type ListScansBody = z.infer<typeof Body>;

export const SCAN_LIST_BODY = {
  schema: Body,
  names: { '': Object.keys(Body.shape), total_time: Object.keys(Bounds.shape) },
  members: {
    repositoryId: { path: ['repository_id'], form: 'number' },
    branch: { path: ['branch'], form: 'text' },
    since: { path: ['since'], form: 'text' },
    isFullScan: { path: ['is_full_scan'], form: 'boolean' },
    isPartialScan: { path: ['is_partial_scan'], form: 'boolean' },
    leastSeconds: { path: ['total_time', 'min'], form: 'number' },
    mostSeconds: { path: ['total_time', 'max'], form: 'number' },
    products: { path: ['products'], form: 'list' },
    statuses: { path: ['statuses'], form: 'list' },
    pageSize: { path: ['limit'], form: 'number' },
    cursor: { path: ['cursor'], form: 'text' },
  },
} as const satisfies RequestBody<ListScansBody>;
