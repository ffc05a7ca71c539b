import { expect, it } from 'vitest';
import { readAnswer } from '../../../src/platform/schema/answer.ts';
import { teamDeleted } from '../../../src/platform/schema/team.ts';

it('takes an empty object for a deleted team', () => {
  expect(readAnswer('team delete', teamDeleted, ' {} ')).toEqual({});
});

it.each(['', '[]', 'null', '3', '"ok"', '{"deleted":true}', '{"error":null}', '{"error":"x"}'])(
  'takes %j for a broken contract',
  (json) => {
    expect(() => readAnswer('team delete', teamDeleted, json)).toThrow(expect.objectContaining({ reason: 'contract' }));
  },
);
