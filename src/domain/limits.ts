/** Limits that several places keep to. A test that checks one of them uses its own number. */

/** A pull-request comment has at most so many UTF-16 units. GitHub takes 65,536. */
export const MOST_COMMENT_UNITS = 60_000;

/** A pull-request comment lists at most so many rules. */
export const MOST_COMMENT_RULES = 10;

/** At most so many rules are told of one condition. Nobody would read more; the list of all rules has them. */
export const MOST_RULES_OF_A_CONDITION = 1_000;

/** GitHub takes a commit status's description of this length. */
export const MOST_STATUS_CHARACTERS = 140;

/**
 * One step has at most so many annotations: the runner shows ten and drops the rest; with more, the first ones would be
 * hard to find.
 */
export const MOST_ANNOTATIONS = 10;

/** One annotation's message has at most so many UTF-16 units. */
export const MOST_ANNOTATION_UNITS = 3_000;

/**
 * A job summary has at most so many bytes, together with what other steps wrote. GitHub drops the whole summary above 1
 * MiB; this leaves room for other steps.
 */
export const MOST_SUMMARY_BYTES = 900 * 1024;

/** The job summary names so many rules that break nothing, are new or are gone. Nobody would read more; the JSON report has them all. */
export const MOST_SUMMARY_RULES = 200;

/** All outputs together have at most so many bytes, as they are in the runner's file. */
export const MOST_OUTPUT_BYTES = 64 * 1024;

/** One answer of a server has at most so many bytes, both as it is sent and unpacked. */
export const MOST_ANSWER_BYTES = 16 * 1024 * 1024;

/** One list of the platform has at most so many pages. */
export const MOST_PAGES = 200;

/**
 * The look through all that is kept takes at most so many pages, where the repository's id is not known and nothing was
 * found.
 */
export const MOST_LOOKUP_PAGES = 40;

/** One page of the platform's scan list holds so many scans. */
export const MOST_SCANS_PER_PAGE = 500;

/**
 * A secret has at least so many characters. Shorter texts could be ordinary words: they are refused as tokens, and
 * neither masked nor redacted.
 */
export const SHORTEST_SECRET = 8;

/**
 * A JUnit, SARIF or Code Quality file has at most so many entries. GitHub shows the first 5,000 results of a SARIF
 * file.
 */
export const MOST_FORMAT_ENTRIES = 4_900;

/** One request for places asks for so many issues. */
export const PLACES_PER_PAGE = 100;

/** The reading of places takes at most so long, in milliseconds. */
export const LONGEST_PLACES_MS = 5_000;
