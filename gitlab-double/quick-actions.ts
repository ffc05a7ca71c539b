const COMMANDS = ['approve', 'merge', 'close', 'reopen', 'assign', 'label', 'title'];
const COMMAND = new RegExp(`^/(${COMMANDS.join('|')})(?: [^\\n]*)?$`, 'gim');

/**
 * What GitLab does to a new text: lines that are commands are carried out and disappear. Code is no shelter here,
 * unlike there: a test may not rely on it.
 */
export function withoutCommands(body: string): { readonly text: string; readonly commands: readonly string[] } {
  const plain = body.replaceAll('\r', '');
  const commands = [...plain.matchAll(COMMAND)].map(([, name = '']) => name.toLowerCase());
  return { text: plain.replaceAll(COMMAND, '').trimEnd(), commands };
}
