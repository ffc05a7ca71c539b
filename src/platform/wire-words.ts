import type { IssueType } from '../domain/product.ts';
import type { ScanStatus } from '../domain/scan.ts';

/* Our words as the platform spells them, in the order of its document. */

export const WIRE_ISSUE_TYPES = {
  sast: 'ISSUE_TYPE_SAST',
  sca: 'ISSUE_TYPE_SCA',
  secrets: 'ISSUE_TYPE_SECRETS',
  research: 'ISSUE_TYPE_RESEARCH',
  'ai-sast': 'ISSUE_TYPE_AI_SAST',
} as const satisfies Readonly<Record<IssueType, string>>;
export type WireIssueType = (typeof WIRE_ISSUE_TYPES)[IssueType];

export const WIRE_SCAN_STATUSES = {
  running: 'SCAN_STATUS_RUNNING',
  completed: 'SCAN_STATUS_COMPLETED',
  pending: 'SCAN_STATUS_PENDING',
  cancelled: 'SCAN_STATUS_CANCELLED',
  error: 'SCAN_STATUS_ERROR',
  'never-finished': 'SCAN_STATUS_NEVER_FINISHED',
} as const satisfies Readonly<Record<ScanStatus, string>>;
