import type { ReportLinks } from '../../domain/report.ts';
import { destination, hostOf, MOST_OF_AN_ADDRESS } from '../../domain/rule/page-address.ts';
import { rulePages } from '../../domain/rule/rule-page.ts';
import { clean, joined } from './text.ts';

/** Longest sentence from outside that a page shows, in code points. */
export const MOST_OF_A_SENTENCE = 800;

/** Markdown links to the hosts that a report itself names, and plain labels for everything else, and where the address is too long. */
export type Link = (label: string, url: string | undefined) => string;

/** The only form in which GitHub makes no mention, link, emoji or formula of outside text. Safe in a paragraph, list and link label; `table` escapes bars. */
export function code(text: string, most?: number): string {
  // Our comment is found by the marker on its first line: nothing else on a page may look like one.
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
    .map((word, index) => (index === 0 ? firstWord(word) : laterWord(word)))
    .join(' ');
}

/** Links only to https addresses without credentials, on a host that the report itself names: the platform's, or this run's. */
export function linkTo(links: Omit<ReportLinks, 'code'>): Link {
  const hosts = new Set([links.platform, links.findings, links.run].map(hostOf));
  return (label, url) => {
    const host = hostOf(url);
    const address = host === undefined || !hosts.has(host) ? '' : destination(url!);
    return address === '' || address.length > MOST_OF_AN_ADDRESS ? label : `[${label}](<${address}>)`;
  };
}

/** Links the name of a rule to its page on the platform, and to nothing else. */
export function linkToRules({ platform }: ReportLinks): Link {
  const pageOf = rulePages(platform);
  return (label, url) => {
    const page = pageOf(url);
    return page === undefined ? label : `[${label}](<${page}>)`;
  };
}

/** Links to files of the repository at its code host, by addresses as the gate makes them, and to nothing else. */
export function linkToCode({ code: repository }: Pick<ReportLinks, 'code'>): Link {
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

export function titled(title: string, body: string): string {
  return body === '' ? '' : `**${title}**\n\n${body}`;
}

/** Parts of a page, empty ones left out, with the blank line between them that Markdown asks for. */
export function paragraphs(...parts: readonly string[]): string {
  return joined(parts, '\n\n');
}

/** The shortest fence that the text does not contain: GitHub takes none of more than 80, and 200 characters have at most 18 different lengths. */
function absentRun(text: string): number {
  const present = new Set((text.match(/`+/g) ?? []).map((run) => run.length));
  let length = 1;
  while (present.has(length)) length += 1;
  return length;
}

function firstWord(word: string): string {
  return /^\d+[.)]+$/.test(word) ? code(word) : quoted(word);
}

function laterWord(word: string): string {
  return /^[-–—=+<>≤≥]$/.test(word) ? word : quoted(word);
}

function quoted(word: string): string {
  const start = /^[("']/.test(word) ? 1 : 0;
  let end = word.length;
  while (end > start && /[)"',.;:!?]/.test(word[end - 1]!)) end -= 1;
  const core = word.slice(start, end);
  if (core === '') return /^[.,;:)]$/.test(word) ? word : code(word);
  return isPlain(core) ? word : word.slice(0, start) + code(core) + word.slice(end);
}

/** Letters or a number; nothing that GitHub could take for a commit, or for the start of an address (`www.` is one). */
function isPlain(word: string): boolean {
  if (/^(?:www|https?|ftp|mailto|xmpp)$/i.test(word)) return false;
  return /^(?:[a-z]+(?:['-][a-z]+)*|\d+(?:[.,]\d+)*(?:ms|s|m|h|%)?)$/i.test(word) && !/^[0-9a-f]{7,}$/i.test(word);
}
