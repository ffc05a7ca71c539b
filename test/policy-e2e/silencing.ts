import { anEpss, anIssue, countsOf } from '../../emulator/build.ts';
import { scannedWith } from '../../emulator/scenarios/finished.ts';
import { AI_RULE, CODE_RULES, SECRETS_RULES, SUPPLY_CHAIN_RULES } from '../../emulator/scenarios/rules.ts';
import type { Scenario } from '../../emulator/scenarios/scenario.ts';
import { placeOf } from '../../emulator/scenarios/scenario.ts';
import type { Issue } from '../../emulator/state.ts';
import type { Chance } from '../build/random.ts';

const DAY_MS = 86_400_000;
const STATES = 'open fixed removed ignored-app ignored-code unknown reviewing fixing provisionally-ignored-app'.split(
  ' ',
);
/** People set these, so that they have a time of triage. */
const TRIAGED = ['ignored-app', 'provisionally-ignored-app', 'reviewing', 'fixing'];
const SEVERITIES = ['critical', 'high', 'medium', 'low'];

/** A rule has one type and one score; what is no probability is no score. */
const KINDS: readonly Pick<Issue, 'rule' | 'type' | 'epss'>[] = [
  { rule: CODE_RULES.evalDetected, type: 'ISSUE_TYPE_SAST' },
  { rule: CODE_RULES.rawSql, type: 'ISSUE_TYPE_SAST' },
  { rule: SUPPLY_CHAIN_RULES.log4j, type: 'ISSUE_TYPE_SCA', epss: anEpss({ score: 0.9 }) },
  { rule: SUPPLY_CHAIN_RULES.lodash, type: 'ISSUE_TYPE_SCA', epss: anEpss({ score: 0.2 }) },
  { rule: SUPPLY_CHAIN_RULES.requests, type: 'ISSUE_TYPE_SCA' },
  { rule: SECRETS_RULES.awsAccessKey, type: 'ISSUE_TYPE_SECRETS' },
  { rule: AI_RULE, type: 'ISSUE_TYPE_AI_SAST' },
];

/** A finished scan of all products, full or diff, beside issues in all nine states on its ref and on `main`. */
export function silencedWorld(chance: Chance): Scenario {
  return (context) => {
    const place = placeOf(context);
    const issues = (most: number, parts: Partial<Issue>, id: string) =>
      Array.from({ length: chance.whole(0, most) }, (_, index) =>
        issueOf(chance, context.nowMs, { ...place, ...parts, id: `${id}${index}` }),
      );
    const [here, there] = [issues(24, {}, 'h'), issues(8, { ref: 'main' }, 't')];
    return scannedWith(context, [...here, ...there], {
      enabledProducts: ['sast', 'sca', 'secrets', 'ai_sast'],
      isFull: chance.percent(50),
      findingsCounts: countsOf(here),
    });
  };
}

function issueOf(chance: Chance, nowMs: number, parts: Partial<Issue>): Issue {
  const kind = chance.oneOf(KINDS);
  const state = chance.oneOf(STATES);
  // Whole days, so that some stand at the very edge of a condition's time.
  const daysAgo = () => nowMs - chance.whole(0, 20) * DAY_MS;
  const createdAtMs = daysAgo();
  const severity = chance.percent(1) ? 'SEVERITY_NEW' : `SEVERITY_${chance.oneOf(SEVERITIES).toUpperCase()}`;
  return anIssue({
    ...parts,
    ...kind,
    severity: kind.type === 'ISSUE_TYPE_AI_SAST' ? undefined : severity,
    state: wireOf(state),
    standsFor: String(chance.oneOf([1, 1, 2, 3])),
    createdAtMs,
    relevantSinceMs: createdAtMs,
    ...(TRIAGED.includes(state) ? { triagedAtMs: daysAgo() } : {}),
  });
}

function wireOf(state: string): string {
  return `AGGREGATE_ISSUE_STATE_${state.toUpperCase().replaceAll('-', '_')}`;
}

