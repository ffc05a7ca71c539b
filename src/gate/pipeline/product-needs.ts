import { type Condition, countedTypes, productsOfTypes } from '../../domain/policy.ts';
import { ISSUE_TYPES, type IssueType, isFoundBy, PRODUCTS, type Product } from '../../domain/product.ts';
import type { Decision, ProductNeeds } from '../../scan/decision.ts';

/** Which products the run is about (docs/verdict-rules/which-scans.md#products). Pure. */
export function productNeeds(required: readonly Product[], conditions: readonly Condition[]): ProductNeeds {
  const blocking = conditions.filter(({ action }) => action === 'fail');
  const firm = blocking.filter(({ ifScanned }) => !ifScanned);
  const others = blocking.filter(({ ifScanned }) => ifScanned);
  return {
    named: inOrder([...required, ...productsOfTypes(firm.flatMap(namedTypes))]),
    judged: inOrder([...required, ...productsOfTypes(firm.flatMap(countedTypes))]),
    ifScanned: inOrder(productsOfTypes(others.flatMap(countedTypes))),
  };
}

/** Conditions with `if-scanned` of which no scan lists any product. A condition that counts research always applies: no product finds that. */
export function notApplicableOf(conditions: readonly Condition[], { listed }: Decision): ReadonlySet<Condition> {
  const isListed = (type: IssueType): boolean => productsOfTypes([type]).every((product) => listed.includes(product));
  return new Set(conditions.filter((one) => one.ifScanned && !countedTypes(one).some(isListed)));
}

/** Warnings with the types that they name and no scan decides, or that they count and are unfinished. Their result is not known. */
export function unscannedWarnings(
  conditions: readonly Condition[],
  decision: Decision,
): ReadonlyMap<Condition, readonly IssueType[]> {
  const decided = decision.deciding.flatMap(({ products }) => products);
  const unfinished = unfinishedTypesOf(decision);
  const isDecided = (type: IssueType): boolean => productsOfTypes([type]).every((product) => decided.includes(product));
  const unscanned = (condition: Condition): readonly IssueType[] => {
    const named = namedTypes(condition);
    return countedTypes(condition).filter((type) => unfinished.has(type) || (named.includes(type) && !isDecided(type)));
  };
  const warnings = conditions.filter(({ action }) => action === 'warn');
  return new Map(warnings.map((one) => [one, unscanned(one)] as const).filter(([, types]) => types.length > 0));
}

/** Issue types with a product that is not finished, or that must be scanned and was not. Their counts are a lower bound. */
export function unfinishedTypesOf({ undecided, missing }: Decision): ReadonlySet<IssueType> {
  return new Set(ISSUE_TYPES.filter((type) => isFoundBy(type, [...undecided, ...missing])));
}

function namedTypes({ scope }: Condition): readonly IssueType[] {
  return scope.kind === 'search' && scope.namesIssueTypes ? scope.issueTypes : [];
}

function inOrder(products: readonly Product[]): readonly Product[] {
  return PRODUCTS.filter((product) => products.includes(product));
}
