import { deploymentsAddress } from '../../../platform/address.ts';
import {
  bestOf,
  type ConnectionFacts,
  DECIDING,
  doesNotHold,
  headsOf,
  holds,
  isRead,
  isTaken,
  notSeen,
  type PartLook,
} from './connection-facts.ts';

export function lookAtAddress(facts: ConnectionFacts): PartLook {
  const { baseUrl, refused, exchanges, heard } = facts;
  if (refused.address !== undefined) return doesNotHold(refused.address.problem, refused.address.next);
  if (baseUrl === undefined || exchanges.length === 0) return notSeen('nothing was sent');
  const heads = headsOf(exchanges);
  if (heads.length === 0) return lookAtSilence(baseUrl, facts);
  const place = placeOf(baseUrl);
  if (heard.some(isRead)) return lookAtForms(place, facts);
  const redirect = heads.find(({ status }) => status >= 300 && status < 400);
  if (redirect !== undefined) return lookAtRedirect(baseUrl, redirect.status, redirect.location);
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
  if (statuses.every((status) => status >= 500 || status === 429)) {
    return doesNotHold(`${answered} alone`, 'Try again when the platform has recovered.');
  }
  if (isDeploymentAlone(facts)) return notSeen(`${answered}, and nothing else was asked`);
  return doesNotHold(
    `${answered} alone`,
    'Check host and path of --base-url: the path of every question begins with /api below it. Then check the token.',
  );
}

/** It is the platform; whether the gate can read all that it answers is another thing. */
function lookAtForms(place: string, { heard }: ConnectionFacts): PartLook {
  const unread = DECIDING.filter((operation) => {
    const best = bestOf({ heard }, operation);
    return best !== undefined && isTaken(best) && !isRead(best);
  });
  if (unread.length === 0) return holds(`the platform answers at ${place}`);
  return doesNotHold(
    `the gate cannot read what ${place} answers: ${unread.join(', ')}`,
    'Check any proxy that changes answers, and update the gate; a run ends with the reason contract.',
  );
}

/** Without a deployment there is one question alone, which a platform may not know. */
function isDeploymentAlone({ heard, given }: ConnectionFacts): boolean {
  return given.deployment === undefined && heard.every(({ operation }) => operation === 'deployment list');
}

function lookAtSilence(baseUrl: URL, { exchanges, proxy }: ConnectionFacts): PartLook {
  const { came } = exchanges.at(-1)!;
  if (came.kind === 'tls') return notSeen(`${placeOf(baseUrl)} was reached, and is not trusted`);
  if (proxy.kind === 'used') return notSeen('the proxy comes first');
  const place = placeOf(baseUrl);
  if (came.kind === 'too-slow') {
    return doesNotHold(
      `no answer of ${place} in time`,
      'Check that this machine may reach it (firewall, VPN, a proxy in HTTPS_PROXY), or raise --request-timeout.',
    );
  }
  const code = came.kind === 'network' ? came.code : '';
  const [what, next] = SILENCES[code] ?? [`the connection to PLACE failed (${code})`, CHECK_NETWORK];
  return doesNotHold(what.replace('PLACE', place), next);
}

const CHECK_NETWORK = 'Check that this machine may reach it (firewall, VPN, a proxy in HTTPS_PROXY).';
const CHECK_HOST = 'Check the host in --base-url, and the DNS of this machine.';

const SILENCES: Readonly<Record<string, readonly [seen: string, next: string]>> = {
  ECONNREFUSED: ['nothing listens at PLACE (ECONNREFUSED)', 'Check host and port of --base-url.'],
  ENOTFOUND: ['no host has the name of PLACE (ENOTFOUND)', CHECK_HOST],
  EAI_AGAIN: ['the name of PLACE could not be looked up (EAI_AGAIN)', CHECK_HOST],
};

function lookAtRedirect(baseUrl: URL, status: number, location: string | undefined): PartLook {
  const seen = `${placeOf(baseUrl)} redirects (${status}), and no redirect is followed with a token`;
  const asked = deploymentsAddress(baseUrl);
  const target = location === undefined ? null : URL.parse(location, asked.href);
  if (target === null) return doesNotHold(seen, 'Set --base-url to the final address of the redirect.');
  const end = '/api/v1/deployments';
  const isSameQuestion = target.pathname.endsWith(end) && target.protocol === 'https:' && target.username === '';
  if (isSameQuestion) {
    return doesNotHold(seen, `Set --base-url to ${target.origin}${target.pathname.slice(0, -end.length)}.`);
  }
  return doesNotHold(
    seen,
    `Set --base-url to the root of the platform's API: this one leads to ${target.host}${target.pathname}, as a login page does.`,
  );
}

function placeOf(baseUrl: URL): string {
  return baseUrl.href.replace(/\/+$/, '');
}
