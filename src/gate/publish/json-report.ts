import { renderJsonReport } from '../../report/record/json.ts';
import type { FileFormat } from './sink.ts';

/** The JSON report. */
export const JSON_REPORT: FileFormat = {
  about: 'write the JSON report here',
  sink: (redact, writeFile) => ({
    what: 'The JSON report',
    async write(report) {
      const { path, ...outcome } = await writeFile(redact(renderJsonReport(report)));
      return path === undefined ? outcome : { ...outcome, reportPath: path };
    },
  }),
};
