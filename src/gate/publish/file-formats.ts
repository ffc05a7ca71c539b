import type { FileSink } from './sink.ts';

/** A form that can be asked for as a file. It is loaded when its flag is given. */
type FileFormat = {
  /** What the file is, for the help of its flag. */
  readonly about: string;
  load(): Promise<FileSink>;
};

/** Every form that the command line writes as a file, by the flag that names the path. */
export const FILE_FORMATS = {
  'report-path': {
    about: 'write the JSON report here',
    load: async () => (await import('./json-report.ts')).jsonReport,
  },
  markdown: {
    about: 'write the summary here, as Markdown',
    load: async () => (await import('./summary-page.ts')).summaryFile,
  },
} as const satisfies Readonly<Record<string, FileFormat>>;
export type FileFormatName = keyof typeof FILE_FORMATS;
