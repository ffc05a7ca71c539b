/** Writes every page of every sample report to the folder `pages`, to look at: `npm run pages`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderJsonReport } from '../src/report/json/json.ts';
import { renderOutputs } from '../src/report/json/outputs.ts';
import { samplePages } from '../test/build/sample-pages.ts';
import { SAMPLE_REPORTS } from '../test/build/sample-reports.ts';

const ROOT = join(import.meta.dirname, '..', 'pages');

for (const [name, report] of Object.entries(SAMPLE_REPORTS)) {
  const { outputs } = renderOutputs(report, 'report.json');
  const pages = new Map([
    ...samplePages(report),
    [
      'outputs.txt',
      Object.entries(outputs)
        .map(([output, value]) => `${output}=${value}\n`)
        .join(''),
    ],
    ['report.json', [...renderJsonReport(report)].join('')],
  ]);
  mkdirSync(join(ROOT, name), { recursive: true });
  for (const [file, page] of pages) writeFileSync(join(ROOT, name, file), page);
}
console.log(`${Object.keys(SAMPLE_REPORTS).length} reports in ${ROOT}`);
