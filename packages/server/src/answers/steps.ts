import type { ArticleTrend } from '../contract/articles.ts';
import type { Evidence } from '../evidence/index.ts';
import { nameInSentence } from '../registry/index.ts';
import type { ArticlePassage } from './articlePassage.ts';
import { capsuleBlocks } from './compute/capsules.ts';
import { concentrationBlocks } from './compute/concentration.ts';
import { energyBlocks } from './compute/energy.ts';
import { materialShareBlocks } from './compute/materialShare.ts';
import { perLitreBlocks } from './compute/perLitre.ts';
import { labelAmounts } from './compute/labelNutrients.ts';
import { percentOnLabel } from './compute/percentOnLabel.ts';
import { nutritionClaimBlocks, withoutValueBlocks } from './compute/nutritionClaims.ts';
import { workedBlocks } from './compute/worked/index.ts';
import { salePriceBlocks } from './compute/salePrice.ts';
import { wordingBlocks, wordingIn } from './compute/wording.ts';
import { roundingBlocks } from './compute/rounding.ts';
import { firstFormulaBlocks } from './insights/firstFormula.ts';
import * as abstention from './parts/abstention.ts';
import { pricesBlocks } from './parts/cost.ts';
import { studiedPieces } from './parts/effect/studiedPieces.ts';
import { labelNameBlocks } from './parts/law/labelNames.ts';
import { acceptableIntakeBlocks } from './parts/law/acceptableIntakes.ts';
import { diseaseBlocks, diseaseClaimBlocks } from './parts/effect/disease.ts';
import { ingredientBlocks, type IngredientStep } from './parts/ingredientSteps.ts';
import { medicineTable } from './parts/safety/interaction.ts';
import { newsBlocks } from './parts/news.ts';
import { withLeave } from './parts/leave.ts';
import { askedOf } from './parts/text/excerpt.ts';
import { isOfMarket, passageBlocks, passageSentence, passagesOn } from './parts/text/passages.ts';
import { recordsStating } from './parts/unheld/unheldAttribute.ts';
import { namedNovelFoodSentences } from './parts/law/novelFoods.ts';
import { referenceAmountBlocks } from './parts/law/referenceAmounts.ts';
import { besideCondition, ofContentRules, ofLabelRules, rulesBlocks } from './parts/law/rules.ts';
import { timingBlocks } from './parts/law/timing.ts';
import { trendBlocks } from './parts/trend.ts';
import { topicBlocks } from './parts/effect/topicAnswer.ts';
import type { Step, StepKind } from './plan/step.ts';
import { requiredTestsBlocks } from './parts/requiredTests.ts';
import type { Block } from './prose.ts';
import { hasFacts, joinWords, list, paragraph, section } from './prose.ts';
import { asksOfTablesAlone, type Inquiry } from './understand/inquiry.ts';

/** What answers are composed from. */
export interface Sources {
  readonly evidence: Evidence;
  readonly articles: readonly ArticlePassage[];
  /** How often articles name what is asked about; undefined where no trend is asked for. */
  readonly trend?: ArticleTrend;
}

