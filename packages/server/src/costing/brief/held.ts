import { z } from 'zod';
import { columns, readTable, registry } from '../../registry/index.ts';
import { materialOf } from '../boughtAs.ts';
import { besideParts } from '../beside/besideParts.ts';
import { besideLabels } from '../beside/besideLabels.ts';
import type { RecipeEntry } from '../foods/tables/records.ts';
import { recipeEntries } from '../foods/tables/tables.ts';
import type { CostedLine } from '../productEstimate.ts';

/** What a line of a recipe is made of itself, where its name on labels does not tell it. */
const HeldIn = z.strictObject({
  key: columns.key,
  line: columns.text,
  parts: columns.list,
  ...columns.origin,
});

const heldIn: ReadonlyMap<string, readonly string[]> = new Map(
  readTable(new URL('./data/', import.meta.url), 'heldIn', HeldIn).map(({ line, parts }) => [line, parts]),
);

/** A line of a finished recipe as a brief may speak of it. */
export interface Held {
  /** As a person calls it. */
  readonly name: string;
  /** What it is called in tables and on labels, in lower case. */
  readonly names: readonly string[];
  /** What alone it is called by where it is of what a form is made with: none of what it is one of. */
  readonly own: readonly string[];
  /** What it is made of itself, in lower case. */
  readonly parts: readonly string[];
  /** Whether it is a line of a food's recipe. */
  readonly isFood: boolean;
  /** Key of the material that it is of; null of a food and of what a form is made with. */
  readonly material: string | null;
  readonly ingredient: string | null;
  /** Whether it sweetens, where that is what it is for. */
  readonly isSweetener: boolean;
  /** Whether a form cannot be without it: a shell, or water. */
  readonly isOfForm: boolean;
  /** Whether it is of animals as a rule. */
  readonly isAnimal: boolean;
  /** Whether it is a flavour that is called by what it tastes of, and has none of it: honey flavour is vegan, and no sugar. */
  readonly isTaste?: boolean;
}

const bracketed = /\(([^()]*)\)/;
const lower = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());
const partsOf = (statement: string) => bracketed.exec(statement)?.[1]?.split(', ') ?? [];
const withoutParts = (statement: string) => statement.replace(bracketed, '').trim();

const foods = new Map<string, Held>();

/** A line of a food's recipe, by its exact name. */
export function heldFood(line: string): Held {
  const held = foods.get(line) ?? readFood(line);
  // Only the lines of tables are many times the same.
  if (recipeEntries.has(line)) foods.set(line, held);
  return held;
}

/** Maltodextrin and soluble fibres are sweeteners by their place only. */
const leastSweet = 10;
const isSweet = ({ highIntensity, profile }: RecipeEntry): boolean =>
  highIntensity ||
  Object.entries(profile).some(
    ([key, value]) =>
      /^(?:sugars|allulose|polyols)/.test(key) && typeof value === 'number' && value > leastSweet,
  );

function readFood(line: string): Held {
  const entry = recipeEntries.get(line);
  const statement = entry?.statement ?? line;
  return {
    name: withoutParts(statement),
    names: lower([line, withoutParts(statement)]),
    parts: lower([...partsOf(statement), ...(heldIn.get(line) ?? [])]),
    own: [],
    isFood: true,
    material: null,
    ingredient: null,
    isSweetener: entry?.role === 'sweetener' && isSweet(entry),
    isOfForm: entry?.role === 'liquid',
    isAnimal: false,
  };
}

/** What a row says beside what is bought: `rice bran extract, instead of a stearate`. */
const aside = /[;,] (?:instead|asks|against|to keep|for|part of|which)\b.*$/;

/** What is said of what a form is made with, by what is bought: its names, and what it is one of. */
const kindsOf: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(besideParts, ({ form }) => form)].map(
    ([form, rows]) => [form, rows.flatMap(({ words, refused }) => [...words, ...refused])] as const,
  ),
);

const wordsOf: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(besideParts, ({ form }) => form)].map(
    ([form, rows]) => [form, rows.flatMap(({ words }) => words)] as const,
  ),
);

/** What a supplement's form is made with, by what is bought. */
export function heldPart({
  name,
  form,
  purpose,
}: Pick<CostedLine, 'name' | 'form'> & { purpose: string }): Held {
  const label = besideLabels.get(form);
  const bought = form.replace(aside, '');
  return {
    name,
    names: lower([name, bought, withoutParts(label?.statement ?? ''), ...(kindsOf.get(form) ?? [])]),
    own: wordsOf.get(form) ?? [],
    isFood: false,
    parts: lower([...(label?.parts ?? []), ...partsOf(label?.statement ?? '')]),
    material: null,
    ingredient: null,
    isSweetener: purpose === 'sweetener',
    isOfForm: purpose === 'shell' || purpose === 'water',
    isAnimal: false,
    isTaste: purpose === 'flavour' && !kindsOf.has(form),
  };
}

/** An active, by the key of its material. */
export function heldActive(key: string): Held {
  const material = registry.materials.get(key);
  const { name = key, form = '', ingredient = null } = material ?? {};
  return {
    name: form === '' || form === name ? name : `${name} (${form})`,
    names: lower([name, form]),
    own: [],
    isFood: false,
    parts: [],
    material: key,
    ingredient,
    isSweetener: false,
    isOfForm: false,
    isAnimal: registry.ingredients.get(ingredient ?? '')?.vegan === 'no',
  };
}

/** The lines of an estimate. */
export const heldLines = (lines: readonly CostedLine[]): Held[] =>
  lines.map(({ name, form, percent, purpose }) => {
    if (percent !== undefined) return heldFood(name);
    return purpose === undefined
      ? heldActive(materialOf({ name, form })?.key ?? name)
      : heldPart({ name, form, purpose });
  });
