import type { Chance } from '../../build/random.ts';

type Lie = readonly [fits: (value: unknown) => boolean, lie: (value: never, chance: Chance) => unknown];

const ANY = () => true;
const isList = (least: number) => (value: unknown) => Array.isArray(value) && value.length >= least;
const WRONG = [7, '7', true, false, [], {}, '', -1, 1.5, 'text', [null]];
const NUMBERS = ['0', '1', '2', '5', '99', '9007199254740993'];

const LIES = {
  drop: [ANY, () => undefined],
  null: [ANY, () => null],
  retype: [ANY, (_value, chance) => chance.oneOf<unknown>(WRONG)],
  double: [isList(1), (list: unknown[], chance) => [...list, structuredClone(chance.oneOf(list))]],
  reorder: [isList(2), (list: unknown[]) => list.toReversed()],
  'unknown enum': [(value) => /^[A-Z]+_/.test(typeof value === 'string' ? value : ''), (text) => `${text}_NEXT`],
  'bit flip': [() => false, () => undefined],
  number: [
    (value) => typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)),
    (value: unknown, chance) => (typeof value === 'number' ? Number(chance.oneOf(NUMBERS)) : chance.oneOf(NUMBERS)),
  ],
} as const satisfies Readonly<Record<string, Lie>>;

export type Mutation = keyof typeof LIES;
export const MUTATIONS = Object.keys(LIES) as Mutation[];

type Place = {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string | number;
  readonly path: string;
  readonly value: unknown;
};

/**
 * The answer with one member changed, chosen by chance; unchanged if there is nothing to change. `spares` names members that stay
 * as they are, because nothing else in the answer shows the true verdict of a baseline.
 */
export function mutated(text: string, mutation: Mutation, chance: Chance, spares: readonly string[]): string {
  if (mutation === 'bit flip') return flipped(text, chance, spares);
  const [fits, lie]: Lie = LIES[mutation];
  const root = { answer: JSON.parse(text) as unknown };
  const places = placesIn(root, '').filter(({ path }) => path !== '' && !spares.some((name) => path.includes(name)));
  const fitting = places.filter(({ value }) => fits(value));
  if (fitting.length === 0) return text;
  const { holder, key, value } = chance.oneOf(fitting);
  if (mutation !== 'drop') Reflect.set(holder, key, lie(value as never, chance));
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
  return root.answer === undefined ? '' : JSON.stringify(root.answer);
}

function flipped(text: string, chance: Chance, spares: readonly string[]): string {
  const at = Math.floor(chance.next() * text.length);
  const near = text.slice(Math.max(0, at - 30), at + 30);
  if (spares.some((name) => near.includes(name.slice(1)))) return text;
  const bit = 1 << Math.floor(chance.next() * 7);
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ bit) + text.slice(at + 1);
}

function placesIn(holder: unknown, above: string): Place[] {
  if (typeof holder !== 'object' || holder === null) return [];
  return Object.entries(holder).flatMap(([name, value]) => {
    const key = Array.isArray(holder) ? Number(name) : name;
    const below = `${above}.${name}`;
    const place = { holder: holder as Place['holder'], key, path: above === '' ? '.' : below, value };
    // The gate never reads the definition of a rule.
    return name === 'ruleDefinition' ? [place] : [place, ...placesIn(value, below)];
  });
}
