import { atomsOf } from '../atoms.ts';
import { findExcluded } from '../exclusions.ts';
import { asksForPlants } from '../plants.ts';
import { isOtherThing, placesNamedIn } from './namedFood.ts';
import { tableFoodsIn, type TableFood } from './tableFoods.ts';

/** Foods that a text names and does not rule out, of which the price list has no line: those of the table of foods. */
export function besideNamed(text: string): TableFood[] {
  const known = placesNamedIn(text);
  const isKnown = ({ start, end }: TableFood) =>
    known.some((place) => place.start < end && start < place.end);
  const found = tableFoodsIn(text).filter((food) => !isKnown(food));
  if (found.length === 0) return [];
  const mentions = found.map(({ name, called, start, end }) => ({
    kind: 'group' as const,
    key: name,
    text: called,
    start,
    end,
    isCorrected: false,
  }));
  const ruledOut = findExcluded(atomsOf(text, mentions));
  const isPlants = asksForPlants(text);
  return found.filter(
    ({ start, end, group }) =>
      !ruledOut.get(start) && !isOtherThing(text, end) && !(isPlants && group.isAnimal),
  );
}
