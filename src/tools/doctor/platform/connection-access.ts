import { stepOf } from '../../../domain/reason.ts';
import { COMMAND_LINE } from '../../../domain/target.ts';
import type { Heard } from './asker.ts';
import {
  bestOf,
  type ConnectionFacts,
  DECIDING,
  doesNotHold,
  holds,
  isRead,
  isTaken,
  notSeen,
  type PartLook,
  problemOf,
  silenceOf,
  statusOf,
} from './connection-facts.ts';

const TAKE_ANOTHER = 'Give FINDINGS_GATE_TOKEN a token with the Web API permission and without limited scopes.';

export function lookAtToken({ refused, heard, exchanges }: ConnectionFacts): PartLook {
  if (refused.token !== undefined) return doesNotHold(refused.token.problem, refused.token.next);
  const asked = (['deployment list', ...DECIDING] as const).flatMap((operation) => {
    const best = bestOf({ heard }, operation);
    return best === undefined ? [] : [{ operation, best, status: statusOf(best, exchanges) }];
  });
  const taken = asked.filter(({ best }) => isTaken(best)).map(({ operation }) => operation);
  const others = asked.filter(({ best }) => !isTaken(best));
  const refusals = others.filter(({ best }) => isRefused(best));
  if (taken.length === 0) {
    if (refusals.length === 0 || isDeploymentAlone(refusals)) return notSeen(silenceOf(exchanges));
    const isUnknown = refusals.every(({ status }) => status === 401);
    return doesNotHold(
      isUnknown ? 'the platform does not accept it (401)' : `the platform refuses it for ${statusesText(refusals)}`,
      TAKE_ANOTHER,
    );
  }
  // No verdict depends on the list of deployments.
  const needed = others.filter(({ operation }) => operation !== 'deployment list');
  if (needed.length === 0) return holds(`accepted for ${taken.join(', ')}`);
  const [first] = needed;
  const reason = first?.best.came.kind === 'failure' ? first.best.came.reason : 'contract';
  return doesNotHold(
    `accepted for ${taken.join(', ')}; not answered: ${statusesText(needed)}`,
    reason === 'auth' ? TAKE_ANOTHER : stepOf(reason, COMMAND_LINE),
  );
}

/** A token may be good for a deployment, and not for the list of them. */
function isDeploymentAlone(refusals: readonly AskedBest[]): boolean {
  return refusals.every(({ operation, status }) => operation === 'deployment list' && status === 403);
}

type AskedBest = { readonly operation: string; readonly best: Heard; readonly status: number | undefined };

function statusesText(asked: readonly AskedBest[]): string {
  return asked
    .map(({ operation, status }) => (status === undefined ? operation : `${operation} (${status})`))
    .join(', ');
}

function isRefused({ came }: Heard): boolean {
  return came.kind === 'failure' && came.reason === 'auth';
}

export function lookAtDeployment(facts: ConnectionFacts): PartLook {
  const { given, reading, heard, exchanges } = facts;
  const list = bestOf({ heard }, 'deployment list');
  if (reading === undefined || list === undefined) return notSeen(silenceOf(exchanges));
  const { own } = reading;
  if (own !== undefined) {
    if (given.deployment === undefined) return holds(`the token's own is ${own}; --deployment-id was not given`);
    if (given.deployment === own) return holds(`${own} is the token's own`);
    return doesNotHold(
      `the token's own is ${own}, not ${given.deployment}; ${own} was looked at`,
      `Set --deployment-id to ${own}, or use a token of ${given.deployment}.`,
    );
  }
  if (reading.found !== undefined) {
    return holds(`${given.deployment} answers; the platform does not tell whether it is the token's own`);
  }
  const status = statusOf(list, exchanges);
  if (given.deployment !== undefined || status === undefined || status === 401 || isFailing(status)) {
    return notSeen(silenceOf(exchanges));
  }
  return doesNotHold(
    `--deployment-id was not given, and the platform does not tell it (${problemOf(list, exchanges)})`,
    status === 403
      ? 'Give --deployment-id: the settings page of the platform shows it. Else the token has no Web API permission.'
      : 'Check host and path of --base-url, and that the token has the Web API permission. ' +
          'Else give --deployment-id: the settings page of the platform shows it.',
  );
}

/** A redirect, or a server in trouble: the address is looked at for that. */
function isFailing(status: number): boolean {
  return (status >= 300 && status < 400) || status >= 500 || status === 429;
}

/** Whether single issues are listed: pages name places with them. */
export function lookAtIssueList({ heard, exchanges }: Pick<ConnectionFacts, 'heard' | 'exchanges'>): PartLook {
  const list = bestOf({ heard }, 'issue list');
  if (list === undefined) return notSeen('not asked, as no finished scan is known');
  if (isRead(list)) return holds('single issues are listed');
  return doesNotHold(
    `single issues are not listed: ${problemOf(list, exchanges)}`,
    'Nothing must be done: verdicts do not depend on it, and pages name no places.',
  );
}
