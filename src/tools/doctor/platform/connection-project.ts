import type { CommitSha, DeploymentId } from '../../../domain/ids.ts';
import { nearest } from '../../../domain/text/suggestion.ts';
import { counted } from '../../../report/text/report-facts.ts';
import { fewOf } from '../../../report/text/text.ts';
import { allNamesOf, FITS_BY_NAME, fitOf, type NamedProject, type WantedProject } from '../../../scan/project-name.ts';
import { shownName } from '../../../scan/projects.ts';
import { doesNotHold, holds, notSeen, type Probe } from '../probe.ts';
import { type ConnectionFacts, silenceOf } from './connection-facts.ts';
import type { KnownProject } from './observed.ts';

const MOST_OTHERS_PROPOSED = 5;

/** The named project that fits best; the first one if none is wanted. With `mayBeMore`, only a fit by name is final. */
export function chooseProject(
  wanted: WantedProject | undefined,
  projects: readonly NamedProject[],
  mayBeMore = false,
): NamedProject | undefined {
  if (wanted === undefined) return projects[0];
  const [best] = bestFits(projects, wanted);
  return mayBeMore && best !== undefined && fitOf(best.names, wanted) !== 'name' ? undefined : best;
}

function bestFits(projects: readonly NamedProject[], wanted: WantedProject): readonly NamedProject[] {
  const fits = Map.groupBy(projects, ({ names }) => fitOf(names, wanted));
  return FITS_BY_NAME.map((fit) => fits.get(fit)).find((those) => those !== undefined) ?? [];
}

export function probeProject(facts: ConnectionFacts): Probe {
  const probe = probeFound(facts);
  const { malformed = 0 } = facts.reading?.found ?? {};
  if (probe.result === 'holds' || malformed === 0) return probe;
  return { ...probe, seen: `${probe.seen}; ${counted(malformed, 'listed scan')} could not be read` };
}

function probeFound({ given, reading, exchanges }: ConnectionFacts): Probe {
  const found = reading?.found;
  if (found === undefined) return notSeen(silenceOf(exchanges));
  const { project: wanted, repositoryId: givenId, commit } = given;
  const { named, repositoryId, unnamed } = found;
  if (repositoryId === undefined) {
    if (named.length + unnamed === 0) {
      return doesNotHold(
        'this token sees no scan of the past 30 days',
        'Run a scan of the project, then this command again.',
      );
    }
    const more = unnamed > 0 || !found.isWhole ? ' of those whose names were read' : '';
    const what = givenId === undefined ? `is called ${wanted?.repository}` : `has the id ${givenId}`;
    return doesNotHold(`no project${more} ${what}`, nearestText(named, wanted, reading?.deployment));
  }
  const own = named.find(({ id }) => id === repositoryId);
  const called = own === undefined ? repositoryId : `${repositoryId} (${allNamesOf(own.names)})`;
  if (wanted !== undefined && own !== undefined && fitOf(own.names, wanted) === 'other')
    return doesNotHold(
      `project ${called} is not ${wanted.repository}`,
      'Correct --repository-id, or set --repository to the name on the platform.',
    );
  const alike = wanted === undefined || givenId !== undefined ? [] : bestFits(named, wanted);
  if (alike.length > 1)
    return doesNotHold(
      `${alike.length} projects fit ${wanted?.repository}`,
      `Give --repository-id: ${fewOf(alike, MOST_OTHERS_PROPOSED, textOf)}.`,
    );
  const known = reading?.known;
  if (!isScanned(known, commit)) {
    const scans = known?.scans.length ?? 0;
    const ofWhat = commit === undefined ? 'a finished scan of all rules' : `a finished scan of ${commit.slice(0, 12)}`;
    return doesNotHold(
      `project ${called}: of ${counted(scans, 'listed scan')} none is ${ofWhat}`,
      'Run a scan to its end, then this command again.',
    );
  }
  if (wanted === undefined && givenId === undefined && named.length + unnamed > 1)
    return notSeen(
      `no project was named; ${called} was checked, because it was scanned last`,
      `Name yours with --repository or --repository-id: ${fewOf(named, MOST_OTHERS_PROPOSED, textOf)}.`,
    );
  const fit = wanted === undefined || own === undefined ? 'name' : fitOf(own.names, wanted);
  if (givenId !== undefined || (fit !== 'repository' && fit !== 'address')) return holds(`project ${called}`);
  return holds(
    `project ${called} fits ${wanted?.repository} only by its ${fit}`,
    `Set --repository-id to ${repositoryId}: the gate waits a minute longer for one that fits better.`,
  );
}

export function isScanned(known: KnownProject | undefined, commit: CommitSha | undefined): boolean {
  return known?.scan !== undefined && (commit === undefined || known.scan.commit === commit);
}

function nearestText(
  named: readonly NamedProject[],
  wanted: WantedProject | undefined,
  deployment: DeploymentId | undefined,
): string {
  const all = `findings-gate projects --deployment-id ${deployment} lists all.`;
  if (named.length === 0) return `Correct --repository or --repository-id; ${all}`;
  const shown = named.map(({ names }) => shownName(names));
  const nearestName = wanted && nearest(wanted.repository, shown);
  const near = named.find(({ names }) => shownName(names) === nearestName);
  if (near !== undefined) return `Did you mean ${textOf(near)}? If not: ${all}`;
  return `Correct --repository or --repository-id. There are ${fewOf(named, MOST_OTHERS_PROPOSED, textOf)}; ${all}`;
}

function textOf({ id, names }: NamedProject): string {
  return `${id} (${allNamesOf(names)})`;
}
