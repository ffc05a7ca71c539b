import { fstat, lstat, realpath, type Stats, stat } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { fileFailure, step } from './file-step.ts';

/** The system shows itself as files there: nothing is made, removed or replaced there. */
const OF_THE_SYSTEM = /^\/(?:dev|proc|sys)(?:\/|$)/;

export function isBelowDevices(path: string): boolean {
  return OF_THE_SYSTEM.test(path);
}

/**
 * What a report is written as, to this whole path: a `file` of its own, which replaces a file or a link that is there,
 * or into the `stream` of a pipe or a device. Throws what the system would say to anything else: `EISDIR` of a folder,
 * `EPERM` of a file below `/dev` or `/proc`, of a block device, of a link to what is no file, and of this program's own
 * output, where each line must be made harmless first.
 */
export async function placeOf(target: string): Promise<'file' | 'stream'> {
  if (isBelowDevices(target) || isBelowDevices(await realFolder(target))) return placeOfTheSystem(target);
  const found = await statsOf(lstat, target);
  if (found === undefined || found.isFile()) return 'file';
  if (!found.isSymbolicLink()) return streamOf(found);
  const behind = await statsOf(stat, target);
  if (behind === undefined || behind.isFile()) return 'file';
  throw refusalOf(behind);
}

/** Removes nothing but files: of a link, a pipe or a device, and of what is below `/dev` or `/proc`, it is false. */
export async function isPlainFile(target: string): Promise<boolean> {
  if (isBelowDevices(target) || isBelowDevices(await realFolder(target).catch(() => '/'))) return false;
  return (await statsOf(lstat, target))?.isFile() === true;
}

/** True where who reads this path reads a file, through a link too. What is below `/dev` or `/proc` is no file here. */
export async function leadsToFile(target: string): Promise<boolean> {
  return !isBelowDevices(target) && (await statsOf(stat, target))?.isFile() === true;
}

/** The same text for two paths that lead to one file, where that can be told. */
export async function identityOf(path: string): Promise<string> {
  const target = resolve(path);
  const found = await statsOf(stat, target).catch(() => undefined);
  if (found !== undefined) return `${found.dev}:${found.ino}`;
  const folder = await realFolder(target).catch(() => dirname(target));
  const whole = join(folder, target.slice(dirname(target).length));
  return process.platform === 'linux' ? whole : whole.toLowerCase();
}

/** `/dev/stdout` leads to a file where output was redirected to one: that is written behind what is there. */
async function placeOfTheSystem(target: string): Promise<'stream'> {
  const found = await step(promisify(stat)(target));
  if (!found.isFile()) return streamOf(found);
  if (isBelowDevices(await step(promisify(realpath)(target)))) throw fileFailure('EPERM');
  await assertNotOwnOutput(found);
  return 'stream';
}

async function streamOf(found: Stats): Promise<'stream'> {
  if (!found.isFIFO() && !found.isCharacterDevice()) throw refusalOf(found);
  await assertNotOwnOutput(found);
  return 'stream';
}

function refusalOf(found: Stats): Error {
  return fileFailure(found.isDirectory() ? 'EISDIR' : 'EPERM');
}

const OUTPUTS = [1, 2];
/** `/dev/null` is nobody's output. */
const NULL_DEVICE = '/dev/null';

async function assertNotOwnOutput({ dev, ino }: Stats): Promise<void> {
  const [nothing, ...outputs] = await Promise.all([
    statsOf(stat, NULL_DEVICE),
    ...OUTPUTS.map((descriptor) => step(promisify(fstat)(descriptor)).catch(() => undefined)),
  ]);
  const isSame = (other: Stats | undefined): boolean => other?.dev === dev && other.ino === ino;
  if (!isSame(nothing) && outputs.some(isSame)) throw fileFailure('EPERM');
}

/** The folder of a path, behind all links. Its own name is not looked at. */
function realFolder(target: string): Promise<string> {
  return step(promisify(realpath)(dirname(target)));
}

type StatFunction = (path: string, done: (failure: NodeJS.ErrnoException | null, stats: Stats) => void) => void;

/** The result is undefined where nothing is there: a link that leads nowhere, or round in a ring, too. */
async function statsOf(look: StatFunction, path: string): Promise<Stats | undefined> {
  return step(
    new Promise<Stats | undefined>((resolved, fail) => {
      look(path, (failure, stats) => {
        if (failure === null) resolved(stats);
        else if (failure.code === 'ENOENT' || failure.code === 'ELOOP') resolved(undefined);
        else fail(failure);
      });
    }),
  );
}
