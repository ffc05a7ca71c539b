import type { AssumptionLook } from './assumption-look.ts';

/** How each row of docs/spec-gaps.md is looked at, by its id. */
export const ASSUMPTIONS: Readonly<Record<string, AssumptionLook>> = {};
