import type { FormulaLine } from '../../line.ts';
import type { NamedMaterial } from '../../named/loneAmounts.ts';
import { asksForPlants } from '../../named/plants.ts';
import { readIngredients } from '../../named/readIngredients.ts';
import type { RecipeLine } from '../foodPlan.ts';
import { withAsked } from '../named/askedLines.ts';
import { besideBrought } from '../stated/broughtCaffeine.ts';
import { finished } from './finished.ts';
import { shareOf, type Content } from '../heldOf.ts';
import type { Line } from '../lines.ts';
import { groupOf, type NamedFood } from '../named/namedFood.ts';
import { flavourNote, sharesOf, withNamed } from '../named/namedLines.ts';
import { onlyNamed } from '../named/onlyNamed.ts';
import { withLean } from '../stated/lean.ts';
import { withWholeNames } from '../tables/lists.ts';
import { sweetenersNamed } from '../named/mates.ts';
import { leftOutNote, leftOutOf, withoutLeftOut } from '../named/leftOut.ts';
import { isOpenKind } from '../kind/openKind.ts';
import { withOpen } from '../named/openRecipe.ts';
import { worded, type RecipeNote } from '../recipeNotes.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { gradeWarnings } from './gradeAsks.ts';
import { bearing, settledIn } from './settled.ts';
import { plantFor, swapNote, swapped, withoutRefused } from './swapped.ts';
import { withTastes } from './tastes.ts';
import { besideActives } from './besideActives.ts';
import { withoutTraces } from './traces.ts';
import { withinRanges, type Said as Kept } from './ranges.ts';
import { refusalIn, type Refused } from '../named/refused.ts';
import { unmetShares, withShares, type Shares } from '../shares.ts';
import { saysGramsOf, fermentedNotes, toldStated, type StatedRecipe } from '../stated/statedContent.ts';
import { withPlaceTakers } from '../stated/placeTakers.ts';
import { soldAs, type Serving } from '../stated/broughtServing.ts';
import { inServings } from '../stated/amountsPer.ts';
import type { Portion } from '../stated/statedPer.ts';
import { groupPriceOf } from '../named/tableFoods.ts';
import { foodPrices } from '../tables/tables.ts';
import { toldWarnings } from '../stated/toldContent.ts';
import type { WholeRecipe } from '../whole/wholeRecipe.ts';

/** A recipe as the words change it. */
export interface AdaptedRecipe {
  recipe: RecipeLine[];
  /** What the words name beyond it, a serving. */
  actives: FormulaLine[];
  assumptions: string[];
  warnings: string[];
}

/** A food holds as much of what its plants carry so thinly, as beetroot nitrate, as its own plants give. */
const thin = 0.05;
const isThin = ({ material }: NamedMaterial) => material.category === 'botanical' && material.potency < thin;

/** A kind's recipe without what the words rule out, and the ingredients that they name beyond it. */
export function adaptRecipe(
  archetype: FoodArchetype,
  { words, stated }: { words: string; stated: WholeRecipe | null },
  portion: Portion,
): AdaptedRecipe {
  const text = withWholeNames(words);
  const served = inServings(text, portion);
  const { wanted: all, excluded } = readIngredients(served.text);
  // `25 g milk protein` is what the recipe is brought to, and nothing beside it.
  const isContent = ({ material }: NamedMaterial) =>
    (material.name.endsWith(' protein') && saysGramsOf(text, 'protein')) ||
    (archetype.kind === 'food' && material.ingredient === 'sodium');
  const wanted = all.filter((each) => !isContent(each) && !isThin(each));
  const refused = refusalIn(text, excluded);
  const said = stated ? asStated(stated) : recipeSaid(archetype, { text, refused }, portion);
  const { lines: usual, leftOut } = said;
  const { kept, added, dosed } = besideActives(archetype, usual, {
    wanted,
    text,
    isStated: stated !== null,
  });
  const topped = besideBrought(added, kept, { grams: portion.grams, shares: said.shares });
  const shared = withShares(topped.recipe, said.shares);
  const made = stated
    ? { lines: shared, notes: [], warnings: [] }
    : finished(archetype, shared, { ...said, text });
  const recipe = priced(made.lines);
  return {
    recipe,
    actives: [...topped.actives],
    assumptions: worded(
      [...served.notes, ...said.notes, ...made.notes, ...topped.notes, leftOutNote(leftOut)],
      recipe,
    ),
    warnings: [
      ...said.warnings,
      ...made.warnings,
      ...unmetShares(shared, said.shares),
      ...toldOf(archetype, recipe, { text, portion, dosed, asked: new Set(said.asked) }),
      ...gradeWarnings(recipe, text),
    ],
  };
}

/** What drains off or dries to less than so much of what is mixed takes along more than its water. Our assumption. */
const leastKept = 0.3;

/** What the words say of a serving, where what a recipe is reckoned to hold is what is left of it. */
function toldOf(
  archetype: FoodArchetype,
  recipe: readonly Line[],
  { portion, ...said }: Omit<Parameters<typeof toldWarnings>[1], 'isFermented'> & { portion: Portion },
): string[] {
  const { isFermented } = soldAs(archetype);
  return archetype.process_yield < leastKept ? [] : toldWarnings(recipe, { ...said, isFermented }, portion);
}

interface SaidRecipe {
  readonly lines: readonly Line[];
  readonly notes: readonly RecipeNote[];
  readonly warnings: readonly string[];
  readonly shares: Shares;
  readonly leftOut: readonly Line[];
  /** What it is brought to, as the words state it. */
  readonly asked: readonly Content[];
  /** Lines of which the words say how much there is as they are used, cooked or fresh. */
  readonly asUsed: ReadonlySet<string>;
  /** Lines of which they say that the product is made of them. */
  readonly bodies: ReadonlySet<string>;
  /** They want nothing but what they name. */
  readonly isOnly: boolean;
}

