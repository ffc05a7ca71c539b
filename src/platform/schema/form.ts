import { anyObject, member, type Read, type RecordForm, text, type Wire } from './wire.ts';

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
