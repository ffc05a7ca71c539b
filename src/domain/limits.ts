/** UTF-16 units; GitHub accepts 65,536. */
export const MOST_COMMENT_UNITS = 60_000;
export const MOST_COMMENT_RULES = 10;
export const MOST_RULES_OF_A_CONDITION = 1_000;
export const MOST_STATUS_CHARACTERS = 140;
/** The runner shows ten and drops the rest; with more, the first ones would be hard to find. */
export const MOST_ANNOTATIONS = 10;
export const MOST_ANNOTATION_UNITS = 3_000;
/** GitHub drops the whole summary above 1 MiB; this leaves room for other steps. */
export const MOST_SUMMARY_BYTES = 900 * 1024;
export const MOST_SUMMARY_RULES = 200;
export const MOST_OUTPUT_BYTES = 64 * 1024;
export const MOST_ANSWER_BYTES = 16 * 1024 * 1024;
export const MOST_PAGES = 200;
/** Most pages of the 30-day list that are read while the repository's id is unknown and nothing was found. */
export const MOST_LOOKUP_PAGES = 40;
export const MOST_SCANS_PER_PAGE = 500;
/** Shorter texts could be ordinary words: they are refused as tokens, and neither masked nor redacted. */
export const SHORTEST_SECRET = 8;
export const LOCATIONS_PER_PAGE = 100;
export const LONGEST_LOCATIONS_MS = 5_000;
