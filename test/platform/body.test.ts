import { describe, expect, it } from 'vitest';
import { consume } from '../../src/platform/body.ts';

describe('an answer that is consumed', () => {
  it('gives its memory back where it is large, also where it is refused', () => {
    const read = Buffer.alloc(100_000, 'x');
    expect([consume(read, (body) => body.length), read.length]).toEqual([100_000, 0]);
    const refused = Buffer.alloc(100_000, 'x');
    const refuse = () => {
      throw new Error('refused');
    };
    expect(() => consume(refused, refuse)).toThrow('refused');
    expect(refused).toHaveLength(0);
  });

  it('keeps what it shares with others', () => {
    const others = Buffer.from('other');
    consume(Buffer.from('small'), (body) => body.length);
    expect(others.toString()).toBe('other');
  });
});
