import { GateFailure } from '../domain/failure.ts';
import { ISSUE_TYPES } from '../domain/product.ts';
import type { CountingPlace } from './counting-place.ts';
import type { EvidencePlan, EvidenceWorld } from './evidence-plan.ts';
import {
  DETECTED_STATES,
  type Found,
  foundByReading,
  foundOf,
  isMissing,
  isOtherNumber,
  isSameSet,
  leavesCountsOut,
  type Word,
  wordsOf,
} from './index-barrier.ts';
import { readSearch } from './read-search.ts';
import type { PlacedReading } from './read-side.ts';

/** How long issues of a finished scan may be missing altogether. */
const LONGEST_INDEX_WAIT_MS = 2 * 60_000;
/** How long after a scan's end its issues may be in the index only in part. */
const SETTLING_MS = 30_000;
const SETTLING_GAP_MS = 3_000;

/** A word that what was found does not bear out yet. */
type OpenWord = Word & {
  /** Monotonic time until which the exact number is waited for. */
  readonly settlesAt: number;
  /** False for a scan that had ended long before the reading began: it is never held to its number. */
  readonly isRecent: boolean;
};
type Answer = { readonly word: OpenWord; readonly found: bigint | undefined };

/**
 * Waits until what the scans say that they found can be found (docs/verdict-rules.md#index-barrier). Gives undefined where what was read bears it out, so
 * that nothing was asked; else everything must be read again, with the notices of what still differs. `beganAtMs` is when the reading
 * began, by the platform's clock. Throws `index-lag`, and what the reading throws.
 */
export async function awaitIndex(
  world: EvidenceWorld,
  plan: EvidencePlan,
  placed: readonly PlacedReading[],
  beganAtMs: number,
): Promise<{ readonly notices: readonly string[] } | undefined> {
  const { clock, log, signal } = world;
  const notices: string[] = [];
  let open = await openWords(world, plan, placed, beganAtMs);
  if (open.length === 0) return undefined;
  const giveUpAt = Math.min(plan.finishBy, clock.now() + LONGEST_INDEX_WAIT_MS);
  for (;;) {
    const answers = await look(world, plan, open);
    const now = clock.now();
    const missing = answers.filter(({ word, found }) => isMissing(word, found));
    const settling = answers.filter(({ word, found }) => isOtherNumber(word, found) && now < word.settlesAt);
    const over = answers.filter((answer) => !settling.includes(answer) && !missing.includes(answer));
    notices.push(...over.filter(isStillDifferent).map(notBorneOut));
    if (settling.length > 0) {
      const until = Math.max(...settling.map(({ word }) => word.settlesAt));
      log.info(`${settling.map(inWords).join('; ')}; looking again, ${Math.ceil((until - now) / 1_000)} s at most`);
      await clock.sleep(Math.min(SETTLING_GAP_MS, until - now), signal);
    } else if (missing.length > 0) {
      const left = giveUpAt - now;
      if (left <= 0) throw indexLag(missing.map(({ word }) => word));
      log.info(
        `the scan reports findings (${typesIn(missing.map(({ word }) => word))}) that cannot be found yet; waiting for the search index, ${Math.ceil(left / 1_000)} s at most`,
      );
      await clock.sleep(Math.min(plan.pollIntervalMs, left), signal);
      if (!(await plan.stillDecides())) throw indexLag(missing.map(({ word }) => word));
    } else {
      return { notices };
    }
    open = answers.filter((answer) => !over.includes(answer)).map(({ word }) => word);
  }
}

function indexLag(words: readonly Pick<Word, 'issueTypes' | 'refs'>[]): GateFailure {
  const refs = [...new Set(words.flatMap((word) => word.refs))];
  return new GateFailure(
    'index-lag',
    `the scan reports findings (${typesIn(words)}), but none can be found under ${refs.map((ref) => JSON.stringify(ref)).join(' or ')}: ` +
      'they are not in the search index yet, a newer scan or a closed pull request has removed them, or the platform stores them under another name of the ref',
  );
}

/** The words that what was read does not bear out. */
async function openWords(
  { clock }: EvidenceWorld,
  { places, platformNowMs }: EvidencePlan,
  placed: readonly PlacedReading[],
  beganAtMs: number,
): Promise<readonly OpenWord[]> {
  const words = await Promise.all(places.flatMap((place: CountingPlace) => place.claims).map(said));
  const read = foundByReading(placed);
  return words
    .flat()
    .map((word) => {
      const settlesAt = clock.now() + settlingLeftMs(word, platformNowMs());
      return { ...word, settlesAt, isRecent: settlingLeftMs(word, beganAtMs) > 0 };
    })
    .filter((word) => {
      const found = foundOf(word, read);
      return isMissing(word, found) || (word.isRecent && isOtherNumber(word, found));
    });
}

async function said(claim: CountingPlace['claims'][number]): Promise<readonly Word[]> {
  return wordsOf(claim, leavesCountsOut(claim.scan) ? await claim.statsFindings() : undefined);
}

/** A scan that does not say when it ended is not taken for one that just did. */
function settlingLeftMs({ scan: { completedAtMs } }: Word, nowMs: number): number {
  if (completedAtMs === undefined) return 0;
  return Math.min(SETTLING_MS, Math.max(0, completedAtMs + SETTLING_MS - nowMs));
}

/** One search for all words about the same refs, in the states of what is still detected. */
async function look(world: EvidenceWorld, plan: EvidencePlan, open: readonly OpenWord[]): Promise<readonly Answer[]> {
  const groups: OpenWord[][] = [];
  for (const word of open) {
    const same = groups.find(([first]) => isSameSet(first!.refs, word.refs));
    if (same === undefined) groups.push([word]);
    else same.push(word);
  }
  const answers = await Promise.all(groups.map((words) => lookAt(world, plan, words)));
  return answers.flat();
}

/** Read to its end only where the exact number matters: for a scan that just ended. Throws what the reading throws. */
async function lookAt(
  world: EvidenceWorld,
  plan: EvidencePlan,
  words: readonly OpenWord[],
): Promise<readonly Answer[]> {
  const { repositoryId, pageSize } = plan;
  const { refs } = words[0]!;
  const issueTypes = ISSUE_TYPES.filter((type) => words.some((word) => word.issueTypes.includes(type)));
  const search = { repositoryId, refs, pageSize, issueTypes, states: DETECTED_STATES };
  const foundIn = (rules: Found['tally']['rules'], word: Word): bigint | undefined =>
    foundOf(word, [{ issueTypes, refs, tally: { rules, isComplete: false } }]);
  const isEnough = (rules: Found['tally']['rules']): boolean =>
    words.every((word) => !word.isRecent && !isMissing(word, foundIn(rules, word)));
  const { tally, failure } = await readSearch(world.reader, search, world.signal, isEnough);
  if (failure !== undefined) throw failure;
  return words.map((word) => ({ word, found: foundIn(tally.rules, word) }));
}

function isStillDifferent({ word, found }: Answer): boolean {
  return word.isRecent && isOtherNumber(word, found);
}

function notBorneOut(answer: Answer): string {
  return `${inWords(answer)}, ${SETTLING_MS / 1_000} s after its end: the search index may not be up to date.`;
}

function inWords({ word, found }: Answer): string {
  return `Scan ${word.scan.id} reports ${word.findings} findings (${word.issueTypes.join(', ')}), and ${found ?? 0n} can be found`;
}

function typesIn(words: readonly Pick<Word, 'issueTypes'>[]): string {
  return ISSUE_TYPES.filter((type) => words.some((word) => word.issueTypes.includes(type))).join(', ');
}
