import type { PackCategory } from '../../contract/index.ts';
import { formatAmount, formatNumber } from '../../registry/index.ts';
import { withoutBeside } from './accompanied.ts';
import { withoutLimits } from '../brief/limits/limitTerms.ts';
import { withoutMakers } from '../named/brandNames.ts';
import { specified } from '../named/specified.ts';
import { valuesWith } from '../constants/constants.ts';
import { fitDoses, type CutDose } from '../dose/fitDoses.ts';
import { overLimits } from '../dose/overLimits.ts';
import { inputMg, type FormulaLine } from '../line.ts';
import { marketsIn } from '../labelFor.ts';
import { peopleIn } from '../words/people.ts';
import { caffeineLines } from './stated/broughtCaffeine.ts';
import { readFood } from './kind/chooseFood.ts';
import { keptWarnings } from './kind/keptAs.ts';
import { flavourNote } from './named/namedLines.ts';
import { holderIn, unitsTogether } from '../stated/multiPack.ts';
import type { UnitPack } from '../productEstimate.ts';
import {
  isSoldByPiece,
  labelOf,
  pieceNotes,
  servingsOf,
  servingWarnings,
  sizeOf,
  type FoodSize,
} from './price/foodSize.ts';
import type { Portion } from './stated/statedPer.ts';
import type { FoodPlan, RecipeLine } from './foodPlan.ts';
import { adaptRecipe } from './recipe/recipe.ts';
import type { FoodArchetype } from './tables/records.ts';
import { wholeRecipeIn } from './whole/wholeRecipe.ts';
import { inContainer } from './price/containerCost.ts';
import { pieceByEnergy, type PieceByEnergy } from './price/pieceByEnergy.ts';
import { shelfPriceOf, type SoldUnit } from './price/shelfPrice.ts';
import { withTerms } from './price/statedTerms.ts';
import { calledContainer, statedFoodPack, type StatedFoodPack } from './price/statedFoodPack.ts';
import { foodCategories, packLabels, type FoodCategory } from './tables/tables.ts';

/** The pack that was chosen for a food or drink; size in the category's unit, null: as usual. */
export interface ChosenPack {
  readonly category: PackCategory;
  readonly size: number | null;
}

/** What a food is planned from. */
export interface FoodConcept {
  readonly concept: string;
  readonly description: string;
  readonly archetype: FoodArchetype;
  readonly pack: ChosenPack | null;
}

/** Largest share of a serving that may be active material; more is not a food any more. */
const mostActive = 0.25;

/** Makes a food or drink definite: recipe, actives, pack and size. What the words say that a piece brings decides the piece. */
export function planFood(food: FoodConcept): FoodPlan {
  const plan = planned(food, null);
  const piece = pieceByEnergy(plan, food);
  return piece ? planned(food, piece) : plan;
}

