import { type FilterMemberName, filterMember, type IssueFilter } from '../../domain/issue-filter.ts';
import { type Condition, UNLIMITED, type Waiver } from '../../domain/policy.ts';
import { issueTypeWord } from '../../domain/product.ts';
import { listed } from '../../domain/text/list-items.ts';

/** What a condition asks for, as a sentence: `Blocks on more than 2 issues of secrets, critical or high.` */
export function conditionSentence(condition: Condition): string {
  const { action, max, count, compare, ifScanned, scope } = condition;
  const s = max === 1n ? '' : 's';
  const things = `${compare === 'new' ? 'new ' : ''}${count === 'issues' ? `issue${s}` : `rule${s} with issues`}`;
  const allowed = max === 0n ? `any ${things}` : `more than ${max} ${things}`;
  const verb = `${action === 'fail' ? 'Blocks' : 'Warns'} on ${allowed}`;
  const head = max === UNLIMITED ? `Only shows ${things}` : verb;
  const words = scope.kind === 'unrated' ? ['without a known severity'] : scopeWords(scope);
  const compared = compare === 'new' ? ' New means more than on the baseline.' : '';
  const scanned = ifScanned ? ' Does not apply if no scan of the commit ran these products.' : '';
  return `${head} ${words.join(', ')}.${compared}${scanned}`;
}

/** What a waiver accepts, as a sentence. `days` are left until it ends; negative ones are over. */
export function waiverSentence(waiver: Waiver, days: number): string {
  const { maxIssues, issueTypes, severities, owner, ticket, reason, expires } = waiver;
  const most = maxIssues === undefined ? 'all issues' : `at most ${maxIssues} issue${maxIssues === 1n ? '' : 's'}`;
  const types = issueTypes === undefined ? '' : ` of ${listed(issueTypes.map(issueTypeWord))}`;
  const rated = severities === undefined ? '' : `, ${listed(severities, 'or')}`;
  const people = [owner, ...(ticket === undefined ? [] : [ticket])].join(', ');
  const end = days < 0 ? `expired on ${expires}` : `until ${expires} (${days} ${days === 1 ? 'day' : 'days'} left)`;
  return `Accepts ${most}${types}${rated}, ${end}; ${people}: ${reason}`;
}

function scopeWords(scope: Extract<Condition['scope'], { kind: 'search' }>): readonly string[] {
  const { issueTypes, severities, where, epssAbove, unscored, olderThanDays, states, triagedWithinDays } = scope;
  const without = unscored === 'ignore' ? '' : ', or without one';
  return [
    `of ${listed(issueTypes.map(issueTypeWord), 'or')}`,
    severities === 'all' ? 'of any severity' : listed(severities, 'or'),
    ...filterWords(where),
    ...(epssAbove === undefined ? [] : [`with an EPSS score of ${epssAbove} or more${without}`]),
    ...(states === undefined ? [] : [`in the triage state ${listed(states, 'or')}`]),
    ...(triagedWithinDays === undefined
      ? []
      : [`triaged in the ${triagedWithinDays === 1 ? 'day' : `${triagedWithinDays} days`} before the run`]),
    ...(olderThanDays === undefined ? [] : [`created ${olderThanDays} days before the run or earlier`]),
  ];
}

/** Values of an enum as people write them: `confirmed_valid`. */
function filterWords(where: IssueFilter): readonly string[] {
  return Object.entries(where).map(([name, value]) => {
    const { prefix } = filterMember(name as FilterMemberName);
    const words = [value].flat().map(String);
    const isShort = (word: string): boolean => prefix !== undefined && word.startsWith(prefix);
    const short = words.map((word) => (isShort(word) ? word.slice(prefix!.length).toLowerCase() : word));
    return `with ${name} ${listed(short, 'or')}`;
  });
}
