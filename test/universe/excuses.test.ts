import { expect, it } from 'vitest';
import { readSource } from '../house/source-file.ts';
import { EXCUSES } from './excuses.ts';

it('excuses what the page tells users, and nothing else', () => {
  const [, section = ''] = readSource('docs/verdict-rules.md').text.split('## What no answer shows\n');
  const [, , ...rows] = section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'));
  expect(rows).toEqual(EXCUSES.map(({ why, closedBy = 'no setting' }) => `| ${why} | ${closedBy} |`));
});
