import { describe, expect, it } from 'vitest';
import type { ActionInputName } from '../../src/domain/action-inputs.ts';
import { FAIL_ON_SEVERITIES } from '../../src/domain/issue.ts';
import { type Inputs, parseInputs } from '../../src/inputs/parse-inputs.ts';
import { withDefaults } from '../../src/inputs/raw-inputs.ts';
import { type Given, inputsFrom, refusalOf } from './some-inputs.ts';

const SHA1 = 'ab'.repeat(20);
const SHA256 = 'ab'.repeat(32);
const STATES = 'open,fixed,removed,ignored-app,ignored-code,unknown,reviewing,fixing,provisionally-ignored-app';
const MOST = '9223372036854775807';

it('blank inputs mean their defaults', () => {
  expect(inputsFrom({})).toEqual({
    baseUrl: new URL('https://findings.example.com'),
    apiToken: 'api-token-of-the-test',
    deploymentId: '11' as Inputs['deploymentId'],
    repositoryId: undefined,
    repository: 'acme/shop',
    commit: undefined,
    requiredProducts: [],
    requiredScan: 'any',
    maxScanAgeMs: undefined,
    projects: { kind: 'one' },
    discoveryTimeoutMs: 300_000,
    waitTimeoutMs: 900_000,
    pollIntervalMs: 10_000,
    requestTimeoutMs: 70_000,
    pageSize: 100,
    limits: {
      failOnSeverity: undefined,
      critical: undefined,
      high: undefined,
      medium: undefined,
      low: undefined,
      unrated: undefined,
    },
    states: ['open', 'reviewing', 'fixing', 'unknown'],
    baseline: { kind: 'none' },
    policy: undefined,
    policyFile: undefined,
    waiversFile: undefined,
    mergeQueue: 'pull-request',
    mode: 'enforce',
    onInconclusive: undefined,
    comment: 'auto',
    commentKey: '',
    commitStatus: undefined,
    summary: true,
    reportPath: undefined,
    recordPath: undefined,
    attestationPath: undefined,
    githubToken: undefined,
  } satisfies Inputs);
});

describe('an input that can be used', () => {
  it.each<[name: ActionInputName, text: string, setting: Partial<Inputs>]>([
    ['deployment-id', MOST, { deploymentId: MOST as Inputs['deploymentId'] }],
    ['repository-id', '0', { repositoryId: '0' as Inputs['repositoryId'] }],
    ['repository', 'group/sub/Shop name', { repository: 'group/sub/Shop name' }],
    ['commit', SHA1, { commit: SHA1 as Inputs['commit'] }],
    ['commit', SHA256, { commit: SHA256 as Inputs['commit'] }],
    ['required-products', 'code', { requiredProducts: ['code'] }],
    [
      'required-products',
      ' code,supply-chain\n\nsecrets,\r\nai-code ',
      { requiredProducts: ['code', 'supply-chain', 'secrets', 'ai-code'] },
    ],
    ['required-scan', 'full', { requiredScan: 'full' }],
    ['max-scan-age', '7d', { maxScanAgeMs: 7 * 86_400_000 }],
    ['projects', 'all', { projects: { kind: 'all' } }],
    ['projects', '42', { projects: { kind: 'listed', wanted: ['42'] } }],
    [
      'projects',
      ' acme/shop/api,42\n\nGroup/The shop,\r\n007x ',
      { projects: { kind: 'listed', wanted: ['acme/shop/api', '42', 'Group/The shop', '007x'] } },
    ],
    ['discovery-timeout', '0s', { discoveryTimeoutMs: 0 }],
    ['wait-timeout', '0s', { waitTimeoutMs: 0 }],
    ['wait-timeout', '6h', { waitTimeoutMs: 21_600_000 }],
    ['poll-interval', ' 2m ', { pollIntervalMs: 120_000 }],
    ['request-timeout', '1s', { requestTimeoutMs: 1_000 }],
    ['page-size', '1', { pageSize: 1 }],
    ['page-size', '1000', { pageSize: 1_000 }],
    [
      'states',
      'ignored_app, AGGREGATE_ISSUE_STATE_IGNORED_CODE\nprovisionally-ignored-app',
      { states: ['ignored-app', 'ignored-code', 'provisionally-ignored-app'] },
    ],
    ['states', STATES, { states: STATES.split(',') as readonly string[] as Inputs['states'] }],
    ['baseline', 'base', { baseline: { kind: 'base' } }],
    ['baseline', 'refs/heads/main', { baseline: { kind: 'ref', ref: 'refs/heads/main' } }],
    ['policy', '\n version: 1\n', { policy: '\n version: 1\n' }],
    ['merge-queue', 'merge-group', { mergeQueue: 'merge-group' }],
    ['mode', 'report', { mode: 'report' }],
    ['on-inconclusive', 'server: warn\nnetwork: warn', { onInconclusive: { server: 'warn', network: 'warn' } }],
    ['comment', 'never', { comment: 'never' }],
    ['comment-key', 'backend', { commentKey: 'backend' }],
    ['commit-status', 'Findings', { commitStatus: 'Findings' }],
    ['summary', 'false', { summary: false }],
    ['report-path', 'out/report.json', { reportPath: 'out/report.json' }],
    ['attestation-path', 'out/pass.json', { attestationPath: 'out/pass.json' }],
    ['github-token', 'ghs_1234567890', { githubToken: 'ghs_1234567890' }],
  ])('is %s with the text %j', (name, text, setting) => {
    expect(inputsFrom({ [name]: text })).toMatchObject(setting);
  });

  it.each(['critical', 'high', 'medium', 'low', 'unrated'] as const)(
    'is max-%s with a number, with none, or left out',
    (column) => {
      const limit = (text: string) => inputsFrom({ [`max-${column}`]: text }).limits[column];
      expect([limit('0'), limit('12'), limit(MOST)]).toEqual([0n, 12n, 9223372036854775807n]);
      expect([limit('none'), limit('  ')]).toEqual(['none', undefined]);
    },
  );

  it.each(FAIL_ON_SEVERITIES)('is fail-on-severity with %s, or left out', (word) => {
    const severity = (text: string) => inputsFrom({ 'fail-on-severity': text }).limits.failOnSeverity;
    expect([severity(` ${word} `), severity(' ')]).toEqual([word, undefined]);
  });

  it('is policy-file, if there is a token to read it with', () => {
    const { policyFile } = inputsFrom({ 'policy-file': ' .github/gate.yml ', 'github-token': 'ghs_1234567890' });
    expect(policyFile).toEqual({ kind: 'here', path: '.github/gate.yml' });
  });
});

