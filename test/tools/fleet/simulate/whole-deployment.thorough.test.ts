import { describe, expect, it } from 'vitest';
import type { PlatformScan, PlatformState } from '../../../../emulator/state.ts';
import { draws } from '../../../build/draws.ts';
import { runPlatform } from '../../../emulator/running-platform.ts';
import { ACCEPTED_RULE, aDeployment, POLICY, REFS_OF_A_PROJECT, SEARCHES_OF_A_REF } from './a-deployment.ts';
import { runSimulate } from './run-simulate.ts';

const MOST_IN_FLIGHT = 8;
const PROJECTS = Math.min(60, draws(60));
const REFS = PROJECTS * REFS_OF_A_PROJECT;

/** What each ref must come to, from the state alone: no search, no plan, no code of the gate. */
function expected({ scans, issues }: PlatformState) {
  const ofRef = ({ repositoryId, branch }: PlatformScan) => {
    const open = issues.filter(
      ({ state, ref, rule, ...issue }) =>
        issue.repositoryId === repositoryId && ref === branch && state.endsWith('_OPEN') && rule.path !== ACCEPTED_RULE,
    );
    const count = (type: string, severity: string) =>
      open.filter((issue) => issue.type.endsWith(type) && issue.severity?.endsWith(severity)).length;
    const broken = [
      ...(count('_SAST', '_CRITICAL') > 0 ? ['No critical code'] : []),
      ...(count('_SECRETS', '') > 0 ? ['No secrets'] : []),
      ...(count('_SCA', '_HIGH') > 1 ? ['Few high packages'] : []),
    ];
    return { verdict: broken.some((name) => name.startsWith('No ')) ? 'fail' : 'pass', broken };
  };
  return new Map(scans.map((scan) => [`${scan.repositoryId} ${scan.branch}`, ofRef(scan)]));
}

/** Scans that decide: of each ref those that are not partial and ran a product that no newer one ran. */
function decidingScans({ scans }: PlatformState): number {
  const seen = new Set<string>();
  const newestFirst = scans.filter(({ isPartial }) => !isPartial).toSorted((a, b) => b.createdAtMs - a.createdAtMs);
  return newestFirst.filter(({ repositoryId, branch, enabledProducts }) => {
    const before = seen.size;
    for (const product of enabledProducts) seen.add(`${repositoryId} ${branch} ${product}`);
    return seen.size > before;
  }).length;
}

/** Where fewer count than a scan has counted, one search shows that none is missing. */
function refsWithTriage({ issues }: PlatformState): number {
  const ignored = issues.filter(({ state }) => state === 'AGGREGATE_ISSUE_STATE_IGNORED_APP');
  return new Set(ignored.map(({ repositoryId, ref }) => `${repositoryId} ${ref}`)).size;
}

describe('a simulation', () => {
  it('is right for each ref of many, with the requests that it needs and few of them at once', async () => {
    const state = aDeployment(PROJECTS);
    let [inFlight, most] = [0, 0];
    const held = async (): Promise<void> => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await new Promise((resolve) => setTimeout(resolve, 2));
      inFlight -= 1;
    };
    const platform = await runPlatform(state, undefined, { faults: [{ fault: { kind: 'hold', until: held } }] });

    const run = await runSimulate(platform.origin, POLICY, ['--json']);
    const { refs, requests, leftOut, unlisted } = run.json();
    const found = refs.map(({ repositoryId, ref, verdict, conditions }) => {
      const broken = conditions.filter(({ result }) => result === 'broken').map(({ name }) => name);
      return [`${repositoryId} ${ref}`, { verdict, broken }] as const;
    });

    expect(run.exitCode).toBe(0);
    expect(found).toHaveLength(REFS);
    expect(new Map(found)).toEqual(expected(state));
    expect({ leftOut, unlisted }).toEqual({ leftOut: { partialOnly: 0, unfinished: 0 }, unlisted: [] });
    const pages = Math.ceil(state.scans.length / 500);
    expect(requests).toBe(pages + decidingScans(state) + REFS * SEARCHES_OF_A_REF + refsWithTriage(state));
    expect(platform.requests).toHaveLength(requests);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(MOST_IN_FLIGHT);
  });

  it('only reads, and is the same in whatever order the platform lists its scans', async () => {
    const state = aDeployment(PROJECTS);
    const backwards = { ...state, scans: state.scans.toReversed(), wire: { ...state.wire, scanOrder: 'oldest-first' } };
    const platforms = [await runPlatform(state), await runPlatform(backwards as PlatformState)];
    const ids = ['--json', '--repository-id', '1003,1001', '--repository-id', '1002'];
    const [one, other] = await Promise.all(platforms.map(({ origin }) => runSimulate(origin, POLICY, ids)));

    expect(one!.json().refs).toEqual(other!.json().refs);
    expect(one!.json().refs.map(({ repositoryId }) => repositoryId)).toEqual(
      ['1001', '1002', '1003'].flatMap((id) => Array.from({ length: REFS_OF_A_PROJECT }, () => id)),
    );
    const operations = new Set(platforms[0]!.requests.map(({ operation }) => operation));
    expect(operations).toEqual(new Set(['list-scans', 'read-scan', 'search-issues']));
  });
});
