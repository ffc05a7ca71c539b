const SEVERITY_RANKS: Readonly<Record<string, number>> = {
  SEVERITY_CRITICAL: 4,
  SEVERITY_HIGH: 3,
  SEVERITY_MEDIUM: 2,
  SEVERITY_LOW: 1,
};

/** 0 if no severity is known. */
export function severityRank({ severity }: { readonly severity?: string | undefined }): number {
  return SEVERITY_RANKS[severity ?? ''] ?? 0;
}
