import { MEMBER_WORDS } from '../src/domain/filter-words.ts';
import { type FilterMember, type FilterMemberName, filterMember } from '../src/domain/issue-filter.ts';
import { WHERE_MEMBERS } from '../src/policy/file/policy-schema.ts';
import { shortForm } from '../src/written/value.ts';
import { withBlocks } from './generated-blocks.ts';
import { writeOrCheck } from './generated-file.ts';
import { renderPolicySchema } from './write-policy-schema.ts';

type Json = {
  readonly description?: string;
  readonly type?: string;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly items?: Json;
};

const FORMS: Readonly<Record<FilterMember['kind'], string>> = {
  text: 'a text',
  texts: 'a list of texts',
  boolean: '`true` or `false`',
  'date-time': 'a time such as `"2026-01-31T00:00:00Z"`',
  enum: 'one of',
  enums: 'a list of',
};

/** Keys whose schema has a shape of its own instead of a sentence. */
const ABOUT: Readonly<Record<string, string>> = {
  version: 'Always `1`.',
  conditions: 'What is limited besides: a list, see [conditions](#conditions).',
  waivers: 'What is accepted until a date: a list, see [waivers](#waivers).',
};

writeOrCheck('docs/policy-reference.md', (current) =>
  withBlocks(current, {
    policy: keyTable(schemaAt([])),
    condition: keyTable(schemaAt(['conditions'])),
    waiver: keyTable(schemaAt(['waivers'])),
    members: memberTable(),
  }),
);

/** The schema of the policy, or of the entries of a list in it. */
function schemaAt(path: readonly string[]): Json {
  return path.reduce((schema, key) => schema.properties![key]!.items!, JSON.parse(renderPolicySchema()) as Json);
}

function keyTable({ properties = {}, required = [] }: Json): string {
  const rows = Object.entries(properties).map(([key, { description, default: fallback }]) => {
    const meaning = [
      description ?? ABOUT[key] ?? '',
      ...(fallback === undefined ? [] : [`Default: \`${String(fallback)}\`.`]),
    ];
    return `| \`${key}\` | ${required.includes(key) ? 'yes' : ''} | ${meaning.filter((text) => text !== '').join(' ')} |`;
  });
  return ['| Key | Required | Means |', '|---|---|---|', ...rows, ''].join('\n');
}

function memberTable(): string {
  const rows = WHERE_MEMBERS.map((name: FilterMemberName) => {
    const member = filterMember(name);
    const types = member.issueTypes?.join(', ') ?? 'all';
    return `| \`${name}\` | ${types} | ${valueText(member)} | ${sentence(MEMBER_WORDS[name])} |`;
  });
  return ['| Member | Issue types | Value | Means |', '|---|---|---|---|', ...rows, ''].join('\n');
}

function valueText({ kind, values = [], prefix = '', maxItems }: FilterMember): string {
  const words = values.map((value) => `\`${shortForm(value, prefix)}\``).join(', ');
  const most = maxItems === undefined ? '' : `, at most ${maxItems}`;
  return [FORMS[kind] + most, words].filter((text) => text !== '').join(' ');
}

function sentence(about: string): string {
  return `${about[0]!.toUpperCase()}${about.slice(1)}.`;
}
