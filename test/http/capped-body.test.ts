import { describe, expect, it } from 'vitest';
import { readCapped } from '../../src/http/packed-body.ts';

const MIB = 1024 * 1024;
const MEBIBYTE = new Uint8Array(MIB);

/** A body of chunks of 1 MiB and a last one. Records how many chunks were read, and whether the body was released. */
function aBody(mebibytes: number, lastBytes: number) {
  const seen = { chunks: 0, isLetGo: false };
  async function* chunks() {
    try {
      for (seen.chunks = 1; seen.chunks <= mebibytes; seen.chunks += 1) yield MEBIBYTE;
      yield new Uint8Array(lastBytes);
    } finally {
      seen.isLetGo = true;
    }
  }
  return { seen, body: chunks() };
}

describe('a body', () => {
  it('of 16 MiB is read', async () => {
    expect(await readCapped(aBody(15, MIB).body)).toHaveLength(16 * MIB);
  });

  it.each([
    ['one byte more', 16, 1],
    ['no end', Number.POSITIVE_INFINITY, 0],
  ])('of 16 MiB and %s is refused, and released', async (_what, mebibytes, lastBytes) => {
    const { seen, body } = aBody(mebibytes, lastBytes);
    await expect(readCapped(body)).rejects.toMatchObject({ reason: 'too-large' });
    expect(seen).toEqual({ chunks: 17, isLetGo: true });
  });
});
