/**
 * Characters that cannot be seen: controls, line and paragraph separators, bidi marks, zero-width and tag characters, fillers,
 * lone surrogates, private and unassigned code points. Some of these end lines or reverse the direction of text; the runner's search for
 * commands ignores others.
 */
export const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
