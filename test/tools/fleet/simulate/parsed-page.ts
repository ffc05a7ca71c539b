import { expect } from 'vitest';

/** Names of the elements in the order of their start tags, and the text between the tags. Attributes must be quoted. */
export function parsedPage(page: string): { readonly elements: readonly string[]; readonly texts: readonly string[] } {
  const body = page.replace(/<(style|script)>[\s\S]*?<\/\1>/g, '');
  const tag = /<(\/?[a-z][a-z0-9]*)(?:\s+[a-zA-Z-]+(?:="[^"<>]*")?)*\s*\/?>|<!doctype html>/g;
  expect(body.replace(tag, '')).not.toMatch(/[<>]/);
  return {
    elements: [...body.matchAll(tag)].map(([, name]) => name ?? 'doctype').filter((name) => !name.startsWith('/')),
    texts: body.split(/<[^>]*>/).filter((text) => text.trim() !== ''),
  };
}
