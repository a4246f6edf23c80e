import type { KnownCompound } from '../../formula/index.ts';
import { tokenize } from '../../registry/tokens.ts';

/** What the base knows by name, as much of it as a line begins with. */
export interface KnownName {
  key: string;
  names: readonly string[];
  label: string;
  nutrient?: string;
  material?: {
    ingredient: string;
    /** The compound as a label names it, without the strength it is bought at. */
    source?: string;
    nutrientForm?: string;
    potency: number;
    cfuPerGram: number | null;
  };
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
  bought(name: string): KnownName | undefined;
  byKey(key: string): KnownName | undefined;
  /** Compounds of this name that nothing is bought as. */
  compounds(name: string): readonly KnownCompound[];
}

/** What names are looked up in. */
export interface Names {
  known: readonly KnownName[];
  compounds: readonly KnownCompound[];
  own: readonly OwnName[];
}

const keyOf = (name: string) =>
  tokenize(name)
    .map(({ stem }) => stem)
    .join(' ');

/** Puts names in order, once for all rows. Of two things with one name an ingredient is meant before what it is bought as. */
export function createNameBook({ known, compounds, own }: Names): NameBook {
  const ordered = [...known.filter(({ material }) => !material), ...known.filter(({ material }) => material)];
  const byNames = (all: readonly KnownName[]) =>
    new Map(
      all
        .toReversed()
        .flatMap((each) => [...each.names, each.label].map((name) => [keyOf(name), each] as const)),
    );
  const byName = byNames(ordered);
  const byMaterial = byNames(known.filter(({ material }) => material));
  const byKey = new Map(known.map((each) => [each.key, each]));
  const named = compounds.flatMap((each) =>
    [...new Set(each.names.map(keyOf))].map((name) => ({ name, each })),
  );
  const compoundsByName = Map.groupBy(named, ({ name }) => name);
  const ownByName = new Map(own.toReversed().map((each) => [keyOf(each.name), each]));
  return {
    own: (name) => ownByName.get(keyOf(name)),
    known: (name) => byName.get(keyOf(name)),
    bought: (name) => byMaterial.get(keyOf(name)),
    byKey: (key) => byKey.get(key),
    compounds: (name) => (compoundsByName.get(keyOf(name)) ?? []).map(({ each }) => each),
  };
}
