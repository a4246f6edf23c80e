import type { Held } from './held.ts';
import type { BriefTerm } from './terms.ts';

/** A line that breaks a term, and what of it does: itself, or one of its parts. */
export interface Break {
  readonly line: Held;
  readonly by: string;
}

/** Whether a finished recipe keeps a term of its brief, and what breaks it. */
export interface Verdict {
  readonly term: BriefTerm;
  /** Empty where the term is kept. */
  readonly broken: readonly Break[];
}

/** What of a line breaks a term; null where nothing does. */
export function breakOf(term: BriefTerm, line: Held): string | null {
  const by = term.heldBy(line);
  if (term.kind === 'sweetened') return line.isSweetener && by !== line.name ? line.name : null;
  if (term.kind !== 'only') return by;
  const isFree = line.isOfForm || (!term.isStrict && !line.isFood && line.material === null);
  return isFree || by === line.name ? null : line.name;
}

/** Compares a finished recipe with each term of its brief. */
export const checkBrief = (terms: readonly BriefTerm[], lines: readonly Held[]): Verdict[] =>
  terms.map((term) => ({
    term,
    broken: lines.flatMap((line): Break[] => {
      const by = breakOf(term, line);
      return by === null ? [] : [{ line, by }];
    }),
  }));
