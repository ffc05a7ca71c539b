import { GateFailure } from '../../../domain/failure.ts';
import type { CommitSha } from '../../../domain/ids.ts';
import type { KeptStatus, StatusToSet } from '../../../forge/github/commit-statuses.ts';
import type { SweepHost } from './sweep-host.ts';

export type Turned =
  | { readonly kind: 'written'; readonly status: KeptStatus }
  | { readonly kind: 'overtaken'; readonly status: KeptStatus | undefined };

/** Others that write again and again have the last word. */
const MOST_LOOKS = 4;

/**
 * Sets the status of a commit, unless another run has set it since `before` was read: that one has seen more. One that
 * came between the last look and our own write lies under ours, so it is written again. What came when is said by the
 * order of the host alone. Throws `GateFailure`.
 */
export async function turnStatus(
  host: Pick<SweepHost, 'statuses' | 'setStatus'>,
  sha: CommitSha,
  words: StatusToSet,
  before: KeptStatus | undefined,
): Promise<Turned> {
  const earlier = await host.statuses(sha);
  const [newest] = earlier;
  if (newest?.id !== before?.id) return { kind: 'overtaken', status: newest };
  const known = new Set(earlier.map(({ id }) => id));
  const written = await host.setStatus(sha, words);
  const own = new Set([written.id]);
  let givenBack: KeptStatus | undefined;
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const now = await host.statuses(sha);
    const [top] = now;
    // It is not listed yet.
    if (top === undefined || known.has(top.id)) continue;
    if (!own.has(top.id)) return { kind: 'overtaken', status: top };
    const [between] = now.filter(({ id }) => !known.has(id) && !own.has(id));
    if (between === undefined) {
      return givenBack === undefined ? { kind: 'written', status: written } : { kind: 'overtaken', status: givenBack };
    }
    for (const { id } of now) if (!own.has(id)) known.add(id);
    const { state, description, targetUrl, context } = between;
    givenBack = await host.setStatus(sha, { state, description, targetUrl, context });
    own.add(givenBack.id);
  }
  throw new GateFailure('github', `the statuses of commit ${sha.slice(0, 12)} change while they are written`);
}
