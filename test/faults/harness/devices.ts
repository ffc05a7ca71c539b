import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';

const NODES = { full: { real: '/dev/full', minor: '7' }, null: { real: '/dev/null', minor: '3' } } as const;

/**
 * A device, in the folder of a test where that can be: a gate with a defect may replace what it writes to, and as root
 * it could replace those of the machine. Nobody else can, so theirs will do.
 */
export function deviceAt(path: string, name: keyof typeof NODES): string {
  const { real, minor } = NODES[name];
  if (process.getuid?.() !== 0) return real;
  if (!existsSync(path)) execFileSync('mknod', [path, 'c', '1', minor]);
  return path;
}

/** What leads to the output of whoever opens it, as `/dev/stdout` does. */
export function ownOutputAt(path: string): string {
  if (process.getuid?.() !== 0) return '/dev/stdout';
  if (!existsSync(path)) symlinkSync('/proc/self/fd/1', path);
  return path;
}

export function pipeAt(path: string): string {
  execFileSync('mkfifo', [path]);
  return path;
}
