import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pushEvent } from '../../demo/events.ts';
import { aRule, endsAs, RULE_CANARY } from '../../emulator/build.ts';
import type { Fault } from '../../emulator/faults/faults.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { foundBy, SOON_OVER, scanned, withIssues } from '../run/platforms.ts';
import { outputsWith } from '../run/report-outputs.ts';
import { secretForms } from '../run/secret-forms.ts';
import { markerLine, putFirst } from './harness/comment-scene.ts';
import { RUNS } from './harness/hostile-locations.ts';
import { CONDITIONS, NOTICES, POLICY, RULES, withPolicy } from './harness/hostile-scenes.ts';

/** Tokens whose encodings all differ from each other. */
const API_TOKEN = 'pt-9Xw+Zr/2mQ=7vTe%LpA"B3ckN8hUjG5sYdFo1iR6xWq4zKvM';
const GITHUB_TOKEN = 'ghs_7Kq+2Lm/9Np=4Rs%6Tu"8Vw1Xy3Za5Bc7De9Fg2Hi4Jk6Lm8';
const BOTH = `${API_TOKEN} ${GITHUB_TOKEN}`;
const INPUTS = { 'api-token': API_TOKEN, 'github-token': GITHUB_TOKEN, comment: 'always', 'commit-status': 'gate' };
const EACH_TOKEN = [
  ["the platform's token", API_TOKEN],
  ["GitHub's token", GITHUB_TOKEN],
] as const;

/** The run with both tokens, every report and all lines of the log. Every run is checked to show no form of them. */
function runWithTokens(options: BuiltOptions): Promise<GateRun> {
  return runFault({
    ...options,
    inputs: { ...INPUTS, ...options.inputs },
    env: { RUNNER_DEBUG: '1', ...(options.env as Record<string, string>) },
    prepare: async (stage) => {
      stage.platformState.tokens = [{ token: API_TOKEN, webApi: true, scheme: 'api-token' }];
      for (const token of stage.githubState.tokens) token.value = GITHUB_TOKEN;
      await options.prepare?.(stage);
    },
  });
}

/** No ten characters of a secret in a row may be left where a text was cut. */
function piecesOf(secret: string): string[] {
  return Array.from({ length: secret.length - 9 }, (_, start) => secret.slice(start, start + 10));
}

const PLATFORM = ['list-scans', 'read-scan', 'search-issues'];

type Echo = (text: string) => BuiltOptions;

/** Places that everybody reads, and not only debug lines. */
const SHOWN = ['the branch', 'an unknown status', 'the name of the project', 'rule paths', 'rule ids', 'waivers'];
/** Places that are sent to GitHub or come from there, and names that the workflow gives. A search or a cursor goes back to where it came from. */
const OURS = /GitHub|event|^comment-key$|^commit-status$|^repository$|path of the policy/;

const PLACES: readonly (readonly [string, Echo])[] = [
  ...RUNS.flatMap(({ formats, options }) => {
    const plain = Object.fromEntries(Object.keys(formats).map((each) => [each, 'plain']));
    return Object.keys(formats).map((place): [string, Echo] => {
      const tolerates = /branch|cursor/.test(place) ? (['secrets'] as const) : [];
      return [place, (text) => ({ ...options({ ...plain, [place]: text }), tolerates })];
    });
  }),
  ...[RULES, NOTICES, POLICY].flatMap(({ places, options }) =>
    places.map((place): [string, Echo] => [place, (text) => options({ [place]: [text] })]),
  ),
].filter(([place]) => !OURS.test(place));

/** Places where long texts are cut; the scene itself cuts names of conditions. */
const CUT: typeof PLACES = [
  ...PLACES.filter(([place]) => place !== CONDITIONS),
  ['a name in the policy', (name) => withPolicy({ conditions: [{ name, max: 0 }] })],
  ['an error of the program', (text) => crash(`new Error(${JSON.stringify(text)})`)],
];

