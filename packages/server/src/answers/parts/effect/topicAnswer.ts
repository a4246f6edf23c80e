import { type Evidence, type TopicGrade, topicName } from '../../../evidence/index.ts';
import { type Inquiry, isOfMarkets } from '../../understand/inquiry.ts';
import type { Block, Sentence } from '../../prose.ts';
import { capitalize, fact, joinSegments, list, note, paragraph, section } from '../../prose.ts';
import { nothingFoundBlocks } from '../abstention.ts';
import { ingredientTable } from '../evidenceTable.ts';
import { ingredientsFor } from '../grades.ts';
import { kindAsked } from '../superlative/kindAsked.ts';
import { claimSentence, usRuleSentences, usStructureSentences } from '../law/regulation.ts';
import { gradeWords } from '../verdict.ts';
import { isConfirmed, nameInSentence } from '../../../registry/index.ts';

/** Which ingredients have evidence for an outcome, best first. */
export function topicBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const [first, ...others] = inquiry.topics;
  if (!first) return null;
  if (others.length === 0) return oneTopicBlocks(evidence, inquiry, first);
  const told = inquiry.topics.slice(0, mostTopics).flatMap((topic) => {
    const own = oneTopicBlocks(evidence, { ...inquiry, topics: [topic] }, topic);
    return section(capitalize(topicName(evidence, topic)), direct(own));
  });
  return told.length > 0 ? told : null;
}

const mostTopics = 3;

/** Of several outcomes each is told with its evidence and its rules. */
function direct(blocks: readonly Block[]): Block[] {
  const [, , third] = blocks.flatMap(({ kind }, at) => (kind === 'heading' ? [at] : []));
  return blocks.slice(0, third ?? blocks.length).filter(({ kind }) => kind !== 'heading');
}

function oneTopicBlocks(evidence: Evidence, inquiry: Inquiry, topic: string): Block[] {
  const name = topicName(evidence, topic);
  if (inquiry.asks.has('claim') || (inquiry.asks.has('rule') && !inquiry.asks.has('benefit'))) {
    return claimsBlocks(evidence, inquiry, name);
  }
  const grades = ofKind(evidence, inquiry, ingredientsFor(evidence, topic));
  if (grades.length === 0) return claimsBlocks(evidence, inquiry, name);
  const rated = grades
    .filter((grade) => grade.grade.letter !== 'U' && grade.direction === 'benefit')
    .slice(0, 3);
  const items = rated.map((grade) => [
    `${nameInSentence(evidence, grade.ingredient)} (${gradeWords(grade)})`,
    grade.passage,
  ]);
  const direct =
    rated.length > 0
      ? [fact(`The best evidence on ${name} that I hold is for `, ...joinSegments(items))]
      : [note(`No ingredient in the base has good evidence for ${name}`)];
  return [
    paragraph(...direct),
    ...section('Evidence by ingredient', [ingredientTable(evidence, grades)]),
    ...section('US and EU', [
      list([
        ...euTopicSentences(evidence, topic),
        ...usRuleSentences(evidence, [], [topic]),
        ...usStructureSentences(evidence),
      ]),
    ]),
    ...section('What is not known', [paragraph(...gapSentences(evidence, topic))]),
  ];
}

/** “Which vitamins help …” asks for vitamins only, as long as there are any. */
function ofKind(
  evidence: Evidence,
  { words }: Inquiry,
  grades: readonly TopicGrade[],
): readonly TopicGrade[] {
  const kind = kindAsked(words)?.category;
  const own = grades.filter((grade) => evidence.ingredients.get(grade.ingredient)?.category === kind);
  return own.length > 0 ? own : grades;
}

function euTopicSentences(evidence: Evidence, topic: string): Sentence[] {
  return evidence.euClaims
    .filter((claim) => claim.status === 'authorised' && claim.topics.includes(topic))
    .toSorted(
      (left, right) =>
        Number(left.isSourceClaim) - Number(right.isSourceClaim) ||
        Number(isConfirmed(right)) - Number(isConfirmed(left)),
    )
    .slice(0, 2)
    .map(claimSentence);
}

function gapSentences(evidence: Evidence, topic: string): Sentence[] {
  const unconfirmed = ingredientsFor(evidence, topic).filter((grade) => grade.grade.letter === 'U');
  return [
    note(
      'Grades count the records of this base only; an ingredient that is missing here may still have been studied',
    ),
    ...(unconfirmed.length > 0
      ? [note('Rows marked unrated were recalled and not read in their source')]
      : []),
  ];
}

const mostClaims = 10;

/** The EU claims on an outcome, with their substances and conditions. */
function claimsBlocks(evidence: Evidence, inquiry: Inquiry, name: string): Block[] {
  const claims = evidence.euClaims.filter(
    (claim) => claim.status === 'authorised' && claim.topics.some((topic) => inquiry.topics.includes(topic)),
  );
  const us = isOfMarkets('US', inquiry)
    ? [...usRuleSentences(evidence, [], inquiry.topics), ...usStructureSentences(evidence)]
    : [];
  const isUnion = isOfMarkets('EU', inquiry) || inquiry.markets.includes('UK');
  const isEu = isUnion && claims.length > 0;
  if (!isEu && us.length === 0) return nothingFoundBlocks(name);
  return [
    ...(isEu
      ? [
          paragraph(note(`These authorised EU claims concern ${name}`)),
          { kind: 'list' as const, items: claims.slice(0, mostClaims).map(claimItem) },
        ]
      : []),
    ...(us.length > 0 ? (isEu ? section('United States', [paragraph(...us)]) : [paragraph(...us)]) : []),
  ];
}

function claimItem(claim: Parameters<typeof claimSentence>[0]): Sentence {
  const [first, ...rest] = claimSentence(claim).segments;
  return { segments: [String(first).replace(/^EU: /, '').replace(' is authorised', ''), ...rest] };
}
