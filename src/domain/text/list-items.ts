/** The items of a list that a person wrote with commas or on separate lines, trimmed; empty ones are dropped. */
export function listItems(text: string): readonly string[] {
  return text
    .split(/[,\r\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
