import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WHERE_MEMBERS } from '../../../src/policy/file/policy-schema.ts';

const [GUIDE, PAGE] = ['policy', 'policy-reference'].map((name) =>
  readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8'),
) as [string, string];
const EXAMPLES = [...GUIDE.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text]) => text!);

test('the examples use every key of a condition and of a waiver at least once', () => {
  const all = EXAMPLES.join('\n');
  const keys = [...PAGE.matchAll(/^\| `([a-z-]+)` \| (?:yes)? *\|/gm)].map(([, key]) => key!);
  expect(keys.length).toBeGreaterThan(15);
  const unused = keys.filter((key) => !new RegExp(`^[ -]*${key}:`, 'm').test(all));
  expect(unused).toEqual([]);
});

test('the table of members has the forty that a policy may set', () => {
  const rows = [...PAGE.matchAll(/^\| `(\w+)` \| (?:all|[a-z, -]+) \| \S/gm)].map(([, name]) => name);
  expect(rows.filter((name) => WHERE_MEMBERS.some((member) => member === name))).toEqual(WHERE_MEMBERS);
  expect(WHERE_MEMBERS).toHaveLength(40);
});
