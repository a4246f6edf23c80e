import type { ClaimFacts, Condition, Evidence, NutritionClaim } from '../../evidence/index.ts';
import { kcalPerGram } from '../../evidence/index.ts';
import { convertMass, findAmountsIn, formatAmount, massUnit } from '../../registry/index.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { saltRule } from '../understand/salt.ts';
import { dailyValuesOf } from '../values.ts';
import { type LabelAmount, labelAmounts } from './labelNutrients.ts';

/** How much of a product the amounts of a question are of: “3 g of sugar per 250 ml”. */
interface Portion {
  readonly size: number;
  readonly unit: 'g' | 'ml';
}

/** What a question states of a product, read once for all claims that it is held against. */
export interface Statement {
  readonly label: readonly LabelAmount[];
  readonly kcal: number | undefined;
  readonly portion: Portion | null;
  /** What takes its amounts to those of 100 g or 100 ml. */
  readonly scale: number;
}

/** Reads what a question states of a product. */
export function statementIn(question: string): Statement {
  const label = labelAmounts(question);
  const portion = portionIn(question, label);
  return {
    label,
    kcal: label.find(({ nutrient }) => nutrient.fact === 'energy_kcal')?.value,
    portion,
    scale: 100 / (portion?.size ?? 100),
  };
}

/** What the amounts of a question say of a product, in the basis of a claim, by the names of the conditions. */
export function factsFor({ basis }: NutritionClaim, { evidence, inquiry, stated }: Asked): ClaimFacts {
  const { question, ingredients, amounts } = inquiry;
  const { label, kcal, portion } = stated;
  const per = basisIn(question);
  const scale = basis.startsWith('100 ') ? stated.scale : 1;
  const declared = label.flatMap(({ nutrient: { fact: name }, value }): [string, number][] => {
    if (!name) return [];
    const counted: [string, number][] = per ? [[`${name}_per_${per}`, value]] : [];
    const ofPortion: [string, number][] =
      portion?.unit === 'g' ? [[`${name}_per_100g`, value * stated.scale]] : [];
    const ofEnergy: [string, number][] = kcal ? [[`${name}_per_100kcal`, (value * 100) / kcal]] : [];
    return factsFrom(evidence, name, value * scale).concat(ofEnergy, ofPortion, counted);
  });
  const [key] = ingredients;
  const [amount] = amounts;
  const shares = key && amount ? dailyValuesOf(evidence, key).filter(({ group }) => group === 'adults') : [];
  const percents = shares.flatMap(({ jurisdiction, amount: whole, unit }) => {
    const part = amount && convertMass(amount.value, amount.unit, massUnit(unit));
    if (part === null || part === undefined) return [];
    return [[jurisdiction === 'US' ? 'dv_pct' : 'nrv_pct', (part / whole) * 100] as const];
  });
  return Object.fromEntries([...declared, ...percents]);
}

interface Asked {
  readonly evidence: Evidence;
  readonly inquiry: Inquiry;
  readonly stated: Statement;
}

/** `20 g × 4 kcal/g = 80 kcal, 38.1 % of 210 kcal`: how the amounts become what a condition counts; empty where they are that. */
export function workingFor({ basis, formula }: NutritionClaim, read: Statement): string {
  const { label, kcal, portion, scale } = read;
  const names = factsOf(formula.condition);
  const share = names.find(({ name, of }) => name === 'energy_pct' && of !== null)?.of;
  if (share && kcal) return shareWorking(share.split(' + '), kcal, label);
  return label
    .filter(
      ({ nutrient }) => nutrient.fact !== '' && names.some(({ name }) => name.startsWith(nutrient.fact)),
    )
    .flatMap(({ nutrient, value }) => {
      const of = (count: number, by: string) => `${formatAmount(rounded(count), nutrient.unit)} per ${by}`;
      const stated = formatAmount(value, nutrient.unit);
      const perHundred = portion
        ? [
            `${stated} ÷ ${formatAmount(portion.size, portion.unit)} × 100 = ${of(value * scale, `100 ${portion.unit}`)}`,
          ]
        : [];
      const perEnergy =
        kcal && basis.includes('kcal')
          ? [`${stated} ÷ ${formatAmount(kcal, 'kcal')} × 100 = ${of((value * 100) / kcal, '100 kcal')}`]
          : [];
      return basis.startsWith('100 ') ? perHundred.concat(perEnergy) : [];
    })
    .join('; ');
}

function shareWorking(nutrients: readonly string[], kcal: number, label: readonly LabelAmount[]): string {
  const terms = nutrients.map((name) => ({
    grams: label.find(({ nutrient }) => nutrient.fact === `${name}_g`)?.value,
    factor: kcalPerGram[name],
  }));
  let sum = 0;
  const words = terms.map(({ grams = Number.NaN, factor = Number.NaN }) => {
    sum += grams * factor;
    return `${formatAmount(grams, 'g')} × ${formatAmount(factor, 'kcal')}/g`;
  });
  if (Number.isNaN(sum)) return '';
  const share = formatAmount(rounded((100 * sum) / kcal), '%');
  return `${words.join(' + ')} = ${formatAmount(rounded(sum), 'kcal')}, ${share} of ${formatAmount(kcal, 'kcal')}`;
}

const rounded = (value: number): number => Number(value.toPrecision(3));

/** The facts that a condition names. */
function factsOf(condition: Condition): { name: string; of: string | null }[] {
  if (condition.kind === 'holds') return [];
  if (condition.kind !== 'compare') return condition.parts.flatMap(factsOf);
  return [condition.left, condition.right].flatMap((amount) => (amount.kind === 'fact' ? [amount] : []));
}

/** The size of the piece, serving or can that a question states beside what it holds; null where it states none, or 100 g. */
function portionIn(question: string, label: readonly LabelAmount[]): Portion | null {
  const taken = new Set(label.map(({ amount }) => amount.start));
  // 'A 250-ml can': places stay.
  const spaced = question.replace(/(\d)-(?=g|ml|millil)/gi, '$1 ');
  const [only, ...others] = findAmountsIn(spaced, ['g', 'mL'] as const).filter(
    ({ start }) => !taken.has(start),
  );
  if (!only || others.length > 0 || only.value <= 0 || only.value === 100) return null;
  return { size: only.value, unit: only.unit === 'g' ? 'g' : 'ml' };
}

/** What conditions may call an amount: those on salt are met by sodium too. */
function factsFrom(evidence: Evidence, name: string, value: number): [string, number][] {
  const { factor } = saltRule(evidence);
  if (name === 'sodium_mg')
    return [
      [name, value],
      ['sodium_g', value / 1000],
    ];
  if (name === 'salt_g')
    return [
      [name, value],
      ['sodium_g', value / factor],
      ['sodium_mg', (value * 1000) / factor],
    ];
  return [[name, value]];
}

/** What a question counts its amounts against, as conditions name it. */
const basisIn = (question: string): string | null => {
  const found = /(?:\b(?:per|in|for every)\s+|\/\s?)100 ?(g|kcal)\b/i.exec(question)?.[1];
  return found ? `100${found.toLowerCase()}` : null;
};
