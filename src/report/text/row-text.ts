import type { BlockingRule, GateReport } from '../../domain/report.ts';
import { type FindingRow, findingRows, issuesOf } from './finding-rows.ts';
import { atLeast, counted, isNewJudged } from './report-facts.ts';
import { joined } from './text.ts';
import type { TextStyle } from './text-style.ts';

/** Most lines of a file that a row names; the others are counted. */
const MOST_LINES = 5;

/** `critical`, `high, new`, `high, warning`. */
export function severityText({ severity, isNew, isBlocking }: FindingRow, report: GateReport): string {
  const isReported = isNew && !areAllNew(report);
  return [severity ?? 'issue', ...(isReported ? ['new'] : []), ...(isBlocking ? [] : ['warning'])].join(', ');
}

export function areAllNew(report: GateReport): boolean {
  const { rows } = findingRows(report);
  return rows.length > 0 && rows.every(({ isNew }) => isNew);
}

/** `src/a.py:42`, `src/a.py 42, 59 and 3 more`, `4 issues`. */
export function whereText(row: FindingRow, { copied, lines: link }: TextStyle): string {
  const { places, elsewhere, bound } = row;
  const [first] = places;
  if (first === undefined) return `${atLeast(bound)}${counted(issuesOf(row), 'issue')}`;
  const path = copied(first.filePath ?? '');
  const lines = [...new Map(places.map((location) => [location.line, location.url])).entries()];
  const shown = lines.slice(0, MOST_LINES);
  const more = BigInt(lines.length - shown.length) + elsewhere;
  const rest = more === 0n ? '' : ` and ${elsewhere === 0n ? '' : atLeast(bound)}${more} more`;
  if (shown.length === 1) {
    const [[line, url]] = shown as [(typeof shown)[number]];
    return `${link(line === undefined ? path : `${path}:${line}`, url)}${rest}`;
  }
  return `${path} ${shown.map(([line, url]) => link(line === undefined ? '–' : String(line), url)).join(', ')}${rest}`;
}

/** Says what the finding is and how to fix it, in the platform's words and ours; empty if no more than the rule is known. */
export function whatText(
  { about, rule, isLive }: Pick<FindingRow, 'about' | 'isLive'> & { rule: Pick<BlockingRule, 'product'> },
  { outside, copied, strong }: Pick<TextStyle, 'outside' | 'copied' | 'strong'>,
): string {
  const { dependency, secret, message = '' } = about ?? {};
  if (rule.product === 'secrets' || isLive) {
    const what = secret?.kind === undefined ? 'Secret' : `${outside(secret.kind)} secret`;
    const known = isLive ? ' that works' : (SECRETS[secret?.validation ?? ''] ?? '');
    return `${what}${known}: ${strong(isLive ? 'revoke it first' : 'revoke it')}, then remove it`;
  }
  const named = [dependency?.package, dependency?.version].flatMap((text) => (text ? [copied(text)] : []));
  const said = named.length > 0 ? named.join(' ') : message === '' ? '' : outside(message);
  if (rule.product !== 'supply-chain') return said;
  const { fixedBy } = dependency ?? {};
  if (said === '') return strong('Update or remove the package');
  const reported = /[.!?…]$/.test(said) ? said : `${said}:`;
  return joined([reported, strong(fixedBy === undefined ? 'update or remove it' : `update to ${copied(fixedBy)}`)]);
}

const SECRETS: Readonly<Record<string, string>> = {
  'confirmed-invalid': ' that no longer works',
  'validation-error': ', not known whether it works',
  'no-validator': ', not known whether it works',
};

export function plainRow(row: FindingRow, report: GateReport, style: TextStyle) {
  const what = joined([whatText(row, style), `[${rowFacts(row, style).join(', ')}]`]);
  return { severity: severityText(row, report), where: whereText(row, style), what };
}

/** The small line below a finding: the advisory, how likely an attack is, the rule, and conditions it breaks that are no severity limits. */
export function rowFacts(row: FindingRow, style: TextStyle): readonly string[] {
  const { about, rule, conditions, bound, found, judged } = row;
  const left = rule.issues;
  const own = conditions.filter(({ column }) => column === undefined);
  const least = atLeast(bound);
  const isAmong = left === found && bound === 'exact' && issuesOf(row) > left;
  return [
    ...(about?.dependency?.advisory === undefined ? [] : [style.copied(about.dependency.advisory)]),
    ...(epssText(rule.epss) === '–' ? [] : [`EPSS ${epssText(rule.epss)}`]),
    style.rule(rule),
    ...(judged < rule.found && isNewJudged(conditions[0]!) ? [`${least}${judged} of ${least}${rule.found} new`] : []),
    ...(left < judged ? [`${judged - left} of ${least}${judged} waived`] : []),
    ...(isAmong ? [`among them ${left} that ${left === 1n ? 'counts' : 'count'}`] : []),
    ...(own.length === 0 ? [] : [`breaks ${own.map(({ name }) => style.code(name)).join(', ')}`]),
  ];
}

/** `94.4%`; a dash if the score is not a probability. */
export function epssText(epss: number | undefined): string {
  return epss === undefined || !(epss >= 0 && epss <= 1) ? '–' : `${(epss * 100).toFixed(1)}%`;
}
