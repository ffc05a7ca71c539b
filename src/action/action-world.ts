import type { MonotonicMs } from '../domain/work/time.ts';
import type { Prepared } from '../gate/door/door.ts';
import { claimFiles, type NamedFile } from '../gate/process/claim-files.ts';
import { runCommit } from '../gate/story/run-commit.ts';
import { createPlatformSide } from '../platform/platform-side.ts';
import type { Log } from '../ports/log.ts';
import { readRun } from '../target/actions-run.ts';
import { checkoutOf, checkoutWith } from '../target/checkout.ts';
import { createGitHubSide, type GitHubSide } from './github-side.ts';
import type { GitHubSideOptions } from './github-side-options.ts';
import { inWorkspace } from './workflow-files.ts';

export type Ready = Prepared & { readonly github: GitHubSide };

export type ActionWorldOptions = GitHubSideOptions & {
  readonly log: Log;
  readonly monotonicStart: MonotonicMs;
};

/** Once the settings are read, with all that the first request needs. Throws `GateFailure` (`config`, `tls`, `github`). */
export async function openActionWorld(options: ActionWorldOptions): Promise<Ready> {
  const { env, inputs } = options;
  const { openPlaces, ...platform } = createPlatformSide({ ...options, runUrl: readRun(env)?.url });
  const github = createGitHubSide(options);
  const { commit, repository } = inputs;
  const checkout = checkoutWith(checkoutOf(env), { isCommitGiven: commit !== undefined, repository });
  const world = { ...options, ...platform, ...github.world, checkout };
  for (const warning of await claimFiles(filesOf(options))) options.warn(warning);
  return {
    inputs,
    world,
    run: runCommit,
    github,
    places: { open: openPlaces, mostPages: 1 },
    requirement: github.requirement,
  };
}

/** The runner's own files: they are no place for a report. */
const RUNNER_FILES = [
  'GITHUB_OUTPUT',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_STATE',
  'GITHUB_EVENT_PATH',
] as const;

/** Empty where no file is written that somebody names. */
function filesOf({ env, inputs }: Pick<ActionWorldOptions, 'env' | 'inputs'>): readonly NamedFile[] {
  const { reportPath, recordPath, attestationPath, policyFile, waiversFile } = inputs;
  if (reportPath === undefined && recordPath === undefined && attestationPath === undefined) return [];
  const named = [
    ...RUNNER_FILES.map((name) => ({ name, path: env[name] || undefined, is: 'read' as const })),
    { name: 'policy-file', path: policyFile, is: 'read' as const },
    { name: 'waivers-file', path: waiversFile, is: 'read' as const },
    { name: 'report-path', path: reportPath, is: 'written' as const },
    { name: 'record-path', path: recordPath, is: 'written' as const },
    { name: 'attestation-path', path: attestationPath, is: 'written' as const, mustGo: true },
  ];
  return named.flatMap(({ path, ...file }) => (path === undefined ? [] : [{ ...file, path: inWorkspace(env, path) }]));
}
