import type { KnownCompound, KnownMaterial, PurposeNames, TradeName } from '../data.ts';
import type { Purpose } from '../draft.ts';
import { toldPurpose } from '../purposes.ts';
import { nameKey } from './nameKey.ts';
import { createTradeBook, type TradeBook } from './tradeBook.ts';

/** What the base knows by name, as much of it as a line begins with. */
export interface KnownName {
  key: string;
  names: readonly string[];
  label: string;
  /** Those of its names that are Latin. */
  latinNames?: readonly string[];
  nutrient?: string;
  material?: Pick<KnownMaterial, 'ingredient' | 'potency' | 'cfuPerGram'> &
    Partial<Pick<KnownMaterial, 'source' | 'nutrientForm' | 'caffeinePercent' | 'says'>>;
}

/** A material of one's own. */
export interface OwnName {
  id: number;
  name: string;
  /** What it says of itself, where it does. */
  source?: string | null;
  potency?: number | null;
  nutrient?: string | null;
  ingredient?: string | null;
}

/** Finds what a name is of. */
export interface NameBook {
  /** One's own material of this name. */
  own(name: string): OwnName | undefined;
  /** What the base knows by this name, whichever way its words are written. */
  known(name: string): KnownName | undefined;
  byKey(key: string): KnownName | undefined;
  /** The names of what the base knows, as names are compared. */
  namesOf(known: KnownName): readonly string[];
  /** What is bought under a name as names are compared, though an ingredient may have it too. */
  bought(called: string): readonly KnownName[];
  /** What is bought of an ingredient, or of the nutrient that it is. */
  materialsOf(ingredient: KnownName): readonly KnownName[];
  /** Compounds of a name as names are compared that nothing is bought as. */
  compounds(called: string): readonly KnownCompound[];
  /** What a name says that it is there for. */
  purpose(name: string): Purpose | undefined;
  /** The trade name within a text. */
  trade: TradeBook;
}

/** What names are looked up in. */
export interface Names {
  known: readonly KnownName[];
  compounds: readonly KnownCompound[];
  tradeNames: readonly TradeName[];
  usualPurposes: readonly PurposeNames[];
  own: readonly OwnName[];
}

/** Puts names in order, once for all lines. Of two things with one name an ingredient is meant before what it is bought as. */
export function createNameBook({ known, compounds, tradeNames, usualPurposes, own }: Names): NameBook {
  const materials = known.filter(({ material }) => material);
  const ordered = [...known.filter(({ material }) => !material), ...materials];
  const names = new Map(known.map((each) => [each, keysOf([each.label, ...each.names])]));
  const namesOf = (each: KnownName) => names.get(each) ?? keysOf([each.label, ...each.names]);
  const byKey = new Map(known.map((each) => [each.key, each]));
  const otherSalts = saltsOf(
    known.filter(({ nutrient, material }) => nutrient && !material),
    namesOf,
  );
  const allOf = (each: KnownName) => [...otherSalts(namesOf(each)), ...namesOf(each)];
  const byName = new Map(
    ordered.toReversed().flatMap((each) => allOf(each).map((name) => [name, each] as const)),
  );
  const ownByName = new Map(own.toReversed().map((each) => [nameKey(each.name), each]));
  const boughtAs = grouped(materials, allOf);
  const compoundsAs = grouped(compounds, ({ names: called }) => [
    ...keysOf(called),
    ...otherSalts(keysOf(called)),
  ]);
  return {
    own: (name) => ownByName.get(nameKey(name)),
    known: (name) => byName.get(nameKey(name)),
    byKey: (key) => byKey.get(key),
    namesOf,
    bought: (called) => boughtAs.get(called) ?? [],
    materialsOf: ({ key, nutrient }) =>
      materials.filter(({ material }) => {
        const of = byKey.get(material?.ingredient ?? '');
        return of !== undefined && (of.key === key || (nutrient !== undefined && of.nutrient === nutrient));
      }),
    compounds: (called) => compoundsAs.get(called) ?? [],
    purpose: (name) => toldPurpose(name, usualPurposes),
    trade: createTradeBook(tradeNames),
  };
}

/** `zinkcitrat` and `zncitrat` of `zinccitrat`: salts by the other names of their mineral. */
function saltsOf(minerals: readonly KnownName[], namesOf: (known: KnownName) => readonly string[]) {
  const named = minerals.map((each) => {
    const own = nameKey(each.label);
    return { own, others: namesOf(each).filter((name) => !name.startsWith(own)) };
  });
  return (keys: readonly string[]): string[] =>
    named.flatMap(({ own, others }) => {
      const salts = keys.flatMap((key) =>
        key.startsWith(own) && key !== own ? [key.slice(own.length)] : [],
      );
      return others.flatMap((name) => salts.map((salt) => name + salt));
    });
}

const keysOf = (names: readonly string[]) => [...new Set(names.map((name) => nameKey(name)))];

/** Things by each of their names. */
function grouped<Thing>(things: readonly Thing[], namesOf: (thing: Thing) => readonly string[]) {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    for (const name of namesOf(thing)) groups.set(name, [...(groups.get(name) ?? []), thing]);
  }
  return groups;
}
