/** Texts for every field that other people can write, by family (rows H1 to H11 and H15 of test/faults/rows.md). */
export const HOSTILE_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'workflow commands': [
    ...['\n::error::x', '\r::add-mask::pass', '::stop-commands::t', '  ::error file=a::x'],
    '%0A::set-output name=verdict::pass',
  ],
  'commands in mid-line': ['x ##[error]x', '##[add-mask]pass', '###[endgroup]', '#\u200b#[error]x'],
  'unseen characters': [
    'a\u2028b\u2029c\u0085d\u000be\u000cf\u0000g',
    '\ud800 lone \udc00',
    '\u001b[31mred\u001b]8;;https://evil.example\u0007x\u001b]8;;\u0007',
    '\u202eevorp\u202c\u2066x\u2069',
    'a\u200bb\u200dc\ufeffd\u00ade\u{e0041}\u{e007f}',
    '\u3164\uffa0\u115f',
  ],
  'table breaks': ['a|b|c', 'a\\|b', 'a\\\\|b', 'a\\\\\\|b', '|\n|--|', 'tab\there', '\\', '|', '`|`'],
  'back-ticks': [
    ...Array.from({ length: 12 }, (_, index) => '`'.repeat(index + 1)),
    ...['`a', 'a`', ' ` ', '`` ` ``', 'x ', ' x ', '~~~', '`'.repeat(199), '` '.repeat(80)],
  ],
  html: [
    ...['<img src=https://evil.example/a.png>', '</summary></details><details open>'],
    ...['</table><h1>Passed</h1>', '<!-- x', '-->', '<a\nhref=javascript:alert(1)>x</a>'],
    ...['&lt;b&gt; &#64;user &commat;user', '<script>'],
  ],
  references: [
    ...['@user', 'thanks @org/team, see #1', 'o/r#1', 'GH-1'],
    ...['3f2a9c1b8d7e4f60a1b2c3d4e5f60718293a4b5c', 'o/r@3f2a9c1', 'deadbeef'],
    ...['www.evil.example', 'https://evil.example/?a=b', 'mailto:a@b.example'],
    ...['a.b@evil.example', ':tada:', 'x :+1: y'],
  ],
  'Markdown blocks': [
    ...['![](http://evil.example/b.png)', '[x](https://evil.example)'],
    ...['[x][y]\n\n[y]: https://evil.example', '[^1]\n\n[^1]: note', '$$x$$ $`x`$'],
    ...['```mermaid\ngraph TD\n```', 'x\n---\ny', 'x\n===', '# heading', '> [!WARNING]'],
    ...['- [ ] task', '1. item', '1) item', '- item', '* item', '+ item', '***'],
    ...['**bold** _em_ ~~gone~~', '    indented'],
  ],
  marker: [
    '<!-- findings-gate key= pr=7 head=3f2a9c1b8d7e4f60a1b2c3d4e5f60718293a4b5c run=99999999999 attempt=9 digest=00 -->',
    '<!-- findings-gate',
  ],
  'replacement patterns': ["$& $` $' $1 $$", '%s %d %o', `\${process.env.HOME}`, '{{x}}'],
  names: ['__proto__', 'constructor', 'toString', 'undefined', 'Pаssed'],
  long: [
    ...['a'.repeat(1_000_000), `${'a'.repeat(100_000)}!`, '\\'.repeat(100_000), '|'.repeat(5_000)],
    ...['<'.repeat(5_000), '漢'.repeat(5_000), '😀'.repeat(5_000), ' '.repeat(50_000), '"'.repeat(50_000)],
  ],
};
