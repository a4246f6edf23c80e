import type { PackCategory } from '../../../contract/index.ts';
import { readTable } from '../../../registry/index.ts';
import {
  Body,
  CappedContent,
  ClaimedContent,
  Diet,
  FoodArchetype,
  FoodFigure,
  Fraction,
  LineContent,
  NamedLine,
  OccasionalLine,
  OnlyWords,
  PackName,
  Swap,
  RecipeEntry,
  Refusal,
  ServingRow,
  StandIn,
  StatedContent,
  ToldContent,
  GradeWords,
  MannerWords,
} from './records.ts';
import { DryKind, FoodClass, Invariant, Proportion, ShareRange, UsedAs } from './rangeRecords.ts';
import { KindNote, MeantFood, PlaceTaker } from './placeRecords.ts';
import { FoodPart, GeneralFood, KindRole, Structure, Work } from './roleRecords.ts';
import {
  AlcoholWords,
  ContainerCost,
  Density,
  FoodGroup,
  FromWords,
  GeneralWords,
  OpenKind,
  PackLabel,
  GradeAsk,
  KeptAs,
  PlantBase,
  PlantKind,
  Preparation,
  RecipeWords,
  SaidKind,
  SoldRaw,
  StoredAs,
  TermWords,
  Unreckoned,
} from './readingRecords.ts';

const folder = new URL('../data/', import.meta.url);
/** Every figure of foods and drinks, as read. */
export const foodFigures: readonly FoodFigure[] = readTable(folder, 'foodCosts', FoodFigure);
const figures = foodFigures;

/** Every kind of food and drink, in the order of the table. */
export const foodArchetypes: readonly FoodArchetype[] = readTable(folder, 'foodArchetypes', FoodArchetype);
const archetypesByKey = new Map(foodArchetypes.map((archetype) => [archetype.key, archetype]));

/** The kind that a row of another table means. @throws where there is none */
export function foodArchetypeOf(key: string): FoodArchetype {
  const archetype = archetypesByKey.get(key);
  if (!archetype) throw new Error(`foodArchetypes.csv has no ${key}.`);
  return archetype;
}

/** Words of no particular drink, the more telling ones first. */
export const generalWords: readonly GeneralWords[] = readTable(folder, 'generalWords', GeneralWords);

/** Words of eating, in the order in which they are asked. */
export const openKinds: readonly OpenKind[] = readTable(folder, 'openKinds', OpenKind);

/** Groups of the table of foods that recipes may have foods of. */
export const foodGroups: readonly FoodGroup[] = readTable(folder, 'foodGroups', FoodGroup);

/** Names of alcoholic drinks, and words that take the alcohol out. */
export const alcoholWords: readonly AlcoholWords[] = readTable(folder, 'alcohol', AlcoholWords);

/** Kinds of animal foods, and what they are made as of plants. */
export const plantKinds: readonly PlantKind[] = readTable(folder, 'plantKinds', PlantKind);

/** What suppliers of lines are asked for. */
export const gradeAsks: readonly GradeAsk[] = readTable(folder, 'gradeAsks', GradeAsk);

/** Words by which a food like dairy is of a plant. */
export const plantBases: readonly PlantBase[] = readTable(folder, 'plantBases', PlantBase);

/** Kinds that further words make others of. */
export const saidKinds: readonly SaidKind[] = readTable(folder, 'saidKinds', SaidKind);

/** What words call packs, the more telling ones first. */
export const packLabels: readonly PackLabel[] = readTable(folder, 'packLabels', PackLabel);

/** How words say that a food is kept. */
export const storedAs: readonly StoredAs[] = readTable(folder, 'storedAs', StoredAs);

/** Words of how a food is kept until it is eaten. */
export const keptAs: readonly KeptAs[] = readTable(folder, 'keptAs', KeptAs);

/** What containers cost that are not the usual ones of their category; those of named categories first. */
export const containerCosts: readonly ContainerCost[] = readTable(folder, 'containerCosts', ContainerCost);

/** What is sold before it is baked. */
export const soldRaw: readonly SoldRaw[] = readTable(folder, 'soldRaw', SoldRaw);

/** What is not reckoned here, with the reason. */
export const unreckoned: readonly Unreckoned[] = readTable(folder, 'unreckoned', Unreckoned);

const packNames = new Map(readTable(folder, 'packs', PackName).map((row) => [row.key, row]));

/** A figure with its band. */
export type FoodBand = FoodFigure & { low: number; typical: number; high: number };

/** What a printed figure says of its band. */
export type PrintedBand = Pick<
  FoodBand,
  'item' | 'low' | 'typical' | 'high' | 'unit' | 'source' | 'year' | 'confidence'
>;

const isBand = (row: FoodFigure): row is FoodBand =>
  row.low !== null && row.typical !== null && row.high !== null;

