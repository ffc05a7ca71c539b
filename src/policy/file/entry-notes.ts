import { daysBetween } from '../../domain/text/calendar-date.ts';
import { quote } from '../../domain/text/suggestion.ts';
import type { Finding } from './explain-issue.ts';
import type { ConditionEntry, WaiverEntry } from './policy-schema.ts';

/** A waiver that ends in so many days, or sooner, is told. */
const SOON_DAYS = 14;

export function conditionNotes(entry: ConditionEntry, baseline: 'none' | 'given' | 'unknown'): Finding[] {
  const notes: Finding[] = [];
  if (entry.compare === 'new' && baseline === 'unknown') {
    notes.push({
      path: ['compare'],
      message:
        '"compare: new" is refused where the gate is called without a baseline; set the input baseline there, and give --baseline here',
    });
  }
  if (entry['epss-above'] !== undefined && entry.unscored === undefined) {
    const message = 'issues without a score count too; write "unscored: count" to say so, or "unscored: ignore"';
    notes.push({ path: ['epss-above'], atKey: true, message });
  }
  if (entry.max === 'none') {
    const message = 'without a limit the condition is shown, and can never be broken; write a number, or remove it';
    notes.push({ path: ['max'], message });
  }
  return notes;
}

/** The same of a waiver. `today` is the day of the run (`YYYY-MM-DD`, UTC). */
export function waiverNotes({ rule, expires }: WaiverEntry, today: string): Finding[] {
  const days = daysBetween(today, expires);
  if (days < 0) {
    const message = `this waiver ended on ${expires} and accepts nothing any more; remove it, or decide anew and give it a later day`;
    return [{ path: ['expires'], message }];
  }
  return [...unmatchable(rule), ...endingSoon(expires, days)];
}

function endingSoon(expires: string, days: number): Finding[] {
  if (days > SOON_DAYS) return [];
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  const message = `this waiver ends ${when}, on ${expires}: then its issues count again; mend them, or decide anew and give it a later day`;
  return [{ path: ['expires'], message }];
}

/** What no path and no id of a rule contains, and why people write it. They are compared exactly, letter by letter. */
const UNMATCHABLE: readonly (readonly [form: RegExp, why: string])[] = [
  [/[*?]/, 'is no path of a rule: "*" and "?" stand for themselves alone'],
  [/:\/\//, 'is an address, no path of a rule'],
  [/^ | $|[^\S ]|\p{Cf}/u, 'begins or ends with a space, or has a character that cannot be seen'],
  [/[,;|]/, 'names several rules; a waiver has one'],
  [/[\^$()[\]{}\\]/, 'is a pattern, no path of a rule'],
  [/\.$/, 'is the beginning of a path, not a whole one'],
];

function unmatchable(rule: string): Finding[] {
  const found = UNMATCHABLE.find(([form]) => form.test(rule));
  if (found === undefined) return [];
  const message = `this waiver can match nothing: ${quote(rule)} ${found[1]}; write the whole path or id of one rule`;
  return [{ path: ['rule'], message }];
}
