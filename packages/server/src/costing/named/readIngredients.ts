import {
  findAmountsIn,
  registry,
  tokenize,
  type Ingredient,
  type Material,
  type Mention,
} from '../../registry/index.ts';
import { readSources } from './activeSources.ts';
import { amountsBeside, withoutNames } from './amountsBeside.ts';
import { atomsOf } from '../words/atoms.ts';
import { partsOfWhole } from './breakdown.ts';
import { findExcluded, findPermitted } from '../words/exclusions.ts';
import { withGrades } from './grades.ts';
import { materialsOf, names, unpriced, type IngredientMention } from './ingredientNames.ts';
import { namedIn } from './namedIn.ts';
import { doseUnits, withLoneAmounts, type NamedMaterial } from './loneAmounts.ts';
import { withoutFlavours } from './meant.ts';
import { settle } from './settle.ts';
import { sightingsOf, specific, withElemental } from './sightings.ts';
import { strengthOf, type Strength } from './strengths.ts';
import { unreadIn } from './unread.ts';
import { namesIn } from './namesIn.ts';
import { withStrengths } from './withStrengths.ts';

/** What a text says of ingredients. */
export interface ReadIngredients {
  /** Those it names, in its order, each active once. */
  wanted: readonly NamedMaterial[];
  /** Whether it names a group, of which others chose what is in it: a multivitamin. */
  isOfGroup: boolean;
  /** How strong it says that the whole is; null where it says nothing. */
  strength: Strength | null;
  /** Keys of the materials it rules out. */
  excluded: ReadonlySet<string>;
  /** Amounts of what is nothing known here, as they are written. */
  unread: readonly string[];
  /** How amounts were read that may be read otherwise. */
  notes: readonly string[];
}

/** The ingredients a text names and those it rules out. A dose that is named outweighs a refusal. */
export function readIngredients(text: string): ReadIngredients {
  const mentions = namedIn(text);
  const amounts = amountsBeside(text, mentions);
  const materialOf = (mention: IngredientMention) => materialsOf(mention)[0];
  const {
    carriers,
    dropped,
    moved,
    notes: sourceNotes,
  } = readSources({ text, mentions, amounts, materialOf });
  const parts = partsOfWhole({ text, mentions, amounts });
  const refusals = findExcluded(atomsOf(text, mentions, (at) => (amounts[at]?.value ?? 0) > 0));
  const isRefused = (at: number) =>
    (refusals.get(mentions[at]?.start ?? -1) ?? false) || amounts[at]?.value === 0;
  const refused = mentions.filter((_, at) => isRefused(at)).flatMap(materialsOf);
  const seen = mentions.flatMap((mention, at) =>
    isRefused(at) || dropped.has(mention) || parts.has(mention)
      ? []
      : sightingsOf(mention, {
          text,
          amount: moved.get(mention) ?? amounts[at] ?? null,
          carrier: carriers.get(mention),
        }),
  );
  const sightings = withElemental(seen, text);
  const dosed = new Set(sightings.flatMap(({ material, given }) => (given ? [material.key] : [])));
  const excluded = new Set(refused.map(({ key }) => key).filter((key) => !dosed.has(key)));
  const wanted = settle(specific(sightings.filter(({ material }) => !excluded.has(material.key))));
  const beside = new Set(amounts.map((amount) => amount?.start));
  const left = findAmountsIn(withoutNames(text, mentions), doseUnits).filter(
    ({ start }) => !beside.has(start),
  );
  const notes = sightings.flatMap(({ material, note }) =>
    note && !excluded.has(material.key) ? [note] : [],
  );
  const singly = new Set(
    mentions
      .filter(({ kind }) => kind !== 'group')
      .flatMap((each) => materialsOf(each).map(({ key }) => key)),
  );
  const isSingle = (key: string) => singly.has(key) || !wanted.some(({ material }) => material.key === key);
  const strength = strengthOf(text, mentions);
  return {
    wanted: withStrengths(withGrades(withLoneAmounts(wanted, { left, text }), text), {
      text,
      mentions,
      whole: strength,
    }),
    isOfGroup: mentions.some(
      (mention, at) =>
        mention.kind === 'group' && !isRefused(at) && materialsOf(mention).some(({ key }) => !isSingle(key)),
    ),
    strength,
    excluded,
    unread: unreadIn(text, namesIn(text), beside),
    notes: [...new Set([...sourceNotes, ...notes])],
  };
}

/** Materials of which a text gives no amount. */
export const unstatedOf = (wanted: readonly NamedMaterial[]): Material[] =>
  wanted.filter(({ amount }) => amount === null).map(({ material }) => material);

/** An ingredient of which no material has a price, and what a text calls it. */
export interface UnpricedName extends Pick<Ingredient, 'name'> {
  readonly called: string;
}

/** Ingredients that a text names and does not rule out, of which no material has a price. */
/** Names of what nobody has priced, wanted or ruled out, where they stand. */
export const unpricedMentions = (text: string): readonly Mention[] => unpriced.find(tokenize(text));

export function unpricedIn(text: string): UnpricedName[] {
  const tokens = tokenize(text);
  const mentions = unpriced.find(tokens);
  if (mentions.length === 0) return [];
  const atoms = atomsOf(text, mentions);
  const [refusals, permitted] = [findExcluded(atoms), findPermitted(atoms)];
  const priced = names.find(tokens);
  const isOther = ({ start, end }: Mention) =>
    priced.some((each) => each.start < end && start < each.end && each.end - each.start >= end - start);
  const meant = withoutFlavours(
    text,
    mentions,
    mentions.map(() => null),
  );
  const byKey = new Map(
    meant
      .filter((each) => !refusals.get(each.start) && !permitted.has(each.start) && !isOther(each))
      .map(({ key, text: called }) => [key, called] as const),
  );
  return [...byKey].flatMap(([key, called]) => {
    const ingredient = registry.ingredients.get(key);
    return ingredient ? [{ name: ingredient.name, called }] : [];
  });
}
