import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CommitSha } from '../../../../src/domain/ids.ts';
import { STATUS_STATES, type StatusState } from '../../../../src/forge/github/status-words.ts';
import { turnStatus } from '../../../../src/tools/fleet/sweep/turn-status.ts';
import '../../../build/property-seed.ts';
import { FakeHost } from './fake-host.ts';

const SHA = 'c'.repeat(40) as CommitSha;
const OURS = { state: 'success', description: 'ours', targetUrl: undefined } as const;

describe('a status that is turned', () => {
  it('leaves the last word to whoever else wrote one meanwhile, whenever that was', async () => {
    const moment = fc.record({
      // Before which listing, or before which write; each counted from 1.
      before: fc.constantFrom('list', 'write'),
      which: fc.integer({ min: 1, max: 3 }),
      state: fc.constantFrom(...STATUS_STATES),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.option(fc.constantFrom(...STATUS_STATES), { nil: undefined }),
        fc.uniqueArray(moment, { selector: ({ before, which }) => `${before} ${which}`, maxLength: 2 }),
        async (stands, moments) => {
          const host = new FakeHost([]);
          const before = stands && host.set(SHA, stands);
          const others: StatusState[] = [];
          const seen = { list: 0, write: 0 };
          const act = (kind: 'list' | 'write') => () => {
            seen[kind] += 1;
            for (const { state } of moments.filter((each) => each.before === kind && each.which === seen[kind])) {
              host.set(SHA, state);
              others.push(state);
            }
          };
          host.beforeList = act('list');
          host.between = act('write');
          const turned = await turnStatus(host, SHA, OURS, before);
          const top = host.kept[0]!;
          expect(top).toMatchObject(
            others.length === 0 ? OURS : { state: others.at(-1)!, description: 'of another run' },
          );
          expect(turned).toMatchObject({
            kind: others.length === 0 ? 'written' : 'overtaken',
            status: { state: top.state },
          });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is not written at all where another one came first', async () => {
    const host = new FakeHost([]);
    const before = host.set(SHA, 'failure');
    host.set(SHA, 'failure');
    expect(await turnStatus(host, SHA, OURS, before)).toMatchObject({
      kind: 'overtaken',
      status: { state: 'failure' },
    });
    expect(host.written).toEqual([]);
  });

  it('is looked for again where it is not listed yet, and in vain is a failure', async () => {
    const host = new FakeHost([]);
    const before = host.set(SHA, 'failure');
    const { kept } = host;
    host.statuses = async () => [...kept];
    await expect(turnStatus(host, SHA, OURS, before)).rejects.toMatchObject({ reason: 'github' });
    expect(host.written).toHaveLength(1);
  });
});
