/** Limits that several places keep to. A test that holds the program to one of them has a number of its own. */

/** Of a pull-request comment, in UTF-16 units. GitHub takes 65,536. */
export const MOST_COMMENT_UNITS = 60_000;

/** Of a commit status's description: what GitHub takes. */
export const MOST_STATUS_CHARACTERS = 140;

/** Of one step: the runner shows ten and drops the rest; more would bury the first. */
export const MOST_ANNOTATIONS = 10;

/** Of one annotation's message, in UTF-16 units. */
export const MOST_ANNOTATION_UNITS = 3_000;

/** Of a job summary, with what other steps wrote. GitHub drops a summary of more than 1 MiB whole; this leaves room for others. */
export const MOST_SUMMARY_BYTES = 900 * 1024;

/** Of all outputs together, as they stand in the runner's file. */
export const MOST_OUTPUT_BYTES = 64 * 1024;

/** Of one answer of a server, as it is sent and unpacked alike. */
export const MOST_ANSWER_BYTES = 16 * 1024 * 1024;

/** Of one list of the platform. */
export const MOST_PAGES = 200;

/** Of one page of the platform's scan list. */
export const MOST_SCANS_PER_PAGE = 500;

/** In characters. Shorter texts could be ordinary words: they are refused as tokens, and neither masked nor redacted. */
export const SHORTEST_SECRET = 8;
