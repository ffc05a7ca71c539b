import { describe, expect, it } from 'vitest';
import { ACTION_INPUTS } from '../../../../src/domain/action-inputs.ts';
import { GateFailure } from '../../../../src/domain/failure.ts';
import type { GateReport } from '../../../../src/domain/report.ts';
import type { World } from '../../../../src/gate/pipeline/world.ts';
import { createRedactor } from '../../../../src/report/text/redact.ts';
import { readRecord } from '../../../../src/tools/audit/record/read-record.ts';
import { STORED_INPUTS } from '../../../../src/tools/audit/record/stored-names.ts';
import { replayWorld } from '../../../../src/tools/audit/replay/replay.ts';
import { CollectingLog } from '../../../fakes/collecting-log.ts';
import { LINKS, record, recordedAlike, replay, type Settings } from './recorded-run.ts';

const STRICT =
  'version: 1\nfail-on-severity: none\nconditions:\n  - { name: No high, severities: [critical, high], max: 0 }\n';
const LOOSE = STRICT.replace('max: 0', 'max: 1000').replace('No high', 'A thousand high');
const SECRET = 'sgp_0123456789abcdef';

function caseIn(text: string) {
  return readRecord(new TextEncoder().encode(text)).case!;
}

function outcomeOf({ verdict, exitCode, conditions }: GateReport) {
  return [verdict.word, verdict.reason ?? '', exitCode, conditions.map(({ name, result }) => `${name}: ${result}`)];
}

/** Inputs with values that are stored as the subject or as texts, or that change only requests and outputs. */
const STORED_OTHERWISE = ['commit', 'merge-queue', 'policy', 'policy-file', 'waivers-file'];
const NEEDLESS = [
  ...['api-token', 'github-token', 'request-timeout', 'comment', 'comment-key', 'commit-status', 'summary'],
  ...['report-path', 'record-path', 'attestation-path'],
];

describe('the case of a record', () => {
  it('has, with the evidence, every input that can change a verdict', () => {
    expect([...STORED_INPUTS, ...STORED_OTHERWISE, ...NEEDLESS].sort()).toEqual(Object.keys(ACTION_INPUTS).sort());
  });

  it('has limits, policy and waivers as written, with sources and digests, and the verdict', async () => {
    const waivers =
      'version: 1 # theirs\nwaivers:\n  - { rule: a.b, reason: Sandboxed, owner: ada@example.com, expires: 2026-12-01 }\n';
    const limits = { 'fail-on-severity': 'critical', 'max-low': '5' };
    const inputs = { ...limits, mode: 'report', 'on-inconclusive': 'no-scan: warn' };
    const { text, report } = await record('over-limit', { policy: STRICT, waivers, inputs });
    const { policy, ...stored } = caseIn(text);
    const blank = { 'max-critical': '', 'max-high': '', 'max-medium': '', 'max-unrated': '' };
    expect(JSON.parse(text).run.inputs).toMatchObject({ ...inputs, ...blank });
    expect(stored).toEqual({
      verdict: 'fail',
      exitCode: 0,
      conditions: report.conditions.map(({ name, action, result }) => ({ name, action, result })),
    });
    expect(policy).toMatchObject({
      kind: 'read',
      policy: { text: STRICT, source: { kind: 'input' } },
      waivers: { path: 'waivers.yml', file: { text: waivers, source: { kind: 'local-file', path: 'waivers.yml' } } },
    });
  });

  it.each<[what: string, settings: Settings]>([
    ['a report that is not enforced', { inputs: { mode: 'report' } }],
    ['a softened reason', { inputs: { 'repository-id': '999', 'on-inconclusive': 'warn', 'wait-timeout': '1s' } }],
  ])('is decided again the same: %s', async (_, settings) => {
    await recordedAlike('over-limit', settings);
  });

  it.each(['policy-missing', 'policy-invalid', 'github'] as const)(
    'of a run whose policy was refused (%s) is refused the same, unless another policy is given',
    async (reason) => {
      const failure = new GateFailure(reason, 'so it was told', { problems: ['line 1', 'line 2'] });
      // The gate asks for the list while it reads the policy.
      const around = (): Partial<World> => ({
        isPolicyAsked: true,
        async readPolicy() {
          for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
          throw failure;
        },
      });
      const { report, text } = await record('over-limit', {}, { around });
      expect([report.verdict.reason, report.problems]).toEqual([reason, failure.problems]);
      const again = await replay(text);
      expect([again.verdict, again.problems, again.exitCode]).toEqual([report.verdict, report.problems, 2]);
      // The record lacks answers that the run had not asked for by then.
      expect((await replay(text, { policy: LOOSE })).verdict.word).toBe('inconclusive');
    },
  );

  it('is judged by the base that the run knew, even if other settings request it again', async () => {
    const moved = { ref: 'refs/heads/release', changedAtMs: undefined };
    const { report, text } = await record('over-limit', {}, { around: () => ({ baseNow: async () => moved }) });
    expect(report.verdict.reason).toBe('bad-event');
    const stored = readRecord(new TextEncoder().encode(text));
    const { baseNow } = replayWorld(stored, {
      log: new CollectingLog(),
      signal: new AbortController().signal,
      links: LINKS,
      readPolicy: async () => undefined,
    });
    expect([await baseNow?.(), await baseNow?.()]).toMatchObject([moved, moved]);
  });

  const LIVE = `version: 1\nfail-on-severity: none\nconditions:
  - { name: Live, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 0 }\n`;
  it.each<[what: string, settings: Settings]>([
    ['the searches of another policy', { policy: LIVE }],
    ['the baseline', { inputs: { baseline: 'main' } }],
  ])('that lacks %s is inconclusive, even if softened', async (_, settings) => {
    const { text } = await record('silenced', { inputs: { 'on-inconclusive': 'warn' } });
    const { verdict, exitCode } = await replay(text, settings);
    expect([verdict.reason, verdict.detail, exitCode]).toEqual(['not-found', 'not-recorded', 2]);
  });

  it('of a run that was stopped before its policy was read is stopped the same', async () => {
    const pending = Promise.withResolvers<undefined>();
    const around = (): Partial<World> => ({ isPolicyAsked: true, readPolicy: () => pending.promise });
    setTimeout(() => pending.reject(new GateFailure('cancelled', 'the run was stopped from outside')), 50);
    const { report, text } = await record('over-limit', {}, { around, stopAtMs: 700 });
    expect(caseIn(text).policy.kind).toBe('unread');
    expect(outcomeOf(await replay(text))).toEqual(outcomeOf(report));
  });

  it('has no policy text that contains a secret, and then needs a policy for a replay', async () => {
    const policy = `${STRICT}# ${SECRET}\n`;
    const { report, text } = await record('over-limit', { policy }, { redact: createRedactor([SECRET]) });
    expect(text).not.toContain(SECRET);
    const again = await replay(text);
    expect([again.exitCode, again.verdict]).toEqual([
      3,
      expect.objectContaining({ reason: 'config', message: expect.stringContaining('give it with --policy-file') }),
    ]);
    expect(outcomeOf(await replay(text, { policy }))).toEqual(outcomeOf(report));
  });
});
