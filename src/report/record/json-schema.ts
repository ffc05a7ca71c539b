import { z } from 'zod';
import { group, type MemberForm } from './member.ts';
import { REPORT_MEMBERS } from './report-members.ts';

const Report = group(REPORT_MEMBERS);

/**
 * What a reader finds. A whole number is written from a bigint where it needs all its digits, and in JSON it is a number: a reader that
 * needs more than 2^53 takes its digits from the text.
 */
type JsonRead<Json> = Json extends bigint
  ? never
  : Json extends object
    ? { -readonly [Name in keyof Json]: JsonRead<Json[Name]> }
    : Json;

export type ReportJson = JsonRead<ReturnType<typeof Report.write>>;
/** The JSON report as its readers check it. Strict: it has no further members. */
export const ReportJson = schemaOf(Report.form) as z.ZodType<ReportJson>;

/** The same as a JSON Schema, for readers in other languages: the text of `schema/report.schema.json`. */
export function renderReportSchema(): string {
  const schema = z.toJSONSchema(ReportJson, {
    override: ({ jsonSchema }) => {
      if (jsonSchema.type !== 'number' || jsonSchema.multipleOf !== 1) return;
      jsonSchema.type = 'integer';
      delete jsonSchema.multipleOf;
    },
  });
  return `${JSON.stringify({ ...schema, title: 'Findings Gate report' }, null, 2)}\n`;
}

function schemaOf(form: MemberForm): z.ZodType {
  switch (form.kind) {
    case 'text':
      return z.string();
    case 'flag':
      return z.boolean();
    case 'count':
      return z.number().nonnegative().multipleOf(1);
    case 'seconds':
      return z.number().nonnegative();
    case 'share':
      return z.number().min(0).max(1);
    case 'time':
      return z.iso.datetime();
    case 'words':
      return z.enum(form.words);
    case 'numbers':
      return numbersOf(form.numbers);
    case 'list':
      return z.array(schemaOf(form.of));
    case 'or-null':
      return schemaOf(form.of).nullable();
    case 'about':
      return schemaOf(form.of).meta({ description: form.about });
    case 'group':
      return z.strictObject(schemasOf(form.members));
    case 'choice':
      return choiceOf(form.groups);
  }
}

function schemasOf(members: Readonly<Record<string, MemberForm>>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(members).map(([name, form]) => [name, schemaOf(form)]));
}

function numbersOf([first, ...others]: readonly number[]): z.ZodType {
  return others.length === 0 ? z.literal(first) : z.union([first, ...others].map((value) => z.literal(value)));
}

function choiceOf(groups: Readonly<Record<string, Readonly<Record<string, MemberForm>>>>): z.ZodType {
  const [first, ...others] = Object.entries(groups).map(([kind, members]) =>
    z.strictObject({ kind: z.literal(kind), ...schemasOf(members) }),
  );
  return z.discriminatedUnion('kind', [first!, ...others]);
}
