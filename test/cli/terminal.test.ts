import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printListing } from '../../src/cli/requests/listing.ts';
import { createTerminal } from '../../src/cli/terminal.ts';
import { CODE_POINT } from '../build/code-point.ts';
import { HOSTILE_TEXTS } from '../build/hostile-texts.ts';

const HOSTILE = [...Object.values(HOSTILE_TEXTS).flat(), '##vso[task.complete]', '##TeamCity[x]'];
const TOKEN = 'token-##[0123456789]/+"x';

function aTerminal(given: object = {}) {
  const written = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof written) => ({ write: (text: string) => (written[name] += text), ...given });
  const terminal = createTerminal({ stdout: stream('stdout'), stderr: stream('stderr') });
  return { terminal, stdout: () => written.stdout, stderr: () => written.stderr };
}

/** One line, without a command for GitHub Actions, Azure Pipelines or TeamCity, and without control characters for a terminal. */
const HARMLESS = /^(?!\s*::)(?:(?!##\w*\[)[^\p{Cc}\u2028\u2029\u202e])*\n$/u;

describe('the terminal', () => {
  it('writes results to standard output and notes to standard error', () => {
    const { terminal, stdout, stderr } = aTerminal();
    terminal.print('a result');
    terminal.tell('a remark');
    expect([stdout(), stderr()]).toEqual(['a result\n', 'a remark\n']);
  });

  it.each(HOSTILE)('makes one harmless line of %j', (text) => {
    const { terminal, stdout, stderr } = aTerminal();
    terminal.print(text);
    terminal.tell(text);
    expect(stdout()).toMatch(HARMLESS);
    expect(stderr()).toMatch(HARMLESS);
  });

  it('writes JSON on one harmless line that is read back unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: CODE_POINT }), fc.constantFrom(...HOSTILE)), (text) => {
        const { terminal, stdout } = aTerminal();
        terminal.printJson({ text, [`member ${text}`]: 9007199254740993n });
        expect(stdout()).toMatch(HARMLESS);
        expect(stdout()).toContain('9007199254740993');
        expect(JSON.parse(stdout())).toHaveProperty(['text'], text);
      }),
    );
  });

  it('breaks a long line between words on a terminal, except columns, and makes no command', () => {
    const { terminal, stdout } = aTerminal({ isTTY: true, columns: 20 });
    terminal.print('words that are longer than the line');
    terminal.print('  indented as a command to copy is');
    terminal.print('ONE        COLUMN BESIDE ANOTHER');
    terminal.print('gate: FAIL - the last line stays as it is');
    terminal.print('a text that quotes ::add-mask::hostile');
    expect(stdout().split('\n')).toEqual([
      ...[
        'words that are',
        'longer than the line',
        '  indented as a command to copy is',
        'ONE        COLUMN BESIDE ANOTHER',
      ],
      ...['gate: FAIL - the last line stays as it is', 'a text that quotes', ': :add-mask::hostile', ''],
    ]);
    expect(aTerminal().terminal.columns).toBeUndefined();
  });

  it('hides secrets as soon as they are registered, in JSON too', () => {
    const { terminal, stdout, stderr } = aTerminal();
    terminal.hide([TOKEN]);
    for (const form of [TOKEN, Buffer.from(TOKEN).toString('base64'), encodeURIComponent(TOKEN)]) {
      terminal.print(`a ${form} b`);
      terminal.tell(`a ${form} b`);
      terminal.printJson({ text: `a ${form} b` });
    }
    expect(stdout()).toBe('a *** b\n{"text":"a *** b"}\n'.repeat(3));
    expect(stderr()).toBe('a *** b\n'.repeat(3));
  });
});

it('the terminal shows no part of a secret in a table cell that is cut', async () => {
  const { terminal, stdout } = aTerminal({ isTTY: true, columns: 40 });
  const secret = 'f3a9c0d1e2b3a4958677f3a9c0d1e2b3a4958677f3a9c0d1e2b3a4958677abcd';
  terminal.hide([secret]);
  async function* pages() {
    yield [{ rule: `leaked.${secret}.found` }];
  }
  const columns = [{ title: 'RULE', cell: ({ rule }: { readonly rule: string }) => rule }];
  await printListing(pages(), { noun: 'issue', json: (item) => item, columns }, { terminal, isJson: false });
  expect(stdout()).toContain('leaked.***.found');
});
