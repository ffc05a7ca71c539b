import { expect, it } from 'vitest';
import { renderCodeQuality } from '../../../src/report/formats/code-quality.ts';
import { renderJUnit } from '../../../src/report/formats/junit.ts';
import { renderSarif } from '../../../src/report/formats/sarif.ts';
import { renderConsole } from '../../../src/report/log/console.ts';
import { renderComment } from '../../../src/report/pages/comment.ts';
import { renderSummary } from '../../../src/report/pages/summary.ts';
import { otherProjectsText } from '../../../src/report/text/projects.ts';
import { aReport } from '../../build/a-report.ts';

const plain = (text: string) => text;
const otherProjects = Array.from({ length: 12 }, (_, index) => ({
  repositoryId: `${100 + index}`,
  name: `part-${index}`,
}));
const TOLD = /Not judged: `?part-0`? \(project 100\), another project of this repository with a scan of this commit/i;

it('names at most ten projects', () => {
  expect(otherProjectsText({ otherProjects: [] }, plain)).toBe('');
  const all = otherProjectsText({ otherProjects }, plain);
  expect(all).toMatch(
    /^Not judged: part-0 \(project 100\), .*part-9 \(project 109\) and 2 more, other projects of this/,
  );
  expect(all).not.toContain('part-10');
});

const PASS = aReport({ otherProjects: otherProjects.slice(0, 1) });
const WAITED = aReport({
  otherProjects: otherProjects.slice(0, 1),
  verdict: { word: 'inconclusive', reason: 'scan-running', message: 'scan 1 runs' },
  scans: [],
});

it.each([
  ['log', (report: typeof PASS) => renderConsole(report).join('\n')],
  ['summary', (report: typeof PASS) => renderSummary(report, { maxBytes: 100_000 })],
  ['comment', (report: typeof PASS) => renderComment(report, { marker: '' })],
])('names another project of the repository in the %s, whatever the verdict (M18)', (_page, render) => {
  expect(render(PASS)).toMatch(TOLD);
  expect(render(WAITED)).toMatch(TOLD);
  expect(render(aReport())).not.toMatch(/Not judged/i);
});

it('names it beside a pass for other systems, but not among what is wrong in the code', () => {
  expect(renderJUnit(PASS)).toMatch(TOLD);
  expect(renderSarif(PASS)).toMatch(TOLD);
  expect(renderCodeQuality(PASS)).toBe(renderCodeQuality(aReport()));
});
