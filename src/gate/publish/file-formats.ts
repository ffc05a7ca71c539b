import { MOST_SUMMARY_BYTES } from '../../domain/limits.ts';
import type { GateReport } from '../../domain/report.ts';
import type { FileOutput } from './publish.ts';

export const FILE_FORMATS = {
  'report-path': {
    about: 'write the JSON report here',
    load: async () => (await import('./usual-outputs.ts')).jsonReport,
  },
  markdown: {
    about: 'write the summary here, as Markdown',
    async load(): Promise<FileOutput> {
      const { jobSummary } = await import('./usual-outputs.ts');
      return (redact, writeFile) => jobSummary(redact, (render) => writeFile(render(MOST_SUMMARY_BYTES)));
    },
  },
  junit: {
    about: 'write the verdict and each condition as a JUnit test here',
    load: async () => fileOf('The JUnit file', (await import('../../report/formats/junit.ts')).renderJUnit),
  },
  sarif: {
    about: 'write what broke the policy here, as SARIF 2.1.0',
    load: async () => fileOf('The SARIF file', (await import('../../report/formats/sarif.ts')).renderSarif),
  },
  'gitlab-code-quality': {
    about: 'write what broke the policy here, as a Code Quality report',
    load: async () =>
      fileOf('The Code Quality report', (await import('../../report/formats/code-quality.ts')).renderCodeQuality),
  },
} as const satisfies Readonly<Record<string, { readonly about: string; load(): Promise<FileOutput> }>>;
export type FileFormatName = keyof typeof FILE_FORMATS;

function fileOf(what: string, render: (report: GateReport) => string): FileOutput {
  return (redact, writeFile) => ({ what, write: (report) => writeFile(redact(render(report))) });
}
