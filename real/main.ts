import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installScanner, type Scanner } from './install.ts';
import { installRunner } from './runner.ts';
import type { Scene } from './scene.ts';
import { SCENES } from './scenes.ts';
import { setRealStage } from './stage.ts';

const USAGE = `Usage: npm run real [-- [--short] [--only <words>] [--keep]]

Installs the real scanner into real/.venv, lets it scan small repositories for the emulated platform, and lets the
built gate judge them. Ends with 1 where a verdict is another one than is due. Needs Python 3.10 or later, and git.

  --short          a few scenes, for each change
  --only <words>   scenes whose name has these words
  --keep           writes what was uploaded to real/kept, for npm test
`;

const { values } = parseArgs({
  options: {
    short: { type: 'boolean' },
    only: { type: 'string' },
    keep: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
if (values.help) console.log(USAGE);
else process.exitCode = await playAll();

/** `cells`: scene, due, got, requests of the gate, seconds. */
type Played = { readonly isDue: boolean; readonly cells: readonly (string | number)[] };

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

async function playAll(): Promise<number> {
  const startedAt = performance.now();
  const scanner = await installScanner();
  const scenes = SCENES.filter(({ name, isShort }) => name.includes(values.only ?? '') && (isShort || !values.short));
  if (scenes.some(({ needsRunner }) => needsRunner)) await installRunner();
  console.log(`Scanner ${scanner.version} is installed (${since(startedAt)} s).\n`);
  console.log(
    `${row(['', 'scene', 'due', 'got', 'requests', 'seconds'])}\n${row(Array.from({ length: 6 }, () => '---'))}`,
  );
  const waiting = [...scenes];
  const played: Played[] = [];
  // One for each of two cores.
  const work = async () => {
    for (let scene = waiting.shift(); scene !== undefined; scene = waiting.shift()) {
      const one = await playOne(scene, scanner);
      played.push(one);
      console.log(row([one.isDue ? 'ok' : 'DIFFERS', ...one.cells]));
    }
  };
  await Promise.all([work(), work()]);
  const differing = played.filter(({ isDue }) => !isDue).length;
  console.log(`\n${played.length} scenes, ${differing} with another verdict than is due (${since(startedAt)} s).`);
  return differing === 0 && played.length > 0 ? 0 : 1;
}

async function playOne(scene: Scene, scanner: Scanner): Promise<Played> {
  const folder = await mkdtemp(join(tmpdir(), 'findings-gate-real-'));
  const startedAt = performance.now();
  const stage = await setRealStage(scanner, folder, scene.platform);
  const got = await scene.play(stage).catch((thrown: unknown) => `broke: ${thrown}`);
  await stage.close();
  await rm(folder, { recursive: true, force: true });
  const isDue = got === scene.due;
  if (values.keep && isDue && !scene.isNeverKept && stage.kept().length > 0) await keep(scene, stage.kept());
  return { isDue, cells: [scene.name, scene.due, isDue ? 'as due' : got, stage.requests(), since(startedAt)] };
}

async function keep({ name, platform = {} }: Scene, steps: object): Promise<void> {
  const folder = join(import.meta.dirname, 'kept');
  await mkdir(folder, { recursive: true });
  const { faults: _faults, ...setting } = platform;
  const kept = { scene: name, platform: setting, steps };
  await writeFile(
    join(folder, `${name.replaceAll(/[^A-Za-z0-9]+/g, '-').toLowerCase()}.json`),
    `${JSON.stringify(kept)}\n`,
  );
}

function since(startedAt: number): string {
  return ((performance.now() - startedAt) / 1_000).toFixed(1);
}
