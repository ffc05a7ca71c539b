import { describe, expect, it } from 'vitest';
import { FAIL_ON_SEVERITIES } from '../../../src/domain/issue.ts';
import { dayAfter } from '../../../src/domain/text/calendar-date.ts';
import { type InspectOptions, inspectPolicy } from '../../../src/policy/file/inspect-policy.ts';
import { messageOf } from '../../../src/policy/file/policy-problem.ts';

const TODAY = '2026-02-20';

/** The notes on a policy with `fail-on-severity`, each after its place. */
function notesOn(text: string, baseline: InspectOptions['baseline'] = 'given'): readonly string[] {
  return allNotesOn(`${text}\nfail-on-severity: high`, baseline);
}

function allNotesOn(text: string, baseline: InspectOptions['baseline'] = 'given'): readonly string[] {
  const { problems, notes } = inspectPolicy(Buffer.from(`version: 1\n${text}`), { baseline, today: TODAY });
  if (baseline === 'given') expect(problems).toEqual([]);
  return notes.map((note) => `${note.place.line}:${note.place.column} ${messageOf(note)}`);
}

describe('the default limits that apply beside conditions', () => {
  const conditions = 'conditions: [{ name: x, max: 0 }]';

  it('are noted if the policy does not set fail-on-severity', () => {
    expect(allNotesOn(conditions)).toEqual([
      '2:1 any critical or high issue blocks too, in addition to these conditions: "fail-on-severity" is high by default; write "fail-on-severity: high" to say so, or another severity, or none',
    ]);
  });

  it.each(FAIL_ON_SEVERITIES)('are not noted with fail-on-severity: %s', (severity) => {
    expect(allNotesOn(`${conditions}\nfail-on-severity: ${severity}`)).toEqual([]);
  });

  it.each(['waivers: []', 'conditions: []', 'longest-waiver: 7d'])('are not noted without conditions: %s', (text) => {
    expect(allNotesOn(text)).toEqual([]);
  });
});

function onWaiver(rule: string, days = 100): readonly string[] {
  const entry = JSON.stringify({ rule, reason: 'b', owner: 'c', expires: dayAfter(TODAY, days) });
  return notesOn(`waivers:\n  - ${entry}`);
}

describe('a waiver', () => {
  it.each([
    [-400, /^3:\d+ this waiver expired on 2025-01-16 and accepts nothing any more; remove it, or renew it with /],
    [-1, /this waiver expired on 2026-02-19 /],
    [0, /^3:\d+ this waiver ends today, on 2026-02-20: then its issues count again; fix them, or renew it with /],
    [1, /this waiver ends tomorrow, on 2026-02-21: /],
    [2, /this waiver ends in 2 days, on 2026-02-22: /],
    [14, /this waiver ends in 14 days, on 2026-03-06: /],
  ])('that ends %i days from now is noted', (days, expected) => {
    expect(onWaiver('a.b', days)).toEqual([expect.stringMatching(expected)]);
  });

  it.each(['2026-02-19', '2026-02-20'])('that ended or ends soon is noted at its end date: %s', (expires) => {
    const text = `waivers:\n  - rule: a.b\n    reason: b\n    owner: c\n    expires: ${expires}`;
    expect(notesOn(text)).toEqual([expect.stringMatching(/^6:14 this waiver (?:expired|ends)/)]);
  });

  it('that ends in 15 to 366 days is not noted', () => {
    expect([15, 366].map((days) => onWaiver('a.b', days))).toEqual([[], []]);
  });

  it('that ends in more than a year is noted if there is no longest-waiver', () => {
    expect(onWaiver('a.b', 367)).toEqual([
      expect.stringMatching(/ends in more than a year, on 2027-02-22; .*longest-waiver/),
    ]);
    const waivers = 'waivers: [{ rule: a.b, reason: b, owner: c, expires: 2027-02-22 }]';
    expect(notesOn(`longest-waiver: 999d\n${waivers}`)).toEqual([]);
  });

  it.each([
    ['python.lang.*', 'is no path of a rule: "*" and "?" are no wildcards'],
    ['*', 'is no path of a rule: "*" and "?" are no wildcards'],
    ['https://rules.example/r/python.lang.eval', 'is an address, no path of a rule'],
    ['python.lang.eval ', 'begins or ends with a space, or has an invisible character'],
    ['python.lang\u00a0eval', 'begins or ends with a space, or has an invisible character'],
    ['python.lang.\u200beval', 'begins or ends with a space, or has an invisible character'],
    ['python.lang\neval', 'begins or ends with a space, or has an invisible character'],
    ['a.b,c.d', 'names several rules; a waiver has one'],
    ['a.b|c.d', 'names several rules; a waiver has one'],
    ['^python', 'is a pattern, no path of a rule'],
    ['python\\.lang', 'is a pattern, no path of a rule'],
    ['python.[a-z]+', 'is a pattern, no path of a rule'],
    ['python.lang.', 'is the beginning of a path, not a whole one'],
  ])('of the rule %j is noted because it can match nothing', (rule, why) => {
    expect(onWaiver(rule)).toEqual([
      `3:13 this waiver can match nothing: ${JSON.stringify(rule)} ${why}; write the whole path or id of one rule`,
    ]);
  });

  it.each(['sql-injection-using-raw', 'eval', 'no_eval'])('of only the end of a path is noted: %s', (rule) => {
    expect(onWaiver(rule)).toEqual([
      `3:13 "${rule}" looks like the end of a path; write the whole path of the rule, or its id`,
    ]);
  });

  it.each([
    'python.lang.security.audit.eval',
    'ssc-77e2c0aa-requests-insufficiently-protected-credentials',
    '.semgrep.rules.no_eval',
    'rules/own:no-eval@2+x',
    '12345',
    'a name of words',
    'ünï.code',
  ])('of the rule %j is not noted', (rule) => {
    expect(onWaiver(rule)).toEqual([]);
  });

  it('that can match nothing and ends soon has both notes', () => {
    expect(onWaiver('*', 3)).toHaveLength(2);
  });
});

