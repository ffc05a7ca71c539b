import { stepOf } from '../../../domain/reason.ts';
import { COMMAND_LINE } from '../../../domain/target.ts';
import { durationText } from '../../../domain/text/duration-text.ts';
import { withoutEndSlashes } from '../../../domain/text/remote-address.ts';
import { type ConnectionMeaning, connectionMeaning } from '../../../platform/connection-error.ts';
import { deploymentsAddress } from '../../../platform/deployments.ts';
import { CLOCK_TOLERANCE_MS } from '../../../scan/scan-end.ts';
import type { ConnectionProbe } from '../diagnosis.ts';
import { type ConnectionPart, doesNotHold, holds, notSeen, type Probe } from '../probe.ts';
import { isRead, isTaken } from './asker.ts';
import {
  type AnswerHead,
  bestOf,
  type ConnectionFacts,
  DECIDING,
  headsOf,
  problemOf,
  proxyOf,
  silenceOf,
  statusOf,
} from './connection-facts.ts';
import { probeProject } from './connection-project.ts';

const PROBES: Readonly<Record<ConnectionPart, (facts: ConnectionFacts) => Probe>> = {
  address: probeAddress,
  proxy: probeProxy,
  tls: probeTls,
  clock: probeClock,
  token: probeToken,
  deployment: probeDeployment,
  project: probeProject,
  'issue-list': probeIssueList,
};

export function probeConnection(facts: ConnectionFacts): readonly ConnectionProbe[] {
  return Object.entries(PROBES).map(([name, probe]) => {
    const part = name as ConnectionPart;
    const refused = facts.refused[part];
    return { part, ...(refused === undefined ? probe(facts) : doesNotHold(refused.problem, refused.next)) };
  });
}

const CHECK_PROXY = "Check the address in HTTPS_PROXY, or put the platform's host into NO_PROXY.";

export const NEXT: Readonly<Record<ConnectionMeaning, string>> = {
  'the server there does not speak TLS': 'Check host and port of --base-url.',
  'the certificate has expired or is not valid yet': 'Check the clock of this machine, else renew the certificate.',
  'the certificate is for another host': 'Check the host in --base-url.',
  'the certificate is from an authority that this machine does not trust':
    "Put your organization's root certificate (PEM) into a file, and its path into NODE_EXTRA_CA_CERTS; leave checks on.",
  'the proxy asks for another user or password': CHECK_PROXY,
  'the proxy does not allow this host': CHECK_PROXY,
  'nothing listens there': 'Check host and port of --base-url.',
  'the host name was not found': 'Check the host in --base-url, and your DNS.',
  'the connection failed':
    'Check that this machine may reach it (firewall, VPN, a proxy in HTTPS_PROXY), and https or http in --base-url.',
};

function probeProxy(facts: ConnectionFacts): Probe {
  const { given, exchanges } = facts;
  if (given.baseUrl === undefined) return notSeen(silenceOf(exchanges));
  const { variable, passedBy } = proxyOf(facts);
  if (variable === undefined) return holds('none is used: no variable sets one');
  const used = `${variable} sets one`;
  if (passedBy !== undefined) return holds(`${used}, but ${passedBy} excludes this host`);
  const next = `Check the address in ${variable}, or put the platform's host into NO_PROXY.`;
  const broken = exchanges.find(({ came }) => came.kind === 'network' || came.kind === 'too-slow')?.came;
  if (headsOf(exchanges).length > 0 || broken === undefined) return holds(`${used}, and it is used`);
  const how = broken.kind === 'network' ? connectionMeaning(broken).seen : 'no answer in time';
  return doesNotHold(`${used}, but no answer came through it: ${how}`, next);
}

function probeTls({ env, given, exchanges }: ConnectionFacts): Probe {
  if (given.baseUrl?.protocol === 'http:') return holds('none is needed: plain http, on this machine only');
  const failed = exchanges.find(({ came }) => came.kind === 'tls')?.came;
  if (failed?.kind === 'tls') {
    const { seen, meaning } = connectionMeaning(failed);
    return doesNotHold(seen, NEXT[meaning]);
  }
  if (headsOf(exchanges).length === 0) return notSeen(silenceOf(exchanges));
  return holds(`the certificate is trusted${env.NODE_EXTRA_CA_CERTS ? ', with NODE_EXTRA_CA_CERTS' : ''}`);
}

