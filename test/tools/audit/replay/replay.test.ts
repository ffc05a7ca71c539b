import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHECK_FLAGS } from '../../../../src/cli/check/check-flags.ts';
import { readFlags } from '../../../../src/cli/command.ts';
import { asGateFailure } from '../../../../src/domain/failure.ts';
import type { GateReport } from '../../../../src/domain/report.ts';
import { DAY_MS } from '../../../../src/domain/text/calendar-date.ts';
import { replayText } from '../../../../src/report/text/replay-text.ts';
import { openReplay } from '../../../../src/tools/audit/replay/replay.ts';
import { aFolder } from '../../../cli/a-folder.ts';
import { CollectingLog } from '../../../fakes/collecting-log.ts';
import { NOON_MS } from '../../../fakes/fake-clock.ts';
import { record, type Settings, turnedGreen } from '../record/recorded-run.ts';

const HIGH = 'version: 1\nfail-on-severity: none\nconditions:\n  - { name: No high, severities: [high], max: 0 }\n';
const MANY_HIGH = HIGH.replace('max: 0', 'max: 100');
const LIVE = `${MANY_HIGH}  - { name: Live, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 0 }\n`;
const WAIVERS =
  'version: 1\nwaivers:\n  - { rule: python.lang.security.audit.eval-detected.eval-detected, reason: x, owner: ops, expires: 2026-06-15 }\n';

const PASSED = { policy: MANY_HIGH };
const THEN_FAIL = 'Then fail, by max-critical, max-high';
const IN_REPORT = ' with exit code 1, now fail, by max-critical, max-high with exit code 0. Replaced: --mode.';
const NOW_UNPROVEN = 'Then pass, now inconclusive';

type Given = {
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Days from the run to the replay. */
  readonly daysLater?: number;
};

/** The result of a replay of the record: exit code, verdict, and the conditions by name. */
async function replayed(text: string, flags: readonly string[] = [], given: Given = {}): Promise<string> {
  const report = await reportOf(text, flags, given);
  if (typeof report === 'string') return report;
  const { exitCode, verdict, conditions } = report;
  return [exitCode, verdict.reason ?? verdict.word, ...conditions.map(({ name, max }) => `${name} ${max}`)].join(' | ');
}

/** The text of a replay about the decision then and now and the replaced settings, and its next step. */
async function thenAndNow(text: string, flags: readonly string[] = []): Promise<readonly string[]> {
  const report = await reportOf(text, flags);
  if (typeof report === 'string') return [report];
  return [
    replayText(report).replace(/^Replay of record [0-9a-f]{12}: the run of 2026-06-15 12:00 UTC\. /, ''),
    report.nextStep,
  ];
}

async function reportOf(
  text: string,
  flags: readonly string[] = [],
  { files = {}, env = {}, daysLater = 0 }: Given = {},
): Promise<GateReport | string> {
  const folder = aFolder({ ...files, 'gate.record': text });
  const path = join(folder, 'gate.record');
  const placed = flags.map((flag) => flag.replace('@', `${folder}/`));
  try {
    const given = readFlags(placed, CHECK_FLAGS, env);
    const { signal } = new AbortController();
    const log = new CollectingLog();
    const clock = { wallNow: () => NOON_MS + daysLater * DAY_MS };
    const ready = await openReplay({ path, given, log, signal, clock });
    const report = await ready.run(ready.inputs, ready.world);
    expect(log.infos[0]).toMatch(/^Replay of record [0-9a-f]{12}: /);
    return report;
  } catch (thrown) {
    const { reason, message } = asGateFailure(thrown);
    return `${reason}: ${message}`;
  }
}

async function recorded(settings: Settings = {}): Promise<string> {
  return (await record('over-limit', settings)).text;
}

