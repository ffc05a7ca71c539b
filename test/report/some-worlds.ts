import type { RuleFacts } from '../../src/domain/evidence.ts';
import type { ReportedLocation } from '../../src/domain/location/issue-location.ts';
import type { BlockingRule } from '../../src/domain/report.ts';
import type { ConditionResult } from '../../src/domain/verdict.ts';
import { aWorld, type World } from './a-world.ts';
import { LINKED_PATHS, withSomeLocations } from './with-some-locations.ts';

export const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1);
export const WORLDS = new Map(
  await Promise.all(SEEDS.map(async (seed) => [seed, await placed(aWorld(seed), seed)] as const)),
);

/** The same world, explained. */
export async function placed(world: World, seed: number): Promise<World> {
  return { ...world, report: await withSomeLocations(world.report, seed) };
}

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

export function isNewJudged({ compare, new: more }: ConditionResult): boolean {
  return compare === 'new' && more !== undefined;
}

/** The places below each broken condition: those of the rules that it counts, and that stand below none before it. */
export function placesBelow(world: World): readonly (readonly ReportedLocation[])[] {
  const { conditions, places } = world.report;
  const left = new Set(places?.found);
  return brokenOf(world).map(({ name }) => {
    const { rules } = conditions.find((condition) => condition.name === name)!;
    const own = [...left].filter((location) => rules.some((rule) => isOf(location, rule)));
    for (const location of own) left.delete(location);
    return own;
  });
}

const TYPE_OF = { code: 'sast', 'supply-chain': 'sca', secrets: 'secrets', 'ai-code': 'ai-sast' } as const;

function isOf({ ruleId, issueType, severity = 'unrated' as never }: ReportedLocation, rule: BlockingRule): boolean {
  const { product, columns } = rule;
  const isOfProduct = issueType === undefined || product === undefined || TYPE_OF[product] === issueType;
  return ruleId === rule.ruleId && isOfProduct && (columns.length === 0 || columns.includes(severity));
}

/** The address that a place must have: undefined where it is text alone, as what no scan of the commit decides is. */
export function addressOf(
  { filePath, line, endLine, issueType }: ReportedLocation,
  { report }: World,
): string | undefined {
  const path = LINKED_PATHS.get(filePath);
  if (path === undefined || issueType === 'ai-sast') return undefined;
  const lines = [line, endLine === line ? undefined : endLine].filter((one) => one !== undefined);
  const hash = lines.length === 0 ? '' : `#${lines.map((one) => `L${one}`).join('-')}`;
  return `https://github.com/acme/shop/blob/${report.commit}/${path}${hash}`;
}
