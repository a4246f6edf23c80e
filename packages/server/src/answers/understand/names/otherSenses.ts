import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import { type Clause, type Cue, isAny, readCue } from '../cue.ts';

const { key, list } = columns;
const cues = list.transform((written): Cue[] => written.map(readCue));

/**
 * A row of `otherSenses.csv`: in which words a word for an outcome or an ingredient says something else, unless others say
 * that it is meant: the weight of a tablet is no body weight, and copper gluconate as the pure salt no table salt.
 */
const OtherSense = z.strictObject({ key, meant: key, said: cues, unless: cues });

const senses = readTable(new URL('../data/', import.meta.url), 'otherSenses', OtherSense);

/** The outcomes or ingredients of a clause but for those it names in a word that says something else there. */
export const withoutOtherSenses = (keys: readonly string[], clause: Clause): readonly string[] =>
  keys.filter(
    (each) =>
      !senses.some((row) => row.meant === each && isAny(row.said, clause) && !isAny(row.unless, clause)),
  );
