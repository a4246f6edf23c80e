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
    return amount ? costsOf(evidence, key, { amount, question, days: daysIn(question) }) : [];
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

/** What a diluted material holds of its active: “Lutein 20 % beadlet”. Purer ones are dosed as they are. */
const dilution = /(?<![\d.])(\d{1,2}(?:\.\d+)?)\s?%/;
const mostDiluted = 50;
/** Words that make an amount one of the material: “50 mg of a 20 % beadlet”. */
const ofMaterial = /^[^,;.?]{0,24}(?:%|\bbeadlets?\b|\bpowders?\b|\bextracts?\b|\boils?\b|\bpremix)/i;

/** How much of a material an amount takes, where its name says how much of the active it holds. */
function takenOf({ item }: Cost, { text, value }: Dose, question: string): number {
  const percent = Number(dilution.exec(item)?.[1]);
  const behind = question.slice(question.indexOf(text) + text.length);
  const isOfActive = percent > 0 && percent <= mostDiluted && !ofMaterial.test(behind);
  return isOfActive ? (value * 100) / percent : value;
}

/** An amount that is bought for so many days. */
interface Bought {
  readonly amount: Dose;
  readonly question: string;
  readonly days: number;
}

function costsOf(evidence: Evidence, key: string, bought: Bought) {
  const prices = evidence.costs.filter(
    (row) => row.kind === 'raw material' && row.unit === 'USD/kg' && row.ingredients.includes(key),
  );
  return prices.slice(0, most).flatMap((row) => worked(row, bought));
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

function worked(row: Cited<Cost>, { amount, question, days }: Bought): Sentence[] {
  const taken = takenOf(row, amount, question);
  const grams = convertMass(taken, amount.unit, 'g');
  if (grams === null) return [];
  const cents = [row.low, row.high].map((perKg) =>
    formatNumber(Number(((perKg * grams) / 10).toPrecision(3))),
  );
  const range = row.low === row.high ? cents[0] : cents.join('–');
  const material = `${formatAmount(Number(taken.toPrecision(6)), amount.unit)} of ${costItem(row)}`;
  const what =
    taken === amount.value
      ? material
      : `${formatAmount(amount.value, amount.unit)} of the active, which takes ${material}`;
  const statement = `${range} cents for ${what}: ${weightOf(grams)} × ${costRange(row)}`;
  const whole = [row.low, row.high].map((perKg) =>
    formatNumber(Number(((perKg * grams * days) / 1000).toPrecision(3))),
  );
  const inDollars = `${[...new Set(whole)].join('–')} USD`;
  const total = days > 1 ? `; for ${days} days ${inDollars}` : `, or ${inDollars}`;
  const told = `${statement}${total}`;
  return [fact(`${told}${doubt(row.passage)}`, derive(row.passage, `${told}.`))];
}
