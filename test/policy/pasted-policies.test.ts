import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { endsOf, pastedYaml } from '../../scripts/example-days.ts';
import { type InspectedPolicy, inspectPolicy } from '../../src/policy/file/inspect-policy.ts';
import { messageOf } from '../../src/policy/file/policy-problem.ts';
import { WRITTEN } from '../examples/written-day.ts';
import { readSource } from '../house/source-file.ts';

/**
 * The day on which each waiver of the documents ends. It is far enough ahead of the day of the documents that nobody pastes an expired
 * waiver, and near enough for the `longest-waiver` beside it. No test asks the clock. A release does
 * (scripts/example-days.ts): then both days are moved, and this one in the documents too.
 */
const END = '2027-05-31';

type PastedPolicy = { readonly path: string; readonly number: number; readonly text: string };

/** The policies among the pasted YAML: whole blocks and files, and those inside of workflows. */
const POLICIES: readonly PastedPolicy[] = pastedYaml()
  .flatMap(({ path, text }) => policiesIn(parse(text), text).map((policy) => ({ path, text: policy })))
  .map((policy, index) => ({ number: index + 1, ...policy }));

function policiesIn(data: unknown, text: string): readonly string[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('version' in data && ['conditions', 'waivers', 'on-inconclusive', 'fail-on-severity'].some((key) => key in data))
    return [text];
  return Object.entries(data).flatMap(([key, value]) => {
    if (key === 'policy' && typeof value === 'string') return [value];
    return policiesIn(value, '');
  });
}

function inspect(text: string, today: string): InspectedPolicy {
  return inspectPolicy(Buffer.from(text), { baseline: 'given', today });
}

describe('the policies in the documents', () => {
  it('are in the guide, the recipes and workflows', () => {
    const paths = POLICIES.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['docs/policy.md', 'docs/recipes.md']));
    expect(POLICIES.length).toBeGreaterThan(15);
    expect(POLICIES.filter(({ text }) => text.includes('OWNER/findings-gate'))).toEqual([]);
  });

  it.each(POLICIES)('policy $number, of $path, has no problem and no note', ({ text }) => {
    const { problems, notes } = inspect(text, WRITTEN);
    expect([...problems, ...notes].map(messageOf)).toEqual([]);
  });

  it.each(POLICIES)('policy $number, of $path, is accepted until its waivers end', ({ text }) => {
    expect(inspect(text, END).problems).toEqual([]);
  });

  it('have waivers that all end on one day', () => {
    const ends = endsOf(pastedYaml());
    expect(ends.length).toBeGreaterThan(3);
    expect(ends.filter(([, day]) => day !== END)).toEqual([]);
  });

  it('have a waiver reported that has ended, in any notation', () => {
    const texts = [
      'expires: 2026-01-31',
      '- { rule: a, expires: "2026-02-01", x: 1 }',
      "  expires: '2026-03-01' # why",
    ];
    const days = endsOf(texts.map((text) => ({ path: 'a.yml', text }))).map(([, day]) => day);
    expect(days).toEqual(['2026-01-31', '2026-02-01', '2026-03-01']);
    for (const day of days) {
      const text = `version: 1\nwaivers: [{ rule: a, reason: b, owner: c, expires: ${day} }]`;
      expect(inspect(text, WRITTEN).notes.map(messageOf)).toEqual([expect.stringContaining(`expired on ${day}`)]);
    }
  });

  it('are checked against the date by the release workflow', () => {
    expect(readSource('.github/workflows/release.yml').text).toMatch(/^ +run: node scripts\/example-days\.ts$/m);
  });
});
