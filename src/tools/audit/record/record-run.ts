import { createHash, hash } from 'node:crypto';
import { asGateFailure, type GateFailure } from '../../../domain/failure.ts';
import type { LocationPage, LocationSearch } from '../../../domain/location/issue-location.ts';
import type { PolicySource } from '../../../domain/policy.ts';
import { type GateReport, nameOfCondition } from '../../../domain/report.ts';
import type { BaseNow, Target } from '../../../domain/target.ts';
import { VERSION } from '../../../domain/text/program.ts';
import type { MonotonicMs } from '../../../domain/work/time.ts';
import type { Audit } from '../../../gate/entry-point/entry-point.ts';
import type { PolicyRead, World } from '../../../gate/pipeline/world.ts';
import type { Pages } from '../../../ports/findings-reader.ts';
import type { LocationsSource } from '../../../ports/locations-reader.ts';
import { jsonText } from '../../../report/json/json-text.ts';
import { createMask, type Redact, redactAll } from '../../../report/text/redact.ts';
import { RecordingClock } from './recording-clock.ts';
import { recordingReader, type StoredAnswers } from './stored-answers.ts';
import { RECORD_FORMAT, STORED_INPUTS, type StoredInput } from './stored-names.ts';

type StoredLocations = { readonly of: LocationSearch; readonly pages: readonly LocationPage[] };

/** The run itself: what was asked, of what, and when. `record-schema.ts` says what each member is. */
export type WrittenRun = Pick<RecordingClock, 'startedAtMs' | 'sleeps'> &
  Pick<Required<World>, 'checkout' | 'isPolicyAsked'> & {
    readonly beganMs: MonotonicMs;
    readonly stoppedMs: MonotonicMs | undefined;
    readonly inputs: Readonly<Record<StoredInput, string>>;
    readonly target: Target;
    readonly targetMs: MonotonicMs;
    readonly basesNow: readonly { readonly atMs: MonotonicMs; readonly base: BaseNow }[];
    readonly random: readonly number[];
    readonly locations: readonly StoredLocations[];
  };

export type WrittenCase = ReturnType<typeof caseOf>;
type PolicyOfCase =
  | ({ readonly kind: 'read'; readonly atMs: MonotonicMs } & ReturnType<typeof partsOf>)
  | ({ readonly kind: 'refused'; readonly atMs: MonotonicMs } & Pick<GateFailure, 'reason' | 'message' | 'problems'>)
  | { readonly kind: 'unread' };

export const recordRun: Audit['recordRun'] = ({ world, places: source }, raw) => {
  const { signal, checkout, isPolicyAsked = false } = world;
  const clock = new RecordingClock(world.clock, world.monotonicStart);
  const beganMs = clock.now();
  const { reader, answers } = recordingReader(world.reader, clock);
  const random: number[] = [];
  let came: { readonly target: Target; readonly targetMs: MonotonicMs } | undefined;
  const basesNow: { readonly atMs: MonotonicMs; readonly base: BaseNow }[] = [];
  let stoppedMs: MonotonicMs | undefined;
  const locations = new Map<string, StoredLocations>();
  let policy: (redact: Redact) => PolicyOfCase = () => ({ kind: 'unread' });
  signal.addEventListener('abort', () => {
    stoppedMs = clock.happens();
  });

  return {
    world: {
      ...world,
      reader,
      clock,
      monotonicStart: 0,
      random() {
        const number = world.random();
        random.push(number);
        return number;
      },
      async readTarget() {
        const target = await world.readTarget();
        came = { target, targetMs: clock.happens() };
        return target;
      },
      async baseNow() {
        const base = await world.baseNow?.();
        if (base !== undefined) basesNow.push({ atMs: clock.happens(), base });
        return base;
      },
      async readPolicy(target) {
        try {
          const read = await world.readPolicy(target);
          const atMs = clock.happens();
          policy = (redact) => ({ kind: 'read', atMs, ...partsOf(read, redact) });
          return read;
        } catch (thrown) {
          const { reason, message, problems } = asGateFailure(thrown);
          const atMs = clock.happens();
          // If reading the policy was stopped, it stays unread: the outcome is unknown.
          if (reason !== 'cancelled') policy = () => ({ kind: 'refused', atMs, reason, message, problems });
          throw thrown;
        }
      },
    },
    ...(source && { places: recordedLocations(source, locations) }),
    record: (redact, writeFile) => ({
      what: 'The record',
      async write(report) {
        if (came === undefined || answers.all.length === 0)
          return { warning: 'The record was not written: the run ended before its first request.' };
        const run: WrittenRun = {
          startedAtMs: clock.startedAtMs,
          beganMs,
          stoppedMs,
          inputs: Object.fromEntries(STORED_INPUTS.map((name) => [name, raw[name]])) as Record<StoredInput, string>,
          ...came,
          basesNow,
          isPolicyAsked,
          checkout,
          random,
          sleeps: clock.sleeps,
          locations: [...locations.values()],
        };
        return writeFile(withDigest(membersOf(run, caseOf(report, policy(redact)), answers, redact)));
      },
    }),
  };
};

