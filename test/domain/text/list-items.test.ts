import { expect, it } from 'vitest';
import { listItems } from '../../../src/domain/text/list-items.ts';

it.each<[text: string, items: readonly string[]]>([
  ['a', ['a']],
  ['a,b', ['a', 'b']],
  [' a , two words\n\nc,\r\nd ', ['a', 'two words', 'c', 'd']],
  ['server: warn\nnetwork: fail', ['server: warn', 'network: fail']],
  ['a, a', ['a', 'a']],
  ['a;b', ['a;b']],
  [' ,\n', []],
  ['', []],
])('the list %j has the items %j', (text, items) => {
  expect(listItems(text)).toEqual(items);
});
