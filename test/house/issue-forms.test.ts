import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { listFiles, readSource } from './source-file.ts';

/*
 * GitHub drops a form that breaks its rules, and shows a blank page instead. These are the rules of its pages about
 * issue forms, form elements and config.yml, as far as we use them: what is not here is refused.
 */
const Text = z.string().min(1);
const id = Text.regex(/^[a-zA-Z0-9_-]+$/).optional();
const validations = z.strictObject({ required: z.boolean() }).optional();
const asked = { label: Text, description: Text.optional() };
const filled = { ...asked, placeholder: Text.optional(), value: Text.optional() };
const Options = z
  .array(Text)
  .min(1)
  .refine((options) => new Set(options).size === options.length, 'options differ')
  .refine((options) => !options.some((option) => /^none$/i.test(option)), '"None" is an option of GitHub');

const Element = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: Text }) }),
  z.strictObject({ type: z.literal('input'), id, attributes: z.strictObject(filled), validations }),
  z.strictObject({
    type: z.literal('textarea'),
    id,
    attributes: z.strictObject({ ...filled, render: Text.optional() }),
    validations,
  }),
  z.strictObject({
    type: z.literal('dropdown'),
    id,
    attributes: z.strictObject({ ...asked, options: Options, multiple: z.boolean().optional() }),
    validations,
  }),
  z.strictObject({
    type: z.literal('checkboxes'),
    id,
    attributes: z.strictObject({
      ...asked,
      options: z.array(z.strictObject({ label: Text, required: z.boolean().optional() })).min(1),
    }),
  }),
]);
const Form = z.strictObject({
  name: Text,
  description: Text.max(200),
  title: Text.optional(),
  labels: z.array(Text).optional(),
  body: z.array(Element).min(1),
});
const Config = z.strictObject({
  blank_issues_enabled: z.boolean(),
  contact_links: z.array(z.strictObject({ name: Text, url: z.url({ protocol: /^https$/ }), about: Text })),
});

const FORMS = listFiles(['.github/ISSUE_TEMPLATE'], '.yml').filter(({ path }) => !path.endsWith('/config.yml'));

/** Every problem of a form; none where GitHub shows it. */
function problemsOf(text: string): readonly string[] {
  const { data, error } = Form.safeParse(parse(text));
  if (data === undefined) return error!.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const asks = data.body.flatMap((element) => (element.type === 'markdown' ? [] : [element]));
  const twice = (names: readonly (string | undefined)[]) =>
    names.filter((name, place) => names.indexOf(name) !== place);
  return [
    ...(asks.length === 0 ? ['asks for nothing'] : []),
    ...twice(asks.map((ask) => ask.id)).map((name) => `two elements have the id ${name}`),
    ...twice(asks.map(({ attributes }) => attributes.label)).map((label) => `two elements have the label ${label}`),
  ];
}

describe('the issue forms', () => {
  it('are three, the one for a false verdict first', () => {
    expect(FORMS.map(({ text }) => (parse(text) as { name: string }).name)).toEqual([
      'False verdict',
      'Bug',
      'Feature',
    ]);
  });

  it.each(FORMS)('are as GitHub reads them: $path', ({ text }) => {
    expect(problemsOf(text)).toEqual([]);
  });

  it.each([
    ['an element of an unknown type', 'type: dropdown', 'type: dropdwn'],
    ['a key that does not exist', 'required: true', 'require: true'],
    ['an id that two elements have', 'id: expected', 'id: verdict'],
    ['a label that two elements have', 'label: What should it have said?', 'label: What did the gate say?'],
    ['an option twice', 'options: [pass, fail, inconclusive]', 'options: [pass, pass]'],
  ])('would be refused for %s', (_what, right, wrong) => {
    expect(problemsOf(FORMS[0]!.text.replace(right, wrong))).not.toEqual([]);
  });

  it('ask for log, settings and version where the verdict was wrong', () => {
    const { body } = Form.parse(parse(FORMS[0]!.text));
    const required = body.flatMap((element) =>
      'validations' in element && element.validations?.required ? [element.id] : [],
    );
    expect(required).toEqual(['verdict', 'expected', 'why', 'log', 'settings', 'version']);
  });

  it('lead weaknesses to a private place', () => {
    const { blank_issues_enabled, contact_links } = Config.parse(
      parse(readSource('.github/ISSUE_TEMPLATE/config.yml').text),
    );
    expect(blank_issues_enabled).toBe(false);
    expect(contact_links[0]!.url).toContain('/security/advisories/new');
  });
});
