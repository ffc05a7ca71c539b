import { type IndexGap, sumOfGaps } from '../domain/evidence.ts';
import { GateFailure, NotRecorded } from '../domain/failure.ts';
import { DETECTED_STATES } from '../domain/issue.ts';
import { ISSUE_TYPES, issueTypeWord } from '../domain/product.ts';
import { sumOf } from '../domain/tally.ts';
import type { MonotonicMs } from '../domain/work/time.ts';
import type { EvidencePlan, EvidenceWorld } from './evidence-plan.ts';
import {
  believedAt,
  type CountState,
  countStateOf,
  FILLING_MS,
  fits,
  type HeldWord,
  STILL_MS,
} from './index-barrier.ts';
import type { PlacedReading } from './read-search.ts';
import { readSearch } from './read-search.ts';
import { type DetectedIssues, detectedByReading, type FoundIssues, foundOf, isSameSet } from './what-was-found.ts';

export type Awaited = {
  readonly gap: IndexGap | undefined;
  /** True where the index may have changed since the issues were read. */
  readonly mustReadAgain: boolean;
  readonly notices: readonly string[];
  readonly detected: readonly DetectedIssues[];
};

/** How long the issues of a finished scan may be missing, or their number may move. */
const LONGEST_WAIT_MS = 2 * 60_000;
/** Between two checks, and how much longer than `FILLING_MS` a number must be steady. */
const GAP_MS = 3_000;

const LOOKED_FOR = 'which shows whether the search index has what the scans counted';

type SeenWord = {
  readonly word: HeldWord;
  readonly state: CountState;
  readonly found: bigint;
  readonly since: MonotonicMs;
};
type IndexLook = {
  readonly refs: readonly string[];
  readonly words: readonly Pick<SeenWord, 'word' | 'found'>[];
  readonly detected: DetectedIssues | undefined;
};
type Times = { readonly began: MonotonicMs; readonly now: MonotonicMs };

/** Waits until what the scans count can be found, or the number found is steady (docs/verdict-rules/what-is-counted.md). */
export async function awaitIndex(
  world: EvidenceWorld,
  plan: EvidencePlan,
  words: readonly HeldWord[],
  placed: readonly PlacedReading[],
  readAt: MonotonicMs,
): Promise<Awaited> {
  const { clock, log, signal } = world;
  const began = clock.now();
  const open = await openWords(words, detectedByReading(placed, plan.states), readAt, began);
  const mustReadAgain = open.some(({ state }) => state !== 'settled');
  const settled: SeenWord[] = [];
  let detected: readonly DetectedIssues[] = [];
  let before: readonly SeenWord[] = [];
  let left = open.map(({ word }) => word);
  /** Written again if something else than the time has changed. */
  let told = '';
  const pause = async (waiting: readonly SeenWord[], times: Times): Promise<void> => {
    if (waiting.some((each) => waitsUntil(each, plan, times) <= times.now)) throw await indexLag(waiting);
    const leftMs = Math.max(...waiting.map((each) => waitsUntil(each, plan, times))) - times.now;
    const what = inProgress(waiting);
    const lineAt = (laterMs: number) => `${what}, ${Math.ceil(Math.max(0, leftMs - laterMs) / 1_000)} s at most`;
    if (log.progress !== undefined) log.progress(lineAt);
    else if (what !== told) log.info(lineAt(0));
    told = what;
    const nextAt = Math.min(...waiting.map((each) => nextLookAt(each, plan, times)));
    // It gives whole milliseconds: a pause below what the clock can tell would never end.
    await clock.sleep(Math.max(1, Math.ceil(nextAt - times.now)), signal);
    const isSlow = waiting.every((each) => isSlowlyLookedFor(each, times));
    if (isSlow && !(await plan.stillDecides())) throw await indexLag(waiting);
  };
  // What was just read is as good as another check.
  if (open.length > 0 && open.every(({ word, found }) => fits(word, found))) {
    await pause(open, { began, now: clock.now() });
  }
  while (left.length > 0) {
    const lookedAt = clock.now();
    const looked = await look(world, plan, left);
    detected = lastOf(detected, looked);
    const answers = looked.flatMap(({ words }) => words);
    const times = { began, now: clock.now() };
    const seen = await Promise.all(answers.map((answer) => seenAs(answer, before, lookedAt, times)));
    const waiting = seen.filter((each) => isWaitedFor(each, lookedAt));
    settled.push(...seen.filter((each) => !waiting.includes(each)));
    if (waiting.length > 0) await pause(waiting, times);
    before = waiting;
    left = waiting.map(({ word }) => word);
  }
  const gaps = settled.filter(({ word, found }) => found < word.findings);
  return {
    gap: sumOfGaps(gaps.map(({ word, found }) => ({ issueTypes: word.issueTypes, counted: word.findings, found }))),
    mustReadAgain,
    notices: settled.filter(({ state, word, found }) => state === 'open' && found > word.findings).map(surplus),
    detected,
  };
}