function planned(
  { concept, description: written, archetype, pack }: FoodConcept,
  piece: PieceByEnergy | null,
): FoodPlan {
  const whole = wholeRecipeIn(archetype, written);
  // What a list weighs is no size of a pack, and its grams of sugar are not a serving's.
  const description = whole?.rest ?? written;
  const category = categoryOf(pack?.category ?? archetype.category);
  const text = `${concept}\n${description}`;
  const said = heldApart(statedFoodPack(concept, withoutLimits(description)), { archetype, category, text });
  const stated = { ...said, ...piece?.stated };
  const sized = sizeOf(archetype, category, { chosen: pack?.size ?? null, stated });
  const { size, unit, grams, ratio } = sized;
  const servings = servingsOf(archetype, category, { stated, sized });
  const counted = stated.times > 1 ? stated.times : unitsTogether(concept, description);
  const portion = portionOf(archetype, { stated, sized, servings });
  const words = withoutBeside(`${productIn(concept, archetype)}\n${description}`);
  const adapted = adaptRecipe(archetype, { words, stated: whole }, portion);
  const isOfOne = isSoldByPiece(archetype, category, stated);
  const together = stated.times > 1 && !isOfOne ? 1 : counted;
  const unitSold = { category, archetype, ratio, servings, together };
  const { constants, notes, terms } = figuresOf({ concept, description }, unitSold, {
    stated,
    size,
    counted,
  });
  const servingMg = (grams * 1000) / servings;
  const { lines, notes: namedNotes, warnings } = dosed(adapted.actives, { servingMg, category, text });
  return {
    archetype,
    category,
    packLabel: labelOf(archetype, category, stated),
    size,
    unit,
    grams,
    servings,
    recipe: beside(adapted.recipe, lines.reduce((sum, line) => sum + weightOf(line), 0) / servingMg),
    actives: lines,
    constants,
    isOwnFormula: false,
    assumptions: [
      ...(piece?.notes ?? []),
      ...pieceNotes(isOfOne, { counted, size, unit }),
      ...withoutFlavoursOf(lines, adapted.assumptions),
      ...notes,
      ...namedNotes,
    ],
    warnings: [
      ...keptWarnings(archetype, concept, description),
      ...terms,
      ...sized.warnings,
      ...servingWarnings(stated, { size, unit, servings }),
      ...adapted.warnings,
      ...overLimits(lines.concat(caffeineLines(adapted.recipe, portion.grams)), {
        people: peopleIn(text),
        markets: marketsIn(text),
      }).values(),
      ...warnings,
    ],
  };
}

const weightOf = (line: FormulaLine) => inputMg(line, valuesWith());

/** The actives as a serving holds them, with what is specified of their materials and what does not fit. */
function dosed(
  actives: readonly FormulaLine[],
  { servingMg, category, text }: { servingMg: number; category: FoodCategory; text: string },
) {
  const { lines: fitted, cuts } = fitDoses(actives, { most: servingMg * mostActive, of: weightOf });
  const held = heldBy(fitted, servingMg * mostStatedIn(category), weightOf);
  return { ...specified(held.lines, text), warnings: [...cuts.map(cutNote), ...held.warnings] };
}

/** The figures of a unit as the words have its price, its terms and its container, and what is told of these. */
function figuresOf(
  { concept, description }: Pick<FoodConcept, 'concept' | 'description'>,
  unit: SoldUnit,
  { stated, size, counted }: { stated: StatedFoodPack; size: number; counted: number },
): { constants: FoodPlan['constants']; notes: string[]; terms: readonly string[] } {
  const { archetype, category } = unit;
  const text = `${concept}\n${description}`;
  const priced = shelfPriceOf(concept, description, unit);
  const isOfOne = isSoldByPiece(archetype, category, stated);
  const several = { count: counted, holder: holderIn(text), isOfOne };
  const { constants, warnings } = withTerms(priced.constants, text, { archetype, several });
  const packed = inContainer(constants, { archetype, category, stated, size });
  return { constants: packed.constants, notes: [...packed.notes, ...priced.notes], terms: warnings };
}

/** What is added as an active is there, and no flavour alone. */
const withoutFlavoursOf = (actives: readonly FormulaLine[], notes: readonly string[]) =>
  notes.filter((each) => !actives.some(({ material }) => each === flavourNote(material.name)));

/** Of what is stirred into water nearly all may be active, of what is eaten or drunk as it is no more than half. Our assumption. */
const mostStatedIn = ({ kind, pack }: FoodCategory): number => (kind === 'drink' && pack.isDry ? 0.95 : 0.5);

interface Held {
  readonly lines: readonly FormulaLine[];
  readonly warnings: readonly string[];
}

