import type { CommitSha } from '../../../../src/domain/ids.ts';
import type { ListedStatus } from '../../../../src/forge/github/commit-statuses.ts';
import type { StatusState } from '../../../../src/forge/github/status-words.ts';
import type { OpenPull, SweepHost } from '../../../../src/tools/fleet/sweep/sweep-host.ts';

const US = { id: 1, login: 'gate[bot]', type: 'Bot' };
const STRANGER = { id: 2, login: 'mallory', type: 'User' };

export class FakeHost implements SweepHost {
  readonly pulls: readonly OpenPull[];
  kept: readonly (ListedStatus & { readonly sha: CommitSha })[] = [];
  written: readonly number[] = [];
  between: () => void = () => {};
  beforeList: () => void = () => {};
  #ids = 0;

  constructor(pulls: readonly OpenPull[]) {
    this.pulls = pulls;
  }

  set(sha: CommitSha, state: StatusState, description = 'of another run', isOurs = true): ListedStatus {
    this.#ids += 1;
    const words = { state, description, targetUrl: undefined, creator: isOurs ? US : STRANGER };
    const status = { id: this.#ids, context: 'findings-gate/verdict', createdAtMs: 0, ...words };
    this.kept = [{ ...status, sha }, ...this.kept];
    return status;
  }

  async listOpen() {
    return { pulls: this.pulls, problem: undefined };
  }

  async pullNow({ headSha }: OpenPull) {
    const openPulls = this.pulls.filter((pull) => pull.headSha === headSha).map(({ number }) => number);
    return { isUnchanged: true, openPulls };
  }

  isOurs({ creator }: ListedStatus): boolean {
    return creator?.id === US.id;
  }

  async statuses(sha: CommitSha, since?: Parameters<SweepHost['statuses']>[1]): Promise<readonly ListedStatus[]> {
    this.beforeList();
    return this.kept.filter((status) => status.sha === sha && (typeof since !== 'object' || status.id > since.id));
  }

  async setStatus(
    sha: CommitSha,
    { state, description }: Parameters<SweepHost['setStatus']>[1],
  ): Promise<ListedStatus> {
    this.between();
    const status = this.set(sha, state, description);
    this.written = [...this.written, status.id];
    return status;
  }

  async baseNow({ baseRef }: OpenPull) {
    return { ref: `refs/heads/${baseRef}`, changedAtMs: undefined };
  }

  async updateComment() {
    return {};
  }
}
