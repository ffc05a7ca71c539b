import { listedIssuePage } from '../../schema/listed-issue.ts';
import type { Heard } from '../heard.ts';
import { readHeard } from '../read-heard.ts';
import { bestOf, headsOf, problemOf, statusOf } from './answers.ts';
import { type ConnectionFacts, doesNotHold, holds, notSeen, type PartLook } from './connection-facts.ts';

const OPERATIONS = ['deployment list', 'scan list', 'scan detail', 'issue search'] as const;
const PERMISSION = 'a token with the Web API permission and without limited scopes';

/** Whether the platform takes the token, for each operation that was asked. */
export function lookAtToken(facts: ConnectionFacts): PartLook {
  const { refused, heard, exchanges } = facts;
  if (refused.token !== undefined) return doesNotHold(refused.token.problem, refused.token.next);
  const statuses = OPERATIONS.map((operation) => {
    const best = bestOf({ heard }, operation);
    return { operation, best, status: best && statusOf(best, exchanges) };
  });
  const accepted = statuses.filter(({ best }) => best?.came.kind === 'answer').map(({ operation }) => operation);
  const refusals = statuses.filter(({ best, status }) => isRefused(best) && (status === 401 || status === 403));
  const needed = refusals.filter(({ operation }) => operation !== 'deployment list' || accepted.length === 0);
  if (needed.length > 0) {
    if (accepted.length === 0 && needed.every(({ status }) => status === 401)) {
      return doesNotHold('the platform does not accept it (401)', `Give FINDINGS_GATE_TOKEN ${PERMISSION}.`);
    }
    const named = needed.map(({ operation, status }) => `${operation} (${status})`).join(', ');
    return doesNotHold(`the platform refuses it for ${named}`, `Give FINDINGS_GATE_TOKEN ${PERMISSION}.`);
  }
  if (accepted.length === 0)
    return notSeen(headsOf(exchanges).length === 0 ? 'nothing answered' : 'no answer shows it');
  return holds(`accepted for ${accepted.join(', ')}`);
}

function isRefused(best: Heard | undefined): boolean {
  return best?.came.kind === 'failure' && best.came.reason === 'auth';
}

/** Whether the deployment is the token's own. */
export function lookAtDeployment(facts: ConnectionFacts): PartLook {
  const { given, reading, heard, exchanges } = facts;
  const list = bestOf({ heard }, 'deployment list');
  if (reading === undefined || list === undefined) return notSeen('nothing was asked');
  const { own } = reading;
  if (own !== undefined) {
    if (given.deployment === undefined) return holds(`the token's own is ${own}; --deployment-id was not given`);
    if (given.deployment === own) return holds(`${own} is the token's own`);
    return doesNotHold(
      `the token's own is ${own}, not ${given.deployment}; ${own} was looked at`,
      `Set --deployment-id to ${own}, or use a token of ${given.deployment}.`,
    );
  }
  if (reading.found !== undefined)
    return holds(`${given.deployment} answers; whether it is the token's own is not told`);
  if (headsOf(exchanges).length === 0 || isRefused(list)) return notSeen('no answer shows it');
  if (given.deployment === undefined) {
    return doesNotHold(
      `--deployment-id was not given, and the platform does not tell it (${problemOf(list)})`,
      "Give --deployment-id; the platform's settings page shows it.",
    );
  }
  const scans = bestOf({ heard }, 'scan list');
  if (scans !== undefined && statusOf(scans, exchanges) === 404 && isPlatform(list)) {
    return doesNotHold(
      `this token sees no deployment ${given.deployment} (404)`,
      'Check --deployment-id, and that the token has the Web API permission.',
    );
  }
  return notSeen('no answer shows it');
}

function isPlatform({ came }: Heard): boolean {
  return came.kind === 'answer';
}

/** Whether single issues are listed: pages name places with them. */
export function lookAtIssueList({ heard }: Pick<ConnectionFacts, 'heard'>): PartLook {
  const list = bestOf({ heard }, 'issue list');
  if (list === undefined) return notSeen('it was not asked, as no finished scan is known');
  const page = readHeard(list, listedIssuePage);
  if (page !== undefined) return holds('single issues are listed');
  return doesNotHold(
    `single issues are not listed: ${problemOf(list)}`,
    'Nothing must be done: verdicts do not depend on it, and pages name no places.',
  );
}
