import { createNameIndex, findAmountsIn, namesOf, registry, tokenize } from '../../../registry/index.ts';
import { general as noKind, matchArchetype } from '../../archetypes.ts';
import { atomsOf } from '../../words/atoms.ts';
import { findExcluded } from '../../words/exclusions.ts';
import {
  materialsOf,
  names as ingredientNames,
  type IngredientMention,
} from '../../named/ingredientNames.ts';
import { isPowderBy } from '../../form.ts';
import { statedPack } from '../../stated/statedPack.ts';
import { statedServing } from '../../stated/statedServing.ts';
import { hasPhrase, searchable } from '../../text.ts';
import { alcoholSays } from './alcohol.ts';
import {
  bestOf,
  candidatesIn,
  foodNames,
  isFoodName,
  isOneFood,
  otherSenses,
  refined,
  words,
  wordsIn,
  type Candidate,
} from './candidates.ts';
import { calledIn, headEnd } from './heads.ts';
import { isEatenByName, openFoodOf } from './openKind.ts';
import { createPhraseIndex } from './phrases.ts';
import type { FoodArchetype } from '../tables/records.ts';
import { withoutSlips } from './slips.ts';
import { alcoholWords, foodArchetypes, generalWords, unreckoned } from '../tables/tables.ts';

/** What words say a product is. */
export interface WordsSay {
  /** The kind of food or drink; null: a supplement, or nothing is said. */
  archetype: FoodArchetype | null;
  /** Whether a supplement form is named: capsules, gummies. */
  isForm: boolean;
  /** Why what is eaten or drunk cannot be reckoned; absent where it can. */
  reason?: string | null;
}

/** Forms that only supplements have. Effervescent tablets are a drink's, and are looked for before. */
const solidForms = [
  'capsule', 'capsules', 'caps', 'tablet', 'tablets', 'pill', 'pills', 'softgel', 'softgels', 'soft gel', 'soft gels',
  'lozenge', 'lozenges', 'chewable tablet', 'chewable tablets', 'chewables', 'tabs',
]; // prettier-ignore
const gummyForms = ['gummie', 'gummies', 'gummy'];

const general = createPhraseIndex(generalWords, (row) => row.words);
const noGeneral = createPhraseIndex(generalWords, (row) => row.not_words);
const forms = createPhraseIndex([...solidForms, ...gummyForms], (form) => [form]);
const fizzyTablets: FoodArchetype['category'] = 'drink_tablet';

/**
 * What concept and description say the product is. A supplement form decides; else the longest phrase of a food or
 * drink before 'with', 'for' and the like, then the one nearest the end, then the whole concept, then the
 * description; last the words of any drink. What is ruled out ('no capsules', 'instead of coffee') is not read.
 */
export function readFood(concept: string, description: string): WordsSay {
  const title = withoutSlips(searchable(withoutRefused(headOf(concept))));
  const isNamed = isNamedPowder(title) || isNamedChew(title) || isNamedSticks(title);
  if (isNamed || isSupplementName(title, description) || isDosed(title, concept, description))
    return { archetype: null, isForm: true };
  if (isDoseByOpening(description)) return { archetype: null, isForm: true };
  const sweets = readSweets(title, description);
  const opening = openingOf(withoutRefused(description));
  const said =
    sweets ??
    readUnreckoned(title) ??
    readAlcohol(title, description) ??
    readTitle(title) ??
    readAlcoholFree(opening, description);
  if (said) return said;
  const isPowder = isPowderBy(searchable(description));
  const isDose = isPowder || (statedPack(concept, description).ml ?? Infinity) < leastDrink;
  const opened = readOpening(opening, title);
  if (opened) return opened;
  // No food of no particular kind comes as 60 chewables.
  if (counted.test(searchable(`${concept}, ${description}`))) return { archetype: null, isForm: true };
  const drink = isDose ? null : (generalOf(title) ?? canOf(title, description));
  // A dose is a supplement's, unless the name itself is of what is eaten.
  const open = drink || (isDose && !isEatenByName(title)) ? null : openFoodOf(title, concept, description);
  return open ? { ...open, isForm: false } : { archetype: drink, isForm: isDose };
}

