import type { z } from 'zod';
import { group } from '../../src/report/json/member.ts';
import { REPORT_MEMBERS } from '../../src/report/json/report-members.ts';
import { renderSchema, type Sentences, schemaOf } from './schema-of.ts';

const Report = group(REPORT_MEMBERS);

/** Whole numbers may exceed 2^53: a reader that needs all digits takes them from the text. */
type JsonRead<Json> = Json extends bigint
  ? never
  : Json extends object
    ? { -readonly [Name in keyof Json]: JsonRead<Json[Name]> }
    : Json;

type PlaceIn<Json> = Json extends readonly (infer Element)[]
  ? PlaceIn<Element>
  : Json extends object
    ? { [Name in keyof Json & string]: Name | `${Name}.${PlaceIn<Json[Name]>}` }[keyof Json & string]
    : never;

export type ReportJson = JsonRead<ReturnType<typeof Report.write>>;

/** Descriptions of members in the schema. They are not in the list of members, because no run needs them. */
const SENTENCES: Sentences = new Map<PlaceIn<ReportJson>, string>([
  ['replay', 'Of which record this is a replay, and what was decided then and now; null for a run.'],
  ['replay.digest', 'The SHA-256 at the end of the record.'],
  ['replay.given', 'Settings that replaced those of the record.'],
  ['replay.now.brokenBy', 'Names of the conditions that block.'],
  [
    'scans.status',
    "The platform's status in lower case without its prefix, such as never_finished; an unknown one as received.",
  ],
  ['scans.decides', 'The products that this scan decides for; empty if the gate only waited for it.'],
  [
    'indexGap',
    'Findings that the deciding scans counted and the search does not show, although they are neither fixed nor removed: ' +
      'of the issue types of which some are missing.',
  ],
  [
    'triagedOut',
    'Issues that scans still detect, and that stand in triage states which do not count; ' +
      'null where no search that was made anyway shows it.',
  ],
  ['triagedOut.issues', 'All of them; null where only those in some states are known.'],
  ['triagedOut.byState', 'Those in states of which a condition asks for one alone.'],
  [
    'unscanned',
    'Of code, supply-chain, secrets, and the products that the settings name: those that no scan of this commit lists.',
  ],
  ['otherProjects', 'Other projects of this repository that scanned this commit: their scans were not judged.'],
  ['seen', 'What was found instead of the wanted scan.'],
  ['seen.scan', 'The newest scan of this pull request or ref.'],
  ['seen.project', 'Name of another project that scanned this commit.'],
  ['mergeGroupCommit', "The merge group's own commit, if the queued pull request was judged instead."],
  ['baseNow', 'The base of the pull request as it stood when the issues were read, or why that is unknown.'],
  ['conditions.states', 'The triage states that it counts, where the policy names some; null: those of the setting.'],
  ['conditions.max', 'Most that is allowed; null: the condition has no limit (max: none), and is only shown.'],
  ['conditions.rules', 'The first of the rules that it counts, worst severity first, then most issues: at most 1,000.'],
  ['conditions.rules.columns', 'Where it has issues that the condition counts, worst first.'],
  ['conditions.rules.issues', 'What the condition judges, after waivers.'],
  ['conditions.rules.found', 'What the searches of the condition found of it, before waivers.'],
  ['conditions.rules.url', "The rule's page, where the platform names one on the host of base-url."],
  ['waivers.issueTypes', 'Null: of all types.'],
  ['waivers.severities', 'Null: of all severities.'],
  ['waivers.near', 'Of one that matched nothing: the rule with the nearest name.'],
  ['rules', 'Those that break a condition first.'],
  ['breakingRules', 'How many of the rules, from the first, break a condition.'],
  ['fixedRules', 'Rules of which the baseline has more; null unless full scans were compared.'],
  ['rules.url', "The rule's page, where the platform names one on the host of base-url."],
  ['fixedRules.url', "The rule's page, where the platform names one on the host of base-url."],
  ['fixedRules.issues', 'How many more the baseline has.'],
  [
    'places',
    'Single issues of the rules that break a condition, the worst first; null where none is broken. They explain and decide nothing, ' +
      'and issues may be among them that a condition does not count.',
  ],
  ['places.found.isNew', 'Found first by a scan that decides.'],
  ['places.found.message', 'Null for a secret.'],
  ['places.found.dependency.fixedBy', 'The version that fixes it.'],
  ['places.areAll', 'False where the platform has more, or the reading failed.'],
  ['places.missing', 'Why some or all could not be read.'],
  ['failOnSeverity', 'From which severity on issues block, and who says so; null where the settings were not read.'],
  ['failOnSeverity.columns', 'The severities whose limit it sets; an input such as max-high replaces one.'],
  ['waiversFile', 'Where waivers were read from beside the policy; its source is null where there is no such file.'],
  ['debugNotes', 'Odd facts that nothing depends on.'],
  ['conditions.project', 'Whose issues it counts: only in a run of several projects.'],
  [
    'projects',
    'Each project of a run of several, those with the worst verdict first: only there. The verdict of the report is the worst of theirs, ' +
      'its counts are sums, and its conditions, rules, scans and waivers are those of all.',
  ],
  ['projects.repositoryId', "The platform's own id; null if no answer contains it."],
  ['projects.conditions.max', 'Most that is allowed; null: the condition has no limit (max: none), and is only shown.'],
  ['problems', 'Everything that is wrong in a policy that was refused.'],
]);

/** The JSON report as its readers check it. Strict: it has no further members. */
export const ReportJson = schemaOf(Report.form, SENTENCES) as z.ZodType<ReportJson>;

export function renderReportSchema(): string {
  return renderSchema('Findings Gate report', ReportJson);
}
