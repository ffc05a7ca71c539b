import type { HttpRequest } from '../wire/http.ts';

type HeaderLines = Readonly<Record<string, string>>;
export type Coding = 'gzip' | 'br' | 'deflate';

/** Faults between a handler and its client. Sizes are in bytes, times in milliseconds. */
export type Fault =
  // These replace the handler, which is not run.
  /** `reason` is the text of the status line. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly reason?: string;
      readonly headers?: HeaderLines;
      readonly body?: string;
    }
  | { readonly kind: 'redirect'; readonly status: 301 | 302 | 303 | 307 | 308; readonly location: string }
  | { readonly kind: 'reset-before-headers' }
  | { readonly kind: 'never-answer' }
  /** Writes these bytes (text as latin1) on the socket, which then ends or stays open. */
  | { readonly kind: 'raw'; readonly bytes: string | Uint8Array; readonly staysOpen?: boolean }
  /** Sends `102 Processing` again and again. */
  | { readonly kind: 'endless-1xx'; readonly everyMs?: number }
  /** A valid JSON array of this size, streamed in chunks. */
  | { readonly kind: 'huge-body'; readonly bytes: number }
  /** Blanks that decode to this size. */
  | { readonly kind: 'bomb'; readonly coding: Coding; readonly decodedBytes: number }
  // These break the handler's answer on its way.
  | { readonly kind: 'reset-mid-body' }
  | { readonly kind: 'stall-after-headers' }
  | { readonly kind: 'drip'; readonly bytesPerSecond: number }
  /** Sends the body with a larger content-length, and ends the connection. */
  | { readonly kind: 'short-body'; readonly missingBytes?: number }
  /** Sends a chunked body, by default all of it, and ends the connection before the last chunk. */
  | { readonly kind: 'cut-chunked'; readonly prefix?: string }
  /** A good answer, whose kept-alive connection is reset afterwards. */
  | { readonly kind: 'reset-after-answer'; readonly afterMs?: number }
  | { readonly kind: 'headers'; readonly headers: HeaderLines }
  | { readonly kind: 'replace-body'; readonly body: string | Uint8Array; readonly headers?: HeaderLines }
  | { readonly kind: 'rewrite-text'; readonly rewrite: (body: string) => string }
  /**
   * Gets the parsed body as the type that the function names, and returns what is sent. Integers beyond 2^53 lose digits here:
   * use `rewrite-text` for them.
   */
  | { readonly kind: 'rewrite-json'; readonly rewrite: (body: never) => unknown }
  /** Encodes the body in layers, the first one innermost. */
  | { readonly kind: 'encode'; readonly codings: readonly Coding[] }
  // These lead to another fault, or to none.
  | { readonly kind: 'delay'; readonly ms: number; readonly next?: Fault }
  /** Calls `until` when the request has arrived, and answers once its promise is fulfilled. */
  | { readonly kind: 'hold'; readonly until: () => Promise<unknown> }
  /** Runs the handler, discards its answer and sends another fault: the change is stored, but reported as failed. */
  | { readonly kind: 'stored-then'; readonly next: Fault };

/** Which requests get a fault. All given members must match; without any, every request matches. */
export type FaultMatch = {
  readonly method?: string;
  /** A text that the path contains, or a pattern. */
  readonly path?: string | RegExp;
  /** A text that the body contains, or a pattern. */
  readonly body?: string | RegExp;
  readonly operation?: string;
};

export type FaultRule = {
  readonly match?: FaultMatch;
  /** The first match that gets the fault, counted from 1; without `times` it is the only one. */
  readonly nth?: number;
  /** How many matches in a row get the fault; without `nth` they are the first ones. Without both: all of them. */
  readonly times?: number;
  readonly fault: Fault;
};

/** The faults of a running server, which may be changed while it runs. */
export type FaultPlan = {
  /** Rules count their own matches from the moment they are added. */
  add(...rules: readonly FaultRule[]): void;
  clear(): void;
  /** Returns the fault for a request, and moves the count of every rule on. The earliest rule wins. */
  take(request: Met, operation: string | undefined): Fault | undefined;
};

type Met = Pick<HttpRequest, 'method' | 'path'> & Partial<Pick<HttpRequest, 'body'>>;

export function createFaultPlan(rules: readonly FaultRule[] = []): FaultPlan {
  let counted = rules.map((rule) => ({ rule, matches: 0 }));
  return {
    add: (...added) => {
      counted = [...counted, ...added.map((rule) => ({ rule, matches: 0 }))];
    },
    clear: () => {
      counted = [];
    },
    take: (request, operation) => {
      const matching = counted.filter(({ rule }) => matches(rule.match ?? {}, request, operation));
      for (const entry of matching) entry.matches += 1;
      return matching.find((entry) => isDue(entry.rule, entry.matches))?.rule.fault;
    },
  };
}

function matches(match: FaultMatch, request: Met, operation?: string): boolean {
  if (match.method !== undefined && match.method !== request.method) return false;
  if (match.operation !== undefined && match.operation !== operation) return false;
  return holds(match.path, request.path) && holds(match.body, request.body ?? '');
}

function holds(wanted: string | RegExp | undefined, text: string): boolean {
  if (typeof wanted === 'string') return text.includes(wanted);
  return wanted === undefined || wanted.test(text);
}

function isDue({ nth, times }: FaultRule, count: number): boolean {
  const first = nth ?? 1;
  const last = first + (times ?? (nth === undefined ? Number.POSITIVE_INFINITY : 1));
  return count >= first && count < last;
}
