import type { ProductEstimate } from '../costing/index.ts';
import type { Passage } from '../evidence/index.ts';
import { formatAmount, formatCount } from '../registry/index.ts';

/** An estimate as a source: the figures that answers and insights tell, written as they tell them. */
export function estimatePassage(estimate: ProductEstimate): Passage {
  const { low, base, high } = estimate.scenarios;
  const three = (of: (scenario: typeof base) => string) => [low, base, high].map(of).join(', ');
  const lines = activesOf(estimate).map((line) => {
    const share = formatAmount(Number((line.potency * 100).toPrecision(6)), '%');
    const amount = formatAmount(line.amountPerServing, line.unit);
    return `${line.title ?? line.name} as ${line.form}, ${amount} a serving, ${share} active, ${centsOf(line.costPerServing)}`;
  });
  return {
    key: 'estimate',
    kind: 'ingredient',
    title: 'Estimate of this product',
    source: 'Worked out by Seedbed; every line and constant is in the product’s estimate',
    url: null,
    text: [
      `${withoutStop(estimate.basis)}; ${withoutStop(estimate.uncertainty)}.`,
      shapeSentence(estimate),
      `Low, base and high: landed cost per container ${three((each) => formatDollars(each.landedUnitCost, 2))};`,
      `cost of the first run ${three((each) => formatDollars(each.estimatedCost, 0))};`,
      `revenue ${three((each) => formatDollars(each.estimatedRevenue, 0))}.`,
      `Suggested price ${formatDollars(estimate.suggestedPrice, 2)}${shelfWords(estimate)}.`,
      `Formula: ${lines.join('; ')}.`,
      ...besideWords(estimate).map((words) => `${words}.`),
      ...reasonsOf(estimate),
    ].join(' '),
    isConfirmed: true,
    ingredients: [],
    topics: [],
  };
}

/** Between what a food sells for on the shelf; nothing for a supplement, which has one price. */
export const shelfWords = ({ market }: ProductEstimate): string =>
  market
    ? ` (${formatDollars(market.shelfPrice.low, 2)} to ${formatDollars(market.shelfPrice.high, 2)})`
    : '';

/** What a supplement is taken for: the lines without a purpose beside it. */
export const activesOf = ({ ingredients }: ProductEstimate): ProductEstimate['ingredients'] =>
  ingredients.filter(({ purpose }) => purpose === undefined);

/** What a formula is made with beside its actives, in a sentence; none where that is not known. */
export function besideWords({ ingredients }: ProductEstimate): string[] {
  const beside = ingredients.flatMap(({ name, purpose }) =>
    purpose === undefined ? [] : [name.toLowerCase()],
  );
  return beside.length === 0 ? [] : [`It is made with ${beside.join(', ')}`];
}

/** What to mind of the figures; why they should not be used comes first. */
export const reasonsOf = ({ withheld, warnings }: ProductEstimate): string[] =>
  withheld === null ? warnings : [withheld, ...warnings];

/** What a container is, in the words and figures that are told of it. */
function shapeSentence({
  pack,
  formFactor,
  unitsPerServing,
  servingsPerContainer,
  containers,
}: ProductEstimate): string {
  const shape = pack
    ? `${pack.label} of ${formatAmount(pack.size, pack.unit)}`
    : `${formFactor}, ${formatCount(unitsPerServing, 'unit')} a serving`;
  return `${shape}, ${formatCount(servingsPerContainer, 'serving')} a container, ${formatCount(containers, 'container')}.`;
}

/** Without the full stop at its end. */
export const withoutStop = (text: string): string => text.replace(/[.]$/, '');

/** A decimal string as US dollars with 0 or 2 decimals. */
export function formatDollars(amount: string, decimals: 0 | 2): string {
  return (decimals === 0 ? wholeDollars : dollarsAndCents).format(Number(amount));
}

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The cost of a line in US cents or dollars, as people read it. */
export function centsOf(dollars: number): string {
  if (dollars >= 1) return `$${dollars.toFixed(2)}`;
  const cents = dollars * 100;
  return cents >= 0.1 ? `${Number(cents.toFixed(1))} ¢` : '<0.1 ¢';
}
