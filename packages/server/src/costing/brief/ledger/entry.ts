/**
 * What became of a thing that a brief states, where the finished suggestion does not simply have it: it is `lost`; it is to
 * be `specified` of a material that is there, as a strain or a grade; or it is the `maker`'s to see to, and of no line.
 */
export const verdicts = ['lost', 'specified', 'maker'] as const;
export type Verdict = (typeof verdicts)[number];

/** A thing that a brief states and its suggestion does not simply have. */
export interface Entry {
  readonly verdict: Verdict;
  /** Whether it is a figure, which the suggestion has another of. */
  readonly isFigure: boolean;
  /** As it is written. */
  readonly written: string;
  /** Where it stands in the brief. */
  readonly start: number;
  readonly end: number;
  /** What the suggestion has instead, or why; empty where there is nothing to say. */
  readonly why: string;
}

/** What is not simply there, as it stands at a place of the brief. */
export const entryAt = (
  { text, start }: { text: string; start: number },
  why: string,
  verdict: Verdict = 'lost',
): Entry => ({ verdict, isFigure: false, written: text, start, end: start + text.length, why });