/** `Softgel with 500 mg`: a description that begins with the form by itself, of whatever the name is. */
function isDoseByOpening(description: string): boolean {
  const opening = openingOf(withoutRefused(description));
  const form = forms.find(opening).at(-1);
  return (
    form !== undefined &&
    solidForms.includes(form.owner) &&
    form.at + form.phrase.length + 2 === opening.length &&
    wordsIn(opening.trim()) <= mostBeforeForm + wordsIn(form.phrase)
  );
}

/** So many words may stand before the form: `60 vegan softgels`. */
const mostBeforeForm = 2;

const notReckoned = createPhraseIndex(unreckoned, (row) => row.words);
const butReckoned = createPhraseIndex(unreckoned, (row) => row.not_words);

/** What is eaten or drunk, and not reckoned here. */
function readUnreckoned(title: string): WordsSay | null {
  const meant = new Set(butReckoned.find(title).map(({ owner }) => owner));
  const row = notReckoned.find(title).find(({ owner }) => !meant.has(owner))?.owner;
  const archetype = foodArchetypes.find(({ key }) => key === row?.archetype);
  return row && archetype ? { archetype, isForm: false, reason: row.reason } : null;
}

/** A drink that usually has alcohol, and has none here, or is none to reckon with. */
function readAlcohol(title: string, description: string): WordsSay | null {
  const others = candidatesIn(title).filter(({ owner }) => !alcoholFree.has(owner.key));
  const head = `${title.slice(0, headEnd(title)).trimEnd()} `;
  const isOther = (at: number, phrase: string) =>
    others.some((each) => {
      const [end, own] = [each.at + each.phrase.length, at + phrase.length];
      return end > own || (end === own && each.at < at);
    });
  const said = alcoholSays({ title: head, text: `${title}${searchable(description)}`, isOther });
  return said && { ...said, isForm: false };
}

/** `Alcohol-free hazy pale ale`, of whatever the name is: with its alcohol the name would say so. */
function readAlcoholFree(opening: string, description: string): WordsSay | null {
  const said = readAlcohol(opening, description);
  return said?.reason === null ? said : null;
}

const alcoholFree: ReadonlySet<string> = new Set(alcoholWords.map(({ archetype }) => archetype));

/** Less, mL, is no drink of no particular kind, but a dose in an ampoule. Our assumption. */
const leastDrink = 40;