/** Answers one step of a plan; where nothing is found it says so. */
export function answerStep(sources: Sources, step: Step): Block[] {
  const { kind, inquiry, working } = step;
  // a sum over an intake by weight, and that none is on file, is told by its own part
  const intakes = acceptableIntakeBlocks(sources.evidence, inquiry);
  if (intakes) return intakes;
  if (working) return workedBlocks(working);
  const names = labelNameBlocks(sources.evidence, inquiry);
  if (names) return names;
  const tests = requiredTestsBlocks(sources.evidence, inquiry);
  if (tests) return tests;
  const material = ofContents.has(kind) ? materialShareBlocks(sources.evidence, inquiry) : null;
  if (material) return material;
  if (isOfUnknown(step)) return abstention.unknownNameBlocks(sources.evidence, inquiry);
  const isOnDisease = (kind === 'claims' || kind === 'status') && inquiry.asks.has('disease');
  const wording = ofWording.has(kind) ? wordingBlocks(sources.evidence, inquiry) : [];
  const lead = wording.length === 0 && isOnDisease ? diseaseClaimBlocks(sources.evidence, inquiry) : wording;
  const isOnWords = wording.length > 0 && inquiry.ingredients.length + inquiry.topics.length === 0;
  const rest = isOnWords
    ? (rulesBlocks(sources.evidence, { ...inquiry, asks: new Set() }) ?? [])
    : answerOf(sources, step);
  const blocks = kind === 'status' && lead.length === 0 ? withLeave(inquiry, rest) : [...lead, ...rest];
  if (hasFacts(blocks) || hasOwnSilence.has(kind)) return blocks;
  if (asksOfIt(inquiry) || (asksOfTablesAlone(inquiry) && !inquiry.asks.has('limit'))) return blocks;
  const isOnEffect = inquiry.ingredients.length > 0 && ofEffects.has(kind);
  const found = ofPassages(sources.evidence, inquiry, isOnEffect);
  if (!found) return blocks;
  // that a limit is not on file is the answer; what comes near is told after it
  if (asksOfTablesAlone(inquiry)) return [...blocks, ...found];
  return kind === 'status' ? withLeave(inquiry, found) : found;
}

/** Steps in which it may be asked how much of a nutrient a material holds. */
const ofContents: ReadonlySet<StepKind> = new Set<StepKind>([
  'figures',
  'amount',
  'content',
  'form',
  'panelRules',
  'passages',
  'effect',
  'comparison',
]);

/** Where what is known of others says nothing on the name that nobody knows. */
const isOfUnknown = ({ kind, inquiry }: Step): boolean => {
  const { unknownNames, forms, ingredients, asks, amounts } = inquiry;
  if (unknownNames.length === 0) return false;
  // how much is in a product that nobody knows, no rule on labels tells
  if (kind === 'panelRules') return ingredients.length === 0 && asks.has('dose');
  // “100 g of florbnax: how much iron?”: the amount is of the name, not of the iron
  if (kind === 'amount') return amounts.length > 0 && amounts.every(({ unit }) => unit === 'g');
  return ofCompounds.has(kind) ? forms.length === 0 : kind === 'interaction' && ingredients.length === 0;
};

/** Where another compound says nothing on the one that is asked about. */
const ofCompounds: ReadonlySet<StepKind> = new Set(['form', 'content', 'absorption']);

/** Steps that may be asked for leave to say something. */
const ofWording: ReadonlySet<StepKind> = new Set(['claims', 'status']);

/** Where saying nothing is the answer, or what was searched already. */
const hasOwnSilence: ReadonlySet<StepKind> = new Set([
  'personal',
  'disease',
  'news',
  'sales',
  'cost',
  'passages',
]);

/** Where a rule that names no ingredient says nothing on the one that is asked about. */
const ofEffects: ReadonlySet<StepKind> = new Set(['effect', 'studies', 'comparison', 'explanation']);

/** What the passages of the whole base say where no record answers; not on names that nobody knows. */
export function ofPassages(evidence: Evidence, inquiry: Inquiry, isOnNames = false): Block[] | null {
  if (inquiry.unknownNames.length > 0) return null;
  const blocks = passageBlocks(evidence, inquiry, isOnNames ? 'named' : undefined);
  return hasFacts(blocks) ? blocks : null;
}

function answerOf(sources: Sources, { kind, inquiry }: Step): Block[] {
  const own = general[kind];
  if (own)
    return (
      own(sources, inquiry) ??
      onNames(sources.evidence, kind === 'contentRules' ? 'status' : 'effect', inquiry)
    );
  return onNames(sources.evidence, kind as IngredientStep, inquiry);
}

type Answer = (sources: Sources, inquiry: Inquiry) => Block[] | null;