function probeClock({ exchanges }: ConnectionFacts): Probe {
  const heads = headsOf(exchanges);
  const offsets = heads.flatMap(({ sentAtMs, atMs, serverTimeMs }) =>
    serverTimeMs === undefined ? [] : [(sentAtMs + atMs) / 2 - serverTimeMs - HALF_A_SECOND],
  );
  if (offsets.length === 0) return notSeen(heads.length === 0 ? silenceOf(exchanges) : 'no answer contained the time');
  const offset = offsets.toSorted((one, other) => one - other)[Math.floor(offsets.length / 2)]!;
  const by = durationText(Math.max(1, Math.round(Math.abs(offset) / 1_000)));
  if (Math.abs(offset) <= CLOCK_TOLERANCE_MS) return holds(`within ${by} of the platform's`);
  return doesNotHold(
    `this machine's clock is ${by} ${offset > 0 ? 'ahead of' : 'behind'} the platform's`,
    'Set the clock by a time server: ages, the days of waivers and starts of scans depend on it.',
  );
}

/** The Date header has whole seconds, rounded down: half a second is added on average. */
const HALF_A_SECOND = 500;

function probeAddress(facts: ConnectionFacts): Probe {
  const { exchanges, received } = facts;
  const { baseUrl, deployment } = facts.given;
  if (baseUrl === undefined || exchanges.length === 0) return notSeen('nothing was sent');
  const heads = headsOf(exchanges);
  const place = withoutEndSlashes(baseUrl.href);
  if (heads.length === 0) return probeSilence(place, facts);
  if (received.some(isRead)) return probeForms(place, facts);
  const redirect = heads.find(({ status }) => status >= 300 && status < 400);
  if (redirect !== undefined) return probeRedirect(place, redirect, deploymentsAddress(baseUrl));
  const statuses = [...new Set(heads.map(({ status }) => status))];
  const answered = `${place} answers ${statuses.join(', ')}`;
  if (statuses.some((status) => status === 401 || status === 403)) return holds(answered);
  if (statuses.includes(200)) {
    const kind = heads.find(({ status }) => status === 200)?.contentType?.split(';')[0];
    return doesNotHold(
      `${answered}, but not as the platform does${kind === undefined ? '' : ` (${kind})`}`,
      "Set --base-url to the root of the platform's API: another host, or without a part of the path.",
    );
  }
  if (statuses.every((status) => status >= 500 || status === 429))
    return doesNotHold(`${answered} alone`, 'Try again when the platform has recovered.');
  // Without a deployment, only the deployment list is requested, and a platform may not have it.
  const isOneQuestion = received.every(({ operation }) => operation === 'deployment list');
  if (isOneQuestion && deployment === undefined) return notSeen(`${answered}, and no other request was sent`);
  return doesNotHold(
    `${answered} alone`,
    'Check host and path of --base-url (every path begins with /api below it). A token without the Web API permission, or of another deployment, gets 404, too.',
  );
}

/** The platform has answered; this checks whether the gate can read the answers that decide. */
function probeForms(place: string, { received }: ConnectionFacts): Probe {
  const unread = DECIDING.filter((operation) => {
    const best = bestOf(received, operation);
    return best !== undefined && isTaken(best) && !isRead(best);
  });
  if (unread.length === 0) return holds(`the platform answers at ${place}`);
  return doesNotHold(
    `the gate cannot read what ${place} answers: ${unread.join(', ')}`,
    'Check any proxy that changes answers, and update the gate; until then, runs end with the reason contract.',
  );
}

function probeSilence(place: string, facts: ConnectionFacts): Probe {
  const { came } = facts.exchanges.at(-1)!;
  if (came.kind === 'tls') return notSeen(`${place} was reached, but its certificate is not trusted`);
  const { variable, passedBy } = proxyOf(facts);
  if (variable !== undefined && passedBy === undefined) return notSeen('fix the proxy first');
  if (came.kind === 'too-slow')
    return doesNotHold(
      `no answer from ${place} in time`,
      'Check that this machine may reach it (firewall, VPN, a proxy in HTTPS_PROXY), or raise --request-timeout.',
    );
  const { seen, meaning } = connectionMeaning({ kind: 'network', code: came.kind === 'network' ? came.code : '' });
  return doesNotHold(`${place}: ${seen}`, NEXT[meaning]);
}

