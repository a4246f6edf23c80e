import { stems } from '../../../registry/index.ts';
import { hasPhrase, searchable } from '../../text.ts';
import { fitted, percentOf, statementOf, waterLine, type Line } from '../lines.ts';
import { insteadNote, type RecipeNote } from '../recipeNotes.ts';
import type { NamedFood } from './namedFood.ts';
import type { Body, FoodArchetype } from '../tables/records.ts';
import { bodies } from '../tables/tables.ts';

/** From so great a share on, %, a food is what a product is of, whatever its recipe usually has. Our assumption. */
const mainShare = 30;

/** A recipe on its way, what became of it, and the foods that words name, as they are in it. */
export interface Made {
  readonly lines: readonly Line[];
  readonly notes: readonly RecipeNote[];
  readonly foods: readonly NamedFood[];
  /** The words want nothing but what they name. */
  readonly isOnly?: boolean;
}

/**
 * A kind's recipe of what the words say it is of: red lentil crackers have lentils where others have wheat, and so has
 * what is 72 % lentils. What of the place is not theirs stays with what was there, or is water.
 */
export function withBody(archetype: FoodArchetype, begun: Made, text: string): Made {
  const said = searchable(text);
  const has = (phrase: string) => hasPhrase(said, searchable(phrase).trim());
  return bodies
    .filter(
      ({ archetype: of, where, unless }) =>
        of === archetype.key && (where.length === 0 || where.some(has)) && !unless.some(has),
    )
    .reduce((made, body) => {
      const isThere = made.lines.some(({ name }) => body.lines.includes(name));
      return isThere && made.foods.some((food) => isTaker(body, food))
        ? given(asBody(made, body), body)
        : made;
    }, begun);
}

const isTaker = (body: Body, { row, isTitle, stated, isBody, isLittle }: NamedFood) =>
  !isBody &&
  !isLittle &&
  (body.takers.includes(row.key) || body.takers.includes(row.group)) &&
  (isTitle || body.isDescribed || (stated ?? 0) >= mainShare);

/** The foods as a product of the kind is of them: flours are milled, shares of cooked beans those of dry ones. */
function asBody(made: Made, body: Body): Made {
  const keys = new Set(made.foods.filter((food) => isTaker(body, food)).map(({ row }) => row.key));
  const foods = made.foods.map((food): NamedFood => {
    if (!keys.has(food.row.key)) return food;
    const { row, line, stated } = food;
    const own = body.form === 'whole' ? row.line : line;
    return {
      ...food,
      line: body.form === 'milled' ? row.milledLine || row.line : own,
      stated: stated && body.soaks ? stated / body.soaks : stated,
      isSoaked: body.soaks !== null,
      isBody: true,
    };
  });
  return { ...made, foods };
}

/** The foods of a place, each with its share where the words give one. */
function takersOf(foods: readonly NamedFood[], body: Body): NamedFood[] {
  const found = foods.filter(
    ({ isBody, row }) => isBody && (body.takers.includes(row.key) || body.takers.includes(row.group)),
  );
  const byLine = new Map<string, NamedFood>();
  for (const food of found) {
    const stated = byLine.get(food.line)?.stated ?? food.stated;
    byLine.set(food.line, { ...food, stated });
  }
  return [...byLine.values()];
}

