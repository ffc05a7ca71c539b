import { describe, expect, it } from 'vitest';
import type { DeploymentId, RepositoryId, ScanId } from '../../src/domain/ids.ts';
import { platformAddresses, platformLinks } from '../../src/platform/address.ts';

const deployment = '123' as DeploymentId;
const scan = '9007199254740993' as ScanId;

describe('platformAddresses', () => {
  it.each(['https://platform.example/sub', 'https://platform.example/sub/', 'https://platform.example/sub//'])(
    'keeps the path of the base %s',
    (base) => {
      const { scanList } = platformAddresses(new URL(base), deployment);
      expect(scanList.href).toBe('https://platform.example/sub/api/v1/deployments/123/scans/search');
    },
  );

  it.each(['../../permissions/v2/deployments/1/teams/1', '1?x', '1%2f..', '\\..'])(
    'keeps the hostile id %j inside its own path part',
    (id) => {
      const { href, pathname } = platformAddresses(new URL('https://platform.example'), deployment).scan(id as ScanId);
      expect(pathname.split('/')).toHaveLength(7);
      expect(href.startsWith('https://platform.example/api/v1/deployments/123/scan/')).toBe(true);
    },
  );
});

describe('web links', () => {
  const base = new URL('https://platform.example/sub/');

  it('lead to the page of a scan', () => {
    expect(platformLinks(base).scan('42' as RepositoryId, scan)).toBe(
      'https://platform.example/sub/orgs/-/projects/42/scans/9007199254740993',
    );
  });

  it('lead to the findings of a ref, whatever characters its name has', () => {
    const link = platformLinks(base).findings('acme/shop', 'refs/heads/a&repo=b#c');
    expect(link).toBe(
      'https://platform.example/sub/orgs/-/findings?repo=acme%2Fshop&ref=refs%2Fheads%2Fa%26repo%3Db%23c',
    );
  });

  it('are not made for plain http', () => {
    const loopback = new URL('http://127.0.0.1:8080');
    expect(platformLinks(loopback).scan('42' as RepositoryId, scan)).toBeUndefined();
    expect(platformLinks(loopback).findings('acme/shop', 'main')).toBeUndefined();
  });
});
