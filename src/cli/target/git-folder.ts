import { stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { type CommitSha, isCommitSha } from '../../domain/ids.ts';
import { REF_START } from '../../domain/ref.ts';
import { remoteAddress } from '../../domain/text/remote-address.ts';
import { readPlainFile } from '../../gate/process/read-plain-file.ts';

export type GitFacts = {
  readonly commit?: CommitSha | undefined;
  readonly branch?: string | undefined;
  readonly repository?: string | undefined;
};

/** A symbolic ref may name another one: git itself stops after five. */
const MOST_STEPS = 5;
/** Most bytes of one of git's files: the file of all packed refs can be long. */
const MOST_GIT_BYTES = 64 * 1024 * 1024;

/** Reads git's own files and starts no program: a checkout could set what `git` runs. Like git, believes no files of another user. Never throws. */
export async function readGitFolder(folder: string, user = process.getuid?.()): Promise<GitFacts> {
  const own = await findGitFolder(resolve(folder), user);
  if (own === undefined) return {};
  const shared = resolve(own, (await textOf(join(own, 'commondir')))?.trim() ?? '.');
  if (!(await isOwnFolder(shared, user))) return {};
  return { ...(await readHead(own, shared)), repository: originOf((await textOf(join(shared, 'config'))) ?? '') };
}

async function findGitFolder(folder: string, user: number | undefined): Promise<string | undefined> {
  const path = join(folder, '.git');
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return dirname(folder) === folder ? undefined : findGitFolder(dirname(folder), user);
  if (!isOwn(found, user)) return undefined;
  if (found.isDirectory()) return path;
  // In a worktree or a submodule a file names the folder, which may be anywhere.
  const named = /^gitdir: (.+?)\r?\n?$/.exec((await textOf(path)) ?? '')?.[1];
  if (named === undefined) return undefined;
  const own = isAbsolute(named) ? named : join(folder, named);
  return (await isOwnFolder(own, user)) ? own : undefined;
}

async function isOwnFolder(path: string, user: number | undefined): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() === true && isOwn(found, user);
}

/** Windows has no user numbers, and closes the folders of other users. */
function isOwn({ uid }: { readonly uid: number }, user: number | undefined): boolean {
  return user === undefined || uid === user;
}

async function readHead(own: string, shared: string): Promise<GitFacts> {
  let text = await textOf(join(own, 'HEAD'));
  let branch: string | undefined;
  for (let step = 0; step < MOST_STEPS; step++) {
    const line = text?.trim() ?? '';
    if (isCommitSha(line)) return { commit: line, branch };
    const ref = /^ref: (refs\/[^ ]+)$/.exec(line)?.[1];
    // A name with dots in it could lead out of the folder.
    if (ref === undefined || ref.includes('..')) break;
    branch ??= ref.startsWith(REF_START.branch) ? ref : undefined;
    text = (await textOf(join(own, ref))) ?? (await textOf(join(shared, ref))) ?? (await packed(shared, ref));
  }
  return {};
}

async function packed(shared: string, ref: string): Promise<string | undefined> {
  const lines = (await textOf(join(shared, 'packed-refs')))?.split('\n') ?? [];
  return lines.find((line) => line.slice(line.indexOf(' ') + 1).trim() === ref)?.split(' ')[0];
}

/** The path of the only `url` under `[remote "origin"]`; undefined if there are several. Included files are not read. */
function originOf(text: string): string | undefined {
  let isOrigin = false;
  const urls = new Set<string>();
  for (const line of text.split('\n')) {
    const section = /^\s*\[(.*)\]\s*$/.exec(line)?.[1];
    if (section !== undefined) isOrigin = section.trim() === 'remote "origin"';
    const url = /^\s*url\s*=\s*"?([^"#;\s]+)"?\s*$/i.exec(line)?.[1];
    if (isOrigin && url !== undefined) urls.add(url);
  }
  const [url] = urls;
  const address = urls.size === 1 ? remoteAddress(url) : undefined;
  return address === undefined || address.host === '' ? undefined : address.path;
}

/** Reads only a plain file: the gate would wait for a pipe in its place. */
async function textOf(path: string): Promise<string | undefined> {
  const bytes = await readPlainFile(path, MOST_GIT_BYTES).catch(() => undefined);
  return bytes?.toString('utf8');
}
