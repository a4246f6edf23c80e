import type { Evidence } from '../../../evidence/index.ts';
import { formatAmount, selfAndParent, stems } from '../../../registry/index.ts';
import { impliedTopics } from '../../relevance.ts';
import type { AskKind } from '../askKinds.ts';
import type { Dose } from '../doses.ts';
import type { Inquiry } from '../inquiry.ts';
import { foodsAsked } from '../foods/foodsAsked.ts';
import { isOfCompound } from '../names/namedForms.ts';
import { excipientsNamed } from '../names/excipientNames.ts';
import { sodiumOf } from '../salt.ts';
import { subjectOf } from '../subject.ts';
import { wordsOf, writtenSpans } from '../words.ts';

/** A part and whether it only says under which condition the others ask. */
export interface Part {
  readonly own: Inquiry;
  readonly isCondition: boolean;
}

/** A question in parts: what a part leaves out is looked for around it. */
export interface Context {
  readonly evidence: Evidence;
  readonly parts: readonly Part[];
  readonly whole: Inquiry;
}

/** A part with what it leaves to the parts around it: those before it first, then those behind. */
export function completed(own: Inquiry, { evidence, parts, whole }: Context): Inquiry {
  const all = parts.map((part) => part.own);
  const at = all.indexOf(own);
  const before = all.slice(0, at).toReversed();
  const around = [...before, ...all.slice(at + 1)];
  const isBare = own.ingredients.length + own.unknownNames.length === 0;
  const givers = own.dosageForms.length > 0 ? before : around;
  const donor = isBare ? namedIn(givers) : undefined;
  const needsOutcome = own.topics.length === 0 && isBare && ofOutcomes.some((ask) => own.asks.has(ask));
  const outcomes = needsOutcome ? around.find(({ topics }) => topics.length > 0)?.topics : undefined;
  const ingredients = donor?.ingredients ?? [...meantBesides(own, before), ...own.ingredients];
  const stated = conditionOf(own, { around, parts });
  const lender = stated ?? lenderOf(own, before);
  // “60 mg zinc picolinate. How many mg zinc is that?” is asked of the compound
  const isOfForm =
    lender?.amounts.some((amount) => isOfCompound(evidence, lender, amount)) === true &&
    own.forms.length === 0 &&
    /\b(?:that|it|this)\b/i.test(own.question);
  const isOfStated = isOfForm || (stated !== undefined && ofLabels.some((ask) => own.asks.has(ask)));
  const held = speaksOfHeld(own)
    ? (heldIn(
        evidence,
        before.find((each) => heldIn(evidence, each) !== null),
      ) ?? sodiumHeld(evidence, ingredients, before))
    : null;
  const question =
    isOfStated && lender ? `${lender.question} ${own.question}` : asMeant(own, { evidence, before });
  const subject = question === own.question && leavesSubject(own) ? subjectOf(evidence, before) : '';
  return {
    ...own,
    question: subject === '' ? question : `${subject}: ${question}`,
    words: [...stems(subject), ...own.words],
    ingredients,
    unknownNames: isBare && ingredients.length === 0 ? unknownMeant(own, before) : own.unknownNames,
    forms: held ? [] : isOfStated && isOfForm ? lender.forms : formsOf(own, { evidence, whole, ingredients }),
    topics:
      outcomes ??
      (isBare && own.topics.length === 0 && own.asks.size === 0
        ? impliedFor(evidence, ingredients, own.words)
        : own.topics),
    medicines: medicinesOf(own, before),
    group: own.group ?? groupMeant(own, { before, around }),
    market: own.market ?? (own.countries.length > 0 ? own.market : whole.market),
    markets: own.markets.length > 0 ? own.markets : whole.markets,
    countries: own.countries.length > 0 ? own.countries : whole.countries,
    products: own.products.length > 0 ? own.products : whole.products,
    dosageForms: own.dosageForms.length > 0 ? own.dosageForms : whole.dosageForms,
    amounts: held ? [held] : (lender?.amounts ?? own.amounts),
  };
}

/** A part with what it says nothing of by itself and is told only in words: a food, an additive, words to print. */
function asMeant(
  own: Inquiry,
  { evidence, before }: { evidence: Evidence; before: readonly Inquiry[] },
): string {
  const { question, ingredients, unknownNames, topics } = own;
  if (ingredients.length + unknownNames.length + topics.length > 0) return ofNutrientsBefore(own, before);
  const wish = isOfLeave(own) ? before.find((each) => isQuoting(each.question)) : undefined;
  if (wish && !isQuoting(question)) return `${wish.question} ${question}`;
  const isOfAdditive = leavesSubject(own);
  const [nearest] = before;
  const [additive] =
    isOfAdditive && nearest?.ingredients.length === 0 ? excipientsNamed(evidence, nearest.question) : [];
  if (additive && excipientsNamed(evidence, question).length === 0) return `${additive}: ${question}`;
  return ofNutrientsBefore(own, before);
}

