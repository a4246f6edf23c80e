import { type Evidence, isOfStudy } from '../../evidence/index.ts';
import { type Mention, type Reading, stems } from '../../registry/index.ts';
import { recordIndexOf, variantsOf } from '../gather/recordIndex.ts';
import { impliedTopics } from '../relevance.ts';
import { asksIn, scoreAsks } from './asks.ts';
import { findDoses } from './doses.ts';
import { entitySpans, named } from './names/entities.ts';
import { groupOf } from './names/groups.ts';
import type { Inquiry, Market } from './inquiry.ts';
import { excipientSpans, excipientsNamed } from './names/excipientNames.ts';
import { findForms, formSpans } from './names/namedForms.ts';
import { findUnheldCompounds } from './names/unknownCompounds.ts';
import { findUnknownNames, kindsOfMaterial } from './names/unknownNames.ts';
import { findUnknownOutcomes } from './names/unknownOutcomes.ts';
import { findMultiple } from './multiples.ts';
import { inFigures } from './numberWords.ts';
import { withoutOtherSenses } from './names/otherSenses.ts';
import { categoriesOfFoods, foodSpans } from './foods/referenceFoods.ts';
import { spelledOut } from './shorthand.ts';
import type { Span, Word } from './words.ts';
import { spanAt, wordsOf, writtenSpans } from './words.ts';

/** An outcome that is not hoped for: asking for it asks for the safety of an ingredient. */
const adverseEvents = 'safety';

const weakCategories = new Set(['macronutrient', 'food']);

const spansOfMentions = (mentions: readonly NameMention[], words: readonly Word[]): Span[] =>
  mentions.flatMap(({ kind, key, start, end }) => spanAt(words, { start, end }, { kind, key }) ?? []);

/** Reads a text by itself: what it names and what it asks for. */
export function read(evidence: Evidence, text: string): Inquiry {
  const asked = inFigures(spelledOut(text));
  const first = evidence.lexicon.read(asked);
  const { text: question } = first;
  const reading = question === asked ? first : evidence.lexicon.read(question);
  const words = wordsOf(question);
  const entities = entitySpans(words);
  const isOfAdditive = excipientsNamed(evidence, question).some((name) => !/sugar/i.test(name));
  const mentions = withoutExcipients(evidence, reading, words).filter(
    (each) => !isInside(each, entities, words) && !(isOfAdditive && isDescribed(each, question)),
  );
  const names = ingredientsIn(
    evidence,
    withoutCounterIons(withoutProductNames(mentions, entities, words), words),
  );
  const ingredients = withoutOtherSenses(names, { words, spans: entities });
  const forms = findForms(evidence, ingredients, question);
  const written = writtenSpans(question, words);
  // “with E952”
  const isOtherNamed = isOfAdditive || ingredients.length > 0 || written.some(({ kind }) => kind === 'code');
  const unknown = findUnknownNames(first, isOtherNamed).filter((name) => !isEntity(name, entities, words));
  const spans = [
    ...entities,
    ...spansOfMentions(mentions, words),
    ...written,
    ...formSpans(forms, words),
    ...unknown.map((key): Span => ({ kind: 'unknown', key, from: 0, to: 0 })),
  ];
  const outcomes = withoutOtherSenses(keysOf(mentions, 'topic'), { words, spans: entities });
  const topics = outcomes.filter((topic) => topic !== adverseEvents);
  const clause = { words, spans: [...spans, ...foodSpans(question, words)] };
  const scored = withSafety(scoreAsks(clause), topics.length < outcomes.length);
  const asks = asksIn(scored);
  const things = asks.has('referenceAmount') ? clause.spans : spans;
  const amounts = findDoses(question);
  const stemmed = reading.tokens.map(({ stem }) => stem);
  const [only, ...others] = ingredients;
  const isAlone = only !== undefined && others.length + topics.length === 0;
  return {
    question,
    words: stemmed,
    isOrder: false,
    asks,
    scored,
    ingredients: asks.has('comparison') ? ingredients : withoutParents(evidence, ingredients),
    topics: isAlone ? impliedTopics(evidence, only, withoutPeople(stemmed, entities, words)) : topics,
    group: groupOf(question, entities),
    ...namedBeside(entities),
    amounts,
    multiple: findMultiple(question, amounts),
    forms,
    corrections: correctionsOf(first).filter(
      ({ key }) => ingredients.includes(key) || outcomes.includes(key),
    ),
    unknownNames: namesUnknown(evidence, { reading, unknown, asks }),
    unknownOutcomes: openOutcomes(evidence, reading, { entities, words, ingredients }),
    ...namedOrNot(reading, things, words),
    isFollowUp: false,
  };
}

