import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { distTag } from '../../scripts/dist-tag.ts';
import { listFiles, readSource } from './source-file.ts';

const Text = z.string().optional();
const Step = z.looseObject({ uses: Text, run: Text, with: z.looseObject({}).optional() });
const Release = z.looseObject({
  on: z.strictObject({ push: z.strictObject({ tags: z.array(z.string()) }) }),
  jobs: z.strictObject({
    check: z.looseObject({ steps: z.array(Step), outputs: z.record(z.string(), z.string()) }),
    publish: z.looseObject({
      needs: z.literal('check'),
      environment: z.strictObject({ name: z.string() }),
      permissions: z.record(z.string(), z.string()),
      steps: z.array(Step),
    }),
  }),
});

const { text } = readSource('.github/workflows/release.yml');
const { jobs } = Release.parse(parse(text));
const lines = jobs.publish.steps.map((step) => step.run ?? step.uses!.replace(/@.*/, ''));

function placeOf(start: string): number {
  const place = lines.findIndex((line) => line.startsWith(start));
  expect(place, start).toBeGreaterThanOrEqual(0);
  return place;
}

describe('the release', () => {
  it('uses no stored secret: npm and the attestation know the workflow itself', () => {
    expect(text).not.toMatch(/secrets\.|NODE_AUTH_TOKEN|NPM_TOKEN|_authToken/);
    expect(jobs.publish.permissions).toEqual({ contents: 'write', 'id-token': 'write', attestations: 'write' });
  });

  it('installs nothing and runs no script of a package in the job that publishes', () => {
    expect(lines.filter((line) => /\bnpm (?:ci|i|install|run|exec)\b|\bnpx\b/.test(line))).toEqual([]);
    for (const line of lines.filter((each) => /\bnpm (?:pack|publish)\b/.test(each)))
      expect(line).toContain('--ignore-scripts');
  });

  it('publishes the files that were attested, archive and npm package', () => {
    const attest = jobs.publish.steps[placeOf('actions/attest')]!;
    expect(attest.with!['subject-path']).toBe('findings-gate-*.tgz');
    expect(lines[placeOf('git archive')]).toContain('--output="findings-gate-$TAG.tgz"');
    expect(lines[placeOf('gh release create')]).toContain('"findings-gate-$TAG.tgz"');
    // npm pack names its file after name and version of package.json; the first job compares the version with the tag.
    expect(lines[placeOf('npm publish')]).toMatch(/^npm publish "\.\/findings-gate-\$\{TAG#v\}\.tgz" .*--provenance/);
    expect(jobs.check.steps.some(({ run }) => run?.includes('test "v$(node -p'))).toBe(true);
  });

  it('packs before it attests, attests before it publishes, and opens the release last', () => {
    const order = [
      ...['test "$(gh api', 'git archive', 'npm pack', 'actions/attest'],
      ...['gh release create', 'npm publish', 'gh release edit'],
    ];
    const places = order.map(placeOf);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(lines[placeOf('gh release create')]).toContain('--draft');
  });
});

describe('the dist-tag on npm', () => {
  it.each([
    ['1.0.0', undefined, 'latest'],
    ['1.4.1', '1.4.0', 'latest'],
    ['1.10.0', '1.9.9', 'latest'],
    ['2.0.0', '1.9.9', 'latest'],
    ['2.0.0-beta.1', '1.9.9', 'next'],
    ['0.1.0-rc.1', undefined, 'next'],
    ['1.9.10', '2.0.0', 'latest-1.9'],
    ['1.4.9', '1.5.0', 'latest-1.4'],
  ])('of %s, where %s is the newest, is %s', (version, newest, name) => {
    expect(distTag(version, newest)).toBe(name);
  });

  it.each([
    ['1.4.0', '1.4.0'],
    ['1.4', '1.3.0'],
    ['1.4.0', '2.0.0-beta.1'],
    ['1.4.0', 'something else'],
    ['v1.4.0', undefined],
  ])('of %s, where %s is the newest, is refused, so that nothing is released', (version, newest) => {
    expect(() => distTag(version, newest)).toThrow();
  });

  it('is known before anything is drafted, and given to npm and to the release', () => {
    expect(jobs.check.outputs['dist-tag']).toBe('${{ steps.dist-tag.outputs.dist-tag }}');
    const step = jobs.check.steps.map(({ run = '' }) => run).find((run) => run.includes('dist-tag.ts'));
    expect(step).toContain('node scripts/dist-tag.ts "${TAG#v}" "$latest"');
    expect(lines[placeOf('npm publish')]).toContain('--tag "$DIST_TAG"');
    expect(text).toContain('DIST_TAG: ${{ needs.check.outputs.dist-tag }}');
    expect(lines[placeOf('gh release edit')]).toContain('--latest="$IS_LATEST"');
    expect(lines[placeOf('gh release create')]).toContain('--prerelease="$IS_PRERELEASE"');
  });
});

describe('the npm package', () => {
  const pages = [...listFiles(['docs'], '.md'), readSource('README.md'), readSource('SECURITY.md')];
  const isMissed = (page: string): boolean => page.includes('not published yet') && page.includes('#get-it)');
  const named = pages.filter((page) => /(?<!\/)findings-gate@\d|npm package `findings-gate`/.test(page.text));

  it.each(named)('is called not published, with a link to the file, until there is a release: $path', (page) => {
    expect(isMissed(page.text)).toBe(!/^## \[\d/m.test(readSource('CHANGELOG.md').text));
  });

  it.each(pages)('is not run by name in a block with a token: $path', ({ text: page }) => {
    const blocks = [...page.matchAll(/^```\w*\n(.*?)^```/gms)].map(([, code = '']) => code);
    expect(blocks.filter((code) => /_TOKEN|secrets\./.test(code) && /\bnpx\b/.test(code))).toEqual([]);
  });

  it('is named on the pages that explain how to install the command line', () => {
    expect(named.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['README.md', 'SECURITY.md', 'docs/command-line.md', 'docs/policy-repository.md']),
    );
  });
});

describe('a person who pushes a tag', () => {
  it('cannot move it while the release waits for approval', () => {
    expect(lines[placeOf('test "$(gh api')]).toBe(
      'test "$(gh api "repos/$GITHUB_REPOSITORY/commits/tags/$TAG" --jq .sha)" = "$GITHUB_SHA"',
    );
  });

  it('cannot release alone, because the environment has reviewers', () => {
    expect(jobs.publish.environment).toEqual({ name: 'release' });
    expect(readSource('CONTRIBUTING.md').text).toMatch(/environment `release`[^\n]*reviewers/);
  });
});

describe('the owner of the repository', () => {
  it('is the same in package.json, the pages, the examples and the issue forms', () => {
    const files = [
      ...['README.md', 'package.json', 'SECURITY.md', 'CONTRIBUTING.md'].map(readSource),
      ...listFiles(['docs', 'examples', '.github'], '.md', '.yml'),
    ];
    const named = files.flatMap(({ path, text }) =>
      [...text.matchAll(/(?:github\.com\/|uses: |--repo )([\w-]+)\/findings-gate\b/g)].map(([, owner]) => ({
        path,
        owner,
      })),
    );
    expect(new Set(named.map(({ path }) => path))).toContain('package.json');
    expect(new Set(named.map(({ owner }) => owner)).size).toBe(1);
  });
});
