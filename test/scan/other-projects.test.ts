import { expect, it } from 'vitest';
import type { RepositoryId } from '../../src/domain/ids.ts';
import type { Scan } from '../../src/domain/scan.ts';
import type { DetailFact } from '../../src/scan/detail-fact.ts';
import { projectNames, type WantedProject } from '../../src/scan/project-name.ts';
import { otherProjectsOf } from '../../src/scan/projects.ts';
import { aScan } from '../build/a-scan.ts';
import { aFact } from './a-choice.ts';

const WANTED: WantedProject = {
  repository: 'acme/shop/payments',
  checkout: { host: 'github.com', path: 'acme/shop', names: ['acme/shop'] },
  isIdKnown: false,
};
const AT = 'https://github.com/acme/shop';

const scan = (id: string, repositoryId: string) => aScan({ id, repositoryId });
const shown = (
  repoDisplayName: string,
  fit: DetailFact['fit'],
  repoUrl: string | undefined = AT,
): Partial<DetailFact> => ({ fit, names: projectNames({ repoDisplayName, repository: 'acme/shop', repoUrl }) });
const SCANS = [scan('1', '101'), scan('2', '102'), scan('3', '103'), scan('4', '104')];
const FACTS: Readonly<Record<string, Partial<DetailFact>>> = {
  1: shown('acme/shop/payments', 'name'),
  2: shown('acme/shop/web', 'other'),
  3: shown('acme/shop/billing', 'other'),
  4: shown('eve/shop', 'other', 'https://github.com/eve/shop'),
};

function otherProjects(scans: readonly Scan[], facts = FACTS, configured?: string): readonly string[] {
  const factOf = ({ id }: Scan) => (facts[id] === undefined ? undefined : aFact(facts[id]));
  const found = otherProjectsOf(scans, factOf, WANTED, configured as RepositoryId | undefined);
  return found.map(({ repositoryId, name }) => `${repositoryId} ${name}`);
}

it('names the other projects of the repository, in order of name (M18)', () => {
  expect(otherProjects(SCANS)).toEqual(['103 acme/shop/billing', '102 acme/shop/web']);
  expect(otherProjects([...SCANS].reverse())).toEqual(['103 acme/shop/billing', '102 acme/shop/web']);
});

it('names none of which nothing was read', () => {
  expect(otherProjects(SCANS, {}, '101')).toEqual([]);
  expect(otherProjects(SCANS, { 1: FACTS['1']!, 2: FACTS['2']! }, '101')).toEqual(['102 acme/shop/web']);
});

it('names none where the wanted project is not known, and none of its own scans', () => {
  expect(otherProjects([])).toEqual([]);
  expect(otherProjects([], FACTS, '101')).toEqual([]);
  expect(otherProjects(SCANS.slice(1))).toEqual([]);
  expect(otherProjects(SCANS, { ...FACTS, 2: FACTS['1']! })).toEqual([]);
});

it('names others by the checkout where the wanted project was not scanned', () => {
  expect(otherProjects(SCANS.slice(1), FACTS, '101')).toEqual(['103 acme/shop/billing', '102 acme/shop/web']);
});
