import { counted } from '../../report/text/report-facts.ts';
import { policyFilesCommand } from './policy-files.ts';
import { shownFile } from './remarks.ts';

/** Says everything that is wrong in policies, and what their authors will want to know. */
export const CHECK_POLICY = policyFilesCommand('policy check', ({ file, policy, remarks: { problems, notes } }) => {
  const { conditions, waivers } = policy;
  const parts = [
    `${counted(conditions.length, 'condition')}, ${counted(waivers.length, 'waiver')}`,
    problems.length === 0 ? 'no problem' : counted(problems.length, 'problem'),
  ].join('; ');
  const told = notes.length === 0 ? '' : `, ${counted(notes.length, 'note')}`;
  return { lines: [`${shownFile(file)}: ${parts}${told}`], entries: [] };
});