describe('an input that cannot be used', () => {
  it.each(['0', '1001', '-1', '05', 'abc'])('is page-size with %j', (text) => {
    expect(refusalOf({ 'page-size': text })).toBe(
      `config: input page-size: "${text}" is no page size; write a whole number from 1 to 1000.`,
    );
  });

  it.each([
    ['poll-interval', '0s'],
    ['poll-interval', '9ms'],
    ['request-timeout', '0ms'],
  ])('is %s with %j, which is too short', (name, text) => {
    expect(refusalOf({ [name]: text })).toBe(`config: input ${name}: "${text}" is too short; write at least 10ms.`);
  });

  it.each<[name: ActionInputName, text: string, words: string]>([
    ['required-products', 'code, dast', '"dast" is not one of code, supply-chain, secrets, ai-code'],
    ['max-scan-age', '31d', 'more than 30d'],
    ['max-scan-age', '0d', 'too short'],
    ['max-scan-age', 'a week', 'such as 24h or 7d'],
    ['required-scan', 'diff', '"diff" is not one of any, full'],
    ['required-scan', 'Full', 'did you mean full?'],
    ['projects', ',', 'nothing is named; name at least one'],
    ['projects', 'All', '"all" must be alone and in lower case'],
    ['projects', 'acme/shop/api, one', '"one" must be alone and in lower case'],
    ['projects', 'acme/shop/api, Acme/Shop/API', '"Acme/Shop/API" is named twice'],
    ['projects', '42, 007', '"007" is not a whole number in plain digits'],
    ['projects', 'acme/sh\u0000op', 'this contains an invisible character'],
    ['projects', 'x'.repeat(201), 'this is longer than 200 characters'],
    ['projects', Array.from({ length: 201 }, (_, index) => index + 1).join(), 'more than 200 projects are named'],
    ['required-products', ',', 'nothing is named'],
    ['required-products', 'suply-chain', 'did you mean supply-chain?'],
    ['required-products', 'PRODUCT_SCA', 'is not one of code'],
    ['required-products', 'code,\ncode', '"code" is named twice'],
    ['states', 'opne', 'did you mean open?'],
    ['states', 'closed', '"closed" is not one of open, fixed'],
    ['states', 'OPEN', '"OPEN" is not one of open'],
    ['states', 'open, AGGREGATE_ISSUE_STATE_OPEN', '"AGGREGATE_ISSUE_STATE_OPEN" is named twice'],
    ['states', 'ISSUE_STATUS_UNRESOLVED', 'is not one of open'],
    ['states', ',', 'nothing is named'],
    ['fail-on-severity', 'hihg', 'did you mean high?'],
    ['fail-on-severity', 'critical, high', 'is not one of critical, high, medium, low, none'],
    ['mode', 'enforced', 'did you mean enforce?'],
    ['comment', 'true', '"true" is not one of auto, on-failure, always, never'],
    ['merge-queue', 'merge_group', 'did you mean merge-group?'],
    ['summary', 'True', '"True" is not one of true, false'],
    ['commit', SHA1.toUpperCase(), 'is not a full commit hash'],
    ['commit', 'main', 'is not a full commit hash'],
    ['baseline', 'two words', 'is neither none, base nor the name of a ref'],
    ['baseline', '-main', 'is neither'],
    ['baseline', 'a'.repeat(256), 'is neither'],
    ['repository', 'a'.repeat(201), 'longer than 200 characters'],
    ['repository', 'acme/\u202eshop', 'invisible character'],
    ['comment-key', 'a'.repeat(101), 'longer than 100 characters'],
    ['comment-key', 'a\u2028b', 'invisible character'],
    ['comment-key', 'a\nb', 'invisible character'],
    ['commit-status', 'a\u200bb', 'invisible character'],
    ['api-token', 's3cr3t-12345678\n', 'the token contains a space'],
    ['github-token', 'ghs_1\nX-Evil: 1', 'the token contains a space'],
    ['on-inconclusive', 'server: maybe', '"maybe" is not one of fail, warn'],
  ])('is %s with the text %j', (name, text, words) => {
    const refusal = refusalOf({ [name]: text });
    expect(refusal).toMatch(new RegExp(`^config: input ${name}: `));
    expect(refusal).toContain(words);
  });

  it('is shown only by its length if it is long, because a part of a misplaced secret would not be masked', () => {
    const refusal = refusalOf({ 'deployment-id': 's3cr3t'.repeat(14) });
    expect(refusal).toMatch(/^config: input deployment-id: "…" \(84 characters\) is not a whole number/);
  });

  it('is reported together with all others', () => {
    const refusal = refusalOf({ mode: 'x', 'max-high': 'many', 'wait-timeout': '5' });
    for (const name of ['mode', 'max-high', 'wait-timeout']) expect(refusal).toContain(`input ${name}: `);
  });
});

