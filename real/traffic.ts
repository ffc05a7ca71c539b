import type { HttpAnswer, HttpRequest } from '../emulator/wire/http.ts';

/** A request of the scanner, and how the platform answered. */
export type StoredUpload = {
  readonly method: string;
  readonly path: string;
  /** Undefined for a request without one. */
  readonly body?: unknown;
  readonly status: number;
  /** True where it came while the gate of the step before was at work. */
  readonly isBeside?: true;
};

/** A run of the gate. */
export type StoredGate = {
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly got: string;
};

/** What happened in a scene, in order. Beyond what happened, `it` says how the platform was set, and what was due. */
export type StoredScene = {
  readonly scene: string;
  readonly platform: { readonly indexLagMs?: number; readonly neverFinishedAfterMs?: number };
  readonly steps: readonly (StoredUpload | StoredGate)[];
};

/** Members that name people, hold a token of theirs, or show paths of this machine. */
const NEVER_KEPT = new Set([
  ...['commit_title', 'commit_author_name', 'commit_author_email', 'commit_author_username', 'commit_author_image_url'],
  ...['pull_request_title', 'pull_request_author_username', 'pull_request_author_image_url'],
  ...['contributions', 'token', 'stderr', 'error', 'request_id', 'url'],
]);
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Ids that a scan draws become those of its place in the scene. */
export function keepUploads(): (request: HttpRequest, answer: HttpAnswer) => StoredUpload {
  const uuids: string[] = [];
  const named = (text: string) =>
    text.replace(UUID, (uuid) => {
      if (!uuids.includes(uuid)) uuids.push(uuid);
      return `uuid-${uuids.indexOf(uuid) + 1}`;
    });
  return ({ method, path, body }, { status }) => ({
    method,
    path: named(path),
    ...(body === '' ? {} : { body: withoutPeople(JSON.parse(named(body))) }),
    status,
  });
}

function withoutPeople(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPeople);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !NEVER_KEPT.has(name));
  return Object.fromEntries(kept.map(([name, member]) => [name, withoutPeople(member)]));
}
