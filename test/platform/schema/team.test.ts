import { expect, it } from 'vitest';
import { readAnswer } from '../../../src/platform/schema/answer.ts';
import { teamDeleted } from '../../../src/platform/team-delete.ts';

it('an empty object is read as the answer for a deleted team', () => {
  expect(readAnswer('team delete', teamDeleted, Buffer.from(' {} '))).toEqual({});
});

it.each(['', '[]', 'null', '3', '"ok"', '{"deleted":true}', '{"error":null}', '{"error":"x"}'])(
  'as the answer for a deleted team, %j is a broken contract',
  (json) => {
    expect(() => readAnswer('team delete', teamDeleted, Buffer.from(json))).toThrow(
      expect.objectContaining({ reason: 'contract' }),
    );
  },
);