export async function openWords(
  words: readonly HeldWord[],
  read: readonly FoundIssues[],
  readAt: MonotonicMs,
  since: MonotonicMs,
): Promise<readonly SeenWord[]> {
  const states = await Promise.all(
    words.map(async (word) => {
      const found = foundOf(word.issueTypes, word.claim.refs, read);
      return { word, state: await countStateOf(word, found, readAt), found: found ?? 0n, since };
    }),
  );
  return states.filter(({ state, word, found }) => state !== 'settled' || found < word.findings);
}

async function seenAs(
  { word, found }: Pick<SeenWord, 'word' | 'found'>,
  before: readonly SeenWord[],
  lookedAt: MonotonicMs,
  { now }: Times,
): Promise<SeenWord> {
  const last = before.find((each) => each.word === word);
  const since = last !== undefined && last.found === found ? last.since : now;
  return { word, found, since, state: await countStateOf(word, found, lookedAt) };
}

function isWaitedFor({ word, state, found, since }: SeenWord, lookedAt: MonotonicMs): boolean {
  return state === 'missing' || (state === 'open' && lookedAt < believedAt(word, found, since));
}

function waitsUntil({ word, state }: SeenWord, { finishBy, settleBy }: EvidencePlan, { began }: Times): MonotonicMs {
  const until = state === 'missing' ? Math.max(finishBy, Math.min(settleBy, word.endedAt + FILLING_MS)) : settleBy;
  return Math.min(began + LONGEST_WAIT_MS, until);
}

function nextLookAt(each: SeenWord, plan: EvidencePlan, times: Times): number {
  const { word, state, found, since } = each;
  const until = waitsUntil(each, plan, times);
  const changesAt = state === 'missing' ? word.endedAt + FILLING_MS : believedAt(word, found, since);
  if (fits(word, found)) return Math.min(until, changesAt);
  if (!isSlowlyLookedFor(each, times)) return Math.min(until, times.now + GAP_MS, changesAt);
  return Math.min(until, times.now + (state === 'missing' ? plan.pollIntervalMs : STILL_MS));
}

/** False while the index is expected any moment. */
function isSlowlyLookedFor({ word, state }: SeenWord, { began, now }: Times): boolean {
  return now >= (state === 'missing' ? word.endedAt : began) + FILLING_MS;
}

async function look(
  world: EvidenceWorld,
  plan: EvidencePlan,
  words: readonly HeldWord[],
): Promise<readonly IndexLook[]> {
  const groups: HeldWord[][] = [];
  for (const word of words) {
    const same = groups.find(([first]) => isSameSet(first!.claim.refs, word.claim.refs));
    if (same === undefined) groups.push([word]);
    else same.push(word);
  }
  return Promise.all(groups.map((group) => lookAt(world, plan, group)));
}

