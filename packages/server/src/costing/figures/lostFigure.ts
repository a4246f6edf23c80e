/** A figure that a brief states and its suggestion does not simply keep. */
export interface LostFigure {
  /** Whether the material is there, and its specification is to say so. */
  readonly isSpecified?: boolean;
  /** As it is written. */
  readonly written: string;
  readonly start: number;
  /** What the suggestion has instead; null: nothing of the kind. */
  readonly given: string | null;
}

/** Whether two figures are the same but for a share of the larger. */
export const isWithin = (one: number, other: number, share: number): boolean =>
  Math.abs(one - other) <= share * Math.max(Math.abs(one), Math.abs(other)) + 1e-9;

/** What is said of a limit that no line tells anything of. */
export const unreckoned = 'not reckoned: ask for it in the specification';
