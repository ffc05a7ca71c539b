import type { AssumptionLook } from '../assumption-look.ts';
import { PAGING_LOOKS } from './paging-looks.ts';
import { SCAN_LOOKS } from './scan-looks.ts';
import { VALUE_LOOKS } from './value-looks.ts';

export const FORM_LOOKS = {
  ...PAGING_LOOKS,
  ...VALUE_LOOKS,
  ...SCAN_LOOKS,
  'jwt-on-scan-operations': {
    effect: 'nothing: the gate has an API token',
    whyNot: "it would need a user's own JWT, and doctor has the API token alone",
  },
  'legacy-status': {
    effect: 'nothing: the gate never sends the deprecated filter status',
    whyNot: 'nothing that the gate sends or reads depends on it',
  },
  'meta-event-member': {
    effect: 'that of event-kind-name',
    whyNot: 'event-kind-name looks at this member',
  },
  'search-totals': {
    effect: 'that of search-total-unit; fetched is not read',
    whyNot: 'search-total-unit looks at the unit, and nothing depends on what fetched covers',
  },
  'unfinished-scan-members': {
    effect: 'nothing: a scan without a start is ordered by its id, and an end counts only once the status says so',
    whyNot:
      'the gate takes an unfinished scan with these members and without; members-before-the-end looks at its detail',
  },
  'unspecified-enum-values': {
    effect: 'nothing: the gate never sends an UNSPECIFIED value',
    whyNot: 'nothing that the gate sends depends on it',
  },
} as const satisfies Readonly<Record<string, AssumptionLook>>;
