import type { Evidence } from '../../evidence/index.ts';
import { nameInSentence, stems } from '../../registry/index.ts';
import type { StepKind } from '../plan/step.ts';
import type { Block } from '../prose.ts';
import { hasContent, note, paragraph, section } from '../prose.ts';
import type { AskKind } from '../understand/askKinds.ts';
import { type Inquiry, isVulnerable } from '../understand/inquiry.ts';
import { noEvidenceSentences } from './abstention.ts';
import { absorptionParts, formParts } from './absorption.ts';
import { attributeParts } from './attributes.ts';
import { claimParts, claimsBeside, statusParts } from './law/claims.ts';
import { comparisonBlocks, figureBlocks } from './effect/comparison.ts';
import { limitGroupOf } from './conversion.ts';
import { lengthParts, overviewParts, studiesParts, topicParts } from './effect/effect.ts';
import { explanationParts } from './effect/explanation.ts';
import { amountParts, figureParts, generalDoses } from './figures.ts';
import { elementParts } from './form.ts';
import { groupParts, speaksForGroup } from './effect/group.ts';
import { ingredientRules } from './law/ingredientRules.ts';
import { answering } from './safety/harmOpening.ts';
import {
  interactionBlocks,
  interactionParts,
  interactionSentence,
  interactionsOf,
  interactionTable,
  ofConditions,
} from './safety/interaction.ts';
import { medicineParts } from './safety/medicine.ts';
import { namedCautionSentences, safetyParts } from './safety/safety.ts';
import type { Subject } from './subject.ts';
import { subjectOf } from './subject.ts';

/** The steps that are about ingredients. */
export type IngredientStep = Extract<
  StepKind,
  | 'comparison'
  | 'interaction'
  | 'medicine'
  | 'attributes'
  | 'explanation'
  | 'content'
  | 'form'
  | 'absorption'
  | 'amount'
  | 'figures'
  | 'claims'
  | 'status'
  | 'safety'
  | 'studies'
  | 'effect'
>;

/** More ingredients than these are not told one by one. */
const mostSubjects = 4;

/** Answers a step about the ingredients of an inquiry, which names one at least. */
export function ingredientBlocks(evidence: Evidence, kind: IngredientStep, inquiry: Inquiry): Block[] {
  const together = inquiry.ingredients.length > 1 ? besideEachOther(evidence, kind, inquiry) : null;
  if (together) return together;
  return inquiry.ingredients.slice(0, mostSubjects).flatMap((key) => {
    const subject = subjectOf(evidence, ofOne(inquiry, key));
    const blocks = subject ? (forGroup(subject, kind) ?? partsOf[kind](subject)) : [];
    return inquiry.ingredients.length > 1 ? led(evidence, key, blocks) : blocks;
  });
}

/** What an inquiry says of one of its ingredients: of as many amounts as ingredients each has its own. */
function ofOne(inquiry: Inquiry, key: string): Inquiry {
  const { ingredients, amounts } = inquiry;
  const own = amounts[ingredients.indexOf(key)];
  const isPaired = ingredients.length > 1 && amounts.length === ingredients.length && own !== undefined;
  return { ...inquiry, ingredients: [key], amounts: isPaired ? [own] : amounts };
}

/** Steps that tell several ingredients in one piece. */
function besideEachOther(evidence: Evidence, kind: IngredientStep, inquiry: Inquiry): Block[] | null {
  if (kind === 'interaction') return interactionBlocks(evidence, inquiry);
  const keys = inquiry.ingredients.slice(0, mostSubjects);
  // Figures of children, or in pregnancy, are told of each by itself.
  if (kind === 'figures' || kind === 'safety')
    return kind === 'figures' && limitGroupOf(inquiry) !== 'adults'
      ? null
      : figureBlocks(evidence, keys, inquiry);
  if (kind === 'claims') return claimsBeside(evidence, keys, inquiry);
  return kind === 'comparison' || kind === 'effect' ? comparisonBlocks(evidence, inquiry) : null;
}

