import type { Evidence } from '../../evidence/index.ts';
import { convertMass, formatAmount, massUnit, nameInSentence } from '../../registry/index.ts';
import { type Block, capitalize, doubt, fact, note, paragraph, type Sentence } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { materialsAsked, type NutrientMaterial } from '../understand/names/materials.ts';
import { derive, noteOf, rangeOf } from '../values.ts';

/** What a material that is bought for its protein or fibre holds of it, in all and in the amount that is named; null for all else. */
export function materialShareBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const told = materialsAsked(inquiry).flatMap((material) => sentenceOf(evidence, material, inquiry));
  const advice = 'These are shares that makers usually state; for a label take your supplier’s specification';
  return told.length > 0 ? [paragraph(...told, note(advice))] : null;
}

function sentenceOf(evidence: Evidence, material: NutrientMaterial, { amounts }: Inquiry): Sentence[] {
  const { key, nutrient, low, high } = material;
  const passage = noteOf(evidence, key, 'forms');
  if (!passage) return [];
  const [amount] = amounts;
  const grams = amount && convertMass(amount.value, massUnit(amount.unit), 'g');
  const part = (percent: number) => Number((((grams ?? 100) * percent) / 100).toPrecision(3));
  const measure = amount && grams ? formatAmount(amount.value, amount.unit) : '100 g';
  const statement = `${measure} hold ${rangeOf(part(low), part(high), 'g')} of ${nutrient}`;
  const name = capitalize(nameInSentence(evidence, key));
  const share = `${name}, usually ${rangeOf(low, high, '%')} ${nutrient} by weight${doubt(passage)}`;
  return [fact(`${share}: ${statement}`, derive(passage, `${statement}.`))];
}
