import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { listFiles, readSource } from './source-file.ts';

/*
 * GitHub drops a form that breaks its rules, and shows a blank page instead. These are the rules of its pages about issue forms and form
 * elements, as far as we use them. Any other member is refused.
 */
const Text = z.string().min(1);
const asked = { label: Text, description: Text.optional() };
const filled = { ...asked, placeholder: Text.optional(), value: Text.optional() };
const element = <Type extends string>(type: Type, attributes: z.ZodRawShape) =>
  z.strictObject({
    type: z.literal(type),
    id: Text.regex(/^[a-zA-Z0-9_-]+$/).optional(),
    attributes: z.strictObject(attributes),
    validations: z.strictObject({ required: z.boolean() }).optional(),
  });

const Form = z.strictObject({
  name: Text,
  description: Text.max(200),
  title: Text.optional(),
  labels: z.array(Text).optional(),
  body: z.array(
    z.discriminatedUnion('type', [
      element('markdown', { value: Text }),
      element('input', filled),
      element('textarea', { ...filled, render: Text.optional() }),
      element('dropdown', { ...asked, options: z.array(Text).min(1), multiple: z.boolean().optional() }),
      element('checkboxes', { ...asked, options: z.array(z.strictObject({ label: Text })).min(1) }),
    ]),
  ),
});

const FORMS = listFiles(['.github/ISSUE_TEMPLATE'], '.yml').filter(({ path }) => !path.endsWith('/config.yml'));

function namesOf({ body }: z.infer<typeof Form>): readonly (readonly unknown[])[] {
  const asks = body.filter(({ type }) => type !== 'markdown');
  const options = asks.flatMap(({ attributes }) => (attributes.options ? [attributes.options as unknown[]] : []));
  return [asks.map(({ id }) => id), asks.map(({ attributes }) => attributes.label), ...options];
}

describe('the issue forms', () => {
  it('are three, the one for a false verdict first, which asks for log, settings and version', () => {
    const forms = FORMS.map(({ text }) => Form.parse(parse(text)));
    expect(forms.map(({ name }) => name)).toEqual(['False verdict', 'Bug', 'Feature']);
    const required = forms[0]!.body.filter(({ validations }) => validations?.required);
    expect(required.map(({ id }) => id)).toEqual(['verdict', 'expected', 'why', 'log', 'settings', 'version']);
  });

  it.each(FORMS)('are valid for GitHub: $path', ({ text }) => {
    const names = namesOf(Form.parse(parse(text)));
    expect(names[0]).not.toEqual([]);
    for (const each of names) expect(new Set(each).size).toBe(each.length);
  });

  it('send security reports to a private page', () => {
    const config = parse(readSource('.github/ISSUE_TEMPLATE/config.yml').text);
    expect(config.blank_issues_enabled).toBe(false);
    expect(config.contact_links[0].url).toMatch(/^https:.*\/security\/advisories\/new/);
  });
});