/** The parts of one of several ingredients, under its name. */
function led(evidence: Evidence, key: string, blocks: readonly Block[]): Block[] {
  const lead = evidence.ingredients.get(key)?.name ?? nameInSentence(evidence, key);
  const [first, ...rest] = blocks.filter(hasContent);
  if (!first) return [];
  if (first.kind === 'paragraph') return [{ ...first, lead }, ...rest];
  return [{ kind: 'paragraph', lead, sentences: [note('This is on file')] }, first, ...rest];
}

/** What is told of a group instead, where the question is about one that the figures of adults do not hold for. */
function forGroup(subject: Subject, kind: IngredientStep): Block[] | null {
  const { asks, group } = subject.inquiry;
  const mayBe =
    kind === 'figures'
      ? isVulnerable(group)
      : kind === 'safety' || (kind === 'effect' && !asks.has('benefit'));
  return mayBe && speaksForGroup(subject) ? groupParts(subject) : null;
}

/** What asks for an effect; anything else a question wants can be answered without one. */
const ofEffects: ReadonlySet<AskKind> = new Set(['benefit', 'disease', 'explanation', 'dose', 'studies']);

/** Something is hoped for that the base does not know, and nothing else is asked. */
const isUnknownOutcome = ({ inquiry }: Subject) =>
  inquiry.topics.length === 0 &&
  inquiry.unknownOutcomes.length > 0 &&
  [...inquiry.asks].every((ask) => ofEffects.has(ask));

function unknownOutcomeParts({ evidence, inquiry, key }: Subject): Block[] {
  const cautions = namedCautionSentences(evidence, key, stems(inquiry.unknownOutcomes.join(' ')));
  if (cautions.length > 0) return [paragraph(...cautions)];
  return [
    paragraph(...noEvidenceSentences(evidence, key, { words: inquiry.unknownOutcomes[0] ?? '' }).map(note)),
  ];
}

function effectParts(subject: Subject): Block[] {
  if (isUnknownOutcome(subject)) return unknownOutcomeParts(subject);
  return subject.inquiry.topics.length > 0 ? topicParts(subject) : overviewParts(subject);
}

/** An amount that nothing can be worked out from leaves the figures it may be held against. */
function amountOrFigures(subject: Subject): Block[] {
  const blocks = amountParts(subject);
  if (blocks.length === 0)
    return subject.inquiry.asks.has('safety')
      ? [paragraph(...generalDoses(subject)), ...safetyWithInteractions(subject)]
      : figureParts(subject);
  const isOfCountry = subject.inquiry.countries.length > 0;
  return isOfCountry ? [...blocks, paragraph(...ingredientRules(subject))] : blocks;
}

/** Limits, findings and cautions, with what is on file on medicines. */
function safetyWithInteractions(subject: Subject): Block[] {
  const rows = interactionsOf(subject.evidence, subject.key);
  const meant = ofConditions(subject);
  const told = meant.slice(0, mostMeant).map((row, at) => {
    const sentence = interactionSentence(row);
    return at === 0 ? answering(subject.inquiry.question, sentence, row.severity) : sentence;
  });
  return [
    paragraph(...told),
    ...safetyParts(subject, told),
    ...(rows.length > 0 ? section('Interactions', [interactionTable(rows)]) : []),
  ];
}

const mostMeant = 3;

/** “How long until it works”: over which times it was studied comes first. */
const asksForLength = /\bhow (?:long|quickly|fast|soon)\b/i;

const partsOf: Record<IngredientStep, (subject: Subject) => Block[]> = {
  attributes: attributeParts,
  explanation: explanationParts,
  content: elementParts,
  form: formParts,
  absorption: absorptionParts,
  amount: amountOrFigures,
  figures: (subject) => (isUnknownOutcome(subject) ? unknownOutcomeParts(subject) : figureParts(subject)),
  claims: claimParts,
  status: statusParts,
  safety: safetyWithInteractions,
  interaction: interactionParts,
  medicine: medicineParts,
  studies: (subject) => (subject.inquiry.topics.length > 0 ? studiesParts(subject) : effectParts(subject)),
  effect: (subject) => [
    ...(asksForLength.test(subject.inquiry.question) ? lengthParts(subject) : []),
    ...effectParts(subject),
  ],
  comparison: effectParts,
};
