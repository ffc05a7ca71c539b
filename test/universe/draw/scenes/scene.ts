import type { Chance } from '../../../build/random.ts';
import {
  type Answers,
  type CiScan,
  type CommitOfUniverse,
  FIRST_PROJECT,
  type Gate,
  type GateSettings,
  HOUR_MS,
  isPull,
  MINUTE_MS,
  NOON_MS,
  numberOf,
  type Owner,
  PRODUCTS,
  type ProjectId,
  SECOND_MS,
  shaOf,
  type Universe,
  type UniverseEvent,
} from '../../universe.ts';

type ScanParts = Partial<Omit<CiScan, 'kind' | 'id' | 'end'>> &
  Pick<CiScan, 'owner' | 'commit' | 'startedAtMs'> & {
    readonly seconds?: number;
    /** Seconds from the scan's end until the index shows any of its findings. */
    readonly lag?: number;
    readonly end?: Partial<NonNullable<CiScan['end']>>;
  };

export type Scenes = Readonly<Record<string, (scene: Scene, chance: Chance) => void>>;

/** A small universe in which a few rare things meet. All times are around noon. */
export class Scene {
  readonly chance: Chance;
  readonly #commits: CommitOfUniverse[] = [];
  readonly #events: UniverseEvent[] = [];
  readonly #gates: Gate[] = [];
  readonly settings: GateSettings;
  projects: readonly ProjectId[] = [FIRST_PROJECT];
  answers: Answers | undefined;
  #ids = 1_000;

  constructor(chance: Chance) {
    this.chance = chance;
    this.settings = {
      isSweep: false,
      waitMs: chance.oneOf([10, 15]) * MINUTE_MS,
      discoveryMs: 5 * MINUTE_MS,
      pollMs: chance.oneOf([10, 30]) * SECOND_MS,
      maxCritical: 0,
      maxHigh: chance.oneOf([0, 0, 1]),
      required: [],
      namesId: chance.percent(60),
      isFullRequired: false,
      baseline: 'none',
      projects: 'one',
      answerMs: chance.oneOf([0, 0, 0, 200]),
    };
  }

  commit(...findings: readonly string[]): string {
    const sha = shaOf(this.#commits.length + 1);
    this.#commits.push({ sha, findings });
    return sha;
  }

  /** Adds a scan. By default it is full, of all products, and under the ref of its owner; for a pull request with a base, a diff scan. */
  scan({ seconds, lag, end, ...parts }: ScanParts): CiScan {
    this.#ids += 1;
    const [kind, name] = parts.owner.split(' ') as [string, string];
    const ref = { pull: `refs/pull/${name}/merge`, tag: `refs/tags/${name}`, branch: name }[kind]!;
    const atMs = parts.startedAtMs + (seconds ?? this.chance.oneOf([20, 45, 90])) * SECOND_MS;
    const searchable = lag === undefined ? {} : { searchableAtMs: atMs + lag * SECOND_MS };
    const scan: CiScan = {
      kind: 'scan',
      id: String(this.#ids),
      project: FIRST_PROJECT,
      ref,
      isFull: parts.base === undefined,
      pullRequest: kind === 'pull' ? numberOf(parts.owner) : undefined,
      products: [...PRODUCTS],
      ...parts,
      end: { atMs, status: 'COMPLETED', ...searchable, ...end },
    };
    this.#events.push(scan);
    return scan;
  }

  event(event: UniverseEvent): void {
    this.#events.push(event);
  }

  /** A branch or its pull request, which a diff scan compares with an empty commit. */
  subject(...owners: readonly Owner[]) {
    const owner = this.chance.oneOf(owners);
    return { owner, base: isPull(owner) ? this.commit() : undefined };
  }

  /** Main, which was scanned hours before, and a commit that may have some of these findings. */
  mainAnd(...names: readonly string[]): readonly [main: string, own: string] {
    const [main, own] = [this.commit(), this.some(30, ...names)];
    this.scan({ owner: 'branch main', commit: main, startedAtMs: this.at(-5) });
    return [main, own];
  }

  /** A commit that has each of these findings with this chance, in percent. */
  some(share: number, ...names: readonly string[]): string {
    return this.commit(...this.chance.some(names, share));
  }

  /** Adds a run of the gate. By default a pull request goes to main. */
  gate(owner: Owner, commit: string, atMs: number, parts: Partial<Gate> = {}, settings: Partial<GateSettings> = {}) {
    const [kind, name] = owner.split(' ');
    const ofPull = kind === 'pull' ? { headRef: `topic-${name}`, isFork: false, baseRef: 'refs/heads/main' } : {};
    const all = { ...this.settings, ...settings };
    this.#gates.push({ atMs, why: 'by the push', owner, commit, ...ofPull, ...parts, settings: all });
  }

  /** The time that is so many hours, minutes and seconds from noon. */
  at(hours: number, minutes = 0, seconds = 0): number {
    return NOON_MS + hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS;
  }

  /** Pull requests 1 to 3, scanned hours before: how this repository is scanned. */
  earlierPulls(base: string, parts: Partial<ScanParts> = {}): void {
    for (const number of [1, 2, 3]) {
      const startedAtMs = this.at(-9 + number, this.chance.whole(0, 40));
      this.scan({ owner: `pull ${number}`, commit: this.commit(), base, ...parts, startedAtMs });
    }
  }

  universe(seed: number, name: string): Universe {
    const { projects, answers } = this;
    const [commits, events, gates] = [this.#commits, this.#events, this.#gates];
    return { seed, features: [name], projects, commits, events, gates, answers };
  }
}
