import type { Evidence } from '../../evidence/index.ts';
import { declaredAs } from '../../formula/index.ts';
import { formatNumber, statedAmounts } from '../../registry/index.ts';
import type { Block } from '../prose.ts';
import { doubt, fact, note, paragraph } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { labelAmounts } from './labelNutrients.ts';
import { derive } from '../values.ts';

const factor = /\b1 kcal = (\d+(?:\.\d+)?) kJ\b/;

/** Whether a question works energy out: from one unit into the other, or from nutrients. */
export const isOfEnergy = ({ question }: Pick<Inquiry, 'question'>): boolean =>
  (/\bkj\b|kilojoule|\d\s*kj\b/i.test(question) && /kcal|calorie/i.test(question)) ||
  (/kcal|calorie/i.test(question) && nutrientsIn(question).length > 0) ||
  (/\benergy\b/i.test(question) && nutrientsIn(question).length > 1);

/** The nutrients with energy that a question states amounts of. */
const nutrientsIn = (question: string) =>
  labelAmounts(question).filter(({ nutrient }) => givesEnergy.has(nutrient.key));

const givesEnergy: ReadonlySet<string> = new Set(['fat', 'carbohydrate', 'protein', 'fibre']);

const kcalPerGram = /kcal per gram: (carbohydrate [^;]*)/;
const kjPerGram = /kJ per gram: (carbohydrate [^;]*)/;

/** What the nutrients of a question come to. */
interface Energy {
  readonly kcal: number;
  readonly told: Block;
}

/** The energy of the nutrients of a question, by the factors of EU labels, which are those of the US for these. */
function ofNutrients(evidence: Evidence, question: string): Energy | null {
  const rule = evidence.rules.find(({ requirement }) => kcalPerGram.test(requirement));
  const terms = termsOf(question, kcalPerGram.exec(rule?.requirement ?? '')?.[1]);
  if (!rule || terms.length === 0) return null;
  const wantsJoules = /\bkj\b|kilojoule/i.test(question);
  const inJoules = wantsJoules ? termsOf(question, kjPerGram.exec(rule.requirement)?.[1]) : [];
  const statement = [summed(terms, 'kcal'), ...(inJoules.length > 0 ? [summed(inJoules, 'kJ')] : [])].join(
    '; ',
  );
  const source = derive(rule.passage, `${statement}.`);
  return { kcal: totalOf(terms), told: paragraph(fact(`${statement}${doubt(rule.passage)}`, source)) };
}

type Terms = readonly { name: string; value: number; per: number }[];

/** What each nutrient of a question gives by these factors; empty where it names none. */
const termsOf = (question: string, factors = ''): Terms =>
  nutrientsIn(question).flatMap(({ nutrient: { name, key }, value }) => {
    const per = Number(new RegExp(`\\b${key} (\\d+(?:\\.\\d+)?)`).exec(factors)?.[1]);
    return per > 0 ? [{ name, value, per }] : [];
  });

const totalOf = (terms: Terms): number =>
  Number(terms.reduce((sum, { value, per }) => sum + value * per, 0).toPrecision(6));

/** `165 kcal in all: fat 5 g × 9 + …` */
function summed(terms: Terms, unit: 'kcal' | 'kJ'): string {
  const sum = terms.map(({ name, value, per }) => `${name} ${formatNumber(value)} g × ${per}`).join(' + ');
  return `${formatNumber(totalOf(terms))} ${unit} in all: ${sum}`;
}

/** What a label declares as the energy of the nutrients that a question states; null where it does not ask for that. */
export function energyOnLabel(evidence: Evidence, { question, market }: Inquiry): Block[] | null {
  const states = statedAmounts(question).some(({ unit }) => unit === 'kcal' || unit === 'kJ');
  if (states || !/kcal|calorie|\benergy\b/i.test(question) || nutrientsIn(question).length < 2) return null;
  const energy = ofNutrients(evidence, question);
  const rule = evidence.rules.find(({ key }) => key === calorieRule);
  if (!energy || !rule || market === 'EU') return energy && [energy.told];
  const { kcal, told } = energy;
  const statement = `${formatNumber(kcal)} kcal is declared as ${declaredAs['us-calories'](kcal)} on a US label`;
  return [told, paragraph(fact(`${statement}${doubt(rule.passage)}`, derive(rule.passage, `${statement}.`)))];
}

const calorieRule = 'us-rn-01';

/** The energy of a question in the other unit, or that of its nutrients, by the rules that say so; null without an amount. */
export function energyBlocks(evidence: Evidence, { question }: Inquiry): Block[] | null {
  const energy = ofNutrients(evidence, question);
  if (energy) return [energy.told];
  const rule = evidence.rules.find(({ requirement }) => factor.test(requirement));
  const kjPerKcal = Number(factor.exec(rule?.requirement ?? '')?.[1]);
  const worked = statedAmounts(question).flatMap(({ value, unit }) => {
    if (unit !== 'kcal' && unit !== 'kJ') return [];
    const [sign, other, result] =
      unit === 'kcal' ? ['×', 'kJ', value * kjPerKcal] : ['÷', 'kcal', value / kjPerKcal];
    const rounded = result < 10 ? Number(result.toPrecision(3)) : Math.round(result);
    const written = `${formatNumber(value)} ${unit}`;
    return [`${written} is ${formatNumber(rounded)} ${other}: ${written} ${sign} ${kjPerKcal}`];
  });
  if (!rule || worked.length === 0) return null;
  return [
    paragraph(
      ...worked.map((statement) =>
        fact(`${statement}${doubt(rule.passage)}`, derive(rule.passage, `${statement}.`)),
      ),
      note('A label works both figures out from the nutrients, so they may part by a few'),
    ),
  ];
}
