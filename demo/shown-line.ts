const LABELS: Readonly<Record<string, string>> = {
  error: 'Error: ',
  warning: 'Warning: ',
  notice: 'Notice: ',
  group: '▼ ',
};

/** A line of a step as GitHub's log shows it: workflow commands are carried out, not printed. Undefined for what is not shown. */
export function shownLine(line: string): string | undefined {
  const command = /^::([a-z-]+)(?: [^:]*)?::(.*)$/.exec(line);
  if (command === null) return line;
  const [, name = '', message = ''] = command;
  const label = LABELS[name];
  return label === undefined ? undefined : label + decoded(message);
}

function decoded(message: string): string {
  return message.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
