import { DAY_MS } from '../../../../domain/text/calendar-date.ts';
import type { EpochMs } from '../../../../domain/work/time.ts';
import type { Heard } from '../heard.ts';
import { ANSWER_PLACES } from './answer-places.ts';
import type { Disguises } from './disguise-rule.ts';
import { Pseudonyms } from './pseudonyms.ts';
import { REQUEST_PLACES } from './request-places.ts';
import { commit, id, repositoryName } from './value-rules.ts';

/** What `doctor` was asked to look at, as far as it was told; what it heard is about that. */
export type DoctorSubject = {
  readonly deploymentId?: string | undefined;
  readonly repository?: string | undefined;
  readonly repositoryId?: string | undefined;
  readonly commit?: string | undefined;
};

/** All that one run of `doctor` heard. */
export type HeardRun = {
  /** This machine's clock before the first question. */
  readonly beganMs: EpochMs;
  readonly subject: DoctorSubject;
  readonly heard: readonly Heard[];
};

/** Disguised runs are of this day, so that nobody can look for what happened when. */
const DISGUISED_DAY_MS: EpochMs = Date.UTC(2020, 0, 1);

const SUBJECT_PLACES = {
  deploymentId: id('deployment'),
  repository: repositoryName,
  repositoryId: id('repository'),
  commit,
} as const satisfies Readonly<Record<keyof DoctorSubject, unknown>>;

/**
 * The same run with every name, address, person and finding replaced, so that anybody may read it. What is the same
 * there is the same here, across all requests and answers. Told are only the words, numbers and flags that the
 * document has at their place, and the form of everything: what no table names is hidden. All times are moved by as
 * many days: their differences already tell what the time of day could, and what happened on one day still did.
 */
export function disguised({ beganMs, subject, heard }: HeardRun): HeardRun {
  const shiftMs = DISGUISED_DAY_MS - Math.floor(beganMs / DAY_MS) * DAY_MS;
  const told: Disguises = { names: new Pseudonyms(), shiftMs };
  const tell = (): HeardRun => ({
    beganMs: beganMs + shiftMs,
    subject: toldSubject(subject, told),
    heard: heard.map((one) => toldHeard(one, told)),
  });
  tell();
  told.names.settle();
  return tell();
}

function toldSubject(subject: DoctorSubject, told: Disguises): DoctorSubject {
  const given = Object.entries(SUBJECT_PLACES).map(([name, rule]) => {
    const value = subject[name as keyof DoctorSubject];
    return [name, value === undefined ? undefined : rule(value, told)];
  });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined)) as DoctorSubject;
}

function toldHeard({ operation, path, request, came }: Heard, told: Disguises): Heard {
  const asked = {
    operation,
    path: toldPath(path, told),
    request: request === null ? null : REQUEST_PLACES[operation](request, told),
  };
  if (came.kind === 'failure') return { ...asked, came: { ...came, message: toldFailure(operation, came.message) } };
  const { body, serverTimeMs } = came;
  const moved = serverTimeMs === undefined ? undefined : serverTimeMs + told.shiftMs;
  return { ...asked, came: { kind: 'answer', body: ANSWER_PLACES[operation](body, told), serverTimeMs: moved } };
}

const OPERATION_PATH =
  /^(\/api\/(?:v1|agent)\/deployments)(?:\/([^/?]+)(\/(?:issues|issues\/search|scans\/search|scan))(?:(?<=\/scan)\/([^/?]+))?)?$/;

/** The path of an operation, with other ids. Of any other path nothing is told. */
function toldPath(path: string, told: Disguises): string {
  const [, start, deployment, operation = '', scan] = OPERATION_PATH.exec(path) ?? [];
  if (start === undefined) return `/${told.names.text('path', path)}`;
  const ids = [deployment === undefined ? '' : `/${id('deployment')(deployment, told)}`, operation];
  return [start, ...ids, scan === undefined ? '' : `/${id('scan')(scan, told)}`].join('');
}

/** Of a failure the status alone is told, if there was one: its message may quote what came. */
function toldFailure(operation: string, message: string): string {
  const status = statusIn(message);
  return `${operation}: ${status === undefined ? 'failed' : `answered ${status}`}`;
}

/** The status with which the platform answered, where the failure was that. */
export function statusIn(message: string): number | undefined {
  const status = /\banswered ([1-5][0-9]{2})\b/.exec(message)?.[1];
  return status === undefined ? undefined : Number(status);
}
