import type { GateReport, ReportedScan } from '../domain/report.ts';
import { code, type Link, paragraphs } from './markdown.ts';
import { list, table } from './table.ts';
import { durationText, minuteText } from './time-text.ts';

/** What the verdict rests on: scans, commit, ref, products, times, policy and searches. */
export function proof(report: GateReport, link: Link, rows: number): string {
  const searches = list(
    report.searches.map((search) => code(search)),
    { most: rows, noun: 'searches' },
  );
  return paragraphs(
    scanTable(report.scans, link, rows),
    facts(report),
    searches === '' ? '' : `**Searches**\n\n${searches}`,
  );
}

function scanTable(scans: readonly ReportedScan[], link: Link, rows: number): string {
  return table<ReportedScan>(
    [
      { title: 'Scan', cell: ({ id, url }) => link(code(id), url) },
      { title: 'Status', cell: ({ status }) => code(status) },
      { title: 'Role', cell: ({ role }) => (role === 'decides' ? 'decides' : 'covers products') },
      { title: 'Kind', cell: ({ isFullScan }) => (isFullScan ? 'full' : 'diff') },
      { title: 'Products', cell: ({ products }) => products.join(', ') || '–' },
      { title: 'Commit', cell: ({ commit }) => textOrDash(commit?.slice(0, 12)) },
      { title: 'Ref', cell: ({ ref }) => textOrDash(ref) },
      { title: 'Project', cell: ({ repository, repositoryId }) => projectText(repository, repositoryId) },
      { title: 'Started', cell: ({ startedAtMs }) => minuteText(startedAtMs) },
      { title: 'Finished', cell: ({ completedAtMs }) => minuteText(completedAtMs) },
      { title: 'Made by', cell: ({ ciJobHost }) => textOrDash(ciJobHost) },
    ],
    scans,
    { most: rows, noun: 'scans' },
  );
}

function facts(report: GateReport): string {
  const { times, requests } = report;
  const readAt = minuteText(times.issuesReadAtMs);
  const items = [
    `**Commit** ${textOrDash(report.commit)} of ${code(report.repository)}`,
    `**Ref** ${textOrDash(report.ref)}`,
    `**Event** ${code(report.event)}${report.pullRequest === undefined ? '' : `, pull request ${report.pullRequest}`}`,
    `**Policy** ${policyText(report)}`,
    `**Issues read** ${times.issuesReadAtMs === undefined ? readAt : `${readAt}: live state, not a snapshot of the scan`}`,
    `**Run** ${minuteText(times.startedAtMs)}, took ${durationText(times.seconds)}, of which ${durationText(times.waitedSeconds)} waiting`,
    `**Requests** ${requests.sent} sent, ${requests.planned} planned`,
  ];
  return list(items, { most: items.length, noun: 'facts' });
}

function policyText({ policy }: GateReport): string {
  if (policy === undefined) return 'the inputs of the job';
  if (policy.kind === 'input') return 'the input `policy`';
  if (policy.kind === 'local-file') return `the local file ${code(policy.path)}, SHA-256 ${code(policy.sha256)}`;
  return `${code(policy.path)} of ${code(policy.repository)} at ${code(policy.sha)} (${code(policy.ref)})`;
}

function projectText(repository: string | undefined, id: string | undefined): string {
  return [repository, id].flatMap((text) => (text === undefined ? [] : [code(text)])).join(' ') || '–';
}

function textOrDash(text: string | undefined): string {
  return text === undefined ? '–' : code(text);
}
