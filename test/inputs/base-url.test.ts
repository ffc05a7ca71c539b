import { expect, it } from 'vitest';
import { InputProblem, parseBaseUrl } from '../../src/inputs/parse-value.ts';

it.each([
  ['https://findings.example.com', 'https://findings.example.com/'],
  ['https://findings.example.com:8443/a/prefix/', 'https://findings.example.com:8443/a/prefix/'],
  ['HTTPS://Findings.Example.com', 'https://findings.example.com/'],
  ['https://10.1.2.3', 'https://10.1.2.3/'],
  ['http://localhost:8080', 'http://localhost:8080/'],
  ['http://127.0.0.1:8080/x', 'http://127.0.0.1:8080/x'],
  ['http://[::1]:8080', 'http://[::1]:8080/'],
])('%s is an address', (text, href) => {
  expect(parseBaseUrl(text).href).toBe(href);
});

it.each([
  ['http outside of loopback', 'http://findings.example.com', 'plain http is only for loopback'],
  ['http to a name that begins like localhost', 'http://localhost.example.com', 'plain http'],
  ['http to all interfaces', 'http://0.0.0.0', 'plain http'],
  ['a user', 'https://user@findings.example.com', 'user name or password'],
  ['an empty user', 'https://@findings.example.com', 'user name or password'],
  ['a query', 'https://findings.example.com?x=s3cr3t', 'a query or a fragment'],
  ['two dots, encoded', 'https://findings.example.com/a/%2e%2E/b', '".."'],
  ['one dot', 'https://findings.example.com/./a', '"."'],
  ['an encoded slash', 'https://findings.example.com/a%2f..', 'encoded slash'],
  ['no scheme', 'findings.example.com', 'not an address'],
  ['a script', 'javascript:alert(1)', 'not an address'],
  ['a space', 'https://findings.example.com/a b', 'not an address'],
  ['a line break', 'https://findings.example.com\n.evil.test', 'not an address'],
  ['an invalid port', 'https://findings.example.com:99999', 'not an address'],
  ['a backslash', 'https://findings.example.com\\@evil.test', 'not an address'],
])('%s is refused, without quoting it (B18)', (_, text, words) => {
  expect(() => parseBaseUrl(text)).toThrow(InputProblem);
  expect(() => parseBaseUrl(text)).toThrow(words);
  expect(() => parseBaseUrl(text)).not.toThrow('s3cr3t');
});
