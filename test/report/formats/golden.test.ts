import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { VERSION } from '../../../src/domain/text/program.ts';
import { renderCodeQuality } from '../../../src/report/formats/code-quality.ts';
import { renderJUnit } from '../../../src/report/formats/junit.ts';
import { renderSarif } from '../../../src/report/formats/sarif.ts';
import { failWithLocations } from '../../build/located-report.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';
import { readSource } from '../../house/source-file.ts';

/* Whole files, so that a review sees every change. `npm test -- test/report/formats/golden -u` writes them again. */
const GOLDEN = join(import.meta.dirname, 'golden');
const PLACED = 'fail-with-places';
const SHOWN = ['pass', 'fail', PLACED, 'fail-incomplete', 'inconclusive-no-scan', 'projects-fail'];
const FORMATS: Readonly<Record<string, (report: GateReport) => string>> = {
  'junit.xml': renderJUnit,
  'sarif.json': (report) => renderSarif(report).replaceAll(`ersion": "${VERSION}"`, 'ersion": "0.0.0"'),
  'code-quality.json': renderCodeQuality,
};
const files = SHOWN.flatMap((name) => Object.keys(FORMATS).map((file) => ({ name, file })));

describe('golden files', () => {
  it.each(files)('$name/$file equals what is rendered today', async ({ name, file }) => {
    const report = name === PLACED ? failWithLocations() : SAMPLE_REPORTS[name]!;
    await expect(FORMATS[file]!(report)).toMatchFileSnapshot(join(GOLDEN, name, file));
  });
});

describe('the page about the formats', () => {
  const page = readSource('docs/formats.md').text;
  const excerpts = [...page.matchAll(/<!-- excerpt: (\S+) -->\n```\w+\n(.*?)\n```/gs)].map(
    ([, path = '', text = '']) => ({ path, text }),
  );

  it('shows an excerpt of every format, and of an inconclusive run', () => {
    expect([...new Set(excerpts.map(({ path }) => path.split('/')[1]))].sort()).toEqual(Object.keys(FORMATS).sort());
    expect(excerpts.map(({ path }) => path.split('/')[0])).toContain('inconclusive-no-scan');
  });

  it.each(excerpts)('has an excerpt of $path that is in the file', ({ path, text }) => {
    const golden = readFileSync(join(GOLDEN, path), 'utf8');
    expect(dedented(golden)).toContain(dedented(text));
  });
});

function dedented(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}
