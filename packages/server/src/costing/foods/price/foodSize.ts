import type { PackCategory } from '../../../contract/index.ts';
import { servingsHeld } from '../../../formula/index.ts';
import { formatNumber } from '../../../registry/index.ts';
import type { FoodArchetype } from '../tables/records.ts';
import type { StatedFoodPack } from './statedFoodPack.ts';
import { foodServings, packLabels, type FoodCategory } from '../tables/tables.ts';

/** What a size is read from. */
export interface Sizes {
  /** In the category's unit. */
  chosen: number | null;
  stated: StatedFoodPack;
}

/** Size and weight of what is sold. */
export interface FoodSize {
  readonly size: number;
  readonly unit: 'g' | 'mL';
  readonly grams: number;
  /** Its weight over that of the kind's usual unit. */
  readonly ratio: number;
  /** What the words say that such a pack cannot be, in words. */
  readonly warnings: readonly string[];
}

/** Size and weight of a unit: as chosen or said, else the kind's own, or the category's where another pack was chosen. */
export function sizeOf(
  archetype: FoodArchetype,
  category: FoodCategory,
  { chosen, stated }: Sizes,
): FoodSize {
  const isOwn = category.key === archetype.category;
  const unit = isOwn ? archetype.unit : category.unit;
  const usual = category.figures.get('unit size')?.typical ?? archetype.unit_size;
  const density = unit === archetype.unit ? archetype.unit_g / archetype.unit_size : 1;
  const own = isOwn ? archetype.unit_size : usual;
  const said = chosen === null ? sizeIn(stated, { archetype, category, unit, density, own }) : null;
  const most = own * (stated.container?.isBulk ? mostOfBulk : mostOfUsual);
  const isSold = said !== null && said >= own * leastOfUsual && said <= most;
  const size = chosen ?? (isSold ? Number(said.toPrecision(6)) : own);
  const grams = size * density;
  const warnings =
    said === null || isSold
      ? []
      : [
          `The words speak of ${formatNumber(Number(said.toPrecision(3)))} ${unit}, and a pack of '${archetype.key}' holds ${formatNumber(own * leastOfUsual)} to ${formatNumber(most)} ${unit}: the figures are of the usual ${formatNumber(own)} ${unit}.`,
        ];
  return { size, unit, grams, ratio: grams / archetype.unit_g, warnings };
}

/** Packs hold from so little to so much of what is usual; beyond it the words speak of something else. Our assumption. */
const [leastOfUsual, mostOfUsual, mostOfBulk] = [0.15, 8, 60];

interface OwnSize {
  archetype: FoodArchetype;
  category: FoodCategory;
  unit: 'g' | 'mL';
  density: number;
  own: number;
}

/** The size that the words say, in the unit of the pack; null where they say none. */
function sizeIn(stated: StatedFoodPack, { archetype, category, unit, density, own }: OwnSize): number | null {
  const { grams, ml, poured, pieces, servings, serving, times } = stated;
  const usual = serving?.of === 'grams' ? serving.value : own / archetype.servings_per_unit;
  // `A tin of 30 servings`, `per 4 g serving`: both say what it holds.
  const isServed = servings !== null && serving?.of === 'grams';
  const single = portioned.has(archetype.category) || isServed ? usual : null;
  const count = servings ?? pieces;
  const measured = archetype.kind === 'drink' && grams !== null ? (ml ?? poured) : ml;
  const weighed = unit === 'g' ? (grams ?? ml) : (measured ?? (grams && grams / density));
  const sold = weighed && weighed * (isSoldByPiece(archetype, category, stated) ? 1 : times);
  const eaten = isHotFilled(category, stated) ? own / archetype.servings_per_unit : null;
  return sold ?? (single && count ? single * count : eaten);
}

/** Drinks are costed by the can, bars and cups by the piece; other foods, and powders, by what is sold together. */
export const isByPiece = (
  { kind, servings_per_unit: servings }: FoodArchetype,
  { pack }: FoodCategory,
): boolean => servings === 1 || (kind === 'drink' && !pack.isDry);

/** Whether a unit is one of those that the words count: of what is sold by the piece, or out of a case. */
export const isSoldByPiece = (
  archetype: FoodArchetype,
  category: FoodCategory,
  { isCase }: Pick<StatedFoodPack, 'isCase'>,
): boolean => isByPiece(archetype, category) || isCase === true;

/** What is sold by the number of its portions: tablets of a tube, sticks of a carton. */
const portioned: ReadonlySet<PackCategory> = new Set<PackCategory>(['drink_tablet', 'powder_stick']);

/** So much more than one serving is several: a lasagne of 1.5 kg is no meal for one, ten litres no drink. Our assumption. */
const leastOfSeveral = { food: 2, drink: 3, supplement: Infinity };

/** A count of servings that makes them so much smaller or larger than usual is of something else. Our assumption. */
const mostOff = 2.5;
const isNear = (count: number, usual: number) => count <= usual * mostOff && count >= usual / mostOff;

