import { expect, it } from 'vitest';
import type { RepositoryId } from '../../src/domain/ids.ts';
import { LearnedFromDetails } from '../../src/scan/learned.ts';
import { aScan } from '../build/a-scan.ts';

const confirmed = { kind: 'confirmed' } as const;
const elsewhere = { kind: 'other-repository', name: 'evil/shop' } as const;

it('learns the repository from the detail that names it', () => {
  const learned = new LearnedFromDetails(undefined);
  learned.take([
    { scan: aScan({ id: '1', repositoryId: '5' }), confirmation: elsewhere },
    { scan: aScan({ id: '2', repositoryId: '6' }), confirmation: confirmed },
  ]);
  expect(learned).toMatchObject({
    repositoryId: '6',
    otherRepositoryIds: new Set(['5']),
    otherRepositoryName: 'evil/shop',
    ownScanIds: new Set(['2']),
  });
});

it.each([
  ['at once', false],
  ['one after the other', true],
])('refuses two projects that have the wanted name, seen %s (C13)', (_, isApart) => {
  const learned = new LearnedFromDetails(undefined);
  const results = [
    { scan: aScan({ id: '1', repositoryId: '5' }), confirmation: confirmed },
    { scan: aScan({ id: '2', repositoryId: '6' }), confirmation: confirmed },
  ];
  const take = () => (isApart ? results.map((result) => learned.take([result])) : learned.take(results));
  const message = 'two projects have the wanted name: 5 and 6; set repository-id to one of them';
  expect(take).toThrow(expect.objectContaining({ reason: 'wrong-repository', message }));
});

it("learns that a scan is another pull request's, and still which repository it is of", () => {
  const learned = new LearnedFromDetails(undefined);
  learned.take([{ scan: aScan(), confirmation: { kind: 'other-pull-request' } }]);
  expect(learned.otherPullRequestScanIds).toEqual(new Set(['900']));
  expect(learned.ownScanIds).toEqual(new Set());
  expect(learned.repositoryId).toBe('4242');
});

it('keeps the configured repository', () => {
  const learned = new LearnedFromDetails('4242' as RepositoryId);
  learned.take([{ scan: aScan(), confirmation: confirmed }]);
  expect(learned.repositoryId).toBe('4242');
});
