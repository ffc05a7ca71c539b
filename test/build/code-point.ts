import fc from 'fast-check';

/** Halves of a surrogate pair are no code points, and are left out. */
const SURROGATES = { from: 0xd8_00, count: 0x8_00 };

/**
 * Any code point, as the unit of a text. `unit: 'binary'` draws the same ones, but first builds a table of all 1,112,064, which takes
 * every worker a second.
 */
export const CODE_POINT = fc.nat({ max: 0x10_ff_ff - SURROGATES.count }).map(
  (index) => String.fromCodePoint(index < SURROGATES.from ? index : index + SURROGATES.count),
  (text) => {
    const code = typeof text === 'string' ? text.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== text || !text.isWellFormed())
      throw new Error('not a code point');
    return code < SURROGATES.from ? code : code - SURROGATES.count;
  },
);
