import type { FormulaLine } from '../../line.ts';
import { contextsOf, usualDoseOf, type DoseContext } from '../../dose/usualDose.ts';
import { amountOf, type NamedMaterial } from '../../named/loneAmounts.ts';
import { unstatedOf } from '../../named/readIngredients.ts';
import type { Line } from '../lines.ts';
import { ingredientsOf } from '../named/lineIngredients.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { standIns } from '../tables/tables.ts';
import { stayingBeside } from './works.ts';

/** Which lines of a recipe stay beside what the words name of actives, and the actives that are none of them. */
export function besideActives(
  archetype: FoodArchetype,
  usual: readonly Line[],
  { wanted, text, isStated }: { wanted: readonly NamedMaterial[]; text: string; isStated: boolean },
): { kept: readonly Line[]; added: readonly FormulaLine[]; dosed: ReadonlySet<string> } {
  const ingredientsIn = (each: readonly NamedMaterial[]) =>
    new Set(each.map(({ material }) => material.ingredient));
  const dosed = ingredientsIn(wanted.filter(({ amount }) => amount !== null));
  const named = ingredientsIn(wanted);
  const staying = stayingBeside(archetype, text);
  const stays = (line: Line) =>
    isStated ||
    staying.has(line.name) ||
    (!ingredientsOf(line.name).some((key) => dosed.has(key)) && !givesWay(line, named));
  const kept = usual.filter(stays);
  const own = kept.filter(({ name }) => !staying.has(name));
  const kind = archetype.kind === 'drink' ? 'drink' : 'food';
  const contexts = contextsOf(
    text,
    unstatedOf(wanted),
    archetype.category === 'drink_tablet' ? 'effervescent' : kind,
  );
  const added = wanted.filter((each) => !isIn(own, each)).map((each) => toLine(each, contexts));
  return { kept, added, dosed };
}

const givesWay = ({ name }: Line, named: ReadonlySet<string>) =>
  standIns.some(
    (each) => each.givesWay && each.line === name && each.ingredients.some((key) => named.has(key)),
  );

const isIn = (lines: readonly Line[], { material }: NamedMaterial) =>
  lines.some(({ name }) => ingredientsOf(name).includes(material.ingredient));

const toLine = (named: NamedMaterial, contexts: readonly DoseContext[]): FormulaLine => ({
  material: named.material,
  amount: amountOf(named, usualDoseOf(named.material, contexts)),
  isStated: named.amount !== null,
});
