import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pushEvent } from '../../../../demo/events.ts';
import type { Scenario } from '../../../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../../../emulator/scenarios.ts';
import { renderAttestation } from '../../../../src/tools/audit/attestation/attestation.ts';
import { aReport, COMMIT } from '../../../build/a-report.ts';
import { besideTheGate, readExamples } from '../../../examples/example-workflow.ts';
import { runExample } from '../../../examples/run-example.ts';
import { PREDICATE_TYPE, problemsOfStatement, statementOf } from '../../../report/json/in-toto.ts';
import { runBuilt } from '../../../run/built-gate.ts';

const PAGE = readFileSync(new URL('../../../../docs/attestation.md', import.meta.url), 'utf8');
const [, FILTER = ''] = /^jq .*?'(.*?)' verified\.json$/ms.exec(PAGE) ?? [];
const MAIN = 'refs/heads/main';

/** The output of `gh attestation verify --format json` for one attestation, with the members that the filter reads. */
function verified(certificate: Readonly<Record<string, string>>, predicate: Readonly<Record<string, unknown>> = {}) {
  const made = JSON.parse(renderAttestation(aReport(), { states: ['open'], policy: undefined }, (text) => text));
  // The platform as a run writes it.
  const platform = { url: new URL('https://platform.example').href, deploymentId: '123' };
  const statement = statementOf({ ...made, platform, ...predicate }, 'ab'.repeat(32));
  const signed = { sourceRepositoryRef: MAIN, sourceRepositoryDigest: COMMIT, ...certificate };
  return { verificationResult: { signature: { certificate: signed }, statement } };
}

function isAccepted(results: readonly unknown[]): boolean {
  const words = ['--exit-status', '--arg', 'commit', COMMIT, '--arg', 'ref', MAIN, FILTER];
  try {
    execFileSync('jq', words, { input: JSON.stringify(results), stdio: ['pipe', 'ignore', 'ignore'] });
    return true;
  } catch (thrown) {
    if ((thrown as { status?: unknown }).status === 1) return false;
    throw thrown;
  }
}

/** The runners of GitHub have jq. Other machines may not. */
const hasJq = spawnSync('jq', ['--version']).status === 0;

describe.skipIf(!hasJq)('the check in docs/attestation.md', () => {
  it('accepts the pass of that commit, also among others', () => {
    expect(isAccepted([verified({})])).toBe(true);
    expect(isAccepted([verified({ sourceRepositoryRef: 'refs/heads/mine' }), verified({})])).toBe(true);
  });

  it.each<[string, readonly unknown[]]>([
    ['nothing at all', []],
    ['a signature from another branch', [verified({ sourceRepositoryRef: 'refs/heads/mine' })]],
    ['a run of another commit', [verified({ sourceRepositoryDigest: 'f'.repeat(40) })]],
    ['a pass of another commit from an earlier run', [verified({}, { commit: 'f'.repeat(40) })]],
    ['a result of another verifier', [verified({}, { verifier: { id: 'https://a.example/v1', policies: [] } })]],
    ['a pass by another platform', [verified({}, { platform: { url: 'https://a.example', deploymentId: '123' } })]],
    ['a pass elsewhere', [verified({}, { platform: { url: 'https://platform.example/', deploymentId: '1' } })]],
    ['a result without the pass', [verified({}, { properties: ['FINDINGS_GATE_FULL_SCAN_CODE'] })]],
    ['halves of two', [verified({ sourceRepositoryRef: 'refs/heads/mine' }), verified({}, { commit: 'f'.repeat(40) })]],
  ])('refuses %s', (_, results) => {
    expect(isAccepted(results)).toBe(false);
  });
});

it('docs/attestation.md names the type that the file has', () => {
  expect([...PAGE.matchAll(/predicate-type:? (\S+)/g)].map(([, type]) => type)).toEqual([
    PREDICATE_TYPE,
    PREDICATE_TYPE,
  ]);
});

it('the example signs the file of the gate, with its type, and nothing of a run that did not pass', async () => {
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
