import { describe, expect, it } from 'vitest';
import { inspectPolicy } from '../../../src/policy/file/inspect-policy.ts';
import { messageOf } from '../../../src/policy/file/policy-problem.ts';

type Entry = Readonly<Record<string, unknown>>;

const CODE = { name: 'Suppressed', states: ['ignored-code'], max: 0 };
const REST = { name: 'Rest', max: 0 };

/** Notes on the conditions, each on a line of its own from the third on. It must be a policy without a problem. */
function notesOn(conditions: readonly Entry[]): readonly string[] {
  const lines = conditions.map((entry) => `  - ${JSON.stringify(entry)}`);
  const text = ['version: 1', 'conditions:', ...lines, 'fail-on-severity: high'].join('\n');
  const { problems, notes } = inspectPolicy(Buffer.from(text), { baseline: 'given', today: '2026-02-20' });
  expect(problems).toEqual([]);
  return notes.map((note) => `${note.place.line}:${note.place.column} ${messageOf(note)}`);
}

/** The note on a second condition, from the name that it is about. */
function noteOn(above: Entry, rest: Entry): string | undefined {
  const notes = notesOn([
    { name: 'A', max: 0, ...above },
    { ...REST, 'and-not': ['A'], ...rest },
  ]);
  expect(notes.length).toBeLessThanOrEqual(1);
  return notes[0];
}

describe('a name in "and-not" that leaves nothing over', () => {
  it.each<[what: string, above: Entry, rest: Entry]>([
    ['counts in one state that counts anyway', { states: ['ignored-code', 'fixing'] }, {}],
    ['counts in one state of this condition', { states: ['removed'] }, { states: ['fixed', 'removed'] }],
    ['takes out everything, where it applies', { 'if-scanned': true }, {}],
    ['looks for one severity of this condition', { severities: ['critical'] }, { severities: ['high', 'critical'] }],
    ['looks for one type of this condition', { 'issue-types': ['sca'] }, {}],
    ['is narrower by something else', { where: { ruleIds: ['a'] }, 'older-than': '7d' }, {}],
  ])('is not one that %s', (_, above, rest) => {
    expect(noteOn(above, rest)).toBeUndefined();
  });

  it.each<[what: string, above: Entry, rest: Entry]>([
    ['counts in each state of this condition', { states: ['fixed', 'removed'] }, { states: ['removed'] }],
    ['counts what this condition counts', {}, {}],
    ['counts more than this condition', {}, { severities: ['low'] }],
  ])('takes out everything where it %s', (_, above, rest) => {
    expect(noteOn(above, rest)).toMatch(
      /^4:\d+ "and-not" names "A", which removes everything here: this condition can never be broken; remove this name$/,
    );
  });

  it('is told of each name, at its place in the list', () => {
    const notes = notesOn([
      CODE,
      { ...CODE, name: 'Again' },
      { ...CODE, name: 'Rest', 'and-not': ['Suppressed', 'Again'] },
    ]);
    expect(notes.map((note) => /^5:(?:\d+) "and-not" names "(\w+)"/.exec(note)?.[1])).toEqual(['Suppressed', 'Again']);
  });

  it('is not told of a name that is a problem itself', () => {
    const text = JSON.stringify({ version: 1, conditions: [CODE, { ...REST, 'and-not': ['Supressed'] }] });
    const { problems, notes } = inspectPolicy(Buffer.from(text), { baseline: 'given', today: '2026-02-20' });
    expect([problems.length, notes]).toEqual([1, []]);
  });
});
