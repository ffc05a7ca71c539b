import { expect } from 'vitest';
import { REASONS } from '../../src/domain/reason.ts';
import { ReportJson } from '../../src/report/record/json-schema.ts';
import { OUTPUT_NAMES } from '../../src/report/record/outputs.ts';
import type { GateRun } from './gate.ts';

const FINAL_LINE =
  /^gate: (PASS|FAIL|INCONCLUSIVE)(?: ([a-z-]+))? - \S.* \[\S+@\S+ ref=\S+ scan=\S+ requests=(\d+) seconds=\d+\.\d\]$/;
const READS = ['list-scans', 'read-scan', 'search-issues'];
/** Routes of GitHub that the gate may call. None of them deletes anything. */
const GITHUB_ROUTES = [
  'graphql',
  'read-pull',
  'list-pulls',
  'list-pull-files',
  'read-contents',
  'read-ref',
  'read-commit',
  'read-repository',
  'list-comments',
  'create-comment',
  'update-comment',
  'create-status',
];

/**
 * What must be true of every run, whatever happens to it (docs/verdict-rules/what-is-judged.md#verdict-and-exit-codes,
 * docs/verdict-rules/what-is-written.md#reports).
 */
export function assertWhatAlwaysHolds(run: GateRun, secrets: readonly string[]): void {
  expect(run.exitCode, `exit code; the log was:\n${run.stdout}${run.stderr}`).toBe(expectedExitCode(run));
  assertOutputs(run);
  assertReport(run);
  assertLog(run);
  assertRequests(run, secrets[0]);
  assertNoSecret(run, secrets);
}

/** The table of docs/verdict-rules/what-is-judged.md#verdict-and-exit-codes, written a second time, independent of the program. */
function expectedExitCode({ verdict, reason, report }: GateRun): number {
  if (verdict === 'pass') return 0;
  if (reason === 'config' && verdict === 'inconclusive') return 3;
  if (report.mode === 'report') return 0;
  if (verdict === 'fail') return 1;
  return report.isSoftened ? 0 : 2;
}

function assertOutputs({ outputs, verdict, reason }: GateRun): void {
  expect(Object.keys(outputs).sort()).toEqual([...OUTPUT_NAMES].sort());
  expect(['pass', 'fail', 'inconclusive']).toContain(verdict);
  expect(verdict === 'pass' ? [''] : [...REASONS, ...(verdict === 'fail' ? [''] : [])]).toContain(reason);
  expect(JSON.parse(outputs.conditions!)).toBeInstanceOf(Array);
  for (const name of ['critical', 'high', 'medium', 'low', 'unrated', 'total', 'new-total', 'waived']) {
    expect(outputs[name], name).toMatch(/^\d*$/);
  }
}

function assertReport({ report, outputs, exitCode }: GateRun): void {
  expect(ReportJson.safeParse(report).error).toBeUndefined();
  expect([report.verdict, report.reason, report.exitCode]).toEqual([outputs.verdict, outputs.reason, exitCode]);
  if (report.verdict !== 'pass') expect(report.nextStep).not.toBe('');
}

function assertLog({ finalLine, stdout, stderr, summary, outputs, verdict, reason }: GateRun): void {
  const [, word, told = '', requests] = FINAL_LINE.exec(finalLine) ?? [];
  expect([word?.toLowerCase(), told, requests], finalLine).toEqual([verdict, reason, outputs.requests]);
  expect(stderr.replaceAll(/^\(node:.*\n|^\(Use `node.*\n/gm, '')).toBe('');
  for (const text of [stdout, summary]) {
    expect(text).not.toMatch(/\[object \w+\]|\bundefined\b|\bNaN\b|^\s+at .+:\d+:\d+\)?$/m);
  }
}

function assertRequests({ requests, githubRequests, outputs, report }: GateRun, apiToken: string | undefined): void {
  expect(requests.filter(({ operation }) => !READS.includes(operation ?? '')).map(({ path }) => path)).toEqual([]);
  expect(
    githubRequests.map(({ operation }) => operation ?? 'unknown').filter((name) => !GITHUB_ROUTES.includes(name)),
  ).toEqual([]);
  for (const { headers } of requests) expect(headers.authorization === `Bearer ${apiToken}`).toBe(true);
  const sent = Number(outputs.requests);
  expect(sent).toBeGreaterThanOrEqual(requests.length);
  expect(sent).toBeLessThanOrEqual(1.25 * report.requests.planned + 20);
}

function assertNoSecret(run: GateRun, secrets: readonly string[]): void {
  const sinks = sinksOf(run);
  for (const secret of secrets) {
    for (const form of formsOf(secret)) {
      const leaks = Object.entries(sinks).filter(([, text]) => text.includes(form));
      expect(
        leaks.map(([name]) => name),
        'places that show a secret',
      ).toEqual([]);
    }
  }
}

function sinksOf(run: GateRun): Readonly<Record<string, string>> {
  const withoutAuthorization = (requests: GateRun['requests']) =>
    JSON.stringify(
      requests.map(({ headers, ...request }) => ({ ...request, headers: { ...headers, authorization: undefined } })),
    );
  return {
    // The runner does not show these lines.
    stdout: run.stdout.replaceAll(/^::add-mask::.*$/gm, ''),
    stderr: run.stderr,
    summary: run.summary,
    outputs: JSON.stringify(run.outputs),
    report: run.reportText,
    comments: JSON.stringify(run.githubState.repositories.map(({ comments, statuses }) => ({ comments, statuses }))),
    'requests to the platform': withoutAuthorization(run.requests),
    'requests to GitHub': withoutAuthorization(run.githubRequests),
  };
}

function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const base64 = [0, 1, 2].map((offset) =>
    Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .slice(4, -4),
  );
  const forms = [
    secret,
    encodeURIComponent(secret),
    bytes.toString('hex'),
    JSON.stringify(secret).slice(1, -1),
    ...base64,
  ];
  return [...new Set(forms)];
}
