import type { Dependency, Issue, Span } from '../state.ts';

/** A text that a scanner might quote from a secret. An output that contains it leaks. */
export const MESSAGE_CANARY = 'canary-of-a-message-AKIAIOSFODNN7EXAMPLE';

/** Location and message of the issues of a rule. */
type RulePlace = Pick<Issue, 'filePath' | 'message' | 'span' | 'dependency'>;

/** Locations of issues by rule of the scenarios, as real scanners report them. */
export const PLACES = {
  evalDetected: inCode(
    'src/checkout/payment.py',
    { line: 42, endLine: 42, column: 14, endColumn: 38 },
    'Detected the use of eval. It runs any code that reaches it from outside. Use ast.literal_eval instead.',
  ),
  rawSql: inCode(
    'src/orders/views.py',
    { line: 118, endLine: 121, column: 9, endColumn: 62 },
    'Data of the request reaches a raw SQL query. Use the parameters of the query instead.',
  ),
  directResponseWrite: inCode(
    'web/routes/search.js',
    { line: 27, endLine: 27, column: 5, endColumn: 44 },
    'Data of the request is written into the response, where a browser runs it as a script.',
  ),
  mathRandom: inCode(
    'internal/session/id.go',
    { line: 9, endLine: 9, column: 2, endColumn: 13 },
    'math/rand can be foreseen. Use crypto/rand for what must stay secret.',
  ),
  objectLevel: inCode(
    'src/orders/api.py',
    { line: 64, endLine: 71, column: 1, endColumn: 27 },
    'Any user can read the order of another one by its number.',
  ),
  log4j: inPackage('pom.xml', 31, 'Log4j runs code from an address in a message that is logged.', {
    package: 'org.apache.logging.log4j:log4j-core',
    version: '2.14.1',
    ecosystem: 'maven',
    manifestFilePath: 'pom.xml',
    advisory: 'CVE-2021-44228',
    fixedBy: ['2.17.1'],
  }),
  lodash: inPackage('web/package-lock.json', 4127, 'A crafted object changes the prototype of all objects.', {
    package: 'lodash',
    version: '4.17.15',
    ecosystem: 'npm',
    manifestFilePath: 'web/package.json',
    advisory: 'CVE-2020-8203',
    fixedBy: ['4.17.21', '4.17.20'],
  }),
  requests: inPackage('requirements.txt', 12, 'A header with a password follows a redirect to another host.', {
    package: 'requests',
    version: '2.30.0',
    ecosystem: 'pypi',
    manifestFilePath: 'requirements.txt',
    advisory: 'GHSA-j8r2-6x86-q33q',
    fixedBy: [],
  }),
  awsAccessKey: inCode(
    'deploy/settings.env',
    { line: 3, endLine: 3, column: 19, endColumn: 39 },
    `A key was found: ${MESSAGE_CANARY}`,
  ),
  githubToken: inCode(
    'scripts/release.sh',
    { line: 8, endLine: 8, column: 14, endColumn: 54 },
    `A key was found: ${MESSAGE_CANARY}`,
  ),
} as const satisfies Readonly<Record<string, RulePlace>>;

function inCode(filePath: string, span: Span, message: string): RulePlace {
  return { filePath, span, message };
}

function inPackage(filePath: string, line: number, message: string, dependency: Dependency): RulePlace {
  return { filePath, span: { line, endLine: line, column: 1, endColumn: 40 }, message, dependency };
}
