import type { PolicyLocation } from '../domain/policy.ts';
import { isRefName } from '../domain/ref.ts';
import { InputProblem } from './parse-value.ts';

/** Reads the input `waivers-file`: a path in this repository. Throws like `parsePolicyLocation`. */
export function parseWaiversPath(text: string): string {
  const location = parsePolicyLocation(text);
  if (location.kind === 'here') return location.path;
  throw new InputProblem('waivers are those of this repository; write a path without @');
}

/** `path/in/this/repository.yml` or `owner/repo/path@ref`. Throws `InputProblem` for text that could name a file outside the repository. */
export function parsePolicyLocation(text: string): PolicyLocation {
  const at = text.indexOf('@');
  if (at === -1) return { kind: 'here', path: checkedPath(text) };
  const [owner = '', name = '', ...rest] = checkedPath(text.slice(0, at)).split('/');
  const ref = text.slice(at + 1);
  if (rest.length === 0) throw new InputProblem('a path with @ is owner/repo/path@ref');
  if (!/^[\w.-]+$/.test(owner) || !/^[\w.-]+$/.test(name))
    throw new InputProblem('owner or repository is not a name on GitHub');
  if (ref === '' || !isRefName(ref)) throw new InputProblem('what follows @ is not a branch, tag or commit');
  return { kind: 'elsewhere', repository: `${owner}/${name}`, path: rest.join('/'), ref };
}

function checkedPath(path: string): string {
  // Percent signs could hide a slash from us, colons start a URL or a drive.
  if (/[\p{Cc}\p{Zl}\p{Zp}\\%:?*"<>|]/u.test(path))
    throw new InputProblem('it has a character that a path must not have');
  const hasPlainSegments = path.split('/').every((segment) => !['', '.', '..'].includes(segment));
  if (!hasPlainSegments) throw new InputProblem('it must be a path from the root of the repository, without . or ..');
  return path;
}
