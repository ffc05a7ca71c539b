import { Chance } from '../../build/random.ts';
import { featuresOf } from '../features.ts';
import {
  type CiScan,
  FIRST_PROJECT,
  isPull,
  MINUTE_MS,
  numberOf,
  type ProjectId,
  type Universe,
  type UniverseEvent,
} from '../universe.ts';
import { withAwkwardness } from './awkwardness.ts';
import { drawCi, drawScans } from './ci.ts';
import { drawGates } from './gates.ts';
import { neighbourOf } from './neighbours.ts';
import { drawPeople, type Line } from './people.ts';
import { sceneOf } from './scenes.ts';

/** The universe of a seed, always the same one: a neighbour of a kept universe, a scene, or what people do around noon. */
export function drawUniverse(seed: number): Universe {
  return neighbourOf(seed) ?? sceneOf(seed) ?? aroundNoon(seed);
}

function aroundNoon(seed: number): Universe {
  const chance = new Chance(seed);
  // The first numbers of neighbouring seeds are alike.
  for (let skipped = 0; skipped < 4; skipped += 1) chance.next();
  const features = featuresOf(chance);
  const projects = features.has('monorepo') ? [FIRST_PROJECT, '102'] : [FIRST_PROJECT];
  const people = drawPeople(chance, features, projects);
  const scans = drawScans(chance, features, drawCi(chance, features), people, projects);
  const gates = drawGates(chance, features, people.lines, projects);
  const events: UniverseEvent[] = [
    ...people.lines.flatMap(({ pushes }) => pushes.map(({ baseSha: _, ...push }) => push)),
    ...people.lines.flatMap(({ baseChanges }) => baseChanges),
    ...scans,
    ...people.lines.flatMap((line) => closings(line, projects)),
    ...(features.has('triage') ? triages(chance, scans) : []),
  ];
  return withAwkwardness({ seed, features: [...features], projects, commits: people.commits, events, gates });
}

function closings({ owner, closedAtMs }: Line, projects: readonly ProjectId[]): readonly UniverseEvent[] {
  if (closedAtMs === undefined || !isPull(owner)) return [];
  return projects.map((project) => ({ kind: 'closing', atMs: closedAtMs, pullRequest: numberOf(owner), project }));
}

function triages(chance: Chance, scans: readonly CiScan[]): readonly UniverseEvent[] {
  const recent = scans.filter(({ end }) => end?.status === 'COMPLETED').slice(-6);
  return chance.some(recent, 60).map((scan) => ({
    kind: 'triage',
    project: scan.project,
    atMs: scan.end!.atMs + chance.whole(-2, 30) * MINUTE_MS,
    ref: scan.ref,
    finding: chance.oneOf(['sast-high-2', 'sast-high-3', 'sast-critical-1', 'sca-high-2', 'secrets-high-2']),
    state: `AGGREGATE_ISSUE_STATE_${chance.oneOf(['IGNORED_APP', 'IGNORED_APP', 'FIXING'])}`,
  }));
}
