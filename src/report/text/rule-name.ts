import type { ReportedRule } from '../../domain/report.ts';

type NamedRule = Pick<ReportedRule, 'rulePath' | 'ruleId'>;

/** A rule's name: its path, else its id. */
export function ruleName({ rulePath, ruleId }: NamedRule): string {
  return rulePath || ruleId || '(rule without a name)';
}

/** What a reader knows the rule by: the last part of a path such as `python.lang.security.audit.eval-detected`, else the whole name. */
export function shortRuleName(rule: NamedRule): string {
  const name = ruleName(rule);
  const last = PATH.exec(name)?.[1];
  return last === undefined || !/[a-z]/i.test(last) ? name : last;
}

/**
 * Words with dots or slashes between them; the last must be no mere number, as a version would be. Takes time in
 * proportion to the name.
 */
const PATH = /^[\w-]+(?:[./][\w-]+)*[./]([\w-]+)$/;
