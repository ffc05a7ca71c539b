import { anEpss, issuesOf } from '../build.ts';
import type { Issue } from '../state.ts';
import { PLACES } from './places.ts';
import { AI_RULE, CODE_RULES, SECRETS_RULES, SUPPLY_CHAIN_RULES } from './rules.ts';
import { placeOf, type ScenarioContext } from './scenario.ts';

const CODE = 'ISSUE_TYPE_SAST';
const SUPPLY_CHAIN = 'ISSUE_TYPE_SCA';
const SECRETS = 'ISSUE_TYPE_SECRETS';

/** 3 critical, 8 high, 6 medium and 4 low issues of the three rated products, and 2 of AI code scanning. */
export function manyFindings(context: ScenarioContext): readonly Issue[] {
  const place = placeOf(context);
  const { log4j, lodash, requests } = SUPPLY_CHAIN_RULES;
  const exploited = {
    epss: anEpss(),
    attributes: {
      cves: 'CVE-2021-44228',
      advisoryIds: ['CVE-2021-44228', 'GHSA-jfh8-c2jp-5v3q'],
      dependencies: 'org.apache.logging.log4j:log4j-core',
      reachabilities: 'REACHABILITY_ALWAYS_REACHABLE',
      exposures: 'REACHABLE',
      transitivities: 'DIRECT',
    },
  };
  const unlikely = { epss: anEpss({ score: 0.0121, percentile: 0.41, categorization: 'EPSS_PROBABILITY_LOW' }) };
  const live = { attributes: { validationStates: 'VALIDATION_STATE_CONFIRMED_VALID', secretTypes: 'AWS' } };
  const untested = { attributes: { validationStates: 'VALIDATION_STATE_VALIDATION_ERROR', secretTypes: 'GitHub' } };
  return [
    ...issuesOf(1, { ...place, ...PLACES.rawSql, rule: CODE_RULES.rawSql, type: CODE, severity: 'SEVERITY_CRITICAL' }),
    ...issuesOf(1, {
      ...place,
      ...exploited,
      ...PLACES.log4j,
      rule: log4j,
      type: SUPPLY_CHAIN,
      severity: 'SEVERITY_CRITICAL',
    }),
    ...issuesOf(1, {
      ...place,
      ...live,
      ...PLACES.awsAccessKey,
      rule: SECRETS_RULES.awsAccessKey,
      type: SECRETS,
      severity: 'SEVERITY_CRITICAL',
    }),
    ...issuesOf(4, {
      ...place,
      ...PLACES.evalDetected,
      rule: CODE_RULES.evalDetected,
      type: CODE,
      severity: 'SEVERITY_HIGH',
    }),
    ...issuesOf(3, {
      ...place,
      ...unlikely,
      ...PLACES.lodash,
      rule: lodash,
      type: SUPPLY_CHAIN,
      severity: 'SEVERITY_HIGH',
    }),
    ...issuesOf(1, {
      ...place,
      ...untested,
      ...PLACES.githubToken,
      rule: SECRETS_RULES.githubToken,
      type: SECRETS,
      severity: 'SEVERITY_HIGH',
    }),
    ...issuesOf(4, {
      ...place,
      ...PLACES.directResponseWrite,
      rule: CODE_RULES.directResponseWrite,
      type: CODE,
      severity: 'SEVERITY_MEDIUM',
    }),
    ...issuesOf(2, {
      ...place,
      ...unlikely,
      ...PLACES.requests,
      rule: requests,
      type: SUPPLY_CHAIN,
      severity: 'SEVERITY_MEDIUM',
    }),
    ...issuesOf(4, {
      ...place,
      ...PLACES.mathRandom,
      rule: CODE_RULES.mathRandom,
      type: CODE,
      severity: 'SEVERITY_LOW',
    }),
    ...issuesOf(2, { ...place, ...PLACES.objectLevel, rule: AI_RULE, type: 'ISSUE_TYPE_AI_SAST', severity: undefined }),
  ];
}

/** No critical issue, exactly 3 high and 5 medium ones. */
export function someFindings(context: ScenarioContext): readonly Issue[] {
  const place = placeOf(context);
  return [
    ...issuesOf(3, {
      ...place,
      ...PLACES.evalDetected,
      rule: CODE_RULES.evalDetected,
      type: CODE,
      severity: 'SEVERITY_HIGH',
    }),
    ...issuesOf(5, {
      ...place,
      ...PLACES.directResponseWrite,
      rule: CODE_RULES.directResponseWrite,
      type: CODE,
      severity: 'SEVERITY_MEDIUM',
    }),
  ];
}

/** Two low issues: nothing that a usual policy blocks. */
export function fewFindings(context: ScenarioContext): readonly Issue[] {
  return issuesOf(2, {
    ...placeOf(context),
    ...PLACES.mathRandom,
    rule: CODE_RULES.mathRandom,
    type: CODE,
    severity: 'SEVERITY_LOW',
  });
}
