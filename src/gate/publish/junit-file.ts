import { renderJUnit } from '../../report/formats/junit.ts';
import type { FileSink } from './sink.ts';

/** The verdict and each condition as a test. */
export const junitFile: FileSink = (redact, writeFile) => ({
  what: 'The JUnit file',
  write: (report) => writeFile(redact(renderJUnit(report))),
});
