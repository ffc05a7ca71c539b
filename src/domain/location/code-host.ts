import { isCommitSha } from '../ids.ts';
import { destination, encoded, hostOf, MOST_OF_AN_ADDRESS } from '../rule/page-address.ts';
import { INVISIBLE } from '../text/invisible.ts';
import { withoutEndSlashes } from '../text/remote-address.ts';
import type { IssueLocation } from './issue-location.ts';

export type CodeHost = {
  readonly form: CodeHostForm;
  /** The address of the repository: https, without user, percent-encoded, without a slash at its end. */
  readonly address: string;
};

export const CODE_HOST_FORMS = ['github', 'gitlab'] as const;
type CodeHostForm = (typeof CODE_HOST_FORMS)[number];

/** The repository at this address; undefined if the text is not a plain https address of one. */
export function codeHostAt(form: CodeHostForm, url: string | undefined): CodeHost | undefined {
  if (url === undefined || hostOf(url) === undefined) return undefined;
  const { origin, pathname, search, hash } = new URL(url);
  const path = withoutEndSlashes(pathname);
  if (search !== '' || hash !== '' || !/^(?:\/[^/]+){2,}$/.test(path)) return undefined;
  return { form, address: destination(origin + path) };
}

/** Undefined if the path is not that of a file in a repository, or if the address would be too long for a link. */
export function codeAddress(
  { form, address }: CodeHost,
  commit: string | undefined,
  { filePath, line, endLine }: Pick<IssueLocation, 'filePath' | 'line' | 'endLine'>,
): string | undefined {
  if (commit === undefined || !isCommitSha(commit) || !isRepositoryPath(filePath)) return undefined;
  // GitLab takes this for the beginning of a label.
  const path = encodedPath(filePath).replaceAll('~', '%7E');
  const [blob, to] = form === 'github' ? ['blob', '-L'] : ['-/blob', '-'];
  const first = line === undefined ? '' : `#L${line}`;
  const last = line === undefined || endLine === undefined || endLine <= line ? '' : `${to}${endLine}`;
  const page = `${address}/${blob}/${commit}/${path}${first}${last}`;
  return page.length > MOST_OF_AN_ADDRESS ? undefined : page;
}

/** True for a relative path with `/` only, without empty or dotted parts, plain or encoded, and without invisible characters. */
export function isRepositoryPath(path: string | undefined): path is string {
  if (path === undefined || path.search(INVISIBLE) !== -1 || /\\|^[a-z]:/i.test(path)) return false;
  return path.split('/').every((part) => !/^(?:\.|%(?:25)*2e){0,2}$|%(?:25)*(?:2f|5c|00)/i.test(part));
}

/** The path for an address: each part is percent-encoded, so none can be a scheme, a query or a fragment. */
export function encodedPath(path: string): string {
  return path.split('/').map(encoded).join('/');
}
