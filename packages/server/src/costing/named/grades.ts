import { findAmountsIn, inLabelUnit, registry, type Amount, type Material } from '../../registry/index.ts';
import type { NamedMaterial } from './loneAmounts.ts';

/** Materials of the same active by another strength, the weakest first. */
const gradesOf = ({ ingredient, name, unit }: Material): Material[] =>
  [...registry.materials.values()]
    .filter((each) => each.ingredient === ingredient && each.name === name && each.unit === unit)
    .toSorted((a, b) => a.potency - b.potency || (a.cfuPerGram ?? 0) - (b.cfuPerGram ?? 0));

/** With their overage of the same again so many milligrams of cultures fill a capsule. Our assumption. */
const mostCultureMg = 250;

/** Cultures so concentrated that a capsule holds the count; the strongest there are where none is. */
function cultureFor(named: NamedMaterial): NamedMaterial {
  const { material, amount } = named;
  const fits = ({ cfuPerGram }: Material) => ((amount ?? 0) / (cfuPerGram ?? 1)) * 1000 <= mostCultureMg;
  if (material.cfuPerGram === null || amount === null || fits(material)) return named;
  const grades = gradesOf(material);
  return { ...named, material: grades.find(fits) ?? grades.at(-1) ?? material };
}

const inMilligrams = ({ value, unit }: Amount<'mg' | 'g'>) => value * (unit === 'g' ? 1000 : 1);

const digits = String.raw`(?<![\d.,])(\d[\d.,]*(?:\s*(?:mg|g)\b)?)`;
const before = (part: string) => new RegExp(String.raw`${digits}\s*(?:of\s+)?${part}\b`, 'i');
const behind = (part: string) => new RegExp(String.raw`\b${part}\b[\s:()=]*${digits}`, 'i');

const together = String.raw`(?:EPA\s*(?:\+|&|\/|and|plus)\s*DHA|DHA\s*(?:\+|&|\/|and|plus)\s*EPA)`;

/** Parts of an oil without a unit are milligrams: `fish oil (330 EPA / 220 DHA)`. */
const amountIn = (written: string): Amount<'mg' | 'g'> | undefined =>
  findAmountsIn(/\d$/.test(written) ? `${written} mg` : written, ['mg', 'g'])[0];

/** Milligrams of EPA and DHA that a text gives, apart or as one: `EPA 400 mg/DHA 300 mg`, `600 mg EPA+DHA`. */
function oilParts(text: string): number | null {
  const sum = [before(together), behind(together)].map((pattern) => pattern.exec(text)?.[1] ?? '');
  const [whole] = sum.flatMap((written) => amountIn(written) ?? []);
  if (whole) return inMilligrams(whole);
  const side = behind('EPA').test(text) ? behind : before;
  const parts = ['EPA', 'DHA'].map((part) => amountIn(side(part).exec(text)?.[1] ?? ''));
  const mg = parts.map((part) => (part ? inMilligrams(part) : 0));
  return mg.every((value) => value > 0) ? mg.reduce((sum, value) => sum + value, 0) : null;
}

/** The weight of oil that a text which gives its EPA and DHA names as well: the largest of its amounts. */
function oilMg(text: string, parts: number): number | null {
  const amounts = findAmountsIn(text, ['mg', 'g']).map(inMilligrams);
  const most = Math.max(...amounts);
  return most > parts && most <= parts * 4 ? most : null;
}

const isFishOil = ({ material }: NamedMaterial) => material.ingredient === 'omega-3';

/**
 * A fish oil whose EPA and DHA are given holds their sum, in an oil as strong as its weight asks for: 500 and
 * 250 mg in a softgel of 1000 mg are of an oil of 80 %. The DHA is then none of algae.
 */
function oilFor(wanted: readonly NamedMaterial[], text: string): readonly NamedMaterial[] {
  const oil = wanted.find(isFishOil);
  const parts = oil ? oilParts(text) : null;
  const amount = oil && parts !== null ? inLabelUnit({ value: parts, unit: 'mg' }, oil.material) : null;
  if (!oil || parts === null || amount === null) return wanted;
  const weight = oilMg(text, parts);
  const grades = gradesOf(oil.material);
  const strong =
    weight === null ? oil.material : grades.find(({ potency }) => potency >= (parts / weight) * 0.95);
  const material = strong ?? grades.at(-1) ?? oil.material;
  const isOther = (each: NamedMaterial) => each !== oil && each.material.ingredient === 'algal-oil';
  return wanted.filter((each) => !isOther(each)).map((each) => (each === oil ? { material, amount } : each));
}

const algalOil = 'algal-oil/algal-oil-50-percent-epa-and-dha';

/** An oil of algae whose EPA and DHA are given holds their sum. */
function algaeFor(wanted: readonly NamedMaterial[], text: string): readonly NamedMaterial[] {
  const material = registry.materials.get(algalOil);
  const oil = wanted.find((each) => each.material.ingredient === material?.ingredient);
  const parts = oil && material ? oilParts(text) : null;
  const amount = material && parts !== null ? inLabelUnit({ value: parts, unit: 'mg' }, material) : null;
  if (!material || amount === null || wanted.some(isFishOil)) return wanted;
  return wanted.map((each) => (each === oil ? { material, amount } : each));
}

/** Materials in the strength that their amounts and the text around them ask for. */
export const withGrades = (wanted: readonly NamedMaterial[], text: string): readonly NamedMaterial[] =>
  algaeFor(oilFor(wanted, text), text).map(cultureFor);
