import { setFlagsFromString } from 'node:v8';

/**
 * Little of what is counted outlives its page. V8 would give new values ever more room, up to 130 MB, to clear it less
 * often (docs/performance.md).
 */
export function keepRoomForNewValuesSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** V8 would compile undici's parser of answers once more after a few of them, to be fast at what a run does not have: long headers. */
export function compileParserOnce(): void {
  setFlagsFromString('--wasm-tiering-budget=1000000000');
}
