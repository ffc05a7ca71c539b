/** Severities that the platform can filter by, worst first. */
export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The columns that every report shows: the severities, and the issues without a known one. */
export const COUNT_COLUMNS = [...SEVERITIES, 'unrated'] as const;
export type CountColumn = (typeof COUNT_COLUMNS)[number];

/** Issues of such a severity and above block; `none`: no severity does by itself. */
export const FAIL_ON_SEVERITIES = [...SEVERITIES, 'none'] as const;
export type FailOnSeverity = (typeof FAIL_ON_SEVERITIES)[number];
