import fc from 'fast-check';
import { HOSTILE_TEXTS } from '../../build/hostile-texts.ts';

/** Random mixes of pieces that mean something to some parser. */
const nastyText = fc.string({
  unit: fc.constantFrom(
    ...['`', '``', '|', '\\', '<', '>', '!', '[', ']', '(', ')', '*', '_', '~', '#', '@', ':', ' '],
    ...['\n', '\r', '&', ';', '$', '"', "'", '-', '1.', 'a', 'www.', 'https://', '<!--', '-->', '::'],
    ...['##[', '\u2028', '\ud83d', '😀', '漢', '.example', '%0A'],
  ),
  maxLength: 60,
});

export const anyHostileText: fc.Arbitrary<string> = fc.oneof(
  nastyText,
  fc.constantFrom(...Object.values(HOSTILE_TEXTS).flat()),
);
