import { describe, expect, it } from 'vitest';
import { withoutCommands } from '../../../gitlab-double/quick-actions.ts';
import { renderComment } from '../../../src/report/pages/whole-page.ts';
import { shareOf } from '../../build/draws.ts';
import { judge } from '../../build/gfm-judge.ts';
import { HOSTILE_TEXTS } from '../../build/hostile-texts.ts';
import { UNTRUSTED_FIELDS } from '../../build/untrusted-fields.ts';

/** Quick actions that GitLab would carry out, with every way to begin a line. */
const QUICK_ACTIONS = [
  '/close',
  '/merge',
  '/approve',
  'x\n/merge',
  '\r/merge',
  ' \t/close',
  '\u2028/close',
  '> /merge',
  '- /merge',
];

/** Texts outside of code that GitLab turns into a reference, a label, a quick action or a formula. */
const GITLAB_LIVE =
  /(?:^|[^\w`])(?:@[a-z]|[!#$&%~][\w"']|\^\[|\[(?:vulnerability|contact|feature_flag|wiki_page|epic|issue|work_item|cadence):)|\$/i;

function liveInGitLab(page: string): readonly string[] {
  return textsOf(page).filter((text) => GITLAB_LIVE.test(text));
}

/** The rendered text outside of code, to which GitLab applies its rules for references. */
function textsOf(page: string): readonly string[] {
  const rendered = page
    .replaceAll(/&#(\d+);/g, (_, unit) => String.fromCharCode(Number(unit)))
    .replaceAll('&nbsp;', ' ');
  const withoutCode = rendered.replaceAll(/(`+)(?!`).*?(?<!`)\1(?!`)/gs, 'x').replaceAll(/<!--.*?-->/gs, '');
  return withoutCode.split('\n');
}

const REFERENCES = [...'!7 #3 ~label %milestone &4 @user @all $12 [epic:2] $`x`$'.split(' '), '~"a b"', '%"v 1"'];
const TEXTS = [...QUICK_ACTIONS, ...REFERENCES, ...HOSTILE_TEXTS.references!, ...HOSTILE_TEXTS['Markdown blocks']!];

describe('hostile text in a note', () => {
  it('is detected by this test if it takes effect', () => {
    for (const text of ['see !7', 'by @user', 'is ~bug', 'in %v1', '&4', '$a$'])
      expect(liveInGitLab(text)).toEqual([text]);
    expect(liveInGitLab('see `!7`, 50% of `@all`')).toEqual([]);
    const commands = ['merge', 'label', 'approve'];
    expect(withoutCommands('hello\n/merge\nx /close\n/label ~a\n\r/approve')).toMatchObject({ commands });
  });

  it.each(Object.keys(UNTRUSTED_FIELDS).map((field, index) => ({ field, index })))(
    'runs no command and links to nothing ($field)',
    ({ field, index }) => {
      for (const text of shareOf(TEXTS, index, 6)) {
        const page = renderComment(UNTRUSTED_FIELDS[field]!(text), { marker: '<!-- findings-gate -->' });
        expect(withoutCommands(page).commands).toEqual([]);
        expect(liveInGitLab(page)).toEqual([]);
        expect(judge(page).live).toEqual([]);
      }
    },
  );
});
