import { type Evidence, studiesOn, topicName } from '../../../evidence/index.ts';
import { studySize } from '../../../evidence/passages/passages.ts';
import { familyOf, isConfirmed, nameInSentence } from '../../../registry/index.ts';
import { type Block, fact, joinWords, note, paragraph } from '../../prose.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import type { Superlative } from './superlatives.ts';

/** The study of what is named with most people in it, or fewest; null where none counts them. */
export function largestStudyBlocks(evidence: Evidence, inquiry: Inquiry, order: Superlative): Block[] | null {
  const { ingredients, topics } = inquiry;
  if (ingredients.length + topics.length === 0) return null;
  const keys = ingredients.flatMap((key) => familyOf(evidence, key));
  const studies = (keys.length > 0 ? studiesOn(evidence, keys) : evidence.studies)
    .filter((study) => topics.length === 0 || study.topics.some((topic) => topics.includes(topic)))
    .filter((study) => isConfirmed(study) && study.participants.count !== null)
    .filter(({ design }) => design === 'trial' || !/\btrial/i.test(inquiry.question));
  const sizeOf = (study: (typeof studies)[number]) => study.participants.count ?? 0;
  const [first] = studies.toSorted((left, right) =>
    order.isLeast ? sizeOf(left) - sizeOf(right) : sizeOf(right) - sizeOf(left),
  );
  if (!first) return null;
  const names = [
    ...ingredients.map((key) => nameInSentence(evidence, key)),
    ...topics.map((topic) => topicName(evidence, topic)),
  ];
  const on = names.length > 0 ? ` on ${joinWords(names)}` : '';
  return [
    paragraph(
      fact(
        `Of the studies${on} here that count their people, the ${order.isLeast ? 'smallest' : 'largest'} is a ${first.design || 'study'} of ${studySize(first)}, on ${first.outcome} in ${first.population}: ${first.direction}`,
        first.passage,
      ),
      note('There may be others that this base does not hold'),
    ),
  ];
}
