import { claimFiles, findShared, type NamedFile } from '../gate/process/claim-files.ts';
import { inWorkspace } from './workflow-files.ts';

/** The runner's own files: a report must not be written there. */
const RUNNER_FILES = ['OUTPUT', 'STEP_SUMMARY', 'ENV', 'PATH', 'STATE', 'EVENT_PATH'].map((name) => `GITHUB_${name}`);

const WRITTEN = ['report-path', 'record-path', 'attestation-path'] as const;

/** Files that settings name, whether or not the settings are valid. Empty if none of them is written. */
function askedFiles(env: NodeJS.ProcessEnv): readonly NamedFile[] {
  const given = (name: string) => env[`INPUT_${name.toUpperCase()}`]?.trim() ?? '';
  if (WRITTEN.every((name) => given(name) === '')) return [];
  const named = [
    ...RUNNER_FILES.map((name) => ({ name, path: env[name] ?? '', is: 'read' as const })),
    ...['policy-file', 'waivers-file'].map((name) => ({ name, path: given(name), is: 'read' as const })),
    ...WRITTEN.map((name) => ({
      ...{ name, path: given(name), is: 'written' as const },
      mustGo: name === 'attestation-path',
    })),
  ];
  return named.flatMap(({ path, ...file }) => (path === '' ? [] : [{ ...file, path: inWorkspace(env, path) }]));
}

/** Runs before anything can fail: a failure may be set to `warn`, and a later step may sign an old file. Returns warnings. Throws `config`. */
export const claimAsked = (env: NodeJS.ProcessEnv): Promise<readonly string[]> => claimFiles(askedFiles(env));

/** If settings are refused, an old report must not stay either. No other file is overwritten. */
export async function askedReport(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const files = askedFiles(env);
  const shared = (await findShared(files)).flat();
  return files.find((file) => file.name === 'report-path' && !shared.includes(file))?.path;
}
