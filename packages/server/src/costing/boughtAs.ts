import { registry, type Material } from '../registry/index.ts';
import type { FormulaLine } from './line.ts';
import type { CostedLine } from './productEstimate.ts';

const pricedAs = ', priced as ';

/** What is bought for a line, as an estimate says it: of a strain or a maker's material also what it is priced as. */
export const boughtAs = ({ material, specified }: FormulaLine): string =>
  specified === undefined ? material.form : `${specified}${pricedAs}${material.form}`;

const byForm: ReadonlyMap<string, Material> = new Map(
  [...registry.materials.values()].map((each) => [`${each.name}\n${each.form}`, each]),
);

/** The material that an estimate's line of an active is of; undefined of one that is not in the registry. */
export function materialOf({ name, form }: Pick<CostedLine, 'name' | 'form'>): Material | undefined {
  const at = form.lastIndexOf(pricedAs);
  return byForm.get(`${name}\n${at < 0 ? form : form.slice(at + pricedAs.length)}`);
}
