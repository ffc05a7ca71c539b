import { MOST_ANSWER_BYTES } from '../domain/limits.ts';

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Reads a body to its end. Throws what `tooLarge` gives, and reads no further, where it is larger than an answer may be. */
export async function readCapped(body: Chunks, tooLarge: () => Error): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of capped(body, tooLarge)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Passes a body on, chunk by chunk, under the same limit. */
export async function* capped(body: Chunks, tooLarge: () => Error): AsyncGenerator<Uint8Array, void, undefined> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MOST_ANSWER_BYTES) throw tooLarge();
    yield chunk;
  }
}
