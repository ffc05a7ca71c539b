import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { aRule, countsOf, endsAs, issuesOf } from '../../emulator/build.ts';
import { placeOf, type ScenarioContext, scanUnderTest, worldOf } from '../../emulator/scenarios/scenario.ts';
import type { PlatformState } from '../../emulator/state.ts';
import labels from './scan-labels.json' with { type: 'json' };

/** The label that a scanner gives a scan: the members of the detail's `meta`, unchanged. */
export type Label = {
  readonly repository: string;
  readonly repo_display_name: string;
  readonly repo_url: string;
  readonly branch: string;
  readonly commit: string;
  readonly on: string;
  readonly pull_request_id: string | null;
};

export type Said = {
  readonly repository: string;
  readonly pullRequest: number | null;
  readonly flags?: readonly string[];
  /** True if everything is known from the files of git in the working folder. */
  readonly isInGitFolder?: true;
};

export type LabelWorld = {
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly label: Label;
  readonly said: Said;
};

const SHOP = { repository: 'acme/shop', pullRequest: null };
const SEVEN = { repository: 'acme/shop', pullRequest: 7 };
const AZURE_REPOS = 'acme/pay/shop';

const SAID: Readonly<Record<string, Said>> = {
  'GitLab, branch': SHOP,
  'GitLab, tag': SHOP,
  'GitLab, merge request': SEVEN,
  'GitLab, merged results': SEVEN,
  'GitLab, merge request of a fork, in the fork': { ...SEVEN, repository: 'eve/shop' },
  'CircleCI, branch': SHOP,
  'CircleCI, pull request': SEVEN,
  'CircleCI, pull request of a fork': SEVEN,
  'Jenkins, plain job': SHOP,
  'Jenkins, multibranch, branch': SHOP,
  'Jenkins, multibranch, branch, the scanner as its own recipe': SHOP,
  'Jenkins, multibranch, pull request': SEVEN,
  'Jenkins, multibranch, pull request, the scanner without SEMGREP_PR_ID': SEVEN,
  'Jenkins, multibranch, pull request, the scanner with SEMGREP_BRANCH of its recipe for Bitbucket': SEVEN,
  'Jenkins, branch, the scanner as in its sample Jenkinsfile': SHOP,
  'Bitbucket, branch': SHOP,
  'Bitbucket, pull request': SEVEN,
  'Azure, GitHub, branch': SHOP,
  'Azure, GitHub, branch, the scanner as its own recipe': SHOP,
  'Azure, GitHub, pull request': SEVEN,
  'Azure, Azure Repos, branch': { ...SHOP, repository: AZURE_REPOS },
  'Azure, Azure Repos, pull request': { ...SEVEN, repository: AZURE_REPOS },
  'Azure, Azure Repos, pull request, SEMGREP_REPO_NAME as its own recipe': { ...SEVEN, repository: AZURE_REPOS },
  'Buildkite, branch': SHOP,
  'git alone': { ...SHOP, isInGitFolder: true },
  'a part of a monorepo': {
    repository: 'acme/shop/payments',
    pullRequest: null,
    flags: ['--repository', 'acme/shop/payments'],
    isInGitFolder: true,
  },
};

export const LABEL_WORLDS: readonly LabelWorld[] = labels.worlds.map(({ world, environment, label }) => {
  const said = SAID[world];
  if (said === undefined) throw new Error(`nothing is expected of the world ${world}`);
  return { name: world, environment: environment as Readonly<Record<string, string>>, label, said };
});

export function labelWorld(name: string): LabelWorld {
  const found = LABEL_WORLDS.find((world) => world.name === name);
  if (found === undefined) throw new Error(`no such world: ${name}`);
  return found;
}

/** A platform with a scan of this label, and with a critical issue on its ref unless the scan is clean. */
export function platformOf(
  label: Label,
  context: ScenarioContext,
  { isFull, isClean }: { readonly isFull: boolean; readonly isClean: boolean },
): PlatformState {
  const issues = isClean
    ? []
    : issuesOf(1, {
        ...placeOf(context),
        id: 'labelled',
        rule: aRule({ path: 'acme.labels.raw-sql' }),
        severity: 'SEVERITY_CRITICAL',
        ref: label.branch,
      });
  const { branch, commit, ...meta } = label;
  const scan = scanUnderTest(context, {
    ...{ branch, fullRef: branch, commit, meta, pullRequestId: undefined },
    // The scan ended more than a minute ago, so the gate waits for no better one.
    createdAtMs: context.nowMs - 300_000,
    id: '501',
    isFull,
    findingsCounts: countsOf(issues),
    timeline: endsAs('SCAN_STATUS_COMPLETED', issues.length),
  });
  return worldOf(context, { scans: [scan], issues });
}

/** A folder with the files of git: this commit on branch `main`, cloned from https://github.com/acme/shop.git. */
export async function gitFolder(commit: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'findings-gate-labels-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, '.git', 'refs', 'heads'), { recursive: true });
  const write = (name: string, text: string) => writeFile(join(folder, '.git', name), text);
  await write('HEAD', 'ref: refs/heads/main\n');
  await write('refs/heads/main', `${commit}\n`);
  await write('config', '[remote "origin"]\n\turl = https://github.com/acme/shop.git\n');
  return folder;
}
