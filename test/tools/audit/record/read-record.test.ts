import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../../../emulator/scenarios.ts';
import { GateFailure } from '../../../../src/domain/failure.ts';
import { readRecord } from '../../../../src/tools/audit/record/read-record.ts';
import { scenarioPlatform } from './a-platform.ts';
import { forged as forgedOf, record } from './recorded-run.ts';

const { text } = await record(scenarioPlatform(SCENARIOS['over-limit']));
const BYTES = new TextEncoder().encode(text);

/** The refusal of the bytes, or of a text. */
function refusalOf(given: Uint8Array | string): string {
  try {
    readRecord(typeof given === 'string' ? new TextEncoder().encode(given) : given);
  } catch (thrown) {
    if (thrown instanceof GateFailure) return `${thrown.reason}: ${thrown.message}`;
    throw thrown;
  }
  return 'read';
}

/** The record with other bytes before its digest, and one that fits. */
const forged = (change: (record: string) => string): string => forgedOf(text, change);

describe('a record', () => {
  it('is read as it was written', () => {
    expect(refusalOf(BYTES)).toBe('read');
  });

  it('names where the checkout came from', () => {
    expect(readRecord(BYTES).checkout).toEqual({ host: 'github.com' });
  });

  it('is refused in another form than the one that is written', () => {
    const first = forged((record) => record.replace('"findingsGateRecord":3', '"findingsGateRecord":1'));
    expect(refusalOf(first)).toMatch(
      /^config: .*it is a record of format 1, and this version reads format 3; record again$/,
    );
  });

  it.each([
    ['github', 'http://github.com/acme/shop'],
    ['github', 'https://github.com/acme/shop>(x)'],
    ['github', 'javascript:alert(1)'],
    ['gitea', 'https://github.com/acme/shop'],
  ])('is refused with a code host that the gate does not write: %s %s', (form, address) => {
    const stored = JSON.stringify({ host: 'github.com', code: { form, address } });
    expect(refusalOf(forged((record) => record.replace('{"host":"github.com"}', stored)))).toMatch(/^config: /);
  });

  it('is refused without one of its inputs, or with one that is no text', () => {
    expect(refusalOf(forged((stored) => stored.replace('"required-scan":"any",', '')))).not.toBe('read');
    expect(refusalOf(forged((stored) => stored.replace('"required-scan":"any"', '"required-scan":null')))).not.toBe(
      'read',
    );
    expect(refusalOf(forged((stored) => stored.replace(/"inputs":\{[^}]*\}/, '"inputs":[]')))).not.toBe('read');
  });

  it('is refused with any one bit of it changed', () => {
    const read: number[] = [];
    for (let at = 0; at < BYTES.length; at += at < 200 || at > BYTES.length - 200 ? 1 : 97) {
      const bytes = Uint8Array.from(BYTES);
      bytes[at]! ^= 1 << (at % 8);
      if (!refusalOf(bytes).startsWith('config: the record cannot be used: ')) read.push(at);
    }
    expect(read).toEqual([]);
  });

  it('is refused cut at any place, and with anything after its end', () => {
    const read: number[] = [];
    for (let length = 0; length < BYTES.length; length += length > BYTES.length - 200 ? 1 : 89) {
      if (refusalOf(BYTES.subarray(0, length)) === 'read') read.push(length);
    }
    expect(read).toEqual([]);
    expect([refusalOf(`${text}\n`), refusalOf(`${text} `), refusalOf(`\uFEFF${text}`)]).not.toContain('read');
  });

  it('is refused with the digest of another record, or an upper-case one', async () => {
    const { text: other } = await record(scenarioPlatform(SCENARIOS.clean));
    const swapped = text.slice(0, -70) + other.slice(-70);
    const loud = text.slice(0, -67) + text.slice(-67, -3).toUpperCase() + text.slice(-3);
    expect(refusalOf(swapped)).toContain('it does not fit its digest');
    expect(refusalOf(loud)).not.toBe('read');
  });

  it.each([
    ['nothing', '', 'it is not a record of this gate'],
    ['a JSON report', '{"schema":1,"verdict":"pass"}', 'it is not a record of this gate'],
    ['a list', '[]', 'it is not a record of this gate'],
    ['a record laid out anew', JSON.stringify(JSON.parse(text), null, 2), 'it is not a record of this gate'],
    ['a later form', text.replace('Record":3', 'Record":4'), 'format 4, and this version reads format 3; record again'],
  ])('cannot be %s', (_, given, sentence) => {
    expect(refusalOf(given)).toContain(sentence);
  });

  it.each<[what: string, from: RegExp, to: string]>([
    ['a member that this version does not know', /"version"/, '"more":1,"version"'],
    ['no target', /"target"/, '"aim"'],
    ['a negative count of findings', /"findings":\{"code":"\d+"/, '"findings":{"code":"-1"'],
    ['a status that is no text', /"status":"completed"/, '"status":3'],
    ['a rule that is not in the list', /"groups":\[\d+,/, '"groups":[99999,'],
    ['a count without a rule', /"groups":\[\d+,/, '"groups":['],
    ['a count below zero', /"groups":\[(\d+),\d+/, '"groups":[$1,-1'],
    [
      'a commit that is none',
      /"target":\{"event":"pull_request","commit":"\w{40}"/,
      '"target":{"event":"push","commit":"HEAD"',
    ],
    ['a word in the place of an end', /"end":\{"atMs":[\d.]+\}/, '"end":"over"'],
    ['half a document', /"answers":\[/, '"answers":[['],
  ])('with a digest that fits is refused with %s', (_, from, to) => {
    expect(refusalOf(forged((whole) => whole.replace(from, to)))).toMatch(/^config: .*although its digest fits$/);
  });

  it.each<[what: string, change: (record: string) => string]>([
    ['a time after the calendar', (record) => record.replace(/"startedAtMs":\d+/, '"startedAtMs":253402300800000')],
    ['a time beyond any date', (record) => record.replace(/"startedAtMs":\d+/, '"startedAtMs":1e300')],
    ['a time before the calendar', (record) => record.replace(/"atMs":[\d.]+/, '"atMs":-62167219200001')],
    ['a list nested 20,000 deep', (record) => `${record},"x":${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['an object nested 20,000 deep', (record) => `${record},"x":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
    ['a member twice', (record) => record.replace('"startedAtMs":', '"startedAtMs":1,"startedAtMs":')],
    ['a member twice, spelled in two ways', (record) => record.replace('"version":', '"v\\u0065rsion":"1","version":')],
    ['a member twice deep inside', (record) => record.replace('"ask":', '"ask":"read-scan","ask":')],
  ])('that somebody made up is refused with %s (N9)', (_what, change) => {
    expect(refusalOf(forged(change))).toMatch(/^config: the record cannot be used: /);
  });

  it.each([
    ['it has a member twice', (record: string) => record.replace('"startedAtMs":', '"startedAtMs":1,"startedAtMs":')],
    ['it is nested deeper than any record', (record: string) => `${record},"x":${'['.repeat(65)}${']'.repeat(65)}`],
    ['its members are not those of a record', (record: string) => `${record},"x":["{\\"a\\":1,\\"a\\":2}",{"a":1}]`],
  ])('that somebody made up is refused with the reason: %s', (why, change) => {
    expect(refusalOf(forged(change))).toBe(`config: the record cannot be used: ${why}, although its digest fits`);
  });

  it('has a version, the version of the gate, and no more than one line of a kind', () => {
    expect(text).toMatch(/^\{"findingsGateRecord":3,\n"version":"\d+\.\d+\.\d+",\n"run":\{/);
    expect(text).toMatch(/,\n"digest":"[0-9a-f]{64}"\}\n$/);
  });
});
