import { createHash } from 'node:crypto';
import { VERSION } from '../../../domain/text/program.ts';
import { jsonText } from '../../../report/json/json-text.ts';
import { type Redact, redactAll } from '../../../report/text/redact.ts';
import type { KeptRunFacts, WrittenCase } from './evidence-record.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { RECORD_FORMAT } from './kept-names.ts';

/** So many rules or scans are written at a time: all of them in one text would be the largest thing that a run keeps. */
const ITEMS_PER_PIECE = 100;

type KeptFacts = { readonly run: KeptRunFacts; readonly case: WrittenCase };

/** What stands between the digest and what it is of: everything before. */
export const DIGEST_MEMBER = ',\n"digest":"';
export const AFTER_DIGEST = '"}\n';

/** The record's text, with the SHA-256 of all that stands before the digest at its end. No piece ends within a text. */
export function* recordPieces(
  facts: KeptFacts,
  answers: Pick<KeptAnswers, 'all' | 'rules' | 'scans'>,
  redact: Redact,
): Generator<string, void, undefined> {
  const hash = createHash('sha256');
  for (const piece of membersOf(facts, answers, redact)) {
    hash.update(piece);
    yield piece;
  }
  yield `${DIGEST_MEMBER}${hash.digest('hex')}${AFTER_DIGEST}`;
}

function* membersOf(
  facts: KeptFacts,
  { all, rules, scans }: Pick<KeptAnswers, 'all' | 'rules' | 'scans'>,
  redact: Redact,
): Generator<string, void, undefined> {
  const text = (value: unknown): string => jsonText(redactAll(value, redact));
  yield `{"findingsGateRecord":${RECORD_FORMAT},\n"version":${text(VERSION)}`;
  for (const [name, of] of Object.entries(facts)) yield `,\n"${name}":${text(of)}`;
  yield* list('rules', rules.all, ITEMS_PER_PIECE, text);
  yield* list('scans', [...scans.keys()], ITEMS_PER_PIECE, (scan) => text(JSON.parse(scan)));
  yield* list('answers', all, 1, text);
}

function* list<Item>(
  name: string,
  items: readonly Item[],
  perPiece: number,
  text: (item: Item) => string,
): Generator<string, void, undefined> {
  yield `,\n"${name}":[`;
  for (let first = 0; first < items.length; first += perPiece) {
    const lines = items.slice(first, first + perPiece).map(text);
    yield `${first === 0 ? '\n' : ',\n'}${lines.join(',\n')}`;
  }
  yield ']';
}
