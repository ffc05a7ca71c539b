import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLError,
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

/* These let one part of a document replace another or change how it is read. */
const NO_ALIAS =
  'an alias (*) or an anchor (&) is not allowed; write the value out, or put text that begins with "*" or "&" in quotes';
const NO_TAG = 'a tag (!) is not allowed; remove it, or put text that begins with "!" in quotes';
const NO_DIRECTIVE = 'a YAML directive (%) is not allowed; remove this line';

/** Reads one YAML 1.2 document of maps, lists and plain values. Throws `PolicyProblems` for anything else. */
export function readYaml(text: string): YamlTree {
  const directive = text.search(/^%/m);
  if (directive !== -1) throw onlyProblem(placeAt(text, directive), NO_DIRECTIVE);
  const lineCounter = new LineCounter();
  // `locateMembers` finds duplicate keys: the parser's own check takes time that grows with the square of their number.
  const options = { lineCounter, prettyErrors: false, uniqueKeys: false, version: '1.2', schema: 'core' } as const;
  const { contents, errors, warnings } = parseDocument(text, options);
  const placeAtOffset: TreeReading['placeAtOffset'] = (offset) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  if (errors.length + warnings.length > 0)
    throw new PolicyProblems(syntaxProblems([...errors, ...warnings], placeAtOffset));
  const problems: Problem[] = [];
  const root = locate(contents, startOf(contents), { placeAtOffset, problems }, 0);
  return { data: root.data, problems, placeOf: (path, atKey) => placeAtOffset(offsetOf(root, path, atKey)) };
}

/** The parser often reports further errors at the same location: the first one is enough. */
function syntaxProblems(errors: readonly YAMLError[], placeAtOffset: TreeReading['placeAtOffset']): readonly Problem[] {
  // The location would differ from run to run, since it depends on the size of the stack.
  if (errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION')) return [{ place: START, message: TOO_DEEP }];
  const byOffset = Map.groupBy(errors, ({ pos }) => pos[0]);
  return [...byOffset].map(([offset, [first]]) => ({ place: placeAtOffset(offset), message: syntaxMessage(first!) }));
}

function syntaxMessage(error: YAMLError): string {
  const reported = error.message.charAt(0).toLowerCase() + error.message.slice(1);
  const messages: Readonly<Partial<Record<YAMLError['code'], string>>> = {
    MULTIPLE_DOCS: 'a second document begins here; keep one and remove the other',
    BLOCK_AS_IMPLICIT_KEY: 'a second ":" follows on this line; put the text in quotes',
    BAD_ALIAS: NO_ALIAS,
    BAD_SCALAR_START: `${reported}; put the text in quotes`,
    TAB_AS_INDENT: 'a tab indents this line; indent with spaces',
    TAG_RESOLVE_FAILED: NO_TAG,
  };
  return messages[error.code] ?? `this is not valid YAML: ${reported}; correct it here`;
}

type TreeReading = { readonly placeAtOffset: (offset: number) => TextPlace; readonly problems: Problem[] };

/** A value, and the offsets of its first character and of its key's. */
type Located = {
  readonly data: unknown;
  readonly start: number;
  readonly keyStart: number;
  readonly members?: ReadonlyMap<PropertyKey, Located>;
};

function locate(node: unknown, keyStart: number, reading: TreeReading, depth: number): Located {
  const start = startOf(node) || keyStart;
  if (depth > DEEPEST_FILE) throw onlyProblem(reading.placeAtOffset(start), TOO_DEEP);
  const refusal = refusalOf(node);
  if (refusal !== undefined) {
    report(reading, node, refusal);
    return { data: REFUSED, start, keyStart };
  }
  if (isMap(node)) {
    const members = locateMembers(node.items, reading, depth);
    const data: Record<string, unknown> = Object.create(null);
    for (const [name, member] of members) data[name] = member.data;
    return { data, start, keyStart, members };
  }
  if (isSeq(node)) {
    const items = node.items.map((item) => locate(item, startOf(item), reading, depth + 1));
    return { data: items.map(({ data }) => data), start, keyStart, members: new Map(items.entries()) };
  }
  return { data: isScalar(node) ? plainValue(node) : null, start, keyStart };
}

function refusalOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (isAlias(node) || node.anchor !== undefined) return NO_ALIAS;
  return node.tag === undefined ? undefined : NO_TAG;
}

function plainValue({ type, source, value }: Scalar): unknown {
  return type === 'PLAIN' && source !== undefined && isDigits(source) ? BigInt(source) : value;
}

function locateMembers(pairs: readonly Pair[], reading: TreeReading, depth: number): ReadonlyMap<string, Located> {
  const members = new Map<string, Located>();
  for (const { key, value } of pairs) {
    const member = locate(value, startOf(key), reading, depth + 1);
    const name = isScalar(key) ? key.value : undefined;
    const refusal = refusalOf(key);
    if (refusal !== undefined) report(reading, key, refusal);
    else if (typeof name !== 'string') report(reading, key, 'a key must be a plain word; correct it here');
    else if (name === '__proto__') report(reading, key, 'unknown key "__proto__"; remove it');
    else if (members.has(name)) report(reading, key, `duplicate key ${quote(name)}; keep one of the two`);
    else members.set(name, member);
  }
  return members;
}

function report({ placeAtOffset, problems }: TreeReading, node: unknown, message: string): void {
  problems.push({ place: placeAtOffset(startOf(node)), message });
}

function offsetOf(root: Located, path: readonly PropertyKey[], atKey?: true): number {
  let found = root;
  for (const step of path) {
    const inner = found.members?.get(step);
    if (inner === undefined) return found.start;
    found = inner;
  }
  return atKey ? found.keyStart : found.start;
}

/** The offset of a node's first character; 0 for none. The parser gives every node a location. */
function startOf(node: unknown): number {
  return isNode(node) ? node.range![0] : 0;
}
