import { EVERY_RUN_SEARCHES } from '../../domain/evidence.ts';
import type { PolicySource } from '../../domain/policy.ts';
import type { GateReport, ReportedScan } from '../../domain/report.ts';
import { COMMAND_LINE } from '../../domain/target.ts';
import { durationText } from '../../domain/text/duration-text.ts';
import { list } from '../text/table.ts';
import { fewLines, minuteText } from '../text/text.ts';
import { markdown, type TextStyle } from '../text/text-style.ts';
import { failOnText } from '../text/ways-out.ts';

type ProofStyle = Pick<TextStyle, 'code' | 'prose' | 'link'>;

export type ProofItem = { readonly label: string; readonly text: string; readonly details?: readonly string[] };

/** What the verdict rests on: scans, commit, ref, products, times, policy, requests, and searches beyond the usual ones. */
export function proof(report: GateReport, rows: number): string {
  const items = proofFacts(report, markdown(report), rows).map(({ label, text, details = [] }) =>
    [`**${label}** ${text}`, ...details.map((detail) => `  - ${detail}`)].join('\n'),
  );
  return list(items, { most: items.length, noun: 'facts' });
}

/** The same as plain data, for at most `rows` scans, searches and debug notes. */
export function proofFacts(report: GateReport, style: ProofStyle, rows: number): ProofItem[] {
  const { times, requests, baseline } = report;
  const pullRequest = report.pullRequest === undefined ? '' : `, pull request ${report.pullRequest}`;
  const waited = times.waitedSeconds >= 1 ? `, of which ${durationText(times.waitedSeconds)} waiting` : '';
  const readAt =
    times.issuesReadAtMs === undefined
      ? 'not read'
      : `${minuteText(times.issuesReadAtMs)}: live state, not a snapshot of the scan`;
  return [
    ...replayFacts(report, style),
    {
      label: 'Commit',
      text: `${orDash(report.commit, style)} of ${style.code(report.repository)}, ref ${orDash(report.ref, style)}`,
    },
    ...scanFacts(report, style, rows),
    ...limitsFacts(report, style),
    { label: 'Policy', text: policyText(report, style) },
    ...waiversFacts(report, style),
    ...(baseline === undefined ? [] : [{ label: 'Baseline', text: style.code(baseline.ref) }]),
    { label: 'Issues read', text: readAt },
    ...searchFacts(report, style, rows),
    ...locationsFacts(report, style),
    { label: 'Event', text: `${style.code(report.event)}${pullRequest}` },
    ...baseFacts(report, style),
    { label: 'Run', text: `${minuteText(times.startedAtMs)}, took ${durationText(times.seconds)}${waited}` },
    { label: 'Requests', text: `${requests.sent} sent, ${requests.planned} planned` },
    ...debugNoteFacts(report, style, rows),
  ];
}

function replayFacts({ replay }: GateReport, { code }: ProofStyle): ProofItem[] {
  if (replay === undefined) return [];
  return [
    { label: 'Replay', text: `of the record ${code(replay.digest)}, written by version ${code(replay.version)}` },
  ];
}

function scanFacts({ scans, verdict }: GateReport, style: ProofStyle, rows: number): ProofItem[] {
  if (scans.length === 0) return [{ label: 'Scan', text: 'none' }];
  const facts = scans.slice(0, rows).map((scan): ProofItem => {
    const kind = `${scan.isFullScan ? 'full' : 'diff'} scan of ${scan.products.join(', ') || 'no known product'}`;
    // A scan that proved nothing decided nothing.
    const isProof = verdict.word !== 'inconclusive' && scan.decides.length > 0;
    const isForAll = scans.length === 1;
    const decides = isForAll ? ' decides' : ` decides for ${scan.decides.join(', ')}`;
    const text = `${style.link(style.code(scan.id), scan.url)}${isProof ? decides : ''}`;
    return {
      label: 'Scan',
      text: `${text}: ${style.code(scan.status)}, ${kind}`,
      details: [locationText(scan, style), timeText(scan, style)],
    };
  });
  const left = scans.length - facts.length;
  return left > 0 ? [...facts, { label: 'Scans', text: `and ${left} more scans` }] : facts;
}

