import type { Cited, Evidence } from '../../../evidence/index.ts';
import { costItem, costRange } from '../../../evidence/passages/costPassage.ts';
import type { Cost } from '../../../evidence/records.ts';
import { type Form, formatNumber, selfAndParent, stems, wordsOfNames } from '../../../registry/index.ts';
import { doubt, fact, note, type Sentence } from '../../prose.ts';
import { derive } from '../../values.ts';
import { workedSentence } from '../arithmetic.ts';
import type { Brought } from './bringing.ts';
import { inUnit, money, rateOf, rateValue, type Sheet, written } from './sheet.ts';

const gramsOfKilo = 1000;
const ofCost = /\bcosts?\b|\bprices?\b|\bspend\b|\bpay\b|[$€£]/i;

/** What the material of a serving, or of so many, costs: at the price that is stated, else by the range on file. */
export function supplyCosts(sheet: Sheet, key: string, { grams, mass, form }: Brought): Sentence[] {
  if (!ofCost.test(sheet.whole)) return [];
  const pieces = sheet.quantities.find(
    ({ unit, value, per }) => isCounted.has(unit.dimension) && value > 1 && !per,
  );
  const count = pieces?.value ?? 1;
  const of = pieces ? written(count, pieces.unit) : inUnit(grams, mass);
  const amount = `${count > 1 ? `${formatNumber(count)} × ` : ''}${inUnit(grams, mass)}`;
  const price = rateOf(sheet, 'money', 'mass');
  if (price) {
    const cost = money(grams * count * rateValue(price), price.unit.symbol);
    const statement = `${cost} for ${of}: ${amount} × ${money(price.value, price.unit.symbol)}/${price.per?.unit.symbol}`;
    return [workedSentence(statement)];
  }
  const row = priceOf(sheet.evidence, {
    key,
    text: `${sheet.whole} ${form?.compound ?? ''}`,
    // what everybody calls the ingredient is no compound beside it
    isOfForm: form !== null && !isCalledSo(sheet, key, form),
  });
  if (!row) return [note('I hold no price for that; state one and I work out the cost')];
  const [low, high] = [row.low, row.high].map((each) =>
    money((grams * count * each) / gramsOfKilo, 'USD').replace(' USD', ''),
  );
  const range = low === high ? `${low} USD` : `${low} to ${high} USD`;
  const statement = `${range} for ${of} of ${costItem(row)}: ${amount} × ${costRange(row)}`;
  return [
    fact(`${statement}${doubt(row.passage)}`, derive(row.passage, `${statement}.`)),
    note('It is an indicative range and no quote, for the material as it is bought'),
  ];
}

const isCounted: ReadonlySet<string> = new Set(['piece', 'serving']);

function isCalledSo({ evidence }: Sheet, key: string, { compound }: Form): boolean {
  const names = wordsOfNames(evidence, selfAndParent(evidence, key));
  return stems(compound).every((word) => names.has(word));
}

interface Priced {
  readonly key: string;
  readonly text: string;
  /** Whether a compound is bought: the price of another says nothing on it. */
  readonly isOfForm: boolean;
}

/** The price by weight of a material, with most words of the question in its name. */
function priceOf(evidence: Evidence, { key, text, isOfForm }: Priced): Cited<Cost> | undefined {
  const keys = selfAndParent(evidence, key);
  const names = wordsOfNames(evidence, keys);
  const said = new Set(stems(text));
  const shared = (row: Cost) =>
    stems(row.item).filter((word) => said.has(word) && !(isOfForm && names.has(word))).length;
  return evidence.costs
    .filter((row) => row.unit === 'USD/kg' && row.ingredients.some((each) => keys.includes(each)))
    .filter((row) => shared(row) > 0)
    .toSorted((one, other) => shared(other) - shared(one))[0];
}
