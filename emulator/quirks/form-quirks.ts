import type { HttpRequest } from '../wire/http.ts';
import type { Quirk } from './quirk.ts';
import { type AnswerObject, rewriting, withMember } from './rewrite.ts';

/** Answers of another form than any that is assumed. */
export const FORM_QUIRKS = {
  'end-of-paging': {
    about: 'the last page has a cursor too, which leads to that page again',
    around: (handler) =>
      rewriting(['search-issues', 'list-scans', 'list-issues'], lastPageAgain, (request) => {
        const cursor = cursorOf(request);
        return cursor.startsWith(AGAIN) ? withMember(request, 'cursor', cursor.slice(AGAIN.length)) : request;
      })(handler),
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
