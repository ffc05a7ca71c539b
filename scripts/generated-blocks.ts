/** A page with its blocks written again, between `<!-- generated: name -->` and `<!-- end -->`. The rest stays as it is. */
export function withBlocks(page: string, blocks: Readonly<Record<string, string>>): string {
  return Object.entries(blocks).reduce((text, [name, block]) => {
    const start = `<!-- generated: ${name} -->`;
    const [before, after] = split(text, start);
    const [, rest] = split(after, '<!-- end -->');
    return `${before}${start}\n\n${block}\n<!-- end -->${rest}`;
  }, page);
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at === -1) throw new Error(`the page has no "${mark}"`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}
