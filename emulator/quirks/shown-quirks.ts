import { keptDigits } from '../wire/exact-json.ts';
import { integerAs } from '../wire/written.ts';
import type { Quirk } from './quirk.ts';
import { type AnswerObject, isAnswerObject, rewriting, rewritingScans } from './rewrite.ts';

const LISTED_AFTER_MS = 2 * 3_600_000;
/** Number of findings of earlier scans that a detail counts, too. */
const COUNTED_BESIDE = 3n;

/** Answers with other content. */
export const SHOWN_QUIRKS = {
  'findings-of-detail': {
    about: 'the detail of a scan counts what earlier scans had found, too',
    around: rewritingScans((scan, of) => (of === 'read-scan' ? countingMore(scan) : scan)),
  },
  'listed-issues': {
    about: 'an issue is in the list of single issues two hours after it was found',
    around: (handler, { state, now }) =>
      rewriting(['list-issues'], (answer) => {
        const fresh = state.issues.filter(({ createdAtMs }) => createdAtMs > now() - LISTED_AFTER_MS);
        const ids = new Set(fresh.map(({ id }) => id));
        return withIssues(answer, (issue) => (ids.has(String(issue.id)) ? [] : [issue]));
      })(handler),
  },
  'listed-paths': {
    about: 'the path of a single issue begins below the first folder of the repository',
    around: rewriting(['list-issues'], (answer) =>
      withIssues(answer, (issue) => [
        typeof issue.filePath === 'string' ? { ...issue, filePath: issue.filePath.replace(/^[^/]*\//, '') } : issue,
      ]),
    ),
  },
  'repo-display-name': {
    about: 'the detail of a scan has the name of its project as project_display_name',
    around: rewritingScans(({ meta, ...scan }) => {
      if (!isAnswerObject(meta)) return meta === undefined ? scan : { ...scan, meta };
      const { repo_display_name: name, ...others } = meta;
      return { ...scan, meta: name === undefined ? others : { ...others, project_display_name: name } };
    }),
  },
} as const satisfies Readonly<Record<string, Quirk>>;

function countingMore(scan: AnswerObject): AnswerObject {
  const { stats } = scan;
  if (!isAnswerObject(stats)) return scan;
  const { findings } = stats;
  const form = typeof findings === 'string' ? 'text' : 'integer';
  const digits = typeof findings === 'string' ? findings : keptDigits(findings);
  // A scan that found nothing keeps its zero: no earlier scan can change that.
  if (digits === undefined || digits === '0') return scan;
  return { ...scan, stats: { ...stats, findings: integerAs(form, String(BigInt(digits) + COUNTED_BESIDE)) } };
}

/** Changes each listed issue inside its entry. */
function withIssues(answer: AnswerObject, change: (issue: AnswerObject) => readonly AnswerObject[]): AnswerObject {
  if (!Array.isArray(answer.issues)) return answer;
  const issues = answer.issues.flatMap((entry: unknown) => {
    if (!isAnswerObject(entry) || !isAnswerObject(entry.issue)) return [entry];
    return change(entry.issue).map((issue) => ({ ...entry, issue }));
  });
  return { ...answer, issues };
}
