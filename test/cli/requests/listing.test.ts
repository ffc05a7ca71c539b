import { expect, it } from 'vitest';
import { printListing } from '../../../src/cli/requests/listing.ts';
import { createTerminal } from '../../../src/cli/terminal.ts';

it('shows no part of a secret in a table that is cut for a terminal', async () => {
  const written: string[] = [];
  const stdout = { write: (text: string) => written.push(text), isTTY: true, columns: 40 };
  const terminal = createTerminal({ stdout, stderr: stdout });
  const secret = 'f3a9c0d1e2b3a4958677f3a9c0d1e2b3a4958677f3a9c0d1e2b3a4958677abcd';
  terminal.hide([secret]);
  async function* pages() {
    yield [{ rule: `leaked.${secret}.found` }];
  }
  const columns = [{ title: 'RULE', cell: ({ rule }: { readonly rule: string }) => rule }];
  await printListing(pages(), { noun: 'issue', json: (item) => item, columns }, { terminal, isJson: false });
  expect(written.join('')).toContain('leaked.***.found');
});
