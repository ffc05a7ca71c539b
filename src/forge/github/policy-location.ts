import { GateFailure } from '../../domain/failure.ts';

/** In this repository, or in another one at a ref that the workflow names. */
export type PolicyLocation =
  | { readonly kind: 'here'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly repository: string; readonly path: string; readonly ref: string };

/** `path/in/this/repository.yml` or `owner/repo/path@ref`. Throws `GateFailure` (`config`) for text that could name a file outside the repository. */
export function parsePolicyLocation(text: string): PolicyLocation {
  return locationIn(text, 'policy-file');
}

/** Reads the input `waivers-file`: a path in this repository. Throws as `parsePolicyLocation` does. */
export function parseWaiversPath(text: string): string {
  const location = locationIn(text, 'waivers-file');
  if (location.kind === 'here') return location.path;
  throw refusal('waivers-file', 'waivers are those of this repository; write a path without @');
}

type InputName = 'policy-file' | 'waivers-file';

function locationIn(text: string, input: InputName): PolicyLocation {
  const at = text.indexOf('@');
  if (at === -1) return { kind: 'here', path: checkedPath(text, input) };
  const [owner = '', name = '', ...rest] = checkedPath(text.slice(0, at), input).split('/');
  const ref = text.slice(at + 1);
  if (rest.length === 0) throw refusal(input, 'a path with @ is owner/repo/path@ref');
  if (!/^[\w.-]+$/.test(owner) || !/^[\w.-]+$/.test(name))
    throw refusal(input, 'owner or repository is not a name on GitHub');
  if (!isPlainRef(ref)) throw refusal(input, 'what follows @ is not a branch, tag or commit');
  return { kind: 'elsewhere', repository: `${owner}/${name}`, path: rest.join('/'), ref };
}

function checkedPath(path: string, input: InputName): string {
  // Percent signs could hide a slash from us, colons start a URL or a drive.
  if (/[\p{Cc}\p{Zl}\p{Zp}\\%:?*"<>|]/u.test(path))
    throw refusal(input, 'it has a character that a path must not have');
  const hasPlainSegments = path.split('/').every((segment) => !['', '.', '..'].includes(segment));
  if (!hasPlainSegments) throw refusal(input, 'it must be a path from the root of the repository, without . or ..');
  if (path.split('/').some((segment) => segment.toLowerCase() === '.git'))
    throw refusal(input, 'it must not be inside .git');
  return path;
}

/** A safe part of what git allows in a ref. */
function isPlainRef(ref: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9_.+#/-]*$/.test(ref) && !/\.\.|\/\/|\/$|\.$|\.lock$|\/\./.test(ref);
}

function refusal(input: InputName, why: string): GateFailure {
  return new GateFailure('config', `input ${input}: ${why}`);
}
