import { searchable } from '../../text.ts';
import { isGeneralFood } from './generalFoods.ts';
import { asksForPlants } from '../../named/plants.ts';
import { isOtherThing, placesNamedIn, titleHead, type NamedFood } from './namedFood.ts';
import type { FoodGroup } from '../tables/readingRecords.ts';
import type { FoodArchetype, NamedLine } from '../tables/records.ts';
import { standIns } from '../tables/tables.ts';
import { readIngredients } from '../../named/readIngredients.ts';
import { ruledOutOf } from './ruledOut.ts';
import { sharesStated } from './statedShare.ts';
import { tableFoodsIn, type TableFood } from './tableFoods.ts';

/** A food of the table as a row of those that words may name. */
const rowOf = (line: string, { key, group, usual, source, confidence }: FoodGroup): NamedLine => ({
  key: `${key}/${line}`,
  line,
  words: [],
  group,
  usual,
  made: '',
  part: null,
  drinkLine: '',
  drink: null,
  dryLine: '',
  dry: null,
  milledLine: '',
  isFlavour: false,
  source,
  confidence,
});

const extracts: ReadonlySet<string> = new Set(
  standIns.flatMap(({ givesWay, ingredients }) => (givesWay ? ingredients : [])),
);

/** Whether a name is of what is bought as an extract, and fresh by another name: lion's mane, and not its mushroom. */
const isExtract = (called: string): boolean =>
  readIngredients(called).wanted.some(({ material }) => extracts.has(material.ingredient));

/** The foods of the table of foods that a text names, as such a kind has them: none of what the kind itself is called. */
export function tableFoodsNamedIn({ kind, words, recipe }: FoodArchetype, text: string): NamedFood[] {
  const own = words.map((word) => searchable(word));
  // Corn in chips of corn flour is that flour.
  const isIn = ({ name }: TableFood) =>
    recipe.some((line) => line.name.toLowerCase().startsWith(name.split(/[,\s]/)[0]?.toLowerCase() ?? ','));
  const found = besideNamed(text).filter(
    (food) =>
      food.group.isPart &&
      !isIn(food) &&
      !isExtract(food.called) &&
      !isGeneralFood(food.called) &&
      !own.some((word) => word.includes(searchable(food.called))),
  );
  const shares = sharesStated(text, found);
  return found.map(({ name, group, called, start }, at) => ({
    row: rowOf(name, group),
    line: name,
    group: group.group,
    part: null,
    usual: kind === 'drink' ? null : group.usual,
    stated: shares[at] ?? null,
    called,
    isTitle: start < titleHead(text),
    isBody: false,
    isWhole: false,
    isSoaked: false,
    isLittle: false,
    isPart: false,
    isFlavour: false,
    start,
  }));
}

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
  const ruledOut = ruledOutOf(text, mentions);
  const isPlants = asksForPlants(text);
  return found.filter(
    ({ start, end, group }) =>
      !ruledOut.get(start) && !isOtherThing(text, end) && !(isPlants && group.isAnimal),
  );
}
