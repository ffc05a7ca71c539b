import { branchRef, isFullRef, isScannedRefName } from '../domain/ref.ts';
import { quote } from '../domain/text/suggestion.ts';
import { InputProblem } from '../inputs/parse-value.ts';

/** `refs/heads/main` for `main`; tags and pull requests as they are. Throws `InputProblem` for any other kind of ref: nothing is scanned there. */
export function parseNamedRef(text: string): string {
  if (isScannedRefName(text)) return isFullRef(text) ? text : branchRef(text);
  throw new InputProblem(
    `${quote(text)} is not the name of a ref; write main, refs/heads/main, refs/tags/v1 or refs/pull/7/merge`,
  );
}
