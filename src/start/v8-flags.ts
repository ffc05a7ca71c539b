import { setFlagsFromString } from 'node:v8';

/** V8 would compile undici's parser of answers once more after a few of them, to be fast at what a run does not have: long headers. */
export function compileParserOnce(): void {
  setFlagsFromString('--wasm-tiering-budget=1000000000');
}
