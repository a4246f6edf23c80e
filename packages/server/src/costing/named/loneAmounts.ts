import { findAmountsIn, inLabelUnit, type Amount, type Material } from '../../registry/index.ts';
import { countOf, countPattern } from '../stated/counts.ts';
import { searchable } from '../text.ts';
import { eitherBeside, isEachBehind } from '../words/besideWords.ts';
import { amountOfStrength, type Strength } from './strengths.ts';

/** Units that doses are given in. */
export const doseUnits = ['µg', 'mg', 'g', 'IU', 'billion CFU', 'mEq'] as const;

/** A material a text names, with the label amount it gives in the material's own unit; null where it gives none. */
export interface NamedMaterial {
  material: Material;
  amount: number | null;
  /** What the words say of its dose where they give none. */
  limit?: MaterialLimit;
  /** How strong the words say that its dose is. */
  strength?: Strength;
}

/** A limit of a dose in the label unit, and how much of the usual dose is meant. */
export interface MaterialLimit {
  readonly most: number;
  readonly share: number;
}

/** The amount of a material: as given, or as much of the usual one as the words leave. */
export function amountOf({ material, amount, limit, strength }: NamedMaterial, usual: number): number {
  if (amount !== null) return amount;
  const strong = strength ? amountOfStrength(material, usual, strength) : usual;
  return limit ? Math.min(strong * limit.share, limit.most) : strong;
}

interface Around {
  /** Amounts of the text that stand beside no name. */
  left: readonly Amount[];
  text: string;
}

/** Materials with the amounts that stand apart from their names, where it is clear whose they are. */
export const withLoneAmounts = (
  wanted: readonly NamedMaterial[],
  { left, text }: Around,
): readonly NamedMaterial[] => apart(alone(counted(wanted, text), text), { left, text });

const isCulture = ({ material }: NamedMaterial) => material.unit === 'billion CFU';

/** A count of live cultures is that of the cultures a text names, wherever it stands. */
function counted(wanted: readonly NamedMaterial[], text: string): readonly NamedMaterial[] {
  const cultures = wanted.filter(isCulture);
  const counts = findAmountsIn(text, ['billion CFU']);
  const [count] = counts;
  // `50 Billion Women's Probiotic`, of which the description says the same.
  const isOne = new Set(counts.map(({ value }) => value)).size === 1;
  if (!count || !isOne || cultures.length !== 1) return wanted;
  const times = isEachBehind(text, count.end) ? strainsIn(text) : 1;
  return wanted.map((each) => {
    const amount = isCulture(each) ? inLabelUnit(count, each.material) : null;
    if (amount === null) return each;
    // `Three strains, 5 billion CFU each`, of which one is known by its name.
    const isShort = times > 1 && each.amount !== null && each.amount < amount * times;
    return { ...each, amount: each.amount === null || isShort ? amount * times : each.amount };
  });
}

const ofStrains = new RegExp(String.raw` ${countPattern} (?:[a-z]+ )?(?:${eitherBeside('strains')})(?= )`);

/** How many strains a text counts; one where it does not. */
export const strainsIn = (text: string): number => {
  const digits = ofStrains.exec(searchable(text))?.[1];
  return digits === undefined ? 1 : countOf(digits);
};

/** Grams may be the pack's: only smaller units tell a dose by themselves. */
const smallUnits = ['µg', 'mg', 'IU'] as const;
/** How far from what is usual an amount that stands by itself may lie. Our assumption. */
const mostTimes = 10;

/** The only amount of a text is that of the only ingredient it names that products hold so much of. */
function alone(wanted: readonly NamedMaterial[], text: string): readonly NamedMaterial[] {
  const [stated, ...others] = findAmountsIn(text, doseUnits);
  if (!stated || others.length > 0 || !isSmall(stated) || !wanted.every(isOpen)) return wanted;
  const fitting = wanted.filter((each) => mayHold(each, stated));
  const [one] = fitting;
  if (!one || fitting.some((each) => each.material.name !== one.material.name)) return wanted;
  // Of several forms each has its part.
  const amount = (inLabelUnit(stated, one.material) ?? 0) / fitting.length;
  return wanted.map((each) => (fitting.includes(each) ? { ...each, amount } : each));
}

const isOpen = ({ amount, limit }: NamedMaterial) => amount === null && limit === undefined;

const isSmall = ({ unit }: Amount) => smallUnits.some((each) => each === unit);

/**
 * The only amount of a supplement that is of grams, a clause of its own, and no more than the most that is taken of its
 * only material: `Collagen sachets, 10 g`. A food's would be its pack.
 */
export function withGrams(wanted: readonly NamedMaterial[], text: string): readonly NamedMaterial[] {
  const [one] = wanted;
  if (!one || wanted.length > 1 || !isOpen(one)) return wanted;
  const [stated, ...others] = findAmountsIn(text, doseUnits);
  if (stated?.unit !== 'g' || others.length > 0) return wanted;
  const amount = inLabelUnit(stated, one.material);
  const isDose = amount !== null && amount <= one.material.dose.high && isClause(text, stated);
  return isDose ? [{ ...one, amount }] : wanted;
}

/** Whether a product of this material may hold so much of it. */
function mayHold({ material }: NamedMaterial, stated: Amount): boolean {
  const amount = inLabelUnit(stated, material);
  const { usual } = material.dose;
  return amount !== null && amount * mostTimes >= usual && amount <= usual * mostTimes;
}

/** An amount between commas or at the end of a line. */
const isClause = (text: string, { start, end }: Amount) =>
  /(?:^|[,;:(\n])\s*$/.test(text.slice(0, start)) && /^\s*(?:$|[,;:)\n])/.test(text.slice(end));

/**
 * The one amount that stands beside no name: IU are those of the only vitamin that is counted so (`D3 K2 drops, 2000 IU
 * per drop`), and what is a clause of its own is of what is named first (`Iron with vitamin C, 25 mg`).
 */
function apart(wanted: readonly NamedMaterial[], { left, text }: Around): readonly NamedMaterial[] {
  const [stated, ...others] = left;
  if (!stated || others.length > 0 || !isSmall(stated)) return wanted;
  const fitting = wanted.filter((each) => isOpen(each) && mayHold(each, stated));
  const [one, ...more] = stated.unit === 'IU' ? fitting : wanted.slice(0, 1);
  if (!one || more.length > 0 || !fitting.includes(one)) return wanted;
  if (stated.unit !== 'IU' && !isClause(text, stated)) return wanted;
  return wanted.map((each) => (each === one ? { ...each, amount: inLabelUnit(stated, one.material) } : each));
}
