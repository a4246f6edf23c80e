import { findAmountsIn, type Amount } from '../../../registry/index.ts';
import { figuresOf } from '../../figures/index.ts';
import type { ProductConcept } from '../../formula.ts';
import { doseUnits } from '../../named/loneAmounts.ts';
import type { ProductEstimate } from '../../productEstimate.ts';
import { lostOf } from '../lost.ts';
import type { Entry, Verdict } from './entry.ts';

/** What an estimate says of the things that its brief states: what it does not keep, and what others are to see to. */
export interface LedgerNotes {
  readonly warnings: readonly string[];
  readonly assumptions: readonly string[];
}

/**
 * Every thing that a brief states and its finished suggestion does not simply have, once, in the order of its words: figures
 * of a supplement, and names and demands of any product.
 */
export function ledgerOf(
  { concept, description }: Pick<ProductConcept, 'concept' | 'description'>,
  suggested: ProductEstimate,
): Entry[] {
  const text = `${concept}\n${description}`;
  const things = lostOf(text, suggested);
  const figures = figuresOf({ concept, description }, suggested);
  const amounts = findAmountsIn(text, doseUnits);
  const joined = things.map((thing) => withAmount(text, thing, amounts));
  const all = [...joined, ...figures.filter((figure) => !isOfThing(figure, joined))];
  return all
    .filter((entry, at) => at === all.findIndex((other) => isSame(entry, other)))
    .toSorted((one, other) => one.start - other.start);
}

/** What may stand between an amount and its name. */
const isJoint = (between: string) => /^[\s:=(-]*$/.test(between);

/** A thing that is not there with its amount: of `peppermint leaf 25 mg` neither is told by itself. */
function withAmount(text: string, thing: Entry, amounts: readonly Amount[]): Entry {
  const own = amounts.find(
    ({ start, end }) =>
      (start >= thing.end && isJoint(text.slice(thing.end, start))) ||
      (end <= thing.start && isJoint(text.slice(end, thing.start))),
  );
  if (thing.verdict !== 'lost' || !own) return thing;
  const [start, end] = [Math.min(thing.start, own.start), Math.max(thing.end, own.end)];
  return { ...thing, start, end, written: text.slice(start, end).trim() };
}

/** Whether a figure stands within a thing that is told with it. */
const isOfThing = (figure: Entry, things: readonly Entry[]): boolean =>
  things.some(({ start, end }) => start <= figure.start && figure.end <= end && figure.start < end);

const isSame = (one: Entry, other: Entry): boolean =>
  one.verdict === other.verdict &&
  one.why === other.why &&
  one.written.toLowerCase() === other.written.toLowerCase();

/** What a ledger comes to in sentences: figures and things that are not kept, and what is to be specified or seen to. */
export function ledgerNotes(entries: readonly Entry[]): LedgerNotes {
  const of = (verdict: Verdict) => entries.filter((entry) => entry.verdict === verdict);
  const lost = of('lost');
  return {
    warnings: [
      ...told(
        'Figures stated that this suggestion does not keep',
        lost.filter(({ isFigure }) => isFigure),
      ),
      ...told(
        'Stated, and not in this suggestion',
        lost.filter(({ isFigure }) => !isFigure),
      ),
    ],
    assumptions: [
      ...told('To be written into the specification of its material', of('specified')),
      ...told('Stated, and for the maker to see to', of('maker')),
    ],
  };
}

/** Entries in one sentence, those with one reason together. */
function told(head: string, entries: readonly Entry[]): string[] {
  const byWhy = [...Map.groupBy(entries, ({ why }) => why)].toSorted(
    ([one], [other]) => Number(one !== '') - Number(other !== ''),
  );
  const words = byWhy.map(([why, each]) => {
    const called = each.map(({ written }) => written).join(', ');
    return why === '' ? called : `${called} (${why})`;
  });
  return words.length > 0 ? [`${head}: ${words.join('; ')}.`] : [];
}
