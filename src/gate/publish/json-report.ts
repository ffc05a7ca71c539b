import { renderJsonReport } from '../../report/record/json.ts';
import type { FileSink } from './sink.ts';

/** The JSON report. */
export const jsonReport: FileSink = (redact, writeFile) => ({
  what: 'The JSON report',
  async write(report) {
    const { path, ...outcome } = await writeFile(redact(renderJsonReport(report)));
    return path === undefined ? outcome : { ...outcome, reportPath: path };
  },
});
