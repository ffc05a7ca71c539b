export type RunnerCommand = {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
};

/**
 * Reads the output as the runner does (`ActionCommand` of actions/runner): lines end at CR, LF or both; `::name props::data` may
 * follow white space at the start of a line; `##[name props]data` can be anywhere in it. The runner's search ignores characters
 * that have no width, so these are removed first.
 */
export function commandsIn(output: string): RunnerCommand[] {
  return output.split(/\r\n|\r|\n/).flatMap((line) => {
    const seen = line.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '');
    const modern = /^[\s\u0085]*::([^\s:]+)(?: (.*?))?::(.*)$/su.exec(seen);
    const legacy = /##\[([^\s\]]+)(?: ([^\]]*))?\](.*)$/su.exec(seen);
    return [modern, legacy].flatMap((found) =>
      found === null ? [] : [{ name: found[1]!, properties: propertiesIn(found[2] ?? ''), data: unescaped(found[3]!) }],
    );
  });
}

function propertiesIn(text: string): Record<string, string> {
  const pairs = text.split(/[,;]/).map((pair) => pair.trim());
  return Object.fromEntries(
    pairs
      .filter((pair) => pair.includes('='))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), unescaped(pair.slice(pair.indexOf('=') + 1))]),
  );
}

function unescaped(text: string): string {
  const escapes: Readonly<Record<string, string>> = { '%0D': '\r', '%0A': '\n', '%3A': ':', '%2C': ',', '%25': '%' };
  return text.replace(/%(?:0D|0A|3A|2C|25)/gi, (code) => escapes[code.toUpperCase()] ?? code);
}
