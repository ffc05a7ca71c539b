import type { GateReport, ReportedCondition, ReportedProject, ReportedRule } from '../../src/domain/report.ts';
import { aLocation, someLocations } from './a-location.ts';
import { aCondition, aConditionRule, aReplay, aReport, aReportedScan, aRule, aWaiver, UNREAD } from './a-report.ts';
import { aProject, severalProjects } from './several-projects.ts';

/** Members of a location of the rule that breaks the condition. */
const OF_RULE = { ruleId: 'r-1001', severity: 'critical' } as const;

/** Every field of a report that the platform, GitHub, the policy or the event can fill, with a function that makes a report with a text in it. */
export const UNTRUSTED_FIELDS: Readonly<Record<string, (text: string) => GateReport>> = {
  repository: (text) => busy({ repository: text }),
  event: (text) => busy({ event: text }),
  commit: (text) => busy({ commit: text }),
  ref: (text) => busy({ ref: text }),
  message: (text) => busy({ verdict: { word: 'fail', reason: 'server', message: text } }),
  'message in the middle': (text) =>
    busy({ verdict: { word: 'fail', reason: undefined, message: `the status "${text}", (${text}) is not known.` } }),
  'message of an inconclusive run': (text) =>
    unproven({ verdict: { word: 'inconclusive', reason: 'scan-running', message: text } }),
  'next step': (text) => unproven({ nextStep: text }),
  'scan id': (text) => busy({ scans: [aReportedScan({ id: text })] }),
  'scan status': (text) => unproven({ scans: [aReportedScan({ status: text })] }),
  'scan ref': (text) => busy({ scans: [aReportedScan({ ref: text })] }),
  'scan commit': (text) => busy({ scans: [aReportedScan({ commit: text })] }),
  'scan repository': (text) => busy({ scans: [aReportedScan({ repository: text, repositoryId: text })] }),
  'scan job host': (text) => busy({ scans: [aReportedScan({ ciJobHost: text })] }),
  'scan url': (text) => busy({ scans: [aReportedScan({ url: text })] }),
  'rule path': (text) => busy({ rules: [aRule({ rulePath: text }), aRule()] }),
  'rule id': (text) => busy({ rules: [aRule({ rulePath: '', ruleId: text }), aRule()] }),
  'rule path of a finding': (text) => busy({ conditions: [brokenBy(aRule({ rulePath: text }))] }),
  'rule id of a finding': (text) => busy({ conditions: [brokenBy(aRule({ rulePath: '', ruleId: text }))] }),
  'condition name': (text) =>
    busy({ conditions: [aCondition({ name: text, found: 1n, result: 'broken' }), aCondition()] }),
  'name of a condition that is not judged': (text) =>
    unproven({ counts: aReport().counts, conditions: [aCondition({ name: text, result: 'unproven' })] }),
  'waiver rule': (text) => busy({ waivers: [aWaiver({ rule: text })] }),
  'waiver reason': (text) => busy({ waivers: [aWaiver({ reason: text }), aWaiver()] }),
  'waiver owner': (text) => busy({ waivers: [aWaiver({ owner: text })] }),
  'waiver date': (text) => busy({ waivers: [aWaiver({ expires: text })] }),
  'policy file': (text) =>
    busy({
      policy: { kind: 'file', repository: text, path: text, ref: text, sha: text, isChangedInPullRequest: true },
    }),
  'location of a finding': (text) =>
    busy({
      places: someLocations([
        aLocation({ ...OF_RULE, filePath: text, message: text, ruleUrl: text, firstSeenScan: text, url: text }),
      ]),
    }),
  'page of a location': (text) =>
    busy({
      places: someLocations(
        [`https://github.com/acme/shop/${text}`, text].map((url) => aLocation({ ...OF_RULE, url })),
      ),
    }),
  'commit of a location': (text) =>
    busy({ places: someLocations([aLocation({ ...OF_RULE, commit: text, url: text, filePath: 'a.py' })]) }),
  'package of a finding': (text) =>
    busy({
      places: someLocations([
        aLocation({
          ...OF_RULE,
          dependency: { package: text, version: text, advisory: text, fixedBy: text },
          secret: { kind: text, validation: 'confirmed-valid' },
        }),
      ]),
    }),
  'replayed run': (text) =>
    busy({
      replay: aReplay({ run: text, given: [text], was: { ...aReplay().now, verdict: 'pass', brokenBy: [text] } }),
    }),
  'conditions that a replay breaks': (text) =>
    busy({ replay: aReplay({ now: { ...aReplay().now, brokenBy: [text, text] } }) }),
  'why locations are missing': (text) => busy({ places: someLocations([], { missing: text }) }),
  'merge group commit': (text) => busy({ mergeGroupCommit: text }),
  'scan that was found instead': (text) =>
    unproven({
      scans: [],
      seen: {
        scan: aReportedScan({ id: text, status: text, ref: text, commit: text, url: text }),
        project: undefined,
      },
    }),
  'project that was found instead': (text) => unproven({ seen: { scan: undefined, project: text } }),
  'fixed rule': (text) =>
    busy({
      baseline: { ref: 'main', wasScanned: true },
      fixedRules: [{ ruleId: text, rulePath: '', product: undefined, severity: 'low', issues: 1n, url: undefined }],
    }),
  'page of a rule': (text) => busy({ rules: [aRule({ url: text }), aRule()] }),
  'page of a finding': (text) => busy({ conditions: [brokenBy(aRule({ url: text }))] }),
  'page of a new and of a fixed rule': (text) =>
    busy({
      baseline: { ref: 'main', wasScanned: true },
      fixedRules: [{ ruleId: 'r', rulePath: 'a.b', product: undefined, severity: 'low', issues: 1n, url: text }],
      rules: [aRule({ issuesAtBaseline: 0n, url: text })],
    }),
  'paths of rules that end alike': (text) =>
    busy({ rules: [aRule({ rulePath: `${text}.end` }), aRule({ rulePath: `a.${text}.end` }), aRule()] }),
  'ids of rules with one path': (text) => busy({ rules: [aRule({ ruleId: text }), aRule()] }),
  'new rule': (text) =>
    busy({
      baseline: { ref: 'main', wasScanned: true },
      fixedRules: [],
      rules: [aRule({ rulePath: text, issuesAtBaseline: 0n })],
    }),
  'waiver that ends soon': (text) =>
    busy({ waivers: [aWaiver({ rule: aRule().rulePath, expires: text, state: 'expiring-soon' })] }),
  'name of a broken warning': (text) =>
    busy({ conditions: [{ ...brokenBy(aRule()), name: text, action: 'warn' }, brokenBy(aRule())] }),
  'name of a project': (text) => several({ name: text }, { name: 'plain' }),
  'names of projects that look the same': (text) => several({ name: text }, { name: text, repositoryId: text }),
  'project without a name': (text) => several({ name: '', repositoryId: text }, { name: 'plain' }),
  'message of a project': (text) =>
    several({ verdict: { word: 'fail', reason: 'server', message: text } }, { name: 'plain' }),
  'condition of a project': (text) =>
    several({ conditions: [aCondition({ name: text, found: 1n, result: 'broken' })] }, { name: 'plain' }),
  'other project of several projects': (text) => ({
    ...several({ name: 'a' }, { name: 'b' }),
    otherProjects: [{ repositoryId: '7', name: text }],
  }),
  baseline: (text) => busy({ baseline: { ref: text, wasScanned: true }, newTotal: 1n }),
  'baseline that was not scanned': (text) => busy({ baseline: { ref: text, wasScanned: false } }),
  searches: (text) => busy({ searches: [text, 'plain'] }),
  notices: (text) => busy({ notices: [text, 'plain'] }),
  debugNotes: (text) => busy({ debugNotes: [text, 'plain'] }),
};

