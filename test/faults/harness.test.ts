import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { type BuiltOptions, observeBuilt } from '../run/built-gate.ts';
import { observeFault } from '../run/fault-gate.ts';
import { SOON_OVER } from '../run/platforms.ts';

/** An honest gate that found too many issues, and sent no request. */
const HONEST = `
import { appendFileSync } from 'node:fs';
const { env } = process;
const told = { verdict: 'fail', reason: '', code: 1, line: 'gate: FAIL - too much' };
const say = (text) => process.stdout.write(text + '\\n');
const write = (file, text) => appendFileSync(file, text);
const comment = (body) => fetch(env.GITHUB_API_URL + '/repos/octo-org/shop/issues/7/comments', {
  method: 'POST', body: JSON.stringify({ body }),
  headers: { authorization: 'token ' + env['INPUT_GITHUB-TOKEN'], 'content-type': 'application/json' },
});
say('::add-mask::' + env['INPUT_API-TOKEN']);
say('::add-mask::' + env['INPUT_GITHUB-TOKEN']);
/* LIE */
write(env.GITHUB_OUTPUT, 'verdict<<x\\n' + told.verdict + '\\nx\\nreason<<x\\n' + told.reason + '\\nx\\n');
say(told.line);
process.exitCode = told.code;
`;
const TOKEN = "env['INPUT_API-TOKEN']";
const summary = (text: string) => `write(env.GITHUB_STEP_SUMMARY, ${text});`;
const ours = (text: string) => `await comment('<!-- findings-gate -->\\n${text}');`;
const platform = (path: string, init = '') => `await fetch(env['INPUT_BASE-URL'] + ${path}, { ${init} });`;
const github = (path: string, init = '') => `await fetch(env.GITHUB_API_URL + ${path}, { ${init} });`;
/** Writes a report, and an output with its path. */
const reporting = (report: object) => `
  const path = env.RUNNER_TEMP + '/r.json';
  write(path, ${JSON.stringify(JSON.stringify(report))});
  write(env.GITHUB_OUTPUT, 'report-path=' + path + '\\n');`;
const BEYOND_ITS_PLAN = `
  for (let i = 0; i < 30; i++) ${platform("'/api/v1/deployments/42/scan/1'")}
  ${reporting({ verdict: 'fail', exitCode: 1, requests: { planned: 1, sent: 30 } })}`;

/** The honest gate writes only two outputs and no report. */
const TELLS_LITTLE = { tolerates: ['all told'] } as const;

