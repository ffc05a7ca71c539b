import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { samplePages } from '../build/sample-pages.ts';
import { SAMPLE_REPORTS } from '../build/sample-reports.ts';

/*
 * Whole pages, so that a review sees every change of a text. After a change, `npm test -- test/report/golden -u` writes them again.
 * Rules that every page must keep have their own tests, in the folders beside.
 */
const GOLDEN = join(import.meta.dirname, 'golden');

const SHOWN = [
  ...['pass', 'pass-with-counts', 'pass-at-limit', 'pass-not-all-judged'],
  ...['pass-beside-others', 'pass-where-nothing-blocks', 'fail', 'fail-with-places'],
  ...['fail-new-against-baseline', 'fail-on-live-secret', 'fail-of-a-replay'],
  ...['fail-incomplete', 'fail-beside-unknown-severity', 'fail-report-mode'],
  ...['inconclusive-no-scan', 'inconclusive-scan-running', 'inconclusive-index-lag'],
  ...['inconclusive-softened', 'config', 'projects-pass', 'projects-pass-left-open'],
  ...['projects-fail', 'projects-not-proven', 'projects-twelve'],
];

const pages = SHOWN.flatMap((name) =>
  [...samplePages(SAMPLE_REPORTS[name]!)].map(([file, page]) => ({ path: `${name}/${file}`, page })),
);

describe('golden pages', () => {
  test.each(pages)('$path equals what is rendered today', async ({ path, page }) => {
    await expect(page).toMatchFileSnapshot(join(GOLDEN, path));
  });

  test('no file is left over from a page or a sample that is gone', () => {
    const current = new Set(pages.map(({ path }) => join(GOLDEN, path)));
    const entries = readdirSync(GOLDEN, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    expect(files.filter((file) => !current.has(file))).toEqual([]);
  });
});
