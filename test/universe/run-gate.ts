import type { QuirkId } from '../../emulator/quirks/quirks.ts';
import type { Issue } from '../../emulator/state.ts';
import { readWritten } from '../../src/cli/check/check-settings.ts';
import type { CommitSha } from '../../src/domain/ids.ts';
import type { GateReport } from '../../src/domain/report.ts';
import type { BaseNow, Subject, Target } from '../../src/domain/target.ts';
import { runCommit } from '../../src/gate/pipeline/run-commit.ts';
import type { World } from '../../src/gate/pipeline/world.ts';
import type { Inputs } from '../../src/inputs/parse-inputs.ts';
import type { FindingsReader } from '../../src/ports/findings-reader.ts';
import type { Log } from '../../src/ports/log.ts';
import { inProcessReader } from '../fakes/in-process-reader.ts';
import { VirtualClock } from '../fakes/virtual-clock.ts';
import { type Given, inputsFrom } from '../inputs/some-inputs.ts';
import { awkward, noTraffic } from './awkward-reader.ts';
import { MemoryPlatform } from './memory-reader.ts';
import { nameOfPart, platformOfUniverse, REPOSITORY } from './platform.ts';
import {
  type Condition,
  FIRST_PROJECT,
  type Gate,
  type GateSettings,
  isPull,
  MINUTE_MS,
  numberOf,
  PRODUCT_WORDS,
  type ProjectId,
  type Universe,
} from './universe.ts';

/** Runs gates of a universe with the code that is shipped, without real waits. */
export class GateRunner {
  readonly issues: readonly Issue[];
  readonly #readerOf: (clock: VirtualClock, answerMs: number) => FindingsReader;
  readonly #answers: Universe['answers'];
  readonly #projects: Universe['projects'];

  /** With `quirks`, even an empty list, the emulator answers as on the wire, which is ten times as slow. */
  constructor(universe: Universe, quirks?: readonly QuirkId[]) {
    const state = platformOfUniverse(universe);
    this.issues = state.issues;
    const memory = new MemoryPlatform(state);
    this.#answers = universe.answers;
    this.#projects = universe.projects;
    this.#readerOf =
      quirks === undefined
        ? (clock, answerMs) => memory.reader(clock, answerMs)
        : (clock) => inProcessReader(state, clock, quirks);
  }