const MAY_BE_BLANK = [
  'repository-id commit required-products max-scan-age fail-on-severity max-critical max-high max-medium max-low',
  'max-unrated policy policy-file waivers-file on-inconclusive comment-key commit-status report-path record-path',
  'attestation-path github-token',
].flatMap((names) => names.split(' '));

describe('an input that is blank after defaults were filled in', () => {
  const raw = withDefaults(
    { 'base-url': 'https://findings.example.com', 'api-token': 'api-token-of-the-test', 'deployment-id': '11' },
    { GITHUB_REPOSITORY: 'acme/shop' },
  );

  it.each(MAY_BE_BLANK)('may be %s', (name) => {
    expect(() => parseInputs({ ...raw, [name]: ' ' })).not.toThrow();
  });

  it.each(Object.keys(raw).filter((name) => !MAY_BE_BLANK.includes(name)))('may not be %s', (name) => {
    const words = name === 'api-token' ? 'input api-token: it is empty' : `input ${name}: this is required`;
    expect(() => parseInputs({ ...raw, [name]: ' ' })).toThrow(words);
  });
});

describe('the policy', () => {
  it.each<[what: string, given: Given, words: string]>([
    [
      'is not given twice',
      { policy: 'version: 1', 'policy-file': 'gate.yml', 'github-token': 'ghs_1234567890' },
      'input policy and input policy-file',
    ],
    ['is read from no file without a token', { 'policy-file': 'gate.yml' }, 'input policy-file: this is read through'],
    [
      'is refused by its path, also if other inputs are missing',
      { 'policy-file': 'a/../b', 'github-token': 'ghs_1234567890', 'api-token': '' },
      'input policy-file: it must be a path from the root',
    ],
    [
      'has waivers of this repository only, also if other inputs are missing',
      { 'waivers-file': 'o/r/w.yml@main', 'github-token': 'ghs_1234567890', 'api-token': '' },
      'input waivers-file: waivers are those of this repository',
    ],
    [
      'is not reported to lack a token when the token is only wrong',
      { 'policy-file': 'gate.yml', 'github-token': 'a b' },
      'input github-token: ',
    ],
  ])('%s', (_, given, words) => {
    const refusal = refusalOf(given);
    expect(refusal).toMatch(/^config: /);
    expect(refusal).toContain(words);
    if (given['github-token'] === 'a b') expect(refusal).not.toContain('input policy-file');
  });
});

describe('the token of the platform', () => {
  it.each<[what: string, given: Given, start: string]>([
    ['is blank', { 'api-token': ' \n ' }, 'no-token: '],
    ['is missing together with other inputs', { 'api-token': '', 'base-url': '' }, 'config: input base-url: '],
    ['is missing, and another setting is wrong', { 'api-token': '', mode: 'x' }, 'config: input mode: '],
    ['is there, and the address is missing', { 'base-url': '' }, 'config: input base-url: this is required'],
  ])('%s', (_, given, start) => {
    const refusal = refusalOf(given);
    expect(refusal.startsWith(start)).toBe(true);
  });
});

it.each(['all', 'acme/shop/api', '42'])('repository-id cannot be given with projects %s', (projects) => {
  expect(refusalOf({ projects, 'repository-id': '42' })).toMatch(/^config: input repository-id and input projects: /);
  expect(inputsFrom({ projects: 'one', 'repository-id': '42' }).repositoryId).toBe('42');
});
