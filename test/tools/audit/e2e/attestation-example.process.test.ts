import { expect, it } from 'vitest';
import { pushEvent } from '../../../../demo/events.ts';
import type { Scenario } from '../../../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../../../emulator/scenarios.ts';
import { besideTheGate, readExamples } from '../../../examples/example-workflow.ts';
import { runExample } from '../../../examples/run-example.ts';
import { PREDICATE_TYPE, problemsOfStatement, statementOf } from '../../../report/json/in-toto.ts';
import { runBuilt } from '../../../run/built-gate.ts';

it('the example signs what the gate wrote, of the type that it has, and nothing of a run that did not pass', async () => {
  const example = readExamples().find(({ file }) => file === 'attestation.yml')!;
  const signing = besideTheGate(example)['actions/attest']!;
  const [gate] = Object.values(example.jobs).flatMap(({ steps }) =>
    steps.flatMap((step) => ('with' in step ? (step.with['attestation-path'] ?? []) : [])),
  );
  expect(signing).toMatchObject({ 'predicate-path': gate, 'predicate-type': PREDICATE_TYPE });
  const predicates = async (platform: Scenario) => {
    const [run] = await runExample(example, { event: pushEvent(), platform }, runBuilt);
    return [...run!.leftFiles].filter(([path]) => path.endsWith('/temp/pass.json')).map(([, text]) => text);
  };
  const [predicate, ...others] = await predicates(SCENARIOS.clean);
  expect(others).toEqual([]);
  const statement = statementOf(JSON.parse(predicate!), 'ab'.repeat(32));
  expect(problemsOfStatement(statement)).toEqual([]);
  expect(await predicates(SCENARIOS['over-limit'])).toEqual([]);
});
