import { workedSentence } from '../arithmetic.ts';
import { inSolution } from '../worked/portions.ts';
import {
  money,
  type Operation,
  plainOf,
  rateOf,
  rateValue,
  saysInAll,
  stated,
  weight,
} from '../worked/sheet.ts';

/** “0.25 % citric acid in 1,800 litres”: so many grams in 100 mL, and what they cost at a price that is stated. */
export const inVolume: Operation = (sheet) => {
  const [share, ...others] = sheet.quantities.filter(({ unit }) => unit.key === 'percent');
  const [volume, ...more] = plainOf(sheet, 'volume');
  if (!share || share.share !== null || !volume || others.length + more.length > 0) return null;
  if (!saysInAll(sheet, asksWeight) || saysInAll(sheet, ofAlcohol)) return null;
  const price = rateOf(sheet, 'money', 'mass');
  const isAll = sheet.quantities.every((each) => [share, volume, price].includes(each));
  if (!isAll) return null;
  const { grams, statement } = inSolution(share, volume);
  const cost = price && money(grams * rateValue(price), price.unit.symbol);
  const per = price?.per?.unit.symbol;
  return {
    statement,
    ...(price && {
      further: [workedSentence(`${cost}: ${weight(grams)} × ${stated(price)}/${per}`)],
    }),
    isOfWhole: true,
  };
};

const asksWeight = /\bhow (?:much|many (?:g|grams|kg|kilos))\b/i;
const ofAlcohol = /\balcohol|\babv\b|\bethanol\b|\bvol\b|\bv\/v\b|\bspirits?\b|\bdilut|\bjuice\b|\bfruit\b/i;
