import { FILTER_MEMBERS, type FilterMember } from '../../../domain/issue-filter.ts';
import { issueTypeOf } from '../../../domain/product.ts';
import { SCAN_STATUSES } from '../../../domain/scan.ts';
import { VERSION } from '../../../domain/text/program.ts';
import { isJsonObject, JsonNumber, type JsonObject, type JsonValue } from '../../../json/json-value.ts';
import { EPSS_CATEGORIES, ORIGINS, RULE_PRODUCT_WORDS, VISIBILITIES } from '../../../platform/schema/shown-words.ts';
import { SCAN_STATUS_PREFIX, wireName } from '../../../platform/wire-words.ts';
import type { Received } from './asker.ts';

export type Shape = readonly (
  | string
  | { readonly list: Shape }
  | { readonly members: Readonly<Record<string, Shape>> }
)[];

/** Made to be sent to strangers: names of members and words of the interface, but no other value, name or address. */
export function answersText(received: readonly Received[]): string {
  const lines = received.map((one) => JSON.stringify(lineOf(one)));
  return `{"findingsGateAnswers":1,\n"version":${JSON.stringify(VERSION)},\n"answers":[\n${lines.join(',\n')}]}\n`;
}

function lineOf({ operation, came }: Received): object {
  if (came.kind === 'answer') return { operation, answer: shapeOf([came.body]) };
  // Only the status is taken from the message, which may quote the answer.
  const status = /\banswered ([1-5][0-9]{2})\b/.exec(came.message)?.[1];
  return { operation, failure: came.reason, status: status === undefined ? null : Number(status) };
}

export function shapeOf(values: readonly JsonValue[]): Shape {
  const objects = values.filter(isJsonObject);
  const lists = values.filter((value) => Array.isArray(value)) as readonly (readonly JsonValue[])[];
  const others = values.filter((value) => !isJsonObject(value) && !Array.isArray(value)).map(scalarShape);
  return [
    ...[...new Set(others)].sort(),
    ...(lists.length === 0 ? [] : [{ list: shapeOf(lists.flat()) }]),
    ...(objects.length === 0 ? [] : [{ members: shapeOfMembers(objects) }]),
  ];
}

function shapeOfMembers(objects: readonly JsonObject[]): Readonly<Record<string, Shape>> {
  const reported = objects.map((object) =>
    Map.groupBy(Object.entries(object), ([name]) => (isKnownName(name) ? name : 'a name that is not shown')),
  );
  const names = [...new Set(reported.flatMap((members) => [...members.keys()]))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const values = reported.flatMap((members) => members.get(name)?.map(([, value]) => value) ?? []);
      const isSometimesAbsent = reported.some((members) => !members.has(name));
      return [name, [...(isSometimesAbsent ? ['absent'] : []), ...shapeOf(values)]];
    }),
  );
}

function scalarShape(value: JsonValue): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'true or false';
  if (typeof value === 'number') return `number ${digits(String(value))}`;
  if (value instanceof JsonNumber) return `number ${digits(value.text)}`;
  return textShape(String(value));
}

function textShape(text: string): string {
  if (text === '') return 'empty text';
  const word = text.toUpperCase().replaceAll('-', '_');
  if (KNOWN_WORDS.has(word) || issueTypeOf(text) !== undefined) return `the word ${text}`;
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(text)) return `text of ${text.length} hex digits`;
  if (/^[0-9][0-9T:.+Z -]{0,39}$/.test(text)) return `text ${digits(text)}`;
  const [refs] = /^refs\/(?:heads|tags|pull|merge-requests)\/(?=.)/.exec(text) ?? [];
  return refs === undefined ? 'text' : `text ${refs}…`;
}

/** Shows how many digits there are, never which: each becomes a 9. */
function digits(text: string): string {
  return text.slice(0, 40).replace(/[0-9]/g, '9');
}

const KNOWN_WORDS: ReadonlySet<string> = new Set(
  [
    ...Object.values<FilterMember>(FILTER_MEMBERS).flatMap(({ values = [], prefix = '' }) =>
      values.flatMap((word) => [word, word.replace(prefix, '')]),
    ),
    ...SCAN_STATUSES.flatMap((status) => [wireName(SCAN_STATUS_PREFIX, status), wireName('', status)]),
    ...EPSS_CATEGORIES,
    ...ORIGINS,
    ...RULE_PRODUCT_WORDS,
    ...VISIBILITIES,
  ].map((word) => word.toUpperCase()),
);

/** Words in documented names. A new name of the platform, which a maintainer needs, is likely made of them; names that people gave are not. */
const NAME_WORDS: ReadonlySet<string> = new Set(
  `account address aggregate at attributes author base best branch by cases categorization chain change ci code
   codeowners column commit completed config count counts created cursor cwe data database default definition
   dependency deployment deployments diff display duration ecosystem email enabled end ended environment epss
   error errors event exit fetched file finding findings finished first fix found full group groups has head id
   identifier ids image info is issue issues items job kind language last limit line list logs manifest merge
   message meta more name names next note number of offset on origin owasp package page pages partial path
   percentile photo previous primary product products project projects pull reachability reason recommendations
   ref references refs relevant repo repository request results rule rules sast sca scan scans score seconds
   secret secrets seen severity sha short since size slug source started state stats status sum superseded
   supply target team test text time title total totals transitivity triage trigger true type updated uri url
   user username validation version visibility vuln`.split(/\s+/),
);

function isKnownName(name: string): boolean {
  const isName = /^(?:[a-z]+(?:_[a-z]+){0,5}|[a-z]+(?:[A-Z][a-z]+){0,5})$/.test(name);
  return isName && name.split(/_|(?=[A-Z])/).every((word) => NAME_WORDS.has(word.toLowerCase()));
}
