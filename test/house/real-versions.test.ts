import { expect, it } from 'vitest';
import { readSource } from './source-file.ts';

const REQUIREMENTS = readSource('real/requirements.txt').text;
const RUNNER = readSource('real/runner.ts').text;

/** What `npm run real` installs, as the pages name it. */
it.each([
  ['semgrep', /^semgrep==(\S+)/m.exec(REQUIREMENTS)?.[1]],
  ['zizmor', /^zizmor==(\S+)/m.exec(REQUIREMENTS)?.[1]],
  ['act', /nektos\/act@v([\d.]+)/.exec(RUNNER)?.[1]],
  ['actionlint', /cmd\/actionlint@v([\d.]+)/.exec(RUNNER)?.[1]],
])('the page of what was run names the version of %s that is installed', (name, version) => {
  expect(version).toMatch(/^\d/);
  expect(readSource('docs/real.md').text).toMatch(new RegExp(`\\| .*\\b${name} ${version}\\b`));
});

it('the README installs the same scanner', () => {
  const [, version] = /^semgrep==(\S+)/m.exec(REQUIREMENTS)!;
  expect(readSource('README.md').text).toContain(`pip install semgrep==${version}\n`);
});
