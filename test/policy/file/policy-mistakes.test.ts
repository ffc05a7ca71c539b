import { describe, expect, it } from 'vitest';
import { ACTION_INPUTS } from '../../../src/domain/action-inputs.ts';
import { GateFailure } from '../../../src/domain/failure.ts';
import { CONTRACT_EXAMPLE } from '../contract-example.ts';
import { parsePolicy } from '../parse-one-policy.ts';

function refusal(source: string | Uint8Array, sourceName = 'policy', baseline: 'none' | 'given' = 'none'): string {
  try {
    parsePolicy(source, { baseline, today: '2026-06-15', sourceName });
  } catch (failure) {
    if (!(failure instanceof GateFailure)) throw failure;
    expect(failure.reason).toBe('policy-invalid');
    return failure.message;
  }
  return 'accepted';
}

/** Expands a message of the table, in which `2:14 …` is a place. */
function placed(message: string): string {
  return message.replace(/(^|; )([0-9]+):([0-9]+) /g, '$1policy line $2, column $3: ');
}

const OTHER_VERSION = '"version" must be 1; this version of the gate supports no other';
const EMPTY = '1:1 the policy must be a map; begin with "version: 1"';
const TOP_KEYS = 'write one of: version, conditions, waivers, longest-waiver, fail-on-severity, on-inconclusive';
const TYPES = 'code, supply-chain, secrets, research, ai-code, sast, sca, ai-sast';
const AGE = 'must be days or weeks, such as 14d or 2w, at most 36500 days';
const SCORE = '"epss-above" must be a number from 0 to 1, such as 0.1';
const ONLY_SUPPLY_CHAIN = '"epss-above" applies to supply-chain only; set "issue-types: [supply-chain]"';
const BY_PEOPLE = 'needs "states" of these alone: ignored-app, reviewing, fixing, provisionally-ignored-app';
const WHOLE_NUMBER =
  '"max" must be a whole number in plain digits, without quotes, from 0 to 9223372036854775807, such as 0';
const CONTAIN_MAPS = '"conditions" must contain maps, such as { name: No criticals, severities: [critical], max: 0 }';
const NO_ALIAS =
  'an alias (*) or an anchor (&) is not allowed; write the value out, or put text that begins with "*" or "&" in quotes';
const NOT_HERE = 'always fails and cannot be named here; remove it';
const TOO_LONG = '1:1 this has 262145 bytes; shorten it to 262144 (256 KiB) or less';
const NOT_ALLOWED = 'is not allowed; remove it, or save this as plain UTF-8 text';
const SPLIT = 'only, and another key here only to other types; split the condition in two';
const ONLY_RATED =
  '"severities" applies to code, supply-chain and secrets only; set "issue-types: [code, supply-chain, secrets]"';
const NO_TAG = 'a tag (!) is not allowed; remove it, or put text that begins with "!" in quotes';
const BOTH_BY_TIME = 'both choose issues by time; keep one of the two';

/** Ten mistakes that people make, each in one line of a whole policy. */
describe('a mistake in a whole policy', () => {
  it.each([
    ['conditions:', 'conditon:', '2:1 unknown key "conditon"; did you mean "conditions"?'],
    ['    action: fail', '    actoin: fail', '11:5 unknown key "actoin"; did you mean "action"?'],
    ['max: 0', 'max: "0"', `8:10 ${WHOLE_NUMBER}`],
    ['[critical, high]', '[critical, hihg]', '5:28 "severities" does not know "hihg"; did you mean "high"?'],
    ['[critical, high]', 'critical', '5:17 "severities" must be a list; write its values in brackets: [one, another]'],
    ['    issue-types: [secrets]', '', '7:7 "validationStates" applies to secrets only; set "issue-types: [secrets]"'],
    [
      'compare: all',
      'compare: new',
      '10:14 "compare: new" needs a baseline; set baseline where the gate is called, or write "compare: all"',
    ],
    ["    owner: '@org/appsec'\n", '', '19:5 missing key "owner"; add "owner: \'@org/team\'"'],
    ['2027-01-31', '2027-02-29', '22:14 "expires" must be a date that exists, written YYYY-MM-DD'],
    ['{ server: warn }', '{ sever: warn }', '29:20 unknown reason "sever"; did you mean "server"?'],
  ])('with %j written as %j is reported with line, key and fix', (right, wrong, message) => {
    expect(refusal(CONTRACT_EXAMPLE.replace(right, wrong))).toBe(placed(message));
  });

  it('is reported under the name of the source', () => {
    expect(refusal('version: 2', 'policy .github/gate.yml')).toMatch(/^policy \.github\/gate\.yml line 1, column 10: /);
  });

  it('is reported before those below it, each with its line and column', () => {
    const text =
      'version: 1\nconditions:\n  - name: x\n    max: -1\n    cuont: issues\n    where: { cve: [a] }\nmode: report\n';
    expect(refusal(text)).toMatch(
      /^policy line 4, column 10: "max" must be .*; policy line 5, .*"count".*; policy line 6, .*"cves".*; and 1 more$/,
    );
  });

  it('is reported before those to the right of it', () => {
    expect(refusal('version: 1\nconditions: [{ max: 0, nmae: x, name: "" }]')).toMatch(
      /^policy line 2, column 24: unknown key "nmae".*; policy line 2, column 39: "name" must not be blank/,
    );
  });
});

