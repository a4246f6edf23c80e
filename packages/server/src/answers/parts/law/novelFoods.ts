import { inOneSentence } from '../text/passages.ts';
import { stemmer } from 'stemmer';
import type { Cited, Evidence, NovelFood } from '../../../evidence/index.ts';
import { isEnglishWord, selfAndParent, stems } from '../../../registry/index.ts';
import { inSentence } from '../../../text/letters.ts';
import { doubt, fact, joinSegments, joinWords, opened, type Segment, type Sentence } from '../../prose.ts';
import { people } from '../../relevance.ts';
import { type Inquiry, isOfMarkets } from '../../understand/inquiry.ts';
import type { Subject } from '../subject.ts';
import { asksForWords } from './ingredientRules.ts';
import { askedIn, askedOf } from '../text/excerpt.ts';

const most = 2;

/** Whether the Union list is what is asked: by its name, as the list of novel foods. */
export const namesNovelFoods = (inquiry: Inquiry): boolean =>
  isOfMarkets('EU', inquiry) &&
  (/\bnovel[- ]foods?\b|\bunion list\b/i.test(inquiry.question) || asksForUses.test(inquiry.question));

/** Asks which kinds of food something may go into. */
const asksForUses =
  /\b(?:which|what) (?:kinds? of |types? of |other )?(?:foods?|categor(?:y|ies)|uses?|food (?:categor(?:y|ies)|products?|groups?|types?))\b(?!.*\bclaims?\b).*\b(?:authori[sz]ed|allowed|permitted|approved|used|added|go)\b/i;

/** Whether the list tells the most of an ingredient in the EU: asked by its name, or for a limit that no other table holds. */
export const limitsByList = ({ evidence, inquiry, key }: Subject): boolean =>
  namesNovelFoods(inquiry) ||
  (inquiry.markets.includes('EU') &&
    inquiry.asks.has('limit') &&
    evidence.limits.every(({ ingredient }) => ingredient !== key));

/** Whether an ingredient is a novel food in the EU, and what for: the foods and the people that are asked about first. */
export function novelFoodSentences({ evidence, inquiry, key }: Subject): Sentence[] {
  const all = evidence.references.novelFoods;
  const own = all.filter(({ ingredients }) => ingredients.includes(key));
  const keys = selfAndParent(evidence, key);
  const named = namedRows(evidence, inquiry);
  if (named.length > 0) return sentencesOn(evidence, inquiry, named);
  const family = all.filter(({ ingredients }) => ingredients.some((each) => keys.includes(each)));
  return sentencesOn(evidence, inquiry, own.length > 0 ? own : family);
}

/** The novel foods that a question calls by a name of the list, where no ingredient has it. */
export const namedNovelFoodSentences = (evidence: Evidence, inquiry: Inquiry): Sentence[] =>
  namesNovelFoods(inquiry) ? sentencesOn(evidence, inquiry, namedRows(evidence, inquiry)) : [];

/** The rows whose name the question says most of: more than half of it, or a first word that is no common one. */
function namedRows({ references }: Evidence, { words }: Inquiry): Cited<NovelFood>[] {
  const asked = new Set(words);
  const named = references.novelFoods.flatMap((food) => {
    if (food.ingredients.length > 0) return [];
    const share = Math.max(0, ...namesOfFood(food.name).map((name) => shareOf(name, asked)));
    return share >= 0.5 ? [{ food, share }] : [];
  });
  const best = Math.max(0, ...named.map(({ share }) => share));
  return named.filter(({ share }) => share === best || share > 0.5).map(({ food }) => food);
}

/** “Adansonia digitata (Baobab) dried fruit pulp”: what stands before, and in, brackets. */
const namesOfFood = (name: string): string[] => [
  name.split(/ \(| from /)[0] ?? '',
  ...[...name.matchAll(/\(([^)]+)\)/g)].map(([, within = '']) => within),
];

/** How much of a name is said; half of it is nothing unless it begins with a word that is no common one. */
function shareOf(name: string, asked: ReadonlySet<string>): number {
  const own = stems(name).filter((word) => word.length > 1);
  const share = own.length === 0 ? 0 : own.filter((word) => asked.has(word)).length / own.length;
  const [first = ''] = own;
  return share > 0.5 || (share === 0.5 && asked.has(first) && !isEnglishWord(first)) ? share : 0;
}

function sentencesOn(evidence: Evidence, inquiry: Inquiry, rows: readonly Cited<NovelFood>[]): Sentence[] {
  const authorised = rows.filter(({ status }) => status === 'authorised');
  const isOfAll = asksForStanding.test(inquiry.question) || asksForUses.test(inquiry.question);
  if (authorised.length > 0 && isOfAll) return standingSentences(inquiry, authorised);
  const fit = fitTo(evidence, inquiry);
  const ordered = rows
    .map((food) => ({ food, fit: fit(food) }))
    .toSorted((left, right) => right.fit - left.fit);
  const best = ordered[0]?.fit ?? 0;
  const alike = Map.groupBy(
    ordered.filter((row) => row.fit > best - 0.5).map(({ food }) => food),
    ({ foodCategory, population, status, maxLevel }) =>
      [foodCategory.toLowerCase(), population, status, maxLevel].join('|'),
  );
  const isOnLabel = /\blabel/i.test(inquiry.question) || asksForWords.test(inquiry.question);
  const told = [...alike.values()].slice(0, most);
  const levels = told.flatMap(([first, ...others]) => (first ? [sentenceOf(first, others)] : []));
  return isOnLabel ? [...levels, ...told.flatMap(([first]) => (first ? labelSentences(first) : []))] : levels;
}

