/**
 * A part of a file's name that no other file has: it is unique, and no secret. Not from `node:crypto`, which takes a fifth of an empty
 * Node's start to load.
 */
export function uniqueName(): string {
  const parts = [process.pid, Date.now(), Math.floor(Math.random() * 2 ** 32)];
  return parts.map((part) => part.toString(36)).join('-');
}
