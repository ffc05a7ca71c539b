/** A scanning product, in the words of the input `required-products`. */
export const PRODUCTS = ['code', 'supply-chain', 'secrets', 'ai-code'] as const;
export type Product = (typeof PRODUCTS)[number];

/** A kind of issue, in the words of the policy (`issue-types`). */
export const ISSUE_TYPES = ['sast', 'sca', 'secrets', 'research', 'ai-sast'] as const;
export type IssueType = (typeof ISSUE_TYPES)[number];

/** The issue types that have a severity; the platform's `severities` filter applies only to these. */
export const RATED_ISSUE_TYPES = ['sast', 'sca', 'secrets'] as const satisfies readonly IssueType[];
export const UNRATED_ISSUE_TYPES = ['research', 'ai-sast'] as const satisfies readonly IssueType[];

/** The product that finds issues of a type. Research issues come from no product that a scan lists. */
export const PRODUCT_OF_ISSUE_TYPE: Readonly<Record<IssueType, Product | undefined>> = {
  sast: 'code',
  sca: 'supply-chain',
  secrets: 'secrets',
  research: undefined,
  'ai-sast': 'ai-code',
};

export function isFoundBy(type: IssueType, products: readonly Product[]): boolean {
  return products.some((product) => product === PRODUCT_OF_ISSUE_TYPE[type]);
}

/** A product goes by its own name and by that of its issue type. */
// spec-gap: enabled-products-spelling
const SPELLINGS: ReadonlyMap<string, Product | undefined> = new Map(
  ISSUE_TYPES.flatMap((type) =>
    [type, issueTypeWord(type)].map((name) => [plainOf(name), PRODUCT_OF_ISSUE_TYPE[type]]),
  ),
);

export const PRODUCT_PREFIX = 'PRODUCT_';
export const ISSUE_STATE_PREFIX = 'AGGREGATE_ISSUE_STATE_';

/** Reads a member of a scan's `enabled_products`, ignoring case, `_`, `-` and a `PRODUCT_` prefix. */
export function productOf(spelling: string): Product | undefined {
  return SPELLINGS.get(plainOf(spelling));
}

function plainOf(spelling: string): string {
  return spelling
    .trim()
    .toLowerCase()
    .replace(/^product_/, '')
    .replaceAll(/[_-]/g, '');
}

/** Reads an issue type by its own name or its product's, also as the platform spells them. Ignores case; `-` equals `_`. */
export function issueTypeOf(spelling: string): IssueType | undefined {
  const plain = spelling
    .toLowerCase()
    .replaceAll('-', '_')
    .replace(/^issue_type_/, '');
  if (plain === 'research') return plain;
  // Inside a name, only `supply-chain` and `ai-code` (or `ai-sast`) have a separator.
  const product = /^(?:product_)?(?:supply_|ai_)?[a-z]+$/.test(plain) ? productOf(plain) : undefined;
  return product === undefined ? undefined : ISSUE_TYPES.find((type) => PRODUCT_OF_ISSUE_TYPE[type] === product);
}

/** The word that reports show for an issue type: its product's name. Research has no product and keeps its own name. */
export function issueTypeWord(type: IssueType): string {
  return PRODUCT_OF_ISSUE_TYPE[type] ?? type;
}

export const ISSUE_TYPE_WORDS = ISSUE_TYPES.map(issueTypeWord);

export function typeWords(types: readonly IssueType[]): string {
  return types.map(issueTypeWord).join(', ');
}

export function typesOfAll(parts: readonly { readonly issueTypes: readonly IssueType[] }[]): readonly IssueType[] {
  return ISSUE_TYPES.filter((type) => parts.some(({ issueTypes }) => issueTypes.includes(type)));
}

/** True if a scan does not say what it ran. A scan that lists only names unknown to this version ran none of our products. */
export function isUnlisted({ enabledProducts }: { readonly enabledProducts: readonly string[] }): boolean {
  return enabledProducts.every((name) => ['', 'unspecified'].includes(plainOf(name)));
}

/** The products that a scan ran, each once; spellings that this version does not know are left out. */
export function productsOf(enabledProducts: readonly string[]): readonly Product[] {
  return [...new Set(enabledProducts.map(productOf).filter((product) => product !== undefined))];
}
