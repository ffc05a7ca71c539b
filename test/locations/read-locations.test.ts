import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../src/domain/failure.ts';
import type { IssueLocation, LocationPage } from '../../src/domain/location/issue-location.ts';
import { type LocationsReading, readLocations } from '../../src/locations/read-locations.ts';
import type { LocationsReader } from '../../src/ports/locations-reader.ts';
import { aLocationSearch, anIssueLocation } from '../build/a-location.ts';
import { VirtualClock } from '../fakes/virtual-clock.ts';

type Reply = LocationPage | Error | 'nothing, ever';

/** A reader that gives these one after the other. Records how many pages were asked for, and whether it was stopped. */
function aReader(...replies: readonly Reply[]) {
  const seen = { pages: 0, stopped: undefined as unknown };
  const reader: LocationsReader = {
    async *listLocations(_search, signal) {
      const { promise: stopped, reject } = Promise.withResolvers<never>();
      stopped.catch((reason: unknown) => {
        seen.stopped = reason;
      });
      signal.addEventListener('abort', () => reject(signal.reason));
      for (const each of replies) {
        seen.pages += 1;
        if (each instanceof Error) throw each;
        if (each === 'nothing, ever') await stopped;
        else yield each;
      }
    },
    requestsSent: () => seen.pages,
  };
  return { reader, seen };
}

function page(...given: readonly Partial<IssueLocation>[]): LocationPage {
  return { places: given.map((one, index) => anIssueLocation({ issueId: `issue-${index}`, ...one })), isLast: true };
}

async function read(reader: LocationsReader, given: Partial<LocationsReading> = {}) {
  const clock = new VirtualClock(0);
  const read = await readLocations(aLocationSearch(), {
    reader,
    clock,
    signal: new AbortController().signal,
    limitMs: 5_000,
    mostPages: 1,
    ...given,
  });
  return { ...read, ms: clock.now() };
}

describe('the reading of places', () => {
  it('gives what came', async () => {
    const { reader } = aReader(page({}, { firstSeenScan: '7' }));
    const places = await read(reader);
    expect(places.found.map(({ firstSeenScan }) => firstSeenScan)).toEqual(['481516', '7']);
    expect([places.areAll, places.missing, places.pages]).toEqual([true, undefined, 1]);
  });

  it('ends after its time, and stops the request', async () => {
    const { reader, seen } = aReader('nothing, ever');
    const { ms, ...places } = await read(reader);
    expect([places.found, places.missing, ms]).toEqual([[], 'no whole answer within 5 s', 5_000]);
    expect(seen.stopped).toMatchObject({ reason: 'network' });
  });

  it('ends at once when the run is stopped', async () => {
    const stop = new AbortController();
    const { reader, seen } = aReader('nothing, ever');
    const reading = read(reader, { signal: stop.signal });
    stop.abort(new GateFailure('cancelled', 'the run was stopped from outside'));
    const { ms, ...places } = await reading;
    expect([places.missing, ms]).toEqual(['the run was stopped from outside', 0]);
    expect(seen.stopped).toBe(stop.signal.reason);
  });

  it('does not begin if the run was stopped before', async () => {
    const { reader } = aReader(page({}));
    const places = await read(reader, { signal: AbortSignal.abort(new GateFailure('cancelled', 'stopped')) });
    expect(places).toMatchObject({ found: [], missing: 'stopped' });
  });

  it('reads at most the allowed number of pages, and keeps those before a failure', async () => {
    const more = { ...page({ issueId: undefined }), isLast: false };
    const endless = await read(aReader(...Array(20).fill(more)).reader, { mostPages: 10 });
    expect([endless.found.length, endless.areAll, endless.pages]).toEqual([10, false, 10]);
    const cut = await read(aReader(more, new GateFailure('server', 'answered 503')).reader, { mostPages: 10 });
    expect(cut).toMatchObject({ pages: 2, found: [{}], areAll: false, missing: 'answered 503' });
  });

  it('takes a defect of the reader for a reason like any other', async () => {
    const places = await read(aReader(new TypeError('x is not a function')).reader);
    expect(places).toMatchObject({ found: [], areAll: false });
    expect(places.missing).not.toBe(undefined);
  });

  it.each<[string, Partial<IssueLocation>]>([
    ['rule', { ruleId: 'r.other' }],
    ['ref', { ref: 'refs/heads/other' }],
    ['state', { state: 'fixed' }],
    ['type', { issueType: 'research' }],
  ])('drops an issue of another %s, which was not asked for', async (_, given) => {
    const places = await read(aReader(page({}, given)).reader);
    expect(places.found).toHaveLength(1);
  });

  it('keeps an issue without ref, state, type and id', async () => {
    const unsaid = { ref: undefined, state: undefined, issueType: undefined, issueId: undefined };
    const places = await read(aReader(page(unsaid, unsaid)).reader);
    expect(places.found).toHaveLength(2);
  });

  it('keeps a repeated issue once', async () => {
    const twice = { ...page({ issueId: 'same' }), isLast: false };
    const places = await read(aReader(twice, page({ issueId: 'same' })).reader, { mostPages: 2 });
    expect(places.found).toHaveLength(1);
  });

  it('reports it if the list shows none of the counted issues', async () => {
    const empty = await read(aReader(page()).reader);
    const foreign = await read(aReader(page({ ruleId: 'r.other' })).reader);
    for (const places of [empty, foreign])
      expect(places).toMatchObject({ found: [], areAll: true, missing: 'the issue list shows none of them' });
  });

  it('takes no more of a page than it asked for', async () => {
    const places = await read(aReader(page(...Array(5_000).fill({}))).reader);
    expect([places.found.length, places.areAll]).toEqual([100, false]);
  });
});