describe('the shape of a policy', () => {
  // `…` stands for the first line, with the version.
  it.each([
    ['', EMPTY],
    ['---\n...\n', EMPTY.replace('1:1', '1:4')],
    ['~', EMPTY],
    ['version', '1:1 the policy must be a map; begin with "version: 1"'],
    ['.github/gate.yml', '1:1 the policy is text; name its file in policy-file'],
    ['conditions: []', '1:1 missing key "version"; add "version: 1"'],
    ['version: 2', `1:10 ${OTHER_VERSION}`],
    ['version: "1"', `1:10 ${OTHER_VERSION}`],
    ['…wavers: []', '2:1 unknown key "wavers"; did you mean "waivers"?'],
    ['…zzzzzzzzz: 1', `2:1 unknown key "zzzzzzzzz"; ${TOP_KEYS}`],
    ['…conditions: {}', '2:13 "conditions" must be a list; begin each entry with "- name:"'],
    ['…conditions: [x]', `2:14 ${CONTAIN_MAPS}`],
    ['…conditions: [~]', `2:14 ${CONTAIN_MAPS}`],
    ['…conditions: [{ name: x, max: 0, if-scanned }]', '2:33 "if-scanned" must be true or false, without quotes'],
    ['…conditions: [{ name: x, max: *c }]', `2:30 ${NO_ALIAS}`],
    ['version: 2\nversion: 1', `1:10 ${OTHER_VERSION}; 2:1 duplicate key "version"; keep one of the two`],
    ['…waivers: x', '2:10 "waivers" must be a list; begin each entry with "- rule:"'],
    ['…waivers: [x]', '2:11 "waivers" must contain maps with rule, reason, owner and expires'],
    ['…on-inconclusive: warn', '2:18 "on-inconclusive" must be a map of reasons, such as { server: warn }'],
    ['…on-inconclusive: { server: ignore }', '2:28 "server" does not know "ignore"; write one of: fail, warn'],
    ['…fail-on-severity: [high]', '2:19 "fail-on-severity" must be one of: critical, high, medium, low, none'],
    ['…on-inconclusive: { config: fail }', `2:20 "config" ${NOT_HERE}`],
    ['…on-inconclusive: { policy-missing: warn }', `2:20 "policy-missing" ${NOT_HERE}`],
    ['…on-inconclusive: { policy-invalid: warn }', `2:20 "policy-invalid" ${NOT_HERE}`],
  ])('%j is refused: %s', (text, message) => {
    expect(refusal(text.replace('…', 'version: 1\n'))).toBe(placed(message));
  });

  const inputs = Object.keys(ACTION_INPUTS).filter((name) => !['on-inconclusive', 'fail-on-severity'].includes(name));
  it.each([...inputs, 'base_url', 'baseUrl', 'token', 'report', 'url'])('%s can be set in the workflow only', (key) => {
    expect(refusal(`version: 1\n${key}: x`)).toBe(
      `policy line 2, column 1: "${key}" can be set in the workflow only; remove it from the policy`,
    );
  });
});

