import type { AskKind } from '../understand/askKinds.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { categoriesOfFoods } from '../understand/foods/referenceFoods.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Evidence } from '../../evidence/index.ts';
import { isOfEnergy } from '../compute/energy.ts';
import { productConceptIn } from '../compute/productConcept.ts';
import { statesPrice } from '../compute/productCost.ts';
import { workingIn, workingOf } from '../compute/worked/index.ts';
import { asksForCompound } from '../parts/form.ts';
import { clausesOf, isQuestion } from '../understand/message/clauses.ts';
import { uncovered } from './covers.ts';
import type { Step, StepKind } from './step.ts';
import { inOneStep } from './joining.ts';
import { workedFrom } from './workedFrom.ts';

/** The parts that an answer has, in the order of the question; no two do the same about the same things. */
export function planOf(evidence: Evidence, { parts, whole }: Understanding): Step[] {
  const steps = ofWholeSum(
    evidence,
    parts.flatMap((inquiry) => stepsOf(evidence, inquiry, whole)),
    whole,
  );
  const all = parts.length > 1 || parts[0] !== whole ? withWhole(evidence, steps, whole) : steps;
  const told = isOfPatient(whole) ? all.filter(({ kind }) => kind !== 'interaction') : all;
  return inOneStep(withStudiesOfEffect(told));
}

/** “Should I stop my statin and take red yeast rice?” is for a doctor alone. */
const isOfPatient = ({ asks }: Inquiry): boolean => asks.has('personal') && asks.has('disease');

/** “How much faster do they recover, and how many trials is that?”: an effect and its studies are told in one. */
function withStudiesOfEffect(steps: readonly Step[]): readonly Step[] {
  const isOfStudies = (effect: Step) =>
    steps.some(({ kind, inquiry }) => kind === 'studies' && isOnSame(inquiry, effect.inquiry));
  return steps.map((step) =>
    step.kind === 'effect' && isOfStudies(step) ? { ...step, kind: 'studies' } : step,
  );
}

const isOnSame = (one: Inquiry, other: Inquiry): boolean =>
  one.ingredients.join() === other.ingredients.join() &&
  one.topics.every((topic) => other.topics.includes(topic));

/** A sum that the quantities of a part ask for stands instead of all that would only read one of them. */
function stepsOf(evidence: Evidence, inquiry: Inquiry, whole: Inquiry): Step[] {
  const kinds = stepKindsOf(inquiry, inquiry !== whole);
  if (kinds.some((kind) => ofPeople.has(kind))) return kinds.map((kind) => ({ kind, inquiry }));
  const several = inquiry === whole ? workingsOfClauses(evidence, whole) : [];
  if (several.length > 1) return several;
  const working =
    workingOf(evidence, inquiry) ?? (borrows(inquiry, whole) ? borrowed(evidence, inquiry, whole) : null);
  const isOwn = working?.blocks && !working.isOfWhole && kinds.every((kind) => ofOneSum.has(kind));
  return working && !isOwn
    ? [{ kind: 'worked', inquiry, working }]
    : kinds.map((kind) => ({ kind, inquiry: ofStated.has(kind) ? asStated(inquiry, whole) : inquiry }));
}

/** Steps that need the amounts that another part states. */
const ofStated: ReadonlySet<StepKind> = new Set<StepKind>(['cost', 'contentRules']);

/** A price of an amount that another part states, with how often it is bought: “60 capsules with 600 mg each. What …” */
const asStated = (inquiry: Inquiry, whole: Inquiry): Inquiry =>
  inquiry.amounts.some(({ text }) => !inquiry.question.includes(text))
    ? { ...inquiry, question: whole.question }
    : inquiry;

/** A sum that takes the whole question stands before its parts and instead of those that read the same amounts. */
function ofWholeSum(evidence: Evidence, steps: readonly Step[], whole: Inquiry): readonly Step[] {
  const isOfParts = steps.length > 1 || steps.some(({ inquiry }) => inquiry !== whole);
  if (!isOfParts || steps.some(({ kind }) => ofPeople.has(kind))) return steps;
  const working = workingOf(evidence, whole);
  if (!working?.isOfWhole) return steps;
  return [
    { kind: 'worked', inquiry: whole, working },
    ...besideSum(steps.filter(({ kind }) => kind !== 'worked')),
  ];
}

/** What is left to say beside a sum that has used all amounts: that something is safe was asked of the thing as well. */
const besideSum = (steps: readonly Step[]): Step[] =>
  steps.flatMap((step) => {
    if (!ofAmounts.has(step.kind)) return [step];
    const isOnSafety = step.kind === 'amount' && step.inquiry.asks.has('safety');
    return isOnSafety ? [{ kind: 'safety', inquiry: { ...step.inquiry, amounts: [] } }] : [];
  });

/** Several sums that one part asks for, each in a clause of its own. */
function workingsOfClauses(evidence: Evidence, whole: Inquiry): Step[] {
  const clauses = clausesOf(whole.question).filter((clause) => asksForSum.test(clause));
  if (clauses.length < 2) return [];
  return clauses.flatMap((question): Step[] => {
    const inquiry = { ...whole, question };
    const working = workingOf(evidence, inquiry) ?? borrowed(evidence, inquiry, whole);
    return working && !working.missing && !working.blocks ? [{ kind: 'worked', inquiry, working }] : [];
  });
}

