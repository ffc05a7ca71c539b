import type { FoundMarker } from '../../../domain/comment-marker.ts';
import type { Verdict } from '../../../domain/verdict.ts';
import { parseMarker } from '../../../report/json/marker.ts';

/** The marker of a comment, as `parseMarker` reads it, and the verdict that its text says. */
export function parseComment(body: string): FoundMarker | undefined {
  const marker = parseMarker(body);
  const heading = body.split('\n').find((each) => each.startsWith('##')) ?? '';
  return marker && { ...marker, says: saidBy(heading) };
}

/** Reads the verdict from the heading's sign. A pass without anything that blocks has the sign of a warning. */
function saidBy(heading: string): Verdict['word'] | undefined {
  const [, sign = '', reported = ''] = /^#+ (\S+) Findings Gate(.*)$/.exec(heading) ?? [];
  if (sign === '⚠️' && /^(?: passed\b|: nothing blocks|: all \d+ projects pass(?:; nothing blocks|$))/.test(reported))
    return 'pass';
  return sign === '✅' ? 'pass' : sign === '❌' ? 'fail' : /^(?:⚠️|⏳)$/.test(sign) ? 'inconclusive' : undefined;
}
