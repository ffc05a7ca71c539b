import { createHash } from 'node:crypto';
import type { RecordedCase } from './evidence-record.ts';

/** True where each text of the case, of the policy and of the waivers, is the one of its digest. */
export function doTextsFit({ policy: kept }: Pick<RecordedCase, 'policy'>): boolean {
  if (kept.kind !== 'read') return true;
  const texts = [kept.policy, kept.waivers?.file];
  return texts.every((one) => one === null || one === undefined || doesFit(one));
}

type KeptPolicyText = NonNullable<Extract<RecordedCase['policy'], { kind: 'read' }>['policy']>;

function doesFit({ text, sha256, source }: KeptPolicyText): boolean {
  if (source.kind === 'local-file' && source.sha256 !== sha256) return false;
  return text === undefined || createHash('sha256').update(text).digest('hex') === sha256;
}
