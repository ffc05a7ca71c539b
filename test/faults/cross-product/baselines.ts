import { otherCommit } from '../../../emulator/scenarios/scenario.ts';
import type { BuiltOptions } from '../../run/built-gate.ts';
import { foundBy, manyRules, SOON_OVER, scanned } from '../../run/platforms.ts';

/** A platform and settings whose verdict is known as long as nothing goes wrong. */
export type Baseline = {
  readonly name: string;
  readonly due: 'pass' | 'fail' | 'unproven';
  readonly options: Pick<BuiltOptions, 'platform'> & { readonly inputs: Readonly<Record<string, string>> };
};

/** Four critical rules with one issue each, three on a page, and three are allowed: the last page decides. */
const lastPageDecides = manyRules(4, () => ({ severity: 'SEVERITY_CRITICAL' }));

export const BASELINES: readonly Baseline[] = [
  baseline('clean', 'pass', 'clean'),
  baseline('at-limit', 'pass', 'at-limit', { 'max-high': '3' }),
  baseline('last-page', 'fail', lastPageDecides, { 'max-critical': '3', 'page-size': '3' }),
  baseline('count', 'fail', foundBy({}, 4), { 'max-high': '3' }),
  baseline('partial', 'unproven', scanned({ isPartial: true }), SOON_OVER),
  baseline('other-commit', 'unproven', scanned({ commit: otherCommit(400) }), SOON_OVER),
];

/** A comment is written on every run, so that requests to GitHub can fail too. */
function baseline(
  name: string,
  due: Baseline['due'],
  platform: NonNullable<BuiltOptions['platform']>,
  inputs: Readonly<Record<string, string>> = {},
): Baseline {
  return { name, due, options: { platform, inputs: { comment: 'always', ...inputs } } };
}
