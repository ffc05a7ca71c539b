const LABELS: Readonly<Record<string, string>> = { error: 'Error: ', warning: 'Warning: ', notice: 'Notice: ' };

/** Annotations for the files and the checks of a pull request. They are not shown, as the log already has their text. */
const OF_A_FILE_OR_VERDICT = /(?:^|,)file=|^title=Findings Gate(?:%3A| )/;

/** A sentence before indented lines that a reader may copy. */
const TO_COPY = /^To .+:$/;

/**
 * Shows the lines of a step as GitHub's log does: workflow commands are carried out, not printed. Unless it is unfolded, a group is only
 * its title, as it is before a reader opens it, and lines to copy are left out.
 */
export function createJobLog({ unfolded }: { readonly unfolded: boolean }): (line: string) => string | undefined {
  let hidden = false;
  let isCopied = false;
  let isBlank = false;
  const isLeftOut = (line: string): boolean => {
    const isSecondBlank = line === '' && isBlank;
    isCopied = !unfolded && (TO_COPY.test(line) || (isCopied && line.startsWith('  ')));
    if (!isCopied) isBlank = line === '';
    return hidden || isCopied || isSecondBlank;
  };
  return (line) => {
    const command = /^::([a-z-]+)(?: ([^:]*))?::(.*)$/.exec(line);
    if (command === null) return isLeftOut(line) ? undefined : line;
    const [, name = '', properties = '', message = ''] = command;
    if (OF_A_FILE_OR_VERDICT.test(properties)) return undefined;
    if (name === 'group' || name === 'endgroup') hidden = name === 'group' && !unfolded;
    if (name === 'group') return `${unfolded ? '▼' : '▶'} ${decoded(message)}`;
    const label = LABELS[name];
    return label === undefined ? undefined : label + decoded(message);
  };
}

function decoded(message: string): string {
  return message.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
