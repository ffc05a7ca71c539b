import { describe, expect, it } from 'vitest';
import { rewriting, withMember } from '../../../../emulator/quirks/rewrite.ts';
import type { Handler, HttpRequest } from '../../../../emulator/wire/http.ts';
import { asIs, type Change, issues, scans } from './changed-platform.ts';
import { aMuchUsedPlatform, doctorOf, idsOf } from './doctor-of-platform.ts';

type Around = (handler: Handler) => Handler;

/** The platform is asked with another filter of issues. */
function filtering(change: (filter: Readonly<Record<string, unknown>>) => object): Around {
  return rewriting(['search-issues', 'list-issues'], asIs, (request: HttpRequest) => {
    const { filter } = JSON.parse(request.body) as { filter: Readonly<Record<string, unknown>> };
    return withMember(request, 'filter', change(filter));
  });
}

/** The platform is asked without these members. */
function without(...names: readonly string[]): Around {
  return rewriting(['list-scans'], asIs, (request) =>
    names.reduce((left, name) => withMember(left, name, undefined), request),
  );
}

/** The newest scans are not shown in a window. */
const lackingInWindows: Around = rewriting(['list-scans'], ({ scans, ...answer }, { body }) => {
  const { since } = JSON.parse(body) as { readonly since?: string };
  return { ...answer, scans: Array.isArray(scans) && since !== undefined ? scans.slice(3) : scans };
});

const elsewhere = `https://code.example/blob/${'ab'.repeat(20)}/`;
type Broken = { readonly around?: Around; readonly change?: Change };

/** Ways in which an assumption does not hold, beside the one that the emulator has a quirk for. */
const BROKEN: Readonly<Record<string, readonly (readonly [how: string, broken: Broken])[]>> = {
  'scan-list-filter-names': [['filters of these names are ignored', { around: without('products', 'statuses') }]],
  'listed-paths': [
    [
      'links lead to the commit of another scan',
      { change: issues(({ filePath }) => ({ listedMembers: { lineOfCodeUrl: `${elsewhere}${filePath}` } })) },
    ],
    ['links lead to another line', { change: issues(() => ({ listedMembers: { line: 7_777 } })) }],
  ],
  'list-order': [['pages of a window lack scans', { around: lackingInWindows }]],
  'issue-ref-spelling': [
    ['the filter by ref is ignored', { around: filtering((all) => ({ ...all, refs: undefined })) }],
    [
      'issues of pull requests alone are stored under another name',
      { change: issues(({ ref }) => ({ ref: ref.replace(/^refs\/pull/, 'pull') })) },
    ],
  ],
  'triaged-at': [
    [
      'what people ignored has no time of triage',
      { change: issues(({ state }) => (state.endsWith('IGNORED_APP') ? { triagedAtMs: undefined } : {})) },
    ],
  ],
  'presence-filters': [
    [
      'false keeps the issues with a ticket',
      { around: filtering((all) => (all.includeTicketed === false ? { ...all, includeTicketed: true } : all)) },
    ],
  ],
  'type-limited-filter-with-several-types': [
    [
      'a filter of one type keeps all that does not fit',
      {
        around: filtering(({ validationStates: asked, ...all }) => ({
          ...all,
          ...(asked !== undefined && { validationStates: ['VALIDATION_STATE_NO_VALIDATOR'] }),
        })),
      },
    ],
  ],
  'scan-takes-over-ref': [
    ['issues stay those of the scan that found them', { change: issues(() => ({ lastSeenScanId: '184459999' })) }],
  ],
  'findings-of-detail': [
    [
      'the list counts less than the detail',
      { change: scans(() => ({ listMembers: { findings_counts: { total: 1 } } })) },
    ],
  ],
};
const ROWS = Object.entries(BROKEN).flatMap(([id, ways]) => ways.map(([how, broken]) => ({ id, how, ...broken })));

describe('doctor names', () => {
  it('both rows on the filter by branch where it is ignored', async () => {
    const doctored = await doctorOf(aMuchUsedPlatform(), [], without('branch'));
    expect(idsOf(doctored, 'does-not-hold')).toEqual(['list-branch-filter', 'scan-list-branch-spelling']);
  });

  it.each<Broken & { readonly id: string; readonly how: string }>(ROWS)(
    '$id and no other where $how',
    async ({ id, around, change }) => {
      const doctored = await doctorOf(aMuchUsedPlatform(change), [], around);
      expect(idsOf(doctored, 'does-not-hold')).toEqual([id]);
    },
  );
});
