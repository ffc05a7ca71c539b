import { renderSarif } from '../../report/formats/sarif.ts';
import type { FileSink } from './sink.ts';

/** What broke the policy as a SARIF log. */
export const sarifFile: FileSink = (redact, writeFile) => ({
  what: 'The SARIF file',
  write: (report) => writeFile(redact(renderSarif(report))),
});
