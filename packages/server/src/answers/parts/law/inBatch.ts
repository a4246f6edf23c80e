import type { Cited } from '../../../evidence/index.ts';
import type { Rule } from '../../../evidence/records.ts';
import { formatAmount, readNumber } from '../../../registry/index.ts';
import { type Quantity, quantitiesIn } from '../../compute/worked/quantities.ts';
import { stated, tidy, weight } from '../../compute/worked/sheet.ts';
import { fact, joinWords, type Sentence } from '../../prose.ts';
import { derive } from '../../values.ts';

const level = /(?<![\d.,])(\d[\d,]*(?:\.\d+)?) (µg|mg|g)\/(l|kg)\b/g;
const inGrams: Readonly<Record<string, number>> = { µg: 1e-6, mg: 1e-3, g: 1 };

/** g or mL: less is a serving and no batch. */
const leastBatch = 2000;

/** What a limit comes to in the batch that a question states: “600 g in 2,000 L”; nothing where it states none, or the limit is of the other measure. */
export function inBatchSentences({ requirement, passage }: Cited<Rule>, question: string): Sentence[] {
  const batch = batchIn(question);
  if (!batch) return [];
  const wanted = batch.unit.dimension === 'volume' ? 'l' : 'kg';
  const amounts = [...requirement.matchAll(level)].flatMap(([, figure = '', unit = '', per]) => {
    const limit = readNumber(figure);
    const grams = (limit * (inGrams[unit] ?? Number.NaN) * batch.amount) / 1000;
    return per === wanted ? [`${weight(tidy(grams))} at ${formatAmount(limit, `${unit}/${per}`)}`] : [];
  });
  if (amounts.length === 0) return [];
  const statement = `In ${stated(batch)} that is ${joinWords([...new Set(amounts)])}`;
  return [fact(statement, derive(passage, `${statement}.`))];
}

/** The weight or volume of a batch, where a question states one alone. */
function batchIn(question: string): Quantity | null {
  const [only, ...others] = quantitiesIn(question).filter(
    ({ unit, per, amount }) =>
      (unit.dimension === 'mass' || unit.dimension === 'volume') && per === null && amount >= leastBatch,
  );
  return only && others.length === 0 ? only : null;
}
