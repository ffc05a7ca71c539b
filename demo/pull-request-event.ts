import examples from '@octokit/webhooks-examples' with { type: 'json' };

export type PullRequestFacts = {
  readonly repository: string;
  readonly number: number;
  readonly headSha: string;
  readonly headRef: string;
  readonly baseSha: string;
  readonly baseRef: string;
};

type Example = { readonly name: string; readonly examples: readonly unknown[] };

/** A real `pull_request` payload of GitHub, with the few members changed that say what it is about. */
export function pullRequestEvent(facts: PullRequestFacts): unknown {
  const payloads = (examples as unknown as readonly Example[]).find(({ name }) => name === 'pull_request')!.examples;
  const payload = structuredClone(payloads[0]) as Record<string, Record<string, unknown>>;
  const pull = payload.pull_request as Record<string, Record<string, unknown>>;
  const repository = { ...(payload.repository as object), full_name: facts.repository };
  return {
    ...payload,
    action: 'synchronize',
    number: facts.number,
    repository,
    pull_request: {
      ...pull,
      number: facts.number,
      head: {
        ...pull.head,
        sha: facts.headSha,
        ref: facts.headRef,
        repo: { ...(pull.head?.repo as object), full_name: facts.repository },
      },
      base: {
        ...pull.base,
        sha: facts.baseSha,
        ref: facts.baseRef,
        repo: { ...(pull.base?.repo as object), full_name: facts.repository },
      },
    },
  };
}