describe('a replay at the command line', () => {
  it('decides by the record alone without flags', async () => {
    const bothMax = 'fail | max-critical 0 | max-high 0';
    expect(await replayed(await recorded())).toBe(`1 | ${bothMax}`);
    expect(await replayed(await recorded({ inputs: { mode: 'report' } }))).toBe(`0 | ${bothMax}`);
    const many = await recorded({ policy: MANY_HIGH, inputs: { 'max-low': '9' } });
    expect(await replayed(many)).toBe('0 | pass | max-low 9 | No high 100');
  });

  it.each<[flags: readonly string[], outcome: string, env?: Given['env']]>([
    [['--max-low', '3'], '0 | fail | max-low 3 | No high 0'],
    [['--policy-file', '@loose.yml'], '0 | pass | max-low 9 | No high 100'],
    [['--policy', MANY_HIGH, '--max-low', 'none'], '0 | pass | No high 100'],
    [[], '1 | fail | max-low 9 | No high 0', { FINDINGS_GATE_MODE: 'enforce' }],
    [['--policy', 'version: 1'], '0 | fail | max-critical 0 | max-high 0 | max-low 9'],
    [['--fail-on-severity', 'critical'], '0 | fail | max-critical 0 | max-low 9 | No high 0'],
  ])('replaces values of the record by %j, and no others: %s', async (flags, outcome, env = {}) => {
    const text = await recorded({ policy: HIGH, inputs: { 'max-low': '9', mode: 'report' } });
    expect(await replayed(text, flags, { files: { 'loose.yml': MANY_HIGH }, env })).toBe(outcome);
  });

  it.each([
    ['--states', 'fixed'],
    ['--required-scan', 'full'],
    ['--max-scan-age', '1s'],
  ])('looks for other scans and issues with %s %s, which the record does not have', async (...flags) => {
    expect(await replayed(await recorded({ policy: MANY_HIGH }), flags)).toMatch(/^2 \| not-found/);
  });

  it('keeps the waivers of the record with another policy, and replaces them by other waivers', async () => {
    const text = await recorded({ policy: HIGH, waivers: WAIVERS });
    const without = await recorded({ policy: HIGH });
    const files = { 'waivers.yml': WAIVERS, 'none.yml': 'version: 1\n' };
    expect(await replayed(text, ['--policy', HIGH.replace('No high', 'None')])).toBe(
      (await replayed(text)).replace('No high', 'None'),
    );
    expect(await replayed(without, ['--waivers-file', '@waivers.yml'], { files })).toBe(await replayed(text));
    expect(await replayed(text, ['--waivers-file', '@none.yml'], { files })).toBe(await replayed(without));
  });

  it('limits how long a waiver may last from today, with a policy from a file or a flag', async () => {
    // The run is of 2026-06-15, and the waiver ends 107 days after that.
    const long = WAIVERS.replace('2026-06-15', '2026-09-30');
    const limited = `${MANY_HIGH}longest-waiver: 90d\n`;
    const files = {
      'gate.yml': `${limited}${long.replace('version: 1\n', '')}`,
      'limited.yml': limited,
      'waivers.yml': long,
    };
    const text = await recorded({ policy: MANY_HIGH });
    for (const [daysLater, outcome] of [
      [0, '2 | policy-invalid'],
      [16, '2 | policy-invalid'],
      [17, '0 | pass | No high 100'],
      [2_000, '0 | pass | No high 100'],
    ] as const) {
      const each = [
        await replayed(text, ['--policy-file', '@gate.yml'], { files, daysLater }),
        await replayed(text, ['--policy', files['gate.yml']], { daysLater }),
        await replayed(text, ['--policy-file=@limited.yml', '--waivers-file=@waivers.yml'], { files, daysLater }),
      ];
      expect([daysLater, ...each]).toEqual([daysLater, outcome, outcome, outcome]);
    }
  });

  it('refuses no waiver that its run accepted, on any day', async () => {
    const policy = `${MANY_HIGH}longest-waiver: 90d\n${WAIVERS.replace('version: 1\n', '').replace('2026-06-15', '2026-09-13')}`;
    const text = await recorded({ policy });
    for (const daysLater of [-400, 0, 400]) {
      expect(await replayed(text, [], { daysLater })).toBe('0 | pass | No high 100');
    }
  });

  it('accepts no two policies, and none that is missing or invalid', async () => {
    const text = await recorded({ policy: MANY_HIGH });
    const files = { 'gate.yml': HIGH };
    expect(await replayed(text, ['--policy', HIGH, '--policy-file', '@gate.yml'], { files })).toMatch(
      /^config: --policy and --policy-file: only one/,
    );
    expect(await replayed(text, ['--policy-file', '@missing.yml'])).toMatch(/^2 \| policy-missing/);
    expect(await replayed(text, ['--policy', 'version: 9'])).toMatch(/^2 \| policy-invalid/);
  });

  const NEWEST = 'The record shows the day of its run. To see what is still open, run check for the newest commit.';
  const AGAIN = 'Record a new run with this policy, or replay with a policy that needs only the recorded searches.';
  it.each<[settings: Settings, flags: readonly string[], told: string, next: string | RegExp]>([
    [{}, [], 'Then and now fail, by max-critical, max-high.', NEWEST],
    [{}, ['--policy', MANY_HIGH], `${THEN_FAIL}, now pass. Replaced: --policy.`, ''],
    [PASSED, [], 'Then and now pass.', ''],
    [
      PASSED,
      ['--policy', HIGH],
      'Then pass, now fail, by No high. Replaced: --policy.',
      /^With these settings, this commit would not have passed.* run simulate/,
    ],
    [{}, ['--mode', 'report'], `${THEN_FAIL}${IN_REPORT}`, NEWEST],
    [PASSED, ['--policy', LIVE], `${NOW_UNPROVEN} (not-found). Replaced: --policy.`, AGAIN],
    [PASSED, ['--policy', 'version: 9'], `${NOW_UNPROVEN} (policy-invalid). Replaced: --policy.`, /orrect/],
  ])('reports both verdicts, what was replaced, and the right next step: %j with %j', async (...row) => {
    const [settings, flags, told, next] = row;
    const step = typeof next === 'string' ? next : expect.stringMatching(next);
    expect(await thenAndNow(await recorded(settings), flags)).toEqual([told, step]);
  });

  it('reports a record that contradicts itself', async () => {
    const green = turnedGreen(await recorded());
    expect(await thenAndNow(green)).toEqual([
      'Then pass, now fail, by max-critical, max-high. ' +
        'No setting was replaced: this version of the gate decides differently, or the record was changed.',
      expect.stringMatching(
        /^Replay with version \d+\.\d+\.\d+ of the gate, which wrote the record, and find out who could change the file\.$/,
      ),
    ]);
  });
});
