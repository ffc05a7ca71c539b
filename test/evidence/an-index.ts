import { GateFailure } from '../../src/domain/failure.ts';
import type { IssueSearch } from '../../src/domain/issue.ts';
import { DETECTED_STATES } from '../../src/domain/issue.ts';
import { RATED_ISSUE_TYPES, UNRATED_ISSUE_TYPES } from '../../src/domain/product.ts';
import type { IssuePage } from '../../src/platform/schema/whole-group.ts';
import { someGroups } from '../build/an-issue-group.ts';
import { anIssuePage, type Pages, type Script, ScriptedReader } from '../fakes/scripted-reader.ts';

/**
 * Answers by question, one after the other; the last one is repeated. `a=3 b=1` are groups, `|` begins a page, `!server`
 * is a failure, and `?` a total that does not fit. A question that is not named finds nothing. The same in one
 * line: `critical, rated: - > a=2; low: b=1`. There, `-` finds nothing.
 */
export type Answers = Readonly<Record<string, readonly string[]>> | string;

function byQuestion(answers: Answers): Readonly<Record<string, readonly string[]>> {
  if (typeof answers !== 'string') return answers;
  const lines = answers.split('; ').map((line): readonly string[] => line.split(/: (.*)/s));
  return Object.fromEntries(
    lines.flatMap(([questions = '', texts = '']) => {
      const inTurn = texts.split(' > ').map((text) => (text === '-' ? '' : text));
      return questions.split(', ').map((question) => [question, inTurn]);
    }),
  );
}

export function anIndex(answers: Answers): ScriptedReader {
  return new ScriptedReader({ issues: answering(answers) });
}

export function answering(answers: Answers): NonNullable<Script['issues']> {
  const known = byQuestion(answers);
  return (search, time) => {
    const texts = known[questionOf(search)] ?? [''];
    return pagesOf(texts[Math.min(time, texts.length - 1)]!);
  };
}

/**
 * The question of a search, as a key of `Answers`: `critical`, `rated`, `other`, or other types (`sast+sca`,
 * `sast+sca high`); `detected sast` for the seven states, `ignored-code critical` for a condition's own states. A key begins
 * with `base ` for `main`, and with `@` and the first ref for any other ref than that of pull request 7.
 */
export function questionOf({ issueTypes, severities, states, refs }: IssueSearch): string {
  const types = issueTypes.join('+');
  const known = KNOWN_TYPES[types];
  const rated = severities === undefined ? (known ?? types) : severities.join('+');
  const asked = known === undefined && severities !== undefined ? `${types} ${rated}` : rated;
  const [first] = refs;
  const scope = refs.includes('main') ? 'base ' : first === 'refs/pull/7/merge' ? '' : `@${first} `;
  // On the baseline every search asks for all detected states.
  if (states.length === DETECTED_STATES.length) return scope === 'base ' ? scope + asked : `${scope}detected ${types}`;
  const isBeside = states.every((state) => /^(?:ignored|provisionally|fixed|removed)/.test(state));
  return `${scope}${isBeside ? `${states.join('+')} ` : ''}${asked}`;
}

const KNOWN_TYPES: Readonly<Record<string, string>> = {
  [RATED_ISSUE_TYPES.join('+')]: 'rated',
  [UNRATED_ISSUE_TYPES.join('+')]: 'other',
};

function pagesOf(text: string): Pages<IssuePage> {
  const parts = text.split('|').map((part) => part.trim());
  const groups = parts.flatMap((part) => (part.startsWith('!') ? [] : someGroups(part.replace('?', ''))));
  const total = BigInt(groups.length) + (text.includes('?') ? 1n : 0n);
  return parts.map((part) => {
    if (part === '!cancelled') return new GateFailure('cancelled', 'the run was stopped');
    if (part === '!not recorded')
      return new GateFailure('not-found', 'the record holds no answer', { detail: 'not-recorded' });
    if (part.startsWith('!')) return new GateFailure('server', `the search failed with ${part.slice(1)}`);
    return anIssuePage(someGroups(part.replace('?', '')), { total });
  });
}