/** The limits beyond which a figure is not shown without its reason. */
export interface FoodBounds {
  /** Ingredients over the unit cost, 0 to 1. */
  share: readonly [low: number, high: number];
  /** US dollars of a typical unit. */
  unitCost: readonly [low: number, high: number];
  /** Shelf price over the unit cost. */
  multiple: readonly [low: number, high: number];
}

/** A category of foods or drinks: what its units are packed in, what they cost to make, move and sell. */
export interface FoodCategory {
  readonly key: PackCategory;
  /** e.g. 'Carbonated drink, can' */
  readonly label: string;
  readonly kind: 'food' | 'drink';
  readonly temperature: 'ambient' | 'chilled' | 'frozen';
  readonly pack: PackName;
  /** Unit of the size of what is sold. */
  readonly unit: 'g' | 'mL';
  /** Its figures by item; those of all categories where it has none of its own. */
  readonly figures: ReadonlyMap<string, FoodBand>;
  readonly bounds: FoodBounds;
}

const costed = figures.filter(
  ({ kind }) => !['evidence', 'benchmark', 'raw material', 'bound', 'category'].includes(kind),
);
const ofAll = costed.filter(({ category }) => category === 'all');

function readCategory(row: FoodFigure): FoodCategory {
  const key = row.category as PackCategory;
  const own = costed.filter(({ category }) => category === key);
  const byItem = new Map([...ofAll, ...own].filter(isBand).map((figure) => [figure.item, figure]));
  const pack = packNames.get(key);
  const size = byItem.get('unit size');
  if (!pack || !size) throw new Error(`foodCosts.csv, packs.csv: ${key} has no pack or no unit size.`);
  return {
    key,
    label: row.item,
    kind: row.unit === 'drink' ? 'drink' : 'food',
    temperature: row.note.replace('temperature=', '') as FoodCategory['temperature'],
    pack,
    unit: size.unit as FoodCategory['unit'],
    figures: byItem,
    bounds: {
      share: boundOf(key, 'ingredient share of unit cost'),
      unitCost: boundOf(key, 'unit cost'),
      multiple: boundOf(key, 'shelf price over unit cost'),
    },
  };
}

function boundOf(category: PackCategory, item: string): readonly [number, number] {
  const row = figures.find((each) => each.key === `bound/${category}/${item}`);
  if (!row || row.low === null || row.high === null)
    throw new Error(`foodCosts.csv: ${category} has no bound of ${item}.`);
  return [row.low, row.high];
}

/** Every category by its key, drinks first. */
export const foodCategories: ReadonlyMap<PackCategory, FoodCategory> = new Map(
  figures
    .filter(({ kind }) => kind === 'category')
    .map((row) => [row.category as PackCategory, readCategory(row)]),
);

/** US dollars a kilogram of what a recipe is mixed of, by its exact name. */
export const foodPrices: ReadonlyMap<string, FoodBand> = new Map(
  figures
    .filter((row) => row.kind === 'raw material')
    .filter(isBand)
    .map((row) => [row.item, row]),
);

/** What words that are ruled out stand for in recipes. */
export const refusals: readonly Refusal[] = readTable(folder, 'refusals', Refusal);

/** What lines of recipes stand for beside what their names tell. */
export const standIns: readonly StandIn[] = readTable(folder, 'standIns', StandIn);

/** What lines of recipes are in a formula, by their exact names. */
export const recipeEntries: ReadonlyMap<string, RecipeEntry> = new Map(
  readTable(folder, 'recipeLines', RecipeEntry).map((row) => [row.line, row]),
);

/** What a recipe has instead of lines that words rule out, in the order in which it is tried. */
export const swaps: readonly Swap[] = readTable(folder, 'swaps', Swap);

/** Lines that a plain food of their kind has none of. */
export const occasionalLines: readonly OccasionalLine[] = readTable(
  folder,
  'occasionalLines',
  OccasionalLine,
);

/** Ways of eating, and what they rule out. */
export const diets: readonly Diet[] = readTable(folder, 'diets', Diet);

/** How a recipe is brought to what the words say that a serving holds. */
export const statedContents: readonly StatedContent[] = readTable(folder, 'statedContents', StatedContent);

/** What words may state of a serving beside these. */
export const toldContents: readonly ToldContent[] = readTable(folder, 'toldContents', ToldContent);

/** What words promise of protein and fibre without a number. */
export const claimedContents: readonly ClaimedContent[] = readTable(
  folder,
  'claimedContents',
  ClaimedContent,
);

/** What words allow of sugar and salt without a number. */
export const cappedContents: readonly CappedContent[] = readTable(folder, 'cappedContents', CappedContent);

/** What does the work of what gives way to a limit. */
export const placeTakers: readonly PlaceTaker[] = readTable(folder, 'placeTakers', PlaceTaker);

