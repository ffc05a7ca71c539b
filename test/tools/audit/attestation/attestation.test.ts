import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GateReport } from '../../../../src/domain/report.ts';
import type { Verdict } from '../../../../src/domain/verdict.ts';
import { wholeReport } from '../../../../src/gate/outcome/whole-report.ts';
import { createRedactor } from '../../../../src/report/text/redact.ts';
import {
  type AttestedSettings,
  notAttested,
  renderAttestation,
} from '../../../../src/tools/audit/attestation/attestation.ts';
import { aCondition, aReport, aReportedScan, COMMIT } from '../../../build/a-report.ts';
import { SAMPLE_REPORTS } from '../../../build/sample-reports.ts';
import { problemsOfStatement, statementOf } from '../../../report/json/in-toto.ts';
import { AttestationJson, renderAttestationSchema } from './attestation-schema.ts';

const SETTINGS: AttestedSettings = { states: ['open', 'unknown'], policy: undefined };
const SHA = '7'.repeat(40);
const SUBJECT = 'ab'.repeat(32);

function predicateOf(given: Partial<GateReport> = {}, settings: Partial<AttestedSettings> = {}) {
  return JSON.parse(renderAttestation(aReport(given), { ...SETTINGS, ...settings }, (text) => text));
}

test.each([
  ['no condition is in force', []],
  ['all of them only warn', [aCondition({ action: 'warn' })]],
  ['none applies', [aCondition({ result: 'not-applicable' })]],
])('a run is not attested if nothing blocks: %s', (_, conditions) => {
  expect(notAttested(aReport({ conditions }))).toBe('nothing blocks, so the pass proves nothing');
});

