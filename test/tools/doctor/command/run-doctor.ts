import { DEFAULT_TOKEN } from '../../../../emulator/build.ts';
import type { FaultRule } from '../../../../emulator/faults/faults.ts';
import type { QuirkId } from '../../../../emulator/quirks/quirks.ts';
import type { ServeOptions } from '../../../../emulator/serve.ts';
import type { PlatformState } from '../../../../emulator/state.ts';
import { aGitHub, aPull, aRepository, aRuleset, aToken, requiring } from '../../../../github-double/build.ts';
import type { Repository } from '../../../../github-double/state.ts';
import type { Shell } from '../../../../src/cli/command.ts';
import type { ConnectionProbe, Diagnosis } from '../../../../src/tools/doctor/diagnosis.ts';
import { DOCTOR } from '../../../../src/tools/doctor/doctor.ts';
import type { ConnectionPart } from '../../../../src/tools/doctor/probe.ts';
import { aShell, runCommand } from '../../../cli/a-shell.ts';
import { scenarioState } from '../../../cli/scenario-state.ts';
import { runPlatform } from '../../../emulator/running-platform.ts';
import { FakeClock, NOON_MS } from '../../../fakes/fake-clock.ts';
import { serveGitHub } from '../../../forge/github/served-github.ts';

/** Runs the command without real waits and without random delays. Its clock is that of the emulator's answers. */
export async function runDoctor(args: readonly string[], given: Partial<Shell> = {}) {
  const { shell, written } = aShell({ clock: clockOfToday(), ...given });
  const exitCode = await runCommand(DOCTOR, args, shell);
  const json = (): Diagnosis & { readonly schema: 1 } => JSON.parse(written.stdout);
  const part = (name: ConnectionPart): ConnectionProbe => json().connection.find((probe) => probe.part === name)!;
  return { exitCode, ...written, json, part };
}

export function clockOfToday(offMs = 0): FakeClock {
  const clock = new FakeClock();
  clock.jump(Date.now() - NOON_MS + offMs);
  return clock;
}

type Given = Partial<Shell> &
  Pick<ServeOptions, 'faults' | 'tls'> & { readonly quirks?: readonly QuirkId[]; readonly args?: readonly string[] };

/** Runs the command with `--json` on an emulator of its own, by default for acme/shop. */
export async function doctorOn(
  state: PlatformState,
  { quirks = [], args = ['--repository', 'acme/shop'], faults, tls, ...given }: Given = {},
) {
  const options = { ...(faults && { faults }), ...(tls && { tls }) };
  const server = await runPlatform(state, undefined, options, quirks);
  return { ...(await runDoctor(['--json', '--base-url', server.origin, ...args], given)), server };
}

const ADMIN = aToken({
  permissions: { ...aToken().permissions, administration: 'write', checks: 'read' },
});
export const REQUIRED = { rulesets: [aRuleset({ rules: requiring({ context: 'findings-gate' }) })] };

export async function doctorWith(
  repository: Partial<Repository>,
  {
    args = ['--repository', 'octo-org/shop'],
    scans = 'octo-org/shop',
    faults = [],
    runner = '',
  }: { args?: readonly string[]; scans?: string; faults?: readonly FaultRule[]; runner?: string } = {},
) {
  const platform = await runPlatform(scenarioState('clean', { repository: scans }));
  const github = await serveGitHub(
    aGitHub({ repositories: [aRepository({ pulls: new Map([[7, aPull()]]), ...repository })], tokens: [ADMIN] }),
    ...faults,
  );
  const env = {
    FINDINGS_GATE_TOKEN: DEFAULT_TOKEN,
    FINDINGS_GATE_GITHUB_TOKEN: ADMIN.value,
    GITHUB_REPOSITORY: runner,
    ...github.env,
  };
  const run = await runDoctor(
    ['--base-url', platform.origin, ...(args.includes('--check') ? args : [...args, '--check', 'findings-gate'])],
    { env },
  );
  return { ...run, asked: github.server.requests.map(({ method, path }) => `${method} ${path}`) };
}
