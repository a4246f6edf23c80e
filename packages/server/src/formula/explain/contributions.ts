import { energyTermsEu, energyTermsUs } from '../energy.ts';
import { micronutrient } from '../nutrients.ts';
import { folicAcidOf } from '../panel/euAmounts.ts';
import type { Origin } from '../panel/figure.ts';
import type { PanelSource } from '../panel/panel.ts';
import { labelMg } from '../panel/usOthers.ts';
import { usUnit } from '../panel/usAmounts.ts';
import { eatenOf, foodsOf, profileNumber, qualityOf } from '../totals.ts';
import type { WeighedLine } from '../weigh.ts';
import { shown } from './explanation.ts';

/** What one line, or one substance, brings into a serving. */
export interface Contribution {
  label: string;
  /** What it is reckoned from, e.g. '28 g × 80 g ÷ 100 g'; as it is, with its unit, where nothing is reckoned. */
  sum: string;
  /** Unrounded, in the unit of the sum of all. */
  amount: number;
  isReckoned: boolean;
  /** Where a citation was taken from; undefined of what is not cited. */
  source?: string | undefined;
}

/** What each kind of origin is counted from; what brings nothing is left out. */
export function contributionsOf(origin: Origin, from: PanelSource, unit: string): Contribution[] {
  return allOf(origin, from, unit).filter(({ amount }) => amount !== 0);
}

function allOf(origin: Origin, from: PanelSource, unit: string): Contribution[] {
  switch (origin.kind) {
    case 'profile':
      return origin.keys.flatMap((key) => eaten(key, from, { unit, isNamed: origin.keys.length > 1 }));
    case 'polyols':
      return Object.entries(from.totals.polyols).map(([label, amount]) => asItIs(label, amount, 'g'));
    case 'quality':
      return foodsOf(from.lines).map(byQuality);
    case 'energy':
      return energy(from);
    case 'nutrient':
      return [...claimed(origin.key, from, unit), ...eaten(origin.key, from, { unit, isNamed: false })];
    case 'salt':
      return [...claimed('sodium', from, 'mg'), ...eaten('sodium', from, { unit: 'mg', isNamed: false })];
    case 'stated':
      return origin.lines.map(stated);
    case 'typed':
      return [typedOf(origin.line, origin.line.claim?.typed.value ?? 0)];
    case 'part':
      return [part(origin.line, origin.percent)];
  }
}

const asItIs = (label: string, amount: number, unit: string): Contribution => ({
  label,
  sum: `${shown(amount)} ${unit}`,
  amount,
  isReckoned: false,
});

const partWords: Readonly<Record<string, string>> = { fibre: 'fiber', organicAcids: 'organic acids' };

interface Eaten {
  unit: string;
  /** Whether to say what of the food is meant: where more than one thing of it is. */
  isNamed: boolean;
}

function eaten(key: string, { lines }: PanelSource, { unit, isNamed }: Eaten): Contribution[] {
  return foodsOf(lines).map((food) => {
    const { name, profile } = food.line;
    const per100 = profileNumber(profile ?? {}, key);
    return {
      label: isNamed ? `${name}, ${partWords[key] ?? key}` : name,
      sum: `${shown((food.inputMg ?? 0) / 1000)} g × ${shown(per100)} ${unit} ÷ 100 g`,
      amount: eatenOf(food, key),
      isReckoned: true,
      source: citedBy(food),
    };
  });
}

function byQuality(food: WeighedLine): Contribution {
  const { name, profile } = food.line;
  const protein = eatenOf(food, 'protein');
  return {
    label: name,
    sum: `${shown(protein)} g × ${shown(profileNumber(profile ?? {}, 'pdcaas'))} (PDCAAS)`,
    amount: qualityOf(food) ?? 0,
    isReckoned: true,
  };
}

function energy({ formula, totals, data }: PanelSource): Contribution[] {
  const isEu = formula.market === 'EU';
  const terms = isEu ? energyTermsEu(totals) : energyTermsUs(totals, formula, data);
  return terms.map(({ of, grams, factors }) => ({
    label: of,
    sum: `${shown(grams)} g × ${isEu ? `${factors[0]} kJ / ${factors[1]} kcal` : `${factors[0]} kcal`}`,
    amount: grams * (factors[isEu ? 1 : 0] ?? 0),
    isReckoned: true,
  }));
}

/** What lines claim of a vitamin or mineral by name. */
function claimed(key: string, { totals, formula, data }: PanelSource, unit: string): Contribution[] {
  const isByWeight = formula.market === 'EU' && key === 'folate';
  const nutrient = micronutrient(key);
  const title = formula.market === 'EU' ? nutrient?.eu : nutrient?.us;
  return (totals.micros.get(key)?.lines ?? []).map((line) => {
    const amount = isByWeight ? folicAcidOf(line, data) : (line.claim?.value ?? 0);
    return typedOf(line, amount, { unit, label: titled(title ?? line.line.name, line) });
  });
}

function titled(title: string, { line: { draft } }: WeighedLine): string {
  return draft.source && draft.source !== title
    ? `${title} (${draft.sourceWord ?? 'as'} ${draft.source})`
    : title;
}

const citedBy = ({ line }: WeighedLine) => line.draft.cite?.title ?? line.draft.cite?.source ?? undefined;

interface Wording {
  /** What the amount is counted in; absent where it is as typed. */
  unit?: string;
  /** @default the line's name */
  label?: string;
}

/** A line's typed amount, and by what it was multiplied where the label counts otherwise. */
function typedOf(line: WeighedLine, amount: number, { unit, label }: Wording = {}): Contribution {
  const typed = line.claim?.typed ?? { value: 0, unit: 'mg' };
  const wording = `${shown(typed.value)} ${usUnit(typed.unit)}`;
  const isSame = unit === undefined || (usUnit(typed.unit) === usUnit(unit) && typed.value === amount);
  return {
    label: label ?? line.line.name,
    sum: isSame ? `${wording}, typed` : `${wording} × ${shown(amount / typed.value)}`,
    amount,
    isReckoned: !isSame && typed.value !== 0,
    source: citedBy(line),
  };
}

/** mg that a line states: of an extract what carries its marker, of cultures what holds their count. */
function stated(line: WeighedLine): Contribution {
  const { amount, potency, draft, density } = line.line;
  const typed = line.claim?.typed ?? { value: 0, unit: 'mg' };
  const mg = labelMg(line);
  const reckoned = (sum: string): Contribution => ({
    label: titled(line.line.name, line),
    sum,
    amount: mg,
    isReckoned: true,
    source: citedBy(line),
  });
  const wording = `${shown(typed.value)} ${usUnit(typed.unit)}`;
  if (typed.unit === 'billion CFU')
    return reckoned(`${wording} ÷ ${shown(draft.cfuPerGram ?? 0)} billion CFU/g`);
  const before = typed.unit === 'mL' ? `${wording} × ${shown(density)} g/mL` : wording;
  if (amount?.basis === 'marker') return reckoned(`${before} ÷ ${shown(potency * 100)} %`);
  return typed.unit === 'mL' ? reckoned(before) : typedOf(line, mg, { unit: 'mg' });
}

const part = (line: WeighedLine, percent: number): Contribution => ({
  label: line.line.name,
  sum: `${shown(labelMg(line))} mg × ${shown(percent)} %`,
  amount: (labelMg(line) * percent) / 100,
  isReckoned: true,
});