/** A sum over what the whole states; what a part words by itself, or lacks, is none. */
function borrowed(evidence: Evidence, inquiry: Inquiry, whole: Inquiry) {
  const working = workingIn(evidence, inquiry, whole);
  return working?.blocks || working?.missing ? null : working;
}

/** Whether a part asks for a sum over what the parts around it state. */
const borrows = (inquiry: Inquiry, whole: Inquiry): boolean =>
  inquiry !== whole && asksForSum.test(inquiry.question) && ofMore.every((ask) => !inquiry.asks.has(ask));

const asksForSum = /\bhow (?:much|many|long)\b|\bcosts?\b|\bcalories\b|\bkj\b|\bkgs?\b/i;
const ofMore: readonly AskKind[] = [
  'claim',
  'rule',
  'safety',
  'interaction',
  'benefit',
  'studies',
  'limit',
  'form',
  'absorption',
];

/** Steps that word by themselves what an amount comes to. */
const ofOneSum: ReadonlySet<StepKind> = new Set<StepKind>(['content', 'rounding', 'amount']);

/** Questions in which no sum is what is asked for. */
const ofPeople: ReadonlySet<StepKind> = new Set<StepKind>(['personal', 'disease', 'news', 'sales']);

/** What the amounts of a clause come to may be asked for in the next. */
function withWhole(evidence: Evidence, steps: readonly Step[], whole: Inquiry): readonly Step[] {
  if (steps.some(({ kind }) => kind === 'worked' || ofPeople.has(kind))) return steps;
  const working = workingOf(evidence, whole);
  // “55 mg of a salt in a capsule, how much zinc is that?”: an amount by itself says nothing on what a compound holds
  const wordsIt = (kind: StepKind) =>
    (ofOneSum.has(kind) && !(kind === 'amount' && whole.forms.length > 0)) || kind === 'pieces';
  const isOwn = working?.blocks && steps.some(({ kind }) => wordsIt(kind));
  if (working && !isOwn) return [{ kind: 'worked', inquiry: whole, working }, ...besideSum(steps)];
  const worked = workedFrom(
    whole,
    steps.map(({ kind }) => kind),
  );
  if (!worked || steps.some(({ kind }) => kind === worked.kind)) return steps;
  return [{ kind: worked.kind, inquiry: whole }, ...steps.filter(({ kind }) => !worked.instead.has(kind))];
}

/** Steps that read the amounts of a question, which a sum over all of them has used. */
const ofAmounts: ReadonlySet<StepKind> = new Set<StepKind>([
  'amount',
  'figures',
  'effect',
  'comparison',
  'passages',
  'cost',
  'capsules',
  'concentration',
  'energy',
  'content',
  'form',
  'panelRules',
  'rounding',
  'pieces',
  'referenceAmounts',
  'absorption',
  'contentRules',
  'attributes',
  'status',
]);

/** “How many mg must it hold to carry the EU heart claim?” */
const ofClaim =
  /\b(?:carry|bear|make|use|print|qualify for|for|behind|support)\s+(?:(?!and\b|or\b|which\b|what\b)[\p{L}-]+\s+){0,6}claims?\b/iu;

function stepKindsOf(inquiry: Inquiry, isPart: boolean): StepKind[] {
  const meant = inquiry.scored.filter(({ kind }) => stepFor[kind](inquiry) !== null);
  const kinds = uncovered(meant).flatMap(({ kind }) => stepFor[kind](inquiry) ?? []);
  const own =
    kinds.length > 0
      ? besideMedicine(inquiry, kinds)
      : [unasked(inquiry, isPart)].filter((kind) => kind !== null);
  const worked = workedFrom(inquiry, own);
  // the dose that a claim asks for stands in its condition; limits and label values do not
  const isOfOthers = (['limit', 'labelValue'] as const).some((ask) => inquiry.asks.has(ask));
  if (own.includes('claims') && !isOfOthers && ofClaim.test(inquiry.question))
    return [...new Set(own.filter((kind) => kind !== 'figures'))];
  return [...new Set(worked ? [worked.kind, ...own.filter((kind) => !worked.instead.has(kind))] : own)];
}

/** Who takes a medicine has to hear what is on file of it with what they ask about, whatever of it they asked. */
function besideMedicine(
  { ingredients, medicines }: Inquiry,
  kinds: readonly StepKind[],
): readonly StepKind[] {
  const isOfTaker = kinds.includes('personal') && ingredients.length > 0 && medicines.length > 0;
  return isOfTaker && !kinds.includes('interaction')
    ? kinds.flatMap((kind): StepKind[] => (kind === 'personal' ? [kind, 'interaction'] : [kind]))
    : kinds;
}

