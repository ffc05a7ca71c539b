import type { Reason } from '../../domain/reason.ts';
import type { GateReport } from '../../domain/report.ts';
import type { Verdict } from '../../domain/verdict.ts';
import { jsonText } from './json-text.ts';
import { group } from './member.ts';
import { REPORT_MEMBERS, ReportRule } from './report-members.ts';

/** So many rules are written at a time: all of them in one text would be the largest thing that a run keeps. */
const RULES_PER_PIECE = 100;
/** What begins the projects of a run of several. A line feed within a text is escaped, so it is found only once. */
const PROJECTS = '\n  "projects": [';

const Report = group(REPORT_MEMBERS);

/**
 * The JSON report (`ReportJson`), one member per line, with every condition, waiver and rule. In pieces, none of which ends within a
 * text.
 */
export function* renderJsonReport(report: GateReport): Generator<string, void, undefined> {
  const { projects } = report;
  const json = Report.write({
    ...report,
    ...verdictMembers(report),
    schema: 1,
    rules: [],
    projects: projects?.map((one) => ({ ...one, ...one.project, ...verdictMembers(one), rules: [] })),
  });
  const [before = '', after] = jsonText(json, 2).split(PROJECTS);
  yield* withRules(before, [report.rules], 2);
  if (after !== undefined) {
    yield PROJECTS;
    yield* withRules(
      after,
      projects!.map(({ rules }) => rules),
      6,
    );
  }
  yield '\n';
}

/** The text with these rules in the place of its empty lists of that depth, list by list. */
function* withRules(
  text: string,
  lists: readonly GateReport['rules'][],
  depth: number,
): Generator<string, void, undefined> {
  const indent = ' '.repeat(depth);
  const [first = '', ...others] = text.split(`\n${indent}"rules": []`);
  yield first;
  for (const [index, rest] of others.entries()) {
    yield* listOf(lists[index]!, indent);
    yield rest;
  }
}

function* listOf(all: GateReport['rules'], indent: string): Generator<string, void, undefined> {
  yield `\n${indent}"rules": [`;
  for (let first = 0; first < all.length; first += RULES_PER_PIECE) {
    const rules = all.slice(first, first + RULES_PER_PIECE).map(ReportRule.write);
    const elements = jsonText({ rules }, 2).slice(BEFORE_ELEMENTS.length, -AFTER_ELEMENTS.length);
    yield `${first === 0 ? '' : ','}${elements.replaceAll('\n', `\n${indent.slice(2)}`)}`;
  }
  yield all.length === 0 ? ']' : `\n${indent}]`;
}

/** What stands around the elements of the only list. */
const BEFORE_ELEMENTS = '{\n  "rules": [';
const AFTER_ELEMENTS = '\n  ]\n}';

type VerdictMembers = { readonly verdict: Verdict['word']; readonly reason: Reason | ''; readonly message: string };

function verdictMembers({ verdict }: Pick<GateReport, 'verdict'>): VerdictMembers {
  const { word, reason = '', message } = verdict;
  return { verdict: word, reason, message };
}
