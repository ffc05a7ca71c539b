const LABELS: Readonly<Record<string, string>> = { error: 'Error: ', warning: 'Warning: ', notice: 'Notice: ' };

/** What a reader copies: a sentence that says what for, and indented lines. */
const TO_COPY = /^(?:To .+:$| {2})/;

/**
 * Shows the lines of a step as GitHub's log does: workflow commands are carried out, not printed. Unless it is unfolded, a group is only
 * its title, as it is before a reader opens it, and lines to copy are left out.
 */
export function createJobLog({ unfolded }: { readonly unfolded: boolean }): (line: string) => string | undefined {
  let hidden = false;
  return (line) => {
    const command = /^::([a-z-]+)(?: [^:]*)?::(.*)$/.exec(line);
    if (command === null) return hidden || (!unfolded && TO_COPY.test(line)) ? undefined : line;
    const [, name = '', message = ''] = command;
    if (name === 'group' || name === 'endgroup') hidden = name === 'group' && !unfolded;
    if (name === 'group') return `${unfolded ? '▼' : '▶'} ${decoded(message)}`;
    const label = LABELS[name];
    return label === undefined ? undefined : label + decoded(message);
  };
}

function decoded(message: string): string {
  return message.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
