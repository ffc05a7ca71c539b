import type { Dependency, Issue, PlatformState, Span } from '../state.ts';
import type { WireForm } from '../wire/wire-form.ts';
import { integerAs, timestamp } from '../wire/written.ts';
import { epssJson } from './group-json.ts';

/** A single issue in wire form, with every documented member that it has. */
export function listedJson(issue: Issue, state: PlatformState): Readonly<Record<string, unknown>> {
  const { rule, attributes } = issue;
  const { wire } = state;
  return {
    id: issue.id,
    ref: issue.ref,
    issueType: issue.type,
    severity: issue.severity,
    aggregateState: issue.state,
    ruleId: rule.id,
    rulePath: rule.path,
    filePath: issue.filePath,
    ...(issue.span === undefined ? {} : spanJson(issue.span, wire)),
    message: issue.message,
    ruleUrl: rule.sourceUri,
    ruleReferences: [rule.sourceUri],
    lineOfCodeUrl: lineOfCodeUrl(issue, state),
    firstSeenScan: scanJson(issue.firstSeenScanId),
    lastSeenScan: scanJson(issue.lastSeenScanId),
    createdAt: timestamp(issue.createdAtMs, wire),
    relevantSince: timestamp(issue.relevantSinceMs, wire),
    triageReason: attributes.triageReasons,
    note: issue.note,
    ruleCweNames: ['CWE-95'],
    ruleOwaspNames: ['A03:2021 - Injection'],
    ...attributesJson(issue, wire),
    codeowners: [{ name: '@acme/payments', isTeam: true }],
    ...issue.listedMembers,
  };
}

/** Address at the code host: the location in the commit of the last scan that saw the issue, or in HEAD if that is not known. */
function lineOfCodeUrl(
  { repositoryId, lastSeenScanId, filePath, span }: Issue,
  { repositories, scans }: Pick<PlatformState, 'repositories' | 'scans'>,
): string {
  const repository = repositories.find(({ id }) => id === repositoryId)?.name ?? repositoryId;
  const commit = scans.find(({ id }) => id === lastSeenScanId)?.commit ?? 'HEAD';
  const path = filePath.split('/').map(encodeURIComponent).join('/');
  const line = span === undefined ? '' : `#L${span.line}`;
  return `https://github.com/${repository}/blob/${commit}/${path}${line}`;
}

function spanJson(span: Span, wire: WireForm): object {
  return Object.fromEntries(
    Object.entries(span).map(([name, value]) => [name, integerAs(wire.issuePlaces, String(value))]),
  );
}

function scanJson(id: string | undefined): object | undefined {
  return id === undefined ? undefined : { id };
}

function attributesJson(issue: Issue, wire: WireForm): object {
  const { type, attributes, dependency, epss } = issue;
  if (type === 'ISSUE_TYPE_SECRETS') {
    return {
      secretsAttributes: { validationState: attributes.validationStates, secretType: attributes.secretTypes },
    };
  }
  if (type !== 'ISSUE_TYPE_SCA') return {};
  return {
    scaAttributes: {
      reachability: attributes.reachabilities,
      epssScore: epss && epssJson(epss, wire),
      ...(dependency === undefined ? {} : dependencyJson(dependency, issue)),
    },
  };
}

function dependencyJson(dependency: Dependency, { filePath, attributes }: Issue): object {
  const fixes = dependency.fixedBy.map((version) => ({ package: dependency.package, version }));
  return {
    vulnDatabaseIdentifier: dependency.advisory,
    foundDependency: {
      package: dependency.package,
      version: dependency.version,
      transitivity: attributes.transitivities,
      ecosystem: dependency.ecosystem,
      filePath,
      manifestFilePath: dependency.manifestFilePath,
    },
    fixRecommendations: fixes,
    bestFix: fixes[0],
  };
}
