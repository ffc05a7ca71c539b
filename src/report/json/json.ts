import type { GateReport } from '../../domain/report.ts';
import { withoutUnread } from '../text/report-facts.ts';
import { jsonText } from './json-text.ts';
import { group } from './member.ts';
import { REPORT_MEMBERS, ReportRule } from './report-members.ts';

/** The text of all rules at once would be the largest object in memory. */
const RULES_PER_PIECE = 500;

const Report = group(REPORT_MEMBERS);

type Pieces = Generator<string, void, undefined>;
/** Members that are written piece by piece instead of from their value. */
type Streamed = Readonly<Record<string, (indent: string) => Pieces>>;

/** The JSON report (`ReportJson`) in pieces, with each member and each rule on a line of its own. No piece ends within a string. */
export function* renderJsonReport(report: GateReport): Pieces {
  const { projects = [] } = report;
  const json = Report.write({
    ...withoutRules(report),
    schema: 1,
    projects: report.projects?.map((one) => ({ ...withoutRules(one), ...one.project })),
  });
  const streamed: Streamed = {
    rules: (indent) => rulesText(report.rules, indent),
    *projects(indent) {
      const inner = `${indent}  `;
      for (const [index, project] of json.projects!.entries()) {
        yield `${index === 0 ? '[' : ','}\n${inner}`;
        yield* objectText(project, { rules: (within) => rulesText(projects[index]!.rules, within) }, inner);
      }
      yield `\n${indent}]`;
    },
  };
  yield* objectText(json, streamed, '');
  yield '\n';
}

function* objectText(json: object, streamed: Streamed, indent: string): Pieces {
  const inner = `${indent}  `;
  const members = Object.entries(json).filter(([, value]) => value !== undefined);
  let text = '{';
  for (const [index, [name, value]] of members.entries()) {
    text += `${index === 0 ? '' : ','}\n${inner}"${name}": `;
    const pieces = streamed[name]?.(inner);
    // A line feed within a string is escaped, so every bare one separates lines.
    if (pieces === undefined) text += jsonText(value, 2).replaceAll('\n', `\n${inner}`);
    else {
      yield text;
      yield* pieces;
      text = '';
    }
  }
  yield `${text}\n${indent}}`;
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