  run(gate: Gate, traffic = noTraffic()): Promise<GateReport> {
    return runCommit(inputsOf(gate, this.#projects), this.worldOf(gate, traffic));
  }

  worldOf(gate: Gate, traffic = noTraffic()): World {
    const { isSweep, answerMs } = gate.settings;
    const clock = new VirtualClock(gate.atMs);
    return {
      reader: awkward(this.#readerOf(clock, answerMs), { clock, answerMs, answers: this.#answers ?? {}, traffic }),
      clock,
      random: () => 0.5,
      log: SILENT,
      signal: new AbortController().signal,
      monotonicStart: clock.now(),
      readTarget: async () => targetOf(gate, this.#projects),
      baseNow: async () => baseNowOf(gate),
      readPolicy: async () => policyOf(gate, this.#projects),
      links: LINKS,
      checkout: { host: 'github.com', path: REPOSITORY, names: [REPOSITORY] },
      ...(isSweep ? { neverWaits: true } : {}),
    };
  }
}

const LINKS: World['links'] = { scan: () => '', findings: () => '', run: undefined, platform: 'https://platform.test' };
const SILENT: Log = { info() {}, debug() {}, group: (_title, body) => body() };

function baseNowOf({ baseRef, baseChangedAtMs, laterBase }: Gate): BaseNow | undefined {
  if (laterBase !== undefined) return laterBase;
  return baseRef === undefined ? undefined : { ref: baseRef, changedAtMs: baseChangedAtMs };
}

export function targetOf(gate: Gate, projects: Universe['projects'] = [FIRST_PROJECT]): Target {
  const { owner, commit, headRef, isFork, isBare, baseRef, ciRef, part, pipelineCommit } = gate;
  const repository = part === undefined || part.isNamedById ? REPOSITORY : nameOfPart(part.project, projects);
  const base = {
    commit: commit as CommitSha,
    repository,
    baseRef,
    ...(pipelineCommit === undefined ? {} : { pipelineCommit: pipelineCommit as CommitSha }),
  };
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

/** Writes the policy as JSON, which is valid YAML. */
async function policyOf(gate: Gate, parts: readonly ProjectId[]): ReturnType<World['readPolicy']> {
  const { condition, waived = [] } = gate.settings;
  if (condition === undefined && waived.length === 0) return undefined;
  const conditions = condition === undefined ? [] : conditionsOf(condition);
  const waivers = waived.map((rule) => ({ rule, reason: 'known', owner: 'ada', expires: '2027-01-01' }));
  const text = JSON.stringify({ version: 1, conditions, waivers });
  const policy = { text, sourceName: 'policy', source: { kind: 'input' } as const };
  return readWritten({ policy, waivers: undefined }, inputsOf(gate, parts), gate.atMs);
}

function conditionsOf(condition: Condition): readonly object[] {
  const { products, max, epssAbove, comparesAll, olderThanDays, triagedWithinDays } = condition;
  const ours = {
    name: 'Ours',
    'issue-types': products.map((product) => PRODUCT_WORDS[product]),
    severities: products.includes('ai_sast') ? undefined : condition.severities,
    max,
    'if-scanned': condition.isIfScanned,
    'epss-above': epssAbove,
    'older-than': olderThanDays === undefined ? undefined : `${olderThanDays}d`,
    count: condition.isOfRules ? 'groups' : undefined,
    compare: comparesAll === undefined ? undefined : comparesAll ? 'all' : 'new',
    states: condition.isOfIgnored ? ['ignored-app'] : undefined,
    'triaged-within': triagedWithinDays === undefined ? undefined : `${triagedWithinDays}d`,
  };
  return [ours];
}

const parsed = new Map<string, Inputs>();

/** Parses each kind of inputs once for all universes, as there are few. */
function inputsOf({ settings, part }: Pick<Gate, 'settings' | 'part'>, parts: readonly ProjectId[]): Inputs {
  const named: Given = part?.isNamedById ? { 'repository-id': part.project } : {};
  const given = { ...givenOf(settings, parts), ...named };
  const key = JSON.stringify(given);
  const known = parsed.get(key) ?? inputsFrom(given);
  parsed.set(key, known);
  return known;
}

const STATES = { 'open alone': 'open', 'and ignored': 'open, reviewing, fixing, unknown, ignored-app' } as const;

function listOf(parts: readonly ProjectId[], by: 'names' | 'ids'): string {
  return parts.map((part) => (by === 'ids' ? part : nameOfPart(part, parts))).join(', ');
}

export function givenOf(settings: GateSettings, parts: readonly ProjectId[]): Given {
  const { waitMs, discoveryMs, pollMs, maxCritical, maxHigh, required, namesId, isFullRequired, baseline, projects } =
    settings;
  const { isUnlimited, maxAgeMs, states, softened } = settings;
  return {
    'deployment-id': '42',
    'discovery-timeout': `${discoveryMs}ms`,
    'wait-timeout': `${waitMs}ms`,
    'poll-interval': `${pollMs}ms`,
    'max-critical': isUnlimited ? 'none' : String(maxCritical),
    'max-high': isUnlimited ? 'none' : String(maxHigh),
    ...(isUnlimited ? { 'fail-on-severity': 'none' } : {}),
    ...(maxAgeMs === undefined ? {} : { 'max-scan-age': `${maxAgeMs / MINUTE_MS}m` }),
    'required-products': required.join(','),
    'required-scan': isFullRequired ? 'full' : 'any',
    baseline,
    ...(projects === 'one' ? {} : { projects: projects === 'all' ? projects : listOf(parts, projects) }),
    ...(states === undefined ? {} : { states: STATES[states] }),
    ...(softened === undefined ? {} : { 'on-inconclusive': softened.map((reason) => `${reason}: warn`).join('\n') }),
    ...(namesId ? { 'repository-id': FIRST_PROJECT } : {}),
  };
}
