import { describe, expect, test } from 'vitest';
import { code, linkTo, prose } from '../../../src/report/text/markdown.ts';
import { judge } from '../../build/gfm-judge.ts';

describe('code', () => {
  test.each([
    ['plain', '`plain`'],
    ['a`b', '``a`b``'],
    ['`a', '`` `a ``'],
    [' a ', '`  a  `'],
    ['', '–'],
    ['``', '` `` `'],
    ['` ``', '``` ` `` ```'],
  ])('writes %j as %j', (text, span) => {
    expect(code(text)).toBe(span);
  });

  test('never needs a longer fence than GitHub takes', () => {
    const [fence] = /^`+/.exec(code('`'.repeat(150))) ?? [''];
    expect(fence).toBe('`');
  });

  test('keeps the text from looking like our marker', () => {
    expect(code('<!-- findings-gate')).toBe('`<! -- findings-gate`');
  });
});

describe('prose', () => {
  test.each([
    ['3 critical issues (limit 0).', '3 critical issues (limit 0).'],
    ['Scan "12" is SCAN_STATUS_PAUSED.', 'Scan "12" is `SCAN_STATUS_PAUSED`.'],
    ['found 3 > 0 - so it fails', 'found 3 > 0 - so it fails'],
    ['ask @user, see #12', 'ask `@user`, see `#12`'],
    ['commit deadbeef is 1234567', 'commit `deadbeef` is `1234567`'],
    ['- no list', '`-` no list'],
    ['1. no list', '`1.` no list'],
    ['www. is an address', '`www`. is an address'],
  ])('writes %j as %j', (text, sentence) => {
    expect(prose(text)).toBe(sentence);
    expect(judge(prose(text)).live).toEqual([]);
  });
});

describe('linkTo', () => {
  const link = linkTo({
    platform: 'https://platform.example/base',
    findings: undefined,
    run: 'https://github.com/acme/shop/actions/runs/1',
  });

  test.each([
    'https://platform.example/orgs/-/findings?repo=a%2Fb&ref=main',
    'https://github.com/acme/shop/actions/runs/1',
  ])('links to %s', (url) => {
    expect(link('label', url)).toBe(`[label](<${url}>)`);
  });

  test.each([
    undefined,
    '',
    'javascript:alert(1)',
    'http://platform.example/',
    'https://evil.example/',
    'https://platform.example.evil.example/',
    'https://platform.example@evil.example/',
    'https://user:secret@platform.example/',
    'https://platform.example:8443/',
    '//platform.example/',
  ])('gives a plain label for %s', (url) => {
    expect(link('label', url)).toBe('label');
  });

  test('leaves no character in an address that Markdown could read', () => {
    const markdown = link('label', 'https://platform.example/`|*_<>()[]"\\ \n@x;?a=`$^{}!~#frag`');
    expect(judge(`${markdown} and \`code\``).structure).toEqual([
      '0 root',
      '1 paragraph',
      expect.stringMatching(/^2 link https:/),
    ]);
    expect(markdown.slice('[label](<'.length, -2)).not.toMatch(/[`|*<>()[\]\\\s@;$^{}!]/);
  });

  test('gives only the label where the address is so long that it would fill the page', () => {
    const url = (length: number): string => `https://findings.example/?ref=${'a'.repeat(length)}`;
    const link = linkTo({ platform: 'https://findings.example', findings: undefined, run: undefined });
    expect(link('label', url(1_000))).toBe(`[label](<${url(1_000)}>)`);
    expect(link('label', url(2_000))).toBe('label');
  });
});
