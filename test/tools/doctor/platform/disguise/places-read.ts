import { JsonNumber } from '../../../../../src/json/json-value.ts';
import { type Read, ShapeProblem } from '../../../../../src/shape/shape.ts';

/** Members that lead to a value; `0` is any element of a list. */
export type PlacePath = readonly string[];

/** What can stand at a place, from the likeliest on. */
const KINDS = ['missing', 'object', 'list', 'digits', 'number', 'flag', 'time'] as const;
type Kind = (typeof KINDS)[number];

/**
 * Every place in an answer that a reader looks at, found by giving it answers and watching what it asks for. So a
 * member that is new in the tables is found without being named here.
 */
export function placesRead(read: Read<unknown>): readonly PlacePath[] {
  const kinds = new Map<string, Kind>([['', 'object']]);
  const places = (): readonly string[] => [...kinds.keys()];
  settle(read, kinds);
  for (let before = 0; before < kinds.size; ) {
    before = kinds.size;
    for (const place of places()) for (const kind of ['object', 'list'] as const) lookBelow(read, kinds, place, kind);
  }
  return places().flatMap((place) => (place === '' ? [] : [place.split('\n')]));
}

/** Changes one place after the other until the reader takes the whole. */
function settle(read: Read<unknown>, kinds: Map<string, Kind>): void {
  for (let tries = 0; tries < 2_000; tries += 1) {
    const problem = problemOf(read, kinds);
    if (problem === undefined) return;
    const path = problem.path.map((name) => (typeof name === 'number' ? '0' : name));
    // A reader that misses a member says so of the object.
    const missing = [...kinds].find(([place, kind]) => kind === 'missing' && !place.includes('\n'))?.[0];
    const at = path.length === 0 && missing !== undefined ? missing : path.join('\n');
    const next = KINDS[KINDS.indexOf(kinds.get(at) ?? 'missing') + 1];
    if (next === undefined) throw new Error(`no value is taken at ${at}`);
    kinds.set(at, next);
  }
  throw new Error('the reader takes nothing');
}

/** The place stays an object, or a list of objects, where the reader then asks for their members. */
function lookBelow(read: Read<unknown>, kinds: Map<string, Kind>, place: string, kind: 'object' | 'list'): void {
  const was = kinds.get(place)!;
  if (was === kind || [...kinds.keys()].some((other) => other.startsWith(`${place}\n`))) return;
  const element = under(place, '0');
  kinds.set(place, kind);
  if (kind === 'list') kinds.set(element, 'object');
  const before = kinds.size;
  problemOf(read, kinds);
  if (kinds.size === before) {
    kinds.set(place, was);
    kinds.delete(element);
  }
  settle(read, kinds);
}

function problemOf(read: Read<unknown>, kinds: Map<string, Kind>): ShapeProblem | undefined {
  try {
    read(valueAt('', kinds));
    return undefined;
  } catch (thrown) {
    if (thrown instanceof ShapeProblem) return thrown;
    throw thrown;
  }
}

function valueAt(place: string, kinds: Map<string, Kind>): unknown {
  switch (kinds.get(place)) {
    case 'object':
      return watched(place, kinds);
    case 'list':
      return [valueAt(under(place, '0'), kinds)];
    case 'digits':
      return '7';
    case 'number':
      return new JsonNumber('7');
    case 'flag':
      return true;
    case 'time':
      return '2026-01-31T09:00:00Z';
    default:
      return undefined;
  }
}

/** An object that notes every member that it is asked for. */
function watched(place: string, kinds: Map<string, Kind>): object {
  const member = (name: string | symbol): unknown => {
    const at = under(place, String(name));
    if (!kinds.has(at)) kinds.set(at, 'missing');
    return valueAt(at, kinds);
  };
  return new Proxy(
    {},
    {
      get: (_target, name) => member(name),
      getOwnPropertyDescriptor(_target, name) {
        const value = member(name);
        return value === undefined ? undefined : { value, configurable: true, enumerable: true, writable: true };
      },
    },
  );
}

function under(place: string, name: string): string {
  return place === '' ? name : `${place}\n${name}`;
}
