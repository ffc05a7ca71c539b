import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningProcess, runProcess } from '../demo/run-process.ts';
import type { Scanner } from './install.ts';

export type Env = Readonly<Record<string, string>>;

/** What the scanner printed. */
export type Scanned = {
  /** Null where it was killed. */
  readonly exitCode: number | null;
  /** Rule and place of what it reports, as `src/calc.py:2 demo.python.eval`, in order. What a comment suppresses is not among it. */
  readonly found: readonly string[];
  readonly log: string;
};

export type ScanOptions = {
  readonly env?: Env | undefined;
  readonly flags?: readonly string[];
  readonly onStart?: (running: RunningProcess) => void;
};

type Printed = {
  readonly results: readonly {
    readonly check_id: string;
    readonly path: string;
    readonly start: { readonly line: number };
    readonly extra: { readonly is_ignored?: boolean };
  }[];
};

/** Runs `semgrep ci` as a job does, in a clone. It sends nothing but to `origin`. */
export async function scan(
  { program }: Scanner,
  { clone, origin, token }: { readonly clone: string; readonly origin: string; readonly token: string },
  { env = {}, flags = [], onStart }: ScanOptions = {},
): Promise<Scanned> {
  const home = join(clone, '..', 'home');
  const output = join(home, 'found.json');
  await mkdir(home, { recursive: true });
  await writeFile(output, '{"results":[]}');
  // Without `--oss-only` it asks the platform for its pro engine.
  const args = ['ci', '--oss-only', '--metrics', 'off', '--disable-version-check', `--json-output=${output}`, ...flags];
  const { exitCode, stdout, stderr } = await runProcess(program, args, {
    cwd: clone,
    env: {
      PATH: `${join(program, '..')}:${process.env.PATH}`,
      HOME: home,
      TZ: 'UTC',
      LC_ALL: 'C.UTF-8',
      NO_PROXY: '127.0.0.1,localhost',
      GIT_CONFIG_GLOBAL: '/dev/null',
      SEMGREP_URL: origin,
      SEMGREP_APP_TOKEN: token,
      SEMGREP_FAIL_OPEN_URL: origin,
      SEMGREP_SETTINGS_FILE: join(home, 'settings.yml'),
      SEMGREP_LOG_FILE: join(home, 'semgrep.log'),
      ...env,
    },
    ...(onStart && { onStart }),
  });
  const { results } = JSON.parse(await readFile(output, 'utf8')) as Printed;
  const reported = results.filter(({ extra }) => extra.is_ignored !== true);
  const found = reported.map(({ check_id, path, start }) => `${path}:${start.line} ${check_id}`).sort();
  return { exitCode, found, log: `${stdout}${stderr}` };
}
