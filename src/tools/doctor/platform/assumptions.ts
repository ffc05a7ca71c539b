import type { AssumptionLook } from './assumption-look.ts';
import { DETAIL_LOOKS } from './looks/detail-looks.ts';
import { FORM_LOOKS } from './looks/form-looks.ts';
import { ISSUE_LIST_LOOKS } from './looks/issue-list-looks.ts';
import { LIMITED_FILTER_LOOKS } from './looks/limited-filter-looks.ts';
import { PAGE_SIZE_LOOKS } from './looks/page-size-looks.ts';
import { REF_LOOKS } from './looks/ref-looks.ts';
import { SCAN_LIST_LOOKS } from './looks/scan-list-looks.ts';
import { SEARCH_LOOKS } from './looks/search-looks.ts';
import { TRIAGE_LOOKS } from './looks/triage-looks.ts';
import { UNSEEN_LOOKS } from './looks/unseen-looks.ts';
import { WINDOW_LOOKS } from './looks/window-look.ts';

/**
 * How each row of docs/spec-gaps.md is looked at, by its id. A family adds its looks here; the page has its last two
 * columns from them.
 */
export const ASSUMPTIONS: Readonly<Record<string, AssumptionLook>> = {
  ...FORM_LOOKS,
  ...REF_LOOKS,
  ...DETAIL_LOOKS,
  ...WINDOW_LOOKS,
  ...SCAN_LIST_LOOKS,
  ...SEARCH_LOOKS,
  ...LIMITED_FILTER_LOOKS,
  ...PAGE_SIZE_LOOKS,
  ...TRIAGE_LOOKS,
  ...ISSUE_LIST_LOOKS,
  ...UNSEEN_LOOKS,
};