function locationText({ commit, ref, repository, repositoryId }: ReportedScan, style: ProofStyle): string {
  const project = [repository, repositoryId].flatMap((text) => (text === undefined ? [] : [style.code(text)]));
  return `commit ${orDash(commit, style)}, ref ${orDash(ref, style)}, project ${project.join(' ') || '–'}`;
}

function timeText({ startedAtMs, completedAtMs, ciJobHost }: ReportedScan, style: ProofStyle): string {
  const maker = ciJobHost === undefined ? '' : `, by a job on ${style.code(ciJobHost)}`;
  return `started ${minuteText(startedAtMs)}, finished ${minuteText(completedAtMs)}${maker}`;
}

/** The six searches that every run makes need not be shown. */
function searchFacts({ searches }: GateReport, style: ProofStyle, rows: number): ProofItem[] {
  const further = searches.filter((search) => !EVERY_RUN_SEARCHES.has(search));
  if (further.length === 0) return [];
  const texts = further.map((search) => style.code(search));
  const details = fewLines(texts, rows, 'searches');
  return [{ label: 'Further searches', text: 'for conditions of the policy', details }];
}

/** Only if there is something to say: usually the base is the event's, and never was another one. */
function baseFacts({ baseNow }: GateReport, style: ProofStyle): ProofItem[] {
  if (baseNow === undefined) return [];
  if ('unknown' in baseNow) return [{ label: 'Base now', text: `not known: ${style.prose(baseNow.unknown)}` }];
  if (baseNow.changedAtMs === undefined) return [];
  return [{ label: 'Base now', text: `${style.code(baseNow.ref)}, since ${minuteText(baseNow.changedAtMs)}` }];
}

function debugNoteFacts({ debugNotes }: GateReport, style: ProofStyle, rows: number): ProofItem[] {
  if (debugNotes.length === 0) return [];
  const texts = debugNotes.map((debugNote) => style.prose(debugNote));
  const details = fewLines(texts, rows, 'debug notes');
  return [{ label: 'Odd', text: 'and tolerated, because nothing depends on it', details }];
}

/** Locations that are missing change nothing of the verdict, and the page says why there are none. */
function locationsFacts({ places }: GateReport, style: ProofStyle): ProofItem[] {
  if (places?.missing === undefined) return [];
  const some = places.found.length === 0 ? 'not read' : `only ${places.found.length} read`;
  return [{ label: 'Locations', text: `${some}: ${style.code(places.missing)}` }];
}

function waiversFacts({ waiversFile }: GateReport, style: ProofStyle): ProofItem[] {
  if (waiversFile === undefined) return [];
  const { path, source } = waiversFile;
  const text = source === undefined ? `no file ${style.code(path)}` : sourceText(source, style);
  return [{ label: 'Waivers', text }];
}

function limitsFacts({ failOnSeverity, conditions }: GateReport, style: ProofStyle): ProofItem[] {
  if (failOnSeverity === undefined) return [];
  const limits = conditions.filter(({ column }) => column !== undefined);
  const named = limits.map(({ name, max }) => `${style.code(name)} ${max}`).join(', ');
  return [{ label: 'Limits', text: `${failOnText(failOnSeverity, style.code)}${named === '' ? '' : `; ${named}`}` }];
}

function policyText({ event, policy, searches }: GateReport, style: ProofStyle): string {
  // The searches are planned as soon as it is known whether there is a policy.
  if (policy === undefined) return searches.length === 0 ? 'not read' : 'none';
  if (policy.kind === 'input') return event === COMMAND_LINE ? '--policy' : 'the input policy';
  return sourceText(policy, style);
}

function sourceText(policy: Exclude<PolicySource, { readonly kind: 'input' }>, style: ProofStyle): string {
  if (policy.kind === 'local-file')
    return `the local file ${style.code(policy.path)}, SHA-256 ${style.code(policy.sha256)}`;
  return `${style.code(policy.path)} of ${style.code(policy.repository)} at ${style.code(policy.sha)} (${style.code(policy.ref)})`;
}

function orDash(text: string | undefined, style: ProofStyle): string {
  return text === undefined ? '–' : style.code(text);
}