/** Mistakes in a condition. `…` stands for a name and a limit. */
const IN_A_CONDITION: readonly (readonly [string, string])[] = [
  ['… epss-above: 0.1', `2:32 ${ONLY_SUPPLY_CHAIN}`],
  ['… issue-types: [sca, sast], epss-above: 0.1', `2:58 ${ONLY_SUPPLY_CHAIN}`],
  ['… issue-types: [sca], epss-above: 1.1', `2:64 ${SCORE}`],
  ['… issue-types: [sca], epss-above: "0.1"', `2:64 ${SCORE}`],
  ['… issue-types: [sca], epss-above: .nan', `2:64 ${SCORE}`],
  [
    '… issue-types: [sca], unscored: ignore',
    '2:52 "unscored" says what "epss-above" does without a score; set "epss-above", or remove this key',
  ],
  [
    '… issue-types: [sca], epss-above: 0.1, unscored: warn',
    '2:79 "unscored" does not know "warn"; write one of: count, ignore',
  ],
  ['… states: []', '2:40 "states" must not be an empty list; name a value, or remove the key'],
  [
    '… states: [ignored]',
    '2:41 "states" does not know "ignored"; write one of: open, fixed, removed, ignored-app, ignored-code, unknown, reviewing, fixing, provisionally-ignored-app',
  ],
  ['… states: [fixing], triaged-within: 90', `2:66 "triaged-within" ${AGE}`],
  ['… triaged-within: 7d', `2:32 "triaged-within" ${BY_PEOPLE}; write "states: [ignored-app]"`],
  [
    '… states: [ignored-code, ignored-app, open], triaged-within: 7d',
    `2:75 "triaged-within" ${BY_PEOPLE}; write "states: [ignored-app]"`,
  ],
  [
    '… states: [ignored-app], triaged-within: 7d, older-than: 7d',
    `2:55 "triaged-within" and "older-than" ${BOTH_BY_TIME}`,
  ],
  ...['since: "2026-01-31T00:00:00Z"', 'relativeSince: one_day', 'timeFilter: fixed_at'].map(
    (member) =>
      [
        `… states: [ignored-app], triaged-within: 7d, where: { ${member} }`,
        `2:55 "triaged-within" and "${member.split(':')[0]}" ${BOTH_BY_TIME}`,
      ] as const,
  ),
  ['… issue-types: [sca, supply-chain]', '2:51 "issue-types" names this value twice; name it once'],
  ...['14', '14h', '07d', 'x7d', '7days', '7', '0d', '36501d'].map(
    (age) => [`… older-than: ${age}`, `2:44 "older-than" ${AGE}`] as const,
  ),
  ['… older-than: 14d, where: { since: "2026-01-31T00:00:00Z" }', `2:32 "older-than" and "since" ${BOTH_BY_TIME}`],
  ['max: 0', '2:14 missing key "name"; add "name: No live secrets"'],
  ['name: x', '2:14 missing key "max"; add "max: 0"'],
  ['name: " ", max: 0', '2:21 "name" must not be blank; write a text'],
  ['name: 1, max: 0', '2:21 "name" must be text; put it in quotes'],
  [
    'name: 1, max: 0}, {name: 1, max: 0',
    '2:21 "name" must be text; put it in quotes; 2:40 "name" must be text; put it in quotes',
  ],
  [`name: ${'n'.repeat(101)}, max: 0`, '2:21 "name" must not be longer than 100 characters; shorten it'],
  [
    '… until: 1',
    '2:32 unknown key "until"; write one of: name, issue-types, severities, where, epss-above, unscored, older-than, states, triaged-within, max, count, compare, action, if-scanned',
  ],
  ['… count: rules', '2:39 "count" does not know "rules"; write one of: issues, groups'],
  ['… compare: news', '2:41 "compare" does not know "news"; did you mean "new"?'],
  ['… action: block', '2:40 "action" does not know "block"; write one of: fail, warn'],
  ['… if-scanned: "true"', '2:44 "if-scanned" must be true or false, without quotes'],
  ['… severities: []', '2:44 "severities" must not be an empty list; name a value, or remove the key'],
  ['… severities: {a: b}', '2:44 "severities" must be a list; write its values in brackets: [one, another]'],
  ['… issue-types: [unspecified]', `2:46 "issue-types" does not know "unspecified"; write one of: ${TYPES}`],
  ['… issue-types: [sast, research], severities: [low]', `2:63 ${ONLY_RATED}`],
  [
    '… issue-types: [sast], where: { clickToFixPrStates: [open], secretTypes: [a] }',
    `2:90 "secretTypes" applies to secrets ${SPLIT}`,
  ],
  ['… where: [a]', '2:39 "where" must be a map of filter members, such as { filePaths: ["src"] }'],
  ['name: x, max: 0}, {name: x, max: 1', '2:40 another entry has the name "x" too; keep one, or change this name'],
];

