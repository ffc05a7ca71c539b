import { describe, expect, it } from 'vitest';
import { bundleParts } from '../run/bundle-parts.ts';
import { listFiles } from './source-file.ts';

/**
 * Thousands of characters that each package may have in the Action, a little more than it has. Where one grows, look at what came
 * in: all of it is read by Node on the way to a verdict.
 */
const LIMITS: Readonly<Record<string, number>> = {
  src: 1012,
  undici: 315,
  yaml: 240,
  zod: 265,
  'json-with-bigint': 15,
  '@octokit/endpoint': 10,
  '@actions/core': 7,
  '@octokit/request': 7,
  'content-type': 6,
  '@actions/github': 5,
  '@octokit/core': 4,
  '@octokit/graphql': 4,
  'before-after-hook': 4,
  'get-east-asian-width': 3,
  'stand-ins': 3,
  '@octokit/auth-token': 2,
  '@octokit/request-error': 2,
  'universal-user-agent': 1,
};

const FILES = listFiles(['dist'], '.js');
const action = FILES.filter(({ path }) => !path.startsWith('dist/cli/'));
const commandLine = FILES.filter(({ path }) => path.startsWith('dist/cli/'));

/** The command line has commands that the Action has no use for; each is read only when it is called. */
const LIMITS_OF_THE_COMMAND_LINE: typeof LIMITS = {
  ...LIMITS,
  src: 1436,
  emulator: 144,
  '@actions/github': 6,
};

/**
 * The source files with the id of the module that ncc put each into. A small module that two chunks need is in the text
 * of both; as the id is the same, it runs once. In a file that ncc did not pack, each place has an id of its own.
 */
function modulesOf(text: string): readonly { readonly id: string; readonly path: string }[] {
  const [, ...pieces] = text.split(/^\/\*\*\*\/ (?=\d+:$)/m);
  if (pieces.length === 0) return bundleParts(text).map(({ path }, place) => ({ id: String(place), path }));
  return pieces.flatMap((piece) =>
    bundleParts(piece).map(({ path }) => ({ id: String(Number.parseInt(piece, 10)), path })),
  );
}

describe('the parts of a bundle', () => {
  it('are the files that stand in comments above their code', () => {
    const text =
      '// 1 of 2\n// src/scan/a.ts\nconst a = 1;\n// node_modules/@a/b/lib/c.js\n// src is a word here\nb();\n';
    expect(bundleParts(text)).toEqual([
      { path: 'src/scan/a.ts', owner: 'src', size: 14 },
      { path: 'node_modules/@a/b/lib/c.js', owner: '@a/b', size: 28 },
    ]);
  });
});

describe.each([
  ['Action', action, LIMITS],
  ['command line', commandLine, LIMITS_OF_THE_COMMAND_LINE],
])('the bundle of the %s', (_name, files, limits) => {
  const parts = files.flatMap(({ text }) => bundleParts(text));

  it('has no package that is larger than its limit', () => {
    const sizes = Map.groupBy(parts, ({ owner }) => owner);
    const tooLarge = [...sizes]
      .map(([owner, own]) => ({ owner, thousands: own.reduce((sum, { size }) => sum + size, 0) / 1000 }))
      .filter(({ owner, thousands }) => !(thousands <= (limits[owner] ?? 0)));
    expect(parts).not.toEqual([]);
    expect(tooLarge).toEqual([]);
  });

  it('has each file in one module only, so that nothing exists twice while it runs', () => {
    const places = files.flatMap(({ text }) => modulesOf(text));
    expect(places).toHaveLength(parts.length);
    const modules = Map.groupBy(places, ({ path }) => path);
    const twice = [...modules].filter(([, same]) => new Set(same.map(({ id }) => id)).size > 1);
    expect(twice.map(([path]) => path)).toEqual([]);
  });

  it('has one undici, without fetch, caches, mocks and HTTP/2', () => {
    const undici = parts.map(({ path }) => path).filter((path) => path.includes('/undici/'));
    expect(undici.filter((path) => path.endsWith('/core/symbols.js'))).toEqual([
      'node_modules/undici/lib/core/symbols.js',
    ]);
    expect(undici.filter((path) => /\/lib\/(?:web|cache|mock|interceptor)\/|\/client-h2\.js$/.test(path))).toEqual([]);
  });

  it('has one edition of the parser of answers, the one that every processor runs', () => {
    const editions = parts.map(({ path }) => path).filter((path) => /\/llhttp\/.*wasm/.test(path));
    expect(editions).toEqual(['node_modules/undici/lib/llhttp/llhttp-wasm.js']);
  });

  it('has English as the only language of zod', () => {
    const languages = parts.map(({ path }) => path).filter((path) => path.includes('/zod/v4/locales/'));
    expect(languages).toEqual(['node_modules/zod/v4/locales/en.js']);
  });
});
