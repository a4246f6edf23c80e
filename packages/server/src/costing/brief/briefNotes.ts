import { enumeration } from '../../text/enumeration.ts';
import type { CostedLine } from '../productEstimate.ts';
import { checkBrief, type Break, type Verdict } from './check.ts';
import { heldLines } from './held.ts';
import { termsOf } from './terms.ts';

const says = {
  excluded: (called: string) => `The brief excludes “${called}”`,
  diet: (called: string) => `The brief says “${called}”`,
  source: (called: string) => `The brief names ${called}`,
  only: (called: string) => `The brief wants “${called}” alone`,
  sweetened: (called: string) => `The brief has it sweetened with “${called}”`,
} as const;

/** What breaks a term: lines that are of it, and lines that hold it. */
function why(broken: readonly Break[]): string {
  const own = [...new Set(broken.filter(({ line, by }) => by === line.name).map(({ by }) => by))];
  const parts = broken.filter(({ line, by }) => by !== line.name);
  return [
    ...(own.length > 0 ? [`this recipe has ${enumeration(own)}`] : []),
    ...parts.map(({ line, by }) => `${line.name} holds ${by}`),
  ].join(', and ');
}

const noteOf = ({ term, broken }: Verdict): string =>
  `${says[term.kind](term.called)}; ${why(broken)}: take another, or agree it.`;

/** Each term of a brief that a finished recipe breaks, in a sentence with the lines that break it. */
export const briefNotes = (text: string, lines: readonly CostedLine[]): string[] =>
  checkBrief(termsOf(text), heldLines(lines))
    .filter(({ broken }) => broken.length > 0)
    .map(noteOf);
