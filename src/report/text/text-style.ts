import { ACTION_INPUTS } from '../../domain/action-inputs.ts';
import type { GateReport, ReportedRule, ReportLinks } from '../../domain/report.ts';
import { destination, hostOf, MOST_OF_AN_ADDRESS } from '../../domain/rule/page-address.ts';
import { rulePages } from '../../domain/rule/rule-page.ts';
import { ruleName, ruleNames } from './rule-names.ts';
import { clean, joined, kept, plainSentence } from './text.ts';

type ShownRule = Pick<ReportedRule, 'ruleId' | 'rulePath' | 'product' | 'url'>;

/** How a page or a log writes the pieces of a text. Each makes text from outside harmless where it is written. */
export type TextStyle = {
  /** `❌ Findings Gate`, `Findings Gate failed`: a colon and the grounds follow. */
  readonly verdict: (sign: string, subject: string, words: string) => string;
  readonly strong: (text: string) => string;
  /** A name: of a condition, a commit, an input. */
  readonly code: (text: string) => string;
  /** A path, or a package with its version. */
  readonly copied: (text: string) => string;
  /** A rule by the shortest name that no other has, with a link to its page. */
  readonly rule: (rule: ShownRule) => string;
  /** The same, with the whole name if that is longer. */
  readonly wholeRule: (rule: ShownRule) => string;
  /** A sentence of ours that may quote. */
  readonly prose: (text: string) => string;
  readonly sentence: (text: string) => string;
  /** A text of the platform, in its own words. */
  readonly outside: (text: string) => string;
  readonly link: Link;
  readonly lines: Link;
};

/** A style is stored by report: a page is made again and again until it fits, and the names of rules take most of the time. */
export const markdown = kept((report: GateReport): TextStyle => {
  const nameOf = ruleNames(report);
  const pageOf = rulePages(report.links.platform);
  const rule = kept((one: ShownRule) => {
    const [label, page] = [code(nameOf(one)), pageOf(one.url)];
    return page === undefined ? label : `[${label}](<${page}>)`;
  });
  return {
    verdict: (sign, subject) => `${sign} ${subject}`,
    strong: (text) => `**${text}**`,
    code,
    copied,
    rule,
    wholeRule: kept((one: ShownRule) =>
      nameOf(one) === ruleName(one) ? rule(one) : `${rule(one)} · ${code(ruleName(one))}`,
    ),
    prose,
    sentence,
    outside,
    link: linkTo(report.links),
    lines: linkToCode(report.links),
  };
});

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

export const MOST_OF_A_SENTENCE = 800;

/** A Markdown link if its host is one that the report itself names and its address is not too long; else, and in plain text, only the label. */
type Link = (label: string, url: string | undefined) => string;

/** The only form in which GitHub makes no mention, link, emoji or formula of outside text. Safe in a paragraph, list and link label; `table` escapes bars. */
export function code(text: string, most?: number): string {
  // Our comment is found by the marker on its first line: nothing else on a page may resemble one.
  const inside = clean(text, most).replaceAll('<!--', '<! --');
  if (inside === '') return '–';
  const fence = '`'.repeat(absentRun(inside));
  const needsPadding = /^`|`$|^ .* $/u.test(inside) && inside.trim() !== '';
  return needsPadding ? `${fence} ${inside} ${fence}` : `${fence}${inside}${fence}`;
}

/** A sentence of ours that may quote outside text: plain words and numbers stay, other words become code. Never starts a list, heading or other block. */
export function prose(text: string): string {
  return clean(text, MOST_OF_A_SENTENCE)
    .split(' ')
    .filter((word) => word !== '')
    .map(ourWord)
    .join(' ');
}

/** A sentence of ours as Markdown. It may quote outside text. Names of inputs become code. */
export function sentence(text: string): string {
  return plainSentence(prose(text).split(' ').map(inputName).join(' '));
}

/** Only names with a hyphen become code: the others are ordinary words, too. */
function inputName(word: string): string {
  const [, start = '', name = '', end = ''] = /^(\(?)([a-z]+(?:-[a-z]+)+)([.,:;)]?)$/.exec(word) ?? [];
  return Object.hasOwn(ACTION_INPUTS, name) ? start + code(name) + end : word;
}

/** A zero-width space: GitHub and GitLab find mentions and references in the rendered text, where no escape is left. */
const BREAK = '&#8203;';

/** Text from outside as prose without markup. Zero-width spaces break mentions, references, addresses, emoji and commits. Not for the start of a block. */
export function outside(text: string): string {
  return clean(text).split(' ').map(outsideWord).join(' ');
}

