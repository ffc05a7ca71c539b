import { unknown } from 'zod/mini';
import type { MonotonicMs } from '../domain/work/time.ts';
import { list, mapped, type Schema } from '../json/schema.ts';
import type { ForgeApi, ForgeRequest } from './forge-client.ts';
import type { ForgeFailure, Operation } from './forge-failure.ts';
import { type ReadList, readPages } from './read-pages.ts';

export type CommentRequestsOptions<Comment, Asked extends Operation> = {
  readonly api: ForgeApi<Asked>;
  readonly noun: 'comment' | 'note';
  /** `operation` lacks only whose comments these are. */
  readonly asked: (operation: string) => Asked;
  readonly all: string;
  readonly one: (id: number) => string;
  readonly update: 'PATCH' | 'PUT';
  readonly order?: Readonly<Record<string, string>>;
  readonly read: Schema<Comment>;
  readonly fail: (message: string) => ForgeFailure;
};

const NO_ANSWER = mapped(unknown(), () => undefined);

/** The comments of one pull request. Writes throw `ForgeFailure`; a list says what prevented it from being read to its end. */
export function createCommentRequests<Comment, Asked extends Operation>(
  options: CommentRequestsOptions<Comment, Asked>,
) {
  const { api, noun, asked, all, one, update, order, read, fail } = options;

  async function send<T>(operation: string, request: Omit<ForgeRequest<T>, 'operation'>): Promise<T> {
    return (await api.send({ ...asked(operation), ...request })).data;
  }

  return {
    list: (deadline: MonotonicMs): Promise<ReadList<Comment>> =>
      readPages({
        readPage(perPage, page) {
          const query = { ...order, per_page: perPage, page };
          const request = { method: 'GET', path: all, query, deadline, read: list(read) } as const;
          return api.send({ ...asked(`list the ${noun}s`), ...request });
        },
        tooMany: (most) => fail(`there are more than ${most} ${noun}s`),
      }),
    create: (body: string, deadline: MonotonicMs) =>
      send(`create the ${noun}`, { method: 'POST', path: all, body: { body }, deadline, read }),
    update: (id: number, body: string, deadline: MonotonicMs) =>
      send(`update the ${noun}`, { method: update, path: one(id), body: { body }, deadline, read }),
    delete: (id: number, deadline: MonotonicMs) =>
      send(`delete a ${noun}`, { method: 'DELETE', path: one(id), deadline, read: NO_ANSWER }),
  };
}
