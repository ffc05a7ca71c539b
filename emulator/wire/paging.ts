import { createHash } from 'node:crypto';
import { Refusal } from './refusal.ts';
import type { WireForm } from './wire-form.ts';

export type Page<T> = {
  readonly items: readonly T[];
  /** How many items have been sent, including this page. */
  readonly reached: number;
  /** The `cursor` member, written as the platform marks the end; left out if the platform marks the end so. */
  readonly cursor: { readonly cursor?: string | null };
};

/**
 * One page of `all`. A cursor is opaque and belongs to its query: with another one it is refused (400), and so is any text that is
 * not a cursor. The page size may change from page to page. Pages are live: changes in between can move items.
 */
export function pageOf<T>(
  all: readonly T[],
  asked: { readonly cursor?: string | undefined; readonly size: number; readonly query: unknown },
  endOfPaging: WireForm['endOfPaging'],
): Page<T> {
  const query = createHash('sha256').update(JSON.stringify(asked.query)).digest('base64url').slice(0, 12);
  const offset = asked.cursor === undefined || asked.cursor === '' ? 0 : readCursor(asked.cursor, query);
  const items = all.slice(offset, offset + asked.size);
  const reached = offset + items.length;
  const cursor = reached < all.length ? { cursor: writeCursor(reached, query) } : END_OF_PAGING[endOfPaging];
  return { items, reached, cursor };
}

const END_OF_PAGING = { empty: { cursor: '' }, null: { cursor: null }, absent: {} } as const;

function writeCursor(offset: number, query: string): string {
  return Buffer.from(`${offset} ${query}`).toString('base64url');
}

function readCursor(cursor: string, query: string): number {
  const [offset, of] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (offset === undefined || of !== query || writeCursor(Number(offset), query) !== cursor) {
    throw new Refusal(400, 'body.cursor: not a cursor of this query');
  }
  return Number(offset);
}
