import { check, type Check } from '../check.ts';
import type { PricedLine } from '../cost/materials.ts';
import { plain } from '../rounding.ts';

const day = 86_400_000;
/** Days after which a price is worth asking for again, and after which it is not one to rely on. */
const age = { ageing: 30, old: 60 } as const;

/** Lines without a price, and prices that are getting old on the day that is `today`; without one, age is not told. */
export const priceChecks = (lines: readonly PricedLine[], today: string | undefined): Check[] =>
  lines.flatMap((priced) => (priced.price ? aged(priced, today) : [missing(priced)]));

const missing = ({ line }: PricedLine): Check =>
  check('price.missing', { line: line.id, text: 'No price is known: the line is left out of the cost.' });

function aged({ line }: PricedLine, today: string | undefined): Check[] {
  const asOf = line.draft.price?.asOf;
  if (!asOf || !today) return [];
  const days = Math.floor((Date.parse(today) - Date.parse(asOf)) / day);
  if (!(days > age.ageing)) return [];
  const code = days > age.old ? 'price.old' : 'price.ageing';
  return [check(code, { line: line.id, text: `The price is ${plain(days)} days old. Ask for it again.` })];
}
