import { ASKED_QUIRKS } from './asked-quirks.ts';
import { FORM_QUIRKS } from './form-quirks.ts';
import type { Quirk } from './quirk.ts';
import { SHOWN_QUIRKS } from './shown-quirks.ts';
import { STORED_QUIRKS } from './stored-quirks.ts';

/** Quirks by the id of the assumption in docs/spec-gaps.md that each breaks. No answer can show an assumption without a quirk. */
export const QUIRKS = {
  ...FORM_QUIRKS,
  ...STORED_QUIRKS,
  ...ASKED_QUIRKS,
  ...SHOWN_QUIRKS,
} as const satisfies Readonly<Record<string, Quirk>>;

export type QuirkId = keyof typeof QUIRKS;
