import { type PlainColumn, plainTable } from '../../../report/text/plain-table.ts';
import type { Sweep, SweptPull } from './swept-pull.ts';

export type SweepFacts = {
  readonly repository: string;
  readonly commitStatus: string;
  readonly isDryRun: boolean;
  readonly requests: { readonly platform: number; readonly gitHub: number };
};

export function sweepJson({ pulls, listProblem }: Sweep, facts: SweepFacts): Readonly<Record<string, unknown>> {
  const { repository, commitStatus, isDryRun, requests } = facts;
  return {
    schema: 1,
    repository,
    commitStatus,
    dryRun: isDryRun,
    requests: { platform: requests.platform, github: requests.gitHub },
    listProblem: listProblem ?? null,
    pullRequests: pulls.map(pullJson),
  };
}

function pullJson(pull: SweptPull): Readonly<Record<string, unknown>> {
  const { number, commit, verdict, reason = '', message, status = null, was = null, due = null } = pull;
  const { done, comment = null, problems } = pull;
  return { number, commit, verdict, reason, message, status, was, due, done, comment, problems };
}

const COLUMNS: readonly PlainColumn<SweptPull>[] = [
  { title: 'PULL REQUEST', isNumber: true, cell: ({ number }) => String(number) },
  { title: 'COMMIT', isWhole: true, cell: ({ commit }) => commit.slice(0, 12) },
  { title: 'VERDICT', cell: ({ verdict, reason }) => (reason === undefined ? verdict : `${verdict}, ${reason}`) },
  { title: 'STATUS', isWhole: true, cell: statusText },
  { title: 'WHAT WAS DONE', cell: (pull) => WORDS[pull.done] },
  { title: 'WHY', isExtra: true, cell: ({ message }) => message },
];

const WORDS: Readonly<Record<SweptPull['done'], string>> = {
  written: 'set',
  'dry-run': 'nothing: dry run',
  same: 'nothing: it says so already',
  unproven: 'left: not proven',
  overtaken: 'left: another run has set it meanwhile',
  moved: 'left: closed or changed meanwhile',
  'list-incomplete': 'left: not all pull requests are known',
  failed: 'not written',
};

export function sweepLines({ pulls }: Sweep, room?: number): readonly string[] {
  return pulls.length === 0 ? ['No pull request is open.'] : plainTable(COLUMNS, pulls, room);
}

function statusText({ was, status, due, done }: SweptPull): string {
  const [before, after] = [was ?? 'none', (done === 'dry-run' ? due : status) ?? 'none'];
  return before === after ? before : `${before} -> ${after}`;
}
