import { createNameIndex, tokenize } from '../../../registry/index.ts';
import { placesNamedIn } from './namedFood.ts';
import { ruledOutOf } from './ruledOut.ts';
import type { GeneralFood } from '../tables/roleRecords.ts';
import { generalFoods } from '../tables/tables.ts';

const names = createNameIndex(
  generalFoods.map(({ key, words }) => ({ kind: 'group' as const, key, names: words })),
);

/** Foods that a text names in general and does not rule out, but for those of which it names one in particular. */
export function generalNamedIn(text: string, groups: ReadonlySet<string>): GeneralFood[] {
  const known = placesNamedIn(text);
  // The seeds of mustard seeds are no seeds in general.
  const isOfOne = ({ start, end }: { start: number; end: number }) =>
    known.some(
      (place) =>
        (place.start < end && start < place.end) || /^[\s-]+$/.test(text.slice(place.end, start) || '.'),
    );
  const mentions = names.find(tokenize(text)).filter((mention) => !isOfOne(mention));
  const ruledOut = ruledOutOf(text, mentions);
  const named = new Set(mentions.filter(({ start }) => !ruledOut.get(start)).map(({ key }) => key));
  return generalFoods.filter((row) => named.has(row.key) && !row.groups.some((group) => groups.has(group)));
}

/** Whether a name is one of foods in general: `vegetable`. */
export const isGeneralFood = (called: string): boolean => names.find(tokenize(called)).length > 0;
