import { CST, isMap, isScalar, isSeq, Lexer, LineCounter, type Pair, parseDocument, type YAMLError } from 'yaml';
import { isDigits } from '../../domain/ids.ts';
import { quote } from '../../domain/text/suggestion.ts';
import { type Place, PolicyProblem, placeAt } from './policy-problem.ts';

/** A policy's YAML as plain data, and where each part of it is. */
export type YamlTree = {
  /** Maps have no prototype; whole numbers in plain digits (up to 2^63 - 1) are bigints, all other numbers stay numbers. */
  readonly data: unknown;
  /** The place of a value, or of the key that names it; of the nearest part around it where the path leads to nothing. */
  placeOf(path: readonly PropertyKey[], part: 'key' | 'value'): Place;
};

const DEEPEST = 16;
const START = { line: 1, column: 1 };

/** Token types that let one part of a document replace another or change how it is read, with what to do instead. */
const REFUSED_TOKENS: Readonly<Partial<Record<CST.TokenType, string>>> = {
  alias: 'an alias (*) is not allowed; write the value out, or put text that begins with "*" in quotes',
  anchor:
    'an anchor (&) is not allowed; write the value out where it is used, or put text that begins with "&" in quotes',
  tag: 'a tag (!) is not allowed; remove it, or put text that begins with "!" in quotes',
  'directive-line': 'a YAML directive (%) is not allowed; remove this line',
};

/** Reads one YAML 1.2 document of maps, lists and plain values, nothing more. Throws `PolicyProblem`. */
export function readYaml(text: string): YamlTree {
  refuseTokens(text);
  const lines = new LineCounter();
  // Keys are compared in `toPlain`: the time of the parser's own comparison grows with the square of their number.
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: false,
    version: '1.2',
    schema: 'core',
  });
  const [error] = [...document.errors, ...document.warnings];
  if (error !== undefined) throw syntaxProblem(error, placeIn(lines, error.pos[0]));
  const root: unknown = document.contents;
  if (root === null || (isScalar(root) && root.value === null)) {
    throw new PolicyProblem(START, 'the policy is empty; begin with "version: 1"');
  }
  return {
    data: toPlain(root, lines, 0),
    placeOf: (path, part) => placeIn(lines, offsetOf(root, path, part)),
  };
}

function refuseTokens(text: string): void {
  let offset = 0;
  let isScalarNext = false;
  for (const lexeme of new Lexer().lex(text)) {
    const type = isScalarNext ? 'scalar' : CST.tokenType(lexeme);
    isScalarNext = lexeme === CST.SCALAR;
    const refusal = type === null ? undefined : REFUSED_TOKENS[type];
    if (refusal !== undefined) throw new PolicyProblem(placeAt(text, offset), refusal);
    if (!MARKS.has(lexeme)) offset += lexeme.length;
  }
}

/** Tokens that the lexer adds by itself: there are no characters for them in the text. */
const MARKS: ReadonlySet<string> = new Set([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);

function syntaxProblem(error: YAMLError, place: Place): PolicyProblem {
  switch (error.code) {
    case 'MULTIPLE_DOCS':
      return new PolicyProblem(place, 'a second document begins here; keep one and remove the other');
    case 'RESOURCE_EXHAUSTION':
      // How far the parser came depends on the stack it had: the place would differ from run to run.
      return tooDeep(START);
    case 'BLOCK_AS_IMPLICIT_KEY':
      return new PolicyProblem(place, 'a second ":" follows on this line; put the text in quotes');
    case 'BAD_SCALAR_START':
      return new PolicyProblem(place, `${lowerFirst(error.message)}; put the text in quotes`);
    case 'TAB_AS_INDENT':
      return new PolicyProblem(place, 'a tab indents this line; indent with spaces');
    default:
      return new PolicyProblem(place, `this is not valid YAML: ${lowerFirst(error.message)}; correct it here`);
  }
}

function toPlain(node: unknown, lines: LineCounter, depth: number): unknown {
  if (depth > DEEPEST) throw tooDeep(placeIn(lines, startOf(node)));
  if (isMap(node)) return toRecord(node.items, lines, depth);
  if (isSeq(node)) return node.items.map((item) => toPlain(item, lines, depth + 1));
  if (node === null) return null;
  if (!isScalar(node))
    throw new PolicyProblem(placeIn(lines, startOf(node)), 'this is not a plain value; write it out');
  if (node.type === 'PLAIN' && node.source !== undefined && isDigits(node.source)) return BigInt(node.source);
  return node.value;
}

function toRecord(pairs: readonly Pair[], lines: LineCounter, depth: number): Record<string, unknown> {
  const record: Record<string, unknown> = Object.create(null);
  for (const { key, value } of pairs) {
    const place = placeIn(lines, startOf(key));
    if (!isScalar(key) || typeof key.value !== 'string') {
      throw new PolicyProblem(place, 'a key must be a plain word; correct it here');
    }
    if (key.value === '<<') throw new PolicyProblem(place, 'a merge key (<<) is not allowed; write the keys out');
    if (key.value === '__proto__') throw new PolicyProblem(place, 'unknown key "__proto__"; remove it');
    if (Object.hasOwn(record, key.value)) {
      throw new PolicyProblem(place, `duplicate key ${quote(key.value)}; keep one of the two`);
    }
    record[key.value] = toPlain(value, lines, depth + 1);
  }
  return record;
}

function offsetOf(root: unknown, path: readonly PropertyKey[], part: 'key' | 'value'): number {
  let node = root;
  let offset = startOf(root);
  for (const [index, step] of path.entries()) {
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === step) : undefined;
    const isKeyWanted = part === 'key' && index === path.length - 1;
    if (isSeq(node) && typeof step === 'number') node = node.items[step];
    else if (pair === undefined) return offset;
    else node = isKeyWanted ? pair.key : pair.value;
    offset = startOf(node) || startOf(pair?.key);
  }
  return offset;
}

/** Offset of a node's first character; 0 for a node without a place. */
function startOf(node: unknown): number {
  if (!isMap(node) && !isSeq(node) && !isScalar(node)) return 0;
  const range = node.range;
  return range === undefined || range === null ? 0 : range[0];
}

function placeIn(lines: LineCounter, offset: number): Place {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

function tooDeep(place: Place): PolicyProblem {
  return new PolicyProblem(place, 'this is nested too deep for a policy; flatten it');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