/** Whether a part names nothing, and asks what has to be asked of something. */
const leavesSubject = ({ question, ingredients, unknownNames, topics, asks }: Inquiry): boolean =>
  ingredients.length + unknownNames.length + topics.length === 0 &&
  (pronoun.test(question) || ofAdditives.some((ask) => asks.has(ask)));

/** “I'd like to say ‘boosts immunity’. Allowed in the EU?” asks for leave to say what stands before it. */
const isOfLeave = ({ asks, words }: Inquiry): boolean =>
  words.length <= mostWordsOfLeave && (asks.has('rule') || asks.has('claim'));
const mostWordsOfLeave = 5;

const isQuoting = (question: string): boolean =>
  writtenSpans(question, wordsOf(question)).some(({ kind }) => kind === 'quote');

/** Asks that are put to an additive: “…, which maximum applies?” */
const ofAdditives: readonly AskKind[] = ['limit', 'rule', 'labelValue', 'comparison', 'attributes'];

/** “… magnesium in 100 g of cocoa, and how much in flaxseed?”: a part names a food alone, and asks for what was asked of the one before. */
function ofNutrientsBefore(own: Inquiry, [nearest]: readonly Inquiry[]): string {
  const { question, amounts } = own;
  const food = nearest && isOfNutrient(own) ? foodsAsked(nearest) : null;
  if (food && food.nutrients.length > 0) return `${question}: ${food.text}`;
  if (!nearest || amounts.length > 0 || !asksHowMuchIn.test(question) || foodsAsked({ ...nearest, question }))
    return question;
  const asked = foodsAsked(nearest);
  return asked?.isOfTables && asked.nutrients.length > 0
    ? `${asked.nutrients.map(({ words: [name = ''] }) => name).join(' ')} per 100 g: ${question}`
    : question;
}

/** “How much protein is in 100 g of spirulina, and how much iron?”: a part names a nutrient alone, and asks it of the food before it. */
const isOfNutrient = (own: Inquiry): boolean =>
  own.words.length <= mostWordsOfNutrient &&
  own.amounts.length === 0 &&
  onlyHowMuch.test(own.question) &&
  (foodsAsked(own)?.nutrients.length ?? 0) > 0;
const mostWordsOfNutrient = 5;
const onlyHowMuch = /^\W*(?:and\s+|also\s+)?how (?:much|many)\s+(?:[\p{L}\d-]+\s*){1,3}\??$/iu;

const asksHowMuchIn = /\bhow (?:much|many) (?:is |are )?in\b|\b(?:and|what about) in\b/i;

/** “For NAC, how far did flare-ups of bronchitis fall”: outcomes that studies of what stands before a part tell in its words. */
const impliedFor = (
  evidence: Evidence,
  [only, ...others]: readonly string[],
  words: readonly string[],
): readonly string[] =>
  only !== undefined && others.length === 0 ? impliedTopics(evidence, only, words) : [];

/** Of whom a part asks that names nobody: “how many trials is that?” of those before it, any part of those that only stand there. */
const groupMeant = (
  { question, ingredients }: Inquiry,
  { before, around }: { before: readonly Inquiry[]; around: readonly Inquiry[] },
): Inquiry['group'] =>
  around.find(({ asks, group }) => asks.size === 0 && group)?.group ??
  (ingredients.length === 0 && ofThat.test(question) ? (before[0]?.group ?? null) : null);

/** “That”: what was just said, and of whom. */
const ofThat = /\b(?:that|those)\b/i;

/** “I'm on levothyroxine, does fibre mess with it?”: with what a part asks about stands before it. */
const medicinesOf = ({ asks, medicines }: Inquiry, before: readonly Inquiry[]): readonly string[] =>
  medicines.length > 0 || !asks.has('interaction')
    ? medicines
    : (before.find((each) => each.medicines.length > 0)?.medicines ?? []);

/** “It”: what was named before. */
const pronoun = /\b(?:it|its|they|them|this|these)\b/i;
/** “Is it safe with caffeine?”: a pronoun and, behind it, what stands beside. */
const besides =
  /\b(?:it|its|they|them)\b[^.?!]*\b(?:with|and|to|than|or|vs|versus|against|beside|alongside)\b/i;

/** Whether what a pronoun stands for is asked about beside what is named. */
export const isBesides = (question: string): boolean => besides.test(question);

/** The nearest part that names something without leaning on another. */
const namedIn = (parts: readonly Inquiry[]): Inquiry | undefined =>
  parts.find(({ ingredients, question }) => ingredients.length > 0 && !pronoun.test(question)) ??
  parts.find(({ ingredients }) => ingredients.length > 0);

/** “Our ingredient is quantaberry: what supports it, and how much should we dose?” asks of a name that nobody knows. */
function unknownMeant(
  { question, asks, topics, products }: Inquiry,
  before: readonly Inquiry[],
): readonly string[] {
  const [nearest] = before;
  const isOfName = topics.length + products.length === 0 && ofNames.some((ask) => asks.has(ask));
  return nearest && (pronoun.test(question) || isOfName) ? nearest.unknownNames : [];
}

