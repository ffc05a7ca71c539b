import type { Checkout } from '../../../domain/target.ts';
import { fitOf, type ProjectNames } from '../../../scan/project-name.ts';
import type { Advice } from '../diagnosis.ts';
import { isSame, nameOf, namesOfProject, type SeenProject, siblingsIn } from './project-names.ts';

/** More names would hide the sentence. */
const MOST_SIBLINGS_NAMED = 5;
/** It can stand in YAML, in a shell and in a sentence as it is. */
const PLAIN_NAME = /^[A-Za-z0-9_.][A-Za-z0-9_./-]{0,199}$/;

export function proposeId(project: SeenProject): Advice {
  const { repositoryId, scans, unnamedOthers } = project;
  if (scans.length === 0) return 'No scan of it was seen.';
  const rival = newerOfTheSameName(project);
  if (rival !== undefined) {
    return `Project ${rival} has the same name as ${repositoryId}, and was scanned later. Find out which of the two is used.`;
  }
  const siblings = siblingsIn(project);
  const told = ['With it, the scan is found with one page of the list.'];
  if (siblings === undefined) told.push('Other projects of this repository were not looked for.');
  else if (siblings.length > 0) {
    const named = siblings.slice(0, MOST_SIBLINGS_NAMED).map((sibling) => `${sibling.name} (${sibling.repositoryId})`);
    const more = siblings.length > named.length ? ` and ${siblings.length - named.length} more` : '';
    told.push(
      `It is this project alone. The repository has others, each of which needs a job of its own: ${named.join(', ')}${more}.`,
    );
  }
  if (unnamedOthers !== undefined && unnamedOthers > 0) {
    told.push(
      `${unnamedOthers === 1 ? '1 other project was' : `${unnamedOthers} other projects were`} not asked for a name.`,
    );
  }
  return { value: repositoryId, reason: told.join(' ') };
}

/** `checkout` is where the gate will run, as far as that is known: else the address that the scans name is taken for it. */
export function proposeRepository(project: SeenProject, checkout: Checkout): Advice {
  const all = namesOfProject(project);
  const [newest] = all;
  if (newest === undefined) {
    return 'No detail of a scan names the project; its id alone is compared then.';
  }
  const place = checkoutOf(checkout, newest);
  const fits = (repository: string): boolean => all.every((names) => doesFit(names, repository, place));
  const shown = newest.displayName ?? newest.repository;
  const isShownOtherwise = newest.displayName !== undefined && !isSame(newest.displayName, place.path);
  if (place.path !== undefined && fits(place.path) && !(isShownOtherwise && shown !== undefined && fits(shown))) {
    return `The default, ${place.path}, fits what the scans name.`;
  }
  if (shown === undefined || !fits(shown)) {
    return `The details of ${all.length} scans do not agree on a name that fits them all; write the one that is meant.`;
  }
  if (!PLAIN_NAME.test(shown)) {
    return 'The name that the platform shows has characters that must be quoted: write it yourself.';
  }
  const reason =
    place.path === undefined
      ? 'So the scans name the project. Leave it out where that is the name of the repository in which the gate runs.'
      : `So the platform shows the project; the default would be ${place.path}.`;
  return { value: shown, reason };
}

function checkoutOf(given: Checkout, { address }: ProjectNames): Checkout {
  const path = given.path ?? (given.host === undefined || given.host === address?.host ? address?.path : undefined);
  const host = given.host ?? address?.host;
  return { host, path, names: given.names ?? (path === undefined ? undefined : [path]) };
}

/** Fits as a run with the project's id is told it (docs/verdict-rules/which-project.md). */
function doesFit(names: ProjectNames, repository: string, checkout: Checkout): boolean {
  const fit = fitOf(names, { repository, checkout, isIdKnown: true });
  return fit !== 'other' && fit !== 'unnamed';
}

/** A project that was made anew has the name of the old one: its id is then no longer the right one. */
function newerOfTheSameName(project: SeenProject): string | undefined {
  const [newest] = namesOfProject(project);
  const name = newest && nameOf(newest);
  const lastMs = project.scans.reduce((last, { startedAtMs }) => Math.max(last, startedAtMs ?? 0), 0);
  const rival = project.others.find(({ names, scan }) => {
    const isOnOneHost = !newest?.address || !names.address || newest.address.host === names.address.host;
    return isOnOneHost && isSame(nameOf(names), name) && (scan.startedAtMs ?? 0) > lastMs;
  });
  return rival?.id;
}
