import type { Entry } from '../brief/ledger/entry.ts';
import type { ProductConcept } from '../formula.ts';
import { countOf } from '../stated/counts.ts';
import { statedPack } from '../stated/statedPack.ts';
import { pricesIn, containerPrice } from '../stated/statedPrice.ts';
import { statedServing } from '../stated/statedServing.ts';
import { lostContents, lostRecipe } from './contentFigures.ts';
import { lostCounts, lostSizes } from './countFigures.ts';
import { lostDoses } from './doseFigures.ts';
import { givenBy, type Given, type Suggested } from './given.ts';
import { lostMarkers } from './markerFigures.ts';
import { lostPieceSizes } from './sizeFigures.ts';
import { isWithin, unreckoned, type LostFigure } from './lostFigure.ts';

/**
 * Every figure that the words of a supplement state and its suggestion does not simply keep: doses, pieces, servings, sizes,
 * limits of contents, prices, the number of ingredients. Each once; nothing where all are kept.
 */
export function figuresOf(
  { concept, description }: Pick<ProductConcept, 'concept' | 'description'>,
  suggested: Suggested,
): Entry[] {
  if (suggested.kind !== 'supplement' || suggested.ingredients.length === 0) return [];
  const text = `${concept}\n${description}`;
  const serving = statedServing(concept, description);
  const given = givenBy(suggested);
  const lost = [
    ...lostDoses({ text, serving }, given),
    ...lostCounts(text, given).filter((each) => !isToldOfServing(each, suggested)),
    ...lostPieceSizes(text, suggested.formFactor, given),
    ...lostSizes(text, { pack: statedPack(concept, description), serving }, given),
    ...lostContents(text, suggested, given),
    ...lostMarkers(text, given),
    ...lostPrices(text, given),
    ...lostRecipe(text, given),
  ].toSorted((one, other) => one.start - other.start);
  return [
    ...new Map(lost.map((each) => [`${each.written.toLowerCase()}/${each.given}`, entryOf(each)])).values(),
  ];
}

const moreNeeded = /^The words say (\d+) of the [^;]*; the amounts need/;

/** Whether it is told already that the amounts need more pieces at once than so many. */
const isToldOfServing = ({ written }: LostFigure, { warnings }: Suggested): boolean =>
  warnings.some((each) => {
    const said = moreNeeded.exec(each)?.[1];
    return said !== undefined && countOf(written.split(' ')[0] ?? '') === Number(said);
  });

const entryOf = ({ written, start, given: here, isSpecified = false }: LostFigure): Entry => ({
  verdict: isSpecified ? 'specified' : 'lost',
  isFigure: true,
  written,
  start,
  end: start + written.length,
  why: here === null ? 'no line has it' : isSpecified || here === unreckoned ? here : `here ${here}`,
});

/** Prices that the words state and the suggestion is not sold for. */
const lostPrices = (text: string, { usd, servings }: Given): LostFigure[] =>
  pricesIn(text).flatMap((price): LostFigure[] => {
    const { stated, most } = containerPrice(price, servings);
    const isKept = most
      ? usd <= most.usd * 1.005
      : stated !== null && (stated.isRange || isWithin(usd, stated.usd, 0.005));
    return isKept ? [] : [{ written: price.written, start: text.length, given: `$${usd.toFixed(2)}` }];
  });
