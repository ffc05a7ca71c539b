import type { PlatformState } from '../state.ts';
import type { Handler } from '../wire/http.ts';

/** A platform that breaks one assumption of docs/spec-gaps.md, and leaves everything else as it was. */
export type Quirk = {
  /** How the platform then behaves, in a sentence that begins with a small letter and has no full stop. */
  readonly about: string;
  /** Returns what the platform stores instead. Called once, at the start; the given state is not changed. */
  readonly stored?: (state: PlatformState) => PlatformState;
  /** Put between the platform and its clients: changes requests and answers. */
  readonly around?: (handler: Handler, platform: QuirkyPlatform) => Handler;
};

/** The true state behind the answers. `now` returns milliseconds since 1970 (UTC). */
export type QuirkyPlatform = { readonly state: PlatformState; readonly now: () => number };
