import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  STATUS_STATES,
  type StatusWord,
  statusOfWords,
  statusUnder,
  wordsOf,
  worstState,
} from '../../../src/forge/github/status-words.ts';
import '../../build/property-seed.ts';

const state = fc.constantFrom(...STATUS_STATES);
const words = fc.uniqueArray(fc.record({ pullRequest: fc.integer({ min: 1, max: 99_999 }), state }), {
  selector: ({ pullRequest }) => pullRequest,
  minLength: 1,
  maxLength: 6,
});
const sorted = (all: readonly StatusWord[]) => all.toSorted((one, other) => one.pullRequest! - other.pullRequest!);

describe('the description of a commit status', () => {
  const SEVEN_FAILS: StatusWord = { pullRequest: 7, state: 'failure' };
  it.each<[words: readonly StatusWord[], description: string]>([
    [[SEVEN_FAILS], '#7 fail: max-high 0'],
    [[{ pullRequest: 8, state: 'success' }, SEVEN_FAILS], '#7 fails, #8 passes: fail: max-high 0'],
  ])('names all its pull requests, the worst first: %j', (given, description) => {
    expect(statusOfWords(given, 'fail: max-high 0')).toEqual({ state: 'failure', description });
  });

  it('is parsed to the same words, with any text', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('#9 passes: ', ', but #9 fails', ': #9 passes', 'passes, #9 fails:'),
    );
    fc.assert(
      fc.property(words, text, (given, what) => {
        // The text of a verdict begins with its word.
        const status = statusOfWords(given, `pass: ${what}`);
        expect(sorted(wordsOf(status))).toEqual(sorted(given));
        expect(status.state).toBe(worstState(given.map((word) => word.state)));
      }),
    );
  });

  it('has our own verdict after a worse one, and nothing of the other', () => {
    const status = statusUnder({ pullRequest: 8, state: 'success' }, 'failure', '#7 of this commit fails');
    expect(status).toEqual({ state: 'failure', description: '#8 passes, but #7 of this commit fails' });
    expect(wordsOf(status)).toEqual([{ pullRequest: 8, state: 'success' }]);
  });

  it('has the state of all for pull requests whose names were cut', () => {
    expect(wordsOf({ state: 'failure', description: '#7 fails, #8 is not verified, #9 pas…' })).toEqual([
      { pullRequest: 7, state: 'failure' },
      { pullRequest: 8, state: 'error' },
      { pullRequest: undefined, state: 'failure' },
    ]);
  });

  it.each(['', 'pass: nothing found', '7 pass', '#07 pass', '#7', '#7x pass', 'see #7 '])(
    'contains no verdict: %j',
    (description) => {
      expect(wordsOf({ state: 'success', description })).toEqual([]);
    },
  );
});
