import { joinWords } from '../../prose.ts';
import { inUnit, type Sheet, stated, type Working } from '../worked/sheet.ts';
import { massAsked } from '../worked/units.ts';
import type { Recipe } from './recipe.ts';

/** How much of each part a batch takes whose recipe is in shares; null where it is of no one weight or volume. */
export function partsOf(sheet: Sheet, { of, lines, others }: Recipe): Working | null {
  const [batch, ...more] = others;
  const isOfWeight = batch?.unit.dimension === 'mass' || batch?.unit.dimension === 'volume';
  if (of !== 'share' || !batch || more.length > 0 || !isOfWeight || !asksAmount.test(sheet.whole))
    return null;
  // “…: kg of oats?” asks for one that has been named before
  const again = lines.filter(({ name }) => timesIn(sheet.whole, name) > 1);
  const told = again.length > 0 ? again : lines;
  const key = (batch.unit.dimension === 'mass' ? massAsked(sheet.text) : undefined) ?? batch.unit.key;
  const amounts = told.map(({ name, amount }) => `${inUnit(batch.amount * amount, key)} ${name}`);
  const sums = told.map(({ words }) => `${stated(batch)} × ${words}`);
  return { statement: `${joinWords(amounts)}: ${sums.join(', ')}`, isOfWhole: true };
}

const asksAmount =
  /\bhow (?:much|many)\b|\b(?:kg|kilos?|grams?|g|mg|amounts?|weights?|quantit(?:y|ies)|litres?|lit?ers?)\s+(?:of|for|each)\b|\beach\b|\bweigh|\bbreakdown\b/i;

const timesIn = (text: string, name: string): number =>
  text.toLowerCase().split(name.toLowerCase()).length - 1;
