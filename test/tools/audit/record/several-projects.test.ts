import { expect, it } from 'vitest';
import { readRecord } from '../../../../src/tools/audit/record/read-record.ts';
import {
  CHECKOUT,
  earlier,
  endingAt,
  finding,
  type GivenRun,
  inWords,
  issuesIn,
  platformWith,
  scanOf,
} from '../../../gate/pipeline/projects/some-projects.ts';
import { judged, record, recordedAlike, replay, type Settings } from './recorded-run.ts';

const ALL: Settings = { inputs: { projects: 'all' } };
const before = ['a', 'b', 'c'].flatMap((commit, index) => earlier(commit, index + 2, ['api', 'web']));
const WORLDS: Readonly<Record<string, Pick<GivenRun, 'scans' | 'issues'>>> = {
  'three that pass': { scans: [scanOf('api'), scanOf('web'), scanOf('docs')] },
  'one that fails': { scans: [finding(scanOf('api'), 2), scanOf('web')], issues: issuesIn('api', 2) },
  'one that runs, and another that is listed later': {
    scans: [scanOf('api', { startS: -60, timeline: endingAt(45) }), finding(scanOf('web', { startS: 20 }), 1)],
    issues: issuesIn('web', 1),
  },
  'one that was not scanned this time': { scans: [scanOf('api', { startS: -130 }), ...before] },
  none: { scans: before },
  'one that does not say whose it is': {
    scans: [scanOf('api'), scanOf('web', { names: { repo_display_name: '', repository: '', repo_url: '' } })],
  },
};

const AROUND = { around: () => ({ checkout: CHECKOUT }) };

it.each(Object.keys(WORLDS))('a record of all projects is decided again the same: %s', async (name) => {
  const { report, again } = await recordedAlike(platformWith(WORLDS[name]!), ALL, AROUND);
  expect(inWords(again)).toBe(inWords(report));
  expect(again.projects?.map(judged)).toEqual(report.projects?.map(judged));
  expect(again.requests.sent).toBe(0);
});

it('its case has the project of each condition, and other limits decide it again', async () => {
  const { text } = await record(platformWith(WORLDS['one that fails']!), ALL, AROUND);
  const stored = readRecord(new TextEncoder().encode(text));
  expect(stored.inputs.projects).toBe('all');
  expect(stored.case!.conditions).toContainEqual({ name: 'acme/shop/api: max-high', action: 'fail', result: 'broken' });
  expect(inWords(await replay(text, { inputs: { 'max-high': '2' } }))).toBe('pass: api pass, web pass');
});
