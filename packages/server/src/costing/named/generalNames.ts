import { z } from 'zod';
import { columns, readTable, registry, stems, type Material } from '../../registry/index.ts';
import { searchable } from '../text.ts';

/** Words that name a whole family: beside one that is named in particular they are no second thing. */
const Family = z.strictObject({
  key: columns.key,
  words: columns.list,
  /** Keys of ingredients. */
  members: columns.list,
  ...columns.origin,
});

const families = readTable(new URL('../data/', import.meta.url), 'families', Family);

/** A name as a text has it, and the material that it is of. */
export interface Called {
  readonly words: string;
  readonly material: Material;
}

/** Which family words are of, by its place; −1 of other words. Of two that hold each other the later is the more particular. */
export function familyOf({ words, material: { ingredient } }: Called): number {
  const said = searchable(words).trim();
  return families.findIndex((row) => row.words.includes(said) && row.members.includes(ingredient));
}

/** Whether words say no more than the name of an ingredient or of its family does: `collagen`; not `bovine collagen`. */
export function isGeneralName(called: Called): boolean {
  if (familyOf(called) >= 0) return true;
  const own = stems(registry.ingredients.get(called.material.ingredient)?.name ?? '');
  return stems(called.words).every((word) => own.includes(word));
}

/** An ingredient that is named, by which family's words, and whether only in general. */
export interface Named {
  readonly ingredient: string;
  readonly family: number;
  readonly isGeneral: boolean;
}

/** Whether one name stands for what another names in particular, by their family. */
export function isMeantBy(general: Named, other: Named): boolean {
  if (!families[general.family]?.members.includes(other.ingredient)) return false;
  if (other.family >= 0) return other.family > general.family;
  return !other.isGeneral || other.ingredient !== general.ingredient;
}
