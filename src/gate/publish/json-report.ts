import { renderJsonReport } from '../../report/json/json.ts';
import type { Redact } from '../../report/text/redact.ts';
import type { FileOutput } from './report-output.ts';

export const jsonReport: FileOutput = (redact, writeFile) => ({
  what: 'The JSON report',
  async write(report) {
    const { path, ...outcome } = await writeFile(redacted(renderJsonReport(report), redact));
    return path === undefined ? outcome : { ...outcome, reportPath: path };
  },
});

function* redacted(pieces: Iterable<string>, redact: Redact): Generator<string, void, undefined> {
  for (const piece of pieces) yield redact(piece);
}
