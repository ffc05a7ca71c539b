import { describe, expect, it } from 'vitest';
import { ISSUE_STATES } from '../../../src/domain/issue.ts';
import { inspectPolicy } from '../../../src/policy/file/inspect-policy.ts';
import { messageOf } from '../../../src/policy/file/policy-problem.ts';

type Entry = Readonly<Record<string, unknown>>;

const CODE = { name: 'Suppressed', states: ['ignored-code'], max: 0 };
const REST = { name: 'Rest', max: 0 };
const USUAL = 'open, reviewing, fixing, unknown (unless the setting "states" says otherwise)';

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
  return notes[0]?.replace(/^4:\d+ "and-not" names "A", which removes nothing here: /, '');
}

describe('a name in "and-not" that takes nothing out', () => {
  it.each<[what: string, above: Entry, rest: Entry, note: string]>([
    [
      'counts in another state than those that count anyway',
      { states: ['ignored-code'] },
      {},
      `it counts in ignored-code, and this condition in ${USUAL}; remove "and-not", or write out "states" in both`,
    ],
    [
      'counts in those that count anyway, and this condition does not',
      {},
      { states: ['ignored-app', 'fixed'] },
      `it counts in ${USUAL}, and this condition in ignored-app, fixed; remove "and-not", or write out "states" in both`,
    ],
    [
      'counts in a state of its own, as this condition does',
      { states: ['ignored-code'] },
      { states: ['ignored-app'] },
      'it counts in ignored-code, and this condition in ignored-app; remove "and-not"',
    ],
    [
      'looks for other severities',
      { severities: ['critical'] },
      { severities: ['high', 'low'] },
      'it selects other severities; remove "and-not"',
    ],
    [
      'looks for other issue types',
      { 'issue-types': ['secrets'] },
      { 'issue-types': ['sca'] },
      'it selects other issue types; remove "and-not"',
    ],
    [
      'has nothing in common with it at all',
      { 'issue-types': ['secrets'], severities: ['low'], states: ['fixed'] },
      { 'issue-types': ['sca'], severities: ['high'] },
      'it selects other issue types; remove "and-not"',
    ],
  ])('%s', (_, above, rest, note) => {
    expect(noteOn(above, rest)).toBe(note);
  });

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
      /removes everything here: this condition can never be broken; remove "and-not"$/,
    );
  });

  it.each(ISSUE_STATES)('is told of the state %s, unless it counts where the setting is not given', (state) => {
    const isUsual = ['open', 'reviewing', 'fixing', 'unknown'].includes(state);
    expect(noteOn({ states: [state] }, {}) === undefined).toBe(isUsual);
  });

  it('is told at its place in the list, beside names that do', () => {
    const notes = notesOn([
      { name: 'A', max: 0, severities: ['low'] },
      CODE,
      { ...REST, 'and-not': ['A', 'Suppressed'] },
    ]);
    expect(notes).toEqual([
      expect.stringMatching(/^5:43 "and-not" names "Suppressed", .*; remove this name, or write /),
    ]);
  });

  it('is told of each name', () => {
    const other = { ...CODE, name: 'Fixed', states: ['fixed'] };
    const notes = notesOn([CODE, other, { ...REST, 'and-not': ['Suppressed', 'Fixed'] }]);
    expect(notes.map((note) => /names "(\w+)".*; (remove "and-not")/.exec(note)?.slice(1))).toEqual([
      ['Suppressed', 'remove "and-not"'],
      ['Fixed', 'remove "and-not"'],
    ]);
  });

  it('is told beside a problem of another condition', () => {
    const text = JSON.stringify({
      version: 1,
      conditions: [CODE, { nmae: 'x' }, { ...REST, 'and-not': ['Suppressed'] }],
    });
    const { problems, notes } = inspectPolicy(Buffer.from(text), { baseline: 'given', today: '2026-02-20' });
    expect([problems.length > 0, notes.length]).toEqual([true, 1]);
  });

  it('is not told of a name that is a problem itself', () => {
    const text = JSON.stringify({ version: 1, conditions: [CODE, { ...REST, 'and-not': ['Supressed'] }] });
    const { problems, notes } = inspectPolicy(Buffer.from(text), { baseline: 'given', today: '2026-02-20' });
    expect([problems.length, notes]).toEqual([1, []]);
  });
});
