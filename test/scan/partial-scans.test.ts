import { describe, expect, it } from 'vitest';
import type { RepositoryId } from '../../src/domain/ids.ts';
import type { Scan } from '../../src/domain/scan.ts';
import { PartialScans } from '../../src/scan/lookup/partial-scans.ts';
import { aRunningScan, aScan } from '../build/a-scan.ts';
import { aScanPage, ScriptedReader } from '../fakes/scripted-reader.ts';

const OURS = '4242' as RepositoryId;
const unsaid = (id: string): Scan => aScan({ id, isPartialScan: undefined });

/** A platform whose filter lists these, each on a page of its own. */
function aFilter({
  partial = [],
  whole = [],
}: {
  readonly partial?: readonly Scan[];
  readonly whole?: readonly Scan[];
}) {
  const reader = new ScriptedReader({
    scans: ({ isPartialScan }) =>
      [[], ...(isPartialScan === true ? partial : whole).map((scan) => [scan])].map((scans) => aScanPage(scans)),
  });
  return { reader, scans: new PartialScans(reader, () => {}) };
}

function flagsOf(scans: PartialScans, ...of: readonly Scan[]): readonly (boolean | undefined)[] {
  return of.map((scan) => scans.withFlag(scan).isPartialScan);
}

describe('whether a scan that does not say it ran all rules', () => {
  it('is not known before the list was asked', () => {
    expect(flagsOf(aFilter({}).scans, unsaid('1'))).toEqual([undefined]);
  });

  it('is told by one question where no such scan is partial', async () => {
    const { reader, scans } = aFilter({ partial: [aScan({ id: '3', isPartialScan: true })] });
    await scans.ask(OURS, [unsaid('1'), unsaid('2')], 'polling');
    expect(flagsOf(scans, unsaid('1'), unsaid('2'))).toEqual([false, false]);
    expect(reader.scanSearches).toEqual([{ repositoryId: OURS, isPartialScan: true }]);
  });

  it('is told by two questions where one is partial', async () => {
    const { reader, scans } = aFilter({ partial: [unsaid('1')], whole: [unsaid('2')] });
    await scans.ask(OURS, [unsaid('1'), unsaid('2')], 'reading');
    expect(flagsOf(scans, unsaid('1'), unsaid('2'))).toEqual([true, false]);
    expect(reader.scanSearches).toEqual([true, false].map((isPartialScan) => ({ repositoryId: OURS, isPartialScan })));
  });

  it('is told of partial scans that nobody asked about', async () => {
    const { scans } = aFilter({ partial: [unsaid('7')] });
    await scans.ask(OURS, [unsaid('1')], 'reading');
    expect(flagsOf(scans, unsaid('7'), unsaid('8'))).toEqual([true, undefined]);
  });

  it('never goes before what the scan says itself', async () => {
    const { scans } = aFilter({ partial: [unsaid('1')], whole: [unsaid('2')] });
    await scans.ask(OURS, [unsaid('1'), unsaid('2')], 'reading');
    const [one, two] = [aScan({ id: '1', isPartialScan: false }), aScan({ id: '2', isPartialScan: true })];
    expect(flagsOf(scans, one, two)).toEqual([false, true]);
  });

  it('is asked again of a running scan when it has ended', async () => {
    const running = (id: string): Scan => aRunningScan({ id, isPartialScan: undefined });
    const { scans } = aFilter({ partial: [running('1')] });
    await scans.ask(OURS, [running('1'), running('2')], 'polling');
    expect(flagsOf(scans, running('1'), running('2'))).toEqual([true, false]);
    expect(flagsOf(scans, unsaid('1'), unsaid('2'))).toEqual([undefined, undefined]);
  });
});

describe('a filter that is not obeyed proves nothing', () => {
  it.each<[string, Parameters<typeof aFilter>[0], RegExp]>([
    [
      'lists every scan either way',
      { partial: [unsaid('1')], whole: [unsaid('1')] },
      /scan 1 is listed among .* and among /,
    ],
    ['lists a whole scan as partial', { partial: [aScan({ id: '9', isPartialScan: false })] }, /scan 9 .* says all/],
    [
      'lists a partial scan as whole',
      { partial: [unsaid('1')], whole: [aScan({ id: '9', isPartialScan: true })] },
      /scan 9 .* says a part/,
    ],
  ])('where it %s', async (_, given, message) => {
    const { scans } = aFilter(given);
    const asked = scans.ask(OURS, [unsaid('1'), unsaid('2')], 'reading');
    await expect(asked).rejects.toMatchObject({ reason: 'contract', message: expect.stringMatching(message) });
    expect(flagsOf(scans, unsaid('1'), unsaid('2'))).toEqual([undefined, undefined]);
  });
});
