import { describe, expect, it } from 'vitest';
import {
  mergeGroupEvent,
  pullRequestEvent,
  pushEvent,
  type StagedEvent,
  scheduleEvent,
  workflowDispatchEvent,
  workflowRunEvent,
} from '../../demo/events.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { isOfRemovedTool } from '../house/source-file.ts';
import { runBuilt } from '../run/built-gate.ts';
import { outcomeOf } from '../run/gate.ts';
import { readExamples, usesGate } from './example-workflow.ts';
import { fromFork, runExample, stepsFor } from './run-example.ts';

const EVENTS: Readonly<Record<string, () => StagedEvent>> = {
  pull_request: pullRequestEvent,
  merge_group: mergeGroupEvent,
  workflow_run: () => workflowRunEvent('fork'),
  schedule: scheduleEvent,
  workflow_dispatch: workflowDispatchEvent,
  push: pushEvent,
};
const ATTESTATION = 'src/tools/audit/attestation/attestation.ts';
/** Events of a pull request, which gets the comment. */
const WITH_COMMENT = ['pull_request', 'merge_group', 'workflow_run'];

/** Each workflow with each event that starts it. */
const CASES = readExamples()
  .filter((workflow) => usesGate(workflow) && !(workflow.file === 'attestation.yml' && isOfRemovedTool(ATTESTATION)))
  .flatMap((workflow) => Object.keys(workflow.on).map((on) => [workflow.file, on, workflow] as const));

describe.each(CASES)('examples/%s on %s', { concurrent: true }, (_file, on, workflow) => {
  const event = EVENTS[on]!();
  const prepare = on === 'workflow_run' ? fromFork : () => {};

  it('passes a change whose scan found nothing', async () => {
    const runs = await runExample(workflow, { event, platform: SCENARIOS.clean, prepare });
    expect(runs.length).toBeGreaterThan(0);
    for (const run of runs) expect(outcomeOf(run)).toEqual([0, 'pass', '']);
  });

  it('fails a change whose scan found critical issues', async () => {
    const runs = await runExample(workflow, { event, platform: SCENARIOS['over-limit'], prepare });
    for (const run of runs) {
      expect(outcomeOf(run)).toEqual([1, 'fail', '']);
      expect(run.comments).toHaveLength(WITH_COMMENT.includes(on) ? 1 : 0);
    }
  });
});

describe('the examples', () => {
  it('give no job the name of a status, because GitHub would require both', () => {
    const all = readExamples();
    const statuses = new Set(
      all.flatMap(({ jobs }) =>
        Object.values(jobs).flatMap(({ steps }) =>
          steps.map((step) => ('with' in step ? step.with['commit-status'] : undefined)),
        ),
      ),
    );
    const jobs = all.flatMap((example) => Object.entries(example.jobs).flatMap(([id, { name = id }]) => [id, name]));
    expect(statuses).toContain('findings-gate/verdict');
    expect(jobs.filter((name) => statuses.has(name))).toEqual([]);
  });

  it('run one gate at a time for each pull request or branch', () => {
    for (const [, on, workflow] of CASES) {
      const groups = stepsFor(workflow, { event: EVENTS[on]!() }).map(({ concurrencyGroup }) => concurrencyGroup);
      expect(new Set(groups).size, workflow.file).toBe(1);
      // For a ruleset, a cancelled run has not passed.
      if (workflow.file === 'required-workflow.yml') expect(groups[0]).toBeUndefined();
      else
        expect(groups[0]).toMatch(
          /^findings-gate-(?:octo-org\/shop-|nightly-)?(?:refs\/|pull_request-mallory\/shop-feature)/,
        );
    }
  });

  it('judge all projects of one repository in one check', async () => {
    const example = readExamples().find(({ file }) => file === 'matrix.yml')!;
    const runs = await runExample(example, { event: pullRequestEvent(), platform: SCENARIOS.monorepo }, runBuilt);
    expect(runs.map(outcomeOf)).toEqual([[1, 'fail', '']]);
    const { projects } = runs[0]!.report as unknown as { projects: readonly { name: string; verdict: string }[] };
    expect(projects.map(({ name, verdict }) => `${name} ${verdict}`)).toEqual([
      'octo-org/shop/api fail',
      'octo-org/shop/web inconclusive',
      'octo-org/shop/docs pass',
    ]);
  });
});
