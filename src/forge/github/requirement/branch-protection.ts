import type { MonotonicMs } from '../../../domain/work/time.ts';
import { flag, ifAny, list, number, object, type TypeOf, text } from '../../../json/schema.ts';
import { repositoryPath } from '../api-address.ts';
import { type GitHubApi, readOne } from '../github-api.ts';
import type { RequiredCheck } from './branch-rules.ts';

export type ClassicProtection = {
  readonly isOn: boolean;
  /** The checks that it requires; undefined where the token is not shown whether there are any. */
  readonly checks: readonly RequiredCheck[] | undefined;
  /** True where administrators may merge without the checks; undefined where that is not shown. */
  readonly sparesAdmins: boolean | undefined;
};

export type BranchProtection = {
  /** True where classic protection, or any rule of any ruleset, applies to the branch. */
  readonly isProtected: boolean;
  /** Undefined where the answer leaves it out, as GitHub does for some tokens. */
  readonly classic: ClassicProtection | undefined;
};

export const readChecks = object({
  enforcement_level: ifAny(text),
  contexts: list(text),
  checks: ifAny(list(object({ context: text, app_id: ifAny(number) }))),
});

const readBranch = object({
  protected: flag,
  protection: ifAny(object({ enabled: ifAny(flag), required_status_checks: ifAny(readChecks) })),
});

/** What any token that reads the branch may see. `repository` is `owner/name`. Throws `ForgeFailure`. */
export async function readBranchProtection(
  api: GitHubApi,
  repository: string,
  branch: string,
  deadline: MonotonicMs,
): Promise<BranchProtection> {
  const asked = { operation: 'read the branch', permission: 'contents: read', deadline };
  const path = repositoryPath(repository)`/branches/${branch}`;
  const { protected: isProtected, protection } = await readOne(api, { ...asked, path, read: readBranch });
  return { isProtected, classic: isProtected ? shownOf(protection) : OFF };
}

const OFF: ClassicProtection = { isOn: false, checks: [], sparesAdmins: undefined };

/** An empty list proves nothing: "off" without any name is also what a token gets that may not see more. */
function shownOf(protection: TypeOf<typeof readBranch>['protection']): ClassicProtection | undefined {
  if (protection?.enabled === undefined) return undefined;
  if (!protection.enabled) return OFF;
  const { required_status_checks: required } = protection;
  const checks = required === undefined || required.enforcement_level === 'off' ? [] : checksOf(required);
  const level = required?.enforcement_level;
  const sparesAdmins = level === 'non_admins' ? true : level === 'everyone' ? false : undefined;
  return { isOn: true, checks: checks.length === 0 ? undefined : checks, sparesAdmins };
}

/** Each name once. Older servers give names without apps. Any app is written as nothing, or as -1. */
export function checksOf({ contexts, checks = [] }: TypeOf<typeof readChecks>): readonly RequiredCheck[] {
  const bound = checks.map(({ context, app_id: id = -1 }) => {
    return { context, app: id < 0 ? undefined : id, ruleset: undefined };
  });
  const named = new Set(bound.map(({ context }) => context));
  const free = contexts.filter((context) => !named.has(context));
  return [...bound, ...free.map((context) => ({ context, app: undefined, ruleset: undefined }))];
}
