import type { GateReport } from '../../src/domain/report.ts';
import { renderMarker } from '../../src/forge/comment-marker.ts';
import { PROOF_TITLE } from '../../src/gate/publish/usual-outputs.ts';
import { type AnnotatedLines, type Annotation, renderAnnotations } from '../../src/report/log/annotations.ts';
import { renderConsole, renderConsoleProof } from '../../src/report/log/console.ts';
import { renderFinalLine } from '../../src/report/log/log-line.ts';
import { renderComment, renderSummary } from '../../src/report/pages/whole-page.ts';
import { COMMIT } from './a-report.ts';

/** The digest is fixed, because it depends on the whole report, which is more than a page shows. */
const MARKER = renderMarker({
  key: '',
  pullRequest: 7,
  head: COMMIT,
  runId: '11223344',
  attempt: 1,
  says: 'pass',
  isRed: false,
  digest: '0123456789abcdef',
});

/** Everything that people read of a report, by the name of the file to write it to. Empty pages are left out. */
export function samplePages(report: GateReport): ReadonlyMap<string, string> {
  const pages: readonly (readonly [string, string])[] = [
    ['comment.md', renderComment(report, { marker: MARKER })],
    ['summary.md', renderSummary(report, { maxBytes: 900 * 1024 })],
    ['log.txt', textOf([...renderConsole(report), ...proofLines(report)])],
    ['annotations.txt', textOf(renderAnnotations(report).map(annotationLine))],
    ['final-line.txt', textOf([renderFinalLine(report)])],
  ];
  return new Map(pages.filter(([, page]) => page !== ''));
}

/** The lines of the proof, which the log folds under their title. */
function proofLines(report: GateReport): readonly string[] {
  const lines = renderConsoleProof(report);
  return lines.length === 0 ? [] : ['', PROOF_TITLE, ...lines];
}

function annotationLine({ level, title, message, at }: Annotation): string {
  return `${at === undefined ? '' : `${linesOf(at)}: `}${level}: ${title}: ${message}`;
}

function linesOf({ file, startLine, endLine }: AnnotatedLines): string {
  const range = [startLine, endLine].filter((line) => line !== undefined).join('-');
  return [file, range].filter((part) => part !== '').join(':');
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
