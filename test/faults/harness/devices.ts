import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';

const NODES = { full: { real: '/dev/full', minor: '7' }, null: { real: '/dev/null', minor: '3' } } as const;

/**
 * A device, in the folder of a test if possible: a gate with a defect may replace the file that it writes to, and as root
 * it could replace the devices of the machine. Other users cannot, so they use those of the machine.
 */
export function deviceAt(path: string, name: keyof typeof NODES): string {
  const { real, minor } = NODES[name];
  if (process.getuid?.() !== 0) return real;
  if (!existsSync(path)) execFileSync('mknod', [path, 'c', '1', minor]);
  return path;
}

/** A path to the output of the process that opens it, as `/dev/stdout` is. */
export function ownOutputAt(path: string): string {
  if (process.getuid?.() !== 0) return '/dev/stdout';
  if (!existsSync(path)) symlinkSync('/proc/self/fd/1', path);
  return path;
}

export function pipeAt(path: string): string {
  execFileSync('mkfifo', [path]);
  return path;
}
