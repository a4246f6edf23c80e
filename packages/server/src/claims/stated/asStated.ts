import type { Evidence } from '../../evidence/index.ts';
import { convertMass, selfAndParent } from '../../registry/index.ts';
import type { ClaimMarket, ClaimProduct, DifferingAmount, ProductAmount } from '../claim.ts';
import { inMass } from '../product/internationalUnits.ts';
import { amountOfReference, nutrientOf } from '../product/product.ts';
import { hitsOutside, isWithin, type ReadSentence } from '../reading/sentence.ts';
import { contentsIn, type StatedContent } from './content.ts';

/** Reads what sentences state, once for all: an amount without a name is of the only ingredient of its paragraph. */
export function asStated(sentences: readonly ReadSentence[]): ReadSentence[] {
  const stated = sentences.map((each) => contentsIn({ ...each, only: onlyIn(each, sentences) }));
  if (stated.every((each) => each.length === 0)) return [...sentences];
  return sentences.map((each, at) => {
    const [own, others] = [stated[at] ?? [], stated.filter((_, i) => i !== at).flat()];
    const { evidence, market, product } = each;
    const differing = differencesOf(own, { evidence, market, product });
    const shares = own.filter(({ isOfEnergy }) => isOfEnergy);
    return {
      ...each,
      differing,
      product: productAs({ evidence, market, product }, own, others),
      // Energy that is counted is no vigour.
      hits: shares.length > 0 ? hitsOutside(each.hits, shares) : each.hits,
      outcomes: each.outcomes.filter((outcome) => !shares.some((share) => isWithin(outcome, share))),
    };
  });
}

function onlyIn({ paragraph, text }: ReadSentence, all: readonly ReadSentence[]): string | undefined {
  if (!/\d/.test(text)) return undefined;
  const keys = new Set(
    all.filter((each) => each.paragraph === paragraph).flatMap(({ named }) => named.map(({ key }) => key)),
  );
  const [only] = keys;
  return keys.size === 1 ? only : undefined;
}

interface Of {
  evidence: Evidence;
  market: ClaimMarket;
  product: ClaimProduct;
}

/** The product with what the copy states of it: what was given stays, then what the sentence itself says counts. */
function productAs(of: Of, own: readonly StatedContent[], others: readonly StatedContent[]): ClaimProduct {
  const { product } = of;
  const serving = product.serving ?? servingIn(of, [...own, ...others]);
  const sized = { ...of, product: { ...product, ...(serving && { serving }) } };
  const amounts = new Map<string, ProductAmount>();
  const said = (contents: readonly StatedContent[]) =>
    contents.toSorted((left, right) => Number(left.unit === '%') - Number(right.unit === '%'));
  for (const content of [...said(own), ...said(unanimous(others))]) {
    const { key } = content;
    const amount = perServing(content, sized);
    const statedPer = content.counted.per === 'serving' ? 'serving' : 'other';
    if (amount && !amounts.has(key) && !nutrientOf(product, key)) amounts.set(key, { ...amount, statedPer });
  }
  const energyShares = [...own, ...others].flatMap(({ key, value, isOfEnergy }) =>
    isOfEnergy && !(nutrientOf(product, key) && nutrientOf(product, 'energy'))
      ? [{ key, percent: value }]
      : [],
  );
  return {
    ...sized.product,
    nutrients: [...product.nutrients, ...amounts.values()],
    ...(energyShares.length > 0 && { energyShares }),
  };
}

/** Of what other sentences say in more than one way none is taken. */
const unanimous = (contents: readonly StatedContent[]): StatedContent[] =>
  contents.filter(
    (one) =>
      !contents.some(
        (other) =>
          other.key === one.key &&
          other.unit === one.unit &&
          other.counted.per === one.counted.per &&
          other.value !== one.value,
      ),
  );

