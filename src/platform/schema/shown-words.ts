/* Values of enums that are only shown. Others are tolerated, and reported. */

export const VISIBILITIES: ReadonlySet<string> = new Set([
  'RULE_VISIBILITY_UNLISTED',
  'RULE_VISIBILITY_PUBLIC',
  'RULE_VISIBILITY_ORG_PRIVATE',
  'RULE_VISIBILITY_LOGGED_IN',
  'RULE_VISIBILITY_TEAM_TIER',
]);

export const ORIGINS: ReadonlySet<string> = new Set([
  'RULE_ORIGIN_CUSTOM',
  'RULE_ORIGIN_COMMUNITY',
  'RULE_ORIGIN_PRO_RULES',
]);

export const EPSS_CATEGORIES: ReadonlySet<string> = new Set([
  'EPSS_PROBABILITY_LOW',
  'EPSS_PROBABILITY_MEDIUM',
  'EPSS_PROBABILITY_HIGH',
  'EPSS_PROBABILITY_NONE',
]);

export const RULE_PRODUCT_WORDS: ReadonlySet<string> = new Set([
  'RULE_TYPE_SAST',
  'RULE_TYPE_SCA',
  'RULE_TYPE_SECRETS',
]);
