import { describe, expect, it } from 'vitest';
import { anIssue, aPlatformState, aRule, issuesOf } from '../../../emulator/build.ts';
import { MESSAGE_CANARY, PLACES } from '../../../emulator/scenarios/places.ts';
import { askPlatform } from '../asked-platform.ts';

type Json = Readonly<Record<string, unknown>>;

function jsonLines(stdout: string): readonly Json[] {
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Json);
}

/** Runs the command on a platform with one issue, and rewrites the answers. */
function askedRewriting(rewrite: (answer: { readonly issues: readonly [] }) => object) {
  const faults = [{ fault: { kind: 'rewrite-json', rewrite } }] as const;
  return askPlatform(['issues', '--each'], aPlatformState({ issues: issuesOf(1) }), { faults });
}

describe('issues --each', () => {
  it('prints location, severity, state and rule of each issue, from all pages', async () => {
    const state = aPlatformState({ issues: issuesOf(3, { rule: aRule({ path: 'acme.eval' }) }) });
    const { ended, stdout, stderr, requests } = await askPlatform(['issues', '--each', '--page-size', '2'], state);
    expect(ended).toBe(0);
    expect(stdout.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['PLACE', 'SEVERITY', 'STATE', 'RULE', 'REF'],
      ['src/checkout/payment.py:42', 'high', 'open', 'acme.eval', 'main'],
      ['src/checkout/payment.py:59', 'high', 'open', 'acme.eval', 'main'],
      ['src/checkout/payment.py:76', 'high', 'open', 'acme.eval', 'main'],
      [''],
    ]);
    expect(stderr).toBe('3 issues.\n');
    expect(requests.map(({ operation }) => operation)).toEqual(['list-issues', 'list-issues']);
  });

  it('prints every documented member as JSON, a line for each issue', async () => {
    const issues = [anIssue({ ...PLACES.log4j, type: 'ISSUE_TYPE_SCA', firstSeenScanId: '7' })];
    const { stdout } = await askPlatform(['issues', '--each', '--json'], aPlatformState({ issues }));
    const [line] = jsonLines(stdout);
    expect(line).toMatchObject({
      filePath: 'pom.xml',
      line: 31,
      aggregateState: 'AGGREGATE_ISSUE_STATE_OPEN',
      firstSeenScan: { id: '7' },
      lastSeenScan: null,
      scaAttributes: { foundDependency: { version: '2.14.1' }, bestFix: { version: '2.17.1' } },
      codeowners: [{ name: '@acme/payments', isTeam: true }],
    });
    expect(Object.keys(line!)).toHaveLength(27);
  });

  it('prints no message of a secret', async () => {
    const issues = [anIssue({ ...PLACES.awsAccessKey, type: 'ISSUE_TYPE_SECRETS' })];
    const { stdout } = await askPlatform(['issues', '--each', '--json'], aPlatformState({ issues }));
    expect(stdout).toContain('deploy/settings.env');
    expect(stdout).not.toContain(MESSAGE_CANARY);
  });

  it('sends its flags in the spelling of the list', async () => {
    const flags = '--each --refs main --type sast --severities critical --sort relevant-since --direction desc'.split(
      ' ',
    );
    const { requests } = await askPlatform(['issues', ...flags], aPlatformState());
    expect(requests[0]?.json).toEqual({
      deploymentId: '42',
      limit: 100,
      issueTypes: ['ISSUE_TYPE_SAST'],
      filter: { refs: ['refs/heads/main', 'main'], severities: ['SEVERITY_CRITICAL'] },
      sortBy: 'SORT_BY_RELEVANT_SINCE',
      sortDirection: 'SORT_DIRECTION_DESC',
    });
  });

  it('refuses the order of the other search, before any request', async () => {
    const { ended, requests } = await askPlatform(['issues', '--each', '--sort', 'issue-counts'], aPlatformState());
    expect([ended, requests]).toMatchObject([{ reason: 'config' }, []]);
  });

  it.each([['issues'], ['issues', '--each']] as const)('has a note on doubtful filters: %s %s', async (...command) => {
    const told = async (...flags: string[]) =>
      (await askPlatform([...command, ...flags], aPlatformState({ issues: issuesOf(1) }))).stderr;
    const cves = ['--where', '{"cves": ["CVE-2021-44228"]}'];
    expect(await told(...cves)).toContain(
      'Note: cves may have no effect on issues of other types; add --type supply-chain.',
    );
    expect(await told(...cves, '--type', 'supply-chain,code')).toContain('Note: cves may');
    expect(await told(...cves, '--type', 'supply-chain')).not.toContain('Note: cves');
    const nothing = 'Note: no results; check refs, names and ids for typing errors.';
    expect(await told('--refs', 'mian')).toContain(nothing);
    expect(await told('--refs', 'main')).not.toContain('Note');
  });

  it('shows a missing member as a dash', async () => {
    const gone = { filePath: undefined, severity: 'SEVERITY_NEW', aggregateState: undefined, rulePath: undefined };
    const issues = [anIssue({ listedMembers: { ...gone, ruleId: undefined } })];
    const { stdout } = await askPlatform(['issues', '--each'], aPlatformState({ issues }));
    expect(stdout.split('\n')[1]).toMatch(/^- +- +- +- +main$/);
  });

  it('does not call a list complete if an entry was unreadable', async () => {
    const { ended, stdout } = await askedRewriting(({ issues }) => ({ issues: [...issues, 7] }));
    expect(ended).toMatchObject({ reason: 'contract', message: 'issue list: 1 item could not be read' });
    expect(stdout).toContain('src/checkout/payment.py:42');
  });

  it('ends if the pages repeat', async () => {
    const { ended } = await askedRewriting(({ issues }) => ({ issues, cursor: 'again' }));
    expect(ended).toMatchObject({ reason: 'api-changed' });
  });
});
