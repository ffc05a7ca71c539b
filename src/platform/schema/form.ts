import type { Read } from '../../shape/shape.ts';

/** What a reader takes, said so that a walk can check a text against it and build nothing. */
export type Form =
  /** It takes any string. */
  | { readonly kind: 'text' }
  /** A string; one that is not known is reported. */
  | { readonly kind: 'word'; readonly known: ReadonlySet<string> }
  /** A string that the reader takes or refuses, whatever came before, and of which it keeps nothing. */
  | { readonly kind: 'special-text' }
  | { readonly kind: 'anything' }
  /** It takes an object with any members. */
  | { readonly kind: 'object' }
  | { readonly kind: 'list'; readonly element: Checked }
  | ObjectForm;

/** A reader, with the form of what it takes where a walk can check that. */
export type Checked = { readonly read: Read<unknown>; readonly form?: Form | undefined };

/** An object of which these members are read. */
export type ObjectForm = {
  readonly kind: 'members';
  /** They are in their usual order: the next one is looked for first. There are at most 31. */
  readonly members: readonly FormMember[];
  readonly byName: ReadonlyMap<string, FormMember>;
  /** True where any other member is reported; else it is passed over. */
  readonly isClosed: boolean;
};

export type FormMember = Checked & {
  /** True where any string will do. */
  readonly isText: boolean;
  readonly index: number;
  /** How it begins where it has no white space in it: `"name":`. */
  readonly start: Uint8Array;
};

export function objectForm(members: Readonly<Record<string, Checked>>, isClosed: boolean): ObjectForm {
  const named = Object.entries(members).map(([name, { read, form }], index) => {
    const isText = form?.kind === 'text';
    return [name, { read, form, isText, index, start: Buffer.from(`${JSON.stringify(name)}:`) }] as const;
  });
  return { kind: 'members', members: named.map(([, each]) => each), byName: new Map(named), isClosed };
}
