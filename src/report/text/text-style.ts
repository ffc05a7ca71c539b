import type { GateReport, ReportedRule } from '../../domain/report.ts';
import { ruleName, ruleNames } from '../../domain/rule/rule-names.ts';
import {
  code,
  copied,
  type Link,
  linkTo,
  linkToCode,
  linkToRules,
  MOST_OF_A_SENTENCE,
  outside,
  prose,
  sentence,
} from './markdown.ts';
import { clean, plainSentence } from './text.ts';

type ShownRule = Pick<ReportedRule, 'ruleId' | 'rulePath' | 'product' | 'url'>;

/** How a page or a log writes the pieces of a text. Each makes text from outside harmless where it is written. */
export type TextStyle = {
  /** `❌ Findings Gate`, `Findings Gate failed`: what a colon and the grounds follow. */
  readonly verdict: (sign: string, subject: string, words: string) => string;
  readonly strong: (text: string) => string;
  /** A name: of a condition, a commit, an input. */
  readonly code: (text: string) => string;
  /** A path, or a package with its version. */
  readonly copied: (text: string) => string;
  /** A rule by the shortest name that no other has, with a link to its page. */
  readonly rule: (rule: ShownRule) => string;
  /** The same, with its whole name where that is more. */
  readonly wholeRule: (rule: ShownRule) => string;
  /** A sentence of ours that may quote. */
  readonly prose: (text: string) => string;
  readonly sentence: (text: string) => string;
  /** What the platform says, as it says it. */
  readonly outside: (text: string) => string;
  /** To the platform and the run. */
  readonly link: Link;
  /** To lines of a file. */
  readonly lines: Link;
};

/** A page is made again and again until it fits, and the names of rules take most of the time. */
const MARKDOWN_OF = new WeakMap<GateReport, TextStyle>();

export function markdown(report: GateReport): TextStyle {
  const known = MARKDOWN_OF.get(report);
  if (known !== undefined) return known;
  const nameOf = ruleNames(report);
  const toRule = linkToRules(report.links);
  const rule = kept<ShownRule>((one) => toRule(code(nameOf(one)), one.url));
  const made: TextStyle = {
    verdict: (sign, subject) => `${sign} ${subject}`,
    strong: (text) => `**${text}**`,
    code,
    copied,
    rule,
    wholeRule: kept((one) => (nameOf(one) === ruleName(one) ? rule(one) : `${rule(one)} · ${code(ruleName(one))}`)),
    prose,
    sentence,
    outside,
    link: linkTo(report.links),
    lines: linkToCode(report.links),
  };
  MARKDOWN_OF.set(report, made);
  return made;
}

/** For a log or a terminal, which makes each line harmless. */
export function plain(report: GateReport): TextStyle {
  const nameOf = ruleNames(report);
  const same = (text: string): string => text;
  const reported = (text: string): string => clean(text);
  return {
    verdict: (_, subject, words) => `${subject} ${words}`,
    strong: same,
    code: reported,
    copied: reported,
    rule: (rule) => clean(nameOf(rule)),
    wholeRule: (rule) => clean(ruleName(rule)),
    prose: (text) => clean(text, MOST_OF_A_SENTENCE),
    sentence: (text) => plainSentence(clean(text, MOST_OF_A_SENTENCE)),
    outside: reported,
    link: same,
    lines: same,
  };
}

function kept<Key extends object>(make: (key: Key) => string): (key: Key) => string {
  const made = new WeakMap<Key, string>();
  return (key) => {
    const text = made.get(key) ?? make(key);
    made.set(key, text);
    return text;
  };
}