describe('a condition', () => {
  it.each([
    ['unknown', 1],
    ['given', 0],
    ['none', 0],
  ] as const)('with "compare: new" and the baseline %s has %i notes', (baseline, count) => {
    const notes = notesOn('conditions: [{ name: x, max: 0, compare: new }]', baseline);
    expect(notes).toEqual(
      Array(count).fill(expect.stringMatching(/^2:42 the gate refuses "compare: new" without a baseline;/)),
    );
    expect(notesOn('conditions: [{ name: x, max: 0, compare: all }]', baseline)).toEqual([]);
  });

  it('with epss-above has a note on issues without a score unless it sets "unscored"', () => {
    const entry = (more: string): string =>
      `conditions: [{ name: x, max: 0, issue-types: [sca], epss-above: 0.1${more} }]`;
    expect(notesOn(entry(''))).toEqual([
      '2:53 issues without a score count too; write "unscored: count" to say so, or "unscored: ignore"',
    ]);
    for (const word of ['count', 'ignore']) expect(notesOn(entry(`, unscored: ${word}`))).toEqual([]);
  });

  it('has a note if it has no limit', () => {
    expect(notesOn('conditions: [{ name: x, max: none }]')).toEqual([
      '2:30 without a limit the condition is only shown and cannot be broken; write a number, or remove it',
    ]);
    expect(notesOn('conditions: [{ name: x, max: 9223372036854775807 }]')).toEqual([]);
  });
});

describe('the notes', () => {
  it('are in the order of their lines, also if there are problems', () => {
    const late = 'waivers: [{ rule: "*", reason: b, owner: c, expires: 2030-01-01 }]';
    const early = 'conditions: [{ name: x, max: none }, { nmae: y }]';
    const { policy, problems, notes } = inspectPolicy(Buffer.from(`version: 1\n${late}\n${early}`), {
      baseline: 'given',
      today: TODAY,
    });
    expect([policy, problems.length > 0, notes.map(({ place }) => place.line)]).toEqual([undefined, true, [2, 3]]);
  });

  it('are empty if the text is not valid YAML', () => {
    const inspected = inspectPolicy(Buffer.from('a: ['), { baseline: 'given', today: TODAY });
    expect(inspected).toMatchObject({ policy: undefined, problems: [{}], notes: [] });
    expect(inspected.placeOf(['conditions'], true)).toEqual({ line: 1, column: 1 });
  });
});
