import type { ListedIssue } from '../../../domain/location/listed-issue.ts';
import { doesNotHold, holds, notSeen, type Probe } from '../probe.ts';
import type { QuestionsOfRef } from './known-project.ts';
import { type Asks, type Checks, ofRef } from './observed.ts';

export const LIST_CHECKS = {
  'listed-issues': {
    effect: 'locations are missing, and the page shows as many as there are',
    probe: ofRef(probeListed),
  },
  'listed-paths': {
    effect: 'a link, an annotation or an entry of SARIF and Code Quality at another file or line',
    probe: ofRef(probePaths),
  },
} as const satisfies Checks;

async function probeListed({ groups, issues, isQuiet }: Asks, { search, list }: QuestionsOfRef): Promise<Probe> {
  const [counted, listed] = await Promise.all([groups(search), issues(list)]);
  if (!counted || !listed?.isWhole || counted.issues === 0n) return notSeen('there are no issues, or more than a page');
  const missing = counted.issues - BigInt(listed.entries);
  if (missing >= 2n && isQuiet) return doesNotHold('the list of single issues shows fewer than the search counts');
  return missing === 0n && counted.isWhole
    ? holds('the list of single issues shows as many as the search counts')
    : notSeen('list and search differ, which may have changed in between');
}

/** An address at the code host has a commit, and after it the path from the root of the repository. */
const AT_COMMIT = /\/([0-9a-f]{64}|[0-9a-f]{40})\/(.+)/;

async function probePaths({ issues, known: { scan } }: Asks, { list }: QuestionsOfRef): Promise<Probe> {
  const ofScan = (await issues(list))?.issues.filter(({ lastSeenScan }) => lastSeenScan?.id === scan?.listed.id) ?? [];
  const differences = ofScan.flatMap((issue) => differenceOf(issue, scan?.commit) ?? []);
  const [first] = differences.filter((difference) => difference !== '');
  if (first !== undefined)
    return doesNotHold(`the platform's link to the code has another ${first} than a single issue`);
  return differences.length > 0
    ? holds("the platform's links to the code have the path, the line and the commit that the gate shows")
    : notSeen('no issue of the chosen scan has a link to a file in a commit');
}

/** Empty where link and issue agree; undefined where either does not say. */
function differenceOf({ lineOfCodeUrl = '', filePath, line }: ListedIssue, commit: string | undefined) {
  const [page = '', fragment = ''] = lineOfCodeUrl.split('#');
  const [, linked, path] = AT_COMMIT.exec(page.split('?', 1)[0]!) ?? [];
  if (!page.startsWith('https://') || linked === undefined || filePath === undefined) return undefined;
  if (path !== encodeURI(filePath) && path !== filePath) return 'path';
  if (linked !== commit) return 'commit';
  // One line further is the same line where the first one is line 0: listed-integers says so.
  const lineLinked = Number(/[0-9]+/.exec(fragment)?.[0] ?? line);
  return line === undefined || lineLinked === line || lineLinked === line + 1 ? '' : 'line';
}

/** Of the tabs, the one whose name leaves most open. */
