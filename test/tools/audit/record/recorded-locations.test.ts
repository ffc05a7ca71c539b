import { describe, expect, it } from 'vitest';
import { issuesOf } from '../../../../emulator/build.ts';
import { scannedWith } from '../../../../emulator/scenarios/finished.ts';
import { placeOf } from '../../../../emulator/scenarios/scenario.ts';
import type { LocationSearch } from '../../../../src/domain/location/issue-location.ts';
import { readLocations } from '../../../../src/locations/read-locations.ts';
import type { LocationsSource } from '../../../../src/ports/locations-reader.ts';
import { readRecord } from '../../../../src/tools/audit/record/read-record.ts';
import { replayedLocations } from '../../../../src/tools/audit/record/replay/replayed-locations.ts';
import { anIssueLocation } from '../../../build/a-location.ts';
import { COMMIT } from '../../../build/a-target.ts';
import { VirtualClock } from '../../../fakes/virtual-clock.ts';
import { record, replay, scenarioPlatform } from './recorded-run.ts';

const LIMITS = { inputs: { 'max-high': '0' } } as const;
const SECRET = anIssueLocation({
  message: undefined,
  secret: { kind: 'AWS', validation: 'confirmed-valid' },
  dependency: { package: 'a', version: '1', advisory: undefined, fixedBy: '2' },
});

const FAILING = scenarioPlatform((context) => scannedWith(context, issuesOf(1, placeOf(context))));

type Place = Partial<typeof SECRET>;

/** A source that gives these locations, page by page, for any rule. */
function telling(...pages: readonly (readonly Place[])[]): LocationsSource {
  return {
    mostPages: pages.length,
    open: async () => ({
      async *listLocations({ ruleIds: [ruleId = ''] }) {
        for (const [index, page] of pages.entries()) {
          yield { places: page.map((place) => ({ ...SECRET, ruleId, ...place })), isLast: index === pages.length - 1 };
        }
      },
      requestsSent: () => pages.length,
    }),
  };
}

const source = telling([{}]);

async function toldAgain(text: string, change: (search: LocationSearch) => LocationSearch = (same) => same) {
  const stored = readRecord(new TextEncoder().encode(text));
  const { places: unread } = await replay(text, LIMITS);
  const { open, mostPages } = replayedLocations(stored);
  const { signal } = new AbortController();
  const clock = new VirtualClock(0);
  const reader = await open();
  const asked = change(unread!.search);
  const reading = { reader, clock, signal, limitMs: 5_000, mostPages };
  return { sent: reader.requestsSent(), ...(await readLocations(asked, reading)) };
}

describe('the locations of a record', () => {
  it('are stored, and a replay shows them without a request', async () => {
    const { report, text } = await record(FAILING, LIMITS, { places: source });
    expect(report.places).toMatchObject({ areAll: true, missing: undefined });
    const told = await toldAgain(text);
    expect(told).toMatchObject({ sent: 0, areAll: true, missing: undefined });
    expect(told.found).toMatchObject(
      report.places!.found.map(({ isNew: _isNew, commit: _commit, url: _url, ...place }) => ({
        ...place,
        // The record has the address that the platform sent. Only the report limits it to the platform's host.
        ruleUrl: expect.anything(),
      })),
    );
    expect(told.found).toMatchObject([{ secret: { kind: 'AWS' }, message: undefined, dependency: { fixedBy: '2' } }]);
  });

  it('are missing if it has none, and the record is read as before', async () => {
    const { report, text } = await record(FAILING, LIMITS);
    expect(report.places?.missing).toBe('they were not asked for');
    expect(text).toContain('"locations":[]');
    expect(await toldAgain(text)).toMatchObject({ found: [], missing: 'the record does not contain them' });
  });

  it('are linked again to the code host of the run', async () => {
    const code = { form: 'gitlab', address: 'https://git.example/acme/shop' } as const;
    const checkout = { host: 'github.com', code };
    const { report, text } = await record(FAILING, LIMITS, { places: source, around: () => ({ checkout }) });
    const page = `https://git.example/acme/shop/-/blob/${COMMIT}/src/checkout/payment.py#L42`;
    expect(report.links.code).toBe(code.address);
    expect(report.places?.found[0]).toMatchObject({ commit: COMMIT, url: page });
    const again = await replay(text, LIMITS);
    expect([again.links.code, readRecord(new TextEncoder().encode(text)).checkout]).toEqual([code.address, checkout]);
  });

  it('are stored with a message in which an e-mail address is masked', async () => {
    const message = 'Ask jo@acme.example about it.';
    const { text, report } = await record(FAILING, LIMITS, { places: telling([{ message }]) });
    expect(report.places?.found[0]?.message).toBe(message);
    expect(text).not.toContain('@');
    expect(text).toContain('Ask e-mail-1 about it.');
  });

  it('are shown once if two pages have the same issue, and twice if two issues are equal', async () => {
    const { text, report } = await record(FAILING, LIMITS, {
      places: telling([{}], [{}, { issueId: 'issue-2' }]),
    });
    expect(report.places?.found).toHaveLength(2);
    expect((await toldAgain(text)).found).toHaveLength(2);
  });

  it('are shown as far as known, if a policy of today has other findings', async () => {
    const { text } = await record(FAILING, LIMITS, { places: source });
    const more = (search: LocationSearch) => ({ ...search, ruleIds: [...search.ruleIds, 'r.new'] });
    const told = await toldAgain(text, more);
    expect(told).toMatchObject({ areAll: false, missing: 'the record contains those of other rules' });
    expect(told.found).toHaveLength(1);
  });
});