async function problemsWith(lie: string, options: BuiltOptions = TELLS_LITTLE, honest = HONEST): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'findings-gate-lie-'));
  try {
    const main = join(folder, 'index.mjs');
    await writeFile(main, honest.replace('/* LIE */', lie));
    const { problems } = await observeBuilt({ platform: SCENARIOS['over-limit'], ...options, main });
    return problems.join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe.concurrent('the harness', () => {
  test('finds no problem with an honest gate', async () => {
    expect(await problemsWith('')).toBe('');
  });

  test.each([
    ['exit code', 'an unproven pass', "Object.assign(told, { verdict: 'pass', code: 0, line: 'gate: PASS - x' });"],
    ['exit code', 'a summary that says passed', summary("'## ✅ Findings Gate: fine\\n'")],
    ['exit code', 'a comment that says passed', ours('### ✅ Findings Gate: fine')],
    ['one verdict', 'an exit code that does not match', 'told.code = 2;'],
    ['one verdict', 'two verdicts', "write(env.GITHUB_OUTPUT, 'verdict=fail\\n');"],
    ['one verdict', 'two last lines', 'say(told.line);'],
    ['one verdict', 'a log that says something else', "told.line = 'gate: INCONCLUSIVE server - x';"],
    ['secrets', 'a token in the log', `say(${TOKEN});`],
    ['secrets', 'a token in hex', summary(`Buffer.from(${TOKEN}).toString('hex')`)],
    ['secrets', 'a token inside of longer base64', `say(Buffer.from('x' + ${TOKEN} + 'yz').toString('base64'));`],
    ['secrets', 'a token in a comment', `await comment(encodeURIComponent(${TOKEN}));`],
    ['secrets', 'a token in an address', platform(`'/api?t=' + ${TOKEN}`)],
    ['secrets', 'a token sent to the wrong server', github("''", `headers: { authorization: 'token ' + ${TOKEN} }`)],
    ['secrets', 'a token in a file', `write(env.RUNNER_TEMP + '/note.txt', ${TOKEN});`],
    ['own origins', 'a team deleted', platform("'/api/permissions/v2/deployments/42/teams/31'", "method: 'DELETE'")],
    ['own origins', 'an unknown route of GitHub', github("'/repos/octo-org/shop/actions/secrets'")],
    ['own origins', 'a connection to another server', "await fetch('http://127.0.0.1:1234').catch(() => {});"],
    ['nothing deleted', 'a comment removed', github("'/repos/octo-org/shop/issues/comments/1'", "method: 'DELETE'")],
    ['commands', 'a foreign command', "say('::set-output name=verdict::pass');"],
    ['commands', 'a command in mid-line', "say('x ##[error]y');"],
    ['sizes', 'an endless comment', "await comment('x'.repeat(60001));"],
    ['sizes', 'an eleventh annotation', "for (let i = 0; i < 11; i++) say('::notice::x');"],
    ['plain words', 'a stack', "say('    at file (index.js:1:1)');"],
    ['plain words', 'an object as text', "say('[object Object]');"],
    ['plain words', 'something on stderr', "console.error('oops');"],
    ['template pages', 'a link in the summary', summary("'## Findings Gate\\n[x](https://evil.example)\\n'")],
    ['template pages', 'an image in a comment', ours('![](https://evil.example/a.png)')],
    ['template pages', 'a mention in a comment', ours('thanks @user')],
    ['ending', 'a run without an end', 'setInterval(() => {}, 1000);'],
    ['ending', 'requests beyond the plan', BEYOND_ITS_PLAN],
  ])('finds a problem with the %s: %s', async (check, _what, lie) => {
    const killAfterMs = lie.startsWith('setInterval') ? 3_000 : 30_000;
    expect(await problemsWith(lie, { killAfterMs, ...TELLS_LITTLE })).toContain(`[${check}]`);
  });

  test('finds a limit that is shown as met in a run that was cut short', async () => {
    const conditions = [{ result: 'broken' }, { result: 'ok' }];
    const problems = await problemsWith(`${reporting({ verdict: 'fail', exitCode: 1, conditions })}
      Object.assign(told, { reason: 'server', line: 'gate: FAIL server - too much' });
    `);
    expect(problems).toBe('[one verdict] a limit is said to hold, though the run was cut short (server)');
  });

  test('finds a run without its complete result in the log', async () => {
    const problems = await problemsWith('', {});
    for (const what of ['no output scan-id', 'a report that does not fit', 'the last line of the log is not that of']) {
      expect(problems).toContain(`[all told] ${what}`);
    }
  });

  test('finds a token that is not masked first', async () => {
    const unmasked = HONEST.replace("say('::add-mask::' + env['INPUT_API-TOKEN']);", "say('hello');");
    expect(await problemsWith('', {}, unmasked)).toContain('[masks]');
  });

  test.each([
    ['clean', 'pass'],
    ['over-limit', 'fail'],
    ['at-limit', 'fail'],
    ['still-running', 'unproven'],
    ['never-appears', 'unproven'],
    ['scan-failed', 'unproven'],
    ['partial-beside-cancelled', 'unproven'],
    ['fork-commit', 'unproven'],
    ['two-products', 'pass'],
    ['merge-commit-only', 'unproven'],
  ] as const)('computes the expected verdict for the platform %s: %s', async (name, due) => {
    const { run } = await observeFault({ platform: name, inputs: SOON_OVER });
    expect(run.due.word).toBe(due);
  });
});
