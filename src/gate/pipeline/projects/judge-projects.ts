import { GateFailure } from '../../../domain/failure.ts';
import { isDigits, type RepositoryId } from '../../../domain/ids.ts';
import type { GateReport, ProjectReport } from '../../../domain/report.ts';
import type { Inputs } from '../../../inputs/parse-inputs.ts';
import { FRESH_POLL_MS } from '../../../scan/find-scan.ts';
import { type Closing, reportOf } from '../../outcome/report-of.ts';
import { wholeReport } from '../../outcome/whole-report.ts';
import { closingOf, openLookup, toScans } from '../run.ts';
import type { World } from '../world.ts';
import { judgeEvery } from './judge-every.ts';
import {
  type JudgedProject,
  JudgedProjects,
  type JudgedTogether,
  type OwnPoll,
  type ProjectKey,
  type Together,
} from './judge-one.ts';
import { sharedReaders } from './shared-reader.ts';

/** Each project is judged by itself (docs/verdict-rules/which-project.md#several-projects). Never throws. */
export async function judgeProjects(inputs: Inputs, world: World): Promise<GateReport> {
  const startedAtMs = world.clock.wallNow();
  const together = await inSteps(inputs, world);
  const closing = closingOf(world, startedAtMs);
  if ('alone' in together) return reportOf(together.alone, inputs, closing);
  const { judged, ...unjudged } = together;
  const projects = judged.map((one) => projectReport(one, inputs, closing));
  // The report of a listed project has that project's name as its repository. The whole report has the one of the settings.
  const whole = wholeReport(projects, unjudged);
  const times = { ...whole.times, finishedAtMs: closing.finishedAtMs, seconds: closing.seconds };
  return { ...whole, times, repository: inputs.repository };
}

async function inSteps(inputs: Inputs, world: World): Promise<JudgedTogether> {
  const { projects } = inputs;
  const shared = sharedReaders(world.reader, world.clock);
  // After half a poll interval, each project polls by itself.
  const openReader = () => shared(Math.min(FRESH_POLL_MS, inputs.pollIntervalMs) / 2);
  const listed = projects.kind === 'listed' ? projects.wanted.map((one) => keyOf(one, projects.wanted)) : undefined;
  const begun = await toScans(inputs, world, (target) =>
    (listed ?? [undefined]).map((wanted) => {
      const reader = listed === undefined ? shared(FRESH_POLL_MS) : openReader();
      return { reader, lookup: openLookup({ repositoryId: wanted?.repositoryId }, target, { ...world, reader }) };
    }),
  );
  if ('stopped' in begun) return { alone: begun };
  const { polls, ...known } = begun;
  const together = { ...known, openReader, world };
  return listed === undefined ? judgeEvery(together, polls[0]!) : judgeListed(listed, polls, together);
}

function keyOf(written: string, beside: readonly string[]): ProjectKey {
  if (!isDigits(written)) return { repositoryId: undefined, name: written, beside };
  return { repositoryId: written as RepositoryId, name: `project ${written}`, beside };
}

/** Each listed project must have a scan of the commit. Without one, its own run ends with a reason. */
async function judgeListed(listed: readonly ProjectKey[], polls: readonly OwnPoll[], together: Together) {
  const begun = new JudgedProjects(together);
  for (const [at, known] of listed.entries()) begun.begin(known, polls[at]!);
  await begun.judged();
  const judged = (await begun.judgedAtTheEnd()).map((one) => ({
    ...one,
    known: { ...one.known, repositoryId: provenId(one) },
  }));
  return { judged: judged.map((one, at) => onlyOnce(one, judged.slice(0, at))), otherProjects: [], notices: [] };
}

/** Two names that lead to one project may be meant for two projects, and one of them may not be scanned. So the second name is a failure. */
function onlyOnce(judged: JudgedProject, earlier: readonly JudgedProject[]): JudgedProject {
  const { known, learned } = judged;
  const { repositoryId: id, name } = known;
  const same = earlier.find((one) => id !== undefined && one.known.repositoryId === id);
  if (same === undefined) return judged;
  const { target, settings } = learned;
  const message = `${same.known.name} and ${name} are both project ${id}: list each project once, by its id`;
  const stopped = new GateFailure('wrong-repository', message);
  const reported = { ...(target && { target }), ...(settings && { settings }), stopped };
  return { ...judged, known: { repositoryId: undefined, name }, learned: reported };
}

function provenId({ known, learned: { scans } }: JudgedProject): RepositoryId | undefined {
  const proven = scans?.proven instanceof GateFailure ? undefined : scans?.proven;
  return known.repositoryId ?? proven?.decision.repositoryId;
}

function projectReport(judged: JudgedProject, inputs: Inputs, closing: Closing): ProjectReport {
  const { known, learned, endedAtMs, seconds } = judged;
  const report = reportOf(learned, inputs, { ...closing, finishedAtMs: endedAtMs, seconds });
  const name = report.scans[0]?.repository?.trim() || known.name;
  return { ...report, project: { repositoryId: known.repositoryId, name } };
}
