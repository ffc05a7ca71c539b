import { HOSTILE_TEXTS } from '../../build/hostile-texts.ts';

export const FAMILIES: readonly { readonly row: string; readonly family: string; readonly texts: readonly string[] }[] =
  [
    ...(
      [
        ['H1', 'workflow commands'],
        ['H2', 'commands in mid-line'],
        ['H3', 'unseen characters'],
        ['H4', 'table breaks'],
        ['H5', 'back-ticks'],
        ['H6', 'html'],
        ['H7', 'references'],
        ['H8', 'Markdown blocks'],
        ['H9', 'marker'],
        ['H11', 'replacement patterns'],
        ['H15', 'long'],
      ] as const
    ).map(([row, family]) => ({ row, family, texts: textsOf(family) })),
    {
      row: 'H10',
      family: 'words that look like a verdict',
      texts: ['Pаssed', '✅ Findings Gate is fine', '\u202egnihton\u202c', 'pass\u200bed', 'p\u{e0061}ss', '**ok**'],
    },
    {
      row: 'H12',
      family: 'lines for the outputs file',
      texts: [
        ...['ghadelimiter_0', 'x\nverdict<<e\npass\ne\n', '\r\nverdict=pass', 'verdict=pass'],
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
        ...['javascript:alert(1)', 'http://evil.example/x', 'https://evil.example/x', 'data:text/html,<b>'],
        ...['https://user:pass@evil.example/', 'https://github.com@evil.example/x', '//evil.example/x'],
        'https://evil.example/)[x](https://evil.example',
      ],
    },
  ];

/** Names that break careless programs. They are separate because one of them is `undefined`. */
export const NAMES = textsOf('names');

function textsOf(name: string): readonly string[] {
  const texts = HOSTILE_TEXTS[name];
  if (texts === undefined) throw new Error(`no family ${name}`);
  return texts;
}