/** `Vegan protein, chocolate`, `coconut ice cream, mint chip`: behind what it is, and a comma, its flavour. */
function headOf(concept: string): string {
  const [head = '', ...rest] = concept.split(/,\s|\s[(–—-]\s?/);
  const text = searchable(head);
  const isNamed = candidatesIn(text).length > 0 || matchArchetype(text, '') !== noKind;
  return rest.length > 0 && isNamed ? head : concept;
}

const supplementNames = createNameIndex(
  registry.records.ingredients.map((row) => ({
    kind: 'ingredient' as const,
    key: row.key,
    names: namesOf(row),
  })),
);

/** `Salted caramel collagen powder`: what is before the powder's own name is its flavour. */
function isNamedPowder(title: string): boolean {
  const before = / ([a-z0-9 ]+) (?:powder|pulver) $/.exec(title)?.[1] ?? '';
  const last = supplementNames.find(tokenize(before)).at(-1);
  if (last?.end !== before.length) return false;
  return !candidatesIn(title).some(({ at, phrase }) => at + phrase.length >= last.start + 1);
}

/** `Creatine soft chews`: named by what no sweet has. */
function isNamedChew(title: string): boolean {
  const before = / ([a-z0-9 ]+?) (?:soft )?chews? /.exec(title)?.[1] ?? '';
  const last = ingredientNames.find(tokenize(before)).at(-1);
  if (last?.kind === 'group' && last.end === before.length) return isOfVitamins(last);
  if (!last || last.end !== before.length || foodNames.has(last.text)) return false;
  const isIn = ({ owner }: Candidate) =>
    owner.recipe.some(({ name }) => searchable(name).includes(` ${last.text} `));
  return !candidatesIn(title).some(isIn);
}

/** A multivitamin, a B complex: no sweet is called by several vitamins. */
const isOfVitamins = (mention: IngredientMention): boolean =>
  materialsOf(mention).filter(({ category }) => category === 'vitamin').length > 1;

/** Packs of powders of any kind. */
const anySticks = new Set(['stick pack', 'stick packs']);

/** `Greens stick packs`, `magnesium stick packs`: sticks of what is no drink's. */
function isNamedSticks(title: string): boolean {
  const candidates = candidatesIn(title);
  const kind = matchArchetype(title, '');
  const isSticks = ({ phrase, owner }: Candidate) => anySticks.has(phrase) || owner.kind === 'supplement';
  if (!candidates.some(({ phrase }) => anySticks.has(phrase)) || !candidates.every(isSticks)) return false;
  const before = / ([a-z0-9 ]+?) stick packs? /.exec(title)?.[1] ?? '';
  const isNamed = supplementNames.find(tokenize(before)).at(-1)?.end === before.length;
  return kind.key !== 'hydration' && (kind !== noKind || isNamed);
}

/** `Digestive enzymes`, in capsules: a food's word that is part of an ingredient's name. */
function isSupplementName(title: string, description: string): boolean {
  const candidates = candidatesIn(title);
  const named = supplementNames.find(tokenize(title));
  const isPart = ({ at, phrase }: Candidate) =>
    named.some(({ start, text }) => start - 1 <= at && text.length > phrase.length && text.includes(phrase));
  if (candidates.length === 0 || !candidates.every(isPart)) return false;
  const said = forms.find(searchable(withoutRefused(description))).map(({ owner }) => owner);
  return said.some((form) => solidForms.includes(form) || gummyForms.includes(form));
}

const counted = new RegExp(String.raw` \d{2,3} (?:[a-z]+ )?(?:${solidForms.join('|')}) `);
/** So little, mL, is taken of drops and sprays. */
const mostDrops = 1;
const syrups = ['syrup', 'sirup', 'elixir', 'tonic'];

/** A dose in a counted piece, or in a measure of a syrup, makes a supplement of what is named like a food. */
function isDosed(title: string, concept: string, description: string): boolean {
  const text = searchable(`${concept}, ${description}`);
  const isFizzy = candidatesIn(text).some(({ owner }) => owner.category === fizzyTablets);
  if (isFizzy || findAmountsIn(`${concept}\n${description}`, ['mg', 'µg', 'IU']).length === 0) return false;
  const { ml } = statedServing(concept, description);
  const isMeasured = ml !== null && (ml <= mostDrops || syrups.some((word) => hasPhrase(title, word)));
  return counted.test(text) || isMeasured;
}

function readTitle(title: string): WordsSay | null {
  const candidates = candidatesIn(title).filter((each) => !isPartOfName(title, each));
  const best = bestOf(candidates.filter(({ at }) => at < headEnd(title))) ?? bestOf(candidates);
  return (
    readForm(title, candidates) ?? (best && { archetype: refined(best, calledIn(title)), isForm: false })
  );
}

/** Water chestnuts are no water; kefir mango is kefir. */
function isPartOfName(title: string, { owner, phrase, at }: Candidate): boolean {
  const behind = title.slice(at + phrase.length + 1);
  const next = /^ ([a-z]+) /.exec(behind)?.[1];
  return (
    owner.kind === 'drink' && !phrase.includes(' ') && next !== undefined && isOneFood(`${phrase} ${next}`)
  );
}

/** “Ashwagandha drink”: a drink of no particular kind. */
function generalOf(title: string): FoodArchetype | null {
  const named = new Set(general.find(title).map(({ owner }) => owner));
  const ruledOut = new Set(noGeneral.find(title).map(({ owner }) => owner));
  const row = generalWords.find((each) => named.has(each) && !ruledOut.has(each));
  return foodArchetypes.find(({ key }) => key === row?.archetype) ?? null;
}

/** What is in a can by the millilitre is drunk, if its name is of nothing that is eaten. */
function canOf(title: string, description: string): FoodArchetype | null {
  const said = searchable(description);
  if (!drinkCan.test(said) || (isEatenByName(title) && !hasPhrase(title, 'can'))) return null;
  const key = generalOf(said)?.key ?? 'sparkling water';
  return foodArchetypes.find((each) => each.key === key) ?? null;
}

const drinkCan = / \d+(?:[.,]\d+)? ?(?:ml|cl|fl oz) (?:[a-z]+ ){0,2}cans? /;

/** Gummies whose description calls them sweets. */
function readSweets(title: string, description: string): WordsSay | null {
  if (!forms.find(title).some(({ owner }) => gummyForms.includes(owner))) return null;
  const sweets = candidatesIn(`${title}${searchable(description)}`).find(
    ({ owner, phrase }) =>
      owner.kind === 'food' && phrase.split(' ').some((word) => gummyForms.includes(word)),
  );
  return sweets ? { archetype: sweets.owner, isForm: false } : null;
}

/** A supplement form in a text. What is sold as gummies is recognised as such; effervescent tablets are none. */
function readForm(text: string, candidates: readonly Candidate[]): WordsSay | null {
  const named = forms.find(text).map(({ owner }) => owner);
  const fizzy = candidates.some(({ owner }) => owner.category === fizzyTablets);
  if (fizzy || named.length === 0) return null;
  const isSolid = named.some((form) => solidForms.includes(form));
  const gummy = candidates.find(
    ({ owner, phrase }) => owner.kind === 'supplement' && gummyForms.includes(phrase),
  );
  if (isSolid) return { archetype: null, isForm: true };
  return gummy ? { archetype: gummy.owner, isForm: true } : null;
}

/** The first clause of a description, which may say what the product is; the rest says what it does. */
function openingOf(description: string): string {
  const sentence = withoutSlips(searchable(description)).split(' , ')[0] ?? '';
  const text = ` ${sentence.trim()} `;
  const clause = text.slice(0, headEnd(text)).split(/ (?:that|which|who) /)[0] ?? '';
  return ` ${clause.trim()} `;
}

const article = /^ (?:an?|the|our|this is an?) /;

/**
 * A food that a description's first clause ends with: 'A crunchy granola', 'Cold brew coffee'. A single word has to
 * follow an article or stand nearly alone, as 'Replaces your evening tea' is not a tea.
 */
function readOpening(opening: string, title: string): WordsSay | null {
  // A multivitamin whose description begins with gummy bears is none of the sweets.
  const dropped = new Set(otherSenses.find(title).map(({ owner }) => owner));
  const candidates = candidatesIn(opening).filter(({ owner }) => !dropped.has(owner));
  const form = readForm(opening, candidates);
  if (form) return form;
  const end = endOfKind(opening);
  const isLast = ({ at, phrase }: Candidate) =>
    at + phrase.length + 2 === opening.length || at + phrase.length + 1 === end;
  const isNaming = article.test(opening) || wordsIn(opening.trim()) <= 2;
  const best = words.find(opening).some(isLast)
    ? bestOf(candidates.filter(({ phrase }) => isNaming || phrase.includes(' ')))
    : null;
  return best && { archetype: best.owner, isForm: false };
}

/** `Sparkling yerba mate and grapefruit`: where what follows what it is names no kind but foods it tastes of. */
function endOfKind(opening: string): number {
  const at = opening.indexOf(' and ');
  const behind = opening.slice(at + 5).trim();
  return at > 0 && isFoodName(behind) && candidatesIn(` ${behind} `).length === 0 ? at : -1;
}

const names = createNameIndex([
  ...foodArchetypes.map(({ key, words: own }) => ({ kind: 'group' as const, key, names: own })),
  { kind: 'group' as const, key: 'form', names: [...solidForms, ...gummyForms] },
]);

/** A text without the names of foods and forms that it rules out. */
function withoutRefused(text: string): string {
  const mentions = names.find(tokenize(text));
  const refused = findExcluded(atomsOf(text, mentions));
  return mentions
    .filter(({ start }) => refused.get(start))
    .reduceRight((left, { start, end }) => `${left.slice(0, start)},${left.slice(end)}`, text);
}
