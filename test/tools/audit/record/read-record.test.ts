import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../../../src/domain/failure.ts';
import { readRecord } from '../../../../src/tools/audit/record/read-record.ts';
import { forged as forgedOf, record } from './recorded-run.ts';

const POLICY = 'version: 1\nfail-on-severity: none\nconditions:\n  - { name: No high, severities: [high], max: 0 }\n';
const { text } = await record('over-limit', { policy: POLICY });
const BYTES = new TextEncoder().encode(text);

function refusalOf(given: Uint8Array | string): string {
  try {
    readRecord(typeof given === 'string' ? new TextEncoder().encode(given) : given);
  } catch (thrown) {
    if (thrown instanceof GateFailure) return `${thrown.reason}: ${thrown.message}`;
    throw thrown;
  }
  return 'read';
}

const forged = (change: (record: string) => string): string => forgedOf(text, change);

describe('a record', () => {
  it('is read as written, and has one line of a kind', () => {
    expect(readRecord(BYTES).checkout).toEqual({ host: 'github.com' });
    expect(text).toMatch(/^\{"findingsGateRecord":4,\n"version":"\d+\.\d+\.\d+",\n"run":\{/);
    expect(text).toMatch(/,\n"digest":"[0-9a-f]{64}"\}\n$/);
  });

  it.each([
    ['github', 'http://github.com/acme/shop'],
    ['github', 'https://github.com/acme/shop>(x)'],
    ['github', 'javascript:alert(1)'],
    ['gitea', 'https://github.com/acme/shop'],
  ])('is refused with a code host that the gate never writes: %s %s', (form, address) => {
    const stored = JSON.stringify({ host: 'github.com', code: { form, address } });
    expect(refusalOf(forged((record) => record.replace('{"host":"github.com"}', stored)))).toMatch(/^config: /);
  });

  it('is refused if any one bit is changed', () => {
    const read: number[] = [];
    for (let at = 0; at < BYTES.length; at += at < 200 || at > BYTES.length - 200 ? 1 : 97) {
      const bytes = Uint8Array.from(BYTES);
      bytes[at]! ^= 1 << (at % 8);
      if (!refusalOf(bytes).startsWith('config: the record cannot be used: ')) read.push(at);
    }
    expect(read).toEqual([]);
  });

  it('is refused if it is cut anywhere, or has anything after its end', () => {
    const read: number[] = [];
    for (let length = 0; length < BYTES.length; length += length > BYTES.length - 200 ? 1 : 89) {
      if (refusalOf(BYTES.subarray(0, length)) === 'read') read.push(length);
    }
    expect(read).toEqual([]);
    expect([refusalOf(`${text}\n`), refusalOf(`${text} `), refusalOf(`\uFEFF${text}`)]).not.toContain('read');
  });

  it('is refused with the digest of another record, or an upper-case one', async () => {
    const { text: other } = await record('clean');
    const swapped = text.slice(0, -70) + other.slice(-70);
    const loud = text.slice(0, -67) + text.slice(-67, -3).toUpperCase() + text.slice(-3);
    expect(refusalOf(swapped)).toContain('it does not match its digest');
    expect(refusalOf(loud)).not.toBe('read');
  });

  it.each([
    ['nothing', '', 'it is not a record of this gate'],
    ['a JSON report', '{"schema":1,"verdict":"pass"}', 'it is not a record of this gate'],
    ['a list', '[]', 'it is not a record of this gate'],
    ['a record laid out anew', JSON.stringify(JSON.parse(text), null, 2), 'it is not a record of this gate'],
    ['a later form', text.replace('Record":4', 'Record":5'), 'format 5, and this version reads format 4; record again'],
  ])('cannot be %s', (_, given, sentence) => {
    expect(refusalOf(given)).toContain(sentence);
  });

  it.each<[what: string, from: RegExp, to: string]>([
    ['a member that this version does not know', /"version"/, '"more":1,"version"'],
    ['no target', /"target"/, '"aim"'],
    ['an input less', /"required-scan":"any",/, ''],
    ['an input that is no text', /"required-scan":"any"/, '"required-scan":null'],
    ['inputs that are a list', /"inputs":\{[^}]*\}/, '"inputs":[]'],
    ['a negative count of findings', /"findings":\{"code":"\d+"/, '"findings":{"code":"-1"'],
    ['a status that is no text', /"status":"completed"/, '"status":3'],
    ['a rule that is not in the list', /"groups":\[\d+,/, '"groups":[99999,'],
    ['a count without a rule', /"groups":\[\d+,/, '"groups":['],
    ['a count below zero', /"groups":\[(\d+),\d+/, '"groups":[$1,-1'],
    ['a commit that is none', /("target":\{"event":"pull_request","commit":)"\w{40}"/, '$1"HEAD"'],
    ['a word instead of an end', /"end":\{"atMs":[\d.]+\}/, '"end":"over"'],
    ['half a document', /"answers":\[/, '"answers":[['],
    ['another policy', /max: 0/, 'max: 9'],
    ['another digest of its policy', /"sha256":"../, '"sha256":"zz'],
    ['no policy', /"policy":\{"text"/, '"policies":{"text"'],
    ['a limit less', /"max-high":"[^"]*",/, ''],
    ['no severity that blocks', /"fail-on-severity":"[^"]*",/, ''],
    ['a limit more', /"max-high":/, '"max-huge":"1","max-high":'],
    ['another verdict', /"verdict":"fail"/, '"verdict":"passed"'],
    ['an exit code of its own', /"exitCode":1/, '"exitCode":7'],
    ['no case', /"case":/, '"cases":'],
    ['a time after the calendar', /"startedAtMs":\d+/, '"startedAtMs":253402300800000'],
    ['a time beyond any date', /"startedAtMs":\d+/, '"startedAtMs":1e300'],
    ['a time before the calendar', /"atMs":[\d.]+/, '"atMs":-62167219200001'],
    ['a list nested 20,000 deep', /$/, `,"x":${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['an object nested 20,000 deep', /$/, `,"x":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
    ['a member twice', /"startedAtMs":/, '"startedAtMs":1,"startedAtMs":'],
    ['a member twice, spelled in two ways', /"version":/, '"v\\u0065rsion":"1","version":'],
    ['a member twice deep inside', /"ask":/, '"ask":"read-scan","ask":'],
  ])('that is forged with a correct digest is refused with %s (N9)', (_, from, to) => {
    expect(refusalOf(forged((whole) => whole.replace(from, to)))).toMatch(/^config: the record cannot be used: /);
  });

  it.each<[why: string, from: RegExp, to: string]>([
    [
      'its members are not those of a record, although its digest matches',
      /$/,
      ',"x":["{\\"a\\":1,\\"a\\":2}",{"a":1}]',
    ],
    ['the text of its policy or of its waivers does not match its digest', /max: 0/, 'max: 9'],
  ])('that somebody made up is refused with the reason: %s', (why, from, to) => {
    expect(refusalOf(forged((record) => record.replace(from, to)))).toBe(`config: the record cannot be used: ${why}`);
  });
});
