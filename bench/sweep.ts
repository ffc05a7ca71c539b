import { fileURLToPath } from 'node:url';
import { DEFAULT_TOKEN } from '../emulator/build.ts';
import { aToken } from '../github-double/build.ts';
import { measureProcess } from './measure/measure-process.ts';
import { gitHubOf, platformOf, REPOSITORY, STATUS, serveSwept } from './world/swept-world.ts';

/*
 * Measures a sweep of 500 pull requests, at 50 ms a round trip: time, memory, requests, and how many are on their way at
 * once. It prints the table of docs/sweep.md. These are measurements of the built command line, not tests.
 */
const COMMAND_LINE = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
const PULLS = 500;
const DELAY_MS = 50;
/** Numbers of statuses that differ from the verdict. */
const DUE = [0, 80, 500];

async function main(): Promise<void> {
  console.log(
    '| Pull requests | Statuses to set | Time | Peak memory | Requests to platform and GitHub | On their way at once |',
  );
  console.log('|---|---|---|---|---|---|');
  for (const due of DUE) console.log(await rowOf(due));
}

async function rowOf(due: number): Promise<string> {
  const served = await serveSwept(platformOf(PULLS), gitHubOf(PULLS, due), DELAY_MS);
  const { platform, gitHub } = served;
  const flags = ['--base-url', platform.origin, '--deployment-id', '42', '--repository', REPOSITORY];
  const run = await measureProcess([COMMAND_LINE, 'sweep', ...flags, '--commit-status', STATUS, '--json'], {
    env: {
      FINDINGS_GATE_TOKEN: DEFAULT_TOKEN,
      FINDINGS_GATE_GITHUB_TOKEN: aToken().value,
      GITHUB_API_URL: gitHub.origin,
    },
    cwd: '/',
  });
  served.close();
  const { pullRequests } = JSON.parse(run.stdout) as { pullRequests: readonly { verdict: string; done: string }[] };
  const set = pullRequests.filter(({ done }) => done === 'written').length;
  const isWhole = run.exitCode === 0 && pullRequests.every(({ verdict }) => verdict === 'pass') && set === due;
  if (!isWhole) throw new Error(`the sweep ended with ${run.exitCode}, ${set} set: ${run.stderr}`);
  const cells = [
    String(PULLS),
    String(set),
    `${(run.wallMs / 1_000).toFixed(1)} s`,
    `${Math.round(run.memoryMb)} MB`,
    `${platform.requests.toLocaleString('en')} and ${gitHub.requests.toLocaleString('en')}`,
    `${platform.mostAtOnce} and ${gitHub.mostAtOnce}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

await main();
