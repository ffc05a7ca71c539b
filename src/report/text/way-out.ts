import { isScannedRefName } from '../../domain/ref.ts';
import type { GateReport, ReportedCulprit } from '../../domain/report.ts';
import { COMMAND_LINE } from '../../domain/target.ts';
import { DAY_MS } from '../../domain/text/calendar-date.ts';
import { mayWaive, waivable } from './remedies.ts';
import { blockers } from './report-facts.ts';
import { joined, replaceUnseen, unitEscapes } from './text.ts';
import { isoText } from './time-text.ts';

/** Long enough to plan the fix, short enough to be checked again. A policy may want less. */
const WAIVER_DAYS = 30;
const MOST_OF_A_NAME = 500;
/** A line of the log has 4,000 characters at most, and half a command is of no use. */
const MOST_OF_A_COMMAND = 3_500;
const TOO_LONG = '# The name of the rule or of the ref is too long to be shown here.';

/** Lines to paste for the first rule that breaks the policy. Nothing is shortened, unseen characters are escaped. */
export type WayOut = {
  readonly rule: ReportedCulprit;
  /** YAML of a policy; empty where a waiver of this rule exists and must be changed. Undefined where none may help. */
  readonly waiver: readonly string[] | undefined;
  /** Lists the issues of the rule one by one, in a shell: with places, which a page may not have. */
  readonly command: string;
};

/** The result is undefined where nothing blocks, no rule that does has a name, or it is a replay. */
export function wayOutOf(report: GateReport): WayOut | undefined {
  // What a replay shows is of another day: nothing of it is to be copied.
  if (report.replay !== undefined) return undefined;
  const rule = blockers(report)
    .flatMap(({ rules }) => rules)
    .find(({ rulePath, ruleId }) => isName(rulePath) || isName(ruleId));
  if (rule === undefined) return undefined;
  const waiver = mayWaive(report) && waivable(report)(rule) ? waiverLines(report, rule) : undefined;
  return { rule, waiver, command: listCommand(report, rule) };
}

export function waiverPlace(
  { event, policy, waiversFile }: Pick<GateReport, 'event' | 'policy' | 'waiversFile'>,
  code: (text: string) => string = (text) => text,
): string {
  const isCommandLine = event === COMMAND_LINE;
  const inline = isCommandLine ? code('--policy') : `the input ${code('policy')}`;
  if (waiversFile?.source?.kind === 'file')
    return `${code(waiversFile.path)} of ${code(waiversFile.source.repository)}`;
  if (waiversFile !== undefined) return code(waiversFile.path);
  if (policy === undefined)
    return `a policy, in ${inline} or in the file that ${code(`${isCommandLine ? '--' : ''}policy-file`)} names`;
  if (policy.kind === 'input') return inline;
  return policy.kind === 'local-file' ? code(policy.path) : `${code(policy.path)} of ${code(policy.repository)}`;
}

/** Says where the lines are to be added: a file can have only one list of waivers. */
export function pastePlace(report: GateReport, code: (text: string) => string = (text) => text): string {
  const place = waiverPlace(report, code);
  return hasList(report) ? `the list ${code('waivers')} in ${place}` : place;
}

/** True if there are waivers already, in a known file. */
function hasList(report: GateReport): boolean {
  return !isNewFile(report) && report.waivers.length > 0;
}

function isNewFile({ policy, waiversFile }: GateReport): boolean {
  return waiversFile === undefined ? policy === undefined : waiversFile.source === undefined;
}

function waiverLines(report: GateReport, rule: ReportedCulprit): readonly string[] {
  const { waivers, times, longestWaiverDays = WAIVER_DAYS } = report;
  if (waivers.some(({ rule: waived }) => waived === rule.rulePath || waived === rule.ruleId)) {
    return [];
  }
  const days = Math.min(WAIVER_DAYS, longestWaiverDays);
  const name = [rule.rulePath, rule.ruleId].find((text) => isName(text) && text.length <= MOST_OF_A_NAME);
  return [
    ...(isNewFile(report) ? ['version: 1'] : []),
    ...(hasList(report) ? [] : ['waivers:']),
    `  - rule: ${name === undefined ? '# its name is too long to be shown here' : exactText(name)}`,
    '    reason: "Say why this is acceptable"',
    '    owner: "@your-team"',
    `    expires: ${isoText(times.startedAtMs + days * DAY_MS)?.slice(0, 10)}`,
  ];
}

function listCommand({ links, deploymentId, ref, scans }: GateReport, rule: ReportedCulprit): string {
  const ofRule = isName(rule.ruleId) ? { ruleIds: rule.ruleId } : { rules: rule.rulePath };
  const filter = Object.entries({ repositoryIds: scans[0]?.repositoryId, refs: ref, ...ofRule });
  const members = filter.flatMap(([name, value]): ListedMember[] => (value === undefined ? [] : [[name, value]]));
  if (members.some(([, value]) => value.length > MOST_OF_A_NAME)) return TOO_LONG;
  const command = joined([
    'findings-gate issues --each',
    links.platform === undefined ? '' : `--base-url ${inShell(links.platform)}`,
    deploymentId === undefined ? '' : `--deployment-id ${inShell(deploymentId)}`,
    // The rule's path finds only issues of code.
    'rules' in ofRule ? '--type sast' : '',
    ...flagsOf(members),
  ]);
  return command.length > MOST_OF_A_COMMAND ? TOO_LONG : command;
}

type ListedMember = readonly [name: string, value: string];

/** A flag for each ordinary value: a comma would make two of it, a dash at its start a flag, and `--refs` takes only refs of usual kinds. */
function flagsOf(members: readonly ListedMember[]): readonly string[] {
  const isOrdinary = ([name, value]: ListedMember): boolean =>
    /^[\w./@:+][\w./@:+-]*$/.test(value) && (name !== 'refs' || isScannedRefName(value));
  if (members.every(isOrdinary)) {
    return members.map(([name, value]) => `--${name.replace('Id', '-id')} ${inShell(value)}`);
  }
  const texts = members.map(([name, value]) => `"${name}":[${exactText(value)}]`);
  return [`--where '{${texts.join(',')}}'`];
}

/** This is only for text without quotes and unseen characters. */
function inShell(text: string): string {
  return /^[\w./:@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A blank one is refused in a policy, and finds nothing. */
function isName(text: string): boolean {
  return text.trim() !== '';
}

/** In double quotes, as JSON and YAML read it; harmless within a shell's single quotes, in Markdown and in a log. */
function exactText(text: string): string {
  return replaceUnseen(JSON.stringify(text), unitEscapes).replace(/[<>#'&]/g, unitEscapes);
}
