import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMarker, renderMarker, sealComment } from '../../src/forge/comment-marker.ts';
import { COMMIT } from '../build/a-report.ts';

const run = { runId: '11223344', attempt: 2, says: 'fail', isRed: false } as const;
const marker = { key: 'web', pullRequest: 7, head: COMMIT, ...run, digest: '0123abcd' };
const LINE = `<!-- findings-gate key=web pr=7 head=${COMMIT} run=11223344 attempt=2 says=fail red=no digest=0123abcd -->`;

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
    ['another verdict', body.replace('says=fail', 'says=pass')],
    ['another colour', sealComment({ ...marker, digest, isRed: true }, () => body).replace('red=yes', 'red=no')],
    ['the hash of another text', sealComment({ ...marker, digest }, (line) => `${line}\nx`).split('\n')[0]!],
    ['a marker without a seal', body.replace(/[0-9a-f]{16} -->/, ' -->').replace('  -->', ' -->')],
  ])('is not intact with %s', (_, found) => {
    expect(parseMarker(found)).toMatchObject({ digest, isTextIntact: false });
  });
});
