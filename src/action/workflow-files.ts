import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { MOST_SUMMARY_BYTES } from '../domain/limits.ts';
import { codeOf, withFile, writeWholeFile } from '../gate/process/whole-file.ts';
import type { FileOutcome, FileText, StepOutcome } from '../ports/outcome.ts';

// None of these functions throws: a file that cannot be written is a warning.

/** Writes all outputs at once, each value between delimiters that it does not contain. Without the file, nothing is written: never the old command on standard output. */
export async function writeOutputs(
  env: NodeJS.ProcessEnv,
  outputs: Readonly<Record<string, string>>,
): Promise<StepOutcome> {
  const path = env.GITHUB_OUTPUT ?? '';
  if (path === '') return { warning: 'The outputs were not written: the variable GITHUB_OUTPUT is not set.' };
  const text = Object.entries(outputs).map(([name, value]) => {
    const delimiter = delimiterFor(value);
    return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
  });
  try {
    await withFile(path, 'append', (file) => file.write(text.join('')));
    return {};
  } catch (thrown) {
    return { warning: `The outputs were not written: ${codeOf(thrown)} at GITHUB_OUTPUT.` };
  }
}

function delimiterFor(value: string): string {
  for (let number = 0; ; number += 1) {
    const delimiter = `ghadelimiter_${number}`;
    if (!value.includes(delimiter)) return delimiter;
  }
}

/** `render` returns at most as many bytes of Markdown as are left of the 900 KiB. Does nothing if the runner offers no summary. */
export async function writeSummary(env: NodeJS.ProcessEnv, render: (maxBytes: number) => string): Promise<StepOutcome> {
  const path = env.GITHUB_STEP_SUMMARY ?? '';
  if (path === '') return {};
  try {
    return await withFile(path, 'append', async (file) => {
      const size = await file.size();
      // Our first heading must start a new line, whatever was written before.
      const gap = size === 0 ? '' : '\n\n';
      const maxBytes = MOST_SUMMARY_BYTES - size - gap.length;
      const text = maxBytes > 0 ? render(maxBytes) : '';
      if (text === '' || Buffer.byteLength(text) > maxBytes)
        return { warning: 'The job summary was not written: there is no room left in it.' };
      await file.write(gap + text);
      return {};
    });
  } catch (thrown) {
    return { warning: `The job summary was not written: ${codeOf(thrown)} at GITHUB_STEP_SUMMARY.` };
  }
}

/** Writes the whole file or none: to `path`, or to a new file in the runner's temporary folder. Returns its path. */
export async function writeReport(
  env: NodeJS.ProcessEnv,
  path: string | undefined,
  json: FileText,
): Promise<FileOutcome> {
  const target = inWorkspace(env, path ?? join(env.RUNNER_TEMP || tmpdir(), `findings-gate-${randomUUID()}.json`));
  const { warning } = await writeAsked(env, 'report', target, json);
  return warning === undefined ? { path: target } : { warning };
}

export function writeAsked(
  env: NodeJS.ProcessEnv,
  what: 'report' | 'record' | 'attestation',
  path: string,
  text: FileText,
): Promise<StepOutcome> {
  const warningFor = (code: string) => `The ${what} was not written: ${code} at ${what}-path.`;
  return writeWholeFile(inWorkspace(env, path), text, warningFor);
}

export function inWorkspace(env: NodeJS.ProcessEnv, path: string): string {
  return resolve(env.GITHUB_WORKSPACE || '.', path);
}
