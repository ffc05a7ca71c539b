import { describe, expect, it } from 'vitest';
import { encodedPath, isRepositoryPath } from '../../../src/domain/location/code-host.ts';

describe('a path of a repository', () => {
  it.each([
    ['src/checkout/payment.py', 'src/checkout/payment.py'],
    ['a b/\u0430[1].py', 'a%20b/%D0%B0%5B1%5D.py'],
    ['what?/#1&2%41;(a)!.py', 'what%3F/%231%262%2541%3B%28a%29%21.py'],
    ['https:x', 'https%3Ax'],
    ['...', '...'],
    ['.github/a..b', '.github/a..b'],
  ])('is %s, percent-encoded for an address', (path, address) => {
    expect(isRepositoryPath(path)).toBe(true);
    expect(encodedPath(path)).toBe(address);
    expect(decodeURIComponent(address)).toBe(path);
    // No part of it is a scheme, a host, a query or a fragment.
    expect(new URL(address, 'https://host.example/blob/').href).toBe(`https://host.example/blob/${address}`);
  });

  it.each([
    undefined,
    '',
    '.',
    '..',
    '/etc/passwd',
    '//host/a.py',
    'https://host/a.py',
    '../a.py',
    'src/../../a.py',
    'a/..',
    'src/%2e%2E/a.py',
    'src/..%2f..%2fa.py',
    '%2e%2e/x',
    'a/%252e%252e/x',
    'a/%2e/x',
    'a%5Cb',
    'a%00b',
    'src/./a.py',
    './a',
    'src//a.py',
    'src/',
    'C:/a.py',
    'c:a.py',
    'src\\a.py',
    'src/a\n.py',
    'src/a\u0000.py',
    'src/\u202ea.py',
    'a\u2028b',
    'src/\ud800a.py',
    'src/\u200ba.py',
    'src/\u3164a.py',
  ])('is not %j', (path) => {
    expect(isRepositoryPath(path)).toBe(false);
  });
});
