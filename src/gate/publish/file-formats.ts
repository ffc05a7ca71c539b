import { JSON_REPORT } from './json-report.ts';
import type { FileFormat } from './sink.ts';
import { SUMMARY_PAGE } from './summary-page.ts';

/** Every form that the command line writes as a file, by the flag that names the path. */
export const FILE_FORMATS = {
  'report-path': JSON_REPORT,
  'summary-path': SUMMARY_PAGE,
} as const satisfies Readonly<Record<string, FileFormat>>;
export type FileFormatName = keyof typeof FILE_FORMATS;
