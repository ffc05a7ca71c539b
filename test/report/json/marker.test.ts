import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReportedRule } from '../../../src/domain/report.ts';
import { digestOf, parseMarker, renderMarker, sealComment } from '../../../src/report/json/marker.ts';
import { aReport, aRule, COMMIT } from '../../build/a-report.ts';

const marker = {
  key: 'web',
  pullRequest: 7,
  head: COMMIT,
  runId: '11223344',
  attempt: 2,
  isRed: false,
  digest: '0123abcd',
};
const LINE = `<!-- findings-gate key=web pr=7 head=${COMMIT} run=11223344 attempt=2 red=no digest=0123abcd -->`;

test('a marker is an HTML comment on one line', () => {
  expect(renderMarker(marker)).toBe(LINE);
});

test('a marker says whether its comment is red', () => {
  const red = LINE.replace('red=no', 'red=yes');
  expect(renderMarker({ ...marker, isRed: true })).toBe(red);
  expect(parseMarker(red)).toEqual({ ...marker, isRed: true, isTextIntact: false });
});

test('parseMarker reads back any key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (key) => {
      const line = renderMarker({ ...marker, key });
      expect(line.slice(4, -3)).not.toMatch(/[<>\n]/);
      expect(parseMarker(`${line}\ntext`)).toEqual({ ...marker, key, isTextIntact: false });
    }),
  );
});

describe('parseMarker refuses', () => {
  test.each([
    ['a marker that is not on the first line', `text\n${LINE}`],
    ['text after the marker', `${LINE} x`],
    ['an upper-case commit', LINE.replace(COMMIT, COMMIT.toUpperCase())],
    ['a leading zero', LINE.replace('pr=7', 'pr=07')],
    ['another order', LINE.replace('pr=7 ', '').replace('key=web', 'pr=7 key=web')],
    ['a key that is not encoded our way', LINE.replace('key=web', 'key=%77eb')],
    ['a key that cannot be decoded', LINE.replace('key=web', 'key=%ff')],
    ['nothing', ''],
  ])('%s', (_, body) => {
    expect(parseMarker(body)).toBeUndefined();
  });
});

test('parseMarker reads a comment that GitHub gave Windows line ends', () => {
  expect(parseMarker(`${LINE}\r\n### Title`)).toEqual({ ...marker, isTextIntact: false });
});

describe('a sealed comment', () => {
  const digest = '0123456789abcdef';
  const body = sealComment({ ...marker, digest }, (line) => `${line}\n### Failed\n\n- one\n`);

  test('has the rendered text, below a marker of the length that it was rendered with', () => {
    const [line, ...text] = body.split('\n');
    expect(text.join('\n')).toBe('### Failed\n\n- one\n');
    sealComment({ ...marker, digest }, (made) => {
      expect(made).toHaveLength(line!.length);
      return made;
    });
  });

  test.each([
    ['as it was written', body],
    ['with Windows line ends', body.replaceAll('\n', '\r\n')],
    ['trimmed', body.trim()],
  ])('is intact %s', (_, found) => {
    expect(parseMarker(found)).toEqual({ ...marker, digest, isTextIntact: true });
  });

  test.each([
    ['another word', body.replace('Failed', 'Passed')],
    ['another colour', sealComment({ ...marker, digest, isRed: true }, () => body).replace('red=yes', 'red=no')],
    ['the hash of another text', sealComment({ ...marker, digest }, (line) => `${line}\nx`).split('\n')[0]!],
    ['a marker without a seal', body.replace(/[0-9a-f]{16} -->/, ' -->').replace('  -->', ' -->')],
  ])('is not intact with %s', (_, found) => {
    expect(parseMarker(found)).toMatchObject({ digest, isTextIntact: false });
  });
});

const report = aReport();

test('the digest is the same for a run that differs only in its times and figures', () => {
  const later = aReport({
    times: { ...report.times, startedAtMs: 1, seconds: 3, issuesReadAtMs: 2 },
    requests: { planned: 1, sent: 2 },
    links: { ...report.links, run: 'https://github.com/acme/shop/actions/runs/2' },
  });
  expect(digestOf(later)).toBe(digestOf(report));
  expect(digestOf(report)).toMatch(/^[0-9a-f]{16}$/);
});

/** A report with twelve rules. `last` changes the last rule, which a comment does not name. */
const withLastRule = (last: Partial<ReportedRule>) => {
  const rules = Array.from({ length: 12 }, (_, index) =>
    aRule({ rulePath: `rule-${index}`, severity: 'high', issues: 2n }),
  );
  return aReport({ rules: rules.with(11, { ...rules[11]!, ...last }) });
};

test('the digest is the same if a rule that the comment does not name changes its name', () => {
  expect(digestOf(withLastRule({ rulePath: 'another' }))).toBe(digestOf(withLastRule({})));
});

test.each<Partial<ReportedRule>>([{ issues: 3n }, { severity: 'low' }, { product: 'secrets' }])(
  'a rule that the comment only counts changes the digest with %o',
  (last) => {
    expect(digestOf(withLastRule(last))).not.toBe(digestOf(withLastRule({})));
  },
);

test('a new path of a rule that the comment names changes the digest', () => {
  const [first, ...others] = withLastRule({}).rules;
  const renamed = aReport({ rules: [{ ...first!, rulePath: 'another' }, ...others] });
  expect(digestOf(renamed)).not.toBe(digestOf(withLastRule({})));
});

test.each([
  ['verdict', aReport({ verdict: { word: 'fail', reason: undefined, message: '' } })],
  ['commit', aReport({ commit: 'b'.repeat(40) })],
])('another %s changes the digest', (_, other) => {
  expect(digestOf(other)).not.toBe(digestOf(report));
});
