import { renderCodeQuality } from '../../report/formats/code-quality.ts';
import type { FileSink } from './sink.ts';

/** What broke the policy as a Code Quality report of GitLab. */
export const codeQualityFile: FileSink = (redact, writeFile) => ({
  what: 'The Code Quality report',
  write: (report) => writeFile(redact(renderCodeQuality(report))),
});
