import { COMMANDS } from '../../../src/cli/commands.ts';
import { completionOf } from '../../../src/cli/completion/completion.ts';
import type { Command, Shell } from '../../../src/cli/shell.ts';
import { createTerminal } from '../../../src/cli/terminal.ts';

/** What `completion` prints for these words, for all commands or for others. */
export async function scriptFor(
  words: readonly string[],
  commands: Readonly<Record<string, { readonly about: string; load(): Promise<Command> }>> = COMMANDS,
): Promise<string> {
  let text = '';
  const keep = { write: (piece: string) => (text += piece) };
  const command = completionOf(commands);
  if (!('run' in command)) throw new Error('the command has a job of its own');
  await command.run(words, { terminal: createTerminal({ stdout: keep, stderr: keep }) } as unknown as Shell);
  return text;
}
