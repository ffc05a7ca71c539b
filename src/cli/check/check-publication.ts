import type { GateReport } from '../../domain/report.ts';
import { auditOutputs, type LoadAudit, type Prepared, type Publication } from '../../gate/entry-point/entry-point.ts';
import { FILE_FORMATS, type FileFormatName } from '../../gate/publish/file-formats.ts';
import { publish, type ReportOutput } from '../../gate/publish/publish.ts';
import { jsonReport, logPages } from '../../gate/publish/usual-outputs.ts';
import type { FileText, StepOutcome } from '../../ports/outcome.ts';
import { roomOf } from '../../report/text/fit-columns.ts';
import type { Given, Shell } from '../command.ts';
import { sharedFlags, writeWhole } from '../local-file.ts';
import { plainLog, type Terminal } from '../terminal.ts';
import { CHECK_FILES, type CheckFlag } from './check-flags.ts';

/** Loads the outputs: standard output (for people, or as JSON), a file for each format that a flag names, and the note on the merge request. */
export async function loadCheckPublication(
  given: Given<CheckFlag> | undefined,
  shell: Shell,
  isJson = false,
  audit?: LoadAudit,
): Promise<Publication<Prepared>> {
  const { terminal } = shell;
  const { redact } = terminal;
  const files = given === undefined ? [] : await loadFileOutputs(given, terminal);
  return (report, ready, log) => {
    const outputs = [...shown(report, terminal, isJson), ...files];
    if (given?.isOn('gitlab-note') === true && !shell.signal.aborted) outputs.push(noteOutput(ready, shell));
    if (ready !== undefined && audit !== undefined) outputs.push(...auditOutputs(ready, audit, redact, writeAsked));
    return publish(report, outputs, log);
  };
}

function writeAsked(what: 'record' | 'attestation', path: string, text: FileText): Promise<StepOutcome> {
  return writeWhole(what === 'record' ? '--record' : '--attestation-path', path, text);
}

/** Loads the code of the note only when it is written: if that fails, the note fails and the verdict stays. */
function noteOutput(ready: Prepared | undefined, shell: Shell): ReportOutput {
  return {
    what: 'The note',
    isSentFirst: true,
    async write(report) {
      const { writeNote } = await import('../gitlab/note-output.ts');
      return writeNote(report, ready?.inputs.commentKey ?? '', shell);
    },
  };
}

function shown({ verdict }: GateReport, terminal: Terminal, isJson: boolean): readonly ReportOutput[] {
  const errors =
    verdict.reason === 'config' ? [logPages(plainLog((line) => (line === '' ? undefined : terminal.tell(line))))] : [];
  if (isJson) return [...errors, jsonOnOutput(terminal)];
  const page = plainLog(terminal.print);
  return errors.length > 0 ? errors : [logPages(page, roomOf(terminal.columns))];
}

function jsonOnOutput({ redact, printJsonLines }: Terminal): ReportOutput {
  return jsonReport(redact, async (text) => {
    printJsonLines(typeof text === 'string' ? [text] : text);
    return {};
  });
}

async function loadFileOutputs(given: Given<CheckFlag>, { redact }: Terminal): Promise<readonly ReportOutput[]> {
  const shared = await sharedFlags(given, CHECK_FILES);
  const names = (Object.keys(FILE_FORMATS) as FileFormatName[]).filter(
    (name) => given.text(name) !== undefined && !shared.has(name),
  );
  return Promise.all(
    names.map(async (name) => {
      const output = await FILE_FORMATS[name].load();
      return output(redact, (text) => writeWhole(`--${name}`, given.text(name)!, text));
    }),
  );
}
