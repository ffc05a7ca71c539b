import { runProcess } from '../../demo/run-process.ts';
import labels from '../../test/labels/scan-labels.json' with { type: 'json' };
import type { Scene } from '../scene.ts';
import { CALC } from '../shop.ts';
import type { Stage } from '../stage.ts';
import { tellBoth } from './tell.ts';

type Words = Readonly<Record<string, string | null>>;
type World = {
  readonly world: string;
  readonly environment: object;
  readonly ofTheScannerAlone: object;
  readonly label: Words;
};

/** The commit of the file. */
const COMMIT = 'c0ffee'.padEnd(40, '0');
const IN_SHORT = ['GitLab, merge request', 'Jenkins, multibranch, pull request', 'git alone'];

const EVAL = 'gate fail: src/calc.py:2 demo.python.eval';
/** What this release does otherwise than the one that made the file. */
const OTHERWISE: Readonly<Record<string, string>> = {
  // It no longer takes a tag for a branch, and nothing says where the platform stores such issues.
  'GitLab, tag': 'label branch null instead of v1, scan 1, gate inconclusive: scan-inconsistent',
  'Jenkins, branch, the scanner as in its sample Jenkinsfile': `label scan_environment jenkins instead of git, scan 1, ${EVAL}`,
};

/** Each CI system: its variables for the scanner, which labels the scan by its own code, and for the gate. */
export const WORLDS: readonly Scene[] = [...labels.worlds, mendedTag()].map((world) => ({
  name: `world: ${world.world}`,
  due: OTHERWISE[world.world] ?? `label as recorded, scan 1, ${EVAL}`,
  ...(IN_SHORT.includes(world.world) ? { isShort: true as const } : {}),
  play: (stage) => playWorld(world, stage),
}));

/** The way out for a tag on GitLab: its name is given to the scanner. */
function mendedTag(): World {
  const world = labels.worlds.find((each) => each.world === 'GitLab, tag')!;
  return { ...world, world: `${world.world}, with SEMGREP_BRANCH`, ofTheScannerAlone: { SEMGREP_BRANCH: 'v1' } };
}

async function playWorld({ environment, ofTheScannerAlone, label }: World, stage: Stage): Promise<string> {
  const { shop, state } = stage;
  const base = await shop.commit('main', {});
  const commit = await shop.commit('main', CALC);
  const here = (words: Words) =>
    Object.fromEntries(Object.entries(words).map(([name, value]) => [name, value?.replaceAll(COMMIT, commit) ?? null]));
  const env = here(environment as Words) as Record<string, string>;
  const clone = await shop.clone(commit, 'main');
  await runProcess('git', ['remote', 'set-url', 'origin', 'https://github.com/acme/shop.git'], {
    cwd: clone,
    env: { PATH: process.env.PATH },
  });
  // A merge request's base would be fetched from GitLab.
  const baseline = label.on === 'pull_request' && env.GITLAB_CI !== undefined ? { SEMGREP_BASELINE_REF: base } : {};
  const alone = Object.entries(ofTheScannerAlone as Words);
  const forScanner: Record<string, string | null> = {
    ...env,
    ...baseline,
    ...Object.fromEntries(alone.filter(([, value]) => value !== null)),
  };
  for (const [name] of alone.filter(([, value]) => value === null)) delete forScanner[name];
  const scanned = await stage.scan(clone, { env: forScanner as Record<string, string> });
  const flags = Object.keys(env).length === 0 ? ['--repository', String(label.repo_display_name)] : [];
  const judged = await stage.judge(flags, env, Object.keys(env).length === 0 ? clone : undefined);
  const [scan] = state.scans;
  const shown: Words = { ...(scan?.meta as Words), branch: scan?.branch || null, commit: scan?.commit ?? '' };
  const differing = Object.entries(here(label)).filter(([name, value]) => shown[name] !== value);
  const labelled = differing.map(([name, value]) => `${name} ${shown[name]} instead of ${value}`);
  return `label ${labelled.join(', ') || 'as recorded'}, ${tellBoth(scanned, judged)}`;
}