describe('a condition', () => {
  it.each(IN_A_CONDITION)('{%s} is refused: %s', (text, message) => {
    expect(refusal(`version: 1\nconditions: [{${text.replace('… ', 'name: x, max: 0, ')}}]`)).toBe(placed(message));
  });

  it.each(
    `0x10 0o7 1e3 1.5 1.0 -1 +1 01 1_000 "3" '3' ５ .inf .nan ~ true None 9223372036854775808 99999999999999999999`.split(
      ' ',
    ),
  )('has no limit of %s', (max) => {
    expect(refusal(`version: 1\nconditions: [{name: x, max: ${max}}]`)).toBe(placed(`2:29 ${WHOLE_NUMBER}`));
  });
});

const WAIVER = { rule: 'a', reason: 'b', owner: 'c', expires: '2027-01-31' };

function waiver(changes: Record<string, unknown>): string {
  return refusal(`version: 1\nwaivers:\n  - ${JSON.stringify({ ...WAIVER, ...changes })}`);
}

describe('a waiver', () => {
  it.each(['rule', 'reason', 'owner', 'expires'])('needs %s', (key) => {
    expect(waiver({ [key]: undefined })).toContain(`policy line 3, column 5: missing key "${key}"; add "${key}: `);
  });

  it.each(['rule', 'reason', 'owner'])('needs a text for %s', (key) => {
    const place = '^policy line 3, column [0-9]+:';
    for (const text of key === 'rule' ? [' '] : [' ', '\u200b', '\u3164 \u2060'])
      expect(waiver({ [key]: text })).toMatch(new RegExp(`${place} "${key}" must not be blank; write a text$`));
    expect(waiver({ [key]: 7 })).toMatch(new RegExp(`${place} "${key}" must be text; put it in quotes$`));
  });

  const NO_DAYS =
    'never 2027 2027-01 +012027-01-31 2027-1-31 31.01.2027 2027-02-30 2027-13-01 2027-00-10 2027-01-00 12027-01-31';
  it.each(['', ...NO_DAYS.split(' '), '2027-01-31T00:00:00Z', ' 2027-01-31', 20_270_131])(
    'cannot end on %j',
    (expires) => {
      expect(waiver({ expires })).toContain('"expires" must be a date that exists, written YYYY-MM-DD');
    },
  );

  it.each(['2028-02-29', '2000-02-29', '9999-12-31', '2020-01-01'])('may end on %s', (expires) => {
    expect(waiver({ expires })).toBe('accepted');
  });

  it.each(['0', '-1', '1.5', '"1"', 'true', '[1]', '', '1e2', '9223372036854775808'])('cannot accept %s', (most) => {
    const entry = `  - { rule: a, reason: b, owner: c, expires: 2027-01-31, max-issues: ${most} }`;
    expect(refusal(`version: 1\nwaivers:\n${entry}\n`)).toMatch(
      /^policy line 3, column [0-9]+: "max-issues" must be a whole number in plain digits, without quotes, from 1 to 9223372036854775807, such as 3$/,
    );
  });

  it.each(['1', '40', '9223372036854775807'])('may accept at most %s issues', (most) => {
    const entry = `  - { rule: a, reason: b, owner: c, expires: 2027-01-31, max-issues: ${most} }`;
    expect(refusal(`version: 1\nwaivers:\n${entry}\n`)).toBe('accepted');
  });

  it('has no other key', () => {
    expect(waiver({ zzzzzz: 'x' })).toContain(
      'unknown key "zzzzzz"; write one of: rule, reason, owner, expires, max-issues, ticket, issue-types, severities',
    );
    expect(waiver({ resaon: 'x', reason: undefined })).toContain('unknown key "resaon"; did you mean "reason"?');
  });

  it.each([
    [{ 'issue-types': ['code'], severities: ['low'], ticket: 'SEC-1' }, 'accepted'],
    [{ severities: ['low'] }, 'accepted'],
    [{ 'issue-types': ['ai-code'], severities: ['low'] }, ONLY_RATED],
    [{ ticket: 5 }, '"ticket" must be text; put it in quotes'],
  ])('may be limited by type and severity: %j', (more, message) => {
    expect(waiver(more)).toContain(message);
  });

  it.each([
    ['7d', '2026-06-22', 'accepted'],
    ['7d', '2026-06-23', '"expires" is more than 7 days ahead ("longest-waiver"); write 2026-06-22 or an earlier date'],
    ['36500d', '2126-05-22', 'accepted'],
    ['99999w', '2026-06-16', '"longest-waiver" must be days or weeks'],
    ['x90d', '2026-06-16', '"longest-waiver" must be days or weeks'],
  ])('under longest-waiver %s may end on %s: %s', (longest, expires, message) => {
    const entry = JSON.stringify({ ...WAIVER, expires });
    expect(refusal(`version: 1\nlongest-waiver: ${longest}\nwaivers:\n  - ${entry}\n`)).toContain(message);
  });
});

