import type { Evidence, Passage } from '../../../evidence/index.ts';
import { stems } from '../../../registry/index.ts';
import { isOrdinary } from '../../articleTerms.ts';
import { searchRecords } from '../../gather/recordSearch.ts';
import { type Block, list, note, paragraph } from '../../prose.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { categoriesOfFoods } from '../../understand/foods/referenceFoods.ts';
import { fieldIn } from '../text/excerpt.ts';
import { recordSentence } from '../text/passages.ts';

/** What asks for a reference amount stands in the passages of all of them. */
const asking = new Set(
  stems(
    'us usa fda american america states reference amount amounts racc customary customarily consumed standard official eating occasion serving servings size sizes base bases everything grams gram label which what please pls supply team check need know little pot cup style use apply choose pick go',
  ),
);

/** Of rows that fit as well as one another so many are told. */
const mostOfEach = 2;

/** The rows of FDA's table on the foods that a question names: by their names, else by the words of the table. */
export function referenceAmountsIn(
  evidence: Evidence,
  { question, unknownNames, group }: Pick<Inquiry, 'question' | 'unknownNames' | 'group'>,
): Passage[] {
  const isOfSmall = group === 'infants' || group === 'children';
  const found = question.split(/[,;:.()?!&]|\band\b|\bor\b/).flatMap((phrase) => {
    const near = () => nearest(evidence, stems(phrase));
    // Of the foods of small children the table has rows of its own.
    const ofSmall = isOfSmall ? near().filter(({ key }) => key.startsWith('referenceAmount:infants/')) : [];
    if (ofSmall.length > 0) return ofSmall;
    const named = categoriesOfFoods(phrase).flatMap((category) => ofCategory(evidence, category));
    return named.length > 0 || unknownNames.some((name) => phrase.includes(name)) ? named : near();
  });
  return [...new Set(found)];
}

const ofCategory = ({ references }: Evidence, category: string): Passage[] =>
  references.referenceAmounts.filter(({ key }) => key === category).map(({ passage }) => passage);

/** What people usually eat of the foods that a question names, by FDA's table; null where it names none of it. */
export function referenceAmountBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const passages = referenceAmountsIn(evidence, inquiry);
  if (passages.length === 0) return null;
  const [first, ...others] = passages.map((passage) => recordSentence(passage, fieldIn(passage.text, [])));
  return [
    ...(first ? [paragraph(first)] : []),
    list(others),
    ...(ofServing.test(inquiry.question) ? [paragraph(servingNote)] : []),
  ];
}

const ofServing = /\bserving/i;
const servingNote = note(
  'The serving size of a label is the household measure nearest to it, or the whole of a small pack',
);

/** The rows of the table that speak of most of the words. */
function nearest(evidence: Evidence, words: readonly string[]): Passage[] {
  const sought = words.filter((word) => word.length > 2 && !asking.has(word) && !isOrdinary.has(word));
  const isRow = ({ key }: Passage) => key.startsWith('referenceAmount:');
  const found = searchRecords(evidence, { words: sought, isMeant: isRow, hasSynonyms: true });
  const best = found[0]?.share ?? 0;
  // “nuts”: a row that begins with the word is on the thing itself, one that has it further on, on what is made of it
  const beginsWith = ({ title }: Passage) => sought.includes(stems(title)[0] ?? '');
  return (
    found
      .filter(({ share }) => share === best)
      // of rows that say the same the one that says least besides: crackers “not used as snacks” name many foods
      .toSorted(
        (left, right) =>
          Number(beginsWith(right.passage)) - Number(beginsWith(left.passage)) ||
          left.passage.title.length - right.passage.title.length,
      )
      .slice(0, mostOfEach)
      .map(({ passage }) => passage)
  );
}
