import type { GateReport } from '../../src/domain/report.ts';
import { findingsIn } from './findings.ts';
import type { Finding } from './judge.ts';
import {
  type CiScan,
  DAY_MS,
  type Gate,
  listedAtMs,
  MINUTE_MS,
  NOON_MS,
  SECOND_MS,
  shortSha,
  type Universe,
  type UniverseEvent,
} from './universe.ts';

/** A universe as a person would tell it: who did what at which time, and what the gate said. */
export function storyOf(universe: Universe, gate: Gate, report?: GateReport, finding?: Finding): string {
  const used = new Set([gate.commit, ...universe.events.flatMap((event) => commitsOf(event))]);
  const commits = universe.commits.filter(({ sha }) => used.has(sha));
  const told = [
    ...universe.events.map((event) => ({ atMs: timeOf(event), text: textOf(event) })),
    { atMs: gate.atMs, text: gateText(gate) },
    ...(report === undefined ? [] : [{ atMs: report.times.finishedAtMs, text: `the gate says ${saidBy(report)}` }]),
  ];
  return [
    `Universe ${universe.seed} (${universe.features.join(', ') || 'nothing special'})`,
    ...commits.map((commit) => `  ${shortSha(commit.sha)} has ${namesIn(universe, commit.sha) || 'nothing'}`),
    ...told.toSorted((one, other) => one.atMs - other.atMs).map(({ atMs, text }) => `  ${clockText(atMs)}  ${text}`),
    ...(finding === undefined ? [] : [`  ${finding.kind}: ${finding.text}`]),
  ].join('\n');
}

function saidBy({ verdict, counts }: GateReport): string {
  const { critical, high } = counts;
  const found = `critical ${critical ?? '?'}, high ${high ?? '?'}`;
  return `${[verdict.word, verdict.reason].filter(Boolean).join(' ')} (${found}): ${verdict.message}`;
}

function commitsOf(event: UniverseEvent): readonly string[] {
  if (event.kind === 'scan') return [event.commit, ...(event.base === undefined ? [] : [event.base])];
  return event.kind === 'push' ? [event.commit] : [];
}

function namesIn(universe: Universe, sha: string): string {
  const commit = universe.commits.find((one) => one.sha === sha);
  if (commit === undefined) return '';
  return universe.projects
    .flatMap((project) => findingsIn(commit, project).map(({ name }) => `${project}:${name}`))
    .join(', ');
}

function timeOf(event: UniverseEvent): number {
  return event.kind === 'scan' ? event.startedAtMs : event.atMs;
}

function textOf(event: UniverseEvent): string {
  switch (event.kind) {
    case 'push':
      return `${event.owner} ${event.what}: ${shortSha(event.commit)}`;
    case 'scan':
      return scanText(event);
    case 'closing':
      return `pull ${event.pullRequest} is closed`;
    case 'triage':
      return `${event.finding} on ${event.ref} becomes ${event.state.slice('AGGREGATE_ISSUE_STATE_'.length)}`;
    case 'base':
      return `pull ${event.pullRequest} goes to ${event.base}`;
  }
}

function scanText(scan: CiScan): string {
  const { id, project, commit, products, isFull, base, owner, ref, end } = scan;
  const lags = (end?.lags ?? []).map(
    ({ of, type, severity, untilMs }) =>
      `${of}${type ? ` ${type.slice(11)}` : ''}${severity ? ` ${severity.slice(9)}` : ''} until ${clockText(untilMs)}`,
  );
  const facts: readonly (string | undefined)[] = [
    scan.isPartial ? 'partial' : undefined,
    at('queued', scan.queuedAtMs),
    at('listed', listedAtMs(scan) === scan.startedAtMs ? undefined : listedAtMs(scan)),
    at('says its products', scan.productsAtMs),
    at('counted', scan.countedAtMs),
    scan.clockMs ? `its clock is ${scan.clockMs / SECOND_MS} s ahead` : undefined,
    scan.unseen === undefined ? undefined : `does not know ${scan.unseen.join(', ')}`,
    at('searchable', end?.searchableAtMs),
    ...lags.map((lag) => `late: ${lag}`),
  ];
  const kind = isFull ? 'full' : `diff to ${base === undefined ? 'nothing' : shortSha(base)}`;
  const ended = end === undefined ? 'runs for ever' : `${end.status} at ${clockText(end.atMs)}`;
  return `scan ${id} of ${shortSha(commit)} (${products.join(' ')}; ${kind}) for ${owner}, project ${project}, on ${ref}: ${[ended, ...facts].filter(Boolean).join(', ')}`;
}

function at(what: string, ms: number | undefined): string | undefined {
  return ms === undefined ? undefined : `${what} at ${clockText(ms)}`;
}

function gateText({ why, owner, commit, headRef, isFork, settings }: Gate): string {
  const {
    waitMs,
    discoveryMs,
    pollMs,
    maxCritical,
    maxHigh,
    isSweep,
    projects,
    namesId,
    baseline,
    states,
    required,
    answerMs,
  } = settings;
  const facts = [
    isSweep
      ? 'as a sweep'
      : `waits ${waitMs / MINUTE_MS} min, discovers ${discoveryMs / MINUTE_MS} min, polls ${pollMs / SECOND_MS} s`,
    `max critical ${maxCritical}, high ${maxHigh}`,
    headRef === undefined ? undefined : `head ${headRef}${isFork ? ' of a fork' : ''}`,
    projects === 'one' ? undefined : `projects by ${projects}`,
    states,
    namesId ? 'with id' : undefined,
    baseline === 'none' ? undefined : `compares with ${baseline}`,
    required.length > 0 ? `requires ${required.join()}` : undefined,
    answerMs > 0 ? `answers take ${answerMs} ms` : undefined,
  ];
  return `GATE (${why}) of ${owner} at ${shortSha(commit)}: ${facts.filter(Boolean).join('; ')}`;
}

/** `12:03:05`, and how many days before. */
function clockText(ms: number): string {
  const days = Math.floor((ms - NOON_MS + DAY_MS / 2) / DAY_MS);
  return `${days === 0 ? '' : `${days}d `}${new Date(ms).toISOString().slice(11, 19)}`;
}