describe('a waiver that contradicts itself', () => {
  const lines = ['waivers:', '  - rule: a', '    reason: b', '    owner: c', '    expires: 2027-01-31'];

  it('is reported at the end date that is too late', () => {
    expect(refusal(['version: 1', 'longest-waiver: 1w', ...lines, ''].join('\n'))).toBe(
      'policy line 7, column 14: "expires" is more than 7 days ahead ("longest-waiver"); write 2026-06-22 or an earlier date',
    );
  });

  it('is reported at its severities, with every type that has none', () => {
    const own = ['    issue-types: [sast, research, ai-code]', '    severities: [low]', ''];
    expect(refusal(['version: 1', ...lines, ...own].join('\n'))).toBe(`policy line 8, column 5: ${ONLY_RATED}`);
    expect(refusal(['version: 1', ...lines, own[0], ''].join('\n'))).toBe('accepted');
  });
});

describe('YAML', () => {
  it.each([
    ['version: 1\nversion: 1', '2:1 duplicate key "version"; keep one of the two'],
    ['version: 1\nconditions:\n  - name: x\n    max: 9\n    "max": 0', '5:5 duplicate key "max"; keep one of the two'],
    ['version: &v 1', `1:13 ${NO_ALIAS}`],
    ['version: 1\nconditions: *c', `2:13 ${NO_ALIAS}`],
    ['version: !!int "1"', `1:16 ${NO_TAG}`],
    ['version: 1\n! conditions: []', `2:3 ${NO_TAG}`],
    ['%YAML 1.1\n---\nversion: 1', '1:1 a YAML directive (%) is not allowed; remove this line'],
    ['version: 1\n<<: { conditions: [] }', `2:1 unknown key "<<"; ${TOP_KEYS}`],
    ['version: 1\n__proto__: { conditions: [] }', '2:1 unknown key "__proto__"; remove it'],
    [
      'version: 1\nconditions: [{ __proto__: x }]',
      '2:14 missing key "name"; add "name: No live secrets"; 2:14 missing key "max"; add "max: 0"; 2:16 unknown key "__proto__"; remove it',
    ],
    ['version: 1\ntoString: x', `2:1 unknown key "toString"; ${TOP_KEYS}`],
    ['version: 1\n? [a]\n: b', '2:3 a key must be a plain word; correct it here'],
    ['version: 1\n1: b', '2:1 a key must be a plain word; correct it here'],
    ['version: 1\n---\nversion: 1', '2:1 a second document begins here; keep one and remove the other'],
    ['version: 1\nwaivers:\n\t- rule: x', '3:1 a tab indents this line; indent with spaces'],
    [
      'version: 1\nwaivers:\n  - owner: %me',
      '3:12 plain value cannot start with directive indicator character %; put the text in quotes',
    ],
    ['version: 1\nwaivers:\n  - reason: see: this', '3:13 a second ":" follows on this line; put the text in quotes'],
    [
      'version: 1\nconditions: [',
      '2:14 this is not valid YAML: flow sequence in block collection must be sufficiently indented and end with a ]; correct it here',
    ],
  ])('%j is refused: %s', (text, message) => {
    expect(refusal(text)).toBe(placed(message));
  });

  it.each(['&a', '*a', '!a', '%a', '@a'])('%s in quotes is text', (name) => {
    expect(refusal(`version: 1\nconditions: [{ name: "${name}", max: 0 }]`)).toBe('accepted');
  });

  it('with text over several lines is text, and later lines have the right number', () => {
    const text =
      'version: 1\nwaivers:\n  - rule: a\n    owner: b\n    reason: |\n      !a\n      &b\n    expires: &x 2027-01-31';
    expect(refusal(text.replace('&x ', ''))).toBe('accepted');
    expect(refusal(text)).toContain('policy line 8, column 17: an alias (*) or an anchor (&) is not allowed');
  });

  it.each(['[', '{a: ', '- ', '? '])('with thousands of %j is nested too deep', (piece) => {
    expect(refusal(piece.repeat(20_000))).toBe('policy line 1, column 1: this is nested too deep; flatten it');
  });

  it('is nested too deep from the 17th level', () => {
    const nested = (depth: number): string => `version: 1\nx: ${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(refusal(nested(16))).toContain('unknown key "x"');
    expect(refusal(nested(17))).toBe('policy line 2, column 20: this is nested too deep; flatten it');
  });

  it('quoted in a message is put on one line, and left out if it is long', () => {
    expect(refusal(`version: 1\n"a\\nb": 1`)).toContain('unknown key "a\\nb"; ');
    expect(refusal(`version: 1\n${'k'.repeat(500)}: 1`)).toContain(`unknown key "…" (500 characters); `);
    expect(refusal(`version: 1\n${'k'.repeat(60)}: 1`)).toContain(`unknown key "${'k'.repeat(60)}"; `);
  });
});

describe('the file', () => {
  const utf16 = (text: string, isLittle: boolean): Buffer => {
    const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
    return isLittle ? little : little.swap16();
  };

  it.each([
    [
      'a byte order mark',
      new TextEncoder().encode('\uFEFFversion: 1'),
      `1:1 the invisible character U+FEFF ${NOT_ALLOWED}`,
    ],
    ['a byte order mark in text', '\uFEFFversion: 1', `1:1 the invisible character U+FEFF ${NOT_ALLOWED}`],
    ['UTF-16, big end first', utf16('version: 1', false), '1:1 this is not UTF-8; save it as UTF-8'],
    ['UTF-16, little end first', utf16('version: 1', true), '1:1 this is not UTF-8; save it as UTF-8'],
    ['UTF-16 without a mark', utf16('v: 1', true).subarray(2), `1:2 the invisible character U+0000 ${NOT_ALLOWED}`],
    ['Latin-1', Buffer.from('version: 1\n# café', 'latin1'), '2:6 this is not UTF-8; save it as UTF-8'],
    ['an escape character', 'version: 1\n# \u001b[2J', `2:3 the invisible character U+001B ${NOT_ALLOWED}`],
    ['a delete character', 'a\u007f', `1:2 the invisible character U+007F ${NOT_ALLOWED}`],
    ['a next-line character', 'a\u0085', `1:2 the invisible character U+0085 ${NOT_ALLOWED}`],
    ['the last control character', 'a\u009f', `1:2 the invisible character U+009F ${NOT_ALLOWED}`],
    ['bytes over 256 KiB', new Uint8Array(262_145).fill(0x23), TOO_LONG],
    ['text over 256 KiB in UTF-8', `#${'é'.repeat(131_072)}`, TOO_LONG],
    ...['\xfeA', '\xffA', 'A\xff', 'A\xfe'].map((text): [string, Uint8Array, string] => [
      `the bytes ${JSON.stringify(text)}`,
      Buffer.from(text, 'latin1'),
      `1:${text.startsWith('A') ? 2 : 1} this is not UTF-8; save it as UTF-8`,
    ]),
  ])('with %s is refused', (_, source, message) => {
    expect(refusal(source)).toBe(placed(message));
  });

  it.each(['061C', '200E', '200F', '202A', '202E', '2066', '2069', '2028', '2029', '000D'])(
    'with U+%s is refused, because a reviewer would see another text',
    (code) => {
      const text = `version: 1\n# so${String.fromCodePoint(Number.parseInt(code, 16))}`;
      for (const end of ['', 'max: 0'])
        expect(refusal(text + end)).toBe(placed(`2:5 the invisible character U+${code} ${NOT_ALLOWED}`));
    },
  );

  it.each(['\u2027', '\u202f', '\u2065', '\u206a', '\u200d', '\t'])('may have %j', (character) => {
    expect(refusal(`version: 1\n# so${character}it\r\n`)).toBe('accepted');
  });

  it('may have 256 KiB, umlauts and no-break spaces', () => {
    expect(refusal(`version: 1\n# ü\u00a0${'x'.repeat(262_144 - 17)}`)).toBe('accepted');
    expect(refusal(new TextEncoder().encode('version: 1\n# ü €'))).toBe('accepted');
  });
});
