import {
  CST,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Pair,
  parseDocument,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import { isDigits } from '../../domain/ids.ts';
import { quote } from '../../domain/text/suggestion.ts';
import { onlyProblem, PolicyProblems, type Problem, placeAt, START, type TextPlace } from './policy-problem.ts';

export type YamlTree = {
  /** Maps have no prototype; plain whole numbers up to 2^63 - 1 are bigints. A refused value is `REFUSED`, a refused key is omitted. */
  readonly data: unknown;
  /** Problems of valid YAML that a policy may not use. */
  readonly problems: readonly Problem[];
  /** The location of a value, or with `atKey` of its key. If the path leads to nothing, the location of the nearest part around it. */
  placeOf(path: readonly PropertyKey[], atKey?: true): TextPlace;
};

/** Replaces a value that is reported already, so no further problem of it is reported. */
export const REFUSED = Symbol('refused');

const DEEPEST_FILE = 16;
const TOO_DEEP = 'this is nested too deep; flatten it';

/** Token types that let one part of a document replace another or change how it is read, with what to do instead. */
const REFUSED_TOKENS: Readonly<Partial<Record<CST.TokenType, string>>> = {
  alias: 'an alias (*) is not allowed; write the value out, or put text that begins with "*" in quotes',
  anchor:
    'an anchor (&) is not allowed; write the value out where it is used, or put text that begins with "&" in quotes',
  tag: 'a tag (!) is not allowed; remove it, or put text that begins with "!" in quotes',
  'directive-line': 'a YAML directive (%) is not allowed; remove this line',
};

/** Reads one YAML 1.2 document of maps, lists and plain values. Throws `PolicyProblems` for anything else. */
export function readYaml(text: string): YamlTree {
  const refused = refusedTokens(text);
  const lines = new LineCounter();
  // `toObject` finds duplicate keys: the parser's own check takes time that grows with the square of their number.
  const options = {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: false,
    version: '1.2',
    schema: 'core',
  } as const;
  const document = parseDocument(text, options);
  // For a refused token the parser has an error or a warning, too, which says less.
  const ofTokens = ['BAD_ALIAS', 'TAG_RESOLVE_FAILED', 'BAD_DIRECTIVE'];
  const errors =
    refused.length > 0
      ? document.errors.filter(({ code }) => !ofTokens.includes(code))
      : [...document.errors, ...document.warnings];
  if (errors.length > 0) throw new PolicyProblems([...refused, ...syntaxProblems(errors, lines)]);
  const root: unknown = document.contents;
  const problems = [...refused];
  const data = toPlain(root, { lines, problems }, 0);
  return { data, problems, placeOf: (path, atKey) => placeIn(lines, offsetOf(root, path, atKey)) };
}

/** The parser often reports further errors at the same location: the first one is enough. */
function syntaxProblems(errors: readonly YAMLError[], lines: LineCounter): readonly Problem[] {
  // The location would differ from run to run, since it depends on the size of the stack.
  if (errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION')) return [{ place: START, message: TOO_DEEP }];
  const reported = new Map<number, Problem>();
  for (const error of errors) {
    const [offset] = error.pos;
    if (!reported.has(offset)) reported.set(offset, { place: placeIn(lines, offset), message: syntaxMessage(error) });
  }
  return [...reported.values()];
}

function refusedTokens(text: string): Problem[] {
  const problems: Problem[] = [];
  let offset = 0;
  let isScalarNext = false;
  for (const lexeme of new Lexer().lex(text)) {
    const type = isScalarNext ? 'scalar' : CST.tokenType(lexeme);
    isScalarNext = lexeme === CST.SCALAR;
    const refusal = type === null ? undefined : REFUSED_TOKENS[type];
    if (refusal !== undefined) problems.push({ place: placeAt(text, offset), message: refusal });
    if (!MARKS.has(lexeme)) offset += lexeme.length;
    if (problems.length > MOST_TOKENS) return problems;
  }
  return problems;
}

/** The most refused tokens: finding the line of each takes time that grows with the text. */
const MOST_TOKENS = 100;

/** Tokens that the lexer adds by itself, and that take no characters of the text. */
const MARKS: ReadonlySet<string> = new Set([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);

function syntaxMessage(error: YAMLError): string {
  const reported = error.message.charAt(0).toLowerCase() + error.message.slice(1);
  const messages: Readonly<Partial<Record<YAMLError['code'], string>>> = {
    MULTIPLE_DOCS: 'a second document begins here; keep one and remove the other',
    BLOCK_AS_IMPLICIT_KEY: 'a second ":" follows on this line; put the text in quotes',
    BAD_SCALAR_START: `${reported}; put the text in quotes`,
    TAB_AS_INDENT: 'a tab indents this line; indent with spaces',
  };
  return messages[error.code] ?? `this is not valid YAML: ${reported}; correct it here`;
}

type TreeReading = { readonly lines: LineCounter; readonly problems: Problem[] };

function toPlain(node: unknown, reading: TreeReading, depth: number): unknown {
  if (depth > DEEPEST_FILE) throw onlyProblem(placeIn(reading.lines, startOf(node)), TOO_DEEP);
  if (isMap(node)) return toObject(node.items, reading, depth);
  if (isSeq(node)) return node.items.map((item) => toPlain(item, reading, depth + 1));
  if (node === null) return null;
  if (!isScalar(node)) {
    report(reading, node, 'this is not a plain value; write it out');
    return REFUSED;
  }
  // The tag was refused as a token.
  if (node.tag !== undefined) return REFUSED;
  if (node.type === 'PLAIN' && node.source !== undefined && isDigits(node.source)) return BigInt(node.source);
  return node.value;
}

function toObject(pairs: readonly Pair[], reading: TreeReading, depth: number): Record<string, unknown> {
  const object: Record<string, unknown> = Object.create(null);
  for (const { key, value } of pairs) {
    const plain = toPlain(value, reading, depth + 1);
    if (!isScalar(key) || typeof key.value !== 'string') {
      report(reading, key, 'a key must be a plain word; correct it here');
    } else if (key.value === '<<') report(reading, key, 'a merge key (<<) is not allowed; write the keys out');
    else if (key.value === '__proto__') report(reading, key, 'unknown key "__proto__"; remove it');
    else if (Object.hasOwn(object, key.value)) {
      report(reading, key, `duplicate key ${quote(key.value)}; keep one of the two`);
    } else object[key.value] = plain;
  }
  return object;
}

/** An alias was refused as a token already. */
function report({ lines, problems }: TreeReading, node: unknown, message: string): void {
  if (isAlias(node)) return;
  problems.push({ place: placeIn(lines, startOf(node)), message });
}

function offsetOf(root: unknown, path: readonly PropertyKey[], atKey?: true): number {
  let node = root;
  let offset = startOf(root);
  for (const [index, step] of path.entries()) {
    const pair = isMap(node) ? pairsOf(node).get(step) : undefined;
    const isKeyWanted = atKey && index === path.length - 1;
    if (isSeq(node)) node = node.items[step as number];
    else if (pair === undefined) return offset;
    else node = isKeyWanted ? pair.key : pair.value;
    offset = startOf(node) || startOf(pair?.key) || offset;
  }
  return offset;
}

const PAIRS = new WeakMap<object, ReadonlyMap<unknown, Pair>>();

/** The first pair of each key: searching the list for each of many keys would take time that grows with the square of their number. */
function pairsOf(map: YAMLMap): ReadonlyMap<unknown, Pair> {
  const known = PAIRS.get(map);
  if (known !== undefined) return known;
  const pairs = new Map<unknown, Pair>();
  for (const pair of map.items) if (isScalar(pair.key) && !pairs.has(pair.key.value)) pairs.set(pair.key.value, pair);
  PAIRS.set(map, pairs);
  return pairs;
}

/** The offset of a node's first character; 0 for anything else. The parser gives every node a location. */
function startOf(node: unknown): number {
  return isMap(node) || isSeq(node) || isScalar(node) ? node.range![0] : 0;
}

function placeIn(lines: LineCounter, offset: number): TextPlace {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}
