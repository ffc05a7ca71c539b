/** The page with what stands between `<!-- generated: name -->` and `<!-- end -->` replaced. Throws where there are no such marks. */
export function replacePart(page: string, name: string, content: string): string {
  const start = `<!-- generated: ${name} -->`;
  const [before, after] = split(page, start);
  const [, rest] = split(after, '<!-- end -->');
  return `${before}${start}\n\n${content}\n<!-- end -->${rest}`;
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at === -1) throw new Error(`the page has no "${mark}"`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}
