import { z } from 'zod';
import { MEMBER_WORDS } from '../src/domain/filter-words.ts';
import { ISSUE_STATES, TRIAGED_STATES } from '../src/domain/issue.ts';
import { filterMember, TIME_MEMBERS } from '../src/domain/issue-filter.ts';
import { ISSUE_TYPES, type IssueType, RATED_ISSUE_TYPES, typeWords } from '../src/domain/product.ts';
import { ConditionEntry, EpssScore, PolicyFile, WaiverEntry, WHERE_MEMBERS } from '../src/policy/file/policy-schema.ts';
import { fullForm, spellingsOf } from '../src/written/value.ts';
import { writeOrCheck } from './generated-file.ts';
import { CONDITION_WORDS, POLICY_WORDS, WAIVER_WORDS } from './policy-words.ts';

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
  if (zodSchema._zod.def.type === 'string' && jsonSchema.enum !== undefined) {
    // Editors propose the words of the list. The gate takes them in any case, with a dash or an underscore.
    jsonSchema.anyOf = [{ enum: jsonSchema.enum }, inAnyForm(jsonSchema.enum.map(String))];
    delete jsonSchema.enum;
  }
  if (zodSchema === PolicyFile) say(jsonSchema, POLICY_WORDS);
  if (zodSchema === ConditionEntry) {
    say(
      jsonSchema.properties!.where as Json,
      Object.fromEntries(WHERE_MEMBERS.map((name) => [name, { description: aboutMember(name) }])),
    );
    say(jsonSchema, CONDITION_WORDS);
    jsonSchema.allOf = [severitiesRule(), ...memberRules(), epssRule(), unscoredRule(), ageRule(), triageRule()];
  }
  if (zodSchema === WaiverEntry) {
    say(jsonSchema, WAIVER_WORDS);
    jsonSchema.allOf = [severitiesRule()];
  }
}

/** Adds its description to the schema of each key. */
function say({ properties }: Json, words: Readonly<Record<string, object>>): void {
  for (const [key, said] of Object.entries(words)) properties![key] = { ...(properties![key] as object), ...said };
}

function aboutMember(name: (typeof WHERE_MEMBERS)[number]): string {
  const about = MEMBER_WORDS[name];
  const { issueTypes } = filterMember(name);
  return issueTypes === undefined ? about : `${about} (${typeWords(issueTypes)} alone)`;
}

/** `severities` is allowed only with issue types that have severities. */
function severitiesRule(): Json {
  return implies(has('severities'), where({ 'issue-types': onlyTypes(RATED_ISSUE_TYPES) }));
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
    implies(has('where', oneOf(members)), has('issue-types', onlyTypes(types))),
  );
}

function epssRule(): Json {
  return implies(has('epss-above'), has('issue-types', { ...onlyTypes(['sca']), maxItems: 1 }));
}

function unscoredRule(): Json {
  return implies(has('unscored'), has('epss-above'));
}

function ageRule(): Json {
  return implies(has('older-than'), where({ where: { not: oneOf(TIME_MEMBERS) } }));
}

function triageRule(): Json {
  const { prefix } = filterMember('aggregateIssueStates');
  const others = ISSUE_STATES.filter((state) => !TRIAGED_STATES.includes(state));
  const untriaged = inAnyForm(others.flatMap((state) => [state, fullForm(state, prefix!)]));
  const states: Json = { type: 'array', items: { not: untriaged } };
  return implies(has('triaged-within'), {
    ...where({ states, where: { not: oneOf(TIME_MEMBERS) } }),
    required: ['states'],
    not: has('older-than'),
  });
}

function implies(condition: Json, consequence: Json): Json {
  return { anyOf: [{ not: condition }, consequence] };
}

/** Strict readers of schemas want each type and each required key declared at the place where it is used. */
function where(properties: Readonly<Record<string, Json | true>>): Json {
  return { type: 'object', properties: { ...properties } };
}

function has(name: string, value: Json | true = true): Json {
  return { ...where({ [name]: value }), required: [name] };
}

function oneOf(names: readonly string[]): Json {
  return { anyOf: names.map((name) => has(name)) };
}

function onlyTypes(types: readonly IssueType[]): Json {
  const others = ISSUE_TYPES.filter((type) => !types.includes(type));
  return { type: 'array', items: { not: inAnyForm(others.flatMap(spellingsOf)) } };
}

function inAnyForm(words: readonly string[]): Json {
  const forms = words.map((word) =>
    [...word.toLowerCase()]
      .map((one) => (/[a-z]/.test(one) ? `[${one}${one.toUpperCase()}]` : /[-_]/.test(one) ? '[-_]' : one))
      .join(''),
  );
  return { type: 'string', pattern: `^(?:${[...new Set(forms)].join('|')})$` };
}

if (import.meta.main) {
  writeOrCheck('schema/policy.schema.json', renderPolicySchema);
}