/** The markets, places, medicines and kinds of product that are named. */
const namedBeside = (entities: readonly Span[]) => ({
  market: marketOf(entities),
  markets: marketsOf(entities),
  countries: named(entities, 'country'),
  medicines: named(entities, 'medicine'),
  products: named(entities, 'product'),
  dosageForms: named(entities, 'dosageForm'),
});

/**
 * The names and compounds that no record has; the press may know what none names as a thing of its own, and a food has a
 * reference amount by its category.
 */
function namesUnknown(
  evidence: Evidence,
  { reading, unknown, asks }: { reading: Reading; unknown: readonly string[]; asks: Inquiry['asks'] },
): readonly string[] {
  if (asks.has('news')) return unknown;
  const isPlaced = (name: string) => asks.has('referenceAmount') && categoriesOfFoods(name).length > 0;
  return [
    ...unknown.filter((name) => !isPlaced(name) && !isOnRecord(evidence, name)),
    ...findUnheldCompounds(evidence, reading),
  ];
}

function withoutPeople(
  stemmed: readonly string[],
  entities: readonly Span[],
  words: readonly Word[],
): string[] {
  const people = new Set(
    entities
      .filter(({ kind }) => kind === 'group')
      .flatMap(({ from, to }) => words.slice(from, to).map(({ stem }) => stem)),
  );
  return stemmed.filter((stem) => !people.has(stem));
}

/** Countries with rules of their own in the base. */
export const ownMarkets: Readonly<Record<string, 'CA' | 'UK'>> = { Canada: 'CA', 'United Kingdom': 'UK' };

function marketOf(entities: readonly Span[]): Inquiry['market'] {
  const isUs = named(entities, 'market').includes('US');
  const isOfUnion = named(entities, 'country').some((country) => !(country in ownMarkets));
  const isEu = named(entities, 'market').includes('EU') || isOfUnion;
  return isUs === isEu ? null : isUs ? 'US' : 'EU';
}

/** Every market that is named; a country of the EU stands for the EU. */
function marketsOf(entities: readonly Span[]): Market[] {
  const ofCountries = named(entities, 'country').map((country) => ownMarkets[country] ?? 'EU');
  return [...new Set([...(named(entities, 'market') as Market[]), ...ofCountries])];
}

const withSafety = (scored: Inquiry['scored'], asksForHarm: boolean): Inquiry['scored'] =>
  asksForHarm
    ? [...scored.filter(({ kind }) => kind !== 'safety'), { kind: 'safety', score: 2, at: 0 }]
    : scored;

type NameMention = Mention<'ingredient' | 'topic'>;

/** “Energy drink” is a kind of product; nobody hopes for energy there. */
function isInside({ start, end }: NameMention, entities: readonly Span[], words: ReturnType<typeof wordsOf>) {
  return entities.some(({ kind, from, to }) => {
    const isNearer = kind === 'product' || kind === 'medicine';
    return isNearer && start >= (words[from]?.start ?? 0) && end <= (words[to - 1]?.end ?? 0);
  });
}

/** “A sugar-free drink: how much aspartame?”: what a product is without is not asked about beside an additive. */
const isDescribed = ({ kind, end }: NameMention, question: string): boolean =>
  kind === 'ingredient' && /^[\s-]free\b/i.test(question.slice(end));

/** “Potassium sorbate” is no potassium and “glucose syrup” no outcome: what an excipient is called is not asked about. */
function withoutExcipients(evidence: Evidence, { mentions }: Reading, words: readonly Word[]): NameMention[] {
  const spans = excipientSpans(evidence, words);
  return mentions.filter(({ kind, key, start, end }) => {
    const isPartOf = spans.some(({ from, to }) => {
      const [first, last] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
      return start >= first && end <= last && end - start < last - first;
    });
    if (!isPartOf) return true;
    if (kind === 'topic') return false;
    const isMineral = evidence.ingredients.get(key)?.category === 'mineral';
    const named = spans.map(({ from, to }) =>
      words
        .slice(from, to)
        .map(({ stem }) => stem)
        .join(' '),
    );
    return !isMineral || named.some((name) => findForms(evidence, [key], name).length > 0);
  });
}

function isEntity(name: string, entities: readonly Span[], words: readonly Word[]): boolean {
  const known = new Set(entities.flatMap(({ from, to }) => words.slice(from, to).map(({ stem }) => stem)));
  const own = stems(name);
  // “a German supplement” names a country and a kind of thing
  return (
    own.some((stem) => known.has(stem)) && own.every((stem) => known.has(stem) || kindsOfMaterial.has(stem))
  );
}

/** Shorter ones are letters of a family: “vitamin Q”. */
const lettersOnRecord = 4;

