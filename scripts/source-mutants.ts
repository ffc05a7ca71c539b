import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MUTANTS, type Mutant, testFileOf } from '../test/faults/mutants.ts';

/*
 * Does the fault harness find defects? Each mutant is one defect in the sources: it is built like the action, or like
 * the command line, and the fault tests named with it must fail on it, although they pass without it.
 * `npm run mutants -- part of a name` runs some of them.
 */
const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));
const wanted = process.argv.slice(2).join(' ');
const bench = mkdtempSync(join(tmpdir(), 'findings-gate-mutants-'));
for (const file of ['package.json', 'tsconfig.json', 'tsconfig.build.json'])
  cpSync(join(ROOT, file), join(bench, file));
symlinkSync(join(ROOT, 'node_modules'), join(bench, 'node_modules'));

const unchanged = build(undefined, 'unchanged');
if (unchanged === undefined) throw new Error('the sources do not build');
/** Test files that pass on the unchanged sources: only their failures mean anything. */
const sound = new Map<string, boolean>();

const survivors: string[] = [];
const mutants = MUTANTS.filter(({ name }) => name.includes(wanted));
for (const mutant of mutants) {
  const outcome = tryMutant(mutant);
  console.log(`${outcome.padEnd(9)} ${mutant.name} (${mutant.file})`);
  if (outcome !== 'caught') survivors.push(mutant.name);
}
rmSync(bench, { recursive: true });
console.log(`${mutants.length - survivors.length} of ${mutants.length} mutants caught`);
if (survivors.length > 0) process.exitCode = 1;

function tryMutant(mutant: Mutant): 'caught' | 'survived' | 'unfit' | 'unsound' {
  const files = mutant.caughtBy.map(testFileOf);
  for (const file of files) {
    if (!sound.has(file)) sound.set(file, passes(unchanged!, [file]));
    if (sound.get(file) === false) return 'unsound';
  }
  const main = build(mutant, 'mutant');
  if (main === undefined) return 'unfit';
  return passes(main, files) ? 'survived' : 'caught';
}

type Built = { readonly action: string; readonly commandLine: string };

function passes({ action, commandLine }: Built, files: readonly string[]): boolean {
  const { status } = spawnSync('vitest', ['run', '--bail', '1', ...files], {
    cwd: ROOT,
    env: { ...process.env, GATE_MAIN: action, GATE_CLI: commandLine },
    encoding: 'utf8',
  });
  return status === 0;
}

/** Both programs with the defect in them; undefined where the defect no longer fits the sources or does not compile. */
function build(mutant: Mutant | undefined, folder: string): Built | undefined {
  rmSync(join(bench, 'src'), { recursive: true, force: true });
  cpSync(join(ROOT, 'src'), join(bench, 'src'), { recursive: true });
  cpSync(join(ROOT, 'emulator'), join(bench, 'emulator'), { recursive: true });
  if (mutant !== undefined && !spoil(mutant)) return undefined;
  rmSync(join(bench, folder), { recursive: true, force: true });
  try {
    // Types are not checked: code that a mutant leaves unused is no reason to reject it.
    execFileSync('node', [join(ROOT, 'scripts/build.ts')], { cwd: bench, stdio: 'ignore' });
    renameSync(join(bench, 'dist'), join(bench, folder));
  } catch {
    return undefined;
  }
  return { action: join(bench, folder, 'index.js'), commandLine: join(bench, folder, 'cli', 'index.js') };
}

function spoil({ file, from, to }: Mutant): boolean {
  const path = join(bench, 'src', file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) return false;
  const spoilt = text.replace(from, () => to);
  writeFileSync(path, spoilt);
  return true;
}
