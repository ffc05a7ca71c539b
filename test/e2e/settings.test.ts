import { describe, expect, it } from 'vitest';
import { pullRequestEvent } from '../../demo/events.ts';
import { type GateOptions, outcomeOf, runGate } from '../run/gate.ts';

const CONFIG = [3, 'inconclusive', 'config'];

describe('a setting that cannot be used', { concurrent: true }, () => {
  it.each<[string, Record<string, string>, string]>([
    ['an unknown input, together with the closest known one,', { 'max-hihg': '0' }, 'max-high'],
    ['a limit in words', { 'max-high': 'five' }, 'max-high'],
    ['a negative limit', { 'max-low': '-1' }, 'max-low'],
    ['a limit in full-width digits', { 'max-low': '５' }, 'max-low'],
    ['a limit with a leading zero', { 'max-low': '05' }, 'max-low'],
    ['a duration without a unit', { 'wait-timeout': '90' }, 'wait-timeout'],
    ['a duration that is too long', { 'wait-timeout': '7h' }, 'wait-timeout'],
    ['yes instead of true', { summary: 'yes' }, 'summary'],
    ['an unknown product', { 'required-products': 'code, secret' }, 'required-products'],
    ['a duplicate product', { 'required-products': 'code, code' }, 'required-products'],
    ['a short commit', { commit: 'aaaaaaaa1f1f' }, 'commit'],
    ['plain http to another host', { 'base-url': 'http://findings.example' }, 'base-url'],
    ['an address with a password', { 'base-url': 'https://me:open-sesame-1234@findings.example' }, 'base-url'],
    ['a token with a line break', { 'api-token': 'a-token-that-was-cut\nin-two' }, 'api-token'],
    ['two policies', { policy: 'version: 1', 'policy-file': 'gate.yml' }, 'policy-file'],
    ['a policy file without a token to read it', { 'policy-file': 'gate.yml', 'github-token': '' }, 'github-token'],
    ['a policy file outside of the repository', { 'policy-file': '../gate.yml' }, 'policy-file'],
  ])('%s is named, and nothing is contacted', async (_what, inputs, name) => {
    const run = await runGate({ inputs, secrets: ['open-sesame-1234'] });
    expect(outcomeOf(run)).toEqual(CONFIG);
    expect(run.finalLine).toContain(name);
    expect([run.requests, run.githubRequests]).toEqual([[], []]);
  });

  it('is reported together with the other wrong ones', async () => {
    const { finalLine } = await runGate({ inputs: { 'max-high': 'x', 'page-size': '0', mode: 'strict' } });
    for (const name of ['max-high', 'page-size', 'mode']) expect(finalLine).toContain(name);
  });
});

describe('a blank setting', { concurrent: true }, () => {
  it('means its default', async () => {
    const blank = [
      'repository',
      'discovery-timeout',
      'wait-timeout',
      'poll-interval',
      'request-timeout',
      'page-size',
      'states',
      'baseline',
      'mode',
      'comment',
      'summary',
      'merge-queue',
    ];
    const run = await runGate({ platform: 'over-limit', inputs: Object.fromEntries(blank.map((name) => [name, ' '])) });
    expect([...outcomeOf(run), run.outputs.high]).toEqual([1, 'fail', '', '8']);
    expect(run.summary).not.toBe('');
  });
});

describe('a missing platform token', { concurrent: true }, () => {
  it.each<[string, GateOptions]>([
    ['of a fork', { event: pullRequestEvent('fork') }],
    ['of this repository', {}],
  ])('in a pull request %s is reported as such, and no request is sent', async (_whose, options) => {
    const run = await runGate({ ...options, inputs: { 'api-token': '' } });
    expect(outcomeOf(run)).toEqual([2, 'inconclusive', 'no-token']);
    expect(run.requests).toEqual([]);
    expect(run.report.nextStep).toMatch(/fork.*Dependabot/);
  });
});
