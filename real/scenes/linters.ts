import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProcess } from '../../demo/run-process.ts';
import { WORKFLOW_FILES, WORKFLOWS_OF_PAGES } from '../../test/house/all-workflows.ts';
import { BIN } from '../runner.ts';
import type { Scene } from '../scene.ts';

/** Findings of zizmor that stay, each with its reason. */
const EXCUSED = join(import.meta.dirname, 'zizmor.yml');

async function problems(folder: string, texts: Readonly<Record<string, string>>): Promise<string> {
  const workflows = join(folder, '.github', 'workflows');
  await mkdir(workflows, { recursive: true });
  for (const [name, text] of Object.entries(texts)) {
    await writeFile(join(workflows, `${name.replaceAll(/[^\w.]+/g, '-').replace(/\.yml$/, '')}.yml`), text);
  }
  const options = { cwd: folder, env: { PATH: process.env.PATH, HOME: folder } };
  const plain = ['--offline', '--no-progress', '--format', 'plain', '--config', EXCUSED, '.'];
  const zizmor = await runProcess(join(BIN, 'zizmor'), plain, options);
  await runProcess('git', ['init', '--quiet'], options);
  const actionlint = await runProcess(join(BIN, 'actionlint'), ['-no-color'], options);
  return [
    ...(actionlint.stdout + actionlint.stderr).split('\n').filter((line) => /^\S+:\d+:\d+: /.test(line)),
    ...zizmor.stdout.split('\n').filter((line) => /^(?:error|warning|help|info)\[/.test(line)),
    ...(zizmor.exitCode === 0 || zizmor.stdout !== '' ? [] : [zizmor.stderr]),
  ].join('; ');
}

const GOOD = WORKFLOW_FILES['examples/pull-request.yml'] ?? '';
const SPOILT = {
  spoilt: GOOD.replace('github.ref }}', 'github.reff }}').replace(/@0{40} # v0.1.0/, '@main'),
};

/** The linters that users run, not those of our own tests. */
export const LINTERS: readonly Scene[] = [
  {
    name: 'linters: actionlint and zizmor read every workflow, those of the pages too',
    due: 'nothing; of a spoilt one actionlint, zizmor',
    needsRunner: true,
    async play({ folder }) {
      const ours = await problems(join(folder, 'ours'), { ...WORKFLOW_FILES, ...WORKFLOWS_OF_PAGES });
      const spoilt = await problems(join(folder, 'spoilt'), SPOILT);
      const noticed = [/reff/.test(spoilt) ? 'actionlint' : '', /unpinned-uses/.test(spoilt) ? 'zizmor' : ''];
      return `${ours || 'nothing'}; of a spoilt one ${noticed.join(', ')}`;
    },
  },
];