/** Amounts that the words state, brought to what a serving can hold of them. */
function heldBy(
  lines: readonly FormulaLine[],
  mostMg: number,
  weightOf: (line: FormulaLine) => number,
): Held {
  const whole = lines.reduce((sum, line) => sum + weightOf(line), 0);
  if (whole <= mostMg) return { lines, warnings: [] };
  const part = mostMg / whole;
  const stated = lines
    .map(({ material, amount }) => `${formatAmount(amount, material.unit)} ${material.name}`)
    .join(', ');
  return {
    lines: lines.map((line) => ({ ...line, amount: Number((line.amount * part).toPrecision(3)) })),
    warnings: [
      `${stated}: that weighs ${formatNumber(Math.round(whole / 1000))} g, and a serving of this size holds ${formatNumber(Math.round(mostMg / 1000))} g of it at most. The figures are with so much, ${formatNumber(Math.round(part * 100))} % of what the words say: make the serving larger, or the amounts less.`,
    ],
  };
}

interface Sold {
  archetype: FoodArchetype;
  category: FoodCategory;
  text: string;
}

/** A pack as the words have it; what only holds several of the unit that the figures are of is none of its own: boxes of bars. */
function heldApart(said: StatedFoodPack, { archetype, category, text }: Sold): StatedFoodPack {
  const stated = { ...said, container: said.container ?? calledContainer(text, archetype) };
  const holder = stated.times > 1 && isSoldByPiece(archetype, category, stated) ? holderIn(text) : null;
  const isHolder = (label: string | undefined) =>
    packLabels.some((row) => row.label === label && row.words.includes(holder ?? ''));
  return isHolder(stated.container?.label) ? { ...stated, container: null } : stated;
}

/** What of a unit falls to a serving. */
const portionOf = (
  { process_yield: kept }: FoodArchetype,
  { stated, sized, servings }: { stated: StatedFoodPack; sized: FoodSize; servings: number },
): Portion => ({
  grams: sized.grams / kept / servings,
  finished: sized.grams / servings,
  ml: sized.unit === 'mL' ? sized.size / servings : null,
  perPack: servings,
  pieces: piecesOf(stated, sized, servings),
});

/** Pieces that are eaten at once, where the words say what one weighs: three of the squares of a serving. */
function piecesOf(
  { times, grams, ml }: StatedFoodPack,
  { size }: { size: number },
  servings: number,
): number {
  const piece = grams ?? ml;
  return times > 1 && piece !== null ? Math.max(1, size / servings / piece) : 1;
}

/** What a concept says but for its maker, unless that is of what the food is called by: `Salmon Dog treats`. */
function productIn(concept: string, { key }: FoodArchetype): string {
  const left = withoutMakers(concept);
  return left === concept || readFood(left, '').archetype?.key === key ? left : concept;
}

/** Actives below this share of a serving are within what scales weigh of it. */
const weighed = 0.005;

/** A recipe with room for so great a share of actives. */
const beside = (recipe: readonly RecipeLine[], share: number): readonly RecipeLine[] =>
  share < weighed ? recipe : recipe.map((line) => ({ ...line, percent: line.percent * (1 - share) }));

/** What a food is sold in: as chosen, as the words say, or as usual for its kind. */
export function packOf(archetype: FoodArchetype, pack: ChosenPack | null, stated: StatedFoodPack): UnitPack {
  const category = categoryOf(pack?.category ?? archetype.category);
  const { size, unit } = sizeOf(archetype, category, { chosen: pack?.size ?? null, stated });
  return { category: category.key, label: labelOf(archetype, category, stated), size, unit };
}

function categoryOf(key: PackCategory): FoodCategory {
  const category = foodCategories.get(key);
  if (!category) throw new Error(`foodCosts.csv has no category ${key}.`);
  return category;
}

function cutNote({ line: { material, amount }, wanted }: CutDose): string {
  const share = Math.max(1, Math.round((amount / wanted) * 100));
  const [cut, whole] = [amount, wanted].map((each) => formatAmount(each, material.unit));
  return `${cut} of ${material.name}, ${share} % of the usual ${whole}: a serving holds no more.`;
}
