import type { CommentMarker } from '../../domain/comment-marker.ts';

const MARKER =
  /^<!-- findings-gate key=(?<key>[\w.%-]*) pr=(?<pr>[1-9]\d{0,15}) head=(?<head>[0-9a-f]{40}|[0-9a-f]{64}) run=(?<run>\d{1,20}) attempt=(?<attempt>\d{1,9}) digest=(?<digest>[0-9a-f]{1,64}) -->$/;

/** An HTML comment of one line. */
export function renderMarker(marker: CommentMarker): string {
  const { key, pullRequest, head, runId, attempt, digest } = marker;
  return `<!-- findings-gate key=${encodeKey(key)} pr=${pullRequest} head=${head} run=${runId} attempt=${attempt} digest=${digest} -->`;
}

/** Reads the first line of a comment; undefined unless it is exactly a line that `renderMarker` writes. */
export function parseMarker(body: string): CommentMarker | undefined {
  const [line = ''] = body.split(/\r?\n/, 1);
  const found = MARKER.exec(line)?.groups;
  if (found === undefined) return undefined;
  const key = decodeKey(found.key!);
  if (key === undefined) return undefined;
  const marker = {
    key,
    pullRequest: Number(found.pr),
    head: found.head!,
    runId: found.run!,
    attempt: Number(found.attempt),
    digest: found.digest!,
  };
  return renderMarker(marker) === line ? marker : undefined;
}

/** Leaves letters, digits, `.`, `_` and `-`; no `>` can end the comment early. */
function encodeKey(key: string): string {
  const bytes = Buffer.from(key, 'utf8').toString('latin1');
  return bytes.replace(/[^\w.-]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

function decodeKey(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
