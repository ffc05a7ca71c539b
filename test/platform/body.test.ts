import { describe, expect, it } from 'vitest';
import { consume } from '../../src/platform/body.ts';

describe('an answer that is consumed', () => {
  it('frees the memory of a large answer, also if it is refused', () => {
    const read = Buffer.alloc(100_000, 'x');
    expect([consume(read, (body) => body.length), read.length]).toEqual([100_000, 0]);
    const refused = Buffer.alloc(100_000, 'x');
    const refuse = () => {
      throw new Error('refused');
    };
    expect(() => consume(refused, refuse)).toThrow('refused');
    expect(refused).toHaveLength(0);
  });

  it('keeps memory that it shares with other objects', () => {
    const others = Buffer.from('other');
    consume(Buffer.from('small'), (body) => body.length);
    expect(others.toString()).toBe('other');
  });
});
