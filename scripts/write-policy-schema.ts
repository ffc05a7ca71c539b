import { z } from 'zod';
import { ISSUE_STATES, TRIAGED_STATES } from '../src/domain/issue.ts';
import { filterMember, TIME_MEMBERS } from '../src/domain/issue-filter.ts';
import { ISSUE_TYPES, type IssueType, RATED_ISSUE_TYPES } from '../src/domain/product.ts';
import { ConditionEntry, EpssScore, PolicyFile, WaiverEntry, WHERE_MEMBERS } from '../src/policy/file/policy-schema.ts';
import { fullForm } from '../src/written/spelling.ts';
import { spellingsOf } from '../src/written/value.ts';
import { writeOrCheck } from './generated-file.ts';

type Json = z.core.JSONSchema.BaseSchema;

/** The text of schema/policy.schema.json: JSON Schema of draft 7, which editors support best. */
export function renderPolicySchema(): string {
  const schema = z.toJSONSchema(PolicyFile, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override: adapt,
  });
  const title = 'Policy of Findings Gate';
  return `${JSON.stringify({ $schema: schema.$schema, title, ...schema }, null, 2)}\n`;
}

function adapt({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }): void {
  // Integers are exact in the gate; JSON Schema's own bound of 2^63 - 1 would be rounded.
  if (zodSchema._zod.def.type === 'bigint') Object.assign(jsonSchema, { type: 'integer', minimum: 0 });
  if (zodSchema === EpssScore) {
    delete jsonSchema.anyOf;
    Object.assign(jsonSchema, { type: 'number', minimum: 0, maximum: 1 });
  }
  if (jsonSchema.maxItems === Number.MAX_SAFE_INTEGER) delete jsonSchema.maxItems;
  if (zodSchema === ConditionEntry)
    jsonSchema.allOf = [severitiesRule(), ...memberRules(), epssRule(), unscoredRule(), ageRule(), triageRule()];
  if (zodSchema === WaiverEntry) jsonSchema.allOf = [severitiesRule()];
}

/** `severities` is allowed only with issue types that have one. */
function severitiesRule(): Json {
  return implies({ required: ['severities'] }, { properties: { 'issue-types': onlyTypes(RATED_ISSUE_TYPES) } });
}

/** A member that is limited to some issue types is allowed only with those. Without `issue-types`, all three rated ones are meant. */
function memberRules(): Json[] {
  const limits = new Map<string, { types: readonly IssueType[]; members: string[] }>();
  for (const name of WHERE_MEMBERS) {
    const { issueTypes: types } = filterMember(name);
    if (types === undefined) continue;
    const limit = limits.get(types.join()) ?? { types, members: [] };
    limit.members.push(name);
    limits.set(types.join(), limit);
  }
  return [...limits.values()].map(({ types, members }) =>
    implies(
      { required: ['where'], properties: { where: { anyOf: members.map((name) => ({ required: [name] })) } } },
      { required: ['issue-types'], properties: { 'issue-types': onlyTypes(types) } },
    ),
  );
}

function epssRule(): Json {
  const onlySca = { ...onlyTypes(['sca']), maxItems: 1 };
  return implies({ required: ['epss-above'] }, { required: ['issue-types'], properties: { 'issue-types': onlySca } });
}

function unscoredRule(): Json {
  return implies({ required: ['unscored'] }, { required: ['epss-above'] });
}

function ageRule(): Json {
  const timed = TIME_MEMBERS.map((name) => ({ required: [name] }));
  return implies({ required: ['older-than'] }, { properties: { where: { not: { anyOf: timed } } } });
}

function triageRule(): Json {
  const { prefix } = filterMember('aggregateIssueStates');
  const others = ISSUE_STATES.filter((state) => !TRIAGED_STATES.includes(state));
  const untriaged = { enum: others.flatMap((state) => [state, fullForm(state, prefix!)]) };
  const timed = TIME_MEMBERS.map((name) => ({ required: [name] }));
  return implies(
    { required: ['triaged-within'] },
    {
      required: ['states'],
      not: { required: ['older-than'] },
      properties: { states: { items: { not: untriaged } }, where: { not: { anyOf: timed } } },
    },
  );
}

function implies(condition: Json, consequence: Json): Json {
  return { anyOf: [{ not: condition }, consequence] };
}

function onlyTypes(types: readonly IssueType[]): Json {
  const others = ISSUE_TYPES.filter((type) => !types.includes(type));
  return { items: { not: { enum: others.flatMap(spellingsOf) } } };
}

if (import.meta.main) {
  writeOrCheck('schema/policy.schema.json', renderPolicySchema);
}