/** What is meant by names alone. */
function unasked(
  { ingredients, topics, amounts, forms, medicines, question }: Inquiry,
  isPart: boolean,
): StepKind | null {
  if (isPart && isQuestion(question) && topics.length + medicines.length === 0) return 'passages';
  if (ingredients.length > 0 && medicines.length > 0 && topics.length === 0) return 'interaction';
  if (ingredients.length === 1 && forms.length > 0 && amounts.length > 0)
    return ofCompound({ question, amounts });
  if (ingredients.length === 1 && amounts.length > 0) return 'amount';
  if (ingredients.length > 1) return 'comparison';
  return ingredients.length + topics.length > 0 ? 'effect' : null;
}

/** What an amount of a compound holds; one in IU, or asked for in IU, is converted by its form. */
const ofCompound = ({ question, amounts }: Pick<Inquiry, 'question' | 'amounts'>): 'amount' | 'content' =>
  amounts.some(({ unit }) => unit === 'IU') || /\bIUs?\b|\binternational units?\b/i.test(question)
    ? 'amount'
    : 'content';

type StepOf = (inquiry: Inquiry) => StepKind | null;

const figures: StepOf = ({ amounts, asks }) =>
  amounts.length > 0 && !asks.has('conversion') ? 'amount' : 'figures';

/** How much of a compound an amount of its active takes. */
const isOfCompound = ({ forms, amounts, question }: Inquiry) =>
  forms.length > 0 && amounts.length === 1 && asksForCompound(question);

const isOne = ({ ingredients }: Inquiry) => ingredients.length > 0;

/** What is compared: ingredients, one of them with a medicine, or its forms. */
const compared: StepOf = ({ ingredients, topics, forms, medicines, asks }) => {
  if (ingredients.length > 1) return 'comparison';
  if (ingredients.length === 1 && medicines.length > 0) return 'medicine';
  const isAlone = [...asks].every((ask) => ask === 'comparison' || ask === 'meaning');
  return forms.length > 1 || (ingredients.length === 1 && topics.length === 0 && isAlone) ? 'form' : null;
};

/** What answers an ask; null where it cannot be meant, or needs nothing of its own. */
const stepFor: Record<AskKind, StepOf> = {
  personal: () => 'personal',
  disease: () => 'disease',
  news: () => 'news',
  sales: () => 'sales',
  formula: ({ question }) => (productConceptIn(question) === null ? null : 'formula'),
  // a price that is stated is one to work with, not one to find
  salePrice: ({ question }) =>
    productConceptIn(question) === null || statesPrice(question) ? null : 'salePrice',
  cost: () => 'cost',
  contentClaim: () => 'contentRules',
  panel: () => 'panelRules',
  rounding: () => 'rounding',
  // “which reference amount of vitamin D” asks for its Daily Value
  referenceAmount: (inquiry) =>
    isOne(inquiry) && inquiry.asks.has('labelValue') && categoriesOfFoods(inquiry.question).length === 0
      ? null
      : 'referenceAmounts',
  capsuleSize: () => 'capsules',
  concentration: () => 'concentration',
  contaminant: () => 'contaminants',
  comparison: compared,
  interaction: ({ ingredients, medicines }) =>
    ingredients.length + medicines.length > 0 ? 'interaction' : null,
  attributes: (inquiry) => (isOne(inquiry) ? 'attributes' : 'status'),
  // “why is it restricted” asks for the rule
  explanation: (inquiry) => (isOne(inquiry) && !inquiry.asks.has('rule') ? 'explanation' : null),
  content: (inquiry) => {
    const { forms, amounts, ingredients } = inquiry;
    if (forms.length > 0 && amounts.length > 0) return ofCompound(inquiry);
    return forms.length > 0 || (ingredients.length > 0 && amounts.length === 0) ? 'form' : null;
  },
  form: (inquiry) => {
    if (!isOne(inquiry)) return null;
    return inquiry.forms.length > 0 && inquiry.amounts.length > 0 ? ofCompound(inquiry) : 'form';
  },
  absorption: (inquiry) => (isOne(inquiry) ? 'absorption' : null),
  conversion: (inquiry) => {
    if (isOfEnergy(inquiry)) return 'energy';
    return isOfCompound(inquiry) ? 'content' : isOne(inquiry) ? 'amount' : null;
  },
  percent: (inquiry) => (isOne(inquiry) ? 'amount' : null),
  limit: figures,
  // of a price the amount is what is bought
  dose: (inquiry) => {
    if (inquiry.asks.has('cost')) return 'figures';
    return isOfCompound(inquiry) ? 'content' : figures(inquiry);
  },
  labelValue: figures,
  claim: () => 'claims',
  rule: () => 'status',
  safety: ({ amounts, ingredients }) =>
    amounts.length > 0 && ingredients.length === 1 ? 'amount' : 'safety',
  studies: () => 'studies',
  benefit: () => 'effect',
  property: () => 'passages',
  stability: () => 'passages',
  timing: (inquiry) => (isOne(inquiry) ? 'passages' : null),
  pieces: ({ amounts, topics, dosageForms }) =>
    amounts.length > 0 || (topics.length > 0 && dosageForms.length > 0) ? 'pieces' : null,
  meaning: () => null,
  greeting: () => null,
};
