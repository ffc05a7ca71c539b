import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import { code, copied, linkTo, outside, prose } from '../../../src/report/text/text-style.ts';
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
    ...[undefined, '', 'javascript:alert(1)', 'http://platform.example/', 'https://evil.example/'],
    ...['https://platform.example.evil.example/', 'https://platform.example@evil.example/'],
    ...['https://user:secret@platform.example/', 'https://platform.example:8443/', '//platform.example/'],
  ])('gives a plain label for %s', (url) => {
    expect(link('label', url)).toBe('label');
  });

  test('leaves no Markdown characters in an address', () => {
    const markdown = link('label', 'https://platform.example/`|*_<>()[]"\\ \n@x;?a=`$^{}!~#frag`');
    expect(judge(`${markdown} and \`code\``).structure).toEqual([
      '0 root',
      '1 paragraph',
      expect.stringMatching(/^2 link https:/),
    ]);
    expect(markdown.slice('[label](<'.length, -2)).not.toMatch(/[`|*<>()[\]\\\s@;$^{}!]/);
  });
});

/** Each of these is live if nothing breaks it, and must not be live with the zero-width space. */
describe('text from outside as prose', () => {
  test.each([
    ['mention', 'ask @octocat'],
    ['issue reference', 'see #12'],
    ['issue reference', 'see GH-12'],
    ['commit', 'at 3f2a9c1b8d7e4f60'],
    ['address', 'at https://evil.example'],
    ['address', 'at www.evil.example'],
    ['address', 'ask me@evil.example'],
    ['address', 'ask mailto:x'],
    ['emoji', 'is :tada: here'],
    ['formula', 'is $x$ here'],
  ])('%s: %j is live if it is not escaped, and plain text as prose', (kind, text) => {
    const liveIn = (page: string) => {
      const { live, structure } = judge(page);
      return [...live, ...structure.filter((node) => node.includes(' link '))].join();
    };
    expect(liveIn(`x ${text}`)).toMatch(new RegExp(`${kind}|link`));
    expect(liveIn(`x ${outside(text)}`)).toBe('');
  });

  test.each([
    ['emphasis', '*a* and _b_', '&#42;a&#42; and &#95;b&#95;'],
    ['a link', '[a](b)', '&#91;&#8203;a&#93;(b)'],
    ['HTML', '<b>', '&#60;b&#62;'],
    ['a cell', 'a|b', 'a&#124;b'],
    ['an escape', '\\|', '&#92;&#124;'],
    ['a marker', '<!-- findings-gate -->', '&#60;&#33;&#8203;-- findings-gate --&#62;'],
    [
      'words',
      'Use the parameters of the query, e.g. "?" (100%).',
      'Use the parameters of the query, e.g. "?" (100&#37;&#8203;).',
    ],
  ])('has no markup left: %s', (_what, text, prose) => {
    expect(outside(text)).toBe(prose);
    const paragraph = judge(`x ${prose}`);
    expect(paragraph).toEqual({ structure: ['0 root', '1 paragraph'], live: [] });
  });

  test('shows the same text, apart from zero-width spaces', () => {
    const text = 'Pass @a #1 :x: <b> `c` https://d.e www.f.g 1234567890 GH-7 [h](i) $j a_b';
    const shown = (page: string): string =>
      fromMarkdown(page)
        .children.map((node) => textOf(node))
        .join('');
    expect(shown(outside(text)).replaceAll('\u200b', '')).toBe(text);
  });

  test.each([
    ['src/a-b/c.py', 'src/a-b/c.py'],
    ['a_b.py', 'a&#95;b.py'],
    ['node_modules/@a/b.js', '`node_modules/@a/b.js`'],
    ['org.apache:core', '`org.apache:core`'],
    ['3f2a9c1b8d7e', '`3f2a9c1b8d7e`'],
    ['', '–'],
  ])('is a name that can be copied without zero-width spaces: %j', (name, shown) => {
    expect(copied(name)).toBe(shown);
  });
});

type Parsed = { readonly type: string; readonly value?: string; readonly children?: readonly Parsed[] };

function textOf({ value = '', children = [] }: Parsed): string {
  return value + children.map(textOf).join('');
}
