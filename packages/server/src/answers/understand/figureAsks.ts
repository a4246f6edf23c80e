import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { isAny, readCue } from './cue.ts';
import type { Inquiry } from './inquiry.ts';
import { wordsOf, writtenSpans } from './words.ts';

const { key, list } = columns;

/** A row of `figureAsks.csv`: how one figure of a finding is asked for. */
const FigureAsk = z.strictObject({ key, asked: list.transform((cues) => cues.map(readCue)) });

const figureAsks = readTable(new URL('./data/', import.meta.url), 'figureAsks', FigureAsk).flatMap(
  ({ asked }) => asked,
);

/** “By how much does it lower LDL?”: whether one figure of a finding is asked for, which wants no overview. */
export function asksForFigure({ question }: Pick<Inquiry, 'question'>): boolean {
  const words = wordsOf(question);
  return isAny(figureAsks, { words, spans: writtenSpans(question, words) });
}
