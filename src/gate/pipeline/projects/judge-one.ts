import { allOf, GateFailure } from '../../../domain/failure.ts';
import type { RepositoryId } from '../../../domain/ids.ts';
import type { Target } from '../../../domain/target.ts';
import type { Log } from '../../../ports/log.ts';
import type { ProjectSet } from '../../../scan/every-project/project-set.ts';
import { FRESH_POLL_MS } from '../../../scan/find-scan.ts';
import type { ScanLookup } from '../../../scan/lookup/scan-lookup.ts';
import type { Learned } from '../../outcome/learned.ts';
import type { Unjudged } from '../../outcome/whole-report.ts';
import { fromScans, outcomeOf } from '../run.ts';
import type { RunPlan } from '../run-plan.ts';
import type { World } from '../world.ts';
import type { OneReader } from './shared-reader.ts';

export type ProjectKey = {
  readonly repositoryId: RepositoryId | undefined;
  readonly name: string;
  /** All projects of the list in the settings, as written there. */
  readonly beside?: readonly string[];
};

export type JudgedProject = Readonly<ReturnType<typeof judgedNow>>;

/** How often a project is judged again at most, because a commit may be scanned again and again. */
const MOST_TIMES_AGAIN = 5;

export type JudgedTogether = ({ readonly judged: readonly JudgedProject[] } & Unjudged) | { readonly alone: Learned };

export type Together = {
  readonly target: Target;
  readonly settings: RunPlan;
  readonly openReader: () => OneReader;
  readonly world: World;
};

export type OwnPoll = { readonly lookup: ScanLookup; readonly reader: OneReader };

export class JudgedProjects {
  /** The projects as they were last found; undefined if the settings list them. */
  last: ProjectSet | undefined;
  readonly #together: Together;
  readonly #all: { readonly known: ProjectKey; readonly poll: OwnPoll; judged: Promise<JudgedProject> }[] = [];

  constructor(together: Together) {
    this.#together = together;
  }

  get known(): readonly ProjectKey[] {
    return this.#all.map(({ known }) => known);
  }

  begin(known: ProjectKey, poll: OwnPoll): void {
    this.#all.push({ known, poll, judged: judgeOne(known, poll, this.#together) });
  }

  judged(): Promise<readonly JudgedProject[]> {
    return Promise.all(this.#all.map(({ judged }) => judged));
  }

  /** Checks once more the projects that did not fail. Repeats this if the check took long, so that each result is recent at the end. */
  async judgedAtTheEnd(): Promise<readonly JudgedProject[]> {
    const { clock } = this.#together.world;
    for (let times = 1; ; times += 1) {
      const beganAt = clock.now();
      for (const one of this.#all)
        one.judged = one.judged.then((judged) => judgedAtTheEnd(judged, one.poll, this.#together));
      const judged = await this.judged();
      if (clock.now() - beganAt <= FRESH_POLL_MS || times >= MOST_TIMES_AGAIN) return judged;
    }
  }
}

async function judgeOne(
  known: ProjectKey,
  { reader, lookup }: OwnPoll,
  together: Together,
  isPolled = false,
): Promise<JudgedProject> {
  const { target, settings, world } = together;
  const { repositoryId, name, beside } = known;
  const own = repositoryId === undefined ? { ...target, repository: name } : target;
  const expected = { ...settings.find.expected, target: own, repositoryId, beside };
  const plan = { ...settings, find: { ...settings.find, expected } };
  const around = { ...world, reader, log: logOf(world.log, name) };
  return judgedNow(known, await fromScans({ target: own, settings: plan }, lookup, around, isPolled), together);
}

export function judgedNow(known: ProjectKey, learned: Learned, { world }: Pick<Together, 'world'>) {
  const { clock, monotonicStart } = world;
  return { known, learned, endedAtMs: clock.wallNow(), seconds: (clock.now() - monotonicStart) / 1_000 };
}

/** A project that did not fail is checked by a list that is not old. If other scans decide by now, it is judged again. Never throws. */
async function judgedAtTheEnd(judged: JudgedProject, poll: OwnPoll, together: Together): Promise<JudgedProject> {
  if (!mayHaveChanged(judged, together)) return judged;
  const { known, learned } = judged;
  const { target, settings, scans } = learned as Required<Learned>;
  const holds = await outcomeOf(async () => scans?.stillHolds?.());
  if (holds === true) return judged;
  if (holds instanceof GateFailure) {
    const stopped = allOf([...unprovenOf(learned), holds])!;
    return judgedNow(known, { target, settings, scans, stopped }, together);
  }
  logOf(together.world.log, known.name).info('Other scans may decide by now: the project is judged again.');
  return judgeOne(known, poll, together, holds === false);
}

function mayHaveChanged({ learned, seconds }: JudgedProject, { world: { clock, monotonicStart } }: Together): boolean {
  const isFail = 'judgement' in learned && learned.judgement.verdict.word === 'fail';
  return !isFail && clock.now() - monotonicStart - seconds * 1_000 > FRESH_POLL_MS;
}

/** The project's own failures. If the reason of the failed check is set to `warn`, it must not hide them. */
function unprovenOf(learned: Learned): readonly GateFailure[] {
  if ('stopped' in learned) return [learned.stopped];
  const { verdict } = learned.judgement;
  if (verdict.word !== 'inconclusive') return [];
  return [verdict, ...(verdict.also ?? [])].map(({ reason, message, detail }) => {
    return new GateFailure(reason, message, { detail });
  });
}

/** Each line names its project. There is no `progress`: several projects cannot share the one line that is updated. */
function logOf(log: Log, name: string): Log {
  return {
    info: (line) => log.info(`${name}: ${line}`),
    debug: (line) => log.debug(`${name}: ${line}`),
    group: (title, body) => log.group(`${name}: ${title}`, body),
  };
}
