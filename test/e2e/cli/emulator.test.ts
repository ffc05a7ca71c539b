import { describe, expect, it } from 'vitest';
import { runCliSources } from '../../run/run-cli-sources.ts';

describe('findings-gate emulator', () => {
  it.each([
    [['--scenario', 'over-limti'], /--scenario: "over-limti" is not one of .*did you mean over-limit\?/],
    [['--port', 'x'], /--port: "x" is not a port; write a number/],
    [['--port', '65536'], /--port: "65536" is not a port/],
    [['--fault', '{"fault":{"kind":"explode"}}'], /--fault: unknown kind of fault/],
    [['--fault', '{'], /--fault: /],
    [['--quirk', 'end-of-pagin'], /--quirk: no assumption .* has that id; write one of .*end-of-paging/],
    [['--commit', 'main'], /--commit: "main" is not a commit/],
    [['--repository', 'a/b;ls'], /--repository: .*write owner\/name/],
    [['--head-ref', '$(ls)'], /--head-ref: .*not the name of a branch/],
    [['--scenari', 'clean'], /unknown flag "--scenari": did you mean --scenario\?/],
    [['clean'], /takes only flags/],
    [['--index-lag', '5'], /--index-lag: .*5/],
    [['--accept-scans', '--rules', 'nowhere.yml'], /--rules: .*nowhere\.yml/],
    [['--accept-scans', '--rules', 'package.json'], /--rules: .*a list of rules that each have an "id"/],
  ])('ends with 3 and says why for %j', async (args, message) => {
    const { exitCode, stdout, stderr } = await runCliSources(['emulator', ...args]);
    expect([exitCode, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(message);
  });
});
