/** Limits that several places keep to. A test that checks one of them uses its own number. */

/** Of a pull-request comment, in UTF-16 units. GitHub takes 65,536. */
export const MOST_COMMENT_UNITS = 60_000;

/** Of the rules in a pull-request comment. */
export const MOST_COMMENT_RULES = 10;

/** Of the rules that are told of one condition. Nobody would read more; the list of all rules has them. */
export const MOST_RULES_OF_A_CONDITION = 1_000;

/** Of a commit status's description: what GitHub takes. */
export const MOST_STATUS_CHARACTERS = 140;

/** Of one step: the runner shows ten and drops the rest; with more, the first ones would be hard to find. */
export const MOST_ANNOTATIONS = 10;

/** Of one annotation's message, in UTF-16 units. */
export const MOST_ANNOTATION_UNITS = 3_000;

/** Of a job summary, together with what other steps wrote. GitHub drops the whole summary above 1 MiB; this leaves room for other steps. */
export const MOST_SUMMARY_BYTES = 900 * 1024;

/** Of all outputs together, as they are in the runner's file. */
export const MOST_OUTPUT_BYTES = 64 * 1024;

/** Of one answer of a server, both as it is sent and unpacked. */
export const MOST_ANSWER_BYTES = 16 * 1024 * 1024;

/** Of one list of the platform. */
export const MOST_PAGES = 200;

/** Of the look through all that is kept, where the repository's id is not known and nothing was found. */
export const MOST_LOOKUP_PAGES = 40;

/** Of one page of the platform's scan list. */
export const MOST_SCANS_PER_PAGE = 500;

/** In characters. Shorter texts could be ordinary words: they are refused as tokens, and neither masked nor redacted. */
export const SHORTEST_SECRET = 8;

/** Of the entries in a JUnit, SARIF or Code Quality file. GitHub shows the first 5,000 results of a SARIF file. */
export const MOST_FORMAT_ENTRIES = 4_900;
