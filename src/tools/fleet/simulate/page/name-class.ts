/** A longer name would push the other columns off the page. */
const LONGEST_IN_A_LINE = 48;

/** The class of a ref's or a repository's name: whole in one line, as people look for it and copy it. */
export function nameClass(name = ''): string {
  return name.length > LONGEST_IN_A_LINE ? 'long name' : 'name';
}
