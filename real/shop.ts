import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runProcess } from '../demo/run-process.ts';

type Files = Readonly<Record<string, string | undefined>>;

/** A small repository with a bare origin. Its commits have the same hashes on every machine. */
export type Shop = {
  /** A commit on a branch, which is begun at `from` where it is new. An undefined text removes the file. Returns its hash. */
  commit(branch: string, files: Files, from?: string): Promise<string>;
  /** Merges a branch into another one, with a commit of its own. */
  merge(branch: string, into: string): Promise<string>;
  /** A new clone with this commit checked out on this branch, or on none. Returns its folder. */
  clone(commit: string, branch?: string): Promise<string>;
};

const lock = (jinja2: string, pyyaml: string): string => `[[package]]
name = "jinja2"
version = "${jinja2}"
description = "Templates"
optional = false
python-versions = "*"
files = []

[[package]]
name = "pyyaml"
version = "${pyyaml}"
description = "YAML"
optional = false
python-versions = "*"
files = []

[metadata]
lock-version = "2.0"
python-versions = "^3.11"
content-hash = "0"
`;

const PROJECT = `[tool.poetry]
name = "shop"
version = "1.0.0"
description = "A shop"
authors = []

[tool.poetry.dependencies]
python = "^3.11"
jinja2 = "*"
pyyaml = "*"
`;

/** One medium issue, which no limit counts. */
export const SOUND: Files = {
  'pyproject.toml': PROJECT,
  'poetry.lock': lock('3.1.6', '6.0.2'),
  'src/orders.py': 'import hashlib\n\n\ndef checksum(order):\n    return hashlib.md5(order).hexdigest()\n',
};

export const CALC = { 'src/calc.py': 'def calculate(text):\n    return eval(text)\n' };
export const CALC_MENDED = { 'src/calc.py': 'def calculate(text):\n    return int(text)\n' };
export const CALC_EXCUSED = { 'src/calc.py': 'def calculate(text):\n    return eval(text)  # nosemgrep\n' };
export const SECRET = { 'src/deploy.py': 'KEY = "DEMO_0123456789ABCDEF"\n' };
/** A vulnerable package that nothing uses. */
export const UNREACHABLE = { 'poetry.lock': lock('2.11.2', '6.0.2') };
/** A vulnerable package, and a line that reaches its flaw. */
export const REACHABLE = {
  'poetry.lock': lock('3.1.6', '5.3'),
  'src/config.py': 'import yaml\n\n\ndef read(text):\n    return yaml.load(text)\n',
};
/** Flaws of all three products. */
export const FLAWED: Files = {
  ...CALC,
  ...SECRET,
  'src/config.py': REACHABLE['src/config.py'],
  'src/ship.py': 'import subprocess\n\n\ndef ship(order):\n    subprocess.run("ship " + order, shell=True)\n',
  'poetry.lock': lock('2.11.2', '5.3'),
};

const PERSON = { name: 'Robin', email: 'robin@example.com' };
const FIRST_SECOND = Date.UTC(2026, 0, 1) / 1_000;

/** A repository with one sound commit on `main`. Its folders are made in `folder`. */
export async function createShop(folder: string): Promise<Shop> {
  const origin = join(folder, 'origin.git');
  const work = join(folder, 'work');
  let commits = 0;
  let clones = 0;
  await mkdir(work, { recursive: true });
  await git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', origin);
  await git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  await git(work, 'init', '--quiet', '--initial-branch=main');
  await git(work, 'remote', 'add', 'origin', origin);
  const atNext = () => ({ seconds: FIRST_SECOND + 60 * commits++ });

  async function push(branch: string): Promise<string> {
    await git(work, 'push', '--quiet', 'origin', branch);
    return git(work, 'rev-parse', 'HEAD');
  }

  const shop: Shop = {
    async commit(branch, files, from) {
      const flags = from === undefined ? [branch] : ['-b', branch, from];
      if (commits > 0) await git(work, 'checkout', '--quiet', ...flags);
      for (const [path, text] of Object.entries(files)) {
        const file = join(work, path);
        await mkdir(dirname(file), { recursive: true });
        await (text === undefined ? rm(file) : writeFile(file, text));
      }
      await git(work, 'add', '--all');
      await git(work, atNext(), 'commit', '--quiet', '--allow-empty', '-m', `Change ${Object.keys(files).join(', ')}`);
      return push(branch);
    },
    async merge(branch, into) {
      await git(work, 'checkout', '--quiet', into);
      await git(work, atNext(), 'merge', '--quiet', '--no-ff', '-m', `Merge ${branch}`, branch);
      return push(into);
    },
    async clone(commit, branch) {
      const target = join(folder, `clone-${++clones}`, 'shop');
      await git(folder, 'clone', '--quiet', origin, target);
      await git(
        target,
        'checkout',
        '--quiet',
        ...(branch === undefined ? ['--detach', commit] : ['-B', branch, commit]),
      );
      return target;
    },
  };
  await shop.commit('main', SOUND);
  return shop;
}

/** Settings of the machine change nothing. Throws `Error` with what git printed. */
async function git(cwd: string, ...given: readonly (string | { readonly seconds: number })[]): Promise<string> {
  const args = given.filter((each) => typeof each === 'string');
  const date = given.map((each) => (typeof each === 'string' ? '' : `${each.seconds} +0000`)).join('');
  const env = {
    PATH: process.env.PATH,
    HOME: cwd,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_AUTHOR_NAME: PERSON.name,
    GIT_AUTHOR_EMAIL: PERSON.email,
    GIT_COMMITTER_NAME: PERSON.name,
    GIT_COMMITTER_EMAIL: PERSON.email,
    ...(date === '' ? {} : { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }),
  };
  const { exitCode, stdout, stderr } = await runProcess('git', args, { env, cwd });
  if (exitCode !== 0) throw new Error(`git ${args.join(' ')} ended with ${exitCode}: ${stderr}`);
  return stdout.trim();
}
