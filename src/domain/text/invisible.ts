/** Controls, separators, bidi marks, zero-width characters, fillers, lone surrogates, unassigned: they end or reverse lines, or hide a runner's command. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
