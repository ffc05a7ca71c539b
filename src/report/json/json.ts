import type { Reason } from '../../domain/reason.ts';
import type { GateReport } from '../../domain/report.ts';
import type { Verdict } from '../../domain/verdict.ts';
import { jsonText } from './json-text.ts';
import { group } from './member.ts';
import { REPORT_MEMBERS, ReportRule } from './report-members.ts';

/** So many rules are written at a time: all of them in one text would be the largest thing that a run keeps. */
const RULES_PER_PIECE = 100;
/** What a list without rules looks like. A line feed within a text is escaped, so it is found only once. */
const NO_RULES = '\n  "rules": []';

const Report = group(REPORT_MEMBERS);

/**
 * The JSON report (`ReportJson`), one member per line, with every condition, waiver and rule. In pieces, none of which ends within a
 * text.
 */
export function* renderJsonReport(report: GateReport): Generator<string, void, undefined> {
  const json = Report.write({
    ...report,
    ...verdictMembers(report),
    schema: 1,
    rules: [],
    projects: report.projects?.map((one) => ({ ...one, ...one.project, ...verdictMembers(one) })),
  });
  const [before = '', after = ''] = jsonText(json, 2).split(NO_RULES);
  yield before;
  yield report.rules.length === 0 ? NO_RULES : '\n  "rules": [';
  for (let first = 0; first < report.rules.length; first += RULES_PER_PIECE) {
    const rules = report.rules.slice(first, first + RULES_PER_PIECE).map(ReportRule.write);
    yield `${first === 0 ? '' : ','}${elementsOf(jsonText({ rules }, 2))}`;
  }
  yield `${report.rules.length === 0 ? '' : '\n  ]'}${after}\n`;
}

/** The lines between those of the only list. */
function elementsOf(json: string): string {
  return json.slice('{\n  "rules": ['.length, -'\n  ]\n}'.length);
}

type VerdictMembers = { readonly verdict: Verdict['word']; readonly reason: Reason | ''; readonly message: string };

function verdictMembers({ verdict }: Pick<GateReport, 'verdict'>): VerdictMembers {
  const { word, reason = '', message } = verdict;
  return { verdict: word, reason, message };
}
