import type { GateReport } from '../../domain/report.ts';
import { withoutUnread } from '../text/report-facts.ts';
import { jsonText } from './json-text.ts';
import { group } from './member.ts';
import { REPORT_MEMBERS, ReportRule } from './report-members.ts';

/** The text of all rules at once would be the largest object in memory. */
const RULES_PER_PIECE = 500;

const Report = group(REPORT_MEMBERS);

type Pieces = Generator<string, void, undefined>;

/** The JSON report (`ReportJson`) in pieces, with each member and each rule on a line of its own. No piece ends within a string. */
export function* renderJsonReport(report: GateReport): Pieces {
  const projects = report.projects?.map((one) => ({ ...withoutRules(one), ...one.project }));
  yield* objectText(Report.write({ ...withoutRules(report), schema: 1, projects }), report, '');
  yield '\n';
}

/** Writes a report, the whole one or a project's. Its rules and projects come piece by piece. */
function* objectText(json: object, { rules, projects = [] }: GateReport, indent: string): Pieces {
  const inner = `${indent}  `;
  let before = '{';
  for (const [name, value] of Object.entries(json)) {
    if (value === undefined) continue;
    yield `${before}\n${inner}"${name}": `;
    before = ',';
    if (name === 'rules') yield* rulesText(rules, inner);
    else if (name === 'projects') yield* projectsText(value, projects, inner);
    // A line feed within a string is escaped, so every bare one separates lines.
    else yield jsonText(value, 2).replaceAll('\n', `\n${inner}`);
  }
  yield `\n${indent}}`;
}

function* projectsText(all: readonly object[], projects: readonly GateReport[], indent: string): Pieces {
  const inner = `${indent}  `;
  for (const [index, project] of projects.entries()) {
    yield `${index === 0 ? '[' : ','}\n${inner}`;
    yield* objectText(all[index]!, project, inner);
  }
  yield `\n${indent}]`;
}

function* rulesText(all: GateReport['rules'], indent: string): Pieces {
  const line = `\n${indent}  `;
  for (let first = 0; first < all.length; first += RULES_PER_PIECE) {
    const rules = all.slice(first, first + RULES_PER_PIECE).map((rule) => ReportRule.write(rule));
    // A quote within a text is escaped: this stands between two rules.
    const lines = jsonText(rules).slice(1, -1).replaceAll('},{"', `},${line}{"`);
    yield `${first === 0 ? '[' : ','}${line}${lines}`;
  }
  yield all.length === 0 ? '[]' : `\n${indent}]`;
}

function withoutRules(report: GateReport) {
  const { word, reason = '' as const, message } = report.verdict;
  return { ...withoutUnread(report), verdict: word, reason, message, rules: [] };
}
