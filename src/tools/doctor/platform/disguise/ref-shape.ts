import type { Pseudonyms } from './pseudonyms.ts';

const IN_FULL = /^(refs\/(?:heads|tags|remotes)\/)(.+)$/s;
/** `refs/pull/7/merge`, `pull/7`, `PR-7`, and what other code hosts call the same. */
const CHANGE = /^((?:refs\/)?(?:pull|merge-requests|pull-requests)\/|PR-)(0*)([0-9]+)((?:\/(?:merge|head|from|to))?)$/;
/** A merge queue's branch: `gh-readonly-queue/main/pr-7-<commit>`. */
const QUEUE = /^(gh-readonly-queue\/)(.+)\/pr-([0-9]+)-([0-9a-f]{40}|[0-9a-f]{64})$/s;

/** Each part of a ref by itself, so that `main` and `refs/heads/main` are still one, and a pull request's is still one. */
export function toldRef(ref: string, names: Pseudonyms): string {
  if (ref === 'HEAD') return ref;
  const [, start, name] = IN_FULL.exec(ref) ?? [];
  return start !== undefined && name !== undefined ? start + toldName(name, names) : toldName(ref, names);
}

function toldName(name: string, names: Pseudonyms): string {
  const [, start, zeros, number, end] = CHANGE.exec(name) ?? [];
  const change = number === undefined ? undefined : names.id('change', number);
  if (change !== undefined) return `${start}${zeros}${change}${end}`;
  const [, queue, base, queued, commit] = QUEUE.exec(name) ?? [];
  const inQueue = queued === undefined ? undefined : names.id('change', queued);
  if (inQueue !== undefined) return `${queue}${toldParts(base!, names)}/pr-${inQueue}-${names.commit(commit!)}`;
  return toldParts(name, names);
}

/** A ref of a kind that is not known still begins as one. */
function toldParts(name: string, names: Pseudonyms): string {
  const parts = name.split('/');
  return parts.map((part, at) => (part === '' || (at === 0 && part === 'refs') ? part : names.name(part))).join('/');
}
