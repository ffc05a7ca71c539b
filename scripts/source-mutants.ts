import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MUTANTS, type Mutant } from '../test/faults/mutants.ts';

/*
 * Does the fault harness bite? Each mutant is one defect in the sources: it is built like the action, and the fault tests named
 * beside it must fail on it. `npm run mutants:source -- part of a name` runs some of them.
 */
const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));
const wanted = process.argv.slice(2).join(' ');
const bench = mkdtempSync(join(tmpdir(), 'findings-gate-mutants-'));
for (const name of ['package.json', 'tsconfig.json', 'tsconfig.build.json'])
  cpSync(join(ROOT, name), join(bench, name));
symlinkSync(join(ROOT, 'node_modules'), join(bench, 'node_modules'));

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

function tryMutant(mutant: Mutant): 'caught' | 'survived' | 'unfit' {
  const main = build(mutant);
  if (main === undefined) return 'unfit';
  const files = mutant.caughtBy.map((name) => `test/faults/${name}`);
  const tests = spawnSync('vitest', ['run', '--bail', '1', ...files], {
    cwd: ROOT,
    env: { ...process.env, GATE_MAIN: main },
    encoding: 'utf8',
  });
  return tests.status === 0 ? 'survived' : 'caught';
}

/** The built action with the defect in it; undefined where the defect no longer fits the sources or does not compile. */
function build({ file, from, to }: Mutant): string | undefined {
  rmSync(join(bench, 'src'), { recursive: true, force: true });
  rmSync(join(bench, 'lib'), { recursive: true, force: true });
  cpSync(join(ROOT, 'src'), join(bench, 'src'), { recursive: true });
  const path = join(bench, 'src', file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) return undefined;
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const out = join(bench, 'dist');
  mkdirSync(out, { recursive: true });
  try {
    // Types are not asked: what a mutant leaves unused is no reason to reject it.
    execFileSync('tsc', ['-p', 'tsconfig.build.json', '--noCheck'], { cwd: bench, stdio: 'pipe' });
    execFileSync('ncc', ['build', 'lib/main.js', '-o', out, '--no-cache'], { cwd: bench, stdio: 'pipe' });
  } catch {
    return undefined;
  }
  return join(out, 'index.js');
}
