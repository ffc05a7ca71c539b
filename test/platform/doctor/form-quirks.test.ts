import { describe, expect, it } from 'vitest';
import { aPlatformState, aScan, countsOf, endsAs, issuesOf } from '../../../emulator/build.ts';
import { FORM_QUIRKS } from '../../../emulator/quirks/form-quirks.ts';
import type { QuirkId } from '../../../emulator/quirks/quirks.ts';
import { AI_RULE, CODE_RULES, SECRETS_RULES, SUPPLY_CHAIN_RULES } from '../../../emulator/scenarios/rules.ts';
import type { LookResult } from '../../../src/domain/doctor/look.ts';
import type { DeploymentId, RepositoryId } from '../../../src/domain/ids.ts';
import { readFirst } from '../../../src/platform/doctor/first/first-reading.ts';
import { FORM_LOOKS } from '../../../src/platform/doctor/looks/form-looks.ts';
import { listenTo } from './hear.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const WANTED = {
  deployment: '42' as DeploymentId,
  repositoryId: '101' as RepositoryId,
  commit: undefined,
  commitAround: undefined,
  choose: () => undefined,
};

/** A project in which everything can be seen that answers can show: a push, a pull request, a partial scan, and one that runs. */
function everything() {
  const issues = [
    ...issuesOf(3, { rule: CODE_RULES.evalDetected }),
    ...issuesOf(1, { rule: SECRETS_RULES.awsAccessKey, type: 'ISSUE_TYPE_SECRETS' }),
    ...issuesOf(2, { rule: SUPPLY_CHAIN_RULES.lodash, type: 'ISSUE_TYPE_SCA' }),
    ...issuesOf(9, { rule: AI_RULE, type: 'ISSUE_TYPE_AI_SAST', ref: 'other' }),
  ].map((issue) => ({ ...issue, createdAtMs: NOW_MS - 900_000, relevantSinceMs: NOW_MS - 900_000 }));
  const ago = (minutes: number) => ({ createdAtMs: NOW_MS - minutes * 60_000 });
  const pull = { branch: 'refs/pull/7/merge', pullRequestId: '7', isFull: false };
  return aPlatformState({
    startedAtMs: NOW_MS,
    issues,
    scans: [
      aScan({ ...ago(9), id: '11', findingsCounts: countsOf(issues), timeline: endsAs('SCAN_STATUS_COMPLETED', 1) }),
      aScan({ ...ago(8), ...pull, id: '12' }),
      aScan({ ...ago(7), id: '13', isPartial: true, enabledProducts: ['sca'] }),
      aScan({ ...ago(1), ...pull, id: '14', timeline: endsAs('SCAN_STATUS_RUNNING') }),
    ],
  });
}

/** The results of all looks by id, after what they ask and what is asked first of any project. */
async function resultsWith(
  ...quirks: readonly QuirkId[]
): Promise<readonly (readonly [id: string, result: LookResult])[]> {
  const listener = listenTo(everything(), quirks, NOW_MS);
  const { known } = await readFirst(listener, WANTED);
  for (const look of Object.values(FORM_LOOKS)) {
    if (known !== undefined && 'ask' in look) await look.ask(listener.of(known.deployment), known);
  }
  return Object.entries(FORM_LOOKS).flatMap(([id, look]) =>
    'look' in look ? [[id, look.look(listener.heard()).result] as const] : [],
  );
}

describe('the looks at the form of answers', () => {
  it('find that everything holds where nothing is odd', async () => {
    expect((await resultsWith()).filter(([, result]) => result !== 'holds')).toEqual([]);
  });

  it.each(Object.keys(FORM_QUIRKS) as QuirkId[])('name %s where it is broken, and no other', async (id) => {
    const results = await resultsWith(id);
    expect(results.filter(([, result]) => result === 'does-not-hold').map(([name]) => name)).toEqual([id]);
  });

  it('look at each id that a quirk breaks, and at no other', () => {
    const looked = Object.entries(FORM_LOOKS).filter(([, look]) => 'look' in look);
    expect(looked.map(([id]) => id).toSorted()).toEqual(Object.keys(FORM_QUIRKS).toSorted());
  });
});
