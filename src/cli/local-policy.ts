import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { GateFailure } from '../domain/failure.ts';
import type { PolicySource } from '../domain/policy.ts';
import { codeOf } from '../gate/process/whole-file.ts';

/** A policy, or a file of waivers, on this machine. */
export type LocalFile = {
  readonly text: Uint8Array;
  readonly sourceName: string;
  readonly source: Extract<PolicySource, { kind: 'local-file' }>;
};

/** Throws `GateFailure` (`policy-missing`). */
export async function readLocalPolicy(path: string): Promise<LocalFile> {
  const text = await readFile(path).catch((error: unknown) => {
    throw new GateFailure('policy-missing', `the policy file ${path} cannot be read (${codeOf(error)})`);
  });
  return localFile(path, text, 'policy');
}

/** Undefined where there is no such file. Throws `GateFailure` (`policy-invalid`) for whatever else cannot be read. */
export async function readLocalWaivers(path: string): Promise<LocalFile | undefined> {
  const text = await readFile(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new GateFailure('policy-invalid', `the waivers file ${path} cannot be read (${codeOf(error)})`);
  });
  return text && localFile(path, text, 'waivers');
}

function localFile(path: string, text: Uint8Array, what: string): LocalFile {
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { text, sourceName: `${what} ${path}`, source: { kind: 'local-file', path, sha256 } };
}
