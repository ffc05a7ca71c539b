import { describe, expect, it } from 'vitest';
import type { Operation } from '../../emulator/platform.ts';
import type { CommandName } from '../../src/cli/commands.ts';
import type { DeploymentId } from '../../src/domain/ids.ts';
import { openConnections } from '../../src/http/connections.ts';
import { createFindingsReader } from '../../src/platform/client.ts';
import { platformSlots } from '../../src/platform/transport.ts';
import type { FindingsReader } from '../../src/ports/findings-reader.ts';
import { FakeClock } from '../fakes/fake-clock.ts';
import { readSource } from '../house/source-file.ts';
import { askPlatform } from './asked-platform.ts';
import { scenarioState } from './scenario-state.ts';

/** The command for an operation, and whether a failed request is repeated. */
type Use = {
  readonly command: readonly [CommandName, ...string[]];
  /** False for an operation that changes the platform, which is never sent a second time. */
  readonly isRepeated: boolean;
  /** The reader's method for the operation; undefined if the gate must not use the operation. */
  readonly inGate: keyof FindingsReader | undefined;
};

/** The operations of the interface, as the emulator has them from its document. A new one needs a row that says who uses it. */
const USES: Readonly<Record<Operation, Use>> = {
  'search-issues': { command: ['issues'], isRepeated: true, inGate: 'searchIssues' },
  'list-scans': { command: ['scans'], isRepeated: true, inGate: 'listScans' },
  'read-scan': { command: ['scan', '184467501'], isRepeated: true, inGate: 'readScan' },
  'list-issues': { command: ['issues', '--each'], isRepeated: true, inGate: undefined },
  'list-deployments': { command: ['deployments'], isRepeated: true, inGate: undefined },
  'delete-team': { command: ['team delete', '31', '--confirm', '31'], isRepeated: false, inGate: undefined },
};

/** Runs the command on a platform of its own. With `fails`, the first answer is a 503. */
async function run(command: Use['command'], fails: boolean) {
  const fault = { match: {}, nth: 1, fault: { kind: 'status', status: 503 } } as const;
  const { ended, requests } = await askPlatform(command, scenarioState('clean'), { faults: fails ? [fault] : [] });
  return { ended: typeof ended === 'number' ? ended : ended.reason, sent: requests.map(({ operation }) => operation) };
}

describe('an operation of the platform', () => {
  it.each(Object.entries(USES))('%s has a command that sends it, and nothing else', async (operation, { command }) => {
    const { ended, sent } = await run(command, false);
    expect(ended).toBe(0);
    expect(new Set(sent)).toEqual(new Set([operation]));
  });

  it.each(Object.entries(USES))('%s is sent again after a failure only if that is safe', async (_, use) => {
    const { ended, sent } = await run(use.command, true);
    expect([ended, sent.length > 1]).toEqual(use.isRepeated ? [0, true] : [2, false]);
  });

  it('is in the client once, and in the gate only if it reads', () => {
    const files = ['operations', 'team-delete', 'locations-client', 'deployments'].map(
      (name) => `src/platform/${name}.ts`,
    );
    const named = /(?:const operation = |issuePages\(platform, )'([a-z ]+)'/g;
    const sent = files.flatMap((file) => [...readSource(file).text.matchAll(named)].map(([, operation]) => operation));
    expect(new Set(sent).size).toBe(Object.keys(USES).length);
    const reads = createFindingsReader({
      baseUrl: new URL('http://127.0.0.1:1'),
      connections: openConnections('it', new URL('http://127.0.0.1:1'), {}),
      token: 'some-token',
      deploymentId: '42' as DeploymentId,
      requestTimeoutMs: 1_000,
      readBy: 1_000,
      clock: new FakeClock(),
      random: () => 0,
      log: { debug: () => {} },
      signal: new AbortController().signal,
      inSlot: platformSlots(),
    });
    const ofGate = Object.values(USES).flatMap(({ inGate }) => inGate ?? []);
    expect(Object.keys(reads).sort()).toEqual([...ofGate, 'requestsPlanned', 'requestsSent'].sort());
  });
});
