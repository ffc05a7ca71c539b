import type { HttpAnswer } from '../emulator/wire/http.ts';
import { API, WEB } from './addresses.ts';
import { answerError, answerJson, answerPage } from './answer.ts';
import type { Call } from './call.ts';
import { commitJson } from './contents.ts';
import type { Classic, Repository, Ruleset } from './state.ts';

/** The rules of all active rulesets that name the branch, whether it exists or not. */
export function listBranchRules({ request, repository, rest }: Call): HttpAnswer {
  const branch = rest.slice('rules/branches/'.length);
  const rules = activeOn(repository, branch).flatMap((ruleset) =>
    ruleset.rules.map((rule) => ({
      ...rule,
      ruleset_source_type: ruleset.source,
      ruleset_source: sourceOf(repository, ruleset),
      ruleset_id: ruleset.id,
    })),
  );
  return answerPage(request, rules, (rule) => rule);
}

/** The branch as every reader sees it. Some tokens get it without the summary of its protection, or without the names of checks. */
export function readBranch({ repository, rest }: Call): HttpAnswer {
  const name = rest.slice('branches/'.length);
  const sha = repository.refs.get(`refs/heads/${name}`);
  if (sha === undefined) return answerError(404, 'Branch not found');
  const classic = repository.classic.get(name);
  const address = `${addressOf(repository)}/branches/${encodeURIComponent(name)}`;
  const summary = { enabled: classic !== undefined, required_status_checks: summaryOf(classic) };
  return answerJson(200, {
    name,
    commit: commitJson(repository, sha),
    _links: { self: address, html: `${WEB}/${repository.owner}/${repository.name}/tree/${encodeURIComponent(name)}` },
    protected: classic !== undefined || activeOn(repository, name).some(({ rules }) => rules.length > 0),
    protection: classic?.shows === 'nothing' ? {} : summary,
    protection_url: `${address}/protection`,
  });
}

export function readProtection({ repository, rest }: Call): HttpAnswer {
  const name = rest.split('/').slice(1, -1).join('/');
  const classic = repository.classic.get(name);
  if (classic === undefined) return answerError(404, 'Branch not protected');
  const url = `${addressOf(repository)}/branches/${encodeURIComponent(name)}/protection`;
  const { checks, holdsForAdmins } = classic;
  return answerJson(200, {
    url,
    ...(checks === undefined ? {} : { required_status_checks: { strict: false, ...listOf(checks) } }),
    enforce_admins: { url: `${url}/enforce_admins`, enabled: holdsForAdmins },
  });
}

function summaryOf(classic: Classic | undefined): object {
  const { checks, shows, holdsForAdmins } = classic ?? {};
  if (checks === undefined || shows === 'no-names') return { enforcement_level: 'off', contexts: [], checks: [] };
  return { enforcement_level: holdsForAdmins ? 'everyone' : 'non_admins', ...listOf(checks) };
}

function listOf(checks: NonNullable<Classic['checks']>): object {
  return {
    contexts: checks.map(({ context }) => context),
    checks: checks.map(({ context, app }) => ({ context, app_id: app })),
  };
}

function activeOn(repository: Repository, branch: string): readonly Ruleset[] {
  const names = ['~ALL', branch, ...(branch === repository.defaultBranch ? ['~DEFAULT_BRANCH'] : [])];
  return repository.rulesets.filter(
    ({ enforcement, branches }) => enforcement === 'active' && branches.some((name) => names.includes(name)),
  );
}

function sourceOf({ owner, name }: Repository, { source }: Ruleset): string {
  return source === 'Organization' ? owner : `${owner}/${name}`;
}

function addressOf({ owner, name }: Repository): string {
  return `${API}/repos/${owner}/${name}`;
}
