import { z } from 'zod';
import type { MemberForm, Members } from '../../src/report/json/member.ts';

/** Descriptions of members, by their place in the report: `scans.status`. */
export type Sentences = ReadonlyMap<string, string>;

export function renderSchema(title: string, of: z.ZodType): string {
  const schema = z.toJSONSchema(of, {
    override: ({ jsonSchema }) => {
      if (jsonSchema.type !== 'number' || jsonSchema.multipleOf !== 1) return;
      jsonSchema.type = 'integer';
      delete jsonSchema.multipleOf;
    },
  });
  return `${JSON.stringify({ ...schema, title }, null, 2)}\n`;
}

export function schemaOf(form: MemberForm, sentences: Sentences, place = ''): z.ZodType {
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
    case 'one-of':
      return oneOf(form.values);
    case 'list':
      return z.array(schemaOf(form.of, sentences, place));
    case 'or-null':
      return schemaOf(form.of, sentences, place).nullable();
    case 'or-absent':
      return schemaOf(form.of, sentences, place).optional();
    case 'group':
      return z.strictObject(membersIn(place, form.members, sentences));
    case 'choice':
      return choiceOf(form.groups, place, sentences);
  }
}

function membersIn(place: string, members: Members, sentences: Sentences): Record<string, z.ZodType> {
  const schemas = Object.entries(members).map(([name, { form }]) => {
    const placeOfMember = place === '' ? name : `${place}.${name}`;
    const schema = schemaOf(form, sentences, placeOfMember);
    const description = sentences.get(placeOfMember);
    return [name, description === undefined ? schema : schema.meta({ description })];
  });
  return Object.fromEntries(schemas);
}

function oneOf(values: readonly (string | number)[]): z.ZodType {
  if (values.every((value) => typeof value === 'string')) return z.enum(values);
  const [first, ...others] = values.map((value) => z.literal(value));
  return others.length === 0 ? first! : z.union([first!, ...others]);
}

function choiceOf(groups: Readonly<Record<string, Members>>, place: string, sentences: Sentences): z.ZodType {
  const [first, ...others] = Object.entries(groups).map(([kind, members]) =>
    z.strictObject({ kind: z.literal(kind), ...membersIn(place, members, sentences) }),
  );
  return z.discriminatedUnion('kind', [first!, ...others]);
}
