import type { AssumptionLook } from './assumption-look.ts';
import { UNSEEN_LOOKS } from './looks/unseen-looks.ts';

/**
 * How each row of docs/spec-gaps.md is looked at, by its id. A family adds its looks here; the page has its last two
 * columns from them.
 */
export const ASSUMPTIONS: Readonly<Record<string, AssumptionLook>> = { ...UNSEEN_LOOKS };