/** Steps that do not rest on an ingredient that is named. */
const general: Partial<Record<StepKind, Answer>> = {
  personal: (_, inquiry) => abstention.personalBlocks(inquiry),
  sales: () => abstention.salesBlocks(),
  disease: ({ evidence }, inquiry) => diseaseBlocks(evidence, inquiry),
  news: ({ evidence, articles, trend }, inquiry) => [
    ...trendBlocks(evidence, inquiry, trend),
    ...newsBlocks(evidence, inquiry, articles),
  ],
  formula: ({ evidence }, inquiry) => firstFormulaBlocks(evidence, inquiry),
  salePrice: (_, inquiry) => salePriceBlocks(inquiry),
  cost: ({ evidence }, inquiry) => costs(evidence, inquiry),
  contentRules: ({ evidence }, inquiry) => contentClaims(evidence, inquiry),
  panelRules: ({ evidence }, inquiry) =>
    percentOnLabel(evidence, inquiry) ??
    (/\bround/i.test(inquiry.question) || labelAmounts(inquiry.question).length > 0
      ? roundingBlocks(evidence, inquiry)
      : null) ??
    rulesBlocks(evidence, inquiry, ofLabelRules),
  rounding: ({ evidence }, inquiry) =>
    percentOnLabel(evidence, inquiry) ??
    roundingBlocks(evidence, inquiry) ??
    rulesBlocks(evidence, inquiry, ofLabelRules),
  referenceAmounts: ({ evidence }, inquiry) => {
    const amounts = referenceAmountBlocks(evidence, inquiry);
    if (amounts || inquiry.unknownNames.length > 0)
      return amounts ?? abstention.unknownNameBlocks(evidence, inquiry);
    return rulesBlocks(evidence, inquiry, ofLabelRules);
  },
  capsules: ({ evidence }, inquiry) => capsuleBlocks(evidence, inquiry) ?? passageBlocks(evidence, inquiry),
  concentration: ({ evidence }, inquiry) => [
    ...(perLitreBlocks(evidence, inquiry) ?? [
      ...(concentrationBlocks(inquiry) ?? []),
      ...(rulesBlocks(evidence, inquiry) ?? []),
    ]),
  ],
  contaminants: ({ evidence }, inquiry) => rulesBlocks(evidence, inquiry),
  energy: ({ evidence }, inquiry) => energyBlocks(evidence, inquiry),
  pieces: ({ evidence }, inquiry) => studiedPieces(evidence, inquiry),
  passages: ({ evidence }, inquiry) =>
    (inquiry.asks.has('timing') ? timingBlocks(evidence, inquiry) : null) ??
    stabilityBlocks(evidence, inquiry) ??
    passageBlocks(evidence, inquiry),
};

/** How a thing keeps, records on others do not tell. */
function stabilityBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  if (!inquiry.asks.has('stability') || inquiry.ingredients.length === 0) return null;
  const asked = askedOf(evidence, inquiry);
  const stated = recordsStating(evidence, inquiry).slice(0, mostStated);
  return stated.length > 0 ? [list(stated.map((passage) => passageSentence(passage, asked)))] : null;
}

const mostStated = 4;

function onNames(evidence: Evidence, kind: IngredientStep, inquiry: Inquiry): Block[] {
  if (inquiry.ingredients.length === 0) {
    const rows = kind === 'interaction' ? medicineTable(evidence, inquiry) : [];
    return rows.length > 0 ? rows : withoutIngredient(evidence, inquiry);
  }
  const blocks = ingredientBlocks(evidence, kind, inquiry);
  if (blocks.length > 0) return blocks;
  return abstention.nothingFoundBlocks(
    joinWords(inquiry.ingredients.map((key) => nameInSentence(evidence, key))),
  );
}

/** The conditions of the claim that is named, with what law says beside it. */
function contentClaims(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const without = withoutValueBlocks(evidence, inquiry);
  if (without) return without;
  const conditions = nutritionClaimBlocks(evidence, inquiry);
  if (!conditions) return rulesBlocks(evidence, inquiry) ?? rulesBlocks(evidence, inquiry, ofContentRules);
  const isDecided = labelAmounts(inquiry.question).length > 0;
  const rules = isDecided ? null : rulesBlocks(evidence, inquiry, besideCondition);
  return [...conditions, ...section('Rules', rules ?? [])];
}

