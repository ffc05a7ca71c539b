import { createHash } from 'node:crypto';
import { optional, union, unknown } from 'zod/mini';
import { GateFailure } from '../../domain/failure.ts';
import type { MonotonicMs } from '../../domain/work/time.ts';
import { list, mapped, object, type TypeOf, text } from '../../json/schema.ts';
import { statusOf } from '../forge-failure.ts';
import { apiPath, repositoryPath } from './api-address.ts';
import { type GitHubApi, readOne } from './github-api.ts';

export type FileAddress = {
  readonly repository: string;
  /** From the root of the repository, without empty or dotted segments. */
  readonly path: string;
  /** The commit to read at; a branch would be resolved again by every request. */
  readonly sha: string;
};

const readEntry = object({ type: text, path: text, sha: text, encoding: optional(text), content: optional(text) });
/** The contents API describes what is not a file in many ways, and lists a directory: `bytesOf` refuses all of that. */
const readContents = union([mapped(list(unknown()), () => 'directory' as const), readEntry]);

/** The bytes, proven by their git hash. Throws `GateFailure`: `policy-missing`, `policy-invalid` (no file of at most 1 MiB), `github` (all else). */
export async function readFileBytes(
  api: GitHubApi,
  file: FileAddress,
  deadline: MonotonicMs,
  what: string,
): Promise<Uint8Array> {
  const path = file.path.split('/').map((segment) => apiPath`${segment}`);
  try {
    const asked = { operation: `read the ${what} in ${file.repository}`, permission: 'contents: read', deadline };
    const from = `${repositoryPath(file.repository)`/contents/`}${path.join('/')}`;
    const data = await readOne(api, { ...asked, path: from, query: { ref: file.sha }, read: readContents });
    return bytesOf(data, `the ${what} ${file.path}`, file);
  } catch (thrown) {
    if (statusOf(thrown) !== 404) throw thrown;
    const where = `${file.path} in ${file.repository} at ${file.sha.slice(0, 12)}`;
    throw new GateFailure('policy-missing', `there is no ${what} ${where}, or github-token lacks contents: read`);
  }
}

function bytesOf(answer: TypeOf<typeof readContents>, name: string, { path }: FileAddress): Uint8Array {
  if (answer === 'directory') throw invalid(name, 'is a directory');
  if (answer.type !== 'file') throw invalid(name, answer.type === 'symlink' ? 'is a symbolic link' : 'is not a file');
  if (answer.path !== path) throw invalid(name, 'is a symbolic link, or was answered with another file');
  if (answer.encoding === 'none') throw invalid(name, 'is larger than 1 MiB');
  const base64 = answer.content?.replaceAll(/\s/g, '');
  if (answer.encoding !== 'base64' || base64 === undefined) throw invalid(name, 'came in an unknown encoding');
  const bytes = Buffer.from(base64, 'base64');
  const hash = createHash(answer.sha.length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes);
  if (bytes.toString('base64') !== base64 || hash.digest('hex') !== answer.sha)
    throw invalid(name, 'does not match its own git hash');
  return bytes;
}

function invalid(name: string, what: string): GateFailure {
  return new GateFailure('policy-invalid', `${name} ${what}`);
}
