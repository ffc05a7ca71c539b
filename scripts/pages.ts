/** Writes every page of every sample report to the folder `pages`, to be looked at: `npm run pages`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAnnotations } from '../src/report/log/annotations.ts';
import { renderConsole } from '../src/report/log/console.ts';
import { renderFinalLine } from '../src/report/log/log-line.ts';
import { renderComment } from '../src/report/pages/comment.ts';
import { renderSummary } from '../src/report/pages/summary.ts';
import { digestOf } from '../src/report/record/comment-digest.ts';
import { renderJsonReport } from '../src/report/record/json.ts';
import { renderMarker } from '../src/report/record/marker.ts';
import { renderOutputs } from '../src/report/record/outputs.ts';
import { COMMIT } from '../test/build/a-report.ts';
import { SAMPLE_REPORTS } from '../test/build/sample-reports.ts';

const ROOT = join(import.meta.dirname, '..', 'pages');

for (const [name, report] of Object.entries(SAMPLE_REPORTS)) {
  const marker = renderMarker({
    key: '',
    pullRequest: 7,
    head: COMMIT,
    runId: '11223344',
    attempt: 1,
    digest: digestOf(report),
  });
  const outputs = renderOutputs(report, { reportPath: 'report.json', commentUrl: '' });
  const pages = {
    'summary.md': renderSummary(report, { maxBytes: 900 * 1024 }),
    'comment.md': renderComment(report, { marker }),
    'log.txt': `${[...renderConsole(report), renderFinalLine(report)].join('\n')}\n`,
    'annotations.txt': renderAnnotations(report)
      .map(({ level, title, message }) => `${level}: ${title}: ${message}\n`)
      .join(''),
    'outputs.txt': Object.entries(outputs)
      .map(([output, value]) => `${output}=${value}\n`)
      .join(''),
    'report.json': renderJsonReport(report),
  };
  mkdirSync(join(ROOT, name), { recursive: true });
  for (const [file, page] of Object.entries(pages)) writeFileSync(join(ROOT, name, file), page);
}
console.log(`${Object.keys(SAMPLE_REPORTS).length} reports in ${ROOT}`);
