import type { GateReport } from '../../src/domain/report.ts';
import { renderMarker } from '../../src/forge/comment-marker.ts';
import { renderCodeQuality } from '../../src/report/formats/code-quality.ts';
import { renderJUnit } from '../../src/report/formats/junit.ts';
import { renderSarif } from '../../src/report/formats/sarif.ts';
import { renderJsonReport } from '../../src/report/json/json.ts';
import { renderOutputs } from '../../src/report/json/outputs.ts';
import { renderAnnotations } from '../../src/report/log/annotations.ts';
import { renderConsole, renderConsoleProof } from '../../src/report/log/console.ts';
import { renderFinalLine, statusDescription } from '../../src/report/log/log-line.ts';
import { shortPage } from '../../src/report/pages/page.ts';
import { renderComment, renderSummary } from '../../src/report/pages/whole-page.ts';
import { COMMIT } from '../build/a-report.ts';

const RUN = { runId: '1', attempt: 1, says: 'pass', isRed: false } as const;
export const MARKER = renderMarker({ key: 'a', pullRequest: 7, head: COMMIT, ...RUN, digest: 'ab' });

const lines = (all: Iterable<string>): string => [...all].join('\n');

/** All outputs of a report, by name. The comment is without its marker. */
export const WRITERS = {
  'the log': (report) => lines([...renderConsole(report), ...renderConsoleProof(report)]),
  'the last line': renderFinalLine,
  annotations: (report) => lines(renderAnnotations(report).flatMap(({ title, message }) => [title, message])),
  'the commit status': statusDescription,
  'the JSON report': (report) => [...renderJsonReport(report)].join(''),
  outputs: (report) => Object.values(renderOutputs(report, 'r.json').outputs).join(''),
  JUnit: renderJUnit,
  SARIF: renderSarif,
  'Code Quality': renderCodeQuality,
  'the summary': (report) => renderSummary(report, { maxBytes: 900 * 1024 }),
  'the short page': (report) => shortPage(report, '##'),
  'the comment': (report) => renderComment(report, { marker: MARKER }).slice(MARKER.length),
} as const satisfies Readonly<Record<string, (report: GateReport) => string>>;

export const summary = WRITERS['the summary'];
/** The comment without its marker. */
export const comment = WRITERS['the comment'];
/** The log without the proof. */
export const log = (report: GateReport) => lines(renderConsole(report));
/** The pages of a report that people read. */
export const pagesOf = (report: GateReport) => [summary, comment, log].map((page) => page(report));
