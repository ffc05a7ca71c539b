import { CONNECTION_PARTS, type ConnectionLook, type ConnectionPart } from '../../facts/look.ts';
import { lookAtDeployment, lookAtIssueList, lookAtToken } from './access.ts';
import { lookAtAddress } from './address.ts';
import type { ConnectionFacts, PartLook } from './connection-facts.ts';
import { lookAtProject } from './project.ts';
import { lookAtClock, lookAtProxy, lookAtTls } from './way.ts';

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
