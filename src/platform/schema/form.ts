import { anyObject, member, type Read, text, type Wire } from './wire.ts';

/** What a reader takes, said so that a walk can check a text against it and build nothing. */
export type Form =
  /** Any string. */
  | { readonly kind: 'text' }
  /** A string; one that is not known is reported. */
  | { readonly kind: 'word'; readonly known: ReadonlySet<string> }
  /** A string that `read` takes or refuses, whatever came before, and of which it keeps nothing. */
  | { readonly kind: 'special-text' }
  | { readonly kind: 'anything' }
  /** An object with any members. */
  | { readonly kind: 'object' }
  | { readonly kind: 'list'; readonly element: Read<unknown> }
  | RecordForm;

/** An object of which these members are read. */
export type RecordForm = {
  readonly kind: 'record';
  /** In their usual order: the next one is looked for first. At most 31. */
  readonly members: readonly FormMember[];
  readonly byName: ReadonlyMap<string, FormMember>;
  /** True where any other member is reported; else it is passed over. */
  readonly isClosed: boolean;
};

export type FormMember = {
  readonly read: Read<unknown>;
  /** True where any string will do. */
  readonly isText: boolean;
  readonly index: number;
  /** How it begins where it has no white space in it: `"name":`. */
  readonly start: Uint8Array;
};

type Members = Readonly<Record<string, Read<unknown>>>;
type Values<Of extends Members> = { readonly [Name in keyof Of]: ReturnType<Of[Name]> };

/** An object of which `members` are read; further ones are tolerated. */
export function record<Of extends Members>(members: Of): Read<Values<Of>> {
  const entries = Object.entries(members);
  const read = (value: Wire): Values<Of> => {
    const wire = anyObject(value);
    return Object.fromEntries(entries.map(([name, each]) => [name, member(wire, name, each)])) as Values<Of>;
  };
  return Object.assign(read, { form: recordForm(members, false) });
}

export function recordForm(readers: Members, isClosed: boolean): RecordForm {
  const named = Object.entries(readers).map(([name, read], index) => {
    const isText = read.form?.kind === 'text';
    return [name, { read, isText, index, start: Buffer.from(`${JSON.stringify(name)}:`) }] as const;
  });
  return { kind: 'record', members: named.map(([, each]) => each), byName: new Map(named), isClosed };
}

/** Text of an enum that is only shown. */
export function word(known: ReadonlySet<string>): Read<string> {
  return Object.assign((value: Wire) => text(value), { form: { kind: 'word', known } as const });
}

/** Takes everything, and keeps nothing of it. */
export function nothing(_value: Wire): undefined {
  return undefined;
}
nothing.form = { kind: 'anything' } as const;
