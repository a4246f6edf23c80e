import { z } from 'zod';
import type { Evidence } from '../../evidence/index.ts';
import { columns, readTable, stems } from '../../registry/index.ts';
import { type Draft, list, paragraph } from '../prose.ts';
import { isAny, readCue } from '../understand/cue.ts';
import { clauseOf } from '../understand/names/entities.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { passageSentence } from './text/passages.ts';

/** A row of `dataSourceAsks.csv`: how it is asked where figures come from. */
const DataSourceAsk = z.strictObject({ key: columns.key, cue: columns.text.transform(readCue) });
const cues = readTable(new URL('./data/', import.meta.url), 'dataSourceAsks', DataSourceAsk).map(
  ({ cue }) => cue,
);

/** The product itself is asked: what others have their figures from is another question. */
const ofOurs: ReadonlySet<string> = new Set(stems('you your yours seedbed'));
const mostTold = 3;

/**
 * Where the figures come from that this product tells: those that a question names, or of all kinds where it names none.
 * Null where it does not ask for that.
 */
export function dataSourceDraft(evidence: Evidence, { question, ingredients }: Inquiry): Draft | null {
  const words = new Set(stems(question));
  const isOfOurs = [...ofOurs].some((word) => words.has(word));
  if (ingredients.length > 0 || !isOfOurs || !isAny(cues, clauseOf(question))) return null;
  const rows = evidence.references.dataSources;
  const named = rows.filter(({ names }) =>
    names.some((name) => stems(name).every((stem) => words.has(stem))),
  );
  const told = (named.length > 0 ? named.slice(0, mostTold) : rows).map(({ passage }) => passage);
  const sentences = told.map((passage) => passageSentence(passage));
  return {
    blocks: [sentences.length === 1 ? paragraph(...sentences) : list(sentences)],
    isAbstention: false,
  };
}
