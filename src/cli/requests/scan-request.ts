import { MOST_SCANS_PER_PAGE } from '../../domain/limits.ts';
import { PRODUCTS } from '../../domain/product.ts';
import { SCAN_STATUSES } from '../../domain/scan.ts';
import { type ListScansBody, SCAN_LIST_BODY } from '../../platform/requests/scan-list.ts';
import type { RequestShape } from './request.ts';

const { members } = SCAN_LIST_BODY;

export const SCANS_REQUEST = {
  body: SCAN_LIST_BODY,
  flags: {
    'repository-id': { value: '<digits>', sets: members.repositoryId, about: 'only scans of this repository' },
    branch: { value: '<ref>', sets: members.branch, about: 'only scans of this branch, tag or pull request' },
    since: {
      value: '<time>',
      sets: members.since,
      about: 'only scans created after it, as 2026-01-31T00:00:00Z',
    },
    'is-full-scan': { value: '<true|false>', sets: members.isFullScan, about: 'true: full scans; false: diff scans' },
    'is-partial-scan': {
      value: '<true|false>',
      sets: members.isPartialScan,
      about: 'true: scans of a part of the rules; false: of all',
    },
    'min-time': { value: '<seconds>', sets: members.leastSeconds, about: 'only scans that took at least this long' },
    'max-time': { value: '<seconds>', sets: members.mostSeconds, about: 'only scans that took at most this long' },
    products: {
      value: '<list>',
      sets: members.products,
      about: `only scans that ran one of ${PRODUCTS.join(', ')}`,
    },
    statuses: { value: '<list>', sets: members.statuses, about: SCAN_STATUSES.join(', ') },
    'page-size': {
      value: '<number>',
      sets: members.pageSize,
      about: `scans per page, at most ${MOST_SCANS_PER_PAGE} (100)`,
    },
    cursor: { value: '<text>', sets: members.cursor, about: 'start at this page instead of the first' },
  },
  start: {},
} as const satisfies RequestShape<ListScansBody>;
