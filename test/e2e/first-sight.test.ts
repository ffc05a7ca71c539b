import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SCENES } from '../../scripts/draw/scenes.ts';
import { runGate } from '../run/gate.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Lines that a reader sees: neither blank ones nor the marker. */
function firstLines(page: string): string {
  const seen = page.split('\n').filter((line) => line !== '' && !line.startsWith('<!--'));
  return seen.slice(0, 7).join('\n');
}

describe('the first seven lines', () => {
  test.each(SCENES)(
    'of $name say what a reader must know',
    async ({ page, scenario, afterwards, inputs, event, firstSight }) => {
      const run = await runGate({
        platform: afterwards ?? scenario,
        inputs: { comment: 'always', ...inputs },
        ...(event === undefined ? {} : { event }),
      });
      const lines = firstLines(page === 'comment' ? run.comments[0]! : run.summary);
      for (const { text } of firstSight) expect(lines).toContain(text);
    },
  );
});

test('every picture is shown in docs/reports.md, in light and dark, and none is left over', () => {
  const names = SCENES.flatMap(({ name }) => [`${name}-dark.png`, `${name}-light.png`]);
  expect(readdirSync(join(ROOT, 'docs', 'pictures')).sort()).toEqual(names.sort());
  const page = readFileSync(join(ROOT, 'docs', 'reports.md'), 'utf8');
  for (const name of names) expect(page).toContain(`pictures/${name}`);
});
