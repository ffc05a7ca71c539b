import type { AssumptionLook } from '../assumption-look.ts';
import { PAGING_LOOKS } from './paging-looks.ts';
import { SCAN_LOOKS } from './scan-looks.ts';
import { VALUE_LOOKS } from './value-looks.ts';

export const FORM_LOOKS = {
  ...PAGING_LOOKS,
  ...VALUE_LOOKS,
  ...SCAN_LOOKS,
} as const satisfies Readonly<Record<string, AssumptionLook>>;
