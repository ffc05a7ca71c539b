/**
 * A message of SARIF, in which readers look for links (`[text](address)`) and for the places of arguments (`{0}`):
 * neither can come of a name. A space breaks them, since some readers show a backslash as it is.
 */
export function sarifText(text: string): string {
  return text.replaceAll('](', '] (').replaceAll(/\{(?=\d)/g, '{ ');
}
