import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { element, xmlDocument } from '../../../src/report/formats/junit-document.ts';
import { CODE_POINT } from '../../build/code-point.ts';
import { junitProblems } from './read-formats.ts';

/** Any text in an attribute and as content of `<a>`. */
const ANY = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="a"><xs:complexType mixed="true">
<xs:attribute name="b" type="xs:string"/></xs:complexType></xs:element></xs:schema>`;
const document = (text: string) => xmlDocument(element('a', { b: text }, [text]));

describe('an XML document', () => {
  it.each([
    [
      'a < b && c > "d"',
      '<a b="a &lt; b &amp;&amp; c &gt; &quot;d&quot;">a &lt; b &amp;&amp; c &gt; &quot;d&quot;</a>',
    ],
    [']]>', '<a b="]]&gt;">]]&gt;</a>'],
    ['x\ny', '<a b="x&#10;y">x\ny</a>'],
    ['\u0000\u001b\r\t', '<a b="\\u0000\\u001b\\u000d\\u0009">\\u0000\\u001b\\u000d\\u0009</a>'],
    ['\ud800', '<a b="\\ud800">\\ud800</a>'],
    ['\ufffe', '<a b="\\ufffe">\\ufffe</a>'],
    ['😀', '<a b="😀">😀</a>'],
  ])('writes %j as valid XML 1.0 text', (text, expected) => {
    expect(document(text)).toBe(`<?xml version="1.0" encoding="UTF-8"?>\n${expected}\n`);
  });

  it('is well formed with any text', async () => {
    const texts = fc.sample(fc.oneof(fc.string({ unit: CODE_POINT }), fc.string({ unit: 'grapheme' })), 300);
    const units = fc
      .sample(fc.array(fc.nat(0xffff), { maxLength: 20 }), 300)
      .map((codes) => String.fromCharCode(...codes));
    expect(await junitProblems([...texts, ...units].map(document), ANY)).toEqual([]);
  });

  it('leaves out undefined attributes, and closes empty elements', () => {
    expect(xmlDocument(element('a', { b: undefined, c: 0 }, [element('d', {})]))).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<a c="0">\n  <d/>\n</a>\n',
    );
  });
});
