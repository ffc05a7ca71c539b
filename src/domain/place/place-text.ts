/** A file, and a line where it is known: `src/a.py:42`. Undefined where no file is known. */
export function placeText({
  filePath,
  line,
}: {
  readonly filePath: string | undefined;
  readonly line: number | undefined;
}): string | undefined {
  if (filePath === undefined || filePath === '') return undefined;
  return line === undefined ? filePath : `${filePath}:${line}`;
}
