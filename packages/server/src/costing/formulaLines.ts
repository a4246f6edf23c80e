import type { CostedFormula, PricedLine } from '../formula/index.ts';
import type { CostedLine } from './productEstimate.ts';
import { landingOf, toMoney } from './run/index.ts';

/** A line that is weighed in: the others are told of, and count nothing. */
type WeighedLine = PricedLine & { inputMg: number };

const isWeighed = (line: PricedLine): line is WeighedLine => line.inputMg !== null && line.inputMg > 0;

/** The materials of a person's formula, a serving. */
export const costedLines = (costed: CostedFormula): CostedLine[] =>
  costed.lines.filter(isWeighed).map((line) => costedLine(line, costed));

function costedLine(priced: WeighedLine, { formula, run }: CostedFormula): CostedLine {
  const { price, inputMg } = priced;
  const perKg = price?.perKg(run?.kgOf(priced) ?? 0) ?? 0;
  const { low, high } = price?.band ?? { low: perKg, high: perKg };
  return {
    ...labelOf(priced),
    inputMg: rounded(inputMg),
    pricePerKg: { low: toMoney(low), base: toMoney(perKg), high: toMoney(high) },
    costPerServing: (inputMg / 1e6) * perKg * landingOf(formula.values),
    ...originOf(priced),
  };
}

const rounded = (value: number) => Number(value.toPrecision(6));

function labelOf({ line, claim, inputMg }: WeighedLine) {
  const { draft, name, purpose, amount, potency, moisture, overage, activeShare } = line;
  const typed = claim?.typed ?? { value: inputMg, unit: 'mg' };
  const isCarried = amount?.basis === 'nutrient' || amount?.basis === 'marker';
  const share = amount?.basis === 'compound' ? activeShare : potency * (1 - moisture);
  return {
    name,
    form: draft.source ?? name,
    amountPerServing: rounded(typed.value),
    unit: typed.unit,
    ...(purpose === 'active' ? {} : { purpose }),
    potency: isCarried || amount?.basis === 'compound' ? rounded(share) : 1,
    overage,
  };
}

/** Where a line's price is from: the person's own word, or the base's band. */
export function originOf({
  line: { draft },
  price,
}: Pick<PricedLine, 'line' | 'price'>): Pick<CostedLine, 'source' | 'isAssumption'> {
  if (!price) return { source: 'No price is known: counted as nothing', isAssumption: false };
  if (price.band) return { source: price.band.source, isAssumption: price.band.source === null };
  const { basis, supplier, asOf } = draft.price ?? {};
  if (draft.tag === 'suggested' || !draft.price) return { source: null, isAssumption: true };
  const words = [basis, supplier, asOf].filter(Boolean).join(', ');
  return { source: words ? `Your price (${words})` : 'Your price', isAssumption: false };
}

/** Keys of the ingredients that are its actives. */
export const activesOf = ({ lines }: CostedFormula): string[] =>
  lines.flatMap(({ line: { purpose, draft } }) =>
    purpose === 'active' ? [draft.ingredient, draft.nutrient].flatMap((key) => key ?? []) : [],
  );

/** Lines that are not in the figures, in sentences. */
export function lineWarnings({ lines }: CostedFormula): string[] {
  const unweighed = lines.filter((line) => !isWeighed(line) && line.inputMg !== 0);
  const unpriced = lines.filter((line) => isWeighed(line) && !line.price);
  return [
    ...namesNote(unweighed, 'has no amount that can be weighed: its cost is not in the figures.'),
    ...namesNote(unpriced, 'has no price: it counts as nothing.'),
  ];
}

const namesNote = (lines: readonly PricedLine[], says: string): string[] => [
  ...new Set(lines.map(({ line }) => `${line.name || 'A line without a name'} ${says}`)),
];