/** A path or a package, for a reader to copy: as prose if that needs no zero-width space, else as code. */
export function copied(text: string): string {
  const shown = outside(text);
  return shown.includes(BREAK) || shown.includes('`') || shown.trim() === '' ? code(text) : shown;
}

function outsideWord(word: string): string {
  // A dollar begins a formula, whatever follows.
  if (word.includes('$')) return code(word);
  return word.replaceAll(STARTS, (start, at: number) => {
    if (HEX.test(start)) return start.replaceAll(/.{6}(?=.)/g, (six) => six + BREAK);
    if (start.length > 1) return start.slice(0, 2) + BREAK + start.slice(2);
    const isLast = at + start.length === word.length;
    return `${start === ':' ? BREAK : ''}&#${start.charCodeAt(0)};${isLast || MARKUP.test(start) ? '' : BREAK}`;
  });
}

/** Matches text like a commit, `www.`, `GH-`, characters that begin a reference, and markup. */
const STARTS = /\b[0-9a-f]{7,}\b|www\.|\bGH-|[@#!%~&^:[{]|[\\`*_\]<>|]/gi;
const HEX = /^[0-9a-f]{7,}$/i;
const MARKUP = /[\\`*_\]<>|]/;

/** Links only to https addresses without credentials, on a host that the report itself names: the platform's, or this run's. */
export function linkTo(links: Omit<ReportLinks, 'code'>): Link {
  const hosts = new Set([links.platform, links.findings, links.run].map(hostOf));
  return (label, url) => {
    const host = hostOf(url);
    const address = host === undefined || !hosts.has(host) ? '' : destination(url!);
    return address === '' || address.length > MOST_OF_AN_ADDRESS ? label : `[${label}](<${address}>)`;
  };
}

/** Links to files of the repository at its code host, by addresses as the gate makes them, and to nothing else. */
function linkToCode({ code: repository }: Pick<ReportLinks, 'code'>): Link {
  return (label, url) => {
    const isOurs =
      repository !== undefined && url?.startsWith(repository) && FILE_PAGE.test(url.slice(repository.length));
    return isOurs ? `[${label}](<${url}>)` : label;
  };
}

/** All else in such an address is percent-encoded. */
const FILE_PAGE = /^\/(?:-\/)?blob\/[0-9a-f]{40,64}\/[\w\-./%]+(?:#L\d+(?:-L?\d+)?)?$/;

export function details(title: string, body: string): string {
  return `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`;
}

export function small(text: string): string {
  return text === '' ? '' : `<sub>${text}</sub>`;
}

/** Quotes the lines, each on its own, to set them apart from the text about the verdict. */
export function quoted(lines: readonly string[]): string {
  return lines.map((line) => `> ${line}`).join('  \n');
}

export function titled(title: string, body: string): string {
  return body === '' ? '' : `**${title}**\n\n${body}`;
}

/** Parts of a page, empty ones left out, with the blank line between them that Markdown asks for. */
export function paragraphs(...parts: readonly string[]): string {
  return joined(parts, '\n\n');
}

/** The shortest fence that the text does not contain. GitHub takes none of more than 80, and 800 characters have at most 38 different lengths. */
function absentRun(text: string): number {
  const present = new Set((text.match(/`+/g) ?? []).map((run) => run.length));
  let length = 1;
  while (present.has(length)) length += 1;
  return length;
}

/** Makes a word code if it could begin a list or a quotation, or would have to be broken or escaped. */
function ourWord(word: string, index: number): string {
  if (/^[-–—=+<>≤≥]$/.test(word) && index > 0) return word;
  if (/^\d+[.)]+$/.test(word) && index === 0) return code(word);
  const start = /^[("']/.test(word) ? 1 : 0;
  let end = word.length;
  while (end > start && /[)"',.;:!?]/.test(word[end - 1]!)) end -= 1;
  const core = word.slice(start, end);
  const isPlain = PLAIN.test(core) && !HEX.test(core) && !/^(?:www|https?|ftp|mailto|xmpp)$/i.test(core);
  if (core === '') return /^[.,;:)]$/.test(word) ? word : code(word);
  return isPlain ? word : word.slice(0, start) + code(core) + word.slice(end);
}

const PLAIN = /^(?:[a-z]+(?:['-][a-z]+)*|\d+(?:[.,]\d+)*(?:ms|s|m|h|%)?)$/i;
