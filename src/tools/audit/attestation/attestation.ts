import { hash } from 'node:crypto';
import { ISSUE_STATES } from '../../../domain/issue.ts';
import { encodedPath } from '../../../domain/location/code-host.ts';
import type { PolicySource } from '../../../domain/policy.ts';
import { PRODUCTS } from '../../../domain/product.ts';
import type { GateReport } from '../../../domain/report.ts';
import { HOMEPAGE, VERSION } from '../../../domain/text/program.ts';
import type { Inputs } from '../../../inputs/parse-inputs.ts';
import { jsonText } from '../../../report/json/json-text.ts';
import {
  count,
  group,
  list,
  type Member,
  type Members,
  oneOf,
  orAbsent,
  orNull,
  text,
  time,
  without,
} from '../../../report/json/member.ts';
import {
  CONDITION_MEMBERS,
  REPORT_MEMBERS,
  SCAN_MEMBERS,
  WAIVER_MEMBERS,
} from '../../../report/json/report-members.ts';
import { partsOf } from '../../../report/text/projects.ts';
import type { Redact } from '../../../report/text/redact.ts';
import { isPassWhereNothingBlocks } from '../../../report/text/report-facts.ts';

/** One of in-toto's resource descriptors: a member that is not known is left out, never null. */
const policy = {
  name: text,
  uri: orAbsent(text),
  digest: group({ sha256: orAbsent(text), gitCommit: orAbsent(text) }),
};

const moment: Member<string, string> = { write: (given) => given, form: { kind: 'time' } };

const project = orNull(text);

/** What the predicate of an attestation contains (docs/attestation.md). The first three members are those of in-toto's SVR v0.2. */
export const ATTESTATION_MEMBERS = {
  verifier: group({ id: text, policies: list(group(policy)) }),
  timeCreated: moment,
  properties: list(text),
  gateVersion: text,
  platform: group({ url: orNull(text), deploymentId: orNull(text) }),
  repository: text,
  commit: text,
  ref: orNull(text),
  pullRequest: orNull(count),
  event: text,
  mergeGroupCommit: orNull(text),
  run: orNull(text),
  issuesReadAt: time,
  states: list(oneOf(ISSUE_STATES)),
  baseline: REPORT_MEMBERS.baseline,
  projects: list(group({ repositoryId: orNull(text), name: text })),
  scans: list(group({ project, ...without(SCAN_MEMBERS, ['repositoryId', 'ciJobHost']) })),
  conditions: list(group({ project, ...without(CONDITION_MEMBERS, ['rules', 'rulesInAll', 'project']) })),
  waivers: list(group(without(WAIVER_MEMBERS, ['near']))),
  notScanned: list(group({ project, product: oneOf(PRODUCTS) })),
  notJudged: REPORT_MEMBERS.otherProjects,
} satisfies Members;

export type AttestedSettings = Pick<Inputs, 'states' | 'policy'>;

/** Identifies who gave the verdict. The version changes when a pass proves something else: docs/attestation.md says what. */
const VERIFIER = `${HOMEPAGE}/attestation/v1`;

const PROPERTY_PREFIX = 'FINDINGS_GATE_';

/** Why a run is no proof that could be signed. Undefined for an enforced pass in which every project has a blocking condition. */
export function notAttested(report: GateReport): string | undefined {
  const { verdict, mode, replay } = report;
  if (replay !== undefined) return 'a replay proves nothing about today';
  if (verdict.word !== 'pass') return `the verdict is ${verdict.word}`;
  if (mode !== 'enforce') return `the mode is ${mode}, so nothing was enforced`;
  if (partsOf(report).some(isPassWhereNothingBlocks)) return 'nothing blocks, so the pass proves nothing';
  return undefined;
}

/** Renders in-toto's Simple Verification Result v0.2 with members of our own. Only for a run for which `notAttested` returns undefined. */
export function renderAttestation(report: GateReport, settings: AttestedSettings, redact: Redact): string {
  const projects = attestedProjects(report);
  const sources = [report.policy, report.waiversFile?.source].filter((source) => source !== undefined);
  // This writes the members that ATTESTATION_MEMBERS names, and nothing else of a report.
  const json = group(ATTESTATION_MEMBERS).write({
    ...report,
    verifier: { id: VERIFIER, policies: sources.map((source) => descriptorOf(source, report.links.code, settings)) },
    timeCreated: new Date(report.times.finishedAtMs).toISOString(),
    properties: [`${PROPERTY_PREFIX}PASS`, ...scannedProperties(projects)],
    gateVersion: VERSION,
    platform: { url: report.links.platform, deploymentId: report.deploymentId },
    commit: report.commit!,
    run: report.links.run,
    issuesReadAtMs: report.times.issuesReadAtMs,
    states: settings.states,
    projects,
    scans: projects.flatMap(({ scans }) => scans),
    conditions: projects.flatMap(({ conditions }) => conditions),
    notScanned: projects.flatMap(({ notScanned }) => notScanned),
    notJudged: report.otherProjects,
  });
  return redact(`${jsonText(json, 2)}\n`);
}

/** The judged projects. Each entry of a list names its project, so that a run of one project and one of several have the same form. */
function attestedProjects(report: GateReport) {
  return partsOf(report).map(({ project: named, ...part }) => {
    const deciding = part.scans.filter(({ decides }) => decides.length > 0);
    const project =
      named?.repositoryId ?? deciding.find(({ repositoryId }) => repositoryId !== undefined)?.repositoryId;
    return {
      repositoryId: project,
      name: named?.name ?? deciding[0]?.repository ?? report.repository,
      scans: deciding.map((scan) => ({ project: scan.repositoryId ?? project, ...scan })),
      conditions: part.conditions.map((condition) => ({ ...condition, project })),
      notScanned: part.unscanned.map((product) => ({ project, product })),
    };
  });
}

/** A property for each product that every project was scanned for: `FULL` if all its deciding scans are full scans, else `DIFF`. */
function scannedProperties(projects: ReturnType<typeof attestedProjects>): readonly string[] {
  const properties = PRODUCTS.flatMap((product) => {
    const found = projects.map(({ scans }) => scans.filter(({ decides }) => decides.includes(product)));
    if (found.some((ofProject) => ofProject.length === 0)) return [];
    const kind = found.flat().every(({ isFullScan }) => isFullScan) ? 'FULL' : 'DIFF';
    return [`${PROPERTY_PREFIX}${kind}_SCAN_${product.replace('-', '_').toUpperCase()}`];
  });
  return properties.sort();
}

/** Says where the text is, or what its digest is, so that a reader can get the same text and compare. */
function descriptorOf(source: PolicySource, code: string | undefined, settings: AttestedSettings) {
  if (source.kind === 'local-file') return { name: source.path, digest: { sha256: source.sha256 } };
  if (source.kind === 'input') return { name: 'policy', digest: { sha256: hash('sha256', settings.policy!) } };
  const { repository, path, sha } = source;
  // The address of the judged repository without owner and name is that of its server, where every policy is read.
  const server = code?.split('/').slice(0, -2).join('/');
  return {
    name: path,
    uri: server === undefined ? undefined : `git+${server}/${encodedPath(repository)}@${sha}#${encodedPath(path)}`,
    digest: { gitCommit: sha },
  };
}
