import { stems } from '../../registry/index.ts';
import type { FoodPlan } from './foodPlan.ts';
import { statementOf } from './lines.ts';
import { valuesOf } from './price/figures.ts';
import { shelfNet } from './price/shelf.ts';
import type { UnitCost } from '../run/index.ts';
import { isNamed } from './recipe/classes.ts';
import { kindNotes } from './tables/tables.ts';
import { capitalize } from '../../text/letters.ts';

const whole = (value: number) => Math.round(value).toLocaleString('en-US');

/** What the two figures are of. */
export function foodBasis(plan: FoodPlan, { units }: UnitCost): string {
  const { category, packLabel, size, unit, isOwnFormula } = plan;
  const cases = units / (category.figures.get('units per case')?.typical ?? 1);
  const run = isOwnFormula ? 'First production run of your formula:' : 'First production run of';
  return `${run} ${whole(units)} units (${size} ${unit}, ${packLabel}) in ${whole(cases)} cases, with one-time work`;
}

/** Whether the recipe is the kind's own, but for a little of its taste: what is noted of how much is in it holds then. */
const isUsual = ({ recipe, archetype }: FoodPlan): boolean => {
  const percents = new Map(recipe.map(({ name, percent }) => [name, percent]));
  const usual = new Set(archetype.recipe.map(({ name }) => name));
  return (
    recipe.every(({ name }) => usual.has(name)) &&
    archetype.recipe.every(({ name, percent }) => {
      const has = percents.get(name);
      return has === undefined ? percent < 2 : Math.abs(has - percent) < Math.max(0.5, percent * 0.05);
    })
  );
};

/** What is known of a kind, as far as it holds what that is of. */
const notesOfLines = ({ archetype: { key }, recipe, actives }: FoodPlan): string[] =>
  kindNotes
    .filter(
      ({ kinds, lines }) =>
        kinds.includes(key) &&
        (lines.length === 0 ||
          recipe.some(({ name }) => isNamed(lines, name)) ||
          actives.some(({ material }) => isNamed(lines, material.name))),
    )
    .map(({ note }) => `${capitalize(note)}.`);

/** Whether what is noted of a kind holds of this recipe: figures of one that is as usual, names of what is in it. */
const isOfRecipe = (plan: FoodPlan): boolean => {
  const { recipe, actives, archetype } = plan;
  const has = new Set(recipe.map(({ name }) => name));
  const gone = archetype.recipe.filter(({ name }) => !has.has(name));
  const noted = ` ${stems(archetype.notes).join(' ')} `;
  const isNoted = ({ name }: { name: string }) => noted.includes(` ${stems(statementOf(name)).join(' ')} `);
  return !gone.some(isNoted) && (!/\d/.test(archetype.notes) || (actives.length === 0 && isUsual(plan)));
};

/** How the figures were worked out, and what they leave out. */
export function foodNotes(plan: FoodPlan): string[] {
  const { archetype, actives } = plan;
  const { directShare } = shelfNet(valuesOf(plan.constants));
  const added = actives.map(({ material: { name } }) => name).join(', ');
  return [
    plan.isOwnFormula
      ? `The recipe is your formula; process and price on the shelf are usual for '${archetype.key}': ${archetype.process}.`
      : `The recipe is one usual for '${archetype.key}': ${archetype.process}. Your own recipe replaces it.`,
    ...(added ? [`Added to the recipe, as the words name it: ${added}.`] : []),
    ...(archetype.notes && isOfRecipe(plan) ? [`${capitalize(archetype.notes)}.`] : []),
    ...notesOfLines(plan),
    'The toll contains the co-packer’s margin; materials are supplied by the brand.',
    'The category sets the shelf price: retailer, distributor, trade spend, spoilage and broker are taken off it.',
    directShare > 0
      ? `${Math.round(directShare * 100)} % of the run is sold directly, the rest through a distributor.`
      : 'Nothing is sold directly: a parcel leaves less than the trade.',
    'Runs are whole cases; freight and storage are by the share of a pallet.',
    'Material bought beyond the need because of its minimum order is shown apart and not in the cost.',
    'Free first cases for stores, slotting, marketing, duty, deposits and taxes are not included.',
    'Low and high add up the bands of all figures as independent (root of the sum of squares).',
  ];
}
