import { listItems } from '../../domain/text/list-items.ts';
import { quote, suggestion } from '../../domain/text/suggestion.ts';
import { isJsonObject, JsonError, JsonNumber, type JsonObject, type JsonValue } from '../../json/json-value.ts';
import { parseJson } from '../../json/parse-json.ts';
import type { BodyMember, RequestBody } from '../../platform/requests/request-body.ts';
import { config, type Flag, type Given, readValue, type Shell, takes } from '../command.ts';
import { readNamed } from '../local-file.ts';
import { periodOf } from '../period.ts';
import { unusedNote } from '../variables.ts';
import { syntaxProblem } from './syntax-problem.ts';

export type RequestShape<Body> = {
  readonly body: RequestBody<Body>;
  readonly flags: Readonly<Record<string, RequestFlag>>;
  readonly start: JsonObject;
};

export const REQUEST_FLAG = {
  request: takes('<path>', 'the whole body as a JSON file, or - for standard input; instead of the flags below'),
} as const;

/** The body, from the file of `--request` or from single flags, checked strictly. Throws `GateFailure` (`config`) that names the member or flag at fault. */
export async function readRequest<Body>(
  given: Pick<Given, 'text' | 'sourceOf' | 'nameOf'>,
  shape: RequestShape<Body>,
  shell: Pick<Shell, 'readStdin' | 'signal' | 'clock'> & { readonly terminal: Pick<Shell['terminal'], 'tell'> },
): Promise<Body> {
  const { flags, start } = shape;
  const names = Object.keys(flags).filter((name) => given.text(name) !== undefined);
  const file = given.text('request');
  if (file === undefined) {
    const set = (body: JsonObject, name: string): JsonObject => {
      const text = given.text(name)!;
      const ms = name === 'since' ? periodOf(text) : undefined;
      const written = ms === undefined ? text : new Date(shell.clock.wallNow() - ms).toISOString();
      return withMember(body, given.nameOf(name), flags[name]!, written);
    };
    const setting = (path: readonly string[]) =>
      names.find((name) => flags[name]!.sets.path.join('.') === path.join('.'));
    // Names the setting that set the wrong member: the member's own, or that of the object around it.
    return checked(shape, names.reduce(set, start), (path) => {
      const own = setting(path.slice(0, 2));
      const inside = own === undefined && path.length > 1 ? `: ${path.slice(1).join('.')}` : '';
      return `${given.nameOf(own ?? setting(path.slice(0, 1)) ?? '')}${inside}`;
    });
  }
  const request = given.nameOf('request');
  // Variables beside the flag are only noted as unused, because one environment may serve several commands.
  const beside = names.find((name) => given.sourceOf(name) === 'flag' || given.sourceOf('request') === 'variable');
  if (beside !== undefined)
    throw config(`${request} is the whole request: remove ${given.nameOf(beside)}, or put it into the file`);
  for (const note of unusedNote(names, request)) shell.terminal.tell(note);
  const failure = (why: string): Error => config(`${request}: the file cannot be read (${why})`);
  const bytes = file === '-' ? await shell.readStdin() : await readNamed(file, 'request', shell.signal, failure);
  const body = parseJsonText(request, bytes.toString('utf8'));
  return checked(shape, body, (path) => `${request}: ${path.length === 0 ? 'the body' : path.join('.')}`);
}

/** The body without its deployment id, which the client adds. Throws `GateFailure` (`config`) if it names another deployment. */
export function ofDeployment<Body extends { readonly deploymentId?: string }>(
  { deploymentId: named, ...body }: Body,
  deploymentId: string,
): Omit<Body, 'deploymentId'> {
  if (named !== undefined && named !== deploymentId)
    throw config('--request: deploymentId is not that of --deployment-id');
  return body;
}

/** A flag that sets a member of the body. */
export function sets(member: BodyMember, value: string, about: string): RequestFlag {
  return { value, sets: member, about };
}

function checked<Body>(
  { body: { schema, names } }: RequestShape<Body>,
  body: JsonValue,
  place: (path: readonly string[]) => string,
): Body {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  const path = issue.path.filter((step) => typeof step === 'string');
  if (issue.code !== 'unrecognized_keys') throw config(`${place(path)} ${issue.message}`);
  const [key = ''] = issue.keys;
  throw config(`${place(path)} has no member ${quote(key)}; ${suggestion(key, names[path.join('.')] ?? [])}`);
}

export type RequestFlag = Extract<Flag, { readonly about: string }> & {
  readonly value: string;
  readonly sets: BodyMember;
  readonly items?: (items: readonly string[]) => readonly string[];
};

function withMember(body: JsonObject, name: string, flag: RequestFlag, text: string): JsonObject {
  const { path, form } = flag.sets;
  const [first, second] = path;
  const { items } = flag;
  const value =
    items === undefined ? jsonValue(name, form, text) : readValue(name, text, (list) => items(listItems(list)));
  if (second === undefined) return { ...body, [first]: value };
  const outer = body[first];
  const members = isJsonObject(outer) ? outer : {};
  if (second in members) throw config(`${name}: another flag sets this member too; remove one`);
  return { ...body, [first]: { ...members, [second]: value } };
}

/** JSON without duplicate members, its numbers unrounded. Throws `GateFailure` (`config`). */
function parseJsonText(flag: string, text: string): JsonValue {
  try {
    return parseJson(text, { isExact: true });
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    throw config(`${flag}: this is not JSON: ${syntaxProblem(text) ?? error.message}`);
  }
}

function jsonValue(name: string, form: BodyMember['form'], text: string): JsonValue {
  if (form === 'text') return text;
  if (form === 'list') return listItems(text);
  if (form === 'boolean') {
    if (text !== 'true' && text !== 'false') throw config(`${name}: write true or false`);
    return text === 'true';
  }
  if (form === 'number') {
    if (!/^(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(text)) throw config(`${name}: write a number in plain digits`);
    return new JsonNumber(text);
  }
  const value = parseJsonText(name, text);
  if (!isJsonObject(value)) throw config(`${name}: write a JSON object, such as {"cves":["CVE-2021-44228"]}`);
  return value;
}
