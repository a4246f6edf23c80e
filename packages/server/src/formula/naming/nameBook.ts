import type { KnownCompound, KnownMaterial, TradeName } from '../data.ts';
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
    Partial<Pick<KnownMaterial, 'source' | 'nutrientForm' | 'caffeinePercent'>>;
}

/** A material of one's own. */
export interface OwnName {
  id: number;
  name: string;
}

/** Finds what a name is of. */
export interface NameBook {
  /** One's own material of this name. */
  own(name: string): OwnName | undefined;
  /** What the base knows by this name, whichever way its words are written. */
  known(name: string): KnownName | undefined;
  /** What is bought under this name, though an ingredient may have it too. */
  bought(name: string): readonly KnownName[];
  byKey(key: string): KnownName | undefined;
  /** Compounds of this name that nothing is bought as. */
  compounds(name: string): readonly KnownCompound[];
  /** The trade name within a text. */
  trade: TradeBook;
}

/** What names are looked up in. */
export interface Names {
  known: readonly KnownName[];
  compounds: readonly KnownCompound[];
  tradeNames: readonly TradeName[];
  own: readonly OwnName[];
}

/** Puts names in order, once for all lines. Of two things with one name an ingredient is meant before what it is bought as. */
export function createNameBook({ known, compounds, tradeNames, own }: Names): NameBook {
  const materials = known.filter(({ material }) => material);
  const ordered = [...known.filter(({ material }) => !material), ...materials];
  const named = (all: readonly KnownName[]) =>
    all.flatMap((each) =>
      [...new Set([...each.names, each.label].map(nameKey))].map((name) => ({ name, each })),
    );
  const byName = new Map(
    named(ordered)
      .toReversed()
      .map(({ name, each }) => [name, each]),
  );
  const byMaterial = Map.groupBy(named(materials), ({ name }) => name);
  const byKey = new Map(known.map((each) => [each.key, each]));
  const compoundsByName = Map.groupBy(
    compounds.flatMap((each) => [...new Set(each.names.map(nameKey))].map((name) => ({ name, each }))),
    ({ name }) => name,
  );
  const ownByName = new Map(own.toReversed().map((each) => [nameKey(each.name), each]));
  return {
    own: (name) => ownByName.get(nameKey(name)),
    known: (name) => byName.get(nameKey(name)),
    bought: (name) => (byMaterial.get(nameKey(name)) ?? []).map(({ each }) => each),
    byKey: (key) => byKey.get(key),
    compounds: (name) => (compoundsByName.get(nameKey(name)) ?? []).map(({ each }) => each),
    trade: createTradeBook(tradeNames),
  };
}
