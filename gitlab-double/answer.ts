import type { HttpAnswer, HttpRequest } from '../emulator/wire/http.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };

export function answerJson(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): HttpAnswer {
  return { status, headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify(body) };
}

/** An error in the shape that GitLab gives it. */
export function answerError(status: number, message: unknown): HttpAnswer {
  return answerJson(status, { message });
}

export const notFound = (): HttpAnswer => answerError(404, '404 Not found');
export const forbidden = (): HttpAnswer => answerError(403, '403 Forbidden');
export const unauthorized = (): HttpAnswer => answerError(401, '401 Unauthorized');

/** A token that may not do this whatever its role. */
export const insufficientScope = (): HttpAnswer =>
  answerJson(403, {
    error: 'insufficient_scope',
    error_description: 'The request requires higher privileges than provided by the access token.',
    scope: 'api',
  });

/** One page of a list, with the headers by which GitLab's clients find the next one: an empty `x-next-page` on the last. */
export function answerPage<Item>(
  request: HttpRequest,
  items: readonly Item[],
  describe: (item: Item) => unknown,
): HttpAnswer {
  const perPage = Math.min(100, positive(request.query.get('per_page'), 20));
  const page = positive(request.query.get('page'), 1);
  const last = Math.max(1, Math.ceil(items.length / perPage));
  const next = page < last ? String(page + 1) : '';
  const query = new URLSearchParams(request.query);
  query.set('page', next);
  const link = `<http://${request.headers.host ?? 'localhost'}${request.path}?${query}>; rel="next"`;
  return answerJson(200, items.slice((page - 1) * perPage, page * perPage).map(describe), {
    'x-page': String(page),
    'x-per-page': String(perPage),
    'x-next-page': next,
    ...(next === '' ? {} : { link }),
  });
}

function positive(text: string | null, otherwise: number): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : otherwise;
}
