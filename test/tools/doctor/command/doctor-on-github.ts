import { DEFAULT_TOKEN } from '../../../../emulator/build.ts';
import type { FaultRule } from '../../../../emulator/faults/faults.ts';
import { aGitHub, aPull, aRepository, aRuleset, aToken, requiring } from '../../../../github-double/build.ts';
import type { Repository } from '../../../../github-double/state.ts';
import { scenarioState } from '../../../cli/scenario-state.ts';
import { runPlatform } from '../../../emulator/running-platform.ts';
import { serveGitHub } from '../../../forge/github/served-github.ts';
import { runDoctor } from './run-doctor.ts';

const ADMIN = aToken({
  permissions: { ...aToken().permissions, administration: 'write', actions: 'read', checks: 'read' },
});
export const REQUIRED = { rulesets: [aRuleset({ rules: requiring({ context: 'findings-gate' }) })] };

type Given = {
  readonly args?: readonly string[];
  readonly scans?: string;
  readonly faults?: readonly FaultRule[];
  /** The repository that the runner's variable names. */
  readonly runner?: string;
};

export async function doctorWith(
  repository: Partial<Repository>,
  { args = ['--repository', 'octo-org/shop'], scans = 'octo-org/shop', faults = [], runner = '' }: Given = {},
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
