import { CI_SYSTEMS } from '../src/cli/target/ci-systems.ts';
import { withBlocks } from './generated-blocks.ts';
import { writeOrCheck } from './generated-file.ts';

/** The variables of CI systems in docs/command-line.md. */
writeOrCheck('docs/command-line.md', (current) => withBlocks(current, { 'ci-variables': renderVariables() }));

function renderVariables(): string {
  return CI_SYSTEMS.map(({ name, page, variables }) => {
    const lines = Object.entries(variables).map(([variable, about]) => `- \`${variable}\`: ${about}\n`);
    return `[${name}](${page}):\n\n${lines.join('')}`;
  }).join('\n');
}
