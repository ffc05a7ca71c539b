import { anyObject, ifAny, member, type Read } from '../../shape/shape.ts';
import { type Form, objectForm } from './form.ts';
import { listOrEmpty } from './wire.ts';

/** How the platform spells a value: what is read of it, and how it is written as the API's document types it. */
export type Spelling<Value> = {
  readonly read: Read<Value>;
  /** The result is undefined where the member is left out. */
  readonly write: (value: Value) => unknown;
  /** It is given where what it takes can also be checked without building it. */
  readonly form?: Form;
};

/** An object is written as an object. */
export type ObjectSpelling<Of> = Omit<Spelling<Of>, 'write'> & {
  readonly write: (value: Of) => Readonly<Record<string, unknown>>;
};

/** Each of our members: its name on the wire, where that is another one, and its spelling. In the order of the document. */
type SpelledMembers<Of> = {
  readonly [Name in keyof Of]-?: Spelling<Of[Name]> | readonly [nameOnWire: string, spelling: Spelling<Of[Name]>];
};

/** An object with these members; further ones are tolerated. */
export function spelled<Of extends object>(facts: SpelledMembers<Of>): ObjectSpelling<Of> {
  const members = Object.entries<SpelledMembers<Record<string, unknown>>[string]>(facts as never).map(([name, fact]) =>
    'read' in fact ? { name, onWire: name, ...fact } : { name, onWire: fact[0], ...fact[1] },
  );
  return {
    read(value) {
      const given = anyObject(value);
      const found: Record<string, unknown> = {};
      for (const { name, onWire, read } of members) found[name] = member(given, onWire, read);
      return found as Of;
    },
    write(of) {
      const ours = of as Readonly<Record<string, unknown>>;
      const written = members.map(({ name, onWire, write }) => [onWire, write(ours[name])] as const);
      return Object.fromEntries(written.filter(([, value]) => value !== undefined));
    },
    form: objectForm(Object.fromEntries(members.map((each) => [each.onWire, each])), false),
  };
}

/** The member may be null or missing, and is written as null: every answer that is shown has every member. */
export function orNull<Value>({ read, write, form }: Spelling<Value>): Spelling<Value | undefined> {
  const spelling = {
    read: ifAny(read),
    write: (value: Value | undefined) => (value === undefined ? null : write(value)),
  };
  return form === undefined ? spelling : { ...spelling, form };
}

/** It takes a list, which may be missing. */
export function listOf<Element>(element: Spelling<Element>): Spelling<readonly Element[]> {
  return {
    read: listOrEmpty(element.read),
    write: (list) => list.map(element.write),
    form: { kind: 'list', element },
  };
}
