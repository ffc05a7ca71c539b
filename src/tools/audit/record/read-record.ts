import { hash } from 'node:crypto';
import { GateFailure } from '../../../domain/failure.ts';
import { checkJson } from '../../../json/check-json.ts';
import { JsonError } from '../../../json/json-value.ts';
import { AFTER_DIGEST, DIGEST_MEMBER } from './record-run.ts';
import { RecordJson, type StoredEvidence, type StoredRecord, type StoredRunFacts } from './record-schema.ts';
import { RECORD_FORMAT } from './stored-names.ts';

const BEGINNING = /^\{"findingsGateRecord":([0-9]{1,9}),/;
const DIGEST = /^[0-9a-f]{64}$/;

export type RecordedCase = StoredRecord['case'];

/** Everything that a replay needs of a record. */
export type EvidenceRecord = Omit<StoredRecord, 'findingsGateRecord' | 'run'> & StoredRunFacts;

/** Throws `config` unless the record is whole. The digest detects only accidental changes: the author of a new file can write its digest too. */
export function readRecord(bytes: Uint8Array): EvidenceRecord {
  const text = textOf(bytes);
  const format = BEGINNING.exec(text)?.[1];
  if (format === undefined)
    throw refused('it is not a record of this gate; name a file that --record or record-path wrote');
  if (format !== String(RECORD_FORMAT))
    throw refused(`it is a record of format ${format}, and this version reads format ${RECORD_FORMAT}; record again`);
  assertWhole(text);
  const { data } = RecordJson.refine(isEveryLocationStored).safeParse(parsed(text));
  if (data === undefined) throw refused('its members are not those of a record, although its digest matches');
  if (!doTextsFit(data.case)) throw refused('the text of its policy or of its waivers does not match its digest');
  const { findingsGateRecord: _, run, ...others } = data;
  return { ...run, ...others };
}

function assertWhole(text: string): void {
  const length = DIGEST_MEMBER.length + 64 + AFTER_DIGEST.length;
  const [before, end] = [text.slice(0, -length), text.slice(-length)];
  const digest = end.slice(DIGEST_MEMBER.length, -AFTER_DIGEST.length);
  if (end !== DIGEST_MEMBER + digest + AFTER_DIGEST || !DIGEST.test(digest))
    throw refused('its end is missing, so it was cut off or changed');
  if (hash('sha256', before) !== digest)
    throw refused('it does not match its digest, so it was changed after it was written');
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw refused('it is not text in UTF-8');
  }
}

/** Refuses a repeated member, as `JSON.parse` keeps the last and another reader the first, and deep nesting, which could overflow the stack. */
function parsed(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    // A record may be far larger than an answer of the platform.
    checkJson(text, { members: Number.POSITIVE_INFINITY, values: Number.POSITIVE_INFINITY });
    return json;
  } catch (thrown) {
    if (thrown instanceof SyntaxError) throw refused('it is not JSON, although its digest matches');
    if (!(thrown instanceof JsonError)) throw thrown;
    throw refused(`it is not the JSON of a record, although its digest matches: ${thrown.message}`);
  }
}

function refused(why: string): GateFailure {
  return new GateFailure('config', `the record cannot be used: ${why}`);
}

/** False if an answer names a rule or a scan that is not in the lists, or a rule without its number of issues. */
function isEveryLocationStored({ rules, scans, answers }: StoredEvidence): boolean {
  return answers.every((answer) => {
    if (answer.ask === 'list-scans') return answer.pages.every((page) => page.scans.every((at) => at < scans.length));
    if (answer.ask === 'read-scan') return true;
    return answer.pages.every(
      ({ groups }) =>
        groups.length % 2 === 0 &&
        groups.every((value, at) => at % 2 === 1 || (typeof value === 'number' && value < rules.length)),
    );
  });
}

function doTextsFit({ policy: stored }: Pick<RecordedCase, 'policy'>): boolean {
  if (stored.kind !== 'read') return true;
  return [stored.policy, stored.waivers?.file].every((one) => {
    if (one === null || one === undefined) return true;
    const { text, sha256, source } = one;
    if (source.kind === 'local-file' && source.sha256 !== sha256) return false;
    return text === undefined || hash('sha256', text) === sha256;
  });
}
