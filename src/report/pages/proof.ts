import type { PolicySource } from '../../domain/policy.ts';
import type { GateReport } from '../../domain/report.ts';
import { COMMAND_LINE } from '../../domain/target.ts';
import { durationText } from '../../domain/text/duration-text.ts';
import { fewLines, minuteText } from '../text/text.ts';
import { markdown, type TextStyle } from '../text/text-style.ts';
import { failOnText } from '../text/ways-out.ts';
import { scanText } from './page-facts.ts';

export type ProofItem = { readonly label: string; readonly text: string; readonly details: readonly string[] };

export function proof(report: GateReport, rows: number): string {
  return proofFacts(report, markdown(report), rows)
    .flatMap(({ label, text, details }) => [`- **${label}** ${text}`, ...details.map((detail) => `  - ${detail}`)])
    .join('\n');
}

export function proofFacts(report: GateReport, style: TextStyle, rows: number): ProofItem[] {
  const { code, prose } = style;
  const { times, baseNow, baseline, replay, places, failOnSeverity: failOn, waiversFile: waivers } = report;
  const readAt =
    times.issuesReadAtMs === undefined
      ? 'not read'
      : `${minuteText(times.issuesReadAtMs)}: live state, not a snapshot of the scan`;
  const read = places?.found.length === 0 ? 'not read' : `only ${places?.found.length} read`;
  const odd = report.debugNotes.map(prose);
  const items = [
    replay && item('Replay', `of the record ${code(replay.digest)}, written by version ${code(replay.version)}`),
    item('Commit', `${orDash(report.commit, style)} of ${code(report.repository)}, ref ${orDash(report.ref, style)}`),
    ...scanFacts(report, style, rows),
    failOn && item('Limits', failOnText(failOn, code)),
    item('Policy', policyText(report, style)),
    waivers && item('Waivers', waivers.source ? sourceText(waivers.source, style) : `no file ${code(waivers.path)}`),
    baseline && item('Baseline', code(baseline.ref)),
    item('Issues read', readAt),
    // Missing locations do not change the verdict.
    places?.missing !== undefined && item('Locations', `${read}: ${code(places.missing)}`),
    baseNow && 'unknown' in baseNow && item('Base now', `not known: ${prose(baseNow.unknown)}`),
    item('Run', `${minuteText(times.startedAtMs)}, took ${durationText(times.seconds)}`),
    item('Requests', `${report.requests.sent} sent, ${report.requests.planned} planned`),
    odd.length > 0 && item('Odd', 'and tolerated, because nothing depends on it', fewLines(odd, rows)),
  ];
  return items.filter((one) => one !== undefined && one !== false);
}

function item(label: string, text: string, details: readonly string[] = []): ProofItem {
  return { label, text, details };
}

function scanFacts(report: GateReport, style: TextStyle, rows: number): ProofItem[] {
  const { scans } = report;
  if (scans.length === 0) return [item('Scan', 'none')];
  const facts = scans.slice(0, rows).map((scan) => {
    const { commit, ref, repository, repositoryId, startedAtMs, completedAtMs, ciJobHost } = scan;
    const project = [repository, repositoryId].flatMap((one) => (one === undefined ? [] : [style.code(one)]));
    const maker = ciJobHost === undefined ? '' : `, by a job on ${style.code(ciJobHost)}`;
    return item('Scan', scanText(report, scan, style), [
      `commit ${orDash(commit, style)}, ref ${orDash(ref, style)}, project ${project.join(' ') || '–'}`,
      `started ${minuteText(startedAtMs)}, finished ${minuteText(completedAtMs)}${maker}`,
    ]);
  });
  const left = scans.length - facts.length;
  return left > 0 ? [...facts, item('Scans', `and ${left} more scans`)] : facts;
}

function policyText({ event, policy, searches }: GateReport, style: TextStyle): string {
  // The searches are planned as soon as it is known whether there is a policy.
  if (policy === undefined) return searches.length === 0 ? 'not read' : 'none';
  if (policy.kind === 'input') return event === COMMAND_LINE ? '--policy' : 'the input policy';
  return sourceText(policy, style);
}

function sourceText(policy: Exclude<PolicySource, { readonly kind: 'input' }>, style: TextStyle): string {
  if (policy.kind === 'local-file')
    return `the local file ${style.code(policy.path)}, SHA-256 ${style.code(policy.sha256)}`;
  return `${style.code(policy.path)} of ${style.code(policy.repository)} at ${style.code(policy.sha)} (${style.code(policy.ref)})`;
}

function orDash(text: string | undefined, style: TextStyle): string {
  return text === undefined ? '–' : style.code(text);
}
