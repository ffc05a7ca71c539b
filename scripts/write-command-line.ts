import { CI_SYSTEMS } from '../src/cli/target/ci-systems.ts';
import { withBlocks } from './generated-blocks.ts';
import { writeOrCheck } from './generated-file.ts';

/** The variables of CI systems in docs/command-line.md. */
writeOrCheck('docs/command-line.md', (current) => withBlocks(current, { 'ci-variables': renderVariables() }));

function renderVariables(): string {
  const rows = CI_SYSTEMS.flatMap(({ name, page, variables }) =>
    Object.entries(variables).map(([variable, about], index) => {
      const system = index === 0 ? `[${name}](${page})` : '';
      return `| ${system} | \`${variable}\` | ${about.replaceAll('|', '\\|')} |\n`;
    }),
  );
  return `| System | Variable | Says |\n|---|---|---|\n${rows.join('')}`;
}
