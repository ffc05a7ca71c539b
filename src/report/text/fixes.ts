import type { IssueState } from '../../domain/issue.ts';
import type { BlockingRule, GateReport } from '../../domain/report.ts';
import { COMMAND_LINE } from '../../domain/target.ts';
import { DAY_MS, dayOf } from '../../domain/text/calendar-date.ts';
import { blockingConditions, isToFix } from './report-facts.ts';
import { identityOf, ruleNames } from './rule-names.ts';
import { replaceInvisible, unitEscapes } from './text.ts';
import { markdown, paragraphs, type TextStyle } from './text-style.ts';

export type Fix = 'revoke' | 'update' | 'fix';

const NOT_DECIDED: readonly IssueState[] = ['open', 'reviewing', 'fixing', 'unknown'];

/** True if triage on the platform can help. False if all blocking conditions count only issues that triage has excluded, or that no scan detects. */
export function mayTriage(report: GateReport): boolean {
  return blockingConditions(report).some(({ states = NOT_DECIDED }) =>
    states.some((state) => NOT_DECIDED.includes(state)),
  );
}

/** True if a waiver can help: a policy or a waivers file is in use, and a blocking rule may be waived. */
export function mayWaive(report: GateReport): boolean {
  if (report.policy === undefined && report.waiversFile === undefined) return false;
  return blockingConditions(report).some(({ rules }) => rules.some(waivable(report)));
}

/** True for a rule that may be waived. A secret that is critical, or known to work, must be revoked: a waiver would leave it usable. */
function waivable({ conditions, places }: GateReport): (rule: BlockingRule) => boolean {
  const never = new Set<string>();
  const live = places?.found.filter(({ secret }) => secret?.validation === 'confirmed-valid');
  for (const { isOfLiveSecrets, rules } of conditions) {
    for (const rule of rules) {
      const isLive = isOfLiveSecrets || live?.some(({ ruleId }) => ruleId === rule.ruleId);
      const isGrave = isLive || rule.columns.includes('critical');
      if (rule.product === 'secrets' && isGrave) never.add(identityOf(rule));
    }
  }
  return (rule) => !never.has(identityOf(rule));
}

export function fixOf({ product }: BlockingRule): Fix {
  if (product === 'secrets') return 'revoke';
  return product === 'supply-chain' ? 'update' : 'fix';
}

/** Long enough to plan the fix, short enough to be checked again. A policy may allow less. */
const WAIVER_DAYS = 30;
const MOST_OF_A_NAME = 500;

/** YAML of a waiver for the first blocking rule with a name; no lines if this rule has one, which must be changed instead. Undefined if none may help. */
export function waiverToPaste(report: GateReport) {
  if (!isToFix(report) || !mayWaive(report)) return undefined;
  const rule = blockingConditions(report)
    .flatMap(({ rules }) => rules)
    .find((one) => writtenName(one) !== undefined);
  return rule !== undefined && waivable(report)(rule) ? { rule, lines: waiverLines(report, rule) } : undefined;
}

/** The file or the setting for a waiver, if there may be one. */
export function waiverPlace(
  { event, policy, waiversFile }: Pick<GateReport, 'event' | 'policy' | 'waiversFile'>,
  code: TextStyle['code'],
): string {
  const source = waiversFile === undefined ? policy : waiversFile.source;
  if (source?.kind === 'input') return event === COMMAND_LINE ? code('--policy') : `the input ${code('policy')}`;
  const path = code(source?.path ?? waiversFile?.path ?? '');
  return source?.kind === 'file' ? `${path} of ${code(source.repository)}` : path;
}

/** A file can have only one list of waivers. */
function hasList(report: GateReport): boolean {
  return !isNewFile(report) && report.waivers.length > 0;
}

function isNewFile({ waiversFile }: GateReport): boolean {
  return waiversFile !== undefined && waiversFile.source === undefined;
}

function waiverLines(report: GateReport, rule: BlockingRule): readonly string[] {
  const { waivers, times, longestWaiverDays = WAIVER_DAYS } = report;
  if (waivers.some(({ rule: waived }) => waived === rule.rulePath || waived === rule.ruleId)) return [];
  const days = Math.min(WAIVER_DAYS, longestWaiverDays);
  // In double quotes, as YAML reads it; harmless in Markdown and in a log.
  const quoted = replaceInvisible(JSON.stringify(writtenName(rule)), unitEscapes).replace(/[<>#'&]/g, unitEscapes);
  return [
    ...(isNewFile(report) ? ['version: 1'] : []),
    ...(hasList(report) ? [] : ['waivers:']),
    `  - rule: ${quoted}`,
    '    reason: "Say why this is acceptable"',
    '    owner: "@your-team"',
    `    expires: ${dayOf(times.startedAtMs + days * DAY_MS)}`,
  ];
}

/** A blank one is refused in a policy, and finds nothing; a very long one has no room. */
function writtenName({ rulePath, ruleId }: BlockingRule): string | undefined {
  return [rulePath, ruleId].find((text) => text.trim() !== '' && text.length <= MOST_OF_A_NAME);
}

/** The lines of `waiverToPaste` after a sentence that says what they are for; empty without a waiver. */
export function pasteBlock(report: GateReport, { code }: Pick<TextStyle, 'code'>): readonly string[] {
  const waiver = waiverToPaste(report);
  if (waiver === undefined) return [];
  const [name, place] = [code(ruleNames(report)(waiver.rule)), waiverPlace(report, code)];
  if (waiver.lines.length === 0) return [`${name} has a waiver in ${place}: change that one.`];
  const list = hasList(report) ? `the list ${code('waivers')} in ` : '';
  return [`To waive ${name}, add this to ${list}${place}, with your own reason, owner and date:`, ...waiver.lines];
}

/** No line can end the fence: each begins with words of ours. */
export function pasteLines(report: GateReport): string {
  const [about = '', ...lines] = pasteBlock(report, markdown(report));
  return paragraphs(about, lines.length === 0 ? '' : ['```yaml', ...lines, '```'].join('\n'));
}
