import { cut, isoText } from '../text/text.ts';

// Each kind of member has a way to write a value, and a form to make the schema of. No library is loaded: only tests and scripts need the schema.

/** Longest text in the report, in code points: programs need more of a name than a page does. */
const MOST_OF_A_TEXT = 2_000;

export type Member<Given, Json> = {
  readonly write: (given: Given) => Json;
  readonly form: MemberForm;
  /** Follows the member's name in the name of the given value, as `Ms` does for a time. */
  readonly suffix?: string;
};

export type MemberForm =
  | { readonly kind: 'text' | 'flag' | 'count' | 'seconds' | 'share' | 'time' }
  | { readonly kind: 'one-of'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'list' | 'or-null' | 'or-absent'; readonly of: MemberForm }
  | { readonly kind: 'group'; readonly members: Members }
  | { readonly kind: 'choice'; readonly groups: Groups };

type AnyMember = Member<never, unknown>;
export type Members = Readonly<Record<string, AnyMember>>;
type Groups = Readonly<Record<string, Members>>;

export type MembersOf<Facts> = {
  readonly [Name in keyof Facts & string as Name extends `${infer Start}Ms` ? Start : Name]-?: AnyMember;
};

export type NamedByKind<Facts extends { readonly kind: string }> = {
  readonly [Kind in Facts['kind']]: MembersOf<Omit<Extract<Facts, { kind: Kind }>, 'kind'>>;
};

type GivenFor<Of extends AnyMember> = Parameters<Of['write']>[0];
type GivenName<Of extends Members, Name extends keyof Of> = Of[Name] extends {
  readonly suffix: infer Suffix extends string;
}
  ? `${Name & string}${Suffix}`
  : Name;
type GivenOf<Of extends Members> = {
  readonly [Name in keyof Of as undefined extends GivenFor<Of[Name]> ? never : GivenName<Of, Name>]: GivenFor<Of[Name]>;
} & {
  readonly [Name in keyof Of as undefined extends GivenFor<Of[Name]> ? GivenName<Of, Name> : never]?: GivenFor<
    Of[Name]
  >;
};
type JsonOf<Of extends Members> = { readonly [Name in keyof Of]: ReturnType<Of[Name]['write']> };

export const text: Member<string, string> = { write: (given) => cut(given, MOST_OF_A_TEXT), form: { kind: 'text' } };

export const flag: Member<boolean, boolean> = { write: (given) => given, form: { kind: 'flag' } };

/** A whole number of any size. It is a bigint only if a number would lose digits, since a report has many counts. */
export const count: Member<bigint | number, bigint | number> = {
  write(given) {
    const value = Number(given);
    return Number.isSafeInteger(value) ? value : given;
  },
  form: { kind: 'count' },
};

export const seconds: Member<number, number> = { write: (given) => given, form: { kind: 'seconds' } };

/** From 0 to 1; null for every other number. */
export const share: Member<number | undefined, number | null> = {
  write: (given) => (given !== undefined && given >= 0 && given <= 1 ? given : null),
  form: { kind: 'or-null', of: { kind: 'share' } },
};

/** Given as milliseconds since 1970 (UTC) under the same name with `Ms`, written as ISO 8601. Null for an impossible time. */
export const time = {
  write: (given: number | undefined): string | null => isoText(given) ?? null,
  form: { kind: 'or-null', of: { kind: 'time' } },
  suffix: 'Ms',
} as const;

export function oneOf<const Value extends string | number>(values: readonly Value[]): Member<Value, Value> {
  return { write: (given) => given, form: { kind: 'one-of', values } };
}

export function list<Given, Json>({ write, form }: Member<Given, Json>): Member<readonly Given[], readonly Json[]> {
  return { write: (given) => given.map(write), form: { kind: 'list', of: form } };
}

export function orNull<Given, Json>({ write, form }: Member<Given, Json>): Member<Given | undefined, Json | null> {
  return { write: (given) => (given === undefined ? null : write(given)), form: { kind: 'or-null', of: form } };
}

/** Leaves an undefined value out of the JSON: for formats of others, which know no null, and for members that few reports have. */
export function orAbsent<Given, Json>(of: Member<Given, Json>): Member<Given | undefined, Json | undefined> {
  const write = (given: Given | undefined) => (given === undefined ? undefined : of.write(given));
  return { write, form: { kind: 'or-absent', of: of.form } };
}

export function each<const Name extends string, Form extends AnyMember>(names: readonly Name[], form: Form) {
  return Object.fromEntries(names.map((name) => [name, form])) as Readonly<Record<Name, Form>>;
}

export function without<const Of extends Members, Name extends keyof Of>(members: Of, names: readonly Name[]) {
  const others = Object.entries(members).filter(([name]) => !names.some((left) => left === name));
  return Object.fromEntries(others) as Omit<Of, Name>;
}

export function group<const Of extends Members>(members: Of): Member<GivenOf<Of>, JsonOf<Of>> {
  const parts = Object.entries(members).map(([name, { write, suffix = '' }]) => ({ name, from: name + suffix, write }));
  return {
    write(given: Readonly<Record<string, unknown>>) {
      const json: Record<string, unknown> = {};
      for (const { name, from, write } of parts) json[name] = write(given[from] as never);
      return json as JsonOf<Of>;
    },
    form: { kind: 'group', members },
  };
}

type Chosen<Of extends Groups> = {
  [Kind in keyof Of & string]: {
    readonly given: { readonly kind: Kind } & GivenOf<Of[Kind]>;
    readonly json: { readonly kind: Kind } & JsonOf<Of[Kind]>;
  };
}[keyof Of & string];

/** One of several groups. Its first member, `kind`, says which. */
export function choice<const Of extends Groups>(groups: Of): Member<Chosen<Of>['given'], Chosen<Of>['json']> {
  return {
    write: (given) => ({ kind: given.kind, ...group(groups[given.kind]!).write(given as never) }) as Chosen<Of>['json'],
    form: { kind: 'choice', groups },
  };
}
