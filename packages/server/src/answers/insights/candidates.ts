import { ingredientsFor } from '../parts/grades.ts';
import { isDose, verdictSentence } from '../parts/verdict.ts';
import type { Block, Segment, Sentence } from '../prose.ts';
import { fact, joinWords, note, paragraph } from '../prose.ts';
import { type Brief, type Candidate, keysOf } from './brief.ts';
import { centsOf } from '../estimatePassage.ts';
import { flagsOf } from './flags.ts';
import { familyOf, formatAmount, isConfirmed, nameInSentence } from '../../registry/index.ts';

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
        fact(line.name),
        fact(formatAmount(Number((line.percent ?? 0).toPrecision(3)), '%'), estimatePassage),
        fact(formatAmount(line.amountPerServing, line.unit), estimatePassage),
        fact(centsOf(line.costPerServing), estimatePassage),
      ]),
    },
  ];
}

function candidateRow(brief: Brief, candidate: Candidate): Sentence[] {
  const { line, key, grade } = candidate;
  const study = candidate.studies.find((each) => isDose(each.dose));
  const isUnsure = study && (study.isDoseUnconfirmed || !isConfirmed(study));
  return [
    fact(key ? (brief.evidence.ingredients.get(key)?.name ?? line.name) : line.name),
    fact(formatAmount(line.amountPerServing, line.unit), brief.estimatePassage),
    study ? fact(`${study.dose}${isUnsure ? ' (unconfirmed)' : ''}`, study.passage) : fact('not recorded'),
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

/** Ingredients with better records on the outcome than some of the formula. */
function alternatives({ evidence, topics, candidates }: Brief): Block[] {
  const [topic] = topics;
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

/** One verdict per candidate and outcome, and what is missing. */
export function evidenceBlocks({ evidence, candidates, topicNames }: Brief): Block[] {
  const grades = candidates.flatMap(({ grade }) => grade ?? []);
  const graded = [...new Map(grades.map((grade) => [`${grade.ingredient} ${grade.topic}`, grade])).values()];
  const missing = candidates.filter(({ isOnTopic }) => !isOnTopic);
  const names = keysOf(missing).map((key) => nameInSentence(evidence, key));
  return [
    { kind: 'list', items: graded.map((grade) => verdictSentence(evidence, grade)) },
    ...(names.length > 0 && topicNames.length > 0
      ? [
          paragraph(
            note(`The base holds no study of ${joinWords(names, 'or')} on ${joinWords(topicNames, 'or')}`),
          ),
        ]
      : []),
  ];
}
