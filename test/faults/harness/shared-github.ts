import type { Stage } from '../../../demo/stage.ts';
import type { GitHubState } from '../../../github-double/state.ts';

/** One GitHub for several runs, in sequence or in parallel: each run finds what earlier ones wrote. */
export type SharedGitHub = {
  /** Call this in `prepare` of each run. The first run sets the state. */
  readonly join: (stage: Pick<Stage, 'githubState'>) => void;
  /** The state of GitHub. Only after the first `join`. */
  readonly state: () => GitHubState;
};

/** `change` is called once, with the state before any run. */
export function shareGitHub(change: (state: GitHubState) => void = () => {}): SharedGitHub {
  let shared: GitHubState | undefined;
  return {
    join({ githubState }) {
      if (shared === undefined) {
        shared = { ...githubState };
        change(shared);
      }
      for (const name of Object.keys(shared) as (keyof GitHubState)[]) redirect(githubState, shared, name);
    },
    state: () => shared!,
  };
}

/** The run's server keeps its own list of requests, and reads and writes the shared state. */
function redirect<Name extends keyof GitHubState>(own: GitHubState, shared: GitHubState, name: Name): void {
  Object.defineProperty(own, name, {
    enumerable: true,
    get: () => shared[name],
    set: (value: GitHubState[Name]) => {
      shared[name] = value;
    },
  });
}
