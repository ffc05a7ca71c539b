import type { LookedAt } from '../../facts/look.ts';

export function holds(seen: string): LookedAt {
  return { result: 'holds', seen };
}

export function doesNotHold(seen: string): LookedAt {
  return { result: 'does-not-hold', seen };
}

export function notSeen(seen: string): LookedAt {
  return { result: 'not-seen', seen };
}