type Written = {
  readonly name: string;
  readonly text: string;
  readonly times: readonly string[];
  /** Parts of what is left: each condition that is taken out is taken out of every part so far. */
  readonly terms: number;
  readonly isNew: boolean;
};

/** Valid conditions as YAML, of which the later ones may leave out what those above look for. */
export function silencingConditions(chance: Chance, isComparing: boolean): readonly string[] {
  const written: Written[] = [];
  // Conditions of one theme have more in common.
  const theme = chance.oneOf([undefined, undefined, 'score', 'triage'] as const);
  for (let left = chance.whole(2, 4); left > 0; left--) written.push(conditionOf(chance, isComparing, written, theme));
  return written.map(({ text }) => text);
}

function conditionOf(
  chance: Chance,
  isComparing: boolean,
  above: readonly Written[],
  theme: 'score' | 'triage' | undefined,
): Written {
  const name = `Condition ${chance.next()}`;
  const isNew = isComparing && chance.percent(50);
  const time = theme === 'triage' ? 'triaged-within' : chance.oneOf([undefined, undefined, 'older-than'] as const);
  const days = chance.oneOf(['7d', '2w']);
  const states = statesOf(chance, time === 'triaged-within');
  const type =
    theme === 'score'
      ? '[sca]'
      : chance.oneOf(['', '', '', '', '[sast]', '[sca]', '[sca]', '[secrets, sast]', '[ai-sast]', '[sast, ai-sast]']);
  const isLikely = type === '[sca]' && chance.percent(80);
  const severities = type.includes('ai-sast') ? [] : chance.some(SEVERITIES, 40);
  const taken = chance.percent(80) ? leftOut(chance, above, { time, isNew }) : [];
  const members = [
    `name: ${name}`,
    `max: ${chance.oneOf(['0', '1', '4', '9', 'none'])}`,
    `action: ${chance.percent(60) ? 'fail' : 'warn'}`,
    `count: ${chance.percent(70) ? 'issues' : 'groups'}`,
    ...(type === '' ? [] : [`issue-types: ${type}`]),
    ...(severities.length > 0 ? [`severities: [${severities.join(', ')}]`] : []),
    ...(states.length > 0 ? [`states: [${states.join(', ')}]`] : []),
    ...(time === undefined ? [] : [`${time}: ${days}`]),
    ...(isLikely ? [`epss-above: ${chance.oneOf([0.1, 0.5])}`] : []),
    ...(isLikely && chance.percent(70) ? [`unscored: ${chance.oneOf(['count', 'ignore'])}`] : []),
    ...(isNew ? ['compare: new'] : []),
    ...(taken.length > 0 ? [`and-not: [${taken.map((each) => each.name).join(', ')}]`] : []),
  ];
  return {
    name,
    text: `  - { ${members.join(', ')} }`,
    times: [...(time === undefined ? [] : [time]), ...taken.flatMap(({ times }) => times)],
    terms: termsOf(taken),
    isNew,
  };
}

function statesOf(chance: Chance, isTriaged: boolean): readonly string[] {
  if (isTriaged) return [chance.oneOf(TRIAGED), ...chance.some(TRIAGED, 40)].filter(isFirst);
  return chance.percent(60) ? chance.some(STATES, 40) : [];
}

/** What can be left out exactly: no two ways of choosing by time, not too many parts, and nothing new from what is not. */
function leftOut(
  chance: Chance,
  above: readonly Written[],
  { time, isNew }: { readonly time: string | undefined; readonly isNew: boolean },
): readonly Written[] {
  const taken: Written[] = [];
  for (const other of above.filter((each) => isNew || !each.isNew)) {
    const times = [time, ...[...taken, other].flatMap((each) => each.times)].filter((each) => each !== undefined);
    const isSaid = times.filter(isFirst).length < 2 && termsOf([...taken, other]) <= 16;
    if (isSaid && chance.percent(60)) taken.push(other);
  }
  return taken;
}

function termsOf(taken: readonly Written[]): number {
  return taken.reduce((sum, { terms }) => sum + sum * terms, 1);
}

function isFirst<Value>(value: Value, index: number, all: readonly Value[]): boolean {
  return all.indexOf(value) === index;
}
