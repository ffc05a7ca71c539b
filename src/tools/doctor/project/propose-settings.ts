import type { ActionInputName } from '../../../domain/action-inputs.ts';
import { PRODUCTS, type Product, productsOf } from '../../../domain/product.ts';
import type { Checkout } from '../../../domain/target.ts';
import { counted } from '../../../report/text/report-facts.ts';
import { fewOf, joined } from '../../../report/text/text.ts';
import { fitOf, isSame, type ProjectNames } from '../../../scan/project-name.ts';
import { shownName } from '../../../scan/projects.ts';
import { namesOfProject, type ObservedProject, otherProjectsIn } from './project-names.ts';
import { type Advice, proposeDiscovery, proposeWait } from './propose-times.ts';
import { type JudgedCommits, judgedCommits, RATED_PRODUCTS } from './scanned-commits.ts';

export const PROPOSED_INPUTS = [
  'repository-id',
  'repository',
  'required-products',
  'discovery-timeout',
  'wait-timeout',
  'on-inconclusive',
] as const satisfies readonly ActionInputName[];

/** Settings by input name; `value` is null if nothing needs to be set. Reasons may name refs and projects: hostile until they are rendered. */
export type Settings = Readonly<
  Record<(typeof PROPOSED_INPUTS)[number], { readonly value: string | null; readonly reason: string }>
>;

/** `isMeant` is false if another project may be meant. */
export function proposeSettings(
  project: ObservedProject,
  { checkout, isMeant }: { readonly checkout: Checkout; readonly isMeant: boolean },
): Settings {
  const judged = judgedCommits(project);
  const required = alwaysScanned(judged);
  const anywhere = productsOf(project.scans.flatMap(({ enabledProducts }) => enabledProducts));
  const advice: Readonly<Record<keyof Settings, Advice>> = {
    'repository-id': proposeId(project),
    repository: proposeRepository(project, checkout),
    'required-products': proposeProducts(judged, required, anywhere),
    'discovery-timeout': proposeDiscovery(judged, required),
    'wait-timeout': proposeWait(judged, required),
    'on-inconclusive': proposeSoftening(project.gaps, judged),
  };
  const unknown = `It is not known whether project ${project.repositoryId} is the right one.`;
  return Object.fromEntries(
    PROPOSED_INPUTS.map((input) => {
      const one = isMeant ? advice[input] : unknown;
      return [input, typeof one === 'string' ? { value: null, reason: one } : one];
    }),
  ) as Settings;
}

/** Proposes to soften `index-gap` only if every checked scan shows it. A missing product is only reported: it may be a mistake in a scan job. */
function proposeSoftening({ probed, short }: ObservedProject['gaps'], judged: JudgedCommits): Advice {
  const lacking = lackingUsual(judged);
  const missing =
    lacking === 0
      ? ''
      : `${lacking} of the newest ${judged.words} would have ended in product-missing: the commits before them were ` +
        'scanned for more. If that is intended, add "product-missing: warn" to on-inconclusive.';
  if (probed < LEAST_SCANS || short < probed) return missing || 'No scan shows findings that the index always lacks.';
  const reason = `Each of ${probed} scans counted more findings than can be found: without this setting, runs end in index-gap.`;
  return { value: 'index-gap: warn', reason: joined([reason, missing]) };
}

const LEAST_SCANS = 2;

/** Number of commits that lack a product of the commit before, or of two of the three before (docs/verdict-rules/which-scans.md). */
function lackingUsual({ clear }: JudgedCommits): number {
  return clear.filter(({ products }, index) =>
    RATED_PRODUCTS.some((product) => {
      const before = clear.slice(index + 1, index + 4).map((commit) => commit.products.includes(product));
      return !products.includes(product) && (before[0] === true || before.filter(Boolean).length > 1);
    }),
  ).length;
}

/** Products that each of the newest commits was scanned for: a required product ends in `product-missing` on each commit without it. */
function alwaysScanned({ clear, tooFew }: JudgedCommits): readonly Product[] {
  if (tooFew !== undefined) return [];
  return PRODUCTS.filter((product) => {
    const finished = clear.filter(({ results }) => results.has(product));
    return listing(clear, product) === clear.length && finished.length * 2 >= clear.length;
  });
}

