/** Says where a text stops being JSON: `unexpected end at character 8`. Undefined for JSON. Never quotes the text. */
export function syntaxProblem(text: string): string | undefined {
  const problem = problemOf(text);
  if (problem === '') return undefined;
  const position = placeOf(problem, text);
  return `unexpected ${position < text.length ? 'text' : 'end'} at character ${position}`;
}

/** V8 gives no position if it expects a value and finds something else: the shortest start of the text with that problem ends there. */
function placeOf(problem: string, text: string): number {
  const position = / at position ([0-9]+) \(line [0-9]+ column [0-9]+\)$/.exec(problem)?.[1];
  if (position !== undefined) return Number(position);
  if (!problem.endsWith(NO_VALUE)) return text.length;
  let [fits, fails] = [0, text.length];
  while (fails - fits > 1) {
    const middle = Math.ceil((fits + fails) / 2);
    if (problemOf(text.slice(0, middle)).endsWith(NO_VALUE)) fails = middle;
    else fits = middle;
  }
  return fits;
}

const NO_VALUE = ' is not valid JSON';

/** The words of V8, which quote the text and must not be shown. Empty for JSON. */
function problemOf(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return String(error);
  }
}
