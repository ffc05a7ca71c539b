import { describe, expect, it } from 'vitest';
import { withoutQuickActions } from '../../../src/cli/gitlab/note-output.ts';

describe('a text for GitLab', () => {
  it.each([
    ['/merge', '∕merge'],
    ['a\n/close\nb', 'a\n∕close\nb'],
    ['  \t/approve', '  \t∕approve'],
    ['```\n/merge\n```', '```\n∕merge\n```'],
    ['\n\n/label ~a', '\n\n∕label ~a'],
    ['//x', '∕/x'],
  ])('has no line that begins with a slash: %j', (text, expected) => {
    expect(withoutQuickActions(text)).toBe(expected);
  });

  it.each(['a /merge', '`/merge`', 'https://a.example/b', '- /merge'])('keeps %j, which nobody carries out', (text) => {
    expect(withoutQuickActions(text)).toBe(text);
  });
});
