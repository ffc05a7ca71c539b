import type { CommitSha, DeploymentId, RepositoryId } from '../../../../domain/ids.ts';
import type { ProxyUse } from '../../../../http/proxy-settings.ts';
import type { WantedProject } from '../../../../scan/project-name.ts';
import type { ConnectionPart, LookResult } from '../../facts/look.ts';
import type { FirstReading } from '../first/first-reading.ts';
import type { Heard } from '../heard.ts';
import type { Exchange } from '../watched-wire.ts';

/** All that the looks at a connection know. They are pure. */
export type ConnectionFacts = {
  /** Undefined where the setting cannot be used. */
  readonly baseUrl: URL | undefined;
  readonly proxy: ProxyUse;
  /** True where NODE_EXTRA_CA_CERTS names a file. */
  readonly hasOwnCertificates: boolean;
  readonly given: {
    readonly deployment: DeploymentId | undefined;
    readonly repositoryId: RepositoryId | undefined;
    /** Undefined where no flag names the project, nor what is around. */
    readonly project: WantedProject | undefined;
    readonly commit: CommitSha | undefined;
  };
  /** Settings that cannot be used, by the part that they belong to. */
  readonly refused: Readonly<Partial<Record<ConnectionPart, Refused>>>;
  readonly exchanges: readonly Exchange[];
  readonly heard: readonly Heard[];
  /** Undefined where nothing could be asked. */
  readonly reading: FirstReading | undefined;
};

export type Refused = {
  /** It says what is wrong, without a value. */
  readonly problem: string;
  readonly next: string;
  /** The exit code that it leads to. */
  readonly exitCode: 2 | 3;
};

/** What a look says of its part. */
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
