import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PULL_REQUEST } from '../../demo/events.ts';
import { listFiles, textIn } from '../../scripts/draw/play.ts';
import { pullFilesPage } from '../../scripts/draw/pull-files-page.ts';
import { addFiles } from '../../scripts/draw/pull-request.ts';
import { SCENES, type Scene } from '../../scripts/draw/scenes.ts';
import { commandsIn, type RunnerCommand } from '../faults/harness/runner-commands.ts';
import { runGate } from '../run/gate.ts';

const ROOT = join(import.meta.dirname, '..', '..');

function openPart(page: string): string {
  return page.split('<details>')[0]!;
}

/** The page that people read first: a comment or the summary, or the annotations at their lines. */
async function pageOf({ page, scenario, afterwards, inputs, event }: Scene): Promise<string> {
  const run = await runGate({
    platform: afterwards ?? scenario,
    inputs: { comment: 'always', ...inputs },
    ...(event === undefined ? {} : { event }),
  });
  if (page === 'files') return commandsIn(run.stdout).flatMap(annotationLine).join('\n');
  return page === 'summary' ? run.summary : run.comments[0]!;
}

function annotationLine({ properties: { file, line, endLine = line, title }, data }: RunnerCommand): string[] {
  return line === undefined ? [] : [`${file}:${endLine} ${title} ${data}`];
}

describe('the part of a page that is not folded', () => {
  test.each(SCENES)('has what a reader must know: $name', async (scene) => {
    const open = openPart(await pageOf(scene));
    for (const { text } of scene.firstSight) expect(open).toContain(text);
  });
});

test('the picture of the files has each annotation once, below its line', async () => {
  let page = (_stdout: string): string => '';
  const run = await runGate({
    platform: 'over-limit',
    prepare: async (stage) => {
      const repository = stage.githubState.repositories[0]!;
      addFiles(repository.pulls.get(PULL_REQUEST)!, repository);
      const files = await listFiles(stage);
      const look = { scheme: 'light', mermaidUrl: '', isOpen: false } as const;
      page = (stdout) => pullFilesPage(files, (path) => textIn(repository, path), commandsIn(stdout), look);
    },
  });
  const html = page(run.stdout);
  const annotated = commandsIn(run.stdout).flatMap(annotationLine);
  expect(annotated.length).toBeGreaterThan(5);
  expect(html.match(/Check failure on/g)).toHaveLength(annotated.length);
  const lineOfTheQuery = html.indexOf('<td class="number">121</td>');
  expect(lineOfTheQuery).toBeGreaterThan(0);
  expect(html.indexOf('Check failure on lines 118 to 121 in src/orders/views.py')).toBeGreaterThan(lineOfTheQuery);
  expect(() => page(run.stdout.replace('line=31', 'line=32'))).toThrow('line 32 of pom.xml is not in the picture');
});

test('every picture is shown in docs/reports.md, in light and dark, and none is left over', () => {
  const names = SCENES.flatMap(({ name }) => [`${name}-dark.png`, `${name}-light.png`]);
  expect(readdirSync(join(ROOT, 'docs', 'pictures')).sort()).toEqual(names.sort());
  const page = readFileSync(join(ROOT, 'docs', 'reports.md'), 'utf8');
  for (const name of names) expect(page).toContain(`pictures/${name}`);
});
