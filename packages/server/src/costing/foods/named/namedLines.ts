import { formatNumber } from '../../../registry/index.ts';
import { withBody, type Made } from './body.ts';
import { statementOf, titleOf, waterLine, type Line } from '../lines.ts';
import { foodsNamedIn, groupOf, type NamedFood } from './namedFood.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { namedLines } from '../tables/tables.ts';
import { tableFoodsNamedIn } from './besideNamed.ts';
import { comeIn, insteadNote, ofCome, type RecipeNote } from '../recipeNotes.ts';
import { withoutMates } from './mates.ts';
import { inOrder } from './inOrder.ts';
import { withoutStrays } from './strays.ts';
import { withoutUninvited } from './uninvited.ts';
import { withShares, type Shares } from '../shares.ts';
import { capitalize } from '../../../text/letters.ts';

/** A recipe with the foods that words name, and what became of each. */
export interface NamedRecipe {
  readonly lines: readonly Line[];
  readonly notes: readonly RecipeNote[];
}

/**
 * A kind's recipe with the foods that a text names and does not rule out. One that the recipe has already changes
 * nothing; percents go on adding up to what they did.
 */
export function withNamed(archetype: FoodArchetype, recipe: readonly Line[], text: string): Made {
  const said = [...foodsNamedIn(archetype, text), ...tableFoodsNamedIn(archetype, text)];
  const begun = { lines: recipe, notes: [], foods: said };
  const { lines, notes, foods } = withBody(archetype, begun, text);
  const named = new Set(foods.map(({ line }) => line));
  const isFood = archetype.kind === 'food';
  const made = foods.reduce<NamedRecipe>((so, food) => withFood(so, food, { named, isFood }), {
    lines,
    notes,
  });
  const shares = sharesOf(foods);
  const one = withoutMates(archetype, { ...made, foods }, text);
  const invited = withoutUninvited(archetype, withoutStrays(archetype, one, text), text);
  const { lines: kept, notes: told } = inOrder(archetype, invited, text);
  return { lines: withShares(kept, shares), notes: [...told, ...sharesNote(kept, foods)], foods };
}

interface Among {
  /** The lines of all foods that the text names. */
  named: ReadonlySet<string>;
  isFood: boolean;
}

function withFood(made: NamedRecipe, food: NamedFood, { named, isFood }: Among): NamedRecipe {
  const { line, group, stated } = food;
  const usual = stated ?? food.usual;
  const own = made.lines.find(({ name }) => name === line);
  if (own) return food.isPart ? lifted(made, food, own) : made;
  const mates = made.lines.filter(({ name }) => groupOf.get(name) === group);
  const place = greatest(mates.filter(({ name }) => !named.has(name)));
  if (place) {
    const changed = instead(made, food, place);
    return isFood ? lifted(changed, food, place) : changed;
  }
  const shared = greatest(mates);
  if (shared && !isFood && usual === null) return halved(made, food, shared);
  if (food.isFlavour && stated === null && mates.length === 0) return flavoured(made, food);
  if (usual === null) return made;
  const changed = beside(made, line, usual);
  return stated === null ? changed : { ...changed, notes: made.notes };
}

const greatest = (lines: readonly Line[]): Line | undefined =>
  lines.toSorted((left, right) => right.percent - left.percent)[0];

const instead = ({ lines, notes }: NamedRecipe, { line, part }: NamedFood, place: Line): NamedRecipe => ({
  lines: diluted(
    lines.map((each) => (each === place ? { name: line, percent: place.percent * (part ?? 1) } : each)),
    place.percent * (1 - (part ?? 1)),
  ),
  notes: [...notes, insteadNote([line], place.name)],
});

/** What a food is named after is at least its usual share of it: a pistachio bar has more than a few chips. */
function lifted(made: NamedRecipe, { line, usual, part }: NamedFood, place: Line): NamedRecipe {
  if (usual === null || part !== null || place.percent >= usual) return made;
  const rest = (100 - usual) / (100 - place.percent);
  return {
    ...made,
    lines: made.lines.map(({ name, percent }) => ({ name, percent: name === line ? usual : percent * rest })),
  };
}

/** Two herbs of one tea share the place that the first took. */
const halved = ({ lines, notes }: NamedRecipe, { line }: NamedFood, place: Line): NamedRecipe => ({
  lines: lines.flatMap((each) =>
    each === place
      ? [
          { ...each, percent: each.percent / 2 },
          { name: line, percent: each.percent / 2 },
        ]
      : [each],
  ),
  notes: [...notes, insteadNote([line], place.name)],
});

/** The rest of a place that is not all taken is water. */
const diluted = (lines: readonly Line[], percent: number): readonly Line[] => {
  if (percent === 0) return lines;
  const water = lines.find(({ name }) => name === waterLine) ?? { name: waterLine, percent: 0 };
  return [...lines.filter((line) => line !== water), { ...water, percent: water.percent + percent }];
};

const beside = ({ lines, notes }: NamedRecipe, line: string, percent: number): NamedRecipe => ({
  lines: [
    ...lines.map((each) => ({ ...each, percent: each.percent * (1 - percent / 100) })),
    { name: line, percent },
  ],
  notes: [...notes, ofCome([line], () => `${titleOf(line)}, as the words name it: a usual share of it.`)],
});

/** What a name that is only a flavour is told as. */
export const flavourNote = (called: string): string =>
  `${capitalize(called)} is a flavour here: there is none of it in the recipe.`;

const flavoured = ({ lines, notes }: NamedRecipe, { called }: NamedFood): NamedRecipe => ({
  lines,
  notes: [...notes, flavourNote(called)],
});

/** The shares that the words give, by the lines that have them. */
export const sharesOf = (foods: readonly NamedFood[]): Shares =>
  new Map(foods.flatMap(({ line, stated }) => (stated === null ? [] : [[line, stated] as const])));

/** Whether a finished recipe has a line, by itself, as it is used, or dried. */
const isThere = (line: string, finished: readonly Line[]): boolean =>
  comeIn([line], finished).length > 0 || finished.some(({ name }) => dryOf.get(line)?.has(name) ?? false);
const dryOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...Map.groupBy(namedLines, ({ line }) => line)].map(
    ([line, rows]) => [line, new Set(rows.flatMap(({ dryLine }) => dryLine || []))] as const,
  ),
);

function sharesNote(lines: readonly Line[], foods: readonly NamedFood[]): RecipeNote[] {
  const set = foods.filter(({ line, stated }) => stated !== null && lines.some(({ name }) => name === line));
  const said = new Map(
    set.map(({ line, stated, isSoaked }) => [
      line,
      `${formatNumber(Number(stated?.toFixed(1)))} % ${statementOf(line)}${isSoaked ? ', weighed dry' : ''}`,
    ]),
  );
  return said.size === 0
    ? []
    : [
        (finished) => {
          // What is dried or cooked since goes by another name; what is left out is told by itself.
          const there = [...said].filter(([line]) => isThere(line, finished)).map(([, words]) => words);
          return there.length === 0 ? '' : `As the words say: ${there.join('; ')}.`;
        },
      ];
}
