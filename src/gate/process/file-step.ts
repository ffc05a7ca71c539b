import { constants } from 'node:fs';
import { lstat, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** The longest single step with a file, and the longest pause while a pipe is read, in milliseconds. */
export const LONGEST_STEP_MS = 5_000;

/** Flags for opening any file: a pipe without another end, or a terminal, would block a thread of Node for ever. Windows has neither flag. */
export const WITHOUT_WAITING = (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);

export function fileFailure(code: string): Error {
  return Object.assign(new Error(`a file: ${code}`), { code });
}

/** Throws `ETIMEDOUT` if the call takes too long: a network folder may never answer. */
export async function step<Result>(call: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(fileFailure('ETIMEDOUT')), LONGEST_STEP_MS);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Throws `EISDIR` for a folder, and `no regular file` for a pipe, a device, a link to one, and anything below `/dev`, `/proc` or `/sys`. */
export async function assertReplaceable(target: string): Promise<void> {
  const found = await there(stat(target));
  if (found?.isDirectory() === true) throw fileFailure('EISDIR');
  if (found?.isFile() === false || (await isOfTheSystem(target))) throw fileFailure('no regular file');
}

/** False for a pipe, a device, a link, and anything below `/dev` or `/proc`. `orLink`: true for a link to a file. */
export async function isPlainFile(target: string, orLink?: 'orLink'): Promise<boolean> {
  const found = await there(orLink === undefined ? lstat(target) : stat(target));
  return found?.isFile() === true && !(await isOfTheSystem(target));
}

/** Returns the same text for two paths to one file, as far as that can be found out. */
export async function identityOf(path: string): Promise<string> {
  const target = resolve(path);
  const found = await there(stat(target)).catch(() => undefined);
  if (found !== undefined) return `${found.dev}:${found.ino}`;
  const whole = join(await realFolder(dirname(target)).catch(() => dirname(target)), basename(target));
  return process.platform === 'linux' ? whole : whole.toLowerCase();
}

/** These folders show the system as files: nothing is created, removed or replaced there. */
async function isOfTheSystem(target: string): Promise<boolean> {
  const folder = await realFolder(dirname(target));
  return [target, `${folder}/`].some((path) => /^\/(?:dev|proc|sys)(?:\/|$)/.test(path));
}

/** Resolves links, even if the folder does not exist yet. */
async function realFolder(folder: string): Promise<string> {
  const real = await there(realpath(folder));
  return real ?? (dirname(folder) === folder ? folder : join(await realFolder(dirname(folder)), basename(folder)));
}

/** Undefined if nothing is there, including a link that leads nowhere or in a circle. */
async function there<Found>(poll: Promise<Found>): Promise<Found | undefined> {
  return step(poll).catch((thrown: unknown) => {
    if (thrown instanceof Error && 'code' in thrown && /^(?:ENOENT|ELOOP)$/.test(String(thrown.code))) return undefined;
    throw thrown;
  });
}
