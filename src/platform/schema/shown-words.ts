/* Values of enums that are only shown. Others are tolerated, and reported. */

const words = (prefix: string, names: string): ReadonlySet<string> =>
  new Set(names.split(' ').map((name) => prefix + name));

export const VISIBILITIES = words('RULE_VISIBILITY_', 'UNLISTED PUBLIC ORG_PRIVATE LOGGED_IN TEAM_TIER');
export const ORIGINS = words('RULE_ORIGIN_', 'CUSTOM COMMUNITY PRO_RULES');
export const EPSS_CATEGORIES = words('EPSS_PROBABILITY_', 'LOW MEDIUM HIGH NONE');
export const RULE_PRODUCT_WORDS = words('RULE_TYPE_', 'SAST SCA SECRETS');
