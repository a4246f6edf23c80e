import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import type { Pack } from '../constants/constant.ts';
import type { FormulaLine } from '../line.ts';
import { isInOil } from '../beside/carriers.ts';
import { hasPhrase } from '../text.ts';
import { isLiquidInSticks } from '../words/liquidDoses.ts';

/** How a product of a pack is made: a tablet to swallow or to chew, a capsule filled with a liquid, a softgel of oil or of powders in oil, oils in water. */
const styles = [
  'swallowed',
  'chewed',
  'sucked',
  'boiled',
  'melting',
  'effervescent',
  'film',
  'softChew',
  'gel',
  'dry',
  'filled',
  'direct',
  'fizzing',
  'fluid',
  'ampoule',
  'jelly',
  'oily',
  'mixed',
  'watery',
  'glyceric',
  'tincture',
  'emulsified',
  'protein',
] as const;
export const ProductStyle = z.enum(styles);
export type ProductStyle = z.infer<typeof ProductStyle>;

/** What the products of a pack are called that are made in a way of their own, and which figures they have of it. */
const MadeStyle = z.strictObject({
  key: ProductStyle,
  packs: columns.list,
  words: columns.list,
  /** What it is not, whatever else is said. */
  unless: columns.list,
  /** A piece, and several; empty: as its form is called. */
  one: z.string(),
  several: z.string(),
  /** Between these a piece weighs; empty at most: as of its pack. */
  leastMg: columns.finite,
  mostMg: columns.optionalFinite,
  /** Figures that are not those of the pack: `tabletExcipient 1`. */
  figures: columns.list,
  /** US dollars of work for 1,000 pieces beyond that of the pack. */
  work: columns.finite,
  ...columns.origin,
});
type MadeStyle = z.infer<typeof MadeStyle>;

/** Ways of making that words name. */
export const madeStyles: readonly MadeStyle[] = readTable(
  new URL('../data/', import.meta.url),
  'madeStyles',
  MadeStyle,
);

/** The way that a searchable text names of making what a pack holds; null where it names none. */
const saidStyle = (pack: Pack, text: string): ProductStyle | null =>
  madeStyles.find(
    ({ packs, words, unless }) =>
      packs.includes(pack) &&
      words.some((word) => hasPhrase(text, word)) &&
      !unless.some((word) => hasPhrase(text, word)),
  )?.key ?? null;

const byStyle = new Map(madeStyles.map((row) => [row.key, row]));
/** The row of a style; undefined of one that is as its pack. */
export const madeStyleOf = (style: ProductStyle | null): MadeStyle | undefined =>
  style === null ? undefined : byStyle.get(style);

/** From so many grams of protein a powder is a shake, which needs what keeps it smooth. Our assumption. */
const shakeGrams = 10;

/** Oils, and what is bought dissolved in one. */
export const isOily = ({ material: { category, form } }: FormulaLine) =>
  category === 'oil' || /\boil\b/.test(form);
/** Cultures in water do not live: drops of them are made in oil. */
const isCulture = ({ material }: FormulaLine) => material.cfuPerGram !== null;
const isShake = ({ material, amount }: FormulaLine) =>
  material.category === 'protein' && material.unit === 'g' && amount >= shakeGrams;

/** Oils do not stand in water by themselves. */
const inWater = (lines: readonly FormulaLine[]) => (lines.some(isOily) ? 'emulsified' : 'watery');

/** What the words have drops and syrups made in: glycerin or alcohol, into which no oil goes; water, where that is an oil's. */
function saidIn(pack: Pack, lines: readonly FormulaLine[], text: string): ProductStyle | null {
  const said = saidStyle(pack, text);
  return (said === 'emulsified') === lines.some(isOily) ? said : null;
}

/** What is liquid in single doses. */
const singleDoses: ReadonlySet<ProductStyle> = new Set<ProductStyle>(['fluid', 'ampoule', 'jelly']);
export const isSingleDose = (style: ProductStyle | null): boolean => style !== null && singleDoses.has(style);

/** Whether what is made in one style is for another: an emulsion is in water. */
export const isOfStyle = (styles: readonly ProductStyle[], style: ProductStyle | null): boolean =>
  style !== null &&
  (styles.includes(style) || ((style === 'emulsified' || isSingleDose(style)) && styles.includes('watery')));

/** How a product is made, by its pack, its actives and a searchable text; null where there is but one way. */
export function styleOf(pack: Pack, lines: readonly FormulaLine[], text: string): ProductStyle | null {
  switch (pack) {
    case 'tablet':
      return saidStyle(pack, text) ?? 'swallowed';
    case 'capsule':
      return saidStyle(pack, text) ?? 'dry';
    case 'gummie':
      return saidStyle(pack, text) ?? 'gel';
    case 'softgel':
      return lines.every(isOily) ? 'oily' : 'mixed';
    case 'dropper':
      return isInOil(text) || lines.every((line) => isOily(line) || isCulture(line))
        ? 'oily'
        : (saidIn(pack, lines, text) ?? inWater(lines));
    case 'bottle':
      return saidIn(pack, lines, text) ?? (lines.every(isOily) ? 'oily' : inWater(lines));
    case 'ready':
      return inWater(lines);
    case 'sticks':
      return (
        saidStyle(pack, text) ?? (isLiquidInSticks(text) ? 'fluid' : lines.some(isShake) ? 'protein' : null)
      );
    case 'tub':
      return saidStyle(pack, text) ?? (lines.some(isShake) ? 'protein' : null);
    default:
      return null;
  }
}

/** Whether a text says that what is made is dropped into water and fizzes. */
export const isEffervescent = (text: string): boolean => styleOf('tablet', [], text) === 'effervescent';

/** What a piece of a style weighs, mg: 0 at least, and null at most, where it is as of its pack. */
export function weightsOfStyle(style: ProductStyle | null): { leastMg: number; mostMg: number | null } {
  const { leastMg = 0, mostMg = null } = madeStyleOf(style) ?? {};
  return { leastMg, mostMg };
}