const NO_REASON = /[^\x20-\x7e]/;

/** A refusal whose status line, headers and body contain the text. */
function saying(text: string, status: number, body: string): Fault {
  const headers = { 'x-echo': text, 'www-authenticate': `Bearer error="${text}"`, 'content-type': 'application/json' };
  return { kind: 'status', status, headers, body, ...(NO_REASON.test(text) ? {} : { reason: text }) };
}

describe('G. secrets', () => {
  test.each(PLACES)('G-1 tokens are redacted, or not shown, when they are in %s', async (where, echo) => {
    const run = await runWithTokens(echo(`before ${BOTH} after`));
    if (SHOWN.includes(where)) expect(outputsWith(run, ['***'])).not.toEqual([]);
    expect(outputsWith(run, [API_TOKEN, GITHUB_TOKEN].flatMap(secretForms))).toEqual([]);
  });

  // One operation with every status, and the others with one that is final and one that is not.
  const refusals = PLATFORM.flatMap((operation, index) =>
    (index === 0 ? [400, 401, 404, 410, 429, 503] : [404, 503]).map((status) => ({ operation, status })),
  );
  test.each(refusals)(
    'G-1 tokens are not shown when the platform echoes them in a refusal: $operation, $status',
    async ({ operation, status }) => {
      const fault = saying(BOTH, status, JSON.stringify({ error: BOTH }));
      const run = await runWithTokens({ faults: [{ match: { operation }, fault }], trace: { RANDOM: '0' } });
      expect(run).toMatchObject({ exitCode: 2, verdict: 'inconclusive' });
    },
  );

  test.each(EACH_TOKEN)('G-2 %s is redacted in every form, in all rule names at once', async (_name, token) => {
    const names = secretForms(token).flatMap((form) => [form, `x${form}`, `"${form}"`, `a=${form}&b`]);
    const rules = names.map((path) => ({ count: 1, rule: aRule({ path }) }));
    const run = await runWithTokens({ platform: withIssues(...rules) });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail' });
    const places = outputsWith(run, ['***']).map((found) => found.split(':')[0]);
    expect(places).toEqual(expect.arrayContaining(['stdout', 'summary', 'report', 'comments']));
  });

  test.each(EACH_TOKEN)('G-2 %s is redacted in every form, in a sentence', async (_name, token) => {
    const forms = secretForms(token);
    for (let from = 0; from < forms.length; from += 3) {
      const platform = scanned({ timeline: endsAs(forms.slice(from, from + 3).join(' > ')) });
      const run = await runWithTokens({ platform, inputs: { ...SOON_OVER, 'wait-timeout': '0s' } });
      expect(run.reason).toBe('scan-running');
      expect(run.comments.join()).toContain('***');
    }
  });

  test.each(CUT)('G-2 no part of a token is left where a text is cut: %s', async (_where, echo) => {
    const pieces = piecesOf(API_TOKEN);
    // Across each place where something is cut: 60, 80, 100, 200 and 600 characters.
    const texts = [[30, 170, 575], [70]].map(
      (leads) => leads.reduce((text, lead) => text.padEnd(lead, 'a') + API_TOKEN, '') + 'b'.repeat(300),
    );
    for (const text of texts) expect(outputsWith(await runWithTokens(echo(text)), pieces)).toEqual([]);
  });

  const WITH_POLICY = { inputs: { 'policy-file': '.github/gate.yml' } };
  test.each<readonly [operations: readonly string[], status: number, Partial<BuiltOptions>]>([
    // The message about a status does not depend on the operation.
    ...[403, 422, 429, 500].map((status) => [['create-comment', 'create-status'], status, {}] as const),
    [['graphql', 'list-comments', 'create-status'], 403, {}],
    [['update-comment'], 500, { prepare: putFirst(`${markerLine()}\nolder`) }],
    [['read-ref'], 403, { event: pushEvent(), ...WITH_POLICY }],
    [['read-contents'], 422, WITH_POLICY],
  ])("G-3 does not repeat what GitHub's API says with its own token: %s, %i", async (operations, status, options) => {
    const body = JSON.stringify({ message: `Bad: ${GITHUB_TOKEN}`, errors: [{ message: API_TOKEN }] });
    const fault = saying(GITHUB_TOKEN, status, body);
    const githubFaults = operations.map((operation) => ({ match: { operation }, fault }));
    const run = await runWithTokens({ platform: SCENARIOS['over-limit'], ...options, githubFaults });
    expect(run.githubRequests.map((request) => request.operation)).toEqual(expect.arrayContaining([...operations]));
    expect([1, 2]).toContain(run.exitCode);
  });

  test.each([['graphql', 'list-comments', 'create-status'], ['create-comment']])(
    'G-4 does not follow redirects of GitHub to another origin, and keeps its verdict: %s',
    async (...all) => {
      const run = await runWithTokens({
        platform: SCENARIOS['over-limit'],
        githubFaults: ({ trap }) => {
          const fault = { kind: 'redirect', status: 307, location: `${trap.origin}/api` } as const;
          return all.map((operation) => ({ match: { operation }, fault }));
        },
      });
      expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', trapHits: 0 });
      expect(run.githubRequests.map(({ operation }) => operation)).toEqual(expect.arrayContaining(all));
    },
  );

  test('G-4 does not follow a Link to another origin, and continues paging at its own', async () => {
    const run = await runWithTokens({
      platform: SCENARIOS['over-limit'],
      prepare: putFirst(...Array<string>(250).fill('hello')),
      githubFaults: ({ trap }) => {
        const headers = { link: `<${trap.origin}/x?page=2>; rel="next"` };
        return [{ match: { operation: 'list-comments' }, fault: { kind: 'headers', headers } }];
      },
    });
    expect(run.trapHits).toBe(0);
    const pages = run.githubRequests.filter(({ operation }) => operation === 'list-comments');
    expect(pages.slice(0, 3).map(({ query }) => query.get('page'))).toEqual(['1', '2', '3']);
  });

  test.each([
    ['both tokens', {}, [API_TOKEN, GITHUB_TOKEN]],
    ['one token, if the other is not given', { 'github-token': '' }, [API_TOKEN]],
    ['no token that is as short as a word', { 'api-token': 'pass', 'github-token': 'gate' }, []],
  ] as const)('G-5 masks before anything else: %s', async (_what, inputs, secrets) => {
    const run = await runWithTokens({ inputs });
    const masked = run.stdout.split('\n').filter((line) => line.startsWith('::add-mask::'));
    expect(masked).toEqual(secrets.map((secret) => `::add-mask::${secret.replaceAll('%', '%25')}`));
    expect(run.stdout.split('\n').slice(0, secrets.length)).toEqual(masked);
  });

  test.each(['over-limit', 'still-running'] as const)(
    'G-6 prints nothing about people and titles: %s',
    async (name) => {
      const run = await runWithTokens({ platform: SCENARIOS[name], inputs: SOON_OVER });
      const people = ['ada@example.com', 'Ada Example', 'ada-example', 'avatars.example', 'two currencies'];
      expect(outputsWith(run, [...people, 'Rule Registry', 'rules.example'])).toEqual([]);
    },
  );

  test('G-7 E24 shows only rule, count and location of secrets found, and never the pattern of a rule', async () => {
    const leaked = { value: RULE_CANARY, validator: RULE_CANARY, path: 'config/prod.env' };
    const rule = aRule({
      path: 'generic.secrets.detected-aws-access-key',
      groupMembers: { secretsAttributes: leaked, exampleMatch: RULE_CANARY, ruleDefinition: { pattern: RULE_CANARY } },
    });
    const secret = { type: 'ISSUE_TYPE_SECRETS', severity: 'SEVERITY_CRITICAL', filePath: 'config/prod.env' } as const;
    const run = await runWithTokens({ platform: foundBy({}, 3, { ...secret, rule }) });
    expect(run.comments.join()).toContain(
      '| `detected-aws-access-key` · `generic.secrets.detected-aws-access-key` | critical | 3 | secrets |',
    );
    expect(outputsWith(run, [RULE_CANARY, 'hunter2'])).toEqual([]);
  });

  const token = "process.env['INPUT_API-TOKEN']";
  test.each([
    ['its message', `new Error('refused ' + ${token})`],
    ['the causes', `new Error('refused', { cause: new Error(${token}, { cause: { headers: [${token}] } }) })`],
    [
      'its own inspection',
      `Object.assign(new Error('refused'), { [Symbol.for('nodejs.util.inspect.custom')]: () => ${token} })`,
    ],
    ['a stack that was overwritten', `Object.assign(new Error('refused'), { stack: ${token} })`],
    ['errors inside', `new AggregateError([new Error(${token})], 'refused')`],
    ['something that is not an error', `{ message: ${token}, toString: () => ${token} }`],
  ])('G-8 ends with one line when it crashes with the token in %s', async (_where, thrown) => {
    const run = await runWithTokens(crash(thrown));
    expect(run).toMatchObject({ exitCode: 2, reason: 'internal', stderr: '' });
    expect(run.stdout).toMatch(
      /^gate: INCONCLUSIVE internal - (?:refused(?: \*\*\*)?|unexpected error|something)[^\n]*\n$/m,
    );
    expect(outputsWith(run, piecesOf(API_TOKEN))).toEqual([]);
  });

  test.each(['over-limit', 'still-running'] as const)(
    'G-9 starts no process and writes only the files of the runner: %s',
    async (platform) => {
      const options = { platform, inputs: { ...SOON_OVER, comment: 'always' } };
      const told = ({ exitCode, verdict, reason, summary, comments }: GateRun) => [
        ...[exitCode, verdict, reason, summary === '', comments.length],
      ];
      const confined = await runFault({ ...options, ...(await onlyRunnerFiles()) });
      expect(told(confined)).toEqual(told(await runFault(options)));
      expect(confined.stdout).not.toContain('was not written');
    },
  );

  test('G-9 would detect a file elsewhere (the confinement works)', async () => {
    const run = await runFault({
      ...(await onlyRunnerFiles()),
      inputs: { 'report-path': join(tmpdir(), 'elsewhere.json') },
      tolerates: ['all told'],
    });
    expect(run.stdout).toContain('The report was not written: ERR_ACCESS_DENIED');
    expect(run.exitCode).toBe(0);
  });
});

/** Throws in the middle of the run: when the first line about the commit is printed. */
function crash(thrown: string): BuiltOptions {
  const code = `const write = process.stdout.write;
    process.stdout.write = function (...args) {
      if (String(args[0]).includes('Judging commit')) setTimeout(() => { throw ${thrown}; });
      return write.apply(this, args);
    };`;
  const flag = `data:text/javascript,${encodeURIComponent(code)}`;
  return { platform: SCENARIOS['still-running'], nodeFlags: ['--import', flag] };
}

/** A place for the runner's files, and flags under which Node refuses every other file, every process and every worker. */
async function onlyRunnerFiles(): Promise<Pick<BuiltOptions, 'env' | 'nodeFlags'>> {
  const folder = await mkdtemp(join(tmpdir(), 'findings-gate-confined-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'temp'));
  for (const name of ['output', 'summary.md']) await writeFile(join(folder, name), '');
  const env = {
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
    RUNNER_TEMP: join(folder, 'temp'),
    TRACE_FILE: join(folder, 'trace.json'),
  };
  const writable = Object.values(env).map((path) => `--allow-fs-write=${path}`);
  return { env, nodeFlags: ['--permission', '--allow-fs-read=*', ...writable] };
}