function recordedLocations(source: LocationsSource, stored: Map<string, StoredLocations>): LocationsSource {
  return {
    ...source,
    async open() {
      const reader = await source.open();
      async function* listLocations(search: LocationSearch, signal: AbortSignal): Pages<LocationPage> {
        const pages: LocationPage[] = [];
        for await (const page of reader.listLocations(search, signal)) {
          pages.push(page);
          stored.set(search.repositoryId, { of: search, pages });
          yield page;
        }
      }
      return { listLocations, requestsSent: () => reader.requestsSent() };
    },
  };
}

function caseOf({ verdict, exitCode, conditions, links }: GateReport, policy: PolicyOfCase) {
  return {
    run: links.run,
    policy,
    verdict: verdict.word,
    reason: verdict.reason,
    exitCode,
    conditions: conditions.map((condition) => {
      const { action, result } = condition;
      return { name: nameOfCondition(condition), action, result };
    }),
  };
}

function partsOf(read: PolicyRead | undefined, redact: Redact) {
  if (read === undefined) return { policy: null, waivers: null };
  const { source, waiversFile, texts } = read;
  const file = waiversFile?.source && storedText(texts.waivers!, waiversFile.source, redact);
  return {
    policy: source === undefined ? null : storedText(texts.policy!, source, redact),
    waivers: waiversFile === undefined ? null : { path: waiversFile.path, file: file ?? null },
  };
}

/** A text that contains a secret is left out: without the secret, it would not fit its digest. */
function storedText<Source extends PolicySource>(written: string | Uint8Array, source: Source, redact: Redact) {
  const bytes = Buffer.from(written as Uint8Array);
  const text = bytes.toString('utf8');
  return { text: redact(text) === text ? text : undefined, sha256: hash('sha256', bytes), source };
}

/** Rules and scans are written in groups: all of them in one text would be the largest object in memory. */
const ITEMS_PER_PIECE = 100;

export const DIGEST_MEMBER = ',\n"digest":"';
export const AFTER_DIGEST = '"}\n';

/** The record's text, which ends with the SHA-256 of everything before the digest. */
function* withDigest(pieces: Iterable<string>): Generator<string, void, undefined> {
  const digest = createHash('sha256');
  for (const piece of pieces) {
    digest.update(piece);
    yield piece;
  }
  yield `${DIGEST_MEMBER}${digest.digest('hex')}${AFTER_DIGEST}`;
}

/** No piece ends within a JSON string. */
function* membersOf(
  { locations, ...run }: WrittenRun,
  decided: WrittenCase,
  { all, rules, scans }: StoredAnswers,
  redact: Redact,
): Generator<string, void, undefined> {
  const mask = createMask();
  const text = (own: unknown, answered?: object): string =>
    jsonText(redactAll({ ...Object(own), ...mask(redactAll(answered, redact)) }, redact));
  const answer = (value: unknown): string => jsonText(mask(redactAll(value, redact)));
  yield `{"findingsGateRecord":${RECORD_FORMAT},\n"version":${jsonText(VERSION)}`;
  yield `,\n"run":${text(run, { locations })},\n"case":${text(decided)}`;
  yield* list('rules', [...rules.keys()], ITEMS_PER_PIECE, (rule) => answer(JSON.parse(rule)));
  yield* list('scans', [...scans.keys()], ITEMS_PER_PIECE, (scan) => answer(JSON.parse(scan)));
  yield* list('answers', all, 1, ({ pages, end, ...asked }) => text(asked, { pages, end }));
}

function* list<Item>(
  name: string,
  items: readonly Item[],
  perPiece: number,
  text: (item: Item) => string,
): Generator<string, void, undefined> {
  yield `,\n"${name}":[`;
  for (let first = 0; first < items.length; first += perPiece) {
    const lines = items.slice(first, first + perPiece).map(text);
    yield `${first === 0 ? '\n' : ',\n'}${lines.join(',\n')}`;
  }
  yield ']';
}
