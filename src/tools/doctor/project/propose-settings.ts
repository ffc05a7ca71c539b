import { PRODUCTS, type Product, productsOf } from '../../../domain/product.ts';
import type { Checkout } from '../../../domain/target.ts';
import { type Advice, PROPOSED_INPUTS, type Proposal, type ProposedInput } from '../diagnosis.ts';
import type { SeenProject } from './project-names.ts';
import { proposeId, proposeRepository } from './propose-project.ts';
import { proposeDiscovery, proposeWait } from './propose-times.ts';
import { type JudgedCommits, judgedCommits } from './scanned-commits.ts';

/** `isMeant` is false where another project may be meant than this one. */
export function proposeSettings(
  project: SeenProject,
  { checkout, isMeant }: { readonly checkout: Checkout; readonly isMeant: boolean },
): readonly Proposal[] {
  if (!isMeant) {
    const reason = `Whether project ${project.repositoryId} is the one that is meant, is not known.`;
    return PROPOSED_INPUTS.map((input) => ({ input, value: undefined, reason }));
  }
  const judged = judgedCommits(project);
  const required = alwaysScanned(judged);
  const anywhere = productsOf(project.scans.flatMap(({ enabledProducts }) => enabledProducts));
  const advice: Readonly<Record<ProposedInput, Advice>> = {
    'repository-id': proposeId(project),
    repository: proposeRepository(project, checkout),
    'required-products': proposeProducts(judged, anywhere),
    'required-scan': proposeKind(judged),
    'discovery-timeout': proposeDiscovery(judged, required),
    'wait-timeout': proposeWait(judged, required),
    baseline: proposeBaseline(judged),
  };
  return PROPOSED_INPUTS.map((input) => {
    const one = advice[input];
    return typeof one === 'string' ? { input, value: undefined, reason: one } : { input, ...one };
  });
}

function kindsOf({ commits }: JudgedCommits): { readonly diff: number; readonly full: number; readonly both: number } {
  const has = (isFullScan: boolean): JudgedCommits['commits'] =>
    commits.filter(({ scans }) => scans.some((scan) => scan.isFullScan === isFullScan));
  const [diff, full] = [has(false), has(true)];
  return { diff: diff.length, full: full.length, both: diff.filter((commit) => full.includes(commit)).length };
}

function proposeKind(judged: JudgedCommits): string {
  const { diff, full, both } = kindsOf(judged);
  const of = `of ${judged.commits.length} ${judged.words}`;
  if (diff + full === 0) return 'No finished scan of a commit was seen.';
  if (both > 0) return `${both} ${of} have a full scan and a diff scan, the newest of which decides.`;
  if (diff > 0) return `${diff} ${of} have diff scans alone: with full they would have none.`;
  return 'All of them have full scans: the default finds them.';
}

/** Which issues count is a rule that people make, so it is only said what it would change. */
function proposeBaseline(judged: JudgedCommits): string {
  const { diff, full } = kindsOf(judged);
  if (diff + full === 0) return 'No finished scan of a commit was seen.';
  if (full === 0) return 'A diff scan has only what the change adds: all of it is new, and no baseline is needed.';
  return (
    `${full} of ${judged.commits.length} ${judged.words} have full scans, which show what was there before. ` +
    'With base, only what is worse than on the base branch would count.'
  );
}

/** What is required ends in `product-missing` on each commit that is not scanned for it: so only what each of the newest was. */
const NEWEST = 20;

function alwaysScanned({ commits, tooFew }: JudgedCommits): readonly Product[] {
  const clear = clearOnes(commits);
  if (tooFew !== undefined) return [];
  return PRODUCTS.filter((product) => {
    const finished = clear.filter(({ results }) => results.has(product));
    return listing(clear, product) === clear.length && finished.length * 2 >= clear.length;
  });
}

function proposeProducts(judged: JudgedCommits, elsewhere: readonly Product[]): Advice {
  const { commits, words, tooFew } = judged;
  if (tooFew !== undefined) return tooFew;
  const clear = clearOnes(commits);
  const always = alwaysScanned(judged);
  const others = PRODUCTS.filter((product) => !always.includes(product));
  const told = [
    always.length === 0
      ? `No product can be required by the newest ${clear.length} ${words}.`
      : `Each of the newest ${clear.length} ${words} was scanned for ${always.length === 1 ? 'it' : 'these'}.`,
    ...others.flatMap((product) => {
      const count = listing(clear, product);
      if (count === 0) return elsewhere.includes(product) ? `${product} was scanned elsewhere, on none of these.` : [];
      if (count === clear.length) return `${product} ran on all of them, and mostly without a result.`;
      const rest = clear.length - count;
      return `${product} ran on ${count} of them: required, the other ${rest} would have ended in product-missing.`;
    }),
  ];
  return always.length === 0 ? told.join(' ') : { value: always.join(', '), reason: told.join(' ') };
}

function listing(commits: JudgedCommits['commits'], product: Product): number {
  return commits.filter(({ products }) => products.includes(product)).length;
}

/** A scan that failed without a word of what it ran says nothing against a product. */
function clearOnes(commits: JudgedCommits['commits']): JudgedCommits['commits'] {
  return commits.filter(({ isClear }) => isClear).slice(0, NEWEST);
}
