import { describe, expect, it } from 'vitest';
import { aPlatformState, aScan, endsAs, issuesOf } from '../../emulator/build.ts';
import type { PlatformState } from '../../emulator/state.ts';
import { randomWireForm, WIRE_FORMS, type WireForm } from '../../emulator/wire/wire-form.ts';
import { runPlatform } from './running-platform.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const SWITCHES = Object.entries(WIRE_FORMS).flatMap(([name, [, ...forms]]) =>
  forms.map((form) => [name, form] as const),
);

/** A finished scan of a pull request, two of branches, one of them running, and issues of two rules. */
function platformIn(wire: Partial<WireForm>): PlatformState {
  const started = (startedAtMs: number) => ({ startedAtMs, createdAtMs: startedAtMs });
  return aPlatformState({
    startedAtMs: NOW_MS,
    scans: [
      aScan({ ...started(NOW_MS - 60_000), id: '7', branch: 'refs/pull/7/merge', pullRequestId: '7', isFull: false }),
      aScan({ ...started(NOW_MS - 50_000), id: '8', branch: 'main' }),
      aScan({ ...started(NOW_MS - 40_000), id: '9', timeline: endsAs('SCAN_STATUS_RUNNING'), branch: 'refs/heads/x' }),
    ],
    issues: issuesOf(2),
    wire,
  });
}

async function answersIn(wire: Partial<WireForm>): Promise<string> {
  const platform = await runPlatform(platformIn(wire), () => NOW_MS);
  const asked = [
    platform.send('POST', '/api/v1/deployments/42/scans/search', {}),
    platform.send('POST', '/api/agent/deployments/42/issues/search', {}),
    platform.send('POST', '/api/agent/deployments/42/issues', {}),
    ...['7', '8', '9'].map((id) => platform.send('GET', `/api/v1/deployments/42/scan/${id}`)),
  ];
  return (await Promise.all(asked.map(async (answer) => (await answer).text()))).join('\n');
}

describe('a form of the answers', () => {
  it.each(SWITCHES)('changes the answers if %s is %j', async (name, form) => {
    expect(await answersIn({ [name]: form })).not.toBe(await answersIn({}));
  });

  it.each<[Partial<WireForm>, readonly string[]]>([
    [{}, ['"branch":"main","commit":"c0ffee', '"meta":{"branch":"refs/heads/main"']],
    [{ totals: 'groups' }, ['"total":"1","fetched":"1"']],
    [{ totals: 'issues' }, ['"total":"2","fetched":"2"']],
    [{ endOfPaging: 'empty' }, ['"cursor":""']],
    [{ endOfPaging: 'null' }, ['"cursor":null']],
    [{ timestamps: 'space-separated' }, ['"2026-01-15 09:30:00.000000+00:00"']],
    [{ omitsEmptyMembers: true }, ['"issuesCount":"2",', '"sastAttributes":{}']],
    [{ missingTimes: 'empty' }, ['"completed_at":""']],
    [{ missingTimes: 'zero' }, ['"completed_at":"0001-01-01T00:00:00Z"']],
    [{ missingTimes: 'null' }, ['"completed_at":null']],
    [{ listIds: 'integer' }, ['{"scans":[{"id":9,"deployment_id":42,"repository_id":101']],
    [{ detailIds: 'text' }, ['{"id":"7","deployment_id":"42","repository_id":"101"']],
    [{ exitCodes: 'text' }, ['"exit_code":"0"']],
    [{ scanCounts: 'text' }, ['"findings_counts":{"code":"0",', '"stats":{"findings":"0",']],
    [{ issueCounts: 'integer' }, ['"issuesCount":2,', '"total":1,"fetched":1}']],
    [{ issuePlaces: 'text' }, ['"line":"42","endLine":"44"']],
    [{ pullRequestIds: 'text' }, ['"pull_request_id":"7"']],
    [{ missingPullRequestIds: 'zero' }, ['"pull_request_id":0']],
    [{ titles: 'text' }, ['"commit_title":"Take payments', '"pull_request_title":"Payments']],
    [{ eventMember: 'true' }, ['"true":"push"', '"true":"pull_request"']],
    [{ products: 'prefixed' }, ['"enabled_products":["PRODUCT_SAST","PRODUCT_SCA","PRODUCT_SECRETS"]']],
    [{ products: 'hyphenated-words' }, ['"enabled_products":["code","supply-chain","secrets"]']],
    [{ listBranches: 'full' }, ['"branch":"refs/heads/main","commit":"c0ffee']],
    [{ listBranches: 'short' }, ['"branch":"x","commit":"c0ffee', '"branch":"refs/pull/7/merge"']],
    [{ detailBranches: 'short' }, ['"meta":{"branch":"main"', '"meta":{"branch":"refs/pull/7/merge"']],
  ])('has the expected text with %j', async (wire, written) => {
    const answers = await answersIn(wire);
    for (const part of written) expect(answers).toContain(part);
  });

  it.each<[Partial<WireForm>, RegExp]>([
    [{ totals: 'absent' }, /"total":"|"fetched"/],
    [{ endOfPaging: 'absent' }, /"cursor"/],
    [{ omitsEmptyMembers: true }, /"ruleSupersededBy"|:(?:""|\[\]|false)/],
  ])('leaves out the named members with %j', async (wire, left) => {
    expect(await answersIn(wire)).not.toMatch(left);
  });

  it('leaves out a count of zero that is an integer, too', async () => {
    const wire = { omitsEmptyMembers: true, issueCounts: 'integer', scanCounts: 'integer' } as const;
    expect(await answersIn(wire)).not.toMatch(/:0\b/);
  });

  it('compares a branch in the spelling of the list', async () => {
    const found = async (listBranches: WireForm['listBranches'], branch: string) => {
      const platform = await runPlatform(platformIn({ listBranches }), () => NOW_MS);
      return (await platform.listScans({ branch })).scans.map(({ id }) => id);
    };
    expect([await found('full', 'refs/heads/main'), await found('full', 'main')]).toEqual([['8'], []]);
    expect([await found('short', 'refs/heads/x'), await found('short', 'x')]).toEqual([[], ['9']]);
  });
});

it('random forms are the same for a seed, and reach every form of every switch', () => {
  expect(randomWireForm(7)).toEqual(randomWireForm(7));
  const forms = Array.from({ length: 60 }, (_, seed) => randomWireForm(seed));
  for (const [name, [...known]] of Object.entries(WIRE_FORMS)) {
    const seen = new Set(forms.map((form) => wordOf(form[name as keyof WireForm])));
    expect([...seen].toSorted(), name).toEqual(known.map(wordOf).toSorted());
  }
});

const wordOf = (form: unknown) => (typeof form === 'object' ? 'shuffled' : String(form));
