import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MUTANTS, type Mutant, testFileOf } from '../test/faults/mutants.ts';

/*
 * Does the fault harness find defects? Each mutant is one defect in a copy of the sources: the fault tests named with it must fail on it,
 * although they pass without it. Most of these tests run the sources; `dist` is built with the defect only if they do not find it.
 * `npm run mutants -- part of a name` runs some of them.
 */
const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));
const wanted = process.argv.slice(2).join(' ');
const folder = mkdtempSync(join(tmpdir(), 'findings-gate-mutants-'));
const bench = join(folder, 'sources');
/** A test that is stopped because another failed leaves its files here. */
const temporary = join(folder, 'tmp');
mkdirSync(temporary);
cpSync(ROOT, bench, { recursive: true, filter: (path) => !/\/(?:node_modules|\.git)$/.test(path) });
symlinkSync(join(ROOT, 'node_modules'), join(bench, 'node_modules'));

const dist = join(bench, 'dist');
const unchanged = join(bench, 'unchanged');
build();
cpSync(dist, unchanged, { recursive: true });
/** Test files that pass on the unchanged sources: only their failures mean anything. */
const sound = new Map<string, boolean>();

const survivors: string[] = [];
const mutants = MUTANTS.filter(({ name }) => name.includes(wanted));
for (const mutant of mutants) {
  const outcome = tryMutant(mutant);
  console.log(`${outcome.padEnd(9)} ${mutant.name} (${mutant.file})`);
  if (outcome !== 'caught') survivors.push(mutant.name);
}
rmSync(folder, { recursive: true });
console.log(`${mutants.length - survivors.length} of ${mutants.length} mutants caught`);
if (survivors.length > 0) process.exitCode = 1;

function tryMutant({ file, from, to, caughtBy }: Mutant): 'caught' | 'survived' | 'unfit' | 'unsound' {
  const files = caughtBy.map(testFileOf);
  for (const each of files) {
    if (!sound.has(each)) sound.set(each, passes([each]));
    if (sound.get(each) === false) return 'unsound';
  }
  const path = join(bench, 'src', file);
  const text = readFileSync(path, 'utf8');
  const spoilt = text.replace(from, () => to);
  if (text.split(from).length !== 2 || !isCode(spoilt)) return 'unfit';
  writeFileSync(path, spoilt);
  const isSeen = !passes(files) || !passesBuilt(files);
  writeFileSync(path, text);
  return isSeen ? 'caught' : 'survived';
}

function passesBuilt(files: readonly string[]): boolean {
  build();
  const isPassed = passes(files);
  rmSync(dist, { recursive: true });
  cpSync(unchanged, dist, { recursive: true });
  return isPassed;
}

function passes(files: readonly string[]): boolean {
  const env = { ...process.env, TMPDIR: temporary };
  return spawnSync('vitest', ['run', '--bail', '1', ...files], { cwd: bench, env }).status === 0;
}

function isCode(text: string): boolean {
  try {
    return stripTypeScriptTypes(text) !== '';
  } catch {
    return false;
  }
}

/** Types are not checked: code that a mutant leaves unused is no reason to reject it. */
function build(): void {
  execFileSync('node', ['scripts/build.ts'], { cwd: bench, stdio: 'ignore' });
}
