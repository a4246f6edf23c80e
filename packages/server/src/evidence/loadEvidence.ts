/** The evidence base: records, lexicon and index. */
export interface Evidence {
  readonly ingredients: readonly string[];
}

/** Reads the evidence base. */
export function loadEvidence(): Evidence {
  return { ingredients: [] };
}
