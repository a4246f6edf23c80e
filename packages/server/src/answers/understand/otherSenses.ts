import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { type Clause, type Cue, isAny, readCue } from './cue.ts';

const { key, list } = columns;
const cues = list.transform((written): Cue[] => written.map(readCue));

/**
 * A row of `otherSenses.csv`: in which words a word for an outcome says something else, unless others say that it is meant:
 * the weight of a tablet is no body weight, and an amount that is “no worry” no anxiety.
 */
const OtherSense = z.strictObject({ key, topic: key, said: cues, unless: cues });

const senses = readTable(new URL('./data/', import.meta.url), 'otherSenses', OtherSense);

/** The outcomes of a clause but for those it names in a word that says something else there. */
export const withoutOtherSenses = (topics: readonly string[], clause: Clause): readonly string[] =>
  topics.filter(
    (topic) =>
      !senses.some((row) => row.topic === topic && isAny(row.said, clause) && !isAny(row.unless, clause)),
  );