/** The size of a serving as the copy states it; of amounts in 100 g or ml alone, which the EU counts by, these stand for one. */
function servingIn(
  { market, product }: Of,
  contents: readonly StatedContent[],
): ClaimProduct['serving'] | undefined {
  for (const { counted } of contents) {
    if (counted.per === 'serving' && counted.size) {
      const { amount, unit } = counted.size;
      return unit === 'g' ? { grams: amount } : { ml: amount };
    }
  }
  const isEmpty = product.nutrients.length + product.ingredients.length === 0;
  const isOfHundred = contents.every(
    ({ counted, isOfEnergy }) => isOfEnergy || counted.per.startsWith('100'),
  );
  if (market === 'US' || !isEmpty || !isOfHundred) return undefined;
  return contents.some(({ counted }) => counted.per === '100 ml') ? { ml: 100 } : { grams: 100 };
}

/** A stated amount as the product's are given; null where its basis or its unit cannot be counted. */
function perServing(content: StatedContent, { evidence, market, product }: Of): ProductAmount | null {
  const { key, value, unit, counted, isOfEnergy } = content;
  const factor = factorOf(counted, product);
  if (isOfEnergy || factor === null) return null;
  if (unit === '%') return amountOfReference(evidence, market, { product, key, percent: value * factor });
  if (unit === 'IU') return inMass(evidence, { key, value: value * factor });
  if (unit === 'kJ') return { key, amount: (value * factor) / kJInKcal, unit: 'kcal' };
  return unit === 'kcal' || convertMass(1, unit, 'mg') !== null
    ? { key, amount: value * factor, unit }
    : null;
}

const kJInKcal = 4.184;

function factorOf({ per }: StatedContent['counted'], { perDay, serving }: ClaimProduct): number | null {
  if (per === 'serving') return 1;
  if (per === 'day') return 1 / perDay;
  const size = per === '100 g' ? serving?.grams : serving?.ml;
  return size ? size / 100 : null;
}

/** Labels round: so much of an amount is no difference. */
const roundingShare = 0.05;

/** Parts that together are what the product has differ from nothing: '300 mg EPA and 200 mg DHA' of 500 mg omega-3. */
function differencesOf(own: readonly StatedContent[], of: Of): DifferingAmount[] {
  const wholeOf = ({ key }: StatedContent) =>
    selfAndParent(of.evidence, key).find((whole) => nutrientOf(of.product, whole)) ?? key;
  return [...Map.groupBy(own, wholeOf)].flatMap(([whole, parts]) => {
    const [first, ...rest] = parts;
    const areAlike = rest.every(
      ({ unit, counted }) => unit === first?.unit && counted.per === first.counted.per,
    );
    if (first && rest.length > 0 && areAlike) {
      const value = parts.reduce((sum, part) => sum + part.value, 0);
      if (differenceOf({ ...first, key: whole, value }, of).length === 0) return [];
    }
    return parts.flatMap((part) => differenceOf(part, of));
  });
}

function differenceOf(content: StatedContent, of: Of): DifferingAmount[] {
  const { key, start, end, isLeast } = content;
  const [has, stated] = [nutrientOf(of.product, key), perServing(content, of)];
  if (!has || !stated) return [];
  const said = stated.unit === has.unit ? stated.amount : convertMass(stated.amount, stated.unit, has.unit);
  if (said === null || (isLeast && has.amount >= said)) return [];
  const step = content.unit === '%' ? 0 : lastDigitOf(content.text) / 2 / (content.value || 1);
  const isNear = Math.abs(said - has.amount) <= Math.max(roundingShare * has.amount, step * said) + 1e-9;
  return isNear ? [] : [{ key, start, end, said, has }];
}

/** What one more in its last written digit is worth: 5 g is rounded to 1, 520 mg to 10. */
function lastDigitOf(text: string): number {
  const digits = /[\d.,]+/.exec(text)?.[0] ?? '';
  const [, decimals] = /[.,](\d{1,2})$/.exec(digits) ?? [];
  const noughts = /0*$/.exec(digits.replaceAll(',', ''))?.[0].length ?? 0;
  return decimals ? 10 ** -decimals.length : 10 ** noughts;
}