/** What is meant by the names of foods in kinds. */
export const meantFoods: readonly MeantFood[] = readTable(folder, 'meantFoods', MeantFood);

/** What makers know of kinds by what is in them. */
export const kindNotes: readonly KindNote[] = readTable(folder, 'kindNotes', KindNote);

/** Words that want nothing in a food but what they name. */
export const onlyWords: readonly OnlyWords[] = readTable(folder, 'onlyWords', OnlyWords);

/** What lines of recipes hold of what is asked for in grams, by their exact names. */
export const lineContents: ReadonlyMap<string, LineContent> = new Map(
  readTable(folder, 'contents', LineContent).map((row) => [row.line, row]),
);

/** Foods that words may name, as lines of recipes. */
export const namedLines: readonly NamedLine[] = readTable(folder, 'namedLines', NamedLine);

/** What kinds of food are of, and what may take its place. */
export const bodies: readonly Body[] = readTable(folder, 'bodies', Body);

/** What lines are in a kind of food where that is not what they are in most. */
export const kindRoles: readonly KindRole[] = readTable(folder, 'roles', KindRole);

/** Kinds of food by the sort of their recipes. */
export const foodClasses: readonly FoodClass[] = readTable(folder, 'foodClasses', FoodClass);

/** Shares that are plausible in foods of these classes. */
export const shareRanges: readonly ShareRange[] = readTable(folder, 'shareRanges', ShareRange);

/** What kinds of food cannot be without, or with. */
export const invariants: readonly Invariant[] = readTable(folder, 'invariants', Invariant);

/** What lines of a recipe need of something, and what gives it. */
export const proportions: readonly Proportion[] = readTable(folder, 'proportions', Proportion);

/** Packs whose foods are mixed dry. */
export const dryKinds: readonly DryKind[] = readTable(folder, 'dryKinds', DryKind);

/** What goes into meals cooked, or fresh. */
export const usedAs: readonly UsedAs[] = readTable(folder, 'usedAs', UsedAs);

/** Words that say what a food is made from. */
export const fromWords: readonly FromWords[] = readTable(folder, 'fromWords', FromWords);

/** What of kinds stays or goes where the words list what is in a food. */
export const structures: readonly Structure[] = readTable(folder, 'structure', Structure);

/** Work that kinds of food are not made without, and what does it. */
export const works: readonly Work[] = readTable(folder, 'works', Work);

/** Words of how long foods keep, and how many are made. */
export const termWords: readonly TermWords[] = readTable(folder, 'termWords', TermWords);

/** Words for foods in general. */
export const generalFoods: readonly GeneralFood[] = readTable(folder, 'generalFoods', GeneralFood);

/** Words by which a food is a part of its own. */
export const foodParts: readonly FoodPart[] = readTable(folder, 'foodParts', FoodPart);

/** Words that say a share without a number. */
export const fractions: readonly Fraction[] = readTable(folder, 'fractions', Fraction);

/** Words of recipes that are stated item by item. */
export const recipeWords: readonly RecipeWords[] = readTable(folder, 'recipeWords', RecipeWords);

/** Items of recipes that are made of others. */
export const preparations: readonly Preparation[] = readTable(folder, 'preparations', Preparation);

/** What a millilitre of lines weighs; the first row that a line is one of says it. */
export const densities: readonly Density[] = readTable(folder, 'densities', Density);

/** How kinds of food are served, by archetype. */
export const foodServings: ReadonlyMap<string, ServingRow> = new Map(
  readTable(folder, 'servings', ServingRow).map((row) => [row.archetype, row]),
);

/** What the figures of foods are worked out with, for the version of an estimate. */
export const foodTables = [
  figures,
  foodArchetypes,
  [...packNames.values()],
  refusals,
  standIns,
  namedLines,
  swaps,
  occasionalLines,
  diets,
  [...lineContents.values()],
  toldContents,
  claimedContents,
  cappedContents,
  placeTakers,
  kindNotes,
  meantFoods,
  onlyWords,
  bodies,
  kindRoles,
  foodClasses,
  shareRanges,
  proportions,
  usedAs,
  generalFoods,
  foodParts,
  fractions,
  recipeWords,
  preparations,
  densities,
  openKinds,
  foodGroups,
  alcoholWords,
  plantKinds,
  gradeAsks,
  plantBases,
  saidKinds,
  packLabels,
  containerCosts,
  keptAs,
  storedAs,
  soldRaw,
  unreckoned,
  fromWords,
  structures,
  works,
  termWords,
] as const;

/** Words of spec sheets that change nothing of what a food is. */
export const gradeWords: readonly GradeWords[] = readTable(folder, 'gradeWords', GradeWords);

/** Words of how a food is, which alone name none. */
export const mannerWords: ReadonlySet<string> = new Set(
  readTable(folder, 'mannerWords', MannerWords).flatMap(({ words }) => words),
);
