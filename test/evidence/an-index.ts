import { GateFailure } from '../../src/domain/failure.ts';
import type { IssuePage, IssueSearch } from '../../src/domain/issue.ts';
import { RATED_ISSUE_TYPES } from '../../src/domain/product.ts';
import { someGroups } from '../build/an-issue-group.ts';
import { anIssuePage, type Pages, type Script, ScriptedReader } from '../fakes/scripted-reader.ts';

/**
 * Answers by question, one after the other; the last one is repeated. `a=3 b=1` are groups, `|` begins a page, `!server` fails there, `?` is a total
 * that does not fit. A question that is not named finds nothing.
 */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** A search index that answers from a table. */
export function anIndex(answers: Answers): ScriptedReader {
  return new ScriptedReader({ issues: answering(answers) });
}

/** The part of a script that answers issue searches from a table. */
export function answering(answers: Answers): NonNullable<Script['issues']> {
  return (search, time) => {
    const texts = answers[questionOf(search)] ?? [''];
    return pagesOf(texts[Math.min(time, texts.length - 1)]!);
  };
}

/** What a search asks, as a key of `Answers`: `critical`, `rated`, `other`; with `base ` in front for `main`; `all sast` for all nine states. */
export function questionOf({ issueTypes, severities, states, refs }: IssueSearch): string {
  if (states.length === 9) return `all ${issueTypes.join('+')}`;
  const types = issueTypes.length === RATED_ISSUE_TYPES.length ? 'rated' : 'other';
  return `${refs.includes('main') ? 'base ' : ''}${severities === undefined ? types : severities.join('+')}`;
}

function pagesOf(text: string): Pages<IssuePage> {
  const parts = text.split('|').map((part) => part.trim());
  const groups = parts.flatMap((part) => (part.startsWith('!') ? [] : someGroups(part.replace('?', ''))));
  const total = BigInt(groups.length) + (text.includes('?') ? 1n : 0n);
  return parts.map((part) => {
    if (part === '!cancelled') return new GateFailure('cancelled', 'the run was stopped');
    if (part.startsWith('!')) return new GateFailure('server', `the search failed with ${part.slice(1)}`);
    return anIssuePage(someGroups(part.replace('?', '')), { total });
  });
}
