import { createHash } from 'node:crypto';

/** 32 hex digits of what tells an entry from all others. */
export function fingerprint(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
