import { familyOf, formatAmount, nameInSentence } from '../../registry/index.ts';
import { centsOf } from '../estimatePassage.ts';
import { direct } from '../oneAnswer.ts';
import { noStudyOf } from '../parts/abstention.ts';
import { ingredientsFor } from '../parts/grades.ts';
import { distinctDoses, doseDoubt } from '../parts/verdict.ts';
import type { Block, Segment, Sentence } from '../prose.ts';
import { fact, joinWords, note, paragraph } from '../prose.ts';
import { type Brief, type Candidate, keysOf } from './brief.ts';
import { doseAboveLimit, flagsOf, usualOf } from './flags.ts';
import { answersOfEach } from './ofEach.ts';

/** The formula's candidates: amount, studied dose, grade, cost and what to mind. */
export function candidateBlocks(brief: Brief): Block[] {
  const recipe = recipeBlocks(brief);
  if (brief.candidates.length === 0) return recipe;
  const table: Block = {
    kind: 'table',
    header: ['Ingredient', 'Per serving', 'Studied dose', 'Grade', 'Cost per serving', 'Flag'],
    rows: brief.candidates.map((candidate) => candidateRow(brief, candidate)),
  };
  return [...recipe, table, ...(recipe.length > 0 ? [] : alternatives(brief))];
}

/** The recipe of a food or drink; nothing for a supplement. */
function recipeBlocks({ estimate, estimatePassage }: Brief): Block[] {
  const lines = estimate.ingredients.filter(({ percent }) => percent !== undefined);
  if (lines.length === 0) return [];
  return [
    {
      kind: 'table',
      header: ['Recipe', 'Share', 'Per serving', 'Cost per serving'],
      rows: lines.map((line) => [
        fact(line.title ?? line.name),
        fact(formatAmount(Number((line.percent ?? 0).toPrecision(3)), '%'), estimatePassage),
        fact(formatAmount(line.amountPerServing, line.unit), estimatePassage),
        fact(centsOf(line.costPerServing), estimatePassage),
      ]),
    },
  ];
}

function candidateRow(brief: Brief, candidate: Candidate): Sentence[] {
  const { line, key, grade } = candidate;
  return [
    fact(key ? (brief.evidence.ingredients.get(key)?.name ?? line.name) : line.name),
    fact(formatAmount(line.amountPerServing, line.unit), brief.estimatePassage),
    studiedDose(brief, candidate),
    grade && grade.grade.letter !== 'U'
      ? fact(
          `${grade.grade.letter}, ${grade.direction} (${brief.evidence.topics.get(grade.topic)?.name})`,
          grade.passage,
        )
      : fact(grade ? 'unrated' : 'no record'),
    fact(centsOf(line.costPerServing), brief.estimatePassage),
    fact(
      ...flagsOf(brief, candidate).reduce(
        (told, flag) => (told.length > 0 ? told.concat('; ', flag) : flag),
        [],
      ),
    ),
  ];
}

/**
 * The dose of studies of what the product is for, and where it is above an upper limit: a dose of lozenges against colds is
 * none of a capsule for sleep. Where it names no outcome, one of any.
 */
function studiedDose(brief: Brief, candidate: Candidate): Sentence {
  const isOther = brief.inquiry.topics.length > 0 && !candidate.isOnTopic;
  const [study] = isOther ? [] : distinctDoses(usualOf(candidate.studies));
  if (study)
    return fact(
      `${study.dose}${doseDoubt(study)}`,
      study.passage,
      ...doseAboveLimit(brief, candidate, study),
    );
  return fact(isOther ? `none for ${joinWords(brief.topicNames, 'or')}` : 'not recorded');
}

/** Ingredients with better records on the outcome than some of the formula. */
function alternatives({ evidence, inquiry, candidates }: Brief): Block[] {
  const [topic] = inquiry.topics;
  if (!topic) return [];
  const used = new Set(candidates.flatMap(({ key }) => (key ? familyOf(evidence, key) : [])));
  const better = ingredientsFor(evidence, topic)
    .filter(
      (grade) =>
        !used.has(grade.ingredient) && 'AB'.includes(grade.grade.letter) && grade.direction === 'benefit',
    )
    .slice(0, 3);
  if (better.length === 0) return [];
  const segments = better.flatMap((grade, at): Segment[] => [
    `${at > 0 ? ', ' : ''}${nameInSentence(evidence, grade.ingredient)} (grade ${grade.grade.letter})`,
    grade.passage,
  ]);
  return [
    paragraph(
      fact(`Not in the formula, but well recorded for ${evidence.topics.get(topic)?.name}: `, ...segments),
    ),
  ];
}

/** What was found on the concept's outcomes, ingredient by ingredient, and what was not studied. */
export function evidenceBlocks(brief: Brief): Block[] {
  const { evidence, candidates, inquiry } = brief;
  const hasTopics = inquiry.topics.length > 0;
  const keys = keysOf(candidates.filter(({ grade, isOnTopic }) => grade && (isOnTopic || !hasTopics)));
  const missing = hasTopics ? keysOf(candidates.filter(({ isOnTopic }) => !isOnTopic)) : [];
  return [
    ...answersOfEach(brief, keys, { kind: 'effect', ask: 'benefit', direct: (blocks) => direct(blocks, 0) }),
    ...(missing.length > 0 ? [paragraph(note(noStudyOf(evidence, missing, inquiry.topics)))] : []),
  ];
}
