import { describe, expect, it } from 'vitest';
import { MESSAGE_CANARY } from '../../emulator/scenarios/places.ts';
import type { ScenarioName } from '../../emulator/scenarios.ts';
import { type GateOptions, outcomeOf, runGate } from '../run/gate.ts';

const OVER: GateOptions = { platform: 'over-limit', inputs: { 'max-critical': '0', 'max-high': '5' } };

const usual = runGate(OVER);

describe('the request for places', () => {
  it('is one more, made when the verdict stands, and for the culprits alone', async () => {
    const run = await usual;
    expect(outcomeOf(run)).toEqual([1, 'fail', '']);
    const operations = run.requests.map(({ operation }) => operation);
    expect(operations.filter((operation) => operation === 'list-issues')).toHaveLength(1);
    expect(operations.at(-1)).toBe('list-issues');
    expect([run.outputs.requests, run.report.requests]).toEqual(['9', { planned: 9, sent: 9 }]);
    expect(run.requests.at(-1)?.json).toEqual({
      deploymentId: '42',
      issueTypes: ['ISSUE_TYPE_SAST', 'ISSUE_TYPE_SCA', 'ISSUE_TYPE_SECRETS'],
      filter: {
        repositoryIds: ['101'],
        refs: ['refs/pull/7/merge'],
        ruleIds: expect.arrayContaining(['r.python.django.security.injection.sql.sql-injection-using-raw']),
        aggregateIssueStates: ['OPEN', 'REVIEWING', 'FIXING', 'UNKNOWN'].map(
          (state) => `AGGREGATE_ISSUE_STATE_${state}`,
        ),
      },
      sortBy: 'SORT_BY_SEVERITY',
      sortDirection: 'SORT_DIRECTION_DESC',
      limit: 100,
    });
  });

  it('gives the JSON report each place of a culprit, the worst first, and no message of a secret', async () => {
    const { report } = await usual;
    expect(report.places).toMatchObject({ areAll: true, missing: null });
    expect(report.places?.found.map(({ severity }) => severity)).toEqual([
      ...Array(3).fill('critical'),
      ...Array(8).fill('high'),
    ]);
    expect(report.places?.found[1]).toMatchObject({
      filePath: 'pom.xml',
      line: 31,
      isNew: true,
      dependency: { version: '2.14.1', advisory: 'CVE-2021-44228', mendedBy: '2.17.1' },
    });
    expect(report.places?.found[2]).toMatchObject({
      message: null,
      secret: { kind: 'AWS', validation: 'confirmed-valid' },
    });
    expect(JSON.stringify(report)).not.toContain(MESSAGE_CANARY);
  });

  it.each<[ScenarioName, Readonly<Record<string, string>>, string]>([
    ['clean', {}, 'pass'],
    ['at-limit', { 'max-high': '3' }, 'pass'],
    ['scan-failed', { 'wait-timeout': '300ms' }, 'inconclusive'],
    ['over-limit', { 'max-critical': '90', 'max-high': '90' }, 'pass'],
  ])('is not made in the world %s with %j, which is a %s', async (platform, inputs, verdict) => {
    const run = await runGate({ platform, inputs });
    expect(run.verdict).toBe(verdict);
    expect(run.requests.filter(({ operation }) => operation === 'list-issues')).toEqual([]);
    expect(run.report.places).toBe(null);
  });

  it('is made for a broken warning, and leaves the pass a pass', async () => {
    const policy = 'version: 1\nconditions:\n  - {name: few-low, severities: [low], max: 1, action: warn}\n';
    const run = await runGate({ platform: 'over-limit', inputs: { policy, 'max-critical': '', 'max-high': '' } });
    expect(run.verdict).toBe('pass');
    expect(run.report.places?.found.length).toBeGreaterThan(0);
  });

  it('is made once for a fail of which a part was not read', async () => {
    const faults = [
      { match: { operation: 'search-issues', body: 'RESEARCH' }, fault: { kind: 'status', status: 400 } },
    ] as const;
    const run = await runGate({ ...OVER, faults });
    expect([run.verdict, run.reason]).toEqual(['fail', 'api-changed']);
    expect(run.report.places?.found.length).toBeGreaterThan(0);
  });
});
