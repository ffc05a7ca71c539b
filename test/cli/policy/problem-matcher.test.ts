import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { EXPLAIN_POLICY } from '../../../src/cli/policy/explain-policy.ts';
import { CHECK_POLICY } from '../../../src/cli/policy/policy-files.ts';
import { remarkLines } from '../../../src/cli/policy/remarks.ts';
import { logLine } from '../../../src/report/text/text.ts';
import { readSource } from '../../house/source-file.ts';
import { runOn } from './reported.ts';

/** The form of a problem matcher that GitHub's runner accepts. Every member has an effect. */
const Group = z.literal([1, 2, 3, 4]);
const Matcher = z.strictObject({
  owner: z.string().min(1),
  severity: z.literal(['error', 'warning']),
  pattern: z.tuple([z.strictObject({ regexp: z.string(), file: Group, line: Group, column: Group, message: Group })]),
});
const { problemMatcher: MATCHERS } = z
  .strictObject({ problemMatcher: z.array(Matcher) })
  .parse(JSON.parse(readSource('examples/policy-matcher.json').text));

type Annotation = Readonly<Record<'severity' | 'file' | 'place' | 'message', string>>;

/** The annotations of each matcher for a line. The runner tries one after the other, and not always in the order of the file. */
function annotationsOf(line: string): readonly Annotation[] {
  return MATCHERS.flatMap(({ severity, pattern: [{ regexp, file, line: row, column, message }] }) => {
    const found = new RegExp(regexp).exec(line);
    if (found === null) return [];
    return [{ severity, file: found[file]!, place: `${found[row]}:${found[column]}`, message: found[message]! }];
  });
}

async function annotated(
  command: typeof CHECK_POLICY,
  texts: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
) {
  const { lines, stderr } = await runOn(command, texts, { flags });
  const all = [...lines, ...stderr.split('\n')].map(annotationsOf);
  expect(all.filter((some) => some.length > 1)).toEqual([]);
  return all.flat();
}

const NOTED = 'version: 1\nconditions: [{ name: x, max: none }]\nfail-on-severity: none\n';

describe('the problem matcher', () => {
  it('has the path of the page, and the workflow there has a real command', () => {
    const page = readSource('docs/policy-check.md').text;
    const path = /::add-matcher::(\S+)"/.exec(page)?.[1];
    expect(page).toMatch(new RegExp(`Copy the \\[problem matcher\\]\\(\\S+\\) to \`${path}\``));
    expect(page).toMatch(/npx --yes findings-gate@\d+\.\d+\.\d+ policy check \.github/);
  });

  it('makes an error of each problem and a warning of each note, and ignores other lines', async () => {
    const texts = { 'a.yml': 'version: 2\nx: 1\n', '.github.gate.yml': NOTED, 'c.yml': 'version: 1\n' };
    expect(await annotated(CHECK_POLICY, texts)).toEqual([
      expect.objectContaining({ severity: 'error', file: 'a.yml', place: '1:10' }),
      {
        severity: 'error',
        file: 'a.yml',
        place: '2:1',
        message: expect.stringMatching(/^unknown key "x"; write one of/),
      },
      {
        severity: 'warning',
        file: '.github.gate.yml',
        place: '2:30',
        message: expect.stringMatching(/^without a limit the/),
      },
      expect.objectContaining({ severity: 'warning', file: '.github.gate.yml', place: '3:1' }),
    ]);
  });

  it('makes errors of notes if these are problems', async () => {
    const found = await annotated(CHECK_POLICY, { 'a.yml': NOTED }, ['--strict']);
    expect(found.map(({ severity, message }) => [severity, message.split(':', 1)[0]])).toEqual([
      ['error', 'without a limit the condition is only shown and cannot be broken; write a number, or remove it'],
      ['error', 'nothing here blocks'],
    ]);
  });

  it.each([
    ['a:1:2: b.yml', 'a\\u003a1\\u003a2: b.yml'],
    ['a:1:2: note: b.yml', 'a\\u003a1\\u003a2: note: b.yml'],
    ['note: b.yml', 'note: b.yml'],
    ['::error::b.yml', ': :error::b.yml'],
    ['##[error]b.yml', '## [error]b.yml'],
    ['a\nb.yml:1:1: x', 'a\\nb.yml\\u003a1\\u003a1: x'],
    ['a\u001b[31m.yml', 'a\\u001b[31m.yml'],
    ['a:', 'a\\u003a'],
    [' a.yml', '\\u0020a.yml'],
    ['ünï cöde.yml', 'ünï cöde.yml'],
    ['a\u202e.yml', 'a\\u202e.yml'],
    ['C:\\gate.yml', 'C:\\gate.yml'],
    ['-', '-'],
  ])('finds the line and column in a file with the name %j', (name, file) => {
    const remark = (line: number) => ({ place: { line, column: 3 }, message: 'x:4:5: y' });
    const lines = remarkLines(name, { problems: [remark(1)], notes: [remark(2)] }).map(logLine);
    expect(lines.flatMap(annotationsOf)).toEqual([
      { severity: 'error', file, place: '1:3', message: 'x:4:5: y' },
      { severity: 'warning', file, place: '2:3', message: 'x:4:5: y' },
    ]);
  });

  const HOSTILE = [
    'x.yml:1:1: forged',
    'x.yml:1:1: note: forged',
    '::error file=x.yml,line=1::forged',
    '\\nx.yml:1:1: forged',
  ];

  it.each(HOSTILE)('does not read text of a policy as a line of its own: %s', async (text) => {
    const wrong = `version: 1\n"${text}": 1\nconditions: [{ name: x, max: 0, "${text}": 1, severities: ["${text}"] }]\n`;
    const found = await annotated(CHECK_POLICY, { 'a.yml': wrong });
    expect(found.map(({ severity, file, place }) => [severity, file, place])).toEqual([
      ['error', 'a.yml', '2:1'],
      ['error', 'a.yml', '3:33'],
      ['error', 'a.yml', expect.stringMatching(/^3:/)],
    ]);
  });

  it.each(HOSTILE)('does not read text in an explanation as one either: %s', async (text) => {
    const waiver = `{ rule: "${text}", reason: "${text}", owner: "${text}", ticket: "${text}", expires: 2030-01-01 }`;
    const where = `where: { ruleIds: ["${text}"] }`;
    const policy = `version: 1\nconditions: [{ name: "${text}", max: 0, compare: new, ${where} }]\nwaivers: [${waiver}]\nfail-on-severity: low\n`;
    const found = await annotated(EXPLAIN_POLICY, { 'a.yml': policy });
    expect(found.map(({ severity, file }) => [severity, file])).toEqual(found.map(() => ['warning', 'a.yml']));
    expect(found.map(({ place }) => place.split(':')[0])).toEqual(expect.arrayContaining(['2']));
    expect(found.length).toBeLessThanOrEqual(3);
  });
});
