import { z } from 'zod';
import { columns, readTable, registry, usualMaterial } from '../../registry/index.ts';
import type { FormulaLine } from '../line.ts';

/** What plants give instead of an ingredient that comes of animals. */
const PlantCounterpart = z.strictObject({
  key: columns.key,
  ingredient: columns.text,
  /** Key of the material. */
  instead: columns.text,
  ...columns.origin,
});

const counterparts: ReadonlyMap<string, string> = new Map(
  readTable(new URL('../data/', import.meta.url), 'plantCounterparts', PlantCounterpart).map(
    ({ ingredient, instead }) => [ingredient, instead],
  ),
);

/** Vegan capsules are shells of no animal: they say nothing of what is in them. */
const plantsOnly = /\b(?:vegans?|plant[- ]based)\b(?![\s-]+(?:capsules?|caps|shells?|hpmc)\b)/i;

/** Whether words ask for a product with nothing of animals in it. */
export const asksForPlants = (text: string): boolean => plantsOnly.test(text);

/** Lines with nothing of animals, where plants give the like, and what became of the others. */
export interface PlantLines {
  readonly lines: readonly FormulaLine[];
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
}

const originOf = ({ material }: FormulaLine) => registry.ingredients.get(material.ingredient)?.vegan ?? '';

/** What the words name by its source, as lichen, is what they ask for. */
const isUsual = ({ material }: FormulaLine) => usualMaterial(material.ingredient)?.key === material.key;

/** What is of animals as a rule, as vitamin D3 of lanolin, and is had of plants too. */
const hasPlantSource = (line: FormulaLine) =>
  originOf(line) === 'depends on source' && isUsual(line) && counterparts.has(line.material.ingredient);

/** A formula as the words ask for it: where they want nothing of animals, plants give what they can. */
export function ofPlants(lines: readonly FormulaLine[], text: string): PlantLines {
  if (!asksForPlants(text)) return { lines, notes: [], warnings: [] };
  const replaced = lines
    .filter((line) => originOf(line) === 'no' || hasPlantSource(line))
    .map((line) => [line, plantLine(line)] as const);
  const instead = new Map(replaced);
  const made = lines.map((line) => instead.get(line) ?? line);
  const kept = replaced.filter(([, plant]) => plant === null).map(([line]) => line);
  return {
    lines: made.filter((line, at) => made.findIndex(({ material }) => material === line.material) === at),
    notes: [
      ...replaced.flatMap(([line, plant]) =>
        plant ? [`${insteadOf(plant, line)}: the words ask for nothing of animals.`] : [],
      ),
      ...made
        .filter((line) => originOf(line) === 'depends on source' && isUsual(line))
        .map(
          ({ material }) =>
            `${material.name} is made of animals or not, by its source: ask the supplier for one that is not.`,
        ),
    ],
    warnings: kept.map(
      ({ material }) => `No plant gives ${material.name}: the words ask for nothing of animals.`,
    ),
  };
}

const insteadOf = ({ material: plant }: FormulaLine, { material }: FormulaLine) =>
  plant.name === material.name ? `${plant.name} is ${plant.form}` : `${plant.name} for ${material.name}`;

function plantLine(line: FormulaLine): FormulaLine | null {
  const material = registry.materials.get(counterparts.get(line.material.ingredient) ?? '');
  if (!material) return null;
  const isSame = material.ingredient === line.material.ingredient;
  const amount = line.isStated || isSame ? line.amount : material.dose.usual;
  return { ...line, material, amount };
}
