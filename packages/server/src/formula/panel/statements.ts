import { allergensOf, statusOf } from '../allergens.ts';
import { kcalUs } from '../energy.ts';
import { nothing, toNearest, ungrouped } from '../rounding.ts';
import type { PanelSource } from './panel.ts';
import type { Line } from '../formula.ts';
import { isSugar, isSweetener } from './additives.ts';
import { householdText } from './servingText.ts';
import { capitalize } from '../../text/letters.ts';

/** 'Contains: Milk, Tree nuts (walnuts).'; what is not confirmed is never printed. On EU labels the list emphasises. */
export function allergenStatement({ formula, lines }: PanelSource): string | null {
  if (formula.market === 'EU') return null;
  const found = allergensOf.US.flatMap((allergen) => {
    const statuses = lines.map(({ line }) => statusOf(line.draft, allergen));
    const present = statuses.filter((status) => status !== 'unconfirmed' && status !== 'free');
    if (present.length === 0) return [];
    const species = [...new Set(present.filter((status) => status !== 'contains'))];
    return [capitalize(allergen) + (species.length > 0 ? ` (${species.join(', ')})` : '')];
  });
  return found.length > 0 ? `Contains: ${found.join(', ')}.` : null;
}

/** A text a label must carry, and when. In the order in which they stand. */
type Statement = (from: PanelSource) => string | readonly string[] | null;

const solids = new Set(['capsule', 'tablet', 'softgel', 'gummie']);

/** Directive 2002/46/EC, Articles 6 and 8. */
const euSupplement: Statement = ({ formula }) => {
  if (formula.market !== 'EU' || formula.kind !== 'supplement') return null;
  const portion = householdText(formula.serving, formula.serving.perDay);
  return [
    'Food supplement',
    ...(portion ? [`Recommended daily portion: ${portion}.`] : []),
    'Do not exceed the stated recommended daily dose.',
    'Food supplements should not be used as a substitute for a varied diet.',
    'Store out of the reach of young children.',
  ];
};

/** 21 CFR 101.17(e): solid supplements to which iron was added. */
const iron: Statement = ({ formula, totals }) => {
  const isSolid = formula.kind === 'supplement' && solids.has(formula.form ?? '');
  if (formula.market !== 'US' || !isSolid || !totals.micros.get('iron')?.added.length) return null;
  return 'WARNING: Accidental overdose of iron-containing products is a leading cause of fatal poisoning in children under 6. Keep this product out of reach of children. In case of accidental overdose, call a doctor or poison control center immediately.';
};

/** 21 CFR 101.17(d): supplements that draw more than half of their calories from protein. */
const protein: Statement = ({ formula, totals, data }) => {
  if (formula.market !== 'US' || formula.kind !== 'supplement') return null;
  const kcal = kcalUs(totals, formula, data);
  if (kcal <= 0 || (4 * totals.macros.protein) / kcal <= 0.5) return null;
  return 'Notice: Use this product as a food supplement only. Do not use for weight reduction.';
};

/** Drinks of coffee or tea that are called so need no warning. */
const isNamedForCaffeine = (name: string) => /\b(?:coffee|tea)\b/i.test(name);

/** What sweetens and is a sugar is an added one, though EU labels need no figure of those. */
const isAddedSugar = ({ purpose, profile }: Line) => purpose === 'sweetener' && isSugar({ profile });

/** Regulation (EU) No 1169/2011, Annex III 2. */
const sweeteners: Statement = (from) => {
  const { formula, totals, lines } = from;
  if (formula.market !== 'EU' || !lines.some(({ line }) => isSweetener(line, from))) return null;
  const isSugared = totals.macros.addedSugars > 0 || lines.some(({ line }) => isAddedSugar(line));
  return isSugared ? 'with sugar(s) and sweetener(s)' : 'with sweetener(s)';
};

/** The same: more than 10 % of added polyols. */
const polyols: Statement = ({ formula, totals }) => {
  if (formula.market !== 'EU') return null;
  const grams = formula.serving.grams ?? totals.weightMg / 1000;
  return totals.polyolTotal > grams * 0.1 ? 'excessive consumption may produce laxative effects' : null;
};

const tenths = (value: number) => ungrouped(toNearest(value, 0.1));

/** Regulation (EU) No 1169/2011, Annex III 4: drinks above 150 mg a litre, and added caffeine elsewhere. */
const caffeine: Statement = ({ formula, totals, lines }) => {
  if (formula.market !== 'EU' || totals.caffeine <= 0) return null;
  if (formula.kind === 'supplement') {
    const daily = tenths(totals.caffeine * formula.serving.perDay);
    return `Contains caffeine. Not recommended for children or pregnant women (${daily} mg per daily portion)`;
  }
  const { ml, grams } = formula.serving;
  if (formula.isBeverage && ml) {
    const per100 = (totals.caffeine * 100) / ml;
    if (per100 <= 15 || isNamedForCaffeine(formula.name)) return null;
    return `High caffeine content. Not recommended for children or pregnant or breast-feeding women (${tenths(per100)} mg/100 ml)`;
  }
  const isAdded = lines.some(({ line }) => line.purpose === 'active' && line.caffeinePercent > 0);
  const size = grams ?? totals.weightMg / 1000;
  if (!isAdded || size <= nothing) return null;
  const per100 = tenths((totals.caffeine * 100) / size);
  return `Contains caffeine. Not recommended for children or pregnant women (${per100} mg/100 g)`;
};

const all: readonly Statement[] = [euSupplement, iron, protein, sweeteners, polyols, caffeine];

/** The statements and warnings of a label, in order. */
export const statementsOf = (from: PanelSource): string[] =>
  all.flatMap((statement) => statement(from) ?? []);
