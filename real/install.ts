import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runProcess } from '../demo/run-process.ts';

const HERE = import.meta.dirname;
const VENV = join(HERE, '.venv');
const REQUIREMENTS = join(HERE, 'requirements.txt');
const INSTALLED = join(VENV, 'requirements.txt');

export type Scanner = { readonly program: string; readonly version: string };

/**
 * The scanner of `requirements.txt`, each package by its hash, in an environment of its own in this folder. It is made anew where the file
 * has changed. Needs Python 3.10 or later. Throws `Error` with what the installer printed.
 */
export async function installScanner(): Promise<Scanner> {
  const wanted = await readFile(REQUIREMENTS, 'utf8');
  const installed = existsSync(INSTALLED) ? await readFile(INSTALLED, 'utf8') : undefined;
  if (installed !== wanted) {
    await rm(VENV, { recursive: true, force: true });
    await mkdir(VENV);
    await run('python3', ['-m', 'venv', VENV]);
    const flags = ['--quiet', '--disable-pip-version-check', '--require-hashes', '-r', REQUIREMENTS];
    await run(join(VENV, 'bin', 'pip'), ['install', ...flags]);
    await cp(REQUIREMENTS, INSTALLED);
  }
  const [, version = ''] = /^semgrep==(\S+)/m.exec(wanted) ?? [];
  return { program: join(VENV, 'bin', 'semgrep'), version };
}

async function run(program: string, args: readonly string[]): Promise<void> {
  const { exitCode, stdout, stderr } = await runProcess(program, args, { env: process.env, cwd: HERE });
  if (exitCode !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${exitCode}:\n${stdout}${stderr}`);
}
