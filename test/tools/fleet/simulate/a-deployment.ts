import { aPlatformState, aRepository, aRule, aScan, countsOf, issuesOf } from '../../../../emulator/build.ts';
import type { Issue, PlatformScan, PlatformState } from '../../../../emulator/state.ts';
import { Chance } from '../../../build/random.ts';

const HOUR_MS = 3_600_000;
export const REFS_OF_A_PROJECT = 5;
export const ACCEPTED_RULE = 'accepted.rule';

/** A policy of two blocking conditions, a warning and a waiver. Each condition needs one search more than the six of every run. */
export const POLICY = `version: 1
fail-on-severity: none
conditions:
  - { name: No critical code, issue-types: [sast], severities: [critical], max: 0 }
  - { name: No secrets, issue-types: [secrets], max: 0 }
  - { name: Few high packages, issue-types: [sca], severities: [high], max: 1, action: warn }
waivers:
  - { rule: ${ACCEPTED_RULE}, reason: Reviewed, owner: '@acme/appsec', expires: 2099-01-01 }
`;
export const SEARCHES_OF_A_REF = 6 + 3;

/**
 * Repositories, each with `main` and four pull requests: of some refs two scans share the products, of
 * some the newest is partial.
 */
export function aDeployment(projects: number): PlatformState {
  const chance = new Chance(7);
  const scans: PlatformScan[] = [];
  const issues: Issue[] = [];
  const repositories = Array.from({ length: projects }, (_, project) =>
    aRepository({ id: String(1000 + project), name: `acme/service-${project}` }),
  );
  for (const { id } of repositories) {
    for (let place = 0; place < REFS_OF_A_PROJECT; place += 1) {
      const ref = { repositoryId: id, ref: place === 0 ? 'main' : `refs/pull/${place}/merge` };
      const found = issuesOfRef(chance, ref);
      issues.push(...found);
      scans.push(...scansOfRef(chance, ref, { before: scans.length, found }));
    }
  }
  return aPlatformState({ repositories, scans, issues });
}

type Ref = Pick<Issue, 'repositoryId' | 'ref'>;

function issuesOfRef(chance: Chance, ref: Ref): readonly Issue[] {
  const some = (path: string, count: number, type: string, severity: string, parts: Partial<Issue> = {}) =>
    issuesOf(count, {
      ...ref,
      rule: aRule({ path }),
      id: `${ref.repositoryId}${ref.ref}${path}`,
      type: `ISSUE_TYPE_${type}` as Issue['type'],
      severity: `SEVERITY_${severity}`,
      ...parts,
    });
  const ignored = { state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP' };
  return [
    ...some('code.critical', chance.percent(25) ? chance.whole(1, 3) : 0, 'SAST', 'CRITICAL'),
    ...some(ACCEPTED_RULE, chance.percent(33) ? 2 : 0, 'SAST', 'CRITICAL'),
    ...some('secret.token', chance.percent(20) ? 1 : 0, 'SECRETS', 'HIGH'),
    ...some('package.high', chance.whole(0, 3), 'SCA', 'HIGH'),
    ...some('code.low', chance.whole(1, 5), 'SAST', 'LOW'),
    ...some('code.ignored', chance.whole(0, 2), 'SAST', 'CRITICAL', ignored),
  ];
}

type Place = { readonly before: number; readonly found: readonly Issue[] };

function scansOfRef(chance: Chance, { repositoryId, ref }: Ref, { before, found }: Place): readonly PlatformScan[] {
  const newest = chance.whole(2, 101);
  const scan = (number: number, hoursAgo: number, parts: Partial<PlatformScan> = {}): PlatformScan =>
    aScan({
      id: String(50_000 + before + number),
      repositoryId,
      branch: ref,
      commit: (before + number).toString(16).padStart(8, '0').repeat(5),
      createdAtMs: Date.now() - (newest + hoursAgo) * HOUR_MS,
      isFull: ref === 'main',
      findingsCounts: countsOf(found),
      ...parts,
    });
  return chance.oneOf([
    [scan(0, 0, { enabledProducts: ['sast'] }), scan(1, 1, { enabledProducts: ['sca', 'secrets'] })],
    [scan(0, 0), scan(1, -1, { isPartial: true })],
    [scan(0, 0), scan(1, 20)],
    [scan(0, 0)],
  ]);
}
