import { groupOfAge } from '../ages.ts';
import { named } from './entities.ts';
import type { Group } from '../inquiry.ts';
import type { Span } from '../words.ts';

/** The people of the US Daily Value that stands on labels for all. */
const everybody = /\badults (?:and|&) children (?:from )?(?:4|four)\b/i;
/** Of whom a figure is asked for: “our prenatal holds 400 µg; which % for adults?” is of a product for others. */
const ofAdults =
  /\b(?:for|of|in|by|to) (?:(?:an?|the|most|all|normal|ordinary|healthy|average|general|regular) )*adults?\b/i;

/** The people that a question is about; null where it is about nobody in particular. */
export const groupOf = (question: string, entities: readonly Span[]): Group | null => {
  if (everybody.test(question)) return null;
  const people = named(entities, 'group')[0] as Group | undefined;
  return people === 'pregnancy' && ofAdults.test(question) && !ofMothers.test(question)
    ? null
    : (people ?? groupOfAge(question));
};

/** Says by itself that mothers are meant, and not what a product is called. */
const ofMothers = /\b(?:pregnan|breast[ -]?feed|lactat|nursing|expecting)/i;