function given(made: Made, body: Body): Made {
  const takers = takersOf(made.foods, body);
  if (body.share === 0) {
    // What they say a share of has it: a name of the kind, but how much of it there is.
    const none = new Set(takers.filter(({ stated }) => stated === null).map(({ row }) => row.key));
    return { ...made, foods: made.foods.filter(({ row }) => !none.has(row.key)) };
  }
  const named = new Set(made.foods.map(({ line }) => line));
  const place = made.lines.filter(({ name }) => body.lines.includes(name));
  const others = place.filter(({ name }) => !takers.some(({ line }) => line === name));
  // What is named itself keeps an equal share of the place: beetroot and chickpea dip.
  const kept = others.filter(({ name }) => named.has(name));
  const gone = others.filter((line) => !kept.includes(line));
  const shares = sharesOf(takers, kept, percentOf(place) * body.share);
  const taken = [...shares.values()].reduce((sum, share) => sum + share, 0);
  const left = Math.max(percentOf(place) - taken, percentOf(place) * (1 - body.share), 0);
  const main = gone.toSorted((a, b) => b.percent - a.percent)[0];
  return {
    ...made,
    lines: placed(made.lines, shares, leftTo(gone, left, body)),
    notes:
      main && !takers.every((food) => isOfItself(food, main.name))
        ? [
            ...made.notes,
            insteadNote(
              takers.map(({ line }) => line),
              main.name,
            ),
          ]
        : made.notes,
  };
}

/** Mango in a place of mango purée takes nothing else's. */
const isOfItself = ({ called, line: taken }: NamedFood, line: string): boolean => {
  const own = new Set(stems(statementOf(line)));
  return [called, statementOf(taken)].some((name) => stems(name).every((stem) => own.has(stem)));
};

/** What each food gets: what the words say, or its part of the place, but no less than is usual of it. */
function sharesOf(
  takers: readonly NamedFood[],
  kept: readonly Line[],
  room: number,
): ReadonlyMap<string, number> {
  const said = takers.reduce((sum, { stated }) => sum + (stated ?? 0), 0);
  const open = takers.filter(({ stated }) => stated === null).length + kept.length;
  const part = open > 0 ? Math.max(room - said, 0) / open : 0;
  return new Map([
    ...takers.map(
      ({ line, stated, usual }) => [line, stated ?? Math.max(part, said > 0 ? 0 : (usual ?? 0))] as const,
    ),
    ...kept.map(({ name }) => [name, part] as const),
  ]);
}

/** What of the place is left, as water or as what was there. */
function leftTo(gone: readonly Line[], left: number, { rest }: Body): ReadonlyMap<string, number> {
  const before = percentOf(gone);
  const own = new Map(
    gone.map(({ name, percent }) => [name, rest === 'water' ? 0 : (percent / before) * left]),
  );
  return rest === 'water' ? new Map([...own, [waterLine, left]]) : own;
}

/** The lines with what the foods get and what is left, the others as they were, in proportion. */
function placed(
  lines: readonly Line[],
  shares: ReadonlyMap<string, number>,
  left: ReadonlyMap<string, number>,
): readonly Line[] {
  const of = new Map(
    ordered(lines, shares, left).map(({ name, percent }) => [name, left.has(name) ? 0 : percent]),
  );
  const water = lines.find(({ name }) => name === waterLine)?.percent ?? 0;
  for (const [name, percent] of left) of.set(name, percent + (name === waterLine ? water : 0));
  for (const [name, share] of shares) of.set(name, share);
  const whole = percentOf(lines);
  const fixed = [...shares.values()].reduce((sum, share) => sum + share, 0);
  const most = fixed > whole + 1e-6 ? whole / fixed : 1;
  const all = [...of].map(([name, percent]) => ({ name, percent })).filter(({ percent }) => percent > 0);
  const others = fitted(
    all.filter(({ name }) => !shares.has(name)),
    whole - fixed,
  );
  const percents = new Map(others.map(({ name, percent }) => [name, percent]));
  return all
    .map(({ name, percent }) => ({ name, percent: percents.get(name) ?? percent * most }))
    .filter(({ percent }) => percent > 0);
}

/** What is new stands where what it takes the place of stood. */
function ordered(
  lines: readonly Line[],
  shares: ReadonlyMap<string, number>,
  left: ReadonlyMap<string, number>,
): readonly Line[] {
  const at = Math.max(
    0,
    lines.findIndex(({ name }) => left.has(name)),
  );
  const added = [...shares.keys()].filter((name) => !lines.some((line) => line.name === name));
  return [...lines.slice(0, at), ...added.map((name) => ({ name, percent: 0 })), ...lines.slice(at)];
}
