/** The day for which the documents are written. The commands of a page run on it, so that no waiver ends. */
export const WRITTEN = '2026-11-23';
