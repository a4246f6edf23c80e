import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { isAny, readCue } from '../understand/cue.ts';
import { wordsOf } from '../understand/words.ts';

const { key, list, text } = columns;

/** A row of `measures.csv`: in what a result is told. */
const MeasureRow = z
  .strictObject({
    key,
    /** As results write it: `OR`. */
    short: text,
    /** What that stands for. */
    told: text,
    /** How a question asks for it. */
    asked: list.transform((cues) => cues.map(readCue)),
  })
  .transform((row) => ({ ...row, written: new RegExp(String.raw`\b${row.short}\b`) }));

const measures = readTable(new URL('./data/', import.meta.url), 'measures', MeasureRow);

/** What the short forms stand for that a text has, each once. */
export const measuresIn = (said: string): readonly { readonly short: string; readonly told: string }[] =>
  measures.filter(({ written }) => written.test(said));

/** Makes a function that knows results in the measure a question asks for: “what odds ratio?” has `OR 4.89`. */
export function inMeasureAsked(question: string): (result: string) => boolean {
  const clause = { words: wordsOf(question), spans: [] };
  const asked = measures.filter((measure) => isAny(measure.asked, clause));
  return (result) => asked.some(({ written }) => written.test(result));
}
