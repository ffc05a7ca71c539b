import { createHash } from 'node:crypto';
import type { HttpAnswer } from '../emulator/wire/http.ts';
import { API, nodeId, WEB } from './addresses.ts';
import { answerError, answerJson, notFound } from './answer.ts';
import type { Call } from './call.ts';
import type { Entry, Repository } from './state.ts';

/** Above this size (in bytes) GitHub leaves the content out and says `encoding: none`. */
const INLINE_LIMIT = 1024 * 1024;

export function readCommit({ request, repository, rest }: Call): HttpAnswer {
  const ref = rest.slice('commits/'.length);
  const sha = resolve(repository, ref);
  if (sha === undefined) return answerError(422, `No commit found for SHA: ${ref}`);
  if (request.headers.accept?.includes('sha')) {
    return { status: 200, headers: { 'content-type': 'application/vnd.github.sha; charset=utf-8' }, body: sha };
  }
  return answerJson(200, commitJson(repository, sha));
}

export function readRef({ repository, rest }: Call): HttpAnswer {
  const ref = `refs/${rest.slice('git/ref/'.length)}`;
  const sha = repository.refs.get(ref);
  return sha === undefined ? notFound() : answerJson(200, refJson(repository, ref, sha));
}

export function readContents({ request, repository, rest }: Call): HttpAnswer {
  const path = rest.slice('contents/'.length);
  const sha = resolve(repository, request.query.get('ref') ?? repository.defaultBranch);
  const files = sha === undefined ? undefined : repository.commits.get(sha);
  if (files === undefined) return answerError(404, `No commit found for the ref ${request.query.get('ref')}`);
  const entry = files.get(path);
  if (entry !== undefined) return answerJson(200, describe(repository, path, entry));
  const inside = [...files].filter(([each]) => each.startsWith(`${path}/`));
  if (inside.length === 0) return notFound();
  return answerJson(
    200,
    inside.map(([each, found]) => listed(repository, each, found)),
  );
}

/** A commit as GitHub shows it by itself. */
export function commitJson(repository: Repository, sha: string): object {
  const url = `${addressOf(repository)}/commits/${sha}`;
  const author = { name: 'Mona', email: 'mona@example.com', date: '2026-01-01T00:00:00Z' };
  const git = `${addressOf(repository)}/git`;
  return {
    url,
    sha,
    node_id: nodeId('C', sha),
    html_url: `${WEB}/${repository.owner}/${repository.name}/commit/${sha}`,
    comments_url: `${url}/comments`,
    commit: {
      url: `${git}/commits/${sha}`,
      author,
      committer: author,
      message: 'A commit',
      comment_count: 0,
      tree: { sha, url: `${git}/trees/${sha}` },
    },
    author: null,
    committer: null,
    parents: [],
  };
}

function refJson(repository: Repository, ref: string, sha: string): object {
  const git = `${addressOf(repository)}/git`;
  const object = { type: 'commit', sha, url: `${git}/commits/${sha}` };
  return { ref, node_id: nodeId('REF', ref), url: `${git}/${ref}`, object };
}

/** An entry in the list of its folder: its content is left out, and GitHub calls a submodule a file there. */
function listed(repository: Repository, path: string, entry: Entry): object {
  const { name, size, sha, type, ...addresses } = describe(repository, path, entry);
  const { url, git_url, html_url, download_url, _links } = addresses;
  const shown = type === 'submodule' ? 'file' : type;
  return { name, path, size, sha, type: shown, url, git_url, html_url, download_url, _links };
}

/** The hash that git gives a file: the hash of `blob <length>`, a NUL and the bytes. */
function blobSha(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

function resolve(repository: Repository, ref: string): string | undefined {
  if (repository.commits.has(ref)) return ref;
  const name = ref === 'HEAD' ? repository.defaultBranch : ref;
  return ['refs/heads/', 'refs/tags/', 'refs/', '']
    .map((prefix) => repository.refs.get(prefix + name))
    .find((sha) => sha !== undefined);
}

function describe(repository: Repository, path: string, entry: Entry): Record<string, unknown> {
  const common = { name: path.split('/').at(-1), path, ...addressesOf(repository, path) };
  if (entry.kind === 'symlink') {
    const target = Buffer.from(entry.target);
    return { ...common, type: 'symlink', target: entry.target, size: target.length, sha: blobSha(target) };
  }
  if (entry.kind === 'submodule') {
    return { ...common, type: 'submodule', submodule_git_url: 'https://example.com/x.git', size: 0, sha: entry.commit };
  }
  const { bytes } = entry;
  const isInline = bytes.length <= INLINE_LIMIT;
  return {
    ...common,
    type: 'file',
    size: bytes.length,
    sha: blobSha(bytes),
    encoding: isInline ? 'base64' : 'none',
    content: isInline ? inLines(Buffer.from(bytes).toString('base64')) : '',
  };
}

function addressesOf(repository: Repository, path: string): object {
  const place = path.split('/').map(encodeURIComponent).join('/');
  const self = `${addressOf(repository)}/contents/${place}`;
  const html = `${WEB}/${repository.owner}/${repository.name}/blob/main/${place}`;
  const git = `${addressOf(repository)}/git/blobs/${blobSha(Buffer.from(path))}`;
  return { url: self, git_url: git, html_url: html, download_url: null, _links: { self, git, html } };
}

function addressOf({ owner, name }: Repository): string {
  return `${API}/repos/${owner}/${name}`;
}

/** GitHub breaks base64 into lines of 60. */
function inLines(base64: string): string {
  return base64.replaceAll(/.{1,60}/g, '$&\n');
}
