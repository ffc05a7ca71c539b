import { readdirSync, readFileSync } from 'node:fs';
import { Chance } from '../../build/random.ts';
import { type CiScan, type Gate, MINUTE_MS, SECOND_MS, type Universe, type UniverseEvent } from '../universe.ts';

const KEPT = new URL('../kept/', import.meta.url);
const UNIVERSES = readdirSync(KEPT)
  .toSorted()
  .map((file) => ({ file, kept: JSON.parse(readFileSync(new URL(file, KEPT), 'utf8')) as Universe }));

/** Share of universes that are variants of one in which a verdict was wrong: where one fault was, there are more. */
const NEIGHBOURS_OF_HUNDRED = 5;

/** A variant of a kept universe; undefined if the universe of this seed is drawn otherwise. */
export function neighbourOf(seed: number): Universe | undefined {
  const chance = new Chance(seed ^ 0x2b17e);
  for (let skipped = 0; skipped < 4; skipped += 1) chance.next();
  if (!chance.percent(NEIGHBOURS_OF_HUNDRED)) return undefined;
  const { file, kept } = chance.oneOf(UNIVERSES);
  // The base of a diff scan depends on when it began.
  const isBaseFixed = kept.events.every(({ kind }) => kind !== 'base') && kept.gates.every(isOfOneBase);
  const share = isBaseFixed ? chance.oneOf([0, 0, 30, 60]) : 0;
  const moved = (event: UniverseEvent) =>
    event.kind === 'scan' && chance.percent(share) ? later(event, aFewSeconds(chance)) : event;
  return {
    ...kept,
    seed,
    features: [`beside ${file}`],
    events: kept.events.map(moved),
    gates: kept.gates.map((gate) => beside(gate, chance)),
  };
}

function isOfOneBase({ baseChangedAtMs, laterBase }: Gate): boolean {
  return baseChangedAtMs === undefined && laterBase === undefined;
}

function aFewSeconds(chance: Chance): number {
  return chance.whole(-20, 20) * SECOND_MS;
}

/** Moves all times of the scan by the same span. */
function later(scan: CiScan, byMs: number): CiScan {
  const move = (value: unknown, name: string): unknown => {
    if (typeof value === 'number') return name.endsWith('Ms') && name !== 'clockMs' ? value + byMs : value;
    if (Array.isArray(value)) return value.map((each) => move(each, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([member, inner]) => [member, move(inner, member)]));
  };
  return move(scan, '') as CiScan;
}

function beside(gate: Gate, chance: Chance): Gate {
  const settings = { ...gate.settings };
  if (chance.percent(15)) settings.pollMs = chance.oneOf([10, 30, 60]) * SECOND_MS;
  if (chance.percent(15)) settings.answerMs = chance.oneOf([0, 200, 1_000]);
  if (chance.percent(15)) settings.maxHigh = chance.oneOf([0, 1, 2]);
  if (chance.percent(15) && settings.projects === 'one') settings.namesId = !settings.namesId;
  if (chance.percent(10)) settings.baseline = settings.baseline === 'base' ? 'none' : 'base';
  if (chance.percent(10) && !settings.isSweep) settings.waitMs = chance.oneOf([4, 10, 15]) * MINUTE_MS;
  const atMs = chance.percent(30) ? gate.atMs + Math.abs(aFewSeconds(chance)) : gate.atMs;
  return { ...gate, atMs, settings };
}
