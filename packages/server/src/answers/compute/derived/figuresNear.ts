import { stems } from '../../../registry/index.ts';
import { closestRecords } from '../../gather/closestRecords.ts';
import { foodsAsked } from '../../understand/foods/foodsAsked.ts';
import { densityNamed } from '../worked/densities.ts';
import { ofSale } from '../worked/heldPrices.ts';
import { ratesNamed } from '../worked/heldRates.ts';
import type { Sheet } from '../worked/sheet.ts';
import { type Dims, isMoney } from './dims.ts';
import type { Factor } from './factor.ts';
import { type HeldFigure, heldFiguresOf } from './heldFigures.ts';
import { asFactor, effectOf, type Ways } from './shareFactor.ts';

/** So many of the records that come nearest are looked into for a figure. */
const mostLooked = 6;
/** A record is looked into that is so likely meant, or of whose name so much is said. */
const leastLikely = 0.25;
const leastSaid = 0.6;
const leastOfLikely = 0.2;

/** The figures of the records that are likely meant, and of the materials that the question names. */
export function figuresNear({ evidence, inquiry, whole }: Sheet): HeldFigure[] {
  const figures = heldFiguresOf(evidence);
  const density = densityNamed({ evidence, whole });
  const said = new Set(stems(whole));
  // what was found for the inquiry itself is remembered
  const asked = inquiry.question === whole ? inquiry : { ...inquiry, question: whole };
  const near = closestRecords(evidence, asked).slice(0, mostLooked);
  const keys = [
    ...ratesNamed(evidence, whole).map(({ rate }) => rate.passage.key),
    ...(density ? [density.passage.key] : []),
    ...near
      .filter(({ passage, likelihood }) => {
        const least = likelihood >= leastLikely ? leastOfLikely : leastSaid;
        return (figures.get(passage.key) ?? []).some(({ name }) => shareSaid(name, said) >= least);
      })
      .map(({ passage }) => passage.key),
  ];
  // what foods hold, and what their measures weigh, the tables say
  const isOfContent = (foodsAsked(inquiry)?.nutrients.length ?? 0) > 0;
  const isOfShelf = ofSale.test(whole);
  return [...new Set(keys)]
    .flatMap((key) => figures.get(key) ?? [])
    .filter(({ dims }) => !(isOfShelf && isByWeight(dims)) && !(isOfContent && !isPrice(dims)));
}

/** How much of the name of a figure, brackets and numbers apart, a question says. */
function shareSaid(name: string, said: ReadonlySet<string>): number {
  const words = stems(name.replaceAll(/\([^)]*\)/g, '')).filter((word) => !/^\d/.test(word));
  return words.filter((word) => said.has(word)).length / Math.max(1, words.length);
}

/** A figure of a record as what a sum may multiply and divide by. */
export function asHeld({ name, ends, dims, words, isShare, shown, passage }: HeldFigure, ways: Ways): Factor {
  if (isShare) return { ...asFactor(effectOf(name, ways), ends, words), held: { name, passage, shown } };
  return { ends, dims, words, signs: [1, -1], held: { name, passage, shown } };
}

const isPrice = (dims: Dims): boolean => Object.keys(dims).some(isMoney);

/** Whether something is a price by weight. */
export const isByWeight = (dims: Dims): boolean =>
  dims['mass'] === -1 && Object.keys(dims).some((each) => each === 'money' || isMoney(each));
