import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { besideLabels, type BesideLabel } from './besideLabels.ts';
import { ProductStyle } from '../stated/productStyle.ts';

const purposes = [
  'base', 'carrier', 'excipient', 'flavour', 'sweetener', 'colour', 'preservative', 'acid', 'solvent', 'water', 'shell',
  'coating',
] as const; // prettier-ignore

/** What a form is made with beside its actives. Of each slot the first row is taken that the words name, or else allow. */
const BesidePart = z.strictObject({
  key: columns.key,
  packs: columns.list,
  /** How the product is made; empty: however. */
  styles: columns.list.pipe(z.array(ProductStyle)),
  slot: columns.key,
  purpose: z.enum(purposes),
  /** How it sweetens: those that the words name take the place of the others, sugars with each other. */
  sweetens: z.enum(['', 'sugar', 'bulk', 'intense']),
  name: columns.text,
  /** What is bought. */
  form: columns.text,
  /** What it is called: named it is taken, refused it is not. */
  words: columns.list,
  /** What else the words say that asks for it: `sugar-free`. */
  wishes: columns.list,
  /** What else may be refused that it is one of: additives. */
  refused: columns.list,
  /** What it does not go with. */
  unless: columns.list,
  /** Whether it is only there for an active that does not dissolve in what the form is made with, for oil of algae, for what tastes bitter, or for what falls out in acid. */
  needs: z.enum(['', 'insoluble', 'algae', 'bitter', 'alkaline']),
  /** Whether it is only there where it is named. */
  isOnlyNamed: z.enum(['', 'yes']),
  /** Whether it may be left out: its form is made without it too. */
  isSpare: z.enum(['', 'yes']),
  /** Whether it is of what is filled in, or around it. */
  of: z.enum(['fill', 'shell']),
  /** Percent of the weight of a serving's fill; empty: what is left. */
  share: columns.optionalFinite,
  ...columns.origin,
});
export type BesidePart = Readonly<z.infer<typeof BesidePart>> & { readonly label: BesideLabel };

/** In order: of a slot the first that is named, or else allowed. */
export const besideParts: readonly BesidePart[] = readTable(
  new URL('../data/', import.meta.url),
  'besideParts',
  BesidePart,
).map((row) => Object.assign({ label: labelOf(row) }, row));

function labelOf({ key, form }: z.infer<typeof BesidePart>): BesideLabel {
  const label = besideLabels.get(form);
  if (!label) throw new Error(`besideParts.csv ${key}: besideLabels.csv has no row for '${form}'`);
  return label;
}
