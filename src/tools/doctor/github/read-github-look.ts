import { GateFailure } from '../../../domain/failure.ts';
import { later, type MonotonicMs } from '../../../domain/work/time.ts';
import { ACTIONS_APP_ID } from '../../../forge/github/actions-app.ts';
import { isDotCom } from '../../../forge/github/api-address.ts';
import { createGitHubApi, type GitHubApi } from '../../../forge/github/github-api.ts';
import {
  type BranchProtection,
  readBranchProtection,
  readClassicProtection,
} from '../../../forge/github/requirement/branch-protection.ts';
import { type BranchRules, readBranchRules } from '../../../forge/github/requirement/branch-rules.ts';
import type { Clock, Random } from '../../../ports/clock.ts';
import type { GitHubLook } from '../diagnosis.ts';
import {
  knownOf,
  type ListedRuleset,
  type Looked,
  looked,
  type RepositoryFacts,
  repositoryReads,
} from './repository-reads.ts';
import { lookOf, type SeenOfGitHub } from './say-look.ts';

const LOOK_BUDGET_MS = 30_000;
/** So many rulesets are read one by one: those in force that ask for the check first, then those that are not in force. */
const RULESETS = 3;

/** GitHub's names have no other characters, and are no dots alone. */
const REPOSITORY = /^(?!\.+\/)[\w.-]+\/(?!\.+$)[\w.-]+$/;

export type GitHubLookOptions = {
  readonly token: string;
  /** Names GitHub's API in `GITHUB_API_URL`, and proxies. */
  readonly env: NodeJS.ProcessEnv;
  readonly repository: string;
  /** The name of the gate's check, or of its commit status; undefined where nobody has named it. */
  readonly check: string | undefined;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal?: AbortSignal;
};

/**
 * Looks at what requires the gate, by REST reads alone: at most 15, and 8 at a time. What the token may not see is "not
 * known". Throws only the reason of `signal`.
 */
export async function readGitHubLook(options: GitHubLookOptions): Promise<GitHubLook> {
  const { repository, check, clock, signal } = options;
  const deadline = later(clock.now(), LOOK_BUDGET_MS);
  const api = openApi(options);
  if (!('value' in api)) return lookOf({ repository: api }, { repository, check, apps: [] });
  const reads = repositoryReads(api.value, repository, deadline);
  const facts = await looked(reads.facts(), signal);
  const own = { repository, check, apps: isDotCom(options.env) ? [ACTIONS_APP_ID] : [] };
  if (!('value' in facts)) return lookOf({ repository: facts }, own);
  return lookOf({ repository: facts, ...(await lookAt(api.value, reads, facts.value, options, deadline)) }, own);
}

/** A name that is no repository's, or an address that is none, is told like a refusal. */
function openApi(options: GitHubLookOptions): Looked<GitHubApi> {
  if (!REPOSITORY.test(options.repository)) return { why: 'the repository is not an owner and a name' };
  try {
    return { value: createGitHubApi(options) };
  } catch (thrown) {
    if (!(thrown instanceof GateFailure)) throw thrown;
    return { why: thrown.message };
  }
}

async function lookAt(
  api: GitHubApi,
  reads: ReturnType<typeof repositoryReads>,
  { defaultBranch: branch }: RepositoryFacts,
  { repository, check, signal }: GitHubLookOptions,
  deadline: MonotonicMs,
): Promise<Omit<SeenOfGitHub, 'repository'>> {
  const see = <Value>(reading: Promise<Value>): Promise<Looked<Value>> => looked(reading, signal);
  const [rules, protection, listed, reported] = await Promise.all([
    see(readBranchRules(api, repository, branch, deadline)),
    see(readBranchProtection(api, repository, branch, deadline)),
    see(reads.rulesets()),
    see(reads.reported(branch)),
  ]);
  const all = knownOf(listed) ?? [];
  const [full, details] = await Promise.all([
    withSettings(protection, () => see(readClassicProtection(api, repository, branch, deadline))),
    Promise.all(
      weighty(all, knownOf(rules), check).map(async ({ id }) => [id, knownOf(await see(reads.ruleset(id)))] as const),
    ),
  ]);
  const detailOf = new Map(details);
  const rulesets = all.map((ruleset) => ({ ruleset, detail: detailOf.get(ruleset.id) }));
  return { rules, protection: full, rulesets, reported };
}

/** The settings say more than the branch, where they may be read. They are not asked for where there are none. */
async function withSettings(
  protection: Looked<BranchProtection>,
  read: () => Promise<Looked<NonNullable<BranchProtection['classic']>>>,
): Promise<Looked<BranchProtection>> {
  const shown = knownOf(protection);
  if (shown?.classic?.isOn === false) return protection;
  const classic = knownOf(await read());
  if (classic === undefined) return protection;
  return { value: { isProtected: true, classic } };
}

function weighty(
  rulesets: readonly ListedRuleset[],
  rules: BranchRules | undefined,
  check: string | undefined,
): readonly ListedRuleset[] {
  const asking = new Set(rules?.checks.filter(({ context }) => context === check).map(({ ruleset }) => ruleset?.id));
  const inForce = rulesets.filter(({ id }) => asking.has(id));
  const idle = rulesets.filter(({ enforcement }) => enforcement !== 'active');
  return [...inForce, ...idle].slice(0, RULESETS);
}
