import type { PackCategory, ProductKind } from '../contract/index.ts';
import { readFood, type WordsSay } from './foods/kind/chooseFood.ts';
import { plantKindOf } from './foods/kind/plantKind.ts';
import { readIngredients } from './named/readIngredients.ts';
import { packOf, type ChosenPack } from './foods/planFood.ts';
import type { FoodArchetype } from './foods/tables/records.ts';
import { foodArchetypes } from './foods/tables/tables.ts';
import type { ProductConcept } from './formula.ts';
import type { UnitPack } from './productEstimate.ts';
import { statedFoodPack, type StatedFoodPack } from './foods/price/statedFoodPack.ts';
import { saidKindOf } from './foods/kind/saidKind.ts';
import { asSoldRaw } from './foods/kind/soldRaw.ts';
import { asStored } from './foods/kind/storedAs.ts';
import { general, matchArchetype } from './archetypes.ts';
import { formsIn, packFor } from './form.ts';
import { statedPack, type StatedPack } from './stated/statedPack.ts';
import { styleOf } from './stated/productStyle.ts';
import { searchable } from './text.ts';
import { isSpray, statedServing, type StatedServing } from './stated/statedServing.ts';

/** What a product is, by its words and by what a person said. */
export interface ProductShape {
  kind: ProductKind;
  /** The food or drink it is costed as; null: a supplement. */
  archetype: FoodArchetype | null;
  /** Null for a supplement. */
  pack: UnitPack | null;
  /** Whether words, form or pack say what it is; else it is the first of its kind. */
  isSaid: boolean;
  /** Why what is eaten or drunk cannot be reckoned; null where it can. */
  reason: string | null;
}

type Said = Pick<ProductConcept, 'concept' | 'description' | 'formFactor' | 'kind' | 'pack'>;

/** What a product is. A form factor makes it a supplement; else what a person chose, or what the words say. */
export function shapeOf({ concept, description, formFactor, kind = null, pack = null }: Said): ProductShape {
  const own = formFactor ? 'supplement' : kind;
  if (own === 'supplement') return supplement(true);
  const { archetype, isForm, reason = null } = readWords(concept, description);
  const stated = statedFoodPack(concept, description);
  if (own === null) {
    const isFood = archetype !== null && archetype.kind !== 'supplement';
    return isFood
      ? foodShape(archetype, { pack, stated, isSaid: true, reason })
      : supplement(isForm || archetype !== null);
  }
  const read = archetype?.kind === own ? archetype : null;
  return foodShape(read ?? firstOf(own, pack?.category), {
    pack,
    stated,
    isSaid: read !== null || pack !== null,
    reason: read && reason,
  });
}

/** Words of products that were read last: lists show the same ones again and again. */
const readings = new Map<string, WordsSay>();
const mostReadings = 2000;

function readWords(concept: string, description: string): WordsSay {
  const key = `${concept}\n${description}`;
  const known = readings.get(key);
  if (known) return known;
  const pack = statedFoodPack(concept, description);
  const serving = statedServing(concept, description);
  const food = readyToDrink(readFood(concept, description), pack);
  const asked = asAsked(food, `${concept}\n${description}`);
  const read =
    isTakenDaily(food, pack, serving) ||
    isDosedSpray(food, concept) ||
    isInDoses(food, concept, description) ||
    isToMix(asked, pack, searchable(`${concept}, ${description}`))
      ? { archetype: null, isForm: true }
      : asked;
  const [oldest] = readings.keys();
  if (readings.size >= mostReadings && oldest !== undefined) readings.delete(oldest);
  readings.set(key, read);
  return read;
}

/** So much is drunk, and less of it is a dose, mL: a tablespoon or two. Our assumption. */
const leastDrunk = 45;

/** A bottle of 250 ml of which 10 ml are taken a day is a supplement, whatever a drink of its name would be. */
const isTakenDaily = (
  { archetype }: WordsSay,
  { ml }: StatedPack,
  { dailyMl }: Pick<StatedServing, 'dailyMl'>,
): boolean =>
  archetype?.kind === 'drink' &&
  ml !== null &&
  dailyMl !== undefined &&
  dailyMl <= leastDrunk &&
  ml >= dailyMl * 5;

/** `Vitamin D3 and B12 spray`, in mint: what is sprayed of a dose or a vitamin is none of what it tastes of. */
function isDosedSpray({ archetype }: WordsSay, concept: string): boolean {
  if (archetype === null || archetype.kind === 'supplement') return false;
  if (isActiveInForm(concept)) return true;
  if (!isSpray(concept)) return false;
  return readIngredients(concept).wanted.some(
    ({ material, amount }) => amount !== null || /vitamin|mineral/.test(material.category),
  );
}

