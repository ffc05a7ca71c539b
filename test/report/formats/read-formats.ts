import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { Log } from 'sarif';
import { validateXML } from 'xmllint-wasm';

const SCHEMAS = join(import.meta.dirname, 'schemas');
const schema = (name: string) => readFileSync(join(SCHEMAS, name), 'utf8');

/** The type with every member present and every list with an entry. A test that reads a missing one fails. */
type Whole<Part> = 0 extends 1 & Part
  ? Part
  : Part extends readonly (infer Item)[]
    ? [Whole<Item>, ...Whole<Item>[]]
    : Part extends object
      ? { [Name in keyof Part]-?: Whole<NonNullable<Part[Name]>> }
      : Part;
export type CodeQuality = readonly {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: string;
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}[];

const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);

/** The schema is of draft 4. Only its member for its own address is spelled differently in later drafts. */
const { id: _id, $schema: _draft, ...sarifSchema } = JSON.parse(schema('sarif-2.1.0.json')) as Record<string, unknown>;
const isSarif = ajv.compile(sarifSchema);
const { $schema: _newDraft, ...codeQualitySchema } = JSON.parse(schema('code-quality.json')) as Record<string, unknown>;
const isCodeQuality = ajv.compile(codeQualitySchema);

export function readSarif(text: string): Whole<Log> {
  const log: unknown = JSON.parse(text);
  if (!isSarif(log)) throw new Error(ajv.errorsText(isSarif.errors));
  return log as Whole<Log>;
}

export function readCodeQuality(text: string): CodeQuality {
  const report: unknown = JSON.parse(text);
  if (!isCodeQuality(report)) throw new Error(ajv.errorsText(isCodeQuality.errors));
  return report as CodeQuality;
}

/** Problems that the XML schema finds in any of the documents. Takes many at once, because each call starts a worker. */
export async function junitProblems(
  documents: readonly string[],
  xsd = schema('junit.xsd'),
): Promise<readonly string[]> {
  const xml = documents.map((contents, index) => ({ fileName: `${index}.xml`, contents }));
  const { valid, errors } = await validateXML({
    xml,
    schema: { fileName: 'junit.xsd', contents: xsd },
    initialMemoryPages: 512,
    maxMemoryPages: 16_384,
  });
  if (!valid && errors.length === 0) return ['not valid'];
  return errors.map(({ rawMessage }) => rawMessage);
}

export type TestCase = {
  readonly classname: string;
  readonly name: string;
  /** `passed` if the test has no outcome. */
  readonly outcome: 'passed' | 'failure' | 'error' | 'skipped';
  readonly message: string;
  readonly type: string;
  /** The text of the outcome, or the output of the test. */
  readonly text: string;
};

/** The test cases of a document of ours, and the counts that its suites give. */
export function readJUnit(xml: string): {
  readonly counts: Readonly<Record<string, number>>;
  readonly cases: readonly TestCase[];
} {
  const suites = [...xml.matchAll(/<testsuite name="[^"]*"([^>]*)>/g)].map(([, own = '']) => own);
  const counts = Object.fromEntries(
    ['tests', 'failures', 'errors', 'skipped'].map((name) => [
      name,
      suites.reduce((sum, suite) => sum + Number(attribute(suite, name)), 0),
    ]),
  );
  const cases = [...xml.matchAll(/<testcase ([^>]*?)(?:\/>|>(.*?)<\/testcase>)/gs)].map(([, own = '', inside = '']) => {
    const [, outcome = 'passed', attributes = '', text = ''] =
      /<(failure|error|skipped|system-out)([^>]*?)(?:\/>|>(.*?)<\/\1>)/s.exec(inside) ?? [];
    return {
      classname: attribute(own, 'classname'),
      name: attribute(own, 'name'),
      outcome: (outcome === 'system-out' ? 'passed' : outcome) as TestCase['outcome'],
      message: attribute(attributes, 'message'),
      type: attribute(attributes, 'type'),
      text: unescaped(text),
    };
  });
  return { counts, cases };
}

function attribute(text: string, name: string): string {
  return unescaped(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(text)?.[1] ?? '');
}

function unescaped(text: string): string {
  return text
    .replaceAll('&#10;', '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