/** Asks whether a thing is on the list, or has to be put there, and of no food in particular. */
const asksForStanding =
  /\b(?:is|are)\b(?!.*\b(?:in|for)\b.*\bnovel\b).*\bnovel foods?\b(?!.*\b(?:limits?|levels?|maximum)\b)|\bneeds?\b.*\bnovel\b.*\b(?:authori[sz]ation|approval|application)\b/i;
const asksYes = /\b(?:is|are)\b.*\bnovel foods?\b/i;

/** What each of the foods is authorised for, all of it in a sentence: each cites its own rows. */
const standingSentences = ({ question }: Inquiry, rows: readonly Cited<NovelFood>[]): Sentence[] =>
  [...Map.groupBy(rows, ({ name }) => name)].slice(0, most).map(([name, own], at) => {
    const sentence = standingSentence(name, own);
    return at === 0 && asksYes.test(question) ? opened('Yes: ', sentence) : sentence;
  });

function standingSentence(name: string, rows: readonly Cited<NovelFood>[]): Sentence {
  const kinds = [...Map.groupBy(rows, ({ foodCategory }) => foodCategory.toLowerCase()).values()].flatMap(
    ([first]) => (first ? [first] : []),
  );
  const told = kinds
    .slice(0, mostKinds)
    .map(({ foodCategory, maxLevel, passage }): Segment[] => [
      `${inSentence(foodCategory.replace(lawNamed, '').trim())}${isSpecified(maxLevel) ? ` (${maxLevel})` : ''}`,
      passage,
    ]);
  return fact(
    `EU, novel foods: ${name}: on the Union list; authorised uses: `,
    ...joinSegments(told),
    ...(kinds.length > told.length ? [', and further kinds of food'] : []),
  );
}
const mostKinds = 8;

/** Foods of one kind with one level are told at once. */
function sentenceOf(food: Cited<NovelFood>, others: readonly Cited<NovelFood>[]): Sentence {
  const names = joinWords([...new Set([food, ...others].map(({ name }) => name))]);
  // a level may be several sentences, of which one marker stands behind all
  const level = isSpecified(food.maxLevel) ? `; level: ${inOneSentence(food.maxLevel)}` : '';
  return fact(
    `EU, novel foods: ${names}, ${food.foodCategory}: ${food.status}${level}${doubt(food.passage)}`,
    ...[food, ...others].map(({ passage }) => passage),
  );
}

const isSpecified = (level: string): boolean => level !== '' && !/^not specified/i.test(level);

/** What the label has to say of it. */
function labelSentences({ labelling, passage }: Cited<NovelFood>): Sentence[] {
  const whole = labelling.replace(/\.$/, '').replaceAll(/\. (?=[A-Z])/g, '; ');
  return whole ? [fact(`On the label: ${whole}${doubt(passage)}`, passage)] : [];
}

/** How well a row fits: its food and its people count for more than the words of its name, supplements where no food is named. */
function fitTo(evidence: Evidence, inquiry: Inquiry): (food: NovelFood) => number {
  const { group, dosageForms, words } = inquiry;
  const foods = new Set([...askedOf(evidence, inquiry).words].filter((word) => word !== 'food'));
  const isOnSupplements = dosageForms.length > 0 || words.some((word) => word.startsWith('supplement'));
  return ({ name, foodCategory, population, maxLevel }) => {
    const told = `${foodCategory} ${population} ${maxLevel}`;
    const own = new Set(stems(name).map(stemmer));
    const others = new Set([...foods].filter((word) => !own.has(word)));
    const ofFood = isOnSupplements ? 0 : askedIn(foodCategory.replace(lawNamed, ''), others);
    const ofSupplements = /supplement/i.test(foodCategory) ? (isOnSupplements ? 2 : 0.5) : 0;
    const ofPeople = group && people[group].test(told.replaceAll(excluded, '')) ? 1 : 0;
    const isNotFor = group && [...told.matchAll(excluded)].some(([text]) => people[group].test(text));
    return 2 * ofFood + ofSupplements + 2 * ofPeople + askedIn(name, foods) / 2 - (isNotFor ? 1 : 0);
  };
}

/** What a category is called by the law that defines it. */
const lawNamed = /\b(?:in accordance with|as defined (?:by|in)|within the meaning of)\b.*?(?:\d+\/\d+|$)/gi;
const excluded = /\bexcluding [^;.]+/gi;
