import { type Chance, chanceOf, pick } from './chance.ts';

/** One small false statement in a valid answer. */
export const MUTATIONS = ['drop', 'null', 'retype', 'double', 'reorder', 'unknown enum', 'bit flip', 'number'] as const;
export type Mutation = (typeof MUTATIONS)[number];

type Place = {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string | number;
  readonly path: string;
};

/**
 * The answer with one member changed, chosen by the seed; unchanged where there is nothing to change. `spares` names members that
 * stay as they are, because nothing else in the answer shows the true verdict of a baseline.
 */
export function mutated(text: string, mutation: Mutation, seed: number, spares: readonly string[]): string {
  const chance = chanceOf(seed);
  if (mutation === 'bit flip') return flipped(text, chance, spares);
  const root = { answer: JSON.parse(text) as unknown };
  const places = placesIn(root, '').filter(({ path }) => path !== '' && !spares.some((name) => path.includes(name)));
  const fitting = places.filter((place) => fits(mutation, valueAt(place)));
  if (fitting.length === 0) return text;
  const place = pick(fitting, chance);
  if (mutation !== 'drop') Reflect.set(place.holder, place.key, lied(valueAt(place), mutation, chance));
  else if (Array.isArray(place.holder)) place.holder.splice(Number(place.key), 1);
  else Reflect.deleteProperty(place.holder, place.key);
  return root.answer === undefined ? '' : JSON.stringify(root.answer);
}

function flipped(text: string, chance: Chance, spares: readonly string[]): string {
  const at = Math.floor(chance() * text.length);
  const near = text.slice(Math.max(0, at - 30), at + 30);
  if (spares.some((name) => near.includes(name.slice(1)))) return text;
  const bit = 1 << Math.floor(chance() * 7);
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ bit) + text.slice(at + 1);
}

function placesIn(value: unknown, path: string): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Place['holder'];
  return Object.keys(holder).flatMap((name) => {
    const key = Array.isArray(holder) ? Number(name) : name;
    const below = `${path}.${name}`;
    const place = { holder, key, path: path === '' ? '.' : below };
    // The gate never reads what a rule looks for.
    return name === 'ruleDefinition' ? [place] : [place, ...placesIn(Reflect.get(holder, name), below)];
  });
}

function valueAt({ holder, key }: Place): unknown {
  return Reflect.get(holder, key);
}

function fits(mutation: Mutation, value: unknown): boolean {
  if (mutation === 'reorder') return Array.isArray(value) && value.length > 1;
  if (mutation === 'double') return Array.isArray(value) && value.length > 0;
  if (mutation === 'unknown enum') return typeof value === 'string' && /^[A-Z]+_/.test(value);
  if (mutation === 'number') return typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));
  return true;
}

function lied(value: unknown, mutation: Exclude<Mutation, 'drop' | 'bit flip'>, chance: Chance): unknown {
  switch (mutation) {
    case 'null':
      return null;
    case 'retype':
      return pick([7, '7', true, false, [], {}, '', -1, 1.5, 'text', [null]], chance);
    case 'double':
      return [...(value as unknown[]), structuredClone(pick(value as unknown[], chance))];
    case 'reorder':
      return (value as unknown[]).toReversed();
    case 'unknown enum':
      return `${String(value)}_NEXT`;
    case 'number': {
      const other = pick(['0', '1', '2', '5', '99', '9007199254740993'], chance);
      return typeof value === 'number' ? Number(other) : other;
    }
  }
}
