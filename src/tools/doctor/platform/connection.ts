import { durationText } from '../../../domain/text/duration-text.ts';
import { CONNECTION_PARTS, type ConnectionLook, type ConnectionPart } from '../diagnosis.ts';
import { lookAtDeployment, lookAtIssueList, lookAtToken } from './connection-access.ts';
import { lookAtAddress } from './connection-address.ts';
import {
  type ConnectionFacts,
  doesNotHold,
  headsOf,
  holds,
  notSeen,
  type PartLook,
  silenceOf,
} from './connection-facts.ts';
import { lookAtProject } from './connection-project.ts';

const LOOKS: Readonly<Record<ConnectionPart, (facts: ConnectionFacts) => PartLook>> = {
  address: lookAtAddress,
  proxy: lookAtProxy,
  tls: lookAtTls,
  clock: lookAtClock,
  token: lookAtToken,
  deployment: lookAtDeployment,
  project: lookAtProject,
  'issue-list': lookAtIssueList,
};

export function lookAtConnection(facts: ConnectionFacts): readonly ConnectionLook[] {
  return CONNECTION_PARTS.map((part) => ({ part, ...LOOKS[part](facts) }));
}

function lookAtProxy({ baseUrl, proxy, refused, exchanges }: ConnectionFacts): PartLook {
  if (refused.proxy !== undefined) return doesNotHold(refused.proxy.problem, refused.proxy.next);
  if (baseUrl === undefined) return notSeen(silenceOf(exchanges));
  if (proxy.kind === 'none') return holds('none is used: no variable names one');
  if (proxy.kind === 'passed-by') return holds(`${proxy.variable} names one, and ${proxy.by} leaves this host out`);
  const used = `${proxy.variable} names one`;
  const next = `Check the address in ${proxy.variable}, or put the platform's host into NO_PROXY.`;
  const refusal = exchanges.find(({ came }) => came.kind === 'proxy')?.came;
  if (refusal?.kind === 'proxy') {
    const why = refusal.status === 407 ? 'it asks for another user or password' : 'it does not let this host through';
    return doesNotHold(`${used}, which answers ${refusal.status}: ${why}`, next);
  }
  const broken = exchanges.find(({ came }) => came.kind === 'network' || came.kind === 'too-slow')?.came;
  if (headsOf(exchanges).length > 0 || broken === undefined) return holds(`${used}, and it is used`);
  const how = broken.kind === 'network' ? broken.code : 'no answer in time';
  return doesNotHold(`${used}, and nothing came through it (${how})`, next);
}

function lookAtTls({ baseUrl, refused, exchanges, hasOwnCertificates }: ConnectionFacts): PartLook {
  if (refused.tls !== undefined) return doesNotHold(refused.tls.problem, refused.tls.next);
  if (baseUrl?.protocol === 'http:') return holds('none is needed: plain http, on this machine alone');
  const failed = exchanges.find(({ came }) => came.kind === 'tls')?.came;
  if (failed?.kind === 'tls') return distrust(failed.code, hasOwnCertificates);
  if (headsOf(exchanges).length === 0) return notSeen(silenceOf(exchanges));
  return holds(`the certificate is trusted${hasOwnCertificates ? ', with NODE_EXTRA_CA_CERTS' : ''}`);
}

const TRUST =
  "Put your organization's root certificate (PEM) into a file, and its path into NODE_EXTRA_CA_CERTS; leave checks on.";

function distrust(code: string, hasOwnCertificates: boolean): PartLook {
  if (/^(?:EPROTO|ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG)$/.test(code)) {
    return doesNotHold(`what answers there does not speak TLS (${code})`, 'Check host and port of --base-url.');
  }
  if (/HAS_EXPIRED|NOT_YET_VALID/.test(code)) {
    return doesNotHold(
      `the certificate is not valid today (${code})`,
      'Check the clock of this machine; else the platform needs a new certificate.',
    );
  }
  if (/ALTNAME|HOSTNAME/.test(code)) {
    return doesNotHold(`the certificate is of another host (${code})`, 'Check the host in --base-url.');
  }
  const also = hasOwnCertificates ? ', with those of NODE_EXTRA_CA_CERTS too' : '';
  return doesNotHold(`the certificate is of an authority that is not known here (${code})${also}`, TRUST);
}

/** What starts so far in the future is `scan-inconsistent` to the gate. */
const MOST_OFF_MS = 5 * 60_000;

function lookAtClock({ exchanges }: Pick<ConnectionFacts, 'exchanges'>): PartLook {
  const offsets = exchanges.flatMap(({ sentAtMs, came }) =>
    came.kind === 'head' && came.serverTimeMs !== undefined
      ? [(sentAtMs + came.atMs) / 2 - came.serverTimeMs - HALF_A_SECOND]
      : [],
  );
  if (offsets.length === 0) {
    return notSeen(headsOf(exchanges).length === 0 ? silenceOf(exchanges) : 'no answer told the time');
  }
  const offset = offsets.toSorted((one, other) => one - other)[Math.floor(offsets.length / 2)]!;
  const by = durationText(Math.max(1, Math.round(Math.abs(offset) / 1_000)));
  if (Math.abs(offset) <= MOST_OFF_MS) return holds(`within ${by} of the platform's`);
  return doesNotHold(
    `this machine's clock is ${by} ${offset > 0 ? 'ahead of' : 'behind'} the platform's`,
    'Set the clock by a time server: ages, the days of waivers and starts of scans depend on it.',
  );
}

/** The header has whole seconds, cut. */
const HALF_A_SECOND = 500;
