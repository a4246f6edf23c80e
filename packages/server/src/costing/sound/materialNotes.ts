import { z } from 'zod';
import { columns, convertMass, readTable } from '../../registry/index.ts';
import type { ProductionPlan } from '../plan.ts';

/** What is said of an active in a form: how it keeps, or what the law asks of its pack. */
const MaterialNote = z.strictObject({
  key: columns.key,
  ingredients: columns.list,
  /** Ingredients beside which it is not said. */
  unless: columns.list,
  packs: columns.list,
  /** Milligrams of it in a container from which it is said; 0: always. */
  leastMg: columns.finite,
  isWarning: columns.flag,
  /** `{amount}` is what a container holds, mg. */
  says: columns.text,
  ...columns.origin,
});

const rows = readTable(new URL('./data/', import.meta.url), 'materialNotes', MaterialNote);

type Line = ProductionPlan['lines'][number];

/** Label milligrams of a line; 0 of what is not counted by weight. */
const mgOf = ({ material: { unit }, amount }: Line): number =>
  unit === 'mg' || unit === 'g' || unit === 'µg' ? (convertMass(amount, unit, 'mg') ?? 0) : 0;

/** What is to be minded of the actives of a plan: warnings apart from what is told. */
export function materialNotes({
  pack,
  lines,
  servings,
}: Pick<ProductionPlan, 'pack' | 'lines' | 'servings'>): {
  notes: string[];
  warnings: string[];
} {
  const said = rows
    .filter(
      ({ packs, unless }) =>
        packs.includes(pack) && !lines.some(({ material }) => unless.includes(material.ingredient)),
    )
    .flatMap(({ ingredients, leastMg, isWarning, says }) => {
      const own = lines.filter(({ material }) => ingredients.includes(material.ingredient));
      const mg = own.reduce((sum, line) => sum + mgOf(line), 0) * servings;
      if (own.length === 0 || mg < leastMg) return [];
      return [{ isWarning, text: says.replace('{amount}', Math.round(mg).toLocaleString('en-US')) }];
    });
  const of = (isWarning: boolean) =>
    said.flatMap((each) => (each.isWarning === isWarning ? [each.text] : []));
  return { notes: of(false), warnings: of(true) };
}
