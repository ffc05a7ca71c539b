import type { History, Project, ScanRun } from '../../emulator/history/history.ts';
import { type Expected, notProven } from './expected.ts';
import { isListed, Known } from './known.ts';
import type { ModelCase } from './model-case.ts';
import { CHECKOUT } from './project-worlds.ts';

const ADDRESS = `https://github.com/${CHECKOUT}`;
const DAY_MS = 86_400_000;
const SIBLING_MS = 60_000;

type OfProject = {
  /** What the projects alone lead to. */
  readonly answer?: Expected;
  /** The case with the project that is judged as its history. */
  readonly world: ModelCase;
  /** Before this time the project does not decide: another that fits as well may still be listed. */
  readonly notBeforeMs: number;
  /** True where the id names a project that is called otherwise: that is known for certain when a scan of it has ended. */
  readonly isForeign?: boolean;
};

/** Section 5: the project that the name or the id asks for, of those that scanned the commit. */
export function projectOf(world: ModelCase, nowMs: number, seenMs: number): OfProject {
  const { history, others, settings, startMs } = world;
  const scannedBy = ({ events }: History) =>
    events.filter((event): event is ScanRun => event.kind === 'scan' && isListed(event, seenMs)).filter(isUnderTest);
  if (settings.namesRepositoryId) {
    const isForeign = scannedBy(history).length > 0 && rankOf(history.project!) === undefined;
    return { world, notBeforeMs: startMs, isForeign };
  }
  const fitting = [history, ...others]
    .filter((one) => scannedBy(one).length > 0)
    .flatMap((one) => {
      const rank = rankOf(one.project!);
      return rank === undefined ? [] : [{ one, rank }];
    });
  const best = Math.min(...fitting.map(({ rank }) => rank));
  const [first, second] = fitting.filter(({ rank }) => rank === best);
  if (first === undefined) {
    const nobody = { ...history, events: [] };
    return { world: { ...world, history: nobody, others: [history, ...others] }, notBeforeMs: startMs };
  }
  if (fitting.length > 1 && fitting.some(({ one }) => !mayDecide(one))) {
    return {
      world,
      notBeforeMs: 0,
      answer: { word: 'silent', why: 'a project whose scans of the commit cannot decide' },
    };
  }
  const isHidden = !isRecent(first.one) && [history, ...others].some(isRecent);
  if (isHidden || (fitting.length > 1 && fitting.some(({ one }) => !isRecent(one)))) {
    return {
      world,
      notBeforeMs: 0,
      answer: { word: 'silent', why: 'a project that scanned the commit more than a day ago' },
    };
  }
  if (second !== undefined) return wrong();
  const chosen: ModelCase = {
    ...world,
    history: first.one,
    others: [history, ...others].filter((one) => one !== first.one),
  };
  const ends = scannedBy(first.one).map(({ end }) => end?.atMs ?? Number.POSITIVE_INFINITY);
  return { world: chosen, notBeforeMs: first.rank === 1 ? startMs : Math.min(...ends) + SIBLING_MS };

  function isUnderTest({ commit }: ScanRun): boolean {
    return commit === world.commit || commit === world.pipelineCommit;
  }

  function mayDecide(one: History): boolean {
    return new Known({ ...world, history: one }, nowMs, seenMs).eligible.length > 0;
  }

  /** Only the day is read where it shows a project that fits. */
  function isRecent(one: History): boolean {
    return scannedBy(one).some(({ startedAtMs }) => startedAtMs > startMs - DAY_MS);
  }

  function wrong(): OfProject {
    return { world, notBeforeMs: startMs, answer: notProven([['wrong-repository', startMs]]) };
  }

  /** 1 fits best: by display name, or by name where it shows none; then by name; then by address. */
  function rankOf({ name, displayName, url }: Project): number | undefined {
    const isOfCheckout = url === ADDRESS;
    // A display name counts only where the address does not contradict it; another host is another project, whatever its name.
    if (!isOfCheckout) return undefined;
    if ((displayName ?? name) === settings.repository) return 1;
    if (name === settings.repository) return 2;
    return settings.repository === CHECKOUT ? 3 : undefined;
  }
}