/** `Chlorophyll drops`, in mint: an active with its form in the title, which names no food itself, is none of what it tastes of. */
function isActiveInForm(concept: string): boolean {
  const title = searchable(concept);
  const ofTitle = readFood(concept, '').archetype;
  if (ofTitle !== null && ofTitle.kind !== 'supplement') return false;
  const isDosed = formsIn(title).some(
    (form) => form !== 'liquid' || packFor(form, title, general) === 'dropper',
  );
  const isOfKind = matchArchetype(title, '') !== general;
  return isDosed && (isOfKind || readIngredients(concept).wanted.length > 0);
}

/** So many doses are packed together at least. Our assumption. */
const leastDoses = 5;

/**
 * `14 sachets of 12 g` with vitamins, `20 vials of 25 ml` or `45 soft chews` with amounts of actives: doses in a box are a supplement's, whatever
 * drink, jam or gel their name would be.
 */
function isInDoses({ archetype }: WordsSay, concept: string, description: string): boolean {
  if (archetype === null || archetype.kind === 'supplement') return false;
  const text = searchable(`${concept}, ${description}`);
  const form = formsIn(text).find((each) => each === 'liquid' || each === 'powder') ?? null;
  const isDoses = form !== null && packFor(form, text, general) === 'sticks';
  const { servings, pieces } = statedPack(concept, description);
  const isChews = formsIn(text).includes('gummie') && styleOf('gummie', [], text) === 'softChew';
  // `Calcium and K2 chews, two a day` are taken, and no sweets.
  const isTaken = isChews && statedServing(concept, description).pieces !== null;
  if (!isTaken && (!(isDoses || isChews) || (servings ?? pieces ?? 0) < leastDoses)) return false;
  const { wanted } = readIngredients(`${concept}\n${description}`);
  return wanted.some(({ amount, material }) => (isTaken || amount !== null) && material.unit !== 'g');
}

/** A shake of 500 g is a powder that is mixed, and no bottle of it; nor are sticks of it. */
const isToMix = ({ archetype }: WordsSay, { ml, grams }: StatedPack, text: string): boolean =>
  archetype?.kind === 'drink' &&
  archetype.unit === 'mL' &&
  ml === null &&
  (formsIn(text).includes('powder') || isOfSticks(text)) &&
  (grams !== null || isOfSticks(text));

const isOfSticks = (text: string): boolean => packFor('powder', text, general) === 'sticks';

/** Tea in a bottle of 500 ml is no box of tea bags, and tea of 500 g no bottle. */
function readyToDrink(read: WordsSay, { ml, grams }: StatedPack): WordsSay {
  const { archetype } = read;
  if (ml !== null && archetype?.ready)
    return { ...read, archetype: foodArchetypes.find(({ key }) => key === archetype.ready) ?? archetype };
  if (ml === null && grams !== null && archetype?.kind === 'drink')
    return { ...read, archetype: foodArchetypes.find(({ ready }) => ready === archetype.key) ?? archetype };
  return read;
}

/** As the words want it: of plants, frozen, chilled, in a tin, to be baked at home. */
const asAsked = (read: WordsSay, text: string): WordsSay =>
  read.archetype && read.archetype.kind !== 'supplement'
    ? {
        ...read,
        archetype: asSoldRaw(asStored(plantKindOf(saidKindOf(read.archetype, text), text), text), text),
      }
    : read;

const supplement = (isSaid: boolean): ProductShape => ({
  kind: 'supplement',
  archetype: null,
  pack: null,
  isSaid,
  reason: null,
});

interface FoodSaid extends Pick<ProductShape, 'isSaid' | 'reason'> {
  pack: ChosenPack | null;
  stated: StatedFoodPack;
}

function foodShape(archetype: FoodArchetype, { pack, stated, ...said }: FoodSaid): ProductShape {
  return { kind: archetype.kind, archetype, pack: packOf(archetype, pack, stated), ...said };
}

/** Where the words do not say which food it is: the first of the pack that was chosen, or of the kind. */
function firstOf(kind: ProductKind, category: PackCategory | undefined): FoodArchetype {
  const ofKind = foodArchetypes.filter((archetype) => archetype.kind === kind);
  const first = ofKind.find((archetype) => archetype.category === category) ?? ofKind[0];
  if (!first) throw new Error(`foodArchetypes.csv has no ${kind}.`);
  return first;
}
