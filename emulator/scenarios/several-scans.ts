import { aRepository, countsOf, endsAs } from '../build.ts';
import type { PlatformScan, PlatformState } from '../state.ts';
import { fewFindings, someFindings } from './findings.ts';
import { type ScenarioContext, scanUnderTest, worldOf } from './scenario.ts';

const FORK_REPOSITORY_ID = '8800';
/** Two further parts of the repository. */
const [WEB_ID, DOCS_ID] = ['8801', '8802'];

/** The full scan was cancelled; a newer supply chain incident scan ran some rules over the whole project and found nothing. */
export function partialBesideCancelled(context: ScenarioContext): PlatformState {
  const cancelled = scanUnderTest(context, { timeline: endsAs('SCAN_STATUS_CANCELLED') });
  const incident = scanUnderTest(context, {
    id: '184467502',
    createdAtMs: context.nowMs - 60_000,
    enabledProducts: ['sca'],
    isFull: true,
    isPartial: true,
    totalTimeSeconds: 8.4,
  });
  return worldOf(context, { scans: [cancelled, incident] });
}

/** The same commit, on the same ref, was scanned only in a fork. */
export function forkCommit(context: ScenarioContext): PlatformState {
  const [, name = 'shop'] = context.repository.split('/');
  return worldOf(context, {
    scans: [scanUnderTest(context, { repositoryId: FORK_REPOSITORY_ID })],
    repositories: [aRepository({ id: FORK_REPOSITORY_ID, name: `someone-else/${name}` })],
  });
}

/** Code and secrets in one scan, the supply chain in another one. */
export function twoProducts(context: ScenarioContext): PlatformState {
  const issues = fewFindings(context);
  const code = scanUnderTest(context, {
    enabledProducts: ['sast', 'secrets'],
    timeline: endsAs('SCAN_STATUS_COMPLETED', 1),
    findingsCounts: { code: issues.length, secrets: 0, supply_chain: 0, total: issues.length },
  });
  const supplyChain = scanUnderTest(context, {
    id: '184467503',
    createdAtMs: context.nowMs - 80_000,
    enabledProducts: ['sca'],
  });
  return worldOf(context, { scans: [code, supplyChain], issues });
}

/** The commit was scanned as three parts of the repository: one is over the limit, the scan of another failed, the third is clean. */
export function monorepo(context: ScenarioContext): PlatformState {
  const issues = someFindings(context);
  const part = (name: string, parts: Partial<PlatformScan>): PlatformScan =>
    scanUnderTest(context, { ...parts, meta: { repo_display_name: `${context.repository}/${name}` } });
  const found = { timeline: endsAs('SCAN_STATUS_COMPLETED', 1), findingsCounts: countsOf(issues) };
  return worldOf(context, {
    repositories: [WEB_ID, DOCS_ID].map((id) => aRepository({ id, name: context.repository })),
    scans: [
      part('api', found),
      part('web', { id: '184467504', repositoryId: WEB_ID, timeline: endsAs('SCAN_STATUS_ERROR', 2) }),
      part('docs', { id: '184467505', repositoryId: DOCS_ID }),
    ],
    issues,
  });
}
