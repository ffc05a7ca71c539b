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
/** States that people set, which therefore have a time of triage. */
const TRIAGED = ['ignored-app', 'provisionally-ignored-app', 'reviewing', 'fixing'];
const SEVERITIES = ['critical', 'high', 'medium', 'low'];

/** Each rule has one type and one score. */
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
  // Whole days, so that some are at the very edge of a condition's time.
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

/** Valid conditions as YAML. */
export function silencingConditions(chance: Chance, isComparing: boolean): readonly string[] {
  // Conditions of one theme have more in common.
  const theme = chance.oneOf([undefined, undefined, 'score', 'triage'] as const);
  return Array.from({ length: chance.whole(2, 3) }, () => {
    const name = `Condition ${chance.next()}`;
    const isNew = isComparing && chance.percent(50);
    return `  - { ${[`name: ${name}`, ...choiceOf(chance, theme), ...(isNew ? ['compare: new'] : [])].join(', ')} }`;
  });
}

const TYPES = ['', '', '', '', '[sast]', '[sca]', '[sca]', '[secrets, sast]', '[ai-sast]', '[sast, ai-sast]'];

function choiceOf(chance: Chance, theme: 'score' | 'triage' | undefined): readonly string[] {
  const isOfTime = theme === 'triage' || chance.percent(33);
  const states = theme === 'triage' ? chance.some(TRIAGED, 50) : chance.some(STATES, 25);
  const type = theme === 'score' ? '[sca]' : chance.oneOf(TYPES);
  const isLikely = type === '[sca]' && chance.percent(80);
  const severities = type.includes('ai-sast') ? [] : chance.some(SEVERITIES, 40);
  const isTriaged = theme === 'triage';
  return [
    `max: ${chance.oneOf(['0', '1', '4', '9', 'none'])}`,
    `action: ${chance.percent(60) ? 'fail' : 'warn'}`,
    `count: ${chance.percent(70) ? 'issues' : 'groups'}`,
    ...(type === '' ? [] : [`issue-types: ${type}`]),
    ...(severities.length > 0 ? [`severities: [${severities.join(', ')}]`] : []),
    ...(states.length > 0 ? [`states: [${states.join(', ')}]`] : isTriaged ? ['states: [ignored-app]'] : []),
    ...(isOfTime ? [`${isTriaged ? 'triaged-within' : 'older-than'}: ${chance.oneOf(['7d', '2w'])}`] : []),
    ...(isLikely ? [`epss-above: ${chance.oneOf([0.1, 0.5])}`] : []),
    ...(isLikely && chance.percent(70) ? [`unscored: ${chance.oneOf(['count', 'ignore'])}`] : []),
  ];
}
