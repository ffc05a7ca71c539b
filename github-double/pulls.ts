import type { HttpAnswer } from '../emulator/wire/http.ts';
import { answerJson, answerPage, notFound } from './answer.ts';
import type { Call } from './call.ts';
import type { Pull, Repository } from './state.ts';

export function readPull(call: Call): HttpAnswer {
  const pull = named(call);
  return pull === undefined ? notFound() : answerJson(200, describe(call.repository, pull));
}

/** Newest first, as GitHub lists them. A `head` that is not `owner:branch` filters nothing, as there. */
export function listPulls({ request, repository }: Call): HttpAnswer {
  const state = request.query.get('state') ?? 'open';
  const [owner = '', ...branch] = (request.query.get('head') ?? '').split(':');
  const isFrom = ({ head }: Pull): boolean =>
    branch.length === 0 || (ownerOf(head.repository) === owner.toLowerCase() && head.ref === branch.join(':'));
  const pulls = [...repository.pulls.values()]
    .filter((pull) => (state === 'all' || pull.state === state) && isFrom(pull))
    .toSorted((one, other) => other.number - one.number);
  return answerPage(
    request,
    pulls.map((pull) => describe(repository, pull)),
  );
}

export function listPullFiles(call: Call): HttpAnswer {
  const pull = named(call);
  if (pull === undefined) return notFound();
  const files = pull.files.map(({ path, previousPath }) => ({
    filename: path,
    status: previousPath === undefined ? 'modified' : 'renamed',
    ...(previousPath === undefined ? {} : { previous_filename: previousPath }),
  }));
  return answerPage(call.request, files);
}

function named({ repository, rest }: Call): Pull | undefined {
  return repository.pulls.get(Number(rest.split('/')[1]));
}

function ownerOf(repository: Pull['head']['repository']): string | undefined {
  return repository?.fullName.split('/')[0]?.toLowerCase();
}

function describe(repository: Repository, { number, state, head, base }: Pull): Record<string, unknown> {
  const here = { id: repository.id, full_name: `${repository.owner}/${repository.name}` };
  return {
    number,
    state,
    head: {
      ref: head.ref,
      sha: head.sha,
      repo: head.repository === undefined ? null : { id: head.repository.id, full_name: head.repository.fullName },
    },
    base: { ...base, repo: { ...here, default_branch: repository.defaultBranch } },
  };
}