/** One word that some record has, be it a kind of food or what another is called for. */
function isOnRecord(evidence: Evidence, name: string): boolean {
  const [own = '', ...others] = stems(name).filter((stem) => !kindsOfMaterial.has(stem));
  const isWord = /^\p{L}+$/u.test(own) && own.length >= lettersOnRecord;
  return isWord && others.length === 0 && recordIndexOf(evidence).holds(own);
}

/** Outcomes that are hoped for and that neither entities nor studies of the ingredients are. */
const openOutcomes = (
  evidence: Evidence,
  reading: Reading,
  known: { entities: readonly Span[]; words: Parameters<typeof isEntity>[2]; ingredients: readonly string[] },
): string[] =>
  findUnknownOutcomes(reading).filter(
    (outcome) =>
      !isEntity(outcome, known.entities, known.words) && !isMeasured(evidence, outcome, known.ingredients),
  );

/** What a study of one of the ingredients measured, in other words for it too: “apoB” is apolipoprotein B. */
function isMeasured(evidence: Evidence, outcome: string, ingredients: readonly string[]): boolean {
  const { find, ofIngredient, passages } = recordIndexOf(evidence);
  const [word = '', ...others] = stems(outcome);
  if (word === '' || others.length > 0) return false;
  const places = new Set(ingredients.flatMap((key) => ofIngredient(key)));
  return variantsOf(word).some((variant) =>
    [...find(variant)].some((place) => {
      const passage = passages[place];
      return passage !== undefined && places.has(place) && isOfStudy(passage);
    }),
  );
}

function ingredientsIn(evidence: Evidence, mentions: readonly NameMention[]): string[] {
  const isWeak = (key: string) => weakCategories.has(evidence.ingredients.get(key)?.category ?? '');
  const keys = keysOf(mentions, 'ingredient');
  const strong = keys.filter((key) => !isWeak(key));
  return strong.length > 0 ? strong : keys;
}

/** “A fibre drink with psyllium” is about psyllium: what a product is called says less than what is in it. */
function withoutProductNames(
  mentions: readonly NameMention[],
  entities: readonly Span[],
  words: readonly Word[],
) {
  const forms = new Set(
    entities.filter(({ kind }) => kind === 'dosageForm').map(({ from }) => words[from]?.start),
  );
  const namesProduct = ({ key, end }: NameMention) => kinds.has(key) && forms.has(end + 1);
  const left = mentions.filter((mention) => !namesProduct(mention));
  return left.some(({ kind }) => kind === 'ingredient') ? left : mentions;
}

/** “PQQ disodium salt” is about PQQ: the metal of a salt is not asked about where what it is of stands before it. */
const withoutCounterIons = (mentions: readonly NameMention[], words: readonly Word[]): NameMention[] =>
  mentions.filter(({ key, start, end }) => {
    const at = words.findIndex((word) => word.start === start);
    const next = words.find((word) => word.start >= end);
    const before = words[at - 1];
    const isOfAnother = mentions.some((other) => other.key !== key && other.end === before?.end);
    return !(metals.has(key) && next?.stem === 'salt' && isOfAnother);
  });

const metals: ReadonlySet<string> = new Set(['sodium', 'potassium', 'calcium', 'magnesium']);

const kinds: ReadonlySet<string> = new Set(['fibre', 'probiotics']);

const keysOf = (mentions: readonly NameMention[], kind: NameMention['kind']): string[] => [
  ...new Set(mentions.filter((mention) => mention.kind === kind).map(({ key }) => key)),
];

/** The words of spans, without what is only quoted or numbered. */
const wordsNamed = (spans: readonly Span[], words: readonly Word[]): ReadonlySet<string> =>
  new Set(
    spans
      .filter(({ kind }) => kind !== 'quote' && kind !== 'code')
      .flatMap(({ from, to }) => words.slice(from, to).map(({ stem }) => stem)),
  );

/** Which words are named, and which are no names, stand in no record and are not everybody's: what these ask for cannot be known. */
function namedOrNot(
  { unknown }: Reading,
  spans: readonly Span[],
  words: readonly Word[],
): Pick<Inquiry, 'namedWords' | 'unread'> {
  const namedWords = wordsNamed(spans, words);
  const unread = unknown.filter(({ text, stem }) => text.length > 3 && !namedWords.has(stem));
  return { namedWords, unread: unread.map(({ text }) => text) };
}

const correctionsOf = (reading: Reading) =>
  reading.mentions
    .filter((mention) => mention.isCorrected)
    .map((mention) => ({ written: mention.text, key: mention.key }));

/** “Vitamin D (vitamin D3)” is one question about D3. */
function withoutParents(evidence: Evidence, keys: readonly string[]): string[] {
  const parents = new Set(keys.map((key) => evidence.ingredients.get(key)?.parent));
  return keys.filter((key) => !parents.has(key));
}