describe('the predicate of an attestation', () => {
  const attested = Object.entries(SAMPLE_REPORTS).filter(([, report]) => notAttested(report) === undefined);

  test.each(attested)("follows its own schema and in-toto's form: %s", (_, report) => {
    const policy = report.policy?.kind === 'input' ? 'version: 1' : undefined;
    const predicate = JSON.parse(renderAttestation(report, { ...SETTINGS, policy }, (text) => text));
    expect(() => AttestationJson.parse(predicate)).not.toThrow();
    expect(problemsOfStatement(statementOf(predicate, SUBJECT))).toEqual([]);
    expect(attested.length).toBeGreaterThan(1);
  });

  test('names verifier, result and commit, and the time', () => {
    expect(predicateOf()).toMatchObject({
      verifier: { id: 'https://github.com/OWNER/findings-gate/attestation/v1', policies: [] },
      timeCreated: '2026-11-03T17:58:12.900Z',
      properties: [
        'FINDINGS_GATE_PASS',
        'FINDINGS_GATE_DIFF_SCAN_CODE',
        'FINDINGS_GATE_DIFF_SCAN_SECRETS',
        'FINDINGS_GATE_DIFF_SCAN_SUPPLY_CHAIN',
      ],
      repository: 'acme/shop',
      commit: COMMIT,
      states: ['open', 'unknown'],
      issuesReadAt: '2026-11-03T17:58:12.000Z',
      projects: [{ repositoryId: '4242', name: 'acme/shop' }],
      scans: [{ project: '4242', id: '481516', status: 'completed', isFullScan: false, commit: COMMIT }],
      conditions: [
        { project: '4242', name: 'max-critical', action: 'fail', max: 0, found: 0, result: 'ok' },
        { project: '4242', name: 'max-high', result: 'ok' },
      ],
      notScanned: [],
      notJudged: [],
    });
  });

  test('has for each product whether a full scan decided', () => {
    const scans = [
      aReportedScan({ decides: ['code'], isFullScan: true }),
      aReportedScan({ id: '481517', decides: ['secrets'] }),
      aReportedScan({ id: '481518', decides: [] }),
    ];
    const { properties, scans: told } = predicateOf({ scans });
    expect(properties).toEqual([
      'FINDINGS_GATE_PASS',
      'FINDINGS_GATE_DIFF_SCAN_SECRETS',
      'FINDINGS_GATE_FULL_SCAN_CODE',
    ]);
    expect(told.map(({ id }: { id: string }) => id)).toEqual(['481516', '481517']);
  });

  test('contains everything that limits a pass', () => {
    const predicate = predicateOf({
      unscanned: ['supply-chain', 'secrets'],
      otherProjects: [{ repositoryId: '4243', name: 'acme/shop/backend' }],
      conditions: [aCondition(), aCondition({ name: 'max-low', action: 'warn', result: 'unproven', found: undefined })],
    });
    expect(predicate).toMatchObject({
      notScanned: [
        { project: '4242', product: 'supply-chain' },
        { project: '4242', product: 'secrets' },
      ],
      notJudged: [{ repositoryId: '4243', name: 'acme/shop/backend' }],
      conditions: [{}, { name: 'max-low', action: 'warn', result: 'unproven', found: null }],
    });
  });

  const TEXT = 'version: 1 # ä\n';
  const sha256 = createHash('sha256').update(TEXT, 'utf8').digest('hex');
  const digest = { gitCommit: SHA };
  const file = { kind: 'file', repository: 'acme/rules', path: 'a b/gate.yml', ref: 'main', sha: SHA } as const;
  const policy = { ...file, isChangedInPullRequest: false };
  const waivers = { ...file, path: 'w.yml', isChangedInPullRequest: undefined };
  const uri = `git+https://github.com/acme/rules@${SHA}#a%20b/gate.yml`;
  const noServer = { ...aReport().links, code: undefined };
  test.each<[what: string, given: Partial<GateReport>, policies: readonly object[]]>([
    ['a policy file, by its commit on the server', { policy }, [{ name: 'a b/gate.yml', uri, digest }]],
    ['it without a server', { policy, links: noServer }, [{ name: 'a b/gate.yml', digest }]],
    [
      'a file of waivers',
      { waiversFile: { path: 'w.yml', source: waivers } },
      [{ name: 'w.yml', uri: uri.replace('a%20b/gate.yml', 'w.yml'), digest }],
    ],
    [
      'a policy of the settings, by its digest',
      { policy: { kind: 'input' } },
      [{ name: 'policy', digest: { sha256 } }],
    ],
    [
      'a local file, by its digest',
      { policy: { kind: 'local-file', path: 'gate.yml', sha256 } },
      [{ name: 'gate.yml', digest: { sha256 } }],
    ],
    ['no absent file of waivers', { waiversFile: { path: 'w.yml', source: undefined } }, []],
  ])('names %s', (_, given, policies) => {
    const predicate = predicateOf(given, { policy: TEXT });
    expect(predicate.verifier.policies).toEqual(policies);
    expect(problemsOfStatement(statementOf(predicate, SUBJECT))).toEqual([]);
  });

  type Decides = readonly [decides: GateReport['unscanned'], isFullScan: boolean];
  const part = (repositoryId: string, given: Partial<GateReport>, ...decides: readonly Decides[]) => {
    const scans = decides.map(([decides, isFullScan]) => aReportedScan({ repositoryId, decides, isFullScan }));
    return { ...aReport({ scans, ...given }), project: { repositoryId, name: `acme/${repositoryId}` } };
  };
  const ofAll = (...parts: readonly ReturnType<typeof part>[]) =>
    wholeReport(parts, { otherProjects: [], notices: [] });
  const PASSING = part('1', {}, [['code', 'secrets', 'supply-chain'], true]);

  test('of several projects names each in each list, and claims only what is true for every one', () => {
    const report = ofAll(PASSING, part('2', { unscanned: ['supply-chain'] }, [['code'], true], [['secrets'], false]));
    expect(notAttested(report)).toBeUndefined();
    const json = JSON.parse(renderAttestation(report, SETTINGS, (text) => text));
    expect(() => AttestationJson.parse(json)).not.toThrow();
    expect(json).toMatchObject({
      properties: ['FINDINGS_GATE_PASS', 'FINDINGS_GATE_DIFF_SCAN_SECRETS', 'FINDINGS_GATE_FULL_SCAN_CODE'],
      projects: [
        { repositoryId: '1', name: 'acme/1' },
        { repositoryId: '2', name: 'acme/2' },
      ],
      scans: [{ project: '1' }, { project: '2' }, { project: '2' }],
      notScanned: [{ project: '2', product: 'supply-chain' }],
    });
    expect(json.conditions.map(({ project }: { project: string }) => project)).toEqual(['1', '1', '2', '2']);
  });

  const UNPROVEN: Verdict = { word: 'inconclusive', reason: 'no-scan', message: 'no scan' };
  test.each<[why: string, given: Partial<GateReport>]>([
    ['the verdict is inconclusive', { verdict: UNPROVEN, isSoftened: true }],
    ['nothing blocks, so the pass proves nothing', { conditions: [] }],
  ])('exists only for a pass of all projects: %s', (why, given) => {
    expect(notAttested(ofAll(PASSING, part('2', given)))).toBe(why);
  });

  test('has no secret in it', () => {
    const secret = 'a-token-of-the-test';
    const conditions = [aCondition({ name: `No ${secret}` })];
    const text = renderAttestation(aReport({ conditions }), SETTINGS, createRedactor([secret]));
    expect(text).toContain('"No ***"');
    expect(text).not.toContain(secret);
  });

  test('does not exist if the clock shows no time', () => {
    const times = { ...aReport().times, finishedAtMs: Number.NaN };
    expect(() => predicateOf({ times })).toThrow(RangeError);
  });
});

test('the in-toto form of these tests refuses a statement of another type, and a predicate without policies', () => {
  const good = statementOf(predicateOf(), SUBJECT);
  const predicate = { ...(good.predicate as object), verifier: { id: 'https://a.example/v1' } };
  expect(problemsOfStatement(good)).toEqual([]);
  expect(problemsOfStatement({ ...good, _type: 'https://in-toto.io/Statement/v0.1' })).not.toEqual([]);
  expect(problemsOfStatement({ ...good, predicate })).not.toEqual([]);
});

test('the schema in the repository is that of the code', () => {
  expect(readFileSync(new URL('../../../../schema/attestation.schema.json', import.meta.url), 'utf8')).toBe(
    renderAttestationSchema(),
  );
});
