import { hash } from 'node:crypto';
import { GateFailure } from '../domain/failure.ts';
import { readNamed } from './local-file.ts';

export type LocalFile = Readonly<ReturnType<typeof localFile>>;

export async function readLocalPolicy(path: string, signal: AbortSignal): Promise<LocalFile> {
  const failure = (why: string) => new GateFailure('policy-missing', `the policy file ${path} cannot be read (${why})`);
  return localFile(path, await readNamed(path, 'policy', signal, failure), 'policy');
}

/** Undefined if there is no such file. Throws `GateFailure` (`policy-invalid`) if it cannot be read for another reason. */
export async function readLocalWaivers(path: string, signal: AbortSignal): Promise<LocalFile | undefined> {
  const missing = new Error('no such file');
  const failure = (why: string): Error =>
    why === 'ENOENT' ? missing : new GateFailure('policy-invalid', `the waivers file ${path} cannot be read (${why})`);
  const text = await readNamed(path, 'policy', signal, failure).catch((thrown: unknown) => {
    if (thrown === missing) return undefined;
    throw thrown;
  });
  return text && localFile(path, text, 'waivers');
}

export function localFile(path: string, text: Uint8Array, what: 'policy' | 'waivers') {
  const source = { kind: 'local-file', path, sha256: hash('sha256', text) } as const;
  return { text, sourceName: `${what} ${path}`, source };
}