function proposeProducts(
  { clear, words, tooFew }: JudgedCommits,
  always: readonly Product[],
  elsewhere: readonly Product[],
): Advice {
  if (tooFew !== undefined) return tooFew;
  const others = PRODUCTS.filter((product) => !always.includes(product));
  const newest = `the newest ${clear.length} ${words}`;
  const reported = [
    always.length === 0
      ? `No product can be required by ${newest}.`
      : `Each of ${newest} was scanned for ${always.length === 1 ? 'it' : 'these'}.`,
    ...others.flatMap((product) => {
      const count = listing(clear, product);
      if (count === 0)
        return elsewhere.includes(product) ? `${product} was scanned on other refs, but on none of these.` : [];
      if (count === clear.length) return `${product} ran on all of them, but mostly without a result.`;
      const rest = clear.length - count;
      return `${product} ran on ${count} of them: if it were required, the other ${rest} would have ended in product-missing.`;
    }),
  ];
  return always.length === 0 ? reported.join(' ') : { value: always.join(', '), reason: reported.join(' ') };
}

function listing(commits: JudgedCommits['clear'], product: Product): number {
  return commits.filter(({ products }) => products.includes(product)).length;
}

const MOST_OTHERS_PROPOSED = 5;
/** A name that needs no quotes in YAML, in a shell or in a sentence. */
const PLAIN_NAME = /^[A-Za-z0-9_.][A-Za-z0-9_./-]{0,199}$/;

function proposeId(project: ObservedProject): Advice {
  const { repositoryId, scans, unnamedOthers } = project;
  if (scans.length === 0) return 'No scan of it was found.';
  const rival = newerOfTheSameName(project);
  if (rival !== undefined)
    return `Project ${rival} has the same name as ${repositoryId}, and was scanned later. Find out which of the two is used.`;
  const otherProjects = otherProjectsIn(project);
  const reported = ['With it, the scan is found with one page of the list.'];
  if (unnamedOthers === undefined) reported.push('Other projects of this repository were not searched for.');
  else if (otherProjects.length > 0) {
    const named = fewOf(otherProjects, MOST_OTHERS_PROPOSED, String);
    reported.push(`This is one project. The repository has others, and each needs its own job: ${named}.`);
  }
  if (unnamedOthers) reported.push(`The names of ${counted(unnamedOthers, 'other project')} were not read.`);
  return { value: repositoryId, reason: reported.join(' ') };
}

/** `checkout` is where the gate will run, as far as that is known. Unknown parts are taken from the address in the scans. */
function proposeRepository(project: ObservedProject, checkout: Checkout): Advice {
  const all = namesOfProject(project);
  const [newest] = all;
  if (newest === undefined) return 'No scan detail names the project, so the gate compares only its id.';
  const place = checkoutOf(checkout, newest);
  // Compares as a run with the project's id does (docs/verdict-rules/which-project.md).
  const fitsOf = (repository: string) =>
    all.map((names) => fitOf(names, { repository, checkout: place, isIdKnown: true }));
  const fits = (repository: string): boolean => fitsOf(repository).every((fit) => fit !== 'other' && fit !== 'unnamed');
  const shown = newest.displayName ?? newest.repository;
  const isShownOtherwise = newest.displayName !== undefined && !isSame(newest.displayName, place.path);
  if (place.path !== undefined && fits(place.path) && !(isShownOtherwise && shown !== undefined && fits(shown)))
    return `The default, ${place.path}, fits what the scans name.`;
  if (shown === undefined || !fits(shown))
    return `The details of ${all.length} scans name the project differently; set the right name.`;
  if (!PLAIN_NAME.test(shown))
    return 'The name that the platform shows has characters that must be quoted: write it yourself.';
  const reason =
    place.path === undefined
      ? 'The scans use this name. Not needed if the gate runs in a repository of that name.'
      : `The platform shows this name; the default would be ${place.path}.`;
  return { value: shown, reason };
}

function checkoutOf(given: Checkout, { address }: ProjectNames): Checkout {
  const path = given.path ?? (given.host === undefined || given.host === address?.host ? address?.path : undefined);
  const host = given.host ?? address?.host;
  return { host, path, names: given.names ?? (path === undefined ? undefined : [path]) };
}

/** Returns the id of a project of the same name that was scanned later: a project that was created again has a new id. */
function newerOfTheSameName(project: ObservedProject): string | undefined {
  const [newest] = namesOfProject(project);
  const name = newest && shownName(newest);
  const lastMs = project.scans.reduce((last, { startedAtMs }) => Math.max(last, startedAtMs ?? 0), 0);
  const rival = project.others.find(({ names, scan }) => {
    const isOnOneHost = !newest?.address || !names.address || newest.address.host === names.address.host;
    return isOnOneHost && isSame(shownName(names), name) && (scan.startedAtMs ?? 0) > lastMs;
  });
  return rival?.id;
}
