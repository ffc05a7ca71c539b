import type { CommitSha, DeploymentId, RepositoryId } from '../../../../domain/ids.ts';
import type { ProxyUse } from '../../../../http/proxy-settings.ts';
import type { WantedProject } from '../../../../scan/project-name.ts';
import type { ConnectionPart, LookResult } from '../../facts/look.ts';
import type { FirstReading } from '../first/first-reading.ts';
import type { Heard } from '../heard.ts';
import type { Exchange } from '../watched-wire.ts';

export type ConnectionFacts = {
  readonly baseUrl: URL | undefined;
  readonly proxy: ProxyUse;
  readonly hasOwnCertificates: boolean;
  readonly given: {
    readonly deployment: DeploymentId | undefined;
    readonly repositoryId: RepositoryId | undefined;
    readonly project: WantedProject | undefined;
    readonly commit: CommitSha | undefined;
  };
  readonly refused: Readonly<Partial<Record<ConnectionPart, Refused>>>;
  readonly exchanges: readonly Exchange[];
  readonly heard: readonly Heard[];
  readonly reading: FirstReading | undefined;
};

export type Refused = {
  /** It says what is wrong, without a value. */
  readonly problem: string;
  readonly next: string;
  readonly exitCode: 2 | 3;
};

export type PartLook = { readonly result: LookResult; readonly seen: string; readonly next: string };

export function holds(seen: string): PartLook {
  return { result: 'holds', seen, next: '' };
}

export function doesNotHold(seen: string, next: string): PartLook {
  return { result: 'does-not-hold', seen, next };
}

export function notSeen(seen: string, next = ''): PartLook {
  return { result: 'not-seen', seen, next };
}
