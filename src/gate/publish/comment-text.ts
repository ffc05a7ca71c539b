import type { GateReport } from '../../domain/report.ts';
import { sealComment } from '../../forge/comment-marker.ts';
import type { CommentDraft } from '../../forge/next-write.ts';
import { type CommentTools, writeOneComment } from '../../forge/one-comment.ts';
import { digestOf } from '../../report/json/comment-digest.ts';
import { renderComment } from '../../report/pages/whole-page.ts';
import { partsOf } from '../../report/text/projects.ts';
import type { ReportOutput } from './publish.ts';

export type CommentForm = {
  readonly noun: 'comment' | 'note';
  readonly place: { readonly key: string; readonly pullRequest: number; readonly head: string };
  /** Newer runs have a higher id, and re-runs of one a higher attempt. */
  readonly run: { readonly id: string; readonly attempt: number };
  /** Whether to write a first comment. An existing one is always updated. */
  readonly when: 'auto' | 'on-failure' | 'always' | 'never' | 'where-one-stands';
  /** The last step for the text: removes secrets, and commands of this code host. */
  readonly finish: (page: string) => string;
};

export async function publishComment(
  tools: CommentTools,
  report: GateReport,
  form: CommentForm,
): ReturnType<ReportOutput['write']> {
  const { url, warning, notice } = await writeOneComment(tools, draftOf(report, form));
  // With an address the comment was written, and something else failed.
  const what = url === undefined ? `The ${form.noun} was not written: ` : `The ${form.noun} was written, but `;
  return {
    commentUrl: url,
    warning: warning && `${what}${warning}`,
    notice: notice && `The ${form.noun} was not written: ${notice}`,
  };
}

export function draftOf(report: GateReport, { place, run, when, finish }: CommentForm): CommentDraft {
  const says = report.verdict.word;
  const marker = { ...place, runId: run.id, attempt: run.attempt, says, digest: digestOf(report) };
  return {
    marker,
    render: (maxLength, isRed) =>
      sealComment({ ...marker, isRed }, (line) => finish(renderComment(report, { marker: line, maxLength }))),
    mayCreate: when !== 'where-one-stands' && isDue(when, report),
  };
}

function isDue(when: CommentForm['when'], report: GateReport): boolean {
  if (when === 'on-failure') return report.exitCode !== 0;
  return when === 'always' || isWorthTelling(report);
}

/** A clean pass gets no new comment, and only turns an earlier one green. */
function isWorthTelling(report: GateReport): boolean {
  const { verdict, conditions } = report;
  const isWarned = conditions.some(({ action, result }) => action === 'warn' && result === 'broken');
  // The sum of several projects is unknown if the count of one is.
  const hasIssues = [report, ...partsOf(report)].some(({ counts }) => (counts.total ?? 0n) > 0n);
  return verdict.word !== 'pass' || isWarned || hasIssues;
}
