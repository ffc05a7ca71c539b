import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CodeHost,
  codeAddress,
  codeHostAt,
  encodedPath,
  isRepositoryPath,
} from '../../../src/domain/location/code-host.ts';
import { COMMIT } from '../../build/a-report.ts';
import { CODE_POINT } from '../../build/code-point.ts';

const GITHUB = codeHostAt('github', 'https://github.com/acme/shop')!;
const GITLAB = codeHostAt('gitlab', 'https://git.example/root/acme/pay/shop')!;

function addressOf(filePath: string | undefined, { host = GITHUB, line = 412, endLine }: Given = {}) {
  return codeAddress(host, COMMIT, { filePath, line, endLine });
}
type Given = { readonly host?: CodeHost; readonly line?: number | undefined; readonly endLine?: number };

describe('the address of some lines', () => {
  it.each<[string, Given, string]>([
    ['a line of GitHub', {}, `https://github.com/acme/shop/blob/${COMMIT}/src/a.py#L412`],
    ['lines of GitHub', { endLine: 414 }, `https://github.com/acme/shop/blob/${COMMIT}/src/a.py#L412-L414`],
    ['a line of GitLab', { host: GITLAB }, `https://git.example/root/acme/pay/shop/-/blob/${COMMIT}/src/a.py#L412`],
    [
      'lines of GitLab',
      { host: GITLAB, endLine: 414 },
      `https://git.example/root/acme/pay/shop/-/blob/${COMMIT}/src/a.py#L412-414`,
    ],
    ['an end that is the beginning', { endLine: 412 }, `https://github.com/acme/shop/blob/${COMMIT}/src/a.py#L412`],
    ['no line', { line: undefined, endLine: 3 }, `https://github.com/acme/shop/blob/${COMMIT}/src/a.py`],
  ])('is made for %s', (_, given, address) => {
    expect(
      codeAddress(given.host ?? GITHUB, COMMIT, { filePath: 'src/a.py', line: 412, endLine: undefined, ...given }),
    ).toBe(address);
  });

  it('does not exist for a commit that is not a full hash', () => {
    for (const commit of [undefined, 'main', COMMIT.slice(0, 12), `${COMMIT}/../main`]) {
      expect(codeAddress(GITHUB, commit, { filePath: 'a', line: 1, endLine: 1 })).toBe(undefined);
    }
  });

  it('encodes each part of the path', () => {
    expect(addressOf('src/[id]/a b#1?x=(y)%41.py')).toBe(
      `https://github.com/acme/shop/blob/${COMMIT}/src/%5Bid%5D/a%20b%231%3Fx%3D%28y%29%2541.py#L412`,
    );
    expect(addressOf('src/~label')).toContain('/src/%7Elabel#');
    expect(addressOf('größe/文.py')).toContain(`/${encodeURI('größe/文.py')}#L412`);
  });

  it.each([undefined, '', '../x', 'a%2f..%2fb', 'a\nb', 'https://evil.example/a'])(
    'does not exist for the path %j',
    (path) => {
      expect(addressOf(path)).toBe(undefined);
    },
  );

  it.each(['a', '.github/workflows/x.yml', '...', '..a/b..', 'a/%41', '@scope/x', 'ab:c/d', 'a@b', 'C'])(
    'is one for the path %j',
    (path) => {
      expect(new URL(addressOf(path)!).pathname.startsWith(`/acme/shop/blob/${COMMIT}/`)).toBe(true);
    },
  );

  it('does not exist if it would be too long for a link', () => {
    expect(addressOf('a'.repeat(1_800))).toBeDefined();
    expect(addressOf('ä'.repeat(1_000))).toBe(undefined);
  });

  it('stays below the commit of the repository, with any path', () => {
    const pieces = fc.oneof(
      fc.constantFrom('/', '..', '.', '%2e', '%2F', '\\', '#', '?', '@', ':', 'a', '%', '25', '2e'),
      fc.string({ unit: CODE_POINT, maxLength: 3 }),
    );
    const root = `/acme/shop/blob/${COMMIT}/`;
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = parts.join('');
        const address = addressOf(path);
        if (address === undefined) return;
        expect(address).toMatch(/^https:[\w\-./%]+#L412$/);
        let { origin, pathname } = new URL(address);
        expect([origin, decodeURIComponent(pathname)]).toEqual(['https://github.com', root + path]);
        // A server behind a proxy may decode more than once.
        for (let times = 0; times < 3 && /%[0-9a-f]{2}/i.test(pathname); times += 1) {
          pathname = pathname.replace(/%(2e|2f|25|5c)/gi, (code) => decodeURIComponent(code));
          expect(new URL(`https://github.com${pathname}`).pathname.startsWith(root)).toBe(true);
        }
      }),
    );
  });
});

describe('a repository at a code host', () => {
  it.each([
    ...[undefined, '', 'http://github.com/acme/shop', 'https://user:secret@github.com/acme/shop'],
    ...['https://github.com/acme', 'https://github.com/acme/shop?x=1', 'https://github.com/acme/shop#x'],
    ...['https://github.com/acme//shop', 'git@github.com:acme/shop', 'https://[::1]/acme/shop'],
  ])('is unknown for %j', (url) => {
    expect(codeHostAt('github', url)).toBe(undefined);
  });

  it('has no slash at its end', () => {
    expect(codeHostAt('gitlab', 'https://git.example/acme/shop/')?.address).toBe('https://git.example/acme/shop');
  });
});

describe('a path of a repository', () => {
  it.each([
    ['src/checkout/payment.py', 'src/checkout/payment.py'],
    ['a b/\u0430[1].py', 'a%20b/%D0%B0%5B1%5D.py'],
    ['https:x', 'https%3Ax'],
    ['...', '...'],
    ['.github/a..b', '.github/a..b'],
  ])('is %s, percent-encoded for an address', (path, address) => {
    expect(isRepositoryPath(path)).toBe(true);
    expect(encodedPath(path)).toBe(address);
    expect(decodeURIComponent(address)).toBe(path);
    // No part of the address is a scheme, a host, a query or a fragment.
    expect(new URL(address, 'https://host.example/blob/').href).toBe(`https://host.example/blob/${address}`);
  });

  it.each([
    ...[undefined, '', '.', '..', '/etc/passwd', '//host/a.py', 'https://host/a.py', '../a.py', 'src/../../a.py'],
    ...['a/..', 'src/%2e%2E/a.py', 'src/..%2f..%2fa.py', '%2e%2e/x', 'a/%252e%252e/x', 'a/%2e/x', 'a%5Cb', 'a%00b'],
    ...['src/./a.py', './a', 'src//a.py', 'src/', 'C:/a.py', 'c:a.py', 'src\\a.py', 'src/a\n.py', 'src/a\u0000.py'],
    ...['src/\u202ea.py', 'a\u2028b', 'src/\ud800a.py', 'src/\u200ba.py', 'src/\u3164a.py'],
  ])('is not %j', (path) => {
    expect(isRepositoryPath(path)).toBe(false);
  });
});
