import { type ActionMetadata, readActionMetadata } from './action-metadata.ts';
import { writeOrCheck } from './generated-file.ts';

/** The text of src/domain/action-inputs.ts. */
export function renderActionInputs({ inputs }: ActionMetadata): string {
  const rows = Object.entries(inputs).map(
    ([name, input]) => `  ${propertyName(name)}: { required: ${input.required}, default: ${quote(input.default)} },\n`,
  );
  return `/** Generated from action.yml by "npm run generate": do not edit. The bundle runs without action.yml, so the program has this copy. */
export const ACTION_INPUTS = {
${rows.join('')}} as const;
export type ActionInputName = keyof typeof ACTION_INPUTS;
`;
}

function propertyName(name: string): string {
  return /^[a-z]+$/.test(name) ? name : quote(name);
}

function quote(text: string | undefined): string {
  if (text === undefined) return 'undefined';
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

if (import.meta.main) {
  writeOrCheck('src/domain/action-inputs.ts', () => renderActionInputs(readActionMetadata()));
}
