import type { QuirkId } from '../../emulator/quirks/quirks.ts';
import { readWritten } from '../../src/cli/check/check-settings.ts';
import type { CommitSha } from '../../src/domain/ids.ts';
import type { GateReport } from '../../src/domain/report.ts';
import type { BaseNow, Subject, Target } from '../../src/domain/target.ts';
import { runCommit } from '../../src/gate/story/run-commit.ts';
import type { World } from '../../src/gate/story/world.ts';
import type { Inputs } from '../../src/inputs/parse-inputs.ts';
import type { FindingsReader } from '../../src/ports/findings-reader.ts';
import type { Log } from '../../src/ports/log.ts';
import { inProcessReader } from '../fakes/in-process-reader.ts';
import { VirtualClock } from '../fakes/virtual-clock.ts';
import { type Given, inputsFrom } from '../inputs/some-inputs.ts';
import { MemoryPlatform } from './memory-reader.ts';
import { platformOfUniverse, REPOSITORY } from './platform.ts';
import { FIRST_PROJECT, type Gate, type GateSettings, isPull, numberOf, type Universe } from './universe.ts';

/** Runs gates of a universe with the stages that are shipped, in no time. */
export class GateRunner {
  readonly #readerOf: (clock: VirtualClock, answerMs: number) => FindingsReader;

  /** With quirks, also with none of them, the emulator answers as on the wire: ten times as slow. */
  constructor(universe: Universe, quirks?: readonly QuirkId[]) {
    const state = platformOfUniverse(universe);
    const memory = new MemoryPlatform(state);
    this.#readerOf =
      quirks === undefined
        ? (clock, answerMs) => memory.reader(clock, answerMs)
        : (clock) => inProcessReader(state, clock, quirks);
  }

  run(gate: Gate): Promise<GateReport> {
    return runCommit(inputsOf(gate.settings), this.worldOf(gate));
  }

  worldOf(gate: Gate): World {
    const { isSweep, answerMs } = gate.settings;
    const clock = new VirtualClock(gate.atMs);
    return {
      reader: this.#readerOf(clock, answerMs),
      clock,
      random: () => 0.5,
      log: SILENT,
      signal: new AbortController().signal,
      monotonicStart: clock.now(),
      readTarget: async () => targetOf(gate),
      baseNow: async () => baseNowOf(gate),
      readPolicy: async () => policyOf(gate),
      links: LINKS,
      checkout: { host: 'github.com', path: REPOSITORY, names: [REPOSITORY] },
      ...(isSweep ? { neverWaits: true } : {}),
    };
  }
}

const LINKS: World['links'] = { scan: () => '', findings: () => '', run: undefined, platform: 'https://platform.test' };
const SILENT: Log = { info() {}, debug() {}, group: (_title, body) => body() };

function baseNowOf({ baseRef, baseChangedAtMs }: Gate): BaseNow | undefined {
  return baseRef === undefined ? undefined : { ref: baseRef, changedAtMs: baseChangedAtMs };
}

export function targetOf({ owner, commit, headRef, isFork, isBare, baseRef, ciRef }: Gate): Target {
  const base = { commit: commit as CommitSha, repository: REPOSITORY, baseRef };
  if (isBare) return { ...base, event: 'workflow_run', subject: { kind: 'commit' } };
  if (isPull(owner)) {
    const subject: Subject = {
      kind: 'pull-request',
      number: numberOf(owner),
      headRef,
      isHeadInSameRepository: isFork !== true,
      ciRef,
    };
    return { ...base, event: 'pull_request', subject };
  }
  const [kind, name] = owner.split(' ');
  return { ...base, event: 'push', subject: { kind: 'ref', ref: `refs/${kind === 'tag' ? 'tags' : 'heads'}/${name}` } };
}

const WORDS = { sast: 'code', sca: 'supply-chain', secrets: 'secrets' } as const;

async function policyOf({ settings, atMs }: Gate): ReturnType<World['readPolicy']> {
  if (settings.condition === undefined) return undefined;
  const { products, severities, max, isIfScanned } = settings.condition;
  const types = products.map((product) => WORDS[product]).join(', ');
  const text = `version: 1
conditions:
  - { name: Ours, issue-types: [${types}], severities: [${severities.join(', ')}], max: ${max}, if-scanned: ${isIfScanned} }
`;
  const policy = { text, sourceName: 'policy', source: { kind: 'input' } as const };
  return readWritten({ policy, waivers: undefined }, inputsOf(settings), atMs);
}

const parsed = new Map<string, Inputs>();

/** Read once for all universes: there are few. */
function inputsOf(settings: GateSettings): Inputs {
  const given = givenOf(settings);
  const key = JSON.stringify(given);
  const known = parsed.get(key) ?? inputsFrom(given);
  parsed.set(key, known);
  return known;
}

export function givenOf(settings: GateSettings): Given {
  const { waitMs, discoveryMs, pollMs, maxCritical, maxHigh, required, namesId, isFullRequired, baseline, projects } =
    settings;
  return {
    'deployment-id': '42',
    'discovery-timeout': `${discoveryMs}ms`,
    'wait-timeout': `${waitMs}ms`,
    'poll-interval': `${pollMs}ms`,
    'max-critical': String(maxCritical),
    'max-high': String(maxHigh),
    'required-products': required.join(','),
    'required-scan': isFullRequired ? 'full' : 'any',
    baseline,
    ...(projects === 'all' ? { projects } : {}),
    ...(namesId ? { 'repository-id': FIRST_PROJECT } : {}),
  };
}
