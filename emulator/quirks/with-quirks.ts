import { createPlatformHandler } from '../platform.ts';
import type { PlatformState } from '../state.ts';
import type { Handler } from '../wire/http.ts';
import type { Quirk } from './quirk.ts';
import { QUIRKS, type QuirkId } from './quirks.ts';

/** Handles the operations on a state, as a platform with these quirks. The last quirk is nearest to the clients. */
export function createQuirkyHandler(
  state: PlatformState,
  quirks: readonly QuirkId[],
  now: () => number = Date.now,
): Handler {
  const each = [...new Set(quirks)].map((id) => QUIRKS[id] as Quirk);
  const stored = each.reduce((before, quirk) => quirk.stored?.(before) ?? before, state);
  const platform = { state: stored, now };
  return each.reduce(
    (handler, quirk) => quirk.around?.(handler, platform) ?? handler,
    createPlatformHandler(stored, now),
  );
}

/** Reads the id of a quirk. Throws `Error` with a sentence for people. */
export function parseQuirk(text: string): QuirkId {
  if (isQuirkId(text)) return text;
  throw new Error(`no assumption that can be broken has that id; write one of ${QUIRK_IDS.join(', ')}`);
}

export const QUIRK_IDS = Object.keys(QUIRKS).filter(isQuirkId);

function isQuirkId(text: string): text is QuirkId {
  return Object.hasOwn(QUIRKS, text);
}
