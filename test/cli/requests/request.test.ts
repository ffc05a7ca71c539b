import { describe, expect, it } from 'vitest';
import { readFlags } from '../../../src/cli/command.ts';
import { ISSUE_LIST_REQUEST, ISSUES_REQUEST } from '../../../src/cli/issues/issues.ts';
import { ofDeployment, REQUEST_FLAG, type RequestShape, readRequest } from '../../../src/cli/requests/request.ts';
import { SCANS_REQUEST } from '../../../src/cli/scans/scans.ts';
import { FILTER_MEMBER_NAMES, filterMember } from '../../../src/domain/issue-filter.ts';
import { systemClock } from '../../../src/gate/process/system-clock.ts';

/** The body of a request with these flags, and the messages about it. */
async function asked<Body>(
  shape: RequestShape<Body>,
  words: readonly string[],
  { text = '', env = {} }: { readonly text?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<{ readonly body: Body; readonly told: readonly string[] }> {
  const told: string[] = [];
  const body = await readRequest(readFlags(words, { ...REQUEST_FLAG, ...shape.flags }, env), shape, {
    readStdin: async () => Buffer.from(text),
    signal: new AbortController().signal,
    clock: systemClock,
    terminal: { tell: (line) => told.push(line) },
  });
  return { body, told };
}

async function fromFlags<Body>(shape: RequestShape<Body>, flags: Readonly<Record<string, string>>): Promise<Body> {
  const words = Object.entries(flags).map(([name, text]) => `--${name}=${text}`);
  return (await asked(shape, words)).body;
}

async function fromText<Body>(shape: RequestShape<Body>, text: string): Promise<Body> {
  return (await asked(shape, ['--request', '-'], { text })).body;
}

const refusal = (message: string) => ({ reason: 'config', message: expect.stringContaining(message) });

it('reads a period before now as a time since', async () => {
  const { since } = await fromFlags(SCANS_REQUEST, { since: '2d' });
  const daysAgo = (time = '') => Math.round((Date.now() - Date.parse(time)) / 86_400_000);
  expect(daysAgo(since)).toBe(2);
  const { filter } = await fromFlags(ISSUES_REQUEST, { since: '90d' });
  expect(daysAgo(filter?.since)).toBe(90);
});

const EXAMPLES = { text: 'one', texts: ['one'], 'date-time': '2026-01-31T00:00:00Z', boolean: false };

/** Every value of an enum, and one of each other kind. */
const EVERY_VALUE = FILTER_MEMBER_NAMES.flatMap((name) => {
  const { kind, values = [] } = filterMember(name);
  if (kind !== 'enum' && kind !== 'enums') return [{ name, value: EXAMPLES[kind] }];
  return values.map((value) => ({ name, value: kind === 'enum' ? value : [value] }));
});

describe('a request from a file', () => {
  it('names the variables that it leaves out', async () => {
    const toldBeside = async (env: Readonly<Record<string, string>>) =>
      (await asked(ISSUES_REQUEST, ['--request', '-'], { text: '{}', env })).told;
    expect(await toldBeside({ FINDINGS_GATE_TYPE: 'code', FINDINGS_GATE_PAGE_SIZE: '7' })).toEqual([
      'Note: --request does not use FINDINGS_GATE_TYPE, FINDINGS_GATE_PAGE_SIZE.',
    ]);
    expect(await toldBeside({ FINDINGS_GATE_TYPE: ' ' })).toEqual([]);
  });
});

describe('the request of an issue search', () => {
  it.each(EVERY_VALUE)('accepts $name = $value in --where and from a file', async ({ name, value }) => {
    const filter = { [name]: value };
    expect((await fromFlags(ISSUES_REQUEST, { where: JSON.stringify(filter) })).filter).toEqual(filter);
    expect(await fromText(ISSUES_REQUEST, JSON.stringify({ filter }))).toEqual({ filter });
  });

  it.each([
    [{ refs: 'main' }, { refs: ['refs/heads/main', 'main'] }],
    [{ 'repository-ids': '101,102' }, { repositoryIds: ['101', '102'] }],
    [{ 'repository-names': 'acme/shop' }, { repositoryNames: ['acme/shop'] }],
    [{ severities: 'critical,high' }, { severities: ['SEVERITY_CRITICAL', 'SEVERITY_HIGH'] }],
    [{ 'aggregate-issue-states': 'open' }, { aggregateIssueStates: ['AGGREGATE_ISSUE_STATE_OPEN'] }],
    [{ 'rule-ids': 'r.x' }, { ruleIds: ['r.x'] }],
    [{ rules: 'x' }, { rules: ['x'] }],
    [{ since: '2026-01-31T00:00:00Z' }, { since: '2026-01-31T00:00:00Z' }],
  ])('has flags for common values: %j', async (flags, filter) => {
    expect((await fromFlags(ISSUES_REQUEST, flags as Record<string, string>)).filter).toEqual(filter);
  });

  it.each([
    { issueTypes: [], issueType: 'ISSUE_TYPE_SCA', cursor: '' },
    { deploymentId: '42', groupBy: 'GROUP_BY_RULE', limit: 3, cursor: 'c', sortBy: 'SORT_BY_ISSUE_COUNTS' },
    { issueTypes: ['ISSUE_TYPE_UNSPECIFIED'], sortDirection: 'SORT_DIRECTION_DESC', filter: {} },
    { issueTypes: ['ISSUE_TYPE_SAST', 'ISSUE_TYPE_SAST'], filter: { severities: [], filePaths: ['a', 'b'] } },
    { filter: { cves: ['CVE-1'], secretTypes: ['x'], rules: ['a'] } },
    { filter: Object.fromEntries(EVERY_VALUE.map(({ name, value }) => [name, value])) },
  ])('is sent as documented: %j', async (body) => {
    expect(await fromText(ISSUES_REQUEST, JSON.stringify(body))).toEqual(body);
  });

  it('requests groups by rule, a hundred per page, if no flag differs', async () => {
    expect(await fromFlags(ISSUES_REQUEST, {})).toEqual({ groupBy: 'GROUP_BY_RULE', limit: 100 });
    const flags = { type: 'ai-sast\nsca', 'page-size': '7', sort: 'severity', direction: 'asc' };
    expect(await fromFlags(ISSUES_REQUEST, flags)).toEqual({
      issueTypes: ['ISSUE_TYPE_AI_SAST', 'ISSUE_TYPE_SCA'],
      groupBy: 'GROUP_BY_RULE',
      limit: 7,
      sortBy: 'SORT_BY_SEVERITY',
      sortDirection: 'SORT_DIRECTION_ASC',
    });
  });

  it.each([
    ['main', ['refs/heads/main', 'main']],
    ['refs/heads/main, main', ['refs/heads/main', 'main']],
    ['refs/pull/7/merge\nrefs/tags/v1', ['refs/pull/7/merge', 'refs/tags/v1']],
  ])('reads each of %j as one ref, in every spelling that the platform may have', async (refs, sent) => {
    expect((await fromFlags(ISSUES_REQUEST, { refs })).filter).toEqual({ refs: sent });
  });

  it.each([
    [{ severities: 'hgih' }, '--severities does not know "hgih"; did you mean "high"?'],
    [{ where: '{"includeTicketed":"yes"}' }, '--where: includeTicketed must be true or false'],
    [{ since: 'yesterday' }, '--since must be a time such as'],
    [{ 'page-size': '0' }, '--page-size must be a whole number from 1'],
    [{ 'page-size': '1e2' }, '--page-size: write a number in plain digits'],
    [{ where: '[]' }, '--where: write a JSON object'],
    [{ where: '{"cves":' }, '--where: this is not JSON: unexpected end at character 8'],
    [{ where: '{"cves":["x",]}' }, '--where: this is not JSON: unexpected text at character 13'],
    [{ where: '{"cvse":["x"]}' }, '--where has no member "cvse"; did you mean "cves"?'],
    [{ where: '{"cves":"x"}' }, '--where: cves must be a list'],
    [{ where: '{"refs":["a"]}', refs: 'b' }, '--refs: another flag sets this member too; remove one'],
    [{ refs: 'main, refs/x/y' }, '--refs: "refs/x/y" is not the name of a ref; write main, refs/heads/main'],
    [{ request: 'no-such-file.json' }, '--request: the file cannot be read (ENOENT)'],
    [{ request: '-', refs: 'main' }, '--request is the whole request: remove --refs'],
  ])('refuses %j', async (flags, message) => {
    await expect(fromFlags(ISSUES_REQUEST, flags as Record<string, string>)).rejects.toMatchObject(refusal(message));
  });

  it.each([
    ['{"filtre":{}}', '--request: the body has no member "filtre"; did you mean "filter"?'],
    ['{"filter":{"severity":["high"]}}', '--request: filter has no member "severity"; did you mean "severities"?'],
    ['{"filter":{"severities":["high"],"severities":[]}}', '--request: this is not JSON: duplicate member name'],
    ['{"filter":{"__proto__":{}}}', '--request: filter has no member "__proto__"'],
    ['{"cursor":" "}', '--request: cursor must not be blank'],
    ['{"cursor":null}', '--request: cursor must be text'],
    ['{"limit":"100"}', '--request: limit must be a whole number'],
    ['{"limit":1.5}', '--request: limit must be a whole number'],
    ['{"groupBy":"GROUP_BY_FILE"}', '--request: groupBy does not know "GROUP_BY_FILE"'],
    ['[]', '--request: the body must be an object'],
    ['', '--request: this is not JSON: unexpected end at character 0'],
  ])('refuses the file %j', async (text, message) => {
    await expect(fromText(ISSUES_REQUEST, text)).rejects.toMatchObject(refusal(message));
  });
});

describe('the request of a scan list', () => {
  it('reads every documented member from a file, ids with all their digits', async () => {
    const text = `{"deploymentId":42,"repository_id":9007199254740993,"branch":"main","cursor":"c","limit":500,
      "since":"2026-01-31T00:00:00Z","is_full_scan":false,"is_partial_scan":true,"total_time":{"min":0.5,"max":9},
      "products":["PRODUCT_UNSPECIFIED","PRODUCT_SCA","PRODUCT_AI_SAST"],"statuses":["SCAN_STATUS_NEVER_FINISHED"]}`;
    expect(await fromText(SCANS_REQUEST, text)).toEqual({
      deploymentId: '42',
      repository_id: '9007199254740993',
      branch: 'main',
      cursor: 'c',
      limit: 500,
      since: '2026-01-31T00:00:00Z',
      is_full_scan: false,
      is_partial_scan: true,
      total_time: { min: 0.5, max: 9 },
      products: ['PRODUCT_UNSPECIFIED', 'PRODUCT_SCA', 'PRODUCT_AI_SAST'],
      statuses: ['SCAN_STATUS_NEVER_FINISHED'],
    });
  });

  it.each([
    ['{"repository_id":"101"}', '--request: repository_id must be a whole number'],
    ['{"limit":501}', '--request: limit must be a whole number from 1 to 500'],
    ['{"total_time":{"minimum":1}}', '--request: total_time has no member "minimum"'],
    ['{"status":["SCAN_STATUS_ERROR"]}', '--request: the body has no member "status"; did you mean "statuses"?'],
    ['{"products":["dast"]}', '--request: products does not know "dast"'],
  ])('refuses the file %j', async (text, message) => {
    await expect(fromText(SCANS_REQUEST, text)).rejects.toMatchObject(refusal(message));
  });

  it('is for one deployment only', () => {
    expect(ofDeployment({ deploymentId: '42', branch: 'main' }, '42')).toEqual({ branch: 'main' });
    expect(() => ofDeployment({ deploymentId: '43' }, '42')).toThrow('deploymentId is not that of --deployment-id');
  });
});

describe('a product', () => {
  it.each([
    'code,supply-chain,secrets,ai-code',
    'sast,sca,secrets,ai-sast',
    'ISSUE_TYPE_SAST,ISSUE_TYPE_SCA,ISSUE_TYPE_SECRETS,ISSUE_TYPE_AI_SAST',
    'PRODUCT_SAST,product-sca,Secrets,AI_CODE',
  ])('has the same names for issues and for scans, in flags and in a body: %s', async (text) => {
    const names = ['SAST', 'SCA', 'SECRETS', 'AI_SAST'];
    const types = { issueTypes: names.map((name) => `ISSUE_TYPE_${name}`) };
    const products = { products: names.map((name) => `PRODUCT_${name}`) };
    const items = JSON.stringify(text.split(','));
    expect(await fromFlags(ISSUES_REQUEST, { type: text })).toMatchObject(types);
    expect(await fromFlags(ISSUE_LIST_REQUEST, { type: text })).toMatchObject(types);
    expect(await fromText(ISSUES_REQUEST, `{"issueTypes":${items}}`)).toMatchObject(types);
    expect(await fromFlags(SCANS_REQUEST, { products: text })).toMatchObject(products);
    expect(await fromText(SCANS_REQUEST, `{"products":${items}}`)).toMatchObject(products);
  });

  it('does not exist for research, which is an issue type', async () => {
    expect(await fromFlags(ISSUES_REQUEST, { type: 'research' })).toMatchObject({
      issueTypes: ['ISSUE_TYPE_RESEARCH'],
    });
    await expect(fromFlags(SCANS_REQUEST, { products: 'research' })).rejects.toThrow(
      /--products does not know "research"/,
    );
  });
});
