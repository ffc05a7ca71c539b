import { hash } from 'node:crypto';
import { decoded } from '../domain/text/decoded.ts';
import type { Verdict } from '../domain/verdict.ts';

/** The first line of our comment, invisible on the page. */
export type CommentMarker = {
  readonly key: string;
  readonly pullRequest: number;
  readonly head: string;
  /** Digits, compared as a number of any size. */
  readonly runId: string;
  readonly attempt: number;
  readonly says: Verdict['word'];
  /** True from the comment's first `fail` on until it says `pass`. */
  readonly isRed: boolean;
  /** Hash of the comment's content in hex digits. It is equal if only times, and run and request figures, differ. */
  readonly digest: string;
};

export type FoundMarker = CommentMarker & {
  /** False if marker and text were changed since they were written together. */
  readonly isTextIntact: boolean;
};

const MARKER =
  /^<!-- findings-gate key=([\w.%-]*) pr=([1-9]\d{0,15}) head=([0-9a-f]{40}|[0-9a-f]{64}) run=(\d{1,20}) attempt=(\d{1,15}) says=(pass|fail|inconclusive) red=(yes|no) digest=([0-9a-f]{1,64}) -->$/;

/** Hex digits of each of the two hashes in the digest of a sealed comment: of what it says, and of its marker and text. */
const HASH_DIGITS = 16;

/** Adds a hash of marker and text to the 16 digits of the digest, to notice a change; it is no secret. `renderPage` gets a line of the same length. */
export function sealComment(marker: CommentMarker, renderPage: (line: string) => string): string {
  const page = renderPage(renderMarker({ ...marker, digest: marker.digest + '0'.repeat(HASH_DIGITS) }));
  const text = page.slice(page.indexOf('\n') + 1);
  return `${renderMarker({ ...marker, digest: marker.digest + sealOf(marker, text) })}\n${text}`;
}

export function renderMarker(marker: CommentMarker): string {
  const { key, pullRequest, head, runId, attempt, says, isRed, digest } = marker;
  const run = `run=${runId} attempt=${attempt} says=${says} red=${isRed ? 'yes' : 'no'}`;
  return `<!-- findings-gate key=${encodeKey(key)} pr=${pullRequest} head=${head} ${run} digest=${digest} -->`;
}

/** Reads the first line of a comment; undefined unless it is exactly a line that `renderMarker` writes. */
export function parseMarker(body: string): FoundMarker | undefined {
  const [line = ''] = body.split(/\r?\n/, 1);
  const [, encoded = '', pr, head = '', runId = '', attempt, says, red, digest = ''] = MARKER.exec(line) ?? [];
  const key = decoded(encoded);
  if (pr === undefined || key === undefined) return undefined;
  const run = { runId, attempt: Number(attempt), says: says as Verdict['word'], isRed: red === 'yes' };
  const marker = { key, pullRequest: Number(pr), head, ...run, digest };
  if (renderMarker(marker) !== line) return undefined;
  const reported = { ...marker, digest: marker.digest.slice(0, HASH_DIGITS) };
  const isTextIntact = marker.digest === reported.digest + sealOf(reported, body.slice(line.length));
  return { ...reported, isTextIntact };
}

/** GitHub gives an edited comment Windows line ends, and may trim it: neither changes what it says. */
function sealOf(marker: CommentMarker, text: string): string {
  const plain = text.replaceAll(/\r\n?/g, '\n').trim();
  return hash('sha256', `${renderMarker(marker)}\n${plain}`).slice(0, HASH_DIGITS);
}

/** Encodes all but letters, digits, `.`, `_` and `-`, so that no `>` can end the comment early. */
function encodeKey(key: string): string {
  const bytes = Buffer.from(key, 'utf8').toString('latin1');
  return bytes.replace(/[^\w.-]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
