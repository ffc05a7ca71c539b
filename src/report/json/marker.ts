import { hash } from 'node:crypto';
import type { CommentMarker, FoundMarker } from '../../domain/comment-marker.ts';
import { MOST_COMMENT_RULES } from '../../domain/limits.ts';
import type { GateReport } from '../../domain/report.ts';
import { decoded } from '../../domain/text/decoded.ts';
import { sumByCell } from '../text/report-facts.ts';
import { jsonText } from './json-text.ts';

const MARKER =
  /^<!-- findings-gate key=([\w.%-]*) pr=([1-9]\d{0,15}) head=([0-9a-f]{40}|[0-9a-f]{64}) run=(\d{1,20}) attempt=(\d{1,15}) red=(yes|no) digest=([0-9a-f]{1,64}) -->$/;

/** Hex digits of each of the two hashes in the digest of a sealed comment: of what it says, and of its marker and text. */
const HASH_DIGITS = 16;

/** Adds a hash of marker and text to the 16 digits of the digest, to notice a change; it is no secret. `renderPage` gets a line of the same length. */
export function sealComment(marker: CommentMarker, renderPage: (line: string) => string): string {
  const page = renderPage(renderMarker({ ...marker, digest: marker.digest + '0'.repeat(HASH_DIGITS) }));
  const text = page.slice(page.indexOf('\n') + 1);
  return `${renderMarker({ ...marker, digest: marker.digest + sealOf(marker, text) })}\n${text}`;
}

export function renderMarker(marker: CommentMarker): string {
  const { key, pullRequest, head, runId, attempt, isRed, digest } = marker;
  const run = `run=${runId} attempt=${attempt} red=${isRed ? 'yes' : 'no'}`;
  return `<!-- findings-gate key=${encodeKey(key)} pr=${pullRequest} head=${head} ${run} digest=${digest} -->`;
}

/** Reads the first line of a comment; undefined unless it is exactly a line that `renderMarker` writes. */
export function parseMarker(body: string): FoundMarker | undefined {
  const [line = ''] = body.split(/\r?\n/, 1);
  const [, encoded = '', pr, head = '', runId = '', attempt, red, digest = ''] = MARKER.exec(line) ?? [];
  const key = decoded(encoded);
  if (pr === undefined || key === undefined) return undefined;
  const run = { runId, attempt: Number(attempt), isRed: red === 'yes' };
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

/** 16 hex digits, equal for two comments that differ only in times and in run and request figures: the second need not be written. */
export function digestOf(report: GateReport): string {
  return hash('sha256', jsonText(comparedOf(report))).slice(0, 16);
}

function comparedOf(report: GateReport): Readonly<Record<string, unknown>> {
  const { times: _times, requests: _requests, links, rules, projects, ...reported } = report;
  // A report may have a hundred thousand rules. A comment names a few, and adds up the others. The column of a condition is in its name.
  const conditions = reported.conditions.map(({ column: _column, ...condition }) => condition);
  return {
    ...reported,
    conditions,
    rules: rules.slice(0, MOST_COMMENT_RULES),
    rulesInAll: rules.length,
    sums: [...sumByCell(report).cells].sort(([one], [other]) => (one < other ? -1 : 1)),
    findings: links.findings ?? null,
    projects: projects?.map(comparedOf),
  };
}
