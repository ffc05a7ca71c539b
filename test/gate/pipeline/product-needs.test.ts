import { expect, it } from 'vitest';
import type { Condition } from '../../../src/domain/policy.ts';
import type { IssueType, Product } from '../../../src/domain/product.ts';
import {
  notApplicableOf,
  productNeeds,
  unfinishedTypesOf,
  unscannedWarnings,
} from '../../../src/gate/pipeline/product-needs.ts';
import type { Decision } from '../../../src/scan/decision.ts';
import { aScan } from '../../build/a-scan.ts';
import { aCondition } from '../../policy/a-case.ts';
import { aDecision } from './a-decision.ts';

const LIMIT = aCondition('critical 0');
const UNRATED = { ...LIMIT, scope: { kind: 'unrated' } } as const satisfies Condition;

function naming(issueTypes: readonly IssueType[], given: Partial<Condition> = {}): Condition {
  const scope = { kind: 'search', issueTypes, namesIssueTypes: true, severities: 'all', where: {} } as const;
  return { ...LIMIT, name: issueTypes.join(), scope, ...given };
}

/** `code, secrets?`: products that scans list. A question mark stands for a product that is not finished. */
function decisionOf(text: string): Decision {
  const words = text.split(', ').filter((word) => word !== '');
  const all = words.map((word) => word.replace('?', '') as Product);
  const done = all.filter((product) => words.includes(product));
  const deciding = [{ scan: aScan(), tier: 'own-ref' as const, products: done, overtakenFor: [] }];
  const undecided = all.filter((product) => !done.includes(product));
  return aDecision({ deciding: done.length === 0 ? [] : deciding, listed: all, undecided });
}

const RATED = 'code supply-chain secrets';
it.each<
  [
    what: string,
    required: readonly Product[],
    conditions: readonly Condition[],
    named: string,
    judged: string,
    ifScanned: string,
  ]
>([
  ['are those that the default limits count, and none must be there', [], [LIMIT], '', RATED, ''],
  ['are all for a limit of unrated issues', [], [UNRATED], '', `${RATED} ai-code`, ''],
  ['are none if nothing blocks', [], [{ ...LIMIT, action: 'warn' }], '', '', ''],
  ['are the required ones and those of a limit', ['ai-code'], [LIMIT], 'ai-code', `${RATED} ai-code`, ''],
  ['are those of the issue types that a condition names', [], [naming(['sca'])], 'supply-chain', 'supply-chain', ''],
  ['are not those that a warning names', [], [naming(['sca'], { action: 'warn' })], '', '', ''],
  ['are never missed for research, which no product finds', [], [naming(['research'])], '', '', ''],
  ['are not missed with if-scanned (L35)', [], [naming(['ai-sast'], { ifScanned: true })], '', '', 'ai-code'],
  ['are none for an if-scanned warning', [], [naming(['ai-sast'], { ifScanned: true, action: 'warn' })], '', '', ''],
])('the products that a run is about %s', (_, required, conditions, named, judged, ifScanned) => {
  const needs = productNeeds(required, conditions);
  expect([needs.named, needs.judged, needs.ifScanned].map((products) => products.join(' '))).toEqual([
    named,
    judged,
    ifScanned,
  ]);
});

it.each<[what: string, types: readonly IssueType[], scanned: string, isOut: boolean]>([
  ['applies if a scan ran its product', ['ai-sast'], 'code, ai-code', false],
  ['applies if a scan of its product still runs', ['ai-sast'], 'code, ai-code?', false],
  ['does not apply if no scan lists its product (L35)', ['ai-sast'], 'code, secrets', true],
  ['always applies if research is one of its types', ['research', 'ai-sast'], 'code', false],
])('a condition with if-scanned %s', (_, types, scanned, isOut) => {
  const condition = naming(types, { ifScanned: true });
  const firm = naming(types);
  expect([...notApplicableOf([condition, firm], decisionOf(scanned))]).toEqual(isOut ? [condition] : []);
});

it.each<[what: string, condition: Condition, scanned: string, unscanned?: readonly IssueType[]]>([
  ['is verified if its product is finished', naming(['sca'], { action: 'warn' }), 'code, supply-chain'],
  ['is not verified if its product still runs', naming(['sca'], { action: 'warn' }), 'code, supply-chain?', ['sca']],
  ['is not verified if it is not scanned', naming(['sca'], { action: 'warn' }), 'code', ['sca']],
  ['is not if one of its products is not scanned', naming(['sast', 'sca'], { action: 'warn' }), 'code', ['sca']],
  ['is not in doubt for research', naming(['research'], { action: 'warn' }), 'code'],
  ['is not verified if it counts a product that still runs', { ...LIMIT, action: 'warn' }, 'code?, secrets', ['sast']],
  ['is not in doubt for what it does not name', { ...LIMIT, action: 'warn' }, 'code'],
  ['is another thing than a blocking condition', naming(['sca']), 'code'],
])('a warning %s', (_, condition, scanned, unscanned) => {
  expect(unscannedWarnings([condition], decisionOf(scanned)).get(condition)).toEqual(unscanned);
});

it.each([
  ['code, supply-chain, secrets', ''],
  ['code, supply-chain?', 'sca'],
  ['code?, ai-code?', 'sast ai-sast'],
  ['', ''],
])('if the scans ran %s, no issues are counted of the types: %s', (scanned, types) => {
  expect([...unfinishedTypesOf(decisionOf(scanned))].join(' ')).toBe(types);
});
