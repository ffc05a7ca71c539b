import type { PlatformState } from '../state.ts';
import type { Handler } from '../wire/http.ts';

/** A platform that breaks one assumption of docs/spec-gaps.md, and is in everything else as it was. */
export type Quirk = {
  /** How it then behaves, in a sentence that begins with a small letter and has no full stop. */
  readonly about: string;
  /** What it has stored otherwise. It is asked once, at the start; the given state stays what it is. */
  readonly stored?: (state: PlatformState) => PlatformState;
  /** Is put between the platform and its clients, and changes requests and answers. */
  readonly around?: (handler: Handler, platform: QuirkyPlatform) => Handler;
};

/** What is true behind the answers. `now` returns milliseconds since 1970 (UTC). */
export type QuirkyPlatform = { readonly state: PlatformState; readonly now: () => number };