/** Asks that want a name to be asked of. */
const ofNames: readonly AskKind[] = [
  'dose',
  'benefit',
  'safety',
  'interaction',
  'absorption',
  'form',
  'studies',
];

/** What a pronoun beside a name stands for: of “is it safe with caffeine?” what was named before. */
function meantBesides(own: Inquiry, before: readonly Inquiry[]): readonly string[] {
  const isCompared = own.asks.has('comparison') && pronoun.test(own.question);
  if (own.ingredients.length !== 1 || !(isCompared || isBesides(own.question))) return [];
  const named = namedIn(before)?.ingredients ?? [];
  return named.length === 1 ? named.filter((key) => !own.ingredients.includes(key)) : [];
}

/** Compounds that a part names, else those of its ingredients that the question names. */
function formsOf(
  own: Inquiry,
  { evidence, whole, ingredients }: { evidence: Evidence; whole: Inquiry; ingredients: readonly string[] },
): Inquiry['forms'] {
  const ofSame = whole.forms.filter(({ ingredient }) =>
    ingredients.some((key) => selfAndParent(evidence, key).includes(ingredient)),
  );
  const isOfForms = ofForms.some((ask) => own.asks.has(ask));
  if (own.forms.length > 0) return isOfForms && own.asks.has('comparison') ? ofSame : own.forms;
  return own.ingredients.length === 0 || isOfForms ? ofSame : [];
}

/** Asks that are about compounds, which may be named elsewhere in the question. */
const ofForms: readonly AskKind[] = ['content', 'form', 'absorption', 'comparison', 'cost', 'pieces'];
/** Asks that are about an outcome, which may be named elsewhere in the question. */
const ofOutcomes: readonly AskKind[] = ['benefit', 'studies', 'claim', 'comparison', 'dose', 'explanation'];
/** Asks that read how an amount is written. */
const ofLabels: readonly AskKind[] = ['rounding', 'panel', 'conversion'];
/** Asks that work with the amount that “it” or “that” speaks of. */
const ofAmounts: readonly AskKind[] = ['pieces', 'conversion', 'percent', 'rounding', 'panel', 'cost'];

/** The part that states the amount which this one asks about; undefined where it names its own. */
function conditionOf(
  own: Inquiry,
  { around, parts }: { around: readonly Inquiry[]; parts: readonly Part[] },
): Inquiry | undefined {
  if (own.amounts.length > 0) return undefined;
  const stated = new Set(parts.flatMap((part) => (part.isCondition ? [part.own] : [])));
  return around.find((each) => each.amounts.length > 0 && (each.asks.size === 0 || stated.has(each)));
}

/** “… and over the US limit?” holds what was stated against another limit. */
const against = /\b(?:over|above|within|below|under|exceed\w*)\b/i;

/** The part whose amounts the “it” or “that” of another speaks of; undefined where it has its own, or speaks of none. */
function lenderOf(own: Inquiry, before: readonly Inquiry[]): Inquiry | undefined {
  if (own.amounts.length > 0) return undefined;
  const isAgainst = own.asks.has('limit') && against.test(own.question);
  const isOfThat = own.asks.has('pieces') || /\b(?:that|it|this|they|them|those)\b/i.test(own.question);
  if (!isAgainst && (!isOfThat || !ofAmounts.some((ask) => own.asks.has(ask)))) return undefined;
  return before.find(({ amounts }) => amounts.length > 0);
}

/** “And what share of the NRV is that?” and “elemental …, %NRV” speak of what the compound before holds. */
const speaksOfHeld = ({ amounts, asks, question }: Inquiry): boolean =>
  amounts.length === 0 &&
  (/\b(?:that|it|this)\b/i.test(question)
    ? (['percent', 'labelValue', 'limit', 'safety'] as const).some((ask) => asks.has(ask))
    : asks.has('percent'));

/** The sodium of the salt that a part before states. */
function sodiumHeld(
  evidence: Evidence,
  ingredients: readonly string[],
  before: readonly Inquiry[],
): Dose | null {
  const part = before.find(({ amounts }) => amounts.length === 1);
  const [amount] = part?.amounts ?? [];
  const isOfSodium = ingredients.length === 1 && ingredients[0] === 'sodium';
  return part && amount && isOfSodium ? sodiumOf(evidence, part.question, amount) : null;
}

const isElemental = /\belemental\b|\bpure\b|\bactive\b/i;

/** The active that the amount of a named compound holds; null where a part names neither. */
function heldIn(evidence: Evidence, part: Inquiry | undefined): Dose | null {
  const [amount] = part?.amounts ?? [];
  const [form] = part?.forms ?? [];
  if (!part || !amount || !form || amount.unit === 'IU') return null;
  // “300 mg elemental from the citrate”: the amount is of the active itself
  if (!isOfCompound(evidence, part, amount)) return isElemental.test(part.question) ? amount : null;
  const value = Number((((amount.value * form.activePercent) / 100) * (1 + 1e-12)).toPrecision(3));
  return { value, unit: amount.unit, text: formatAmount(value, amount.unit) };
}