type OneOfSeveral = Partial<GateReport & ReportedProject>;

function several({ name: first = 'first', ...failing }: OneOfSeveral, unproved: OneOfSeveral): GateReport {
  const { name: second = 'second', repositoryId: id = '8' } = unproved;
  const parts = [
    aProject(busy(failing), { name: first, repositoryId: failing.repositoryId ?? '7' }),
    aProject(unproven({}), { name: second, repositoryId: id }),
    aProject(aReport(), { name: 'third', repositoryId: '9' }),
  ];
  return severalProjects(parts);
}

function brokenBy(rule: ReportedRule): ReportedCondition {
  return aCondition({ found: rule.issues, result: 'broken', rules: [aConditionRule(rule)] });
}

function busy(given: Partial<GateReport>): GateReport {
  return aReport({
    verdict: { word: 'fail', reason: undefined, message: 'one over the limit' },
    nextStep: 'Fix it.',
    exitCode: 1,
    counts: { critical: 1n, high: 0n, medium: 0n, low: 0n, unrated: 0n, total: 1n },
    conditions: [brokenBy(aRule())],
    rules: [aRule()],
    waivers: [aWaiver()],
    notices: ['plain'],
    ...given,
  });
}

function unproven(given: Partial<GateReport>): GateReport {
  return busy({
    verdict: { word: 'inconclusive', reason: 'scan-running', message: 'the scan is running' },
    exitCode: 2,
    counts: UNREAD,
    conditions: [aCondition({ found: undefined, result: 'unproven' })],
    ...given,
  });
}