/** Prices, where there are any or the question is one of this field. */
function costs(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const prices = pricesBlocks(evidence, inquiry);
  return hasFacts(prices) || isInField(inquiry) ? prices : null;
}

const isInField = (inquiry: Inquiry) =>
  inquiry.ingredients.length + inquiry.topics.length > 0 ||
  /\b(?:product|formula|capsules?|tablets?|gumm(?:y|ies)|softgels?|powder|bottle|run|batch|manufactur|ingredient|supplement|drink|moq|margin)/i.test(
    inquiry.question,
  );

const ruleAsks = ['rule', 'limit', 'claim'] as const;

/** The rules that come nearest in the whole base, where none was found by what it is about. */
function ofRules(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  if (inquiry.topics.length > 0 || !ruleAsks.some((ask) => inquiry.asks.has(ask))) return null;
  const found = passagesOn(evidence, inquiry).some(
    ({ kind, title }) => kind === 'rule' && isOfMarket(title, inquiry),
  );
  return found ? passageBlocks(evidence, inquiry, 'rule') : null;
}

/** Asks which claims there are on an outcome, not for a rule on claims. */
const ofClaims =
  /\b(?:which|what|any|list)\b[^?.]*\bclaims?\b[^?.]*\b(?:for|on|about)\b|\b(?:approved|authori[sz]ed|permitted) claims?\b/i;

/** An outcome that is named beside things that no record speaks of is not what is asked about: shoes for a marathon. */
const isForeign = ({ asks, ingredients, unread }: Inquiry): boolean =>
  asks.size + ingredients.length === 0 && unread.length >= fewestUnread;

const fewestUnread = 2;

/** “How much of it is packaging?” asks for an amount of what was told before, not for a rule. */
const asksOfIt = ({ asks, ingredients, topics, markets, question }: Inquiry): boolean =>
  asks.has('dose') &&
  [...asks].every((ask) => ask === 'dose' || ask === 'meaning') &&
  ingredients.length + topics.length + markets.length === 0 &&
  /\b(?:of|in) (?:it|that|this|them|these|those)\b/i.test(question);

/** Asks for the standing of a thing by its name: of one that is not on record the general rule does not tell it. */
const ofStatus =
  /\bnovel foods?\b|\bunion list\b|\bgras\b|\b(?:is|are|has|have|was|were)\b.*\b(?:authori[sz]ed|approved|permitted|allowed|banned|legal|licen[sc]ed)\b/i;

/** Answers from rules or from an outcome, where no ingredient is named. */
export function withoutIngredient(evidence: Evidence, inquiry: Inquiry): Block[] {
  const { asks, topics, unknownNames } = inquiry;
  if (asksOfIt(inquiry)) return abstention.outOfFieldBlocks();
  const tests = requiredTestsBlocks(evidence, inquiry);
  if (tests) return tests;
  const listed = namedNovelFoodSentences(evidence, inquiry);
  if (listed.length > 0) return [paragraph(...listed)];
  if (unknownNames.length > 0 && ofStatus.test(inquiry.question))
    return abstention.unknownNameBlocks(evidence, inquiry);
  const isOnRules = asks.has('claim') || asks.has('rule') || topics.length + unknownNames.length === 0;
  const isOnClaims =
    topics.length > 0 &&
    asks.has('claim') &&
    (ofClaims.test(inquiry.question) || wordingIn(inquiry.question) !== null);
  const rules = isOnRules && !isOnClaims ? rulesBlocks(evidence, inquiry) : null;
  if (rules) return rules;
  if (unknownNames.length > 0) return abstention.unknownNameBlocks(evidence, inquiry);
  const passages = ofRules(evidence, inquiry);
  if (passages) return passages;
  if (isForeign(inquiry)) return abstention.outOfFieldBlocks();
  const found = topicBlocks(evidence, inquiry);
  return found ?? (topics.length > 0 ? abstention.nothingFoundBlocks(null) : abstention.outOfFieldBlocks());
}