function probeRedirect(place: string, { status, location }: AnswerHead, asked: URL): Probe {
  const seen = `${place} redirects (${status}), and no redirect is followed with a token`;
  const target = location === undefined ? null : URL.parse(location, asked.href);
  if (target === null) return doesNotHold(seen, 'Set --base-url to the final address of the redirect.');
  const { host, origin, pathname, protocol, username } = target;
  const end = '/api/v1/deployments';
  const isSameQuestion = pathname.endsWith(end) && protocol === 'https:' && username === '';
  const next = isSameQuestion
    ? `Set --base-url to ${origin}${pathname.slice(0, -end.length)}.`
    : `Set --base-url to the root of the platform's API: this one leads to ${host}${pathname}, as a login page does.`;
  return doesNotHold(seen, next);
}

const TAKE_ANOTHER = 'Give FINDINGS_GATE_TOKEN a token with the Web API permission and without limited scopes.';

function probeToken({ received, exchanges }: ConnectionFacts): Probe {
  const asked = (['deployment list', ...DECIDING] as const).flatMap((operation) => {
    const best = bestOf(received, operation);
    return best === undefined ? [] : [{ operation, best, status: statusOf(best, exchanges) }];
  });
  const taken = asked.filter(({ best }) => isTaken(best)).map(({ operation }) => operation);
  const others = asked.filter(({ best }) => !isTaken(best));
  const named = (which: typeof others): string =>
    which.map(({ operation, status }) => (status === undefined ? operation : `${operation} (${status})`)).join(', ');
  if (taken.length === 0) {
    const refusals = others.filter(({ best: { came } }) => came.kind === 'failure' && came.reason === 'auth');
    // A token may be valid for a deployment, but not for the list of deployments.
    if (refusals.every(({ operation, status }) => operation === 'deployment list' && status === 403)) {
      return notSeen(silenceOf(exchanges));
    }
    const isUnknown = refusals.every(({ status }) => status === 401);
    return doesNotHold(
      isUnknown ? 'the platform does not accept it (401)' : `the platform refuses it for ${named(refusals)}`,
      TAKE_ANOTHER,
    );
  }
  // No verdict depends on the list of deployments.
  const needed = others.filter(({ operation }) => operation !== 'deployment list');
  const [first] = needed;
  if (first === undefined) return holds(`accepted for ${taken.join(', ')}`);
  const reason = first.best.came.kind === 'failure' ? first.best.came.reason : 'contract';
  return doesNotHold(
    `accepted for ${taken.join(', ')}; not answered: ${named(needed)}`,
    reason === 'auth' ? TAKE_ANOTHER : stepOf(reason, COMMAND_LINE),
  );
}

function probeDeployment(facts: ConnectionFacts): Probe {
  const { given, reading, received, exchanges } = facts;
  const list = bestOf(received, 'deployment list');
  if (reading === undefined || list === undefined) return notSeen(silenceOf(exchanges));
  const { own } = reading;
  if (own !== undefined) {
    if (given.deployment === undefined) return holds(`the token's own is ${own}; --deployment-id was not given`);
    if (given.deployment === own) return holds(`${own} is the token's own`);
    return doesNotHold(
      `the token's own is ${own}, not ${given.deployment}; ${own} was checked`,
      `Set --deployment-id to ${own}, or use a token of ${given.deployment}.`,
    );
  }
  if (reading.found !== undefined)
    return holds(`${given.deployment} answers; the platform does not say whether it is the token's own`);
  const status = statusOf(list, exchanges);
  // The checks of the address and of the token report redirects, server errors, 401 and 429.
  const isReported = status !== undefined && status < 500 && ![301, 302, 303, 307, 308, 401, 429].includes(status);
  if (given.deployment !== undefined || !isReported) return notSeen(silenceOf(exchanges));
  return doesNotHold(
    `--deployment-id was not given, and the platform does not name it (${problemOf(list, exchanges)})`,
    status === 403
      ? 'Give --deployment-id: the settings page of the platform shows it. Else the token has no Web API permission.'
      : 'Check host and path of --base-url, and that the token has the Web API permission. ' +
          'Else give --deployment-id: the settings page of the platform shows it.',
  );
}

function probeIssueList({ received, exchanges }: Pick<ConnectionFacts, 'received' | 'exchanges'>): Probe {
  const list = bestOf(received, 'issue list');
  if (list === undefined) return notSeen('no finished scan is known');
  if (isRead(list)) return holds('single issues are listed');
  return doesNotHold(
    `single issues are not listed: ${problemOf(list, exchanges)}`,
    'No action is needed: verdicts do not depend on it, but pages show no locations.',
  );
}
