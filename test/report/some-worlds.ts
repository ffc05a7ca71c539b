import type { RuleFacts } from '../../src/domain/evidence.ts';
import type { ConditionResult } from '../../src/domain/verdict.ts';
import { aWorld, type World } from './a-world.ts';

export const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1);
export const WORLDS = new Map(SEEDS.map((seed) => [seed, aWorld(seed)]));

export function worldOf(seed: number): World {
  return WORLDS.get(seed)!;
}

/** Those that block first, each kind in the order of the policy. */
export function brokenOf({ judgement }: World): readonly ConditionResult[] {
  const broken = judgement.conditions.filter(({ result }) => result === 'broken');
  return ['fail', 'warn'].flatMap((action) => broken.filter((condition) => condition.action === action));
}

export function nameOf({ rulePath, ruleId }: Pick<RuleFacts, 'rulePath' | 'ruleId'>): string {
  return rulePath || ruleId || '(rule without a name)';
}

/** `3 new high issues, 1 waived, none allowed`. */
export function numbersIn(told: string) {
  const form =
    /^(at least )?(\d+)( new)?(?: [a-z]+)? (issue|rule)s?(?:, (?:at least )?(\d+) waived)?, (none|\d+) allowed$/u;
  const [, atLeast, count, isNew, noun, waived = '0', max] = form.exec(told) ?? [];
  return {
    isBound: atLeast !== undefined,
    isNew: isNew !== undefined,
    count: BigInt(count ?? -1),
    noun,
    waived: BigInt(waived),
    max: max === 'none' ? 0n : BigInt(max ?? -1),
  };
}

export function isNewJudged({ compare, new: more }: ConditionResult): boolean {
  return compare === 'new' && more !== undefined;
}
