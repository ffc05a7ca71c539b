import { aRule } from '../../../emulator/build.ts';
import { foundBy } from '../../run/platforms.ts';

export const BRANCH = 'ada@acme.example/fix';
const places = {
  ref: BRANCH,
  filePath: 'users/bob@acme.example/a.py',
  message: 'Ask cem%40acme.example.',
  rule: aRule({ path: 'rules.dan@acme.example.sql', id: 'eve@acme.example' }),
  dependency: {
    ...{ package: 'fay@acme.example', version: '1', ecosystem: 'pypi' },
    ...{ manifestFilePath: 'setup.py', advisory: 'CVE-2026-1', fixedBy: [] },
  },
};
const meta = { repo_display_name: 'gus@acme.example', repository: 'acme/shop' };
/** A platform with e-mail addresses in every text of its answers. Pages show only those in refs. */
export const WITH_PEOPLE = foundBy({ branch: BRANCH, meta, enabledProducts: ['sast', 'hal@acme.example'] }, 3, places);
const PEOPLE = ['bob', 'cem', 'dan', 'eve', 'fay', 'gus', 'hal'];

export function peopleIn(text: string): readonly string[] {
  return PEOPLE.filter((name) => text.includes(`${name}@`) || text.includes(`${name}%40`));
}
