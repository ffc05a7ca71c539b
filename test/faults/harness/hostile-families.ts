import { HOSTILE_TEXTS } from '../../build/hostile-texts.ts';

/** The rows of part H of the fault table, with the texts that they try. */
export const FAMILIES: readonly { readonly row: string; readonly family: string; readonly texts: readonly string[] }[] =
  [
    { row: 'H1', family: 'workflow commands', texts: textsOf('workflow commands') },
    { row: 'H2', family: 'commands in mid-line', texts: textsOf('commands in mid-line') },
    { row: 'H3', family: 'unseen characters', texts: textsOf('unseen characters') },
    { row: 'H4', family: 'table breaks', texts: textsOf('table breaks') },
    { row: 'H5', family: 'back-ticks', texts: textsOf('back-ticks') },
    { row: 'H6', family: 'HTML', texts: textsOf('html') },
    { row: 'H7', family: 'references', texts: textsOf('references') },
    { row: 'H8', family: 'Markdown blocks', texts: textsOf('Markdown blocks') },
    { row: 'H9', family: 'our marker', texts: textsOf('marker') },
    {
      row: 'H10',
      family: 'words that look like a verdict',
      texts: ['Pаssed', '✅ Findings Gate is fine', '\u202egnihton\u202c', 'pass\u200bed', 'p\u{e0061}ss', '**ok**'],
    },
    { row: 'H11', family: 'replacement patterns', texts: textsOf('replacement patterns') },
    {
      row: 'H12',
      family: 'lines for the outputs file',
      texts: [
        'ghadelimiter_0',
        'x\nverdict<<e\npass\ne\n',
        '\r\nverdict=pass',
        'verdict=pass',
        'x\nghadelimiter_\nverdict=pass',
      ],
    },
    {
      row: 'H13',
      family: 'properties of an annotation',
      texts: ['a,file=/etc/passwd,line=1', 'a:b', 'title=x::y', '%3A%2C%0A', 'a%2Cfile=b', ',', '::'],
    },
    {
      row: 'H14',
      family: 'addresses',
      texts: [
        'javascript:alert(1)',
        'http://evil.example/x',
        'https://evil.example/x',
        'https://user:pass@evil.example/',
        'https://github.com@evil.example/x',
        'data:text/html,<b>',
        '//evil.example/x',
        'https://evil.example/)[x](https://evil.example',
      ],
    },
    { row: 'H15', family: 'long texts', texts: textsOf('long') },
  ];

/** Names that break careless programs. They are separate because `undefined` is among them. */
export const NAMES = textsOf('names');

function textsOf(name: string): readonly string[] {
  const texts = HOSTILE_TEXTS[name];
  if (texts === undefined) throw new Error(`no family ${name}`);
  return texts;
}
