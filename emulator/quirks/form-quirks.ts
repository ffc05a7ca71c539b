import { scanAt } from '../scans/scan-at.ts';
import { exactInteger, keptDigits } from '../wire/exact-json.ts';
import type { HttpRequest } from '../wire/http.ts';
import { Refusal } from '../wire/refusal.ts';
import type { Quirk } from './quirk.ts';
import {
  type AnswerObject,
  isAnswerObject,
  rewriting,
  rewritingMeta,
  rewritingScans,
  rewrittenLeaves,
  withMember,
} from './rewrite.ts';

const LISTS = ['search-issues', 'list-scans', 'list-issues'] as const;
const READS = [...LISTS, 'read-scan', 'list-deployments'] as const;

/** Answers of another form than any assumption allows. */
export const FORM_QUIRKS = {
  'empty-search-answer': {
    about: 'an empty page says so in a member of its own, and has no list',
    around: rewriting(LISTS, (answer) => {
      const [name] = Object.entries(answer).find(([, value]) => Array.isArray(value) && value.length === 0) ?? [];
      if (name === undefined) return answer;
      const { [name]: _list, ...others } = answer;
      return { ...others, message: 'nothing found' };
    }),
  },
  'end-of-paging': {
    about: 'the last page has a cursor too, which leads to that page again',
    around: rewriting(LISTS, lastPageAgain, (request) => {
      const cursor = cursorOf(request);
      return cursor.startsWith(AGAIN) ? withMember(request, 'cursor', cursor.slice(AGAIN.length)) : request;
    }),
  },
  'enabled-products-spelling': {
    about: 'products have names of another kind: static, dependencies, credentials, assistant',
    around: rewritingScans((scan) => ({
      ...scan,
      ...(Array.isArray(scan.enabled_products) ? { enabled_products: scan.enabled_products.map(otherName) } : {}),
    })),
  },
  'event-kind-name': {
    about: 'the kind of event is in a member that is called event',
    around: rewritingMeta(({ on, true: misspelt, ...meta }) => ({ ...meta, event: on ?? misspelt })),
  },
  'failure-statuses': {
    about: 'every failure comes with status 200, and says only in its body that it is one',
    around: (handler) => (request) => ({ ...handler(request), status: 200 }),
  },
  'listed-integers': {
    about: 'the first line of a file is line 0, and its first column column 0',
    around: rewriting(['list-issues'], (answer) => rewrittenLeaves(answer, oneLess)),
  },
  'members-before-the-end': {
    about: 'the detail of a scan cannot be found before the scan has ended',
    around:
      (handler, { state, now }) =>
      (request) => {
        const id = /\/scan\/([^/]+)$/.exec(request.path)?.[1];
        const scan = state.scans.find((each) => each.id === id);
        const hasEnded = scan === undefined || scanAt(scan, state, now()).hasEnded;
        return hasEnded ? handler(request) : new Refusal(404, 'no such scan').answer();
      },
  },
  'number-or-text': {
    about: 'counters are written with a fraction: 3.0',
    around: rewriting(['search-issues', 'list-scans', 'read-scan'], (answer) => rewrittenLeaves(answer, withFraction)),
  },
  'omitted-members': {
    about: 'a scan leaves out its count of code, and whether it is partial, whatever they are',
    around: rewritingScans(({ is_partial_scan: _flag, findings_counts: counts, ...scan }, of) => {
      if (of !== 'list-scans' || !isAnswerObject(counts)) return scan;
      const { code: _code, ...others } = counts;
      return { ...scan, findings_counts: others };
    }),
  },
  'pull-request-id-of-none': {
    about: 'the number of a pull request is written as #7',
    around: rewritingMeta((meta) => {
      const digits = keptDigits(meta.pull_request_id) ?? meta.pull_request_id;
      return typeof digits === 'string' && /^[1-9]/.test(digits) ? { ...meta, pull_request_id: `#${digits}` } : meta;
    }),
  },
  'search-total-unit': {
    about: 'the total of a search counts all issues of the deployment',
    around: (handler, { state }) =>
      rewriting(['search-issues'], (answer) => ({ ...answer, total: String(state.issues.length) }))(handler),
  },
  'time-spellings': {
    about: 'times do not say their zone: 2020-11-18T23:30:10',
    around: rewriting(READS, (answer) => rewrittenLeaves(answer, withoutZone)),
  },
  'title-shape': {
    about: 'a title is a list of its words',
    around: rewritingMeta((meta) => ({
      ...meta,
      commit_title: ['Take', 'payments'],
      ...(meta.pull_request_title === undefined ? {} : { pull_request_title: ['Payments'] }),
    })),
  },
} as const satisfies Readonly<Record<string, Quirk>>;

const AGAIN = 'again.';

function lastPageAgain(answer: AnswerObject, request: HttpRequest): AnswerObject {
  const { cursor } = answer;
  if (typeof cursor === 'string' && cursor !== '') return answer;
  const asked = cursorOf(request);
  return { ...answer, cursor: asked.startsWith(AGAIN) ? asked : AGAIN + asked };
}

/** Empty for the first page. */
function cursorOf({ body }: HttpRequest): string {
  const { cursor = '' } = JSON.parse(body) as { readonly cursor?: string };
  return cursor;
}

const OTHER_NAMES: Readonly<Record<string, string>> = {
  sast: 'static',
  code: 'static',
  sca: 'dependencies',
  supplychain: 'dependencies',
  secrets: 'credentials',
  aisast: 'assistant',
};

/** Accepts every form of the name that the platform may have. */
function otherName(product: unknown): unknown {
  const plain = String(product)
    .toLowerCase()
    .replace(/^product_/, '')
    .replaceAll(/[_-]/g, '');
  return OTHER_NAMES[plain] ?? product;
}

const POSITIONS: readonly string[] = ['line', 'endLine', 'column', 'endColumn'];

function oneLess(leaf: unknown, name: string): unknown {
  const digits = keptDigits(leaf) ?? leaf;
  if (!POSITIONS.includes(name) || typeof digits !== 'string') return undefined;
  const less = String(BigInt(digits) - 1n);
  return typeof leaf === 'string' ? less : exactInteger(less);
}

const COUNTERS: readonly string[] = ['code', 'secrets', 'supply_chain', 'total', 'findings', 'issuesCount', 'fetched'];

function withFraction(leaf: unknown, name: string): unknown {
  const digits = keptDigits(leaf) ?? leaf;
  if (!COUNTERS.includes(name) || typeof digits !== 'string' || !/^[0-9]+$/.test(digits)) return undefined;
  return typeof leaf === 'string' ? `${digits}.0` : exactInteger(`${digits}.0`);
}

function withoutZone(leaf: unknown): unknown {
  if (typeof leaf !== 'string' || !/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/.test(leaf)) return undefined;
  return leaf.replace(/(?:Z|[+-]\d\d:\d\d)$/, '');
}
