import type { Bioavailability, Cited, Evidence } from '../../evidence/index.ts';
import { familyOf, formatNumber, stems } from '../../registry/index.ts';
import { isAkin } from '../relevance.ts';
import type { Block, Sentence } from '../prose.ts';
import { capitalize, doubt, fact, note, paragraph, section } from '../prose.ts';
import { contestSentences, isOfForms } from './contest.ts';
import { contentParts, holdsContent } from './form.ts';
import type { Subject } from './subject.ts';

type Row = Cited<Bioavailability>;
const mostRows = 3;

/** How well the forms of an ingredient are absorbed, those that the words name first. */
function absorptionOf(evidence: Evidence, key: string, words: readonly string[]): Row[] {
  const keys = familyOf(evidence, key);
  const names = new Set(stems(keys.map((each) => evidence.ingredients.get(each)?.name ?? '').join(' ')));
  // each word that is asked for once: “sulfate on other days against sulfate daily” is no second hit
  const named = ({ form, comparator }: Row) => {
    const own = stems(`${form} ${comparator}`).filter((word) => !names.has(word));
    return [...new Set(words)].filter(
      (asked) => !isJudging.has(asked) && own.some((word) => isAkin(asked, word)),
    ).length;
  };
  return evidence.references.bioavailability
    .filter(({ ingredients }) => ingredients.some((each) => keys.includes(each)))
    .toSorted(
      (left, right) => named(right) - named(left) || Number(isOfForms(right)) - Number(isOfForms(left)),
    );
}

/** Words that ask which is ahead and name none. */
const isJudging: ReadonlySet<string> = new Set(
  stems('best better most more worst highest superior versus form forms'),
);

/** Which form is ahead over all records, where the question names none or asks which; else the record nearest to it. */
function leadSentences(rows: readonly Row[], { inquiry, name }: Subject): Sentence[] {
  const asksWhich = /\b(?:best|better|most|highest|superior|easiest)\b/i.test(inquiry.question);
  const [first] = rows;
  // “citrate or oxide?” asks for that pair
  const isOnPair =
    first !== undefined &&
    stems(first.comparator).some((word) => inquiry.words.includes(word) && !isJudging.has(word));
  const contest = asksWhich && !isOnPair ? contestSentences(rows) : [];
  if (contest.length > 0 || !first) return contest;
  const isUnknown = asksWhich && !rows.some(isOfForms);
  return [
    ...(isUnknown ? [note(`I hold no comparison of the forms of ${name} with each other`)] : []),
    conclusionSentence(first),
    resultSentence(first),
  ];
}

/** Which form is absorbed better, as far as it was compared; then how much of the active each holds. */
export function absorptionParts(subject: Subject): Block[] {
  const rows = absorptionOf(subject.evidence, subject.key, subject.inquiry.words);
  if (rows.length === 0) return formParts(subject);
  return [
    paragraph(...leadSentences(rows, subject)),
    ...againstEachOther(rows),
    ...(subject.inquiry.asks.has('content')
      ? section('Content of the active', directPart(contentParts(subject)))
      : []),
  ];
}

/** How much of the active the forms hold; then how well they are absorbed, as far as they were compared. */
export function formParts(subject: Subject): Block[] {
  const rows = absorptionOf(subject.evidence, subject.key, subject.inquiry.words);
  const content = contentParts(subject);
  const lead = paragraph(...leadSentences(rows, subject));
  const isSilent = !holdsContent(subject) && rows.length > 0;
  // which form is best absorbed is not asked for its content: that nobody compared them comes first
  const unknown = notKnown(subject);
  if (rows.length === 0 && subject.inquiry.asks.has('absorption')) return [...unknown.slice(1), ...content];
  return [
    ...(isSilent ? [lead] : [...content, ...section('Absorption', [lead])]),
    ...againstEachOther(rows),
    ...(rows.length === 0 ? unknown : []),
  ];
}

const againstEachOther = (rows: readonly Row[]): Block[] =>
  rows.length > 1 ? section('Form against form', [absorptionTable(rows)]) : [];

const notKnown = ({ name }: Subject): Block[] =>
  section('What is not known', [
    paragraph(
      note(
        `I hold no comparison of how well the forms of ${name} are absorbed, so this speaks of content only`,
      ),
    ),
  ]);

function directPart(blocks: readonly Block[]): readonly Block[] {
  const end = blocks.findIndex(({ kind }) => kind === 'heading');
  return end < 0 ? blocks : blocks.slice(0, end);
}

/** Which side came out ahead, and of what. */
export const conclusionSentence = ({ conclusion, form, comparator, passage }: Row): Sentence =>
  fact(`${capitalize(conclusion)}: ${form} was compared with ${comparator}${doubt(passage)}`, passage);

const resultSentence = ({ measure, population, participants, result, passage }: Row): Sentence =>
  fact(
    `On ${measure} in ${population}${participants === null ? '' : ` (${formatNumber(participants)} participants)`}: ${result}`,
    passage,
  );

/** Comparisons of forms, row by row. */
const absorptionTable = (rows: readonly Row[]): Block => ({
  kind: 'table',
  header: ['Form', 'Against', 'Finding', 'Result', 'People', 'Source'],
  rows: rows
    .slice(0, mostRows)
    .map(({ form, comparator, conclusion, result, population, year, passage }) => [
      fact(capitalize(form)),
      fact(comparator),
      fact(`${conclusion}${doubt(passage)}`),
      fact(result),
      fact(population),
      fact(year === null ? '' : String(year), passage),
    ]),
});
