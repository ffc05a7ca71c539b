import { z } from 'zod';
import { MOST_SCANS_PER_PAGE } from '../../domain/limits.ts';
import type { ListScansRequest } from '../../platform/requests.ts';
import { apiValue, listOf, Text, YesOrNo } from '../../policy/file/policy-value.ts';
import { DateTime } from '../../policy/file/where-schema.ts';
import type { RequestShape } from './request.ts';
import { digits, measure, wholeNumber } from './request-number.ts';

const PRODUCTS = ['UNSPECIFIED', 'SAST', 'SCA', 'SECRETS', 'AI_SAST'].map((name) => `PRODUCT_${name}`);
const STATUSES = ['RUNNING', 'COMPLETED', 'PENDING', 'CANCELLED', 'ERROR', 'NEVER_FINISHED'].map(
  (name) => `SCAN_STATUS_${name}`,
);

const ID = 'must be a whole number';
const Bounds = z.strictObject({ min: measure.optional(), max: measure.optional() }, { error: 'must be an object' });

/** The documented body of the scan list; enum values as the API spells them, or short. */
const Body = z.strictObject(
  {
    deploymentId: digits(ID).optional(),
    repository_id: digits(ID).optional(),
    branch: Text.optional(),
    cursor: Text.optional(),
    limit: wholeNumber(1, MOST_SCANS_PER_PAGE).optional(),
    since: DateTime.optional(),
    is_full_scan: YesOrNo.optional(),
    is_partial_scan: YesOrNo.optional(),
    total_time: Bounds.optional(),
    // spec-gap: scan-list-filter-names
    products: listOf(apiValue(PRODUCTS, 'PRODUCT_')).optional(),
    // spec-gap: scan-list-filter-names
    statuses: listOf(apiValue(STATUSES, 'SCAN_STATUS_')).optional(),
  },
  { error: 'must be an object' },
);

export type ScansBody = ListScansRequest & { readonly deploymentId?: string };

export const SCANS_REQUEST = {
  schema: Body as unknown as z.ZodType<ScansBody>,
  members: { '': Object.keys(Body.shape), total_time: Object.keys(Bounds.shape) },
  flags: {
    'repository-id': { value: '<digits>', path: ['repository_id'], form: 'number', about: 'of this repository alone' },
    branch: { value: '<name>', path: ['branch'], form: 'text', about: 'of this branch alone' },
    since: { value: '<time>', path: ['since'], form: 'text', about: 'created after it, as 2026-01-31T00:00:00Z' },
    'is-full-scan': {
      value: '<true|false>',
      path: ['is_full_scan'],
      form: 'boolean',
      about: 'full scans, or diff scans',
    },
    'is-partial-scan': {
      value: '<true|false>',
      path: ['is_partial_scan'],
      form: 'boolean',
      about: 'scans of a part of the rules, or of all',
    },
    'min-time': { value: '<seconds>', path: ['total_time', 'min'], form: 'number', about: 'took at least so long' },
    'max-time': { value: '<seconds>', path: ['total_time', 'max'], form: 'number', about: 'took at most so long' },
    products: { value: '<list>', path: ['products'], form: 'list', about: 'ran one of sast, sca, secrets, ai-sast' },
    statuses: {
      value: '<list>',
      path: ['statuses'],
      form: 'list',
      about: 'pending, running, completed, error, cancelled, never-finished',
    },
    'page-size': {
      value: '<number>',
      path: ['limit'],
      form: 'number',
      about: `scans per page, at most ${MOST_SCANS_PER_PAGE} (100)`,
    },
    cursor: { value: '<text>', path: ['cursor'], form: 'text', about: 'begin at this page instead of the first' },
  },
  start: {},
} as const satisfies RequestShape<ScansBody>;