/** Pieces up to so much of a usual serving are servings: sachets, burgers, not jars. Our assumption. */
const mostOfPiece = 2;

/**
 * Servings of a unit: as many as there are portions in it, where the words count these; else a bigger unit of several
 * servings holds more of them, and a single serving stays one unless it is far bigger; what is little is one.
 */
export function servingsOf(
  archetype: FoodArchetype,
  category: FoodCategory,
  { stated, sized }: { stated: StatedFoodPack; sized: Omit<FoodSize, 'warnings'> },
): number {
  const { servings_per_unit: usual, kind } = archetype;
  const { ratio } = sized;
  if (usual === 1) return ratio >= leastOfSeveral[kind] ? Math.round(ratio) : 1;
  const { times, grams, ml, servings } = stated;
  const counted = servings ?? stated.portions;
  if (counted !== null && counted > 0 && isNear(counted, usual * ratio)) return counted;
  const ofSize = servingsOfSize(stated, sized);
  if (ofSize !== null) return ofSize;
  const isCounted = times > 1 && !isSoldByPiece(archetype, category, stated);
  const piece = ((grams ?? ml ?? Infinity) * usual) / archetype.unit_g;
  if (isCounted && (kind === 'drink' || piece <= mostOfPiece)) return times;
  return isOneByReference(archetype, sized) || isEatenFrom(category, stated, sized)
    ? 1
    : Math.max(1, usual * ratio);
}

/** So much of what is dry, g, is a meal for one when hot water is on it. Our assumption. */
const mostOfCup = 120;

/** Whether hot water is poured on what is in a cup or a pot, and one person eats it. */
const isEatenFrom = (
  category: FoodCategory,
  stated: StatedFoodPack,
  { grams }: Omit<FoodSize, 'warnings'>,
): boolean => grams <= mostOfCup && isHotFilled(category, stated);

/** Whether it is a cup or a pot of what is mixed dry, for one. */
const isHotFilled = ({ pack, kind }: FoodCategory, { container }: StatedFoodPack): boolean =>
  kind === 'food' &&
  pack.isDry &&
  packLabels.some(({ label, isEatenFrom: is }) => is && label === container?.label);

/** A unit holds so many of its servings at most; what is said to be larger than a unit is no serving of it. */
const mostServings = 200;

/** Servings of a unit by how much the words call one; null where they do not, or no such ones fit into it. */
function servingsOfSize(
  { serving }: StatedFoodPack,
  { size, unit, grams }: Omit<FoodSize, 'warnings'>,
): number | null {
  if (!serving) return null;
  const held = serving.of === 'grams' && unit === 'g' ? grams : size;
  const count = held / serving.value;
  return count >= 1 && count <= mostServings ? count : null;
}

/**
 * Whether a pack smaller than its kind's usual one is one serving by the amount that people usually eat at one time.
 */
function isOneByReference(
  { key }: FoodArchetype,
  { size, unit, grams, ratio }: Omit<FoodSize, 'warnings'>,
): boolean {
  if (ratio >= 1) return false;
  const { racc, raccUnit } = foodServings.get(key) ?? {};
  const held = raccUnit === 'g' ? grams : unit === raccUnit ? size : null;
  return Boolean(racc) && held !== null && servingsHeld(held / Number(racc)) === 'one';
}

/** What the words call the pack, where it is the kind's own; else what such a pack is called. */
export const labelOf = (
  archetype: FoodArchetype,
  category: FoodCategory,
  { container }: StatedFoodPack,
): string =>
  container && category.key === archetype.category && !portioned.has(category.key)
    ? container.label
    : category.pack.pack;

/** Servings that are rounded to whole ones differ by so much of one. Our assumption. */
const rounding = 0.06;

/** Where the servings of a unit are others than the words say, in size or in number. */
export function servingWarnings(
  { serving, servings: counted }: StatedFoodPack,
  { size, unit, servings }: Pick<FoodSize, 'size' | 'unit'> & { servings: number },
): string[] {
  const one = size / servings;
  const isOther = (said: number, here: number) => Math.abs(said - here) > rounding * Math.max(said, here);
  const here = `${formatNumber(Number(servings.toPrecision(3)))} servings of ${formatNumber(Number(one.toPrecision(3)))} ${unit}`;
  if (serving && isOther(serving.value, one))
    return [`The words say servings of ${serving.written}; the figures are of ${here}.`];
  return counted !== null && isOther(counted, servings)
    ? [`The words say ${formatNumber(counted)} servings; the figures are of ${here}.`]
    : [];
}

/** What one of several is that the words speak of. */
export const pieceNotes = (
  isOfOne: boolean,
  { counted, size, unit }: { counted: number } & Pick<FoodSize, 'size' | 'unit'>,
): string[] =>
  isOfOne && counted > 1
    ? [`The words speak of ${counted} sold together: the figures are of one ${size} ${unit} piece of them.`]
    : [];
