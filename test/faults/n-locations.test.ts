import { expect, test, vi } from 'vitest';
import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import type { Fault } from '../../emulator/faults/faults.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import type { GateRun } from '../run/gate.ts';

vi.setConfig({ testTimeout: 60_000 });

const OVER: BuiltOptions = { platform: 'over-limit', inputs: { 'max-critical': '0' } };
const PATHS = ['/etc/passwd', '../../x', 'a\n::error::pwned', '<img src=x>', '`$(id)`', '##vso[task.complete]'];

type Page = { readonly issues: readonly { readonly issue: object }[] };

const hostile: Fault = {
  kind: 'rewrite-json',
  rewrite: ({ issues: [first] }: Page) => ({
    issues: PATHS.map((text) => ({ issue: { ...first?.issue, filePath: text, message: text, id: text } })),
    cursor: 'again',
  }),
};

const FAULTS: readonly (readonly [string, Fault])[] = [
  ['500', { kind: 'status', status: 500 }],
  ['429 with a minute to wait', { kind: 'status', status: 429, headers: { 'retry-after': '60' } }],
  ['20 MB', { kind: 'huge-body', bytes: 20_000_000 }],
  ['the token', { kind: 'replace-body', body: `{"issues":[{"issue":{"message":"${DEFAULT_TOKEN}"}}]}` }],
  ['nothing', { kind: 'never-answer' }],
  ['one byte in a second', { kind: 'drip', bytesPerSecond: 1 }],
  ['hostile texts', hostile],
];

function toldBy({ exitCode, verdict, reason, outputs }: GateRun): unknown {
  const { conditions, 'critical-count': critical, 'issue-count': issues, 'new-total': news } = outputs;
  return { exitCode, verdict, reason, conditions, critical, issues, news };
}

test.each(FAULTS)('N15 the issue list that answers %s changes nothing but the places', async (_, fault) => {
  const run = await runFault({ ...OVER, faults: [{ match: { operation: 'list-issues' }, fault }] });
  expect(toldBy(run)).toEqual(toldBy(await runFault(OVER)));
  expect(run.outputs.requests).toBe('9');
  expect(run.requests.filter(({ operation }) => operation === 'list-issues')).toHaveLength(1);
});
