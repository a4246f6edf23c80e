import { z } from 'zod';
import { columns } from '../registry/index.ts';

const { key, list, origin, text } = columns;

/** Where one kind of the figures that this product tells comes from, and of when it is. */
export const DataSource = z.strictObject({
  key,
  /** What comes from there: `Nutrient values of foods`. */
  subject: text,
  /** Words by which a question asks for it. */
  names: list,
  held: text,
  ...origin,
});
export type DataSource = Readonly<z.infer<typeof DataSource>>;