/** A recipe that the words state all of stays as it is. */
const asStated = ({ lines, notes, warnings }: WholeRecipe): SaidRecipe => ({
  lines,
  notes,
  warnings,
  shares: new Map(lines.map(({ name, percent }) => [name, percent])),
  leftOut: [],
  asked: [],
  asUsed: new Set(),
  bodies: new Set(),
  isOnly: true,
});

/** What the words give a share of, but for what is weighed dry. */
const statedAsUsed = (foods: readonly NamedFood[]): ReadonlySet<string> =>
  new Set(foods.flatMap(({ line, stated, isSoaked }) => (stated !== null && !isSoaked ? [line] : [])));

/** A kind's recipe with what the words name, as plants give it, without what they rule out, and of what they state. */
function recipeSaid(
  archetype: FoodArchetype,
  { text, refused }: { text: string; refused: Refused },
  portion: Portion,
): SaidRecipe {
  const isPlants = asksForPlants(text) || plantProtein.test(text);
  const usual = withAsked(archetype, text);
  const made = isOpenKind(archetype) ? withOpen(archetype, usual, text) : withNamed(archetype, usual, text);
  const { lines: named, notes, foods, isOnly = false } = onlyNamed(archetype, made, text);
  const begun = isPlants ? swapped(named, plantFor) : { lines: named, pairs: [] };
  const isRefused = refused.holds;
  const { lines: others, pairs } = withoutRefused(begun.lines, refused, {
    archetype,
    isSweetened: sweetenersNamed(archetype, foods, text).length > 0,
  });
  const shares = sharesOf(foods);
  const leftOut = leftOutOf(others, refused.is);
  const left = withoutLeftOut(others, leftOut, shares);
  const linesOf = (each: typeof foods) => new Set(each.map(({ line }) => line));
  const titled = linesOf(foods.filter(({ isTitle, isLittle }) => isTitle && !isLittle));
  const bodies = linesOf(foods.filter(({ isBody }) => isBody));
  const kept = { text, named: linesOf(foods), titled, shares, isRefused, bodies, isOnly };
  const ranged = withinRanges(archetype, left, kept);
  const serving = {
    ...portion,
    ...soldAs(archetype),
    isPlants,
    isRefused,
    usual,
    shares,
  };
  const { lines: held, asked } = brought(archetype, ranged.lines, { kept, serving });
  const { lines, notes: tastes } = withTastes(
    { before: ranged.lines, lines: held, foods },
    archetype.recipe.find(({ name }) => name.startsWith(naturalFlavour))?.name ?? `${naturalFlavour}, liquid`,
  );
  const told = toldStated(lines, asked, serving);
  return {
    lines,
    shares,
    warnings: [...told.warnings, ...fermentedNotes(lines, text, serving)],
    leftOut,
    asked: asked.map(({ content }) => content),
    asUsed: statedAsUsed(foods),
    bodies,
    isOnly,
    notes: [
      ...withoutFalseFlavours(notes, { foods, lines }),
      swapNote('As the words ask for plants only', begun.pairs),
      swapNote('As the words rule it out', pairs),
      ...ranged.notes,
      ...told.notes,
      ...tastes,
    ],
  };
}

/** A recipe of what the words state, allow and promise, in what shares such a food has, without traces of what gave way. */
function brought(
  archetype: FoodArchetype,
  ranged: readonly Line[],
  { kept, serving }: { kept: Kept; serving: Serving },
): { lines: readonly Line[]; asked: StatedRecipe['asked'] } {
  const { text, named } = kept;
  const lean = withPlaceTakers(
    { before: ranged, after: withLean(archetype, ranged, { text, portion: serving }) },
    'fat',
    serving,
  );
  const settled = settledIn(archetype, lean, { kept, serving });
  // What carries an amount that the words state stays, however little of it that takes.
  const isStated = (line: string) =>
    settled.asked.some(({ content, said }) => said !== 'allow' && shareOf(line, content) >= bearing);
  const lines = withoutTraces(archetype, settled.lines, (line) => named.has(line) || isStated(line));
  return { lines, asked: settled.asked };
}

/** What is told to be a flavour alone is none where a recipe has the food after all. */
function withoutFalseFlavours(
  notes: readonly RecipeNote[],
  { foods, lines }: { foods: readonly NamedFood[]; lines: readonly Line[] },
): readonly RecipeNote[] {
  const present = new Set(lines.flatMap(({ name }) => groupOf.get(name) ?? []));
  const told = new Set(
    foods.flatMap(({ called, group }) => (present.has(group) ? [flavourNote(called)] : [])),
  );
  return notes.filter((note) => typeof note !== 'string' || !told.has(note));
}

const naturalFlavour = 'Natural flavour';

/** Words by which the protein of a recipe is of plants. */
const plantProtein = /\b(?:plant[- ]protein|pea protein)\b/i;

function priced(lines: readonly Line[]): RecipeLine[] {
  const whole = lines.reduce((sum, { percent }) => sum + percent, 0);
  const sorted = lines.toSorted((a, b) => b.percent - a.percent);
  return sorted.map(({ name, percent }) => {
    const price = foodPrices.get(name) ?? groupPriceOf(name);
    if (!price) throw new Error(`foodCosts.csv has no price of ${name}.`);
    return { name, percent: (percent / whole) * 100, price };
  });
}
