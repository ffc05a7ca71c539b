import { aRule } from '../build.ts';

/** Rules as real registries name them. */
export const CODE_RULES = {
  evalDetected: aRule({ path: 'python.lang.security.audit.eval-detected.eval-detected' }),
  rawSql: aRule({ path: 'python.django.security.injection.sql.sql-injection-using-raw' }),
  directResponseWrite: aRule({ path: 'javascript.express.security.audit.xss.direct-response-write' }),
  mathRandom: aRule({ path: 'go.lang.security.audit.crypto.math_random.math-random-used' }),
};

export const SUPPLY_CHAIN_RULES = {
  log4j: aRule({ path: 'ssc-9c1a2f7e-log4j-core-deserialization' }),
  lodash: aRule({ path: 'ssc-4be07d31-lodash-prototype-pollution' }),
  requests: aRule({ path: 'ssc-77e2c0aa-requests-insufficiently-protected-credentials' }),
};

export const SECRETS_RULES = {
  awsAccessKey: aRule({ path: 'generic.secrets.security.detected-aws-access-key' }),
  githubToken: aRule({ path: 'generic.secrets.security.detected-github-token' }),
};

export const AI_RULE = aRule({ path: 'ai.broken-object-level-authorization' });
