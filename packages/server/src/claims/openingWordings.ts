import { z } from 'zod';
import { columns, readTable } from '../registry/index.ts';

const { key, list, origin, text } = columns;

/** How a claim may be worded on any ingredient: a row of `data/openings.csv`. */
const OpeningWording = z.strictObject({
  key,
  /** What it says: how much of a nutrient there is, or what it does. Of levels the higher comes first. */
  kind: z.enum(['level', 'function']),
  markets: list,
  /** The outcome that a function is on; empty for a level. */
  topic: z.string(),
  /** What nobody boasts of having. */
  except: list,
  /** `{name}`, or `{Name}` where a sentence begins, stands for the ingredient. */
  text,
  ...origin,
});
export type OpeningWording = Readonly<z.infer<typeof OpeningWording>>;

/** Reads the table. @throws with line and reason at a row that is broken */
export const readOpeningWordings = (): readonly OpeningWording[] =>
  readTable(new URL('./data/', import.meta.url), 'openings', OpeningWording);
