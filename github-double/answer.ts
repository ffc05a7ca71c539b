import type { HttpAnswer, HttpRequest } from '../emulator/wire/http.ts';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

export function answerJson(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): HttpAnswer {
  return { status, headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify(body) };
}

/** An error in the shape that GitHub gives it. */
export function answerError(status: number, message: string): HttpAnswer {
  const told = { message, documentation_url: 'https://docs.github.com/rest' };
  // The published shape of a validation error has no status.
  return answerJson(status, status === 422 ? told : { ...told, status: String(status) });
}

export const notFound = (): HttpAnswer => answerError(404, 'Not Found');
export const notAccessible = (): HttpAnswer => answerError(403, 'Resource not accessible by integration');

/** One page of a list, with the absolute `Link` addresses that GitHub sends. */
export function answerPage<Item>(
  request: HttpRequest,
  items: readonly Item[],
  describe: (item: Item) => unknown,
): HttpAnswer {
  const perPage = Math.min(100, positive(request.query.get('per_page'), 30));
  const page = positive(request.query.get('page'), 1);
  const last = Math.max(1, Math.ceil(items.length / perPage));
  const links = [
    ...(page > 1 ? [link(request, page - 1, 'prev'), link(request, 1, 'first')] : []),
    ...(page < last ? [link(request, page + 1, 'next'), link(request, last, 'last')] : []),
  ];
  const headers: Record<string, string> = links.length === 0 ? {} : { link: links.join(', ') };
  return answerJson(200, items.slice((page - 1) * perPage, page * perPage).map(describe), headers);
}

function positive(text: string | null, otherwise: number): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : otherwise;
}

function link(request: HttpRequest, page: number, rel: string): string {
  const query = new URLSearchParams(request.query);
  query.set('page', String(page));
  return `<http://${request.headers.host ?? 'localhost'}${request.path}?${query}>; rel="${rel}"`;
}
