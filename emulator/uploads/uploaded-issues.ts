import { createHash } from 'node:crypto';
import { anIssue, aRule } from '../build.ts';
import type { Dependency, Issue, PlatformScan } from '../state.ts';
import type { Results, UploadedFinding } from './upload-bodies.ts';

const STATE = 'AGGREGATE_ISSUE_STATE_';
const [OPEN, FIXED, REMOVED, SUPPRESSED] = ['OPEN', 'FIXED', 'REMOVED', 'IGNORED_CODE'].map((word) => STATE + word);
const GONE = [FIXED, REMOVED];

/** Where and when a scan changed issues. */
export type Settled = {
  readonly scan: PlatformScan;
  /** The ref as issues spell it. */
  readonly ref: string;
  readonly atMs: number;
  /** When the search shows the change. */
  readonly shownAtMs: number;
};

/**
 * The issues after a scan. A finding has an id that stays the same when lines move. An issue of the ref that the scan did not find again is
 * FIXED if its rule ran on its file, and REMOVED if the file or the rule is gone. It stays as it was if the file was skipped, the
 * product was not scanned, or a partial scan did not run the rule. Decisions of people stay.
 */
export function issuesAfter(before: readonly Issue[], results: Results, settled: Settled): readonly Issue[] {
  const { scan, ref, shownAtMs } = settled;
  const found = new Map([
    ...results.ignores.map((finding) => seen(finding, SUPPRESSED, settled)),
    ...results.findings.map((finding) => seen(finding, OPEN, settled)),
  ]);
  const isOwn = (issue: Issue) =>
    issue.repositoryId === scan.repositoryId && issue.ref === ref && issue.visibleUntilMs === undefined;
  const after: Issue[] = [];
  for (const issue of before) {
    if (!isOwn(issue)) {
      after.push(issue);
      continue;
    }
    const next = nextOf(issue, found.get(issue.id), results, settled);
    found.delete(issue.id);
    if (next === issue) after.push(issue);
    else if (shownAtMs <= settled.atMs) after.push({ ...next, visibleAtMs: issue.visibleAtMs });
    else after.push({ ...issue, visibleUntilMs: shownAtMs }, next);
  }
  return [...after, ...found.values()];
}

function nextOf(known: Issue, again: Issue | undefined, results: Results, settled: Settled): Issue {
  const { atMs, shownAtMs, scan } = settled;
  if (again !== undefined) {
    const isDecided = !GONE.includes(known.state) && known.state !== SUPPRESSED && again.state === OPEN;
    const { createdAtMs, firstSeenScanId, triagedAtMs, note } = known;
    const since = GONE.includes(known.state) ? atMs : known.relevantSinceMs;
    const state = isDecided ? known.state : again.state;
    return { ...again, state, createdAtMs, firstSeenScanId, triagedAtMs, note, relevantSinceMs: since };
  }
  if (GONE.includes(known.state) || !scan.enabledProducts.includes(productOf(known))) return known;
  if (results.skipped_paths?.includes(known.filePath) === true) return known;
  const hasRuleRun = results.rule_ids.includes(known.rule.path);
  if (!hasRuleRun && scan.isPartial === true) return known;
  const isFixed = hasRuleRun && results.searched_paths.includes(known.filePath);
  if (isFixed) return { ...known, state: FIXED!, fixedAtMs: atMs, visibleAtMs: shownAtMs };
  return { ...known, state: REMOVED!, visibleAtMs: shownAtMs };
}

/** The product of an issue, as the platform names it: `sast`, `sca` or `secrets`. */
export function productOf({ type }: Pick<Issue, 'type'>): string {
  return type.slice('ISSUE_TYPE_'.length).toLowerCase();
}

export function typeOf({
  metadata,
  sca_info,
}: UploadedFinding): 'ISSUE_TYPE_SAST' | 'ISSUE_TYPE_SCA' | 'ISSUE_TYPE_SECRETS' {
  if (metadata.product === 'secrets') return 'ISSUE_TYPE_SECRETS';
  return sca_info === undefined || sca_info === null ? 'ISSUE_TYPE_SAST' : 'ISSUE_TYPE_SCA';
}

function seen(
  finding: UploadedFinding,
  state: string | undefined,
  { scan, ref, atMs, shownAtMs }: Settled,
): [string, Issue] {
  const identity = finding.match_based_id ?? finding.syntactic_id;
  const id = createHash('sha256').update([scan.repositoryId, ref, identity].join('\n')).digest('hex').slice(0, 32);
  const { line, column, end_line: endLine, end_column: endColumn } = finding;
  const issue = anIssue({
    id,
    rule: aRule({
      id: finding.check_id,
      path: finding.check_id,
      origin: 'RULE_ORIGIN_CUSTOM',
      testCases: [],
      definition: {},
    }),
    type: typeOf(finding),
    severity: severityOf(finding),
    state: state!,
    repositoryId: scan.repositoryId,
    ref,
    filePath: finding.path,
    span: { line, endLine, column, endColumn },
    message: finding.message,
    dependency: dependencyOf(finding),
    firstSeenScanId: scan.id,
    lastSeenScanId: scan.id,
    visibleAtMs: shownAtMs,
    createdAtMs: atMs,
    relevantSinceMs: atMs,
    attributes: attributesOf(finding),
  });
  return [id, issue];
}

const SEVERITIES = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];

function severityOf({ severity, metadata }: UploadedFinding): string | undefined {
  const word = SEVERITIES.find((name) => name === metadata['sca-severity']) ?? SEVERITIES[severity];
  return word === undefined ? undefined : `SEVERITY_${word}`;
}

function dependencyOf({ sca_info, metadata }: UploadedFinding): Dependency | undefined {
  if (sca_info === undefined || sca_info === null) return undefined;
  const { found_dependency: found } = sca_info.dependency_match;
  return {
    package: found.package,
    version: found.version,
    ecosystem: found.ecosystem,
    manifestFilePath: found.manifest_path ?? '',
    advisory: String(metadata['sca-vuln-database-identifier'] ?? ''),
    fixedBy: versionsOf(metadata['sca-fix-versions']),
  };
}

function attributesOf({ sca_info, metadata, validation_state }: UploadedFinding): Issue['attributes'] {
  if (metadata.product === 'secrets') {
    const secretTypes = typeof metadata.secret_type === 'string' ? { secretTypes: metadata.secret_type } : {};
    return { validationStates: `VALIDATION_STATE_${validation_state ?? 'NO_VALIDATOR'}`, ...secretTypes };
  }
  if (sca_info === undefined || sca_info === null) return {};
  const word = sca_info.reachable ? 'REACHABLE' : 'UNREACHABLE';
  return {
    reachabilities: `REACHABILITY_${word}`,
    exposures: word,
    transitivities: sca_info.dependency_match.found_dependency.transitivity
      .toUpperCase()
      .replace('UNKNOWN', 'UNKNOWN_TRANSITIVITY'),
  };
}

/** Returns `['2.11.3']` for `[{ jinja2: '2.11.3' }]`. */
function versionsOf(fixes: unknown): readonly string[] {
  const each = Array.isArray(fixes) ? fixes.flatMap((fix) => Object.values(fix ?? {})) : [];
  return each.filter((version) => typeof version === 'string');
}
