import { z } from 'zod';
import { columns, readTable } from '../../../registry/index.ts';
import { type Cue, isAny, readCue } from '../../understand/cue.ts';
import { clauseOf } from '../../understand/names/entities.ts';

const { flag, key, list } = columns;
const cues = list.transform((written): Cue[] => written.map(readCue));

const ranks = ['grade', 'studies', 'trials', 'study size', 'limit', 'label value', 'nothing'] as const;

/**
 * A row of `superlatives.csv`: by what a question wants things put in order, and whether the least of them comes first. Records
 * decide it by counting; what `nothing` ranks none of them decides, and `told` says what that is.
 */
const Superlative = z.strictObject({
  key,
  ranks: z.enum(ranks),
  isLeast: flag,
  /** As the end of “no record here says …”. */
  told: z.string(),
  cues,
  unless: cues,
});
export type Superlative = Readonly<z.output<typeof Superlative>>;

const rows = readTable(new URL('../data/', import.meta.url), 'superlatives', Superlative);

/** The order that a question asks for; undefined where it asks for none. */
export function superlativeIn(question: string): Superlative | undefined {
  const clause = clauseOf(question);
  return rows.find(({ cues: asked, unless }) => isAny(asked, clause) && !isAny(unless, clause));
}
