import { createNameIndex, formatNumber, tokenize } from '../../registry/index.ts';
import { atomsOf } from '../atoms.ts';
import { findExcluded } from '../exclusions.ts';
import type { FoodArchetype, NamedLine } from './records.ts';
import { namedLines, recipeEntries } from './tables.ts';

type Line = FoodArchetype['recipe'][number];

/** A recipe with the foods that words name, and what became of each. */
export interface NamedRecipe {
  readonly lines: readonly Line[];
  readonly notes: readonly string[];
}

/** A food that words name: its line, and the group whose greatest line it takes the place of. */
interface Wish extends Pick<NamedLine, 'line' | 'group' | 'usual' | 'part'> {
  /** Whether the food itself is called after it. */
  readonly isNamesake: boolean;
}

const names = createNameIndex(
  namedLines.map(({ key, words }) => ({ kind: 'group' as const, key, names: words })),
);
const byKey = new Map(namedLines.map((row) => [row.key, row]));
const groupOf: ReadonlyMap<string, string> = new Map(namedLines.map(({ line, group }) => [line, group]));

const waterLine = 'Beverages, water, tap, drinking';

/** What only tastes of it has none of it. */
const flavour = /^[\s-]*(?:natural )?(?:flavou?r|taste|style|aroma)/i;

/**
 * A kind's recipe with the foods that a text names and does not rule out. One that the recipe has already changes
 * nothing; percents go on adding up to what they did.
 */
export function withNamed(archetype: FoodArchetype, recipe: readonly Line[], text: string): NamedRecipe {
  const wishes = wishesIn(archetype, text);
  const wished = new Set(wishes.map(({ line }) => line));
  const canAdd = archetype.kind === 'food';
  return wishes.reduce<NamedRecipe>(
    (made, wish) => {
      if (made.lines.some(({ name }) => name === wish.line)) return made;
      const place = greatest(
        made.lines.filter(({ name }) => groupOf.get(name) === wish.group && !wished.has(name)),
      );
      if (place) {
        const changed = instead(made, wish, place);
        return canAdd ? lifted(changed, wish, place) : changed;
      }
      const shared = canAdd
        ? undefined
        : greatest(made.lines.filter(({ name }) => groupOf.get(name) === wish.group));
      if (shared) return halved(made, wish, shared);
      return (canAdd || wish.isNamesake) && wish.usual !== null ? beside(made, wish.line, wish.usual) : made;
    },
    { lines: recipe, notes: [] },
  );
}

function wishesIn(archetype: FoodArchetype, text: string): Wish[] {
  const mentions = names.find(tokenize(text));
  const ruledOut = findExcluded(atomsOf(text, mentions));
  const wanted = mentions.filter(({ start, end }) => !ruledOut.get(start) && !flavour.test(text.slice(end)));
  return wanted.flatMap(({ key, text: written }): Wish[] => {
    const row = byKey.get(key);
    if (!row) return [];
    if (!archetype.words.includes(written.toLowerCase())) return [{ ...row, isNamesake: false }];
    // The food is named after it, and made of what its row says.
    const { made, group } = row;
    return made ? [{ ...row, line: made, group: groupOf.get(made) ?? group, isNamesake: true }] : [];
  });
}

const greatest = (lines: readonly Line[]): Line | undefined =>
  lines.toSorted((left, right) => right.percent - left.percent)[0];

const instead = ({ lines, notes }: NamedRecipe, { line, part }: Wish, place: Line): NamedRecipe => ({
  lines: diluted(
    lines.map((each) => (each === place ? { name: line, percent: place.percent * (part ?? 1) } : each)),
    place.percent * (1 - (part ?? 1)),
  ),
  notes: [...notes, `${titleOf(line)} instead of ${statementOf(place.name)}, as the words name it.`],
});

/** What a food is named after is at least its usual share of it: a pistachio bar has more than a few chips. */
function lifted(made: NamedRecipe, { line, usual, part }: Wish, place: Line): NamedRecipe {
  if (usual === null || part !== null || place.percent >= usual) return made;
  const rest = (100 - usual) / (100 - place.percent);
  return {
    ...made,
    lines: made.lines.map(({ name, percent }) => ({ name, percent: name === line ? usual : percent * rest })),
  };
}

/** Two herbs of one tea share the place that the first took. */
const halved = ({ lines, notes }: NamedRecipe, { line }: Wish, place: Line): NamedRecipe => ({
  lines: lines.flatMap((each) =>
    each === place
      ? [
          { ...each, percent: each.percent / 2 },
          { name: line, percent: each.percent / 2 },
        ]
      : [each],
  ),
  notes: [...notes, `${titleOf(line)} beside ${statementOf(place.name)}, as the words name it.`],
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
  notes: [
    ...notes,
    `${titleOf(line)} at ${formatNumber(percent)} % of the recipe, as the words name it: a usual share.`,
  ],
});

const statementOf = (line: string) => recipeEntries.get(line)?.statement.replace(/ \(.*\)$/, '') ?? line;
const titleOf = (line: string) => statementOf(line).replace(/^./, (letter) => letter.toUpperCase());
