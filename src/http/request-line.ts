type LoggedRequest = {
  readonly method: string;
  readonly url: URL;
  /** What became of it, such as `answered 200`. */
  readonly outcome: string;
  readonly ms: number;
  readonly attempt: number;
};

/** No header, no body, and of the address neither the user nor the query, which may hold secrets. */
export function requestLine({ method, url, outcome, ms, attempt }: LoggedRequest): string {
  const query = url.search === '' ? '' : '?…';
  return `${method} ${url.origin}${url.pathname}${query}: ${outcome}, ${Math.round(ms)} ms, attempt ${attempt}`;
}
