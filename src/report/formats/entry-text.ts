import type { GateReport, ReportedCondition } from '../../domain/report.ts';
import { otherProjectsText } from '../text/projects.ts';
import { enforcementNote, missingText, whoActs } from '../text/reason-text.ts';
import { replayPrefix } from '../text/replay-text.ts';
import {
  atLeast,
  boundOf,
  conditionText,
  counted,
  isIncompleteFail,
  isNewJudged,
  isPassWhereNothingBlocks,
} from '../text/report-facts.ts';
import { whatText } from '../text/row-text.ts';
import { ruleName } from '../text/rule-names.ts';
import { clean, joined } from '../text/text.ts';
import { code, MOST_OF_A_SENTENCE, plain, sentence } from '../text/text-style.ts';
import type { Entry } from './entries.ts';

type IssueEntry = Extract<Entry, { kind: 'issue' }>;

/** Makes a text from outside harmless for the output that it is written to, in at most `most` characters. */
type Name = (text: string, most?: number) => string;

export function entryText(report: GateReport, entry: Entry, name: Name): string {
  const said = [subjectText(report, entry, name), brokenText(report, entry.condition, name)];
  if (entry.kind === 'issue') said.push(othersText(entry, name), amongText(entry));
  return joined(said);
}

export function brokenText(report: GateReport, condition: ReportedCondition, name: Name): string {
  const what = condition.action === 'fail' ? 'condition' : 'warning';
  return `The ${what} ${name(condition.name)} is broken: ${conditionText(report, condition)}.`;
}

function subjectText(report: GateReport, entry: Entry, name: Name): string {
  const { condition } = entry;
  if (entry.kind === 'rest') return `And ${counted(entry.left, 'more rule')}.`;
  if (entry.kind === 'issue') return issueText(entry, name);
  const { issues, product } = entry.rule;
  const words = isNewJudged(condition) ? 'new issue' : 'issue';
  const found = `${atLeast(boundOf(report, condition))}${counted(issues, words)}`;
  const placed = entry.placed === 0n ? '' : `, ${entry.placed} of them listed by file`;
  return `${name(ruleName(entry.rule))}: ${found}${product === undefined ? '' : ` (${product})`}${placed}.`;
}

/** Shows only kind and validation of a secret. */
function issueText({ rule, placed }: IssueEntry, name: Name): string {
  const { location, line, listed } = placed;
  const { secret, issueType, dependency, isNew } = location;
  const isSecret = secret !== undefined || issueType === 'secrets';
  const reported = { about: location, isLive: secret?.validation === 'confirmed-valid' };
  const style = {
    outside: (text: string) => name(text, MOST_OF_A_SENTENCE),
    copied: name,
    strong: (text: string) => text,
  };
  const what = whatText({ ...reported, rule: isSecret ? { product: 'secrets' } : rule }, style);
  const advisory = dependency?.advisory === undefined ? '' : name(dependency.advisory);
  const facts = joined([what, advisory, isNew ? 'first seen by this scan' : ''], ', ');
  return joined([
    `${joined([name(ruleName(rule)), facts], ': ')}.`,
    line === undefined ? 'Its line in this commit is not known.' : '',
    listed.length === 1 ? '' : `It is on ${listed.length} refs, and counted on each.`,
  ]);
}

/** Names other broken conditions that may count the issue: it has no entry under these. */
function othersText({ others }: IssueEntry, name: Name): string {
  if (others.length === 0) return '';
  const named = others.slice(0, MOST_OTHER_CONDITIONS).map((condition) => name(condition.name));
  const left = others.length - named.length;
  return `Also broken: ${[...named, ...(left === 0 ? [] : [`${left} more`])].join(', ')}.`;
}

const MOST_OTHER_CONDITIONS = 5;

function amongText({ condition, rule, among }: IssueEntry): string {
  if (among === undefined) return '';
  const words = isNewJudged(condition) ? 'new ' : '';
  return `It counts ${rule.issues} ${words}of the ${among} issues of this rule that are known.`;
}

/** The decision in one line. It leaves out `message` and `nextStep` of the report: each output makes them harmless in its own way. */
export function verdictTitle(report: GateReport, name?: (text: string) => string): string {
  const missing = `: ${missingText(report)} (${report.verdict.reason})`;
  const words = {
    pass: isPassWhereNothingBlocks(report) ? 'passed: nothing blocks' : 'passed',
    fail: isIncompleteFail(report) ? `failed, and not everything was read${missing}` : 'failed',
    inconclusive: `is inconclusive${missing}`,
  };
  return `${replayPrefix(report, name).replace(/^r/, 'R')}Findings Gate ${words[report.verdict.word]}`;
}

/** The verdict with its message, who acts and the next step, as Markdown. */
export function verdictText(report: GateReport, enforcement = ''): string {
  const { verdict, nextStep } = report;
  const title = `${verdictTitle(report, code)}.`;
  return joined([title, enforcement, sentence(verdict.message), whoActs(report), sentence(nextStep)]);
}

/** Says why the job succeeds: the gate only reports, or the reason is softened; else empty. */
export function enforcementText(report: GateReport): string {
  return enforcementNote(report, plain(report));
}

/** True if the run is inconclusive, or is a fail of which a part was not read. */
export function isNotProven(report: GateReport): boolean {
  return report.verdict.word === 'inconclusive' || isIncompleteFail(report);
}

/** Id of the only caution that is not about the code: it names projects that this gate does not judge. */
export const OTHER_PROJECTS = 'other-projects';

/** Cautions about a proven verdict, each with a stable id. Empty if the verdict itself says that something is not proven. */
export function cautionsOf(report: GateReport): readonly { readonly id: string; readonly text: string }[] {
  const { verdict, conditions } = report;
  if (isNotProven(report)) return [];
  const unproven = conditions.filter(({ result }) => result === 'unproven');
  const open = 'nothing blocks: no blocking condition is in force, so whatever is found passes';
  const unjudged = counted(unproven.length, verdict.word === 'pass' ? 'warning' : 'condition');
  return [
    ...(isPassWhereNothingBlocks(report) ? [{ id: 'nothing-blocks', text: open }] : []),
    ...(report.otherProjects.length > 0 ? [{ id: OTHER_PROJECTS, text: otherProjectsText(report, clean) }] : []),
    ...(unproven.length > 0 ? [{ id: 'not-judged', text: `${unjudged} could not be judged` }] : []),
  ];
}
