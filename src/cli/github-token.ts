import { parseGitHubToken } from '../inputs/token.ts';
import { config, type Given, readValue } from './flags.ts';
import { readNamed } from './local-file.ts';
import type { Shell } from './shell.ts';
import { GITHUB_TOKEN_VARIABLE } from './variables.ts';

const NAME = `GitHub token (variable ${GITHUB_TOKEN_VARIABLE}, or the file of --github-token-file)`;

/** The token that reads GitHub, hidden from every output; undefined where none is given. Throws `GateFailure` (`config`). */
export async function readGitHubToken(
  given: Given<'github-token-file'>,
  { env, terminal, signal }: Pick<Shell, 'env' | 'terminal' | 'signal'>,
): Promise<string | undefined> {
  const path = given.text('github-token-file');
  const name = given.nameOf('github-token-file');
  const held = (env[GITHUB_TOKEN_VARIABLE] ?? '').trim();
  if (path === undefined) return held === '' ? undefined : readValue(NAME, held, parseGitHubToken);
  if (held !== '') throw config(`${GITHUB_TOKEN_VARIABLE} and ${name} are both given; keep one`);
  const bytes = await readNamed(path, 'token', signal, (why) => config(`${name}: the file cannot be read (${why})`));
  const token = bytes.toString('utf8').replace(/\r?\n$/, '');
  terminal.hide([token]);
  return readValue(NAME, token, parseGitHubToken);
}
