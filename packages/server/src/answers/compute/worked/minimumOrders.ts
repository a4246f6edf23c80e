import { paragraph } from '../../prose.ts';
import { formatNumber } from '../../../registry/index.ts';
import { costItem, costRange } from '../../../evidence/passages/costPassage.ts';
import { workedFrom } from '../arithmetic.ts';
import { moneyRange } from './moneyRange.ts';
import { type Operation, saysInAll, type Sheet } from './sheet.ts';
import type { Cited } from '../../../evidence/index.ts';
import type { Cost } from '../../../evidence/records.ts';

const asked = /\bmoqs?\b|\bminimum (?:order|run|quantity|batch)\w*/i;

/** What the smallest order on file comes to at a price that a question states. */
export const minimumOrders: Operation = (sheet) => {
  const [price, ...prices] = sheet.quantities.filter(({ unit }) => unit.dimension === 'money');
  if (!price?.per || prices.length > 0 || !saysInAll(sheet, asked)) return null;
  const row = rowOf(sheet, price.per.unit.dimension === 'mass');
  if (!row) return null;
  const each =
    price.value /
    (row.unit === 'kg' ? (price.per.value * price.per.unit.worth) / gramsOfKilo : price.per.value);
  const told = `${moneyRange(row.low * each, row.high * each, price.unit.symbol)} for the usual minimum order: ${costItem(row)} ${costRange(row)} × ${formatNumber(price.value)} ${price.unit.symbol}/${price.per.unit.symbol}`;
  return {
    statement: '',
    blocks: [paragraph(workedFrom(row.passage, told))],
    isOfWhole: true,
  };
};

const gramsOfKilo = 1000;

/** Of a material where the price is by weight, else of the form that is named. */
function rowOf({ evidence, inquiry, whole }: Sheet, isByWeight: boolean): Cited<Cost> | undefined {
  const rows = evidence.costs.filter(({ kind }) => kind === 'moq');
  if (isByWeight) return rows.find(({ unit }) => unit === 'kg');
  const asksOf = ` ${whole.toLowerCase()}`;
  const named = new Set([...inquiry.dosageForms, ...inquiry.products]);
  return rows.find(
    ({ dosageForm, unit }) =>
      unit !== 'kg' && (named.has(dosageForm) || (dosageForm !== '' && asksOf.includes(` ${dosageForm}`))),
  );
}
