import { ASKED_QUIRKS } from './asked-quirks.ts';
import { FORM_QUIRKS } from './form-quirks.ts';
import type { Quirk } from './quirk.ts';
import { SHOWN_QUIRKS } from './shown-quirks.ts';
import { STORED_QUIRKS } from './stored-quirks.ts';

/** By the id of the assumption in docs/spec-gaps.md that each breaks. An id without one cannot be shown by any answer. */
export const QUIRKS = {
  ...FORM_QUIRKS,
  ...STORED_QUIRKS,
  ...ASKED_QUIRKS,
  ...SHOWN_QUIRKS,
} as const satisfies Readonly<Record<string, Quirk>>;

export type QuirkId = keyof typeof QUIRKS;
