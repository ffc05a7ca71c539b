import { describe, expect, it } from 'vitest';
import { isOfRemovedTool, listFiles, readSource } from './source-file.ts';

describe('docs/spec-gaps.md', () => {
  const ROWS = [...readSource('docs/spec-gaps.md').text.matchAll(/^\| `([a-z0-9-]+)` \|/gm)].map(
    ([, id]) => id as string,
  );

  function assumptions(): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    for (const { path, text } of listFiles(['src', 'emulator'], '.ts')) {
      for (const [, id] of text.matchAll(/\/\/ spec-gap: ([^\s]+)/g)) found.set(id as string, path);
    }
    return found;
  }

  it('every gap that the code assumes something about is described', () => {
    const missing = [...assumptions()].filter(([id]) => !ROWS.includes(id));
    expect(missing).toEqual([]);
  });

  it('every gap that is described is assumed in the code', () => {
    const assumed = assumptions();
    expect(ROWS.filter((id) => !assumed.has(id))).toEqual([]);
  });

  it('no gap is described twice', () => {
    expect(ROWS).toEqual([...new Set(ROWS)]);
  });
});

const REQUIREMENTS = readSource('real/requirements.txt').text;
const RUNNER = readSource('real/runner.ts').text;

/** Versions that `npm run real` installs, by the names that the pages use. */
it.each([
  ['semgrep', /^semgrep==(\S+)/m.exec(REQUIREMENTS)?.[1]],
  ['zizmor', /^zizmor==(\S+)/m.exec(REQUIREMENTS)?.[1]],
  ['act', /nektos\/act@v([\d.]+)/.exec(RUNNER)?.[1]],
  ['actionlint', /cmd\/actionlint@v([\d.]+)/.exec(RUNNER)?.[1]],
])('docs/real.md names the installed version of %s', (name, version) => {
  expect(version).toMatch(/^\d/);
  expect(readSource('docs/real.md').text).toMatch(new RegExp(`\\| .*\\b${name} ${version}\\b`));
});

it('the README installs the same scanner', () => {
  const [, version] = /^semgrep==(\S+)/m.exec(REQUIREMENTS)!;
  expect(readSource('README.md').text).toContain(`pip install semgrep==${version}\n`);
});

describe('docs/words.md', () => {
  const rows = [...readSource('docs/words.md').text.matchAll(/^\| ([^|]+) \| .+ \| \[(\w+)\]\(\.\.\/([^)]+)\) \|$/gm)];

  it('has each word once', () => {
    const words = rows.map(([, word]) => word);
    expect(words.length).toBeGreaterThan(5);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(
    rows.map(([, word, type, file]) => [word!, type!, file!] as const).filter(([, , file]) => !isOfRemovedTool(file)),
  )('has for %s the type %s of %s', (_, type, file) => {
    const declared = [
      ...readSource(file).text.matchAll(/^(?:export )?(?:abstract )?(?:type|interface|class) (\w+)/gm),
    ].map(([, name]) => name);
    expect(declared).toContain(type);
  });
});
