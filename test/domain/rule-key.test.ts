import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ruleKey } from '../../src/domain/evidence.ts';
import { CODE_POINT } from '../build/code-point.ts';

const someText = fc.oneof(
  fc.string({ unit: CODE_POINT, maxLength: 6 }),
  fc.constantFrom('a', '","', '\\', '"', '\n', '\u007f', '\ud800', '\udfff', '\ud83d\ude00', '\ud7ff\ue000\uffff'),
);

it('the key of a rule is the JSON of its type, id and path, whatever they contain', () => {
  fc.assert(
    fc.property(someText, someText, fc.constantFrom('sast' as const, undefined), (ruleId, rulePath, issueType) => {
      expect(JSON.parse(ruleKey({ issueType, ruleId, rulePath }))).toEqual([issueType ?? null, ruleId, rulePath]);
    }),
    { numRuns: 1_000 },
  );
});
