import type { ProductConcept } from '../formula.ts';
import { statedPack } from '../stated/statedPack.ts';
import { pricesIn, containerPrice } from '../stated/statedPrice.ts';
import { statedServing } from '../stated/statedServing.ts';
import { lostContents, lostRecipe, lostSodium } from './contentFigures.ts';
import { lostCounts, lostSizes } from './countFigures.ts';
import { lostDoses } from './doseFigures.ts';
import { givenBy, type Given, type Suggested } from './given.ts';
import { lostMarkers } from './markerFigures.ts';
import { isWithin, unreckoned, type LostFigure } from './lostFigure.ts';

/**
 * Every figure that the words of a supplement state against what its suggestion has: doses, pieces, servings, sizes, limits
 * of contents, prices, the number of ingredients. One sentence of those that differ; nothing where all are kept.
 */
export function figureNotes(
  { concept, description }: Pick<ProductConcept, 'concept' | 'description'>,
  suggested: Suggested,
): string[] {
  if (suggested.kind !== 'supplement' || suggested.ingredients.length === 0) return [];
  const text = `${concept}\n${description}`;
  const serving = statedServing(concept, description);
  const given = givenBy(suggested);
  const lost = [
    ...lostDoses({ text, serving }, given),
    ...lostCounts(text, given),
    ...lostSizes(text, { pack: statedPack(concept, description), serving }, given),
    ...lostContents(text, suggested, given),
    ...lostMarkers(text, given),
    ...lostSodium(text, suggested, given),
    ...lostPrices(text, given),
    ...lostRecipe(text, given),
  ].toSorted((one, other) => one.start - other.start);
  const said = new Map(lost.map((each) => [`${each.written.toLowerCase()}/${each.given}`, each]));
  const words = [...said.values()].map(wordsOf);
  return words.length > 0 ? [`Figures stated that this suggestion does not keep: ${words.join('; ')}.`] : [];
}

/** Prices that the words state and the suggestion is not sold for. */
const lostPrices = (text: string, { usd, servings }: Given): LostFigure[] =>
  pricesIn(text).flatMap((price): LostFigure[] => {
    const { stated, most } = containerPrice(price, servings);
    const isKept = most
      ? usd <= most.usd * 1.005
      : stated !== null && (stated.isRange || isWithin(usd, stated.usd, 0.005));
    return isKept ? [] : [{ written: price.written, start: text.length, given: `$${usd.toFixed(2)}` }];
  });

function wordsOf({ written, given: here }: LostFigure): string {
  if (here === null) return `${written} (no line has it)`;
  return here === unreckoned ? `${written} (${here})` : `${written} (here ${here})`;
}
