import type { Cited, Evidence } from '../../evidence/index.ts';
import { costItem, costRange } from '../../evidence/costPassage.ts';
import type { Cost } from '../../evidence/records.ts';
import { convertMass, formatAmount, formatNumber } from '../../registry/index.ts';
import type { Block, Sentence } from '../prose.ts';
import { doubt, fact, list, note, paragraph } from '../prose.ts';
import type { Dose } from '../understand/doses.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { derive } from '../values.ts';

const most = 3;

/** What an amount of each material costs, from its price by weight; null where amounts or prices are missing. */
export function doseCostBlocks(
  evidence: Evidence,
  { ingredients, amounts, question }: Inquiry,
): Block[] | null {
  if (ingredients.length === 0 || ingredients.length > amounts.length) return null;
  const sentences = ingredients.map((key, at) => {
    const amount = amounts[at];
    return amount ? costsOf(evidence, key, { amount, days: daysIn(question) }) : [];
  });
  if (sentences.some((own) => own.length === 0)) return null;
  const firsts = sentences.flatMap((own) => own.slice(0, 1));
  return [
    paragraph(...firsts),
    list(sentences.flatMap((own) => own.slice(1))),
    paragraph(
      note(
        'That is the material as it is bought: an extract or a compound takes more of it for the same active',
      ),
    ),
  ];
}

function costsOf(evidence: Evidence, key: string, { amount, days }: { amount: Dose; days: number }) {
  const prices = evidence.costs.filter(
    (row) => row.kind === 'raw material' && row.unit === 'USD/kg' && row.ingredients.includes(key),
  );
  return prices.slice(0, most).flatMap((row) => worked(row, amount, days));
}

/** `for 30 days`, `a 60-day supply`; 1 where it does not say. */
function daysIn(question: string): number {
  const found = /\b(\d{1,3})[ -]days?\b/i.exec(question);
  if (found) return Number(found[1]);
  return /\b(?:a|one|per) month\b/i.test(question) ? 30 : 1;
}

/** In kg as prices are, small ones in g, so that none reads `0 kg`. */
const weightOf = (grams: number): string =>
  grams < 0.1
    ? `${formatNumber(grams)} g ÷ 1,000`
    : `${formatNumber(Number((grams / 1000).toPrecision(6)))} kg`;

function worked(row: Cited<Cost>, amount: Dose, days: number): Sentence[] {
  const grams = convertMass(amount.value, amount.unit, 'g');
  if (grams === null) return [];
  const cents = [row.low, row.high].map((perKg) =>
    formatNumber(Number(((perKg * grams) / 10).toPrecision(3))),
  );
  const range = row.low === row.high ? cents[0] : cents.join('–');
  const statement = `${range} cents for ${formatAmount(amount.value, amount.unit)} of ${costItem(row)}: ${weightOf(grams)} × ${costRange(row)}`;
  const whole = [row.low, row.high].map((perKg) =>
    formatNumber(Number(((perKg * grams * days) / 1000).toPrecision(3))),
  );
  const inDollars = `${[...new Set(whole)].join('–')} USD`;
  const total = days > 1 ? `; for ${days} days ${inDollars}` : `, or ${inDollars}`;
  const told = `${statement}${total}`;
  return [fact(`${told}${doubt(row.passage)}`, derive(row.passage, `${told}.`))];
}
