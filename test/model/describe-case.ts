import type { History, HistoryEvent, ScanRun } from '../../emulator/history/history.ts';
import type { ModelCase } from './model-case.ts';
import { ownRef } from './worlds.ts';

/** The case in lines for people, times in seconds from the start of the run. */
export function describeCase(world: ModelCase): string {
  const { seed, subject, settings, commit, pipelineCommit, history, others } = world;
  const judged =
    subject.kind === 'commit'
      ? 'the bare commit'
      : `${JSON.stringify(subject)} (own ref ${ownRef(subject, world.worlds)})`;
  const commits = history.commits.map(
    ({ sha, findings }) => `${shortOf(sha)}: ${findings.map(({ id }) => id).join(' ')}`,
  );
  const elsewhere = others.flatMap((other) => [`in ${projectOf(other)}:`, ...linesOf(other, world.startMs)]);
  return [
    `seed ${seed}: judged is ${shortOf(commit)}${pipelineCommit === undefined ? '' : ` or ${shortOf(pipelineCommit)}`} as ${judged}`,
    `settings ${JSON.stringify(settings)}`,
    `in ${projectOf(history)}${history.diffsLeaveTheBase === true ? ', diff scans leave the base' : ''}:`,
    ...linesOf(history, world.startMs),
    ...elsewhere,
    ...commits,
  ].join('\n    ');
}

function projectOf({ repositoryId, project }: History): string {
  return `${repositoryId} ${JSON.stringify(project)}`;
}

function linesOf({ events }: History, startMs: number): readonly string[] {
  const seconds = (ms: number | undefined) => (ms === undefined ? 'never' : ((ms - startMs) / 1000).toFixed(0));
  return events.map((event) => lineOf(event, seconds));
}

function lineOf(event: HistoryEvent, seconds: (ms: number | undefined) => string): string {
  if (event.kind === 'closing') return `${seconds(event.atMs)}: pull request ${event.pullRequest} closed`;
  if (event.kind === 'triage') return `${seconds(event.atMs)}: ${event.finding} on ${event.ref} becomes ${event.state}`;
  const { end, startedAtMs, listedAtMs } = event;
  const lags = (end?.lags ?? []).map(
    ({ of, type = 'all', severity = 'all', untilMs }) => `, ${of} ${type} ${severity} at ${seconds(untilMs)}`,
  );
  return [
    `${seconds(startedAtMs)}: ${scanLine(event)}, ${end?.status ?? 'runs on'} ${seconds(end?.atMs)}`,
    listedAtMs === undefined || listedAtMs === startedAtMs ? '' : `, listed ${seconds(listedAtMs)}`,
    end?.searchableAtMs === undefined ? '' : `, searchable ${seconds(end.searchableAtMs)}`,
    ...lags,
  ].join('');
}

function scanLine({
  id,
  ref,
  commit,
  products,
  isFull,
  isPartial,
  pullRequest,
  pullRequestText,
  counts,
}: ScanRun): string {
  const kind = `${isPartial === true ? 'partial ' : ''}${isFull ? 'full' : 'diff'}`;
  const label = pullRequest === undefined ? '' : ` of pull request ${pullRequest}`;
  const text = pullRequestText === undefined ? '' : ` of "${pullRequestText}"`;
  const told = counts === undefined ? '' : `, counts ${counts}`;
  return `${kind} scan ${id} of ${shortOf(commit)} on ${ref}${label}${text} by ${products.join('+') || 'nothing yet'}${told}`;
}

function shortOf(sha: string): string {
  return sha.slice(0, 3);
}