function lastOf(before: readonly DetectedIssues[], looked: readonly IndexLook[]): readonly DetectedIssues[] {
  const old = before.filter(({ refs }) => !looked.some((one) => isSameSet(one.refs, refs)));
  return [...old, ...looked.flatMap(({ detected }) => detected ?? [])];
}

/** A search is read to its end only where the exact number matters: for a scan that ended not long ago. */
async function lookAt(
  world: EvidenceWorld,
  { repositoryId, pageSize }: EvidencePlan,
  words: readonly HeldWord[],
): Promise<IndexLook> {
  const { refs } = words[0]!.claim;
  const issueTypes = ISSUE_TYPES.filter((type) => words.some((word) => word.issueTypes.includes(type)));
  const search = { repositoryId, refs, pageSize, issueTypes, states: DETECTED_STATES };
  const foundIn = (rules: FoundIssues['tally']['rules'], word: HeldWord): bigint =>
    foundOf(word.issueTypes, refs, [{ issueTypes, refs, tally: { rules, isComplete: false } }])!;
  const isEnough = (rules: FoundIssues['tally']['rules']): boolean =>
    words.every((word) => !word.isRecent && foundIn(rules, word) >= word.findings);
  const { tally, failure } = await readSearch(world.reader, search, world.signal, isEnough);
  if (failure instanceof NotRecorded) throw new NotRecorded(failure.reason, `${failure.message}, ${LOOKED_FOR}`);
  if (failure !== undefined) throw failure;
  return {
    refs,
    words: words.map((word) => ({ word, found: foundIn(tally.rules, word) })),
    detected: tally.isComplete ? { issueTypes, refs, issues: sumOf(tally) } : undefined,
  };
}

/** What was found may be of the scan before, and still go: it is no lower bound. */
export class MayStillGo extends GateFailure {}

export async function indexLag(waiting: readonly SeenWord[]): Promise<GateFailure> {
  const moving = waiting.filter(({ state, found }) => state !== 'settled' && found > 0n);
  const earlier = await Promise.all(moving.map(({ word }) => word.claim.earlierScans()));
  const Lag = earlier.some((scans) => scans.length > 0) ? MayStillGo : GateFailure;
  const missing = waiting.filter(({ state }) => state === 'missing');
  if (missing.length === 0) {
    return new Lag(
      'index-lag',
      `${waiting.map(inWords).join('; ')}, and that number is not settled: the search index is still being filled`,
    );
  }
  const refs = [...new Set(missing.flatMap(({ word }) => word.claim.refs))];
  const named = refs.map((ref) => JSON.stringify(ref)).join(' or ');
  return new Lag(
    'index-lag',
    `the scan reports findings (${typesIn(missing)}), but none can be found under ${named}: ` +
      'they are not in the search index yet, a newer scan or a closed pull request has removed them, ' +
      'or the platform stores them under another name of the ref',
  );
}

function inProgress(waiting: readonly SeenWord[]): string {
  const moving = waiting.filter(({ state }) => state !== 'missing');
  if (moving.length > 0) return `not settled yet: ${moving.map(inWords).join('; ')}; looking again`;
  return `the scan reports findings (${typesIn(waiting)}) that cannot be found yet; waiting for the search index`;
}

function inWords({ word, found }: SeenWord): string {
  const before = fits(word, found) ? ', as before it' : '';
  const types = word.issueTypes.map(issueTypeWord).join(', ');
  return `scan ${word.claim.scan.id} reports ${word.findings} findings (${types}), and ${found} can be found${before}`;
}

function surplus(each: SeenWord): string {
  return `Soon after its end, ${inWords(each)}: the search index may not be up to date.`;
}

function typesIn(seen: readonly SeenWord[]): string {
  return ISSUE_TYPES.filter((type) => seen.some(({ word }) => word.issueTypes.includes(type)))
    .map(issueTypeWord)
    .join(', ');
}
