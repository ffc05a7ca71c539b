import type { Fault } from '../../../emulator/faults/faults.ts';
import type { Case } from './cases.ts';
import type { RunOne } from './run-cases.ts';

const HOSTILE = `\n::error::x <img src=x> [x](https://evil.example) @everyone ${'\u202e'}`;

/** What becomes of a member of every issue; undefined takes it away. */
const FORMS: Readonly<Record<string, unknown>> = {
  missing: undefined,
  null: null,
  'a number': -1.5,
  'a text': HOSTILE,
  'a list': [[null]],
  'an object': { toString: 7 },
};

/** Issues of all three types, with all that the list says of them. */
const OPTIONS: Case['options'] = {
  platform: 'over-limit',
  inputs: { 'max-critical': '0', comment: 'always', 'wait-timeout': '10s' },
};
const changing = (fault: Fault) => [{ match: { operation: 'list-issues' }, fault }];

/** Each member of the answer that has the places, in each wrong form: a fail stays the same fail. */
export async function memberCases(runOne: RunOne): Promise<readonly Case[]> {
  let answer = '';
  const keep = (text: string): string => {
    answer = text;
    return text;
  };
  const { run, problems } = await runOne({ ...OPTIONS, faults: changing({ kind: 'rewrite-text', rewrite: keep }) });
  if (problems.length > 0 || run.exitCode !== 1) throw new Error(`exit code ${run.exitCode}; ${problems.join('; ')}`);
  return membersOf(JSON.parse(answer)).flatMap((member) =>
    Object.entries(FORMS).map(([name, form]) => ({
      name: `places / list-issues ${member} / ${name}`,
      options: {
        ...OPTIONS,
        faults: changing({ kind: 'rewrite-json', rewrite: (body: never) => withForm(body, member, form) }),
      },
      exitCodes: [1],
    })),
  );
}

/** Paths of all members, as `.issues.*.issue.line`; entries of a list are alike. */
function membersOf(value: unknown): readonly string[] {
  return [...new Set(placesIn(value, '').map(({ path }) => path))];
}

type Place = { readonly holder: object; readonly key: string; readonly path: string };

function placesIn(holder: unknown, above: string): readonly Place[] {
  if (typeof holder !== 'object' || holder === null) return [];
  return Object.entries(holder).flatMap(([key, value]) => {
    const path = `${above}.${Array.isArray(holder) ? '*' : key}`;
    return [{ holder, key, path }, ...placesIn(value, path)];
  });
}

/** The answer with this member in another form, wherever it is. */
function withForm(body: unknown, member: string, form: unknown): unknown {
  for (const { holder, key, path } of placesIn(body, '')) if (path === member) Reflect.set(holder, key, form);
  return body;
}
