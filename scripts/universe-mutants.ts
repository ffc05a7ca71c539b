import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { MUTANTS, type Mutant } from '../test/faults/mutants.ts';
import { DEFECTS, keptFileOf } from '../test/universe/defects.ts';

/*
 * Which defects of finding, waiting and counting do the universes show by themselves? Each mutant of those stages is put into a copy of the
 * sources, and universes are tried until a verdict is wrong. `npm run universe:mutants -- --count 5000 part of a name` tries some of them;
 * `--keep <folder>` writes the shrunk universe of each.
 */
const { values, positionals } = parseArgs({
  options: { count: { type: 'string', default: '5000' }, keep: { type: 'string' } },
  allowPositionals: true,
});
const STAGES = /^(?:scan|evidence|gate\/pipeline)\/|^domain\/(?:whose-scan|ref|target|tally|evidence)\.ts$/;

const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));
const bench = mkdtempSync(join(tmpdir(), 'findings-gate-universe-'));
for (const part of ['src', 'test', 'emulator', 'scripts', 'package.json'])
  cpSync(join(ROOT, part), join(bench, part), { recursive: true });
symlinkSync(join(ROOT, 'node_modules'), join(bench, 'node_modules'));

const wanted = positionals.join(' ');
const mutants = [...DEFECTS, ...MUTANTS].filter(({ file, name }) => STAGES.test(file) && name.includes(wanted));
const missed: string[] = [];
for (const mutant of mutants) {
  const outcome = tryMutant(mutant);
  console.log(`${outcome.padEnd(24)} ${mutant.name} (${mutant.file})`);
  if (outcome === 'missed') missed.push(mutant.name);
}
rmSync(bench, { recursive: true });
console.log(`${mutants.length - missed.length} of ${mutants.length} mutants caught within ${values.count} universes`);

/** Says after how many universes the first wrong verdict is found. */
function tryMutant({ name, file, from, to }: Omit<Mutant, 'caughtBy'>): string {
  const path = join(bench, 'src', file);
  const sources = readFileSync(path, 'utf8');
  if (!sources.includes(from)) return 'unfit';
  writeFileSync(
    path,
    sources.replace(from, () => to),
  );
  const keep = values.keep === undefined ? [] : ['--keep', resolve(values.keep, keptFileOf({ name }))];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/universe.ts', '--count', values.count, '--most', '1', ...keep],
    { cwd: bench, encoding: 'utf8' },
  );
  writeFileSync(path, sources);
  const [, universes, wrong] = /^(\d+) universes from seed \d+, \d+ gates: (\d+) wrong/m.exec(stdout) ?? [];
  if (universes === undefined) return `breaks: ${stderr.split('\n').find((line) => line.includes('Error')) ?? ''}`;
  return wrong === '0' ? 'missed' : `after ${universes} universes`;
}
