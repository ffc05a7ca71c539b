import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SCENARIOS } from '../../../emulator/scenarios.ts';
import { CHECK_FLAGS } from '../../../src/cli/check/check-flags.ts';
import { readRawInputs } from '../../../src/cli/check/check-settings.ts';
import { openReplay } from '../../../src/cli/check/replay.ts';
import { readFlags } from '../../../src/cli/flags.ts';
import { asGateFailure } from '../../../src/domain/failure.ts';
import { CollectingLog } from '../../fakes/collecting-log.ts';
import { scenarioPlatform } from '../../gate/evidence-file/a-platform.ts';
import { inFirstForm, record, type Settings } from '../../gate/evidence-file/recorded-run.ts';

const HIGH = 'version: 1\nconditions:\n  - { name: No high, severities: [high], max: 0 }\n';
const MANY_HIGH = HIGH.replace('max: 0', 'max: 100');
const WAIVERS =
  'version: 1\nwaivers:\n  - { rule: python.lang.security.audit.eval-detected.eval-detected, reason: x, owner: ops, expires: 2026-06-15 }\n';

/** What a replay of the record says: exit code, verdict, and the conditions by name. */
async function replayed(
  text: string,
  flags: readonly string[] = [],
  {
    files = {},
    env = {},
    isByPolicyAlone = false,
  }: {
    readonly files?: Readonly<Record<string, string>>;
    readonly env?: Readonly<Record<string, string>>;
    readonly isByPolicyAlone?: boolean;
  } = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'replay-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'gate.record');
  await writeFile(path, text);
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const placed = flags.map((flag) => flag.replace('@', `${folder}/`));
  try {
    const given = readFlags(placed, CHECK_FLAGS, env);
    const { signal } = new AbortController();
    const ready = await openReplay({
      path,
      given,
      raw: readRawInputs(given),
      log: new CollectingLog(),
      signal,
      isByPolicyAlone,
    });
    const { exitCode, verdict, conditions } = await ready.run(ready.inputs, ready.world);
    return [exitCode, verdict.reason ?? verdict.word, ...conditions.map(({ name, max }) => `${name} ${max}`)].join(
      ' | ',
    );
  } catch (thrown) {
    const { reason, message } = asGateFailure(thrown);
    return `${reason}: ${message}`;
  }
}

async function recorded(settings: Settings = {}): Promise<string> {
  return (await record(scenarioPlatform(SCENARIOS['over-limit']), settings)).text;
}

describe('a replay at the command line', () => {
  it('decides by the record alone where nothing is given', async () => {
    expect(await replayed(await recorded())).toBe('1 | fail | max-critical 0 | max-high 0');
    expect(await replayed(await recorded({ policy: MANY_HIGH, inputs: { 'max-low': '9' } }))).toBe(
      '0 | pass | max-low 9 | No high 100',
    );
    expect(await replayed(await recorded({ inputs: { mode: 'report' } }))).toBe(
      '0 | fail | max-critical 0 | max-high 0',
    );
  });

  it('takes each flag and each variable in the place of what the record says, and of nothing else', async () => {
    const text = await recorded({ policy: HIGH, inputs: { 'max-low': '9', mode: 'report' } });
    const files = { 'loose.yml': MANY_HIGH };
    expect(await replayed(text, ['--max-low', '3'])).toBe('0 | fail | max-low 3 | No high 0');
    expect(await replayed(text, ['--policy-file', '@loose.yml'], { files })).toBe('0 | pass | max-low 9 | No high 100');
    expect(await replayed(text, ['--policy', MANY_HIGH, '--max-low', 'none'])).toBe('0 | pass | No high 100');
    expect(await replayed(text, [], { env: { FINDINGS_GATE_MODE: 'enforce' } })).toBe(
      '1 | fail | max-low 9 | No high 0',
    );
    expect(await replayed(text, ['--policy', 'version: 1'])).toBe('0 | fail | max-critical 0 | max-high 0 | max-low 9');
  });

  it('keeps the waivers of the record beside another policy, and takes others in their place', async () => {
    const text = await recorded({ policy: HIGH, waivers: WAIVERS });
    const without = await recorded({ policy: HIGH });
    const files = { 'waivers.yml': WAIVERS, 'none.yml': 'version: 1\n' };
    expect(await replayed(text, ['--policy', HIGH.replace('No high', 'None')])).toBe(
      (await replayed(text)).replace('No high', 'None'),
    );
    expect(await replayed(without, ['--waivers-file', '@waivers.yml'], { files })).toBe(await replayed(text));
    expect(await replayed(text, ['--waivers-file', '@none.yml'], { files })).toBe(await replayed(without));
  });

  it('by a policy alone leaves out the limits, the policy and the waivers of the record, and nothing else', async () => {
    const text = await recorded({
      policy: HIGH,
      waivers: WAIVERS,
      inputs: { 'max-low': '9', 'max-critical': '0', mode: 'report' },
    });
    const files = { 'loose.yml': MANY_HIGH };
    const flags = ['--policy-file', '@loose.yml'];
    expect(await replayed(text, flags, { files, isByPolicyAlone: true })).toBe('0 | pass | No high 100');
    expect(await replayed(text, [...flags, '--max-low', '20'], { files, isByPolicyAlone: true })).toBe(
      '0 | pass | max-low 20 | No high 100',
    );
  });

  it('of a record of the first form says what must be given, and takes no default in its place', async () => {
    const first = inFirstForm(await recorded());
    const refusal =
      /^config: .*first form, which keeps no limits.*--policy-file or --policy.*a limit such as --max-high$/;
    expect(await replayed(first)).toMatch(refusal);
    expect(await replayed(first, ['--mode', 'report', '--states', 'open'])).toMatch(refusal);
    expect(await replayed(first, ['--waivers-file', '@waivers.yml'], { files: { 'waivers.yml': WAIVERS } })).toMatch(
      refusal,
    );
    expect(await replayed(first, ['--max-high', '0'])).toBe('1 | fail | max-critical 0 | max-high 0');
    expect(await replayed(first, ['--policy', MANY_HIGH])).toBe('0 | pass | No high 100');
    expect(
      await replayed(first, [], { env: { FINDINGS_GATE_MAX_HIGH: '100', FINDINGS_GATE_MAX_CRITICAL: 'none' } }),
    ).toBe('0 | pass | max-high 100');
  });

  it('takes no two policies, and none that cannot be read in the place of a good one', async () => {
    const text = await recorded({ policy: MANY_HIGH });
    const files = { 'gate.yml': HIGH };
    expect(await replayed(text, ['--policy', HIGH, '--policy-file', '@gate.yml'], { files })).toMatch(
      /^config: --policy and --policy-file: only one/,
    );
    expect(await replayed(text, ['--policy-file', '@missing.yml'])).toMatch(/^2 \| policy-missing/);
    expect(await replayed(text, ['--policy', 'version: 9'])).toMatch(/^2 \| policy-invalid/);
  });
});
