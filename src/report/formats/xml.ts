import { replaceInvisible, unitEscapes } from '../text/text.ts';

export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly children: readonly (Element | string)[];
};

export function element(name: string, attributes: Element['attributes'], children: Element['children'] = []): Element {
  return { name, attributes, children };
}

/** Any text is well formed in it. `fast-xml-builder` and `junit-xml` 1.2.0 write control characters as they are, `xmlbuilder` drops them silently. */
export function xmlDocument(root: Element): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${[...written(root, '')].join('')}`;
}

function* written({ name, attributes, children }: Element, indent: string): Generator<string, void, undefined> {
  const own = Object.entries(attributes).filter(([, value]) => value !== undefined);
  // A line feed in an attribute would be read as a space.
  const texts = own.map(([key, value]) => ` ${key}="${escaped(String(value)).replaceAll('\n', '&#10;')}"`);
  const start = `${indent}<${name}${texts.join('')}`;
  if (children.length === 0) {
    yield `${start}/>\n`;
    return;
  }
  // Text stays next to its tags: white space would become part of it.
  const hasText = children.some((child) => typeof child === 'string');
  yield `${start}>${hasText ? '' : '\n'}`;
  for (const child of children) {
    if (typeof child === 'string') yield escaped(child);
    else yield* written(child, `${indent}  `);
  }
  yield `${hasText ? '' : indent}</${name}>\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  // It may also end `]]>`, which no text may contain.
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML 1.0 has no form at all for most control characters and for half a surrogate pair: they are shown as escapes. */
function escaped(text: string): string {
  const seen = replaceInvisible(text, (character) => (character === '\n' ? character : unitEscapes(character)));
  return seen.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
