import { expect, it } from 'vitest';
import { readSource } from '../house/source-file.ts';
import { EXCUSES } from './excuses.ts';

it('the excuses are those that docs/verdict-rules.md lists', () => {
  const [, section = ''] = readSource('docs/verdict-rules.md').text.split('## What no answer shows\n');
  const [, , ...rows] = section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'));
  expect(rows).toEqual(EXCUSES.map(({ why, closedBy = 'no setting' }) => `| ${why} | ${closedBy} |`));
});
