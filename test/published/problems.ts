import { subscribe } from 'node:diagnostics_channel';
import { EXCHANGES, type Exchange } from '../../github-double/exchanges.ts';
import { USER_AGENT } from '../../src/http/user-agent.ts';

/** What did not hold since it was last taken. */
const problems = new Set<string>();
let checks: Promise<unknown> = Promise.resolve();

// Loaded once for all files of a worker, as a second subscription would check everything twice.
subscribe(EXCHANGES, (message) => {
  checks = checks.then(() => check(message as Exchange));
});

/** What did not hold of the exchanges with the doubles since it was last asked. */
export async function takeProblems(): Promise<readonly string[]> {
  await checks;
  const taken = [...problems];
  problems.clear();
  return taken;
}

/** Most test files talk to no double: what compares is loaded with the first exchange. */
async function check(exchange: Exchange): Promise<void> {
  const { problemsOfExchange } = await import('./github-exchange.ts');
  for (const problem of problemsOfExchange(exchange, USER_AGENT)) problems.add(problem);
}
