import { servingsHeld, type ServingsHeld } from '../../../formula/index.ts';
import { formatAmount, formatNumber } from '../../../registry/index.ts';
import { referenceAmountsIn } from '../../parts/law/referenceAmounts.ts';
import { ruleSentence } from '../../parts/law/regulation.ts';
import { list } from '../../prose.ts';
import type { Quantity } from './quantities.ts';
import { type Operation, says, type Sheet, stated, tidy } from './sheet.ts';
import { units } from './units.ts';

/** Whether a pack is one serving or its label has a second column, by the reference amount: stated, or of the food that is named. */
export const dualColumn: Operation = (sheet) => {
  const isOfColumns = says(sheet, /\bdual[- ]?columns?\b|\btwo columns\b|\bsecond column\b/i);
  const isOfOne =
    !isOfColumns && says(sheet, /(?<!\b(?:if|in|per|when|for|from|with) )\b(?:one|single|1)[- ]serving\b/i);
  if (!isOfColumns && !isOfOne) return null;
  const sizes = sheet.quantities.filter(
    ({ unit }) => unit.dimension === 'volume' || unit.dimension === 'mass',
  );
  const isReference = ({ before, after }: (typeof sizes)[number]) =>
    /\b(?:RACC|reference amount)\b[^,;?]*$/i.test(before) || /^\s*(?:RACC|reference amount)\b/i.test(after);
  const told = sizes.find(isReference);
  const size = sizes.find((each) => each !== told);
  const rule = sheet.evidence.rules.find(({ key }) => key === 'us2-pn-dual-column');
  if (!size || !rule) return null;
  const held = told
    ? { pack: size, amount: told.amount, words: stated(told), sources: [] }
    : referenceOf(sheet, size);
  if (!held)
    return isOfOne && !says(sheet, /\bRACC\b|\breference amount\b/i)
      ? null
      : { statement: '', missing: ['the reference amount (RACC) of this kind of food'] };
  const times = held.pack.amount / held.amount;
  const servings = servingsHeld(times);
  const isSo = servings === (isOfOne ? 'one' : 'dualColumn');
  return {
    statement: `${isSo ? 'Yes' : 'No'}: ${stated(held.pack)} is ${formatNumber(tidy(times * 100, 4))} % of the reference amount of ${held.words}, ${servingsWords[servings]}`,
    sources: [...held.sources, rule.passage],
    after: [list([ruleSentence(rule)])],
  };
};

const servingsWords: Record<ServingsHeld, string> = {
  one: 'below 200 %, so the container is one serving',
  dualColumn: 'between 200 and 300 %, so a second column gives the amounts per container',
  several: 'above 300 %, so the amounts per serving suffice',
};

/** The ounce that a drink is sold by. */
const fluidOunce = units.find(({ key }) => key === 'fl-oz');

/** The reference amount of the food that is named, where FDA's table has one, and the pack in the same measure. */
function referenceOf({ evidence, inquiry }: Sheet, pack: Quantity) {
  const passages = referenceAmountsIn(evidence, inquiry);
  const rows = evidence.references.referenceAmounts.filter(({ passage }) => passages.includes(passage));
  const [row] = rows;
  if (!row || row.amount === null || rows.some(({ amount }) => amount !== row.amount)) return null;
  const sources = [row.passage];
  const ofRow = { amount: row.amount, words: formatAmount(row.amount, row.unit), sources };
  if (row.unit === (pack.unit.dimension === 'volume' ? 'mL' : 'g')) return { pack, ...ofRow };
  if (row.unit === 'mL' && pack.unit.key === 'oz' && fluidOunce)
    return { pack: { ...pack, unit: fluidOunce, amount: pack.value * fluidOunce.worth }, ...ofRow };
  // What a spoon or cup of such a food weighs.
  return row.grams !== null && pack.unit.dimension === 'mass'
    ? { pack, amount: row.grams, words: `${row.statedAs}, about ${formatAmount(row.grams, 'g')}`, sources }
    : null;
}
