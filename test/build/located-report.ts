import type { GateReport } from '../../src/domain/report.ts';
import { nextStep } from '../../src/report/text/reason-text.ts';
import { aLocation, someLocations } from './a-location.ts';
import { AWS_KEY, aCondition, aConditionRule, aReport, aRule } from './a-report.ts';

const RULES = 'https://platform.example/r/';

/** The same with more locations than a page shows unfolded, and with matching numbers. */
export function failWithManyLocations(): GateReport {
  const message =
    '3 critical issues, none allowed; 14 high issues, 10 allowed; 1 issue, none allowed (No live secrets)';
  const report = failWithLocations([27, 31, 40, 52, 58, 77, 90]);
  return {
    ...report,
    verdict: { word: 'fail', reason: undefined, message },
    nextStep: nextStep(report, {}),
    counts: { critical: 3n, high: 14n, medium: 0n, low: 0n, unrated: 0n, total: 17n },
  };
}

export function failWithLocations(lines: readonly number[] = [27, 31, 40]): GateReport {
  const evalDetected = aRule({ ruleId: 'r-eval', issues: 2n });
  const log4j = aRule({ ruleId: 'r-log4j', rulePath: 'ssc-b2d1: log4j-core before 2.17.1', product: 'supply-chain' });
  const directWrite = aRule({
    ruleId: 'r-xss',
    rulePath: 'javascript.express.security.audit.xss.direct-response-write',
    severity: 'high',
    issues: 12n,
  });
  const awsKey = { ...AWS_KEY, ruleId: 'r-aws' };
  const zipSlip = aRule({ ruleId: 'r-zip', rulePath: 'go.lang.security.zip-slip', severity: 'high', issues: 1n });
  const broken = (name: string, max: bigint, rules: readonly (typeof awsKey)[], source: 'input' | 'policy' = 'input') =>
    aCondition({
      name,
      source,
      max,
      found: rules.reduce((sum, { issues }) => sum + issues, 0n),
      result: 'broken',
      rules: rules.map((rule) => aConditionRule(rule)),
    });
  const inEval = { ruleId: 'r-eval', severity: 'critical', ruleUrl: `${RULES}eval-detected` } as const;
  const inXss = { ruleId: 'r-xss', filePath: 'web/routes/search page.js', isNew: false } as const;
  return aReport({
    verdict: { word: 'fail', reason: undefined, message: '3 critical issues, none allowed' },
    nextStep: 'Fix the critical issues.',
    exitCode: 1,
    conditions: [
      broken('max-critical', 0n, [evalDetected, log4j]),
      broken('max-high', 10n, [directWrite, awsKey, zipSlip]),
      broken('No live secrets', 0n, [awsKey], 'policy'),
    ],
    rules: [evalDetected, log4j, directWrite, awsKey, zipSlip],
    breakingRules: 5,
    places: someLocations([
      aLocation({ ...inEval, line: 118, endLine: 121, column: 9 }),
      aLocation(inEval),
      aLocation({
        ruleId: 'r-log4j',
        issueType: 'sca',
        severity: 'critical',
        filePath: 'pom.xml',
        line: undefined,
        endLine: undefined,
        column: undefined,
        message: 'Log4j runs code from an address in a message that is logged.',
        isNew: false,
        dependency: {
          package: 'org.apache.logging.log4j:log4j-core',
          version: '2.14.1',
          advisory: 'CVE-2021-44228',
          fixedBy: '2.17.1',
        },
      }),
      ...lines.map((line) =>
        aLocation({ ...inXss, line, endLine: line, message: 'Data of the request is written into the response.' }),
      ),
      aLocation({
        ruleId: 'r-aws',
        issueType: 'secrets',
        filePath: 'deploy/settings.env',
        line: 3,
        endLine: 3,
        column: 19,
        message: undefined,
        secret: { kind: 'AWS', validation: 'confirmed-valid' },
      }),
      aLocation({ ruleId: 'r-zip', filePath: '../elsewhere/unzip.go' }),
    ]),
  });
}
