import type { Bioavailability, Cited, Evidence } from '../../evidence/index.ts';
import { familyOf, formatNumber, stems } from '../../registry/index.ts';
import { isAkin } from '../relevance.ts';
import type { Block, Sentence } from '../prose.ts';
import { capitalize, doubt, fact, note, paragraph, section } from '../prose.ts';
import { contentParts } from './form.ts';
import type { Subject } from './subject.ts';

type Row = Cited<Bioavailability>;
const mostRows = 6;

/** How well the forms of an ingredient are absorbed, those that the words name first. */
export function absorptionOf(evidence: Evidence, key: string, words: readonly string[]): Row[] {
  const keys = familyOf(evidence, key);
  const names = new Set(stems(keys.map((each) => evidence.ingredients.get(each)?.name ?? '').join(' ')));
  // each word that is asked for once: “sulfate on other days against sulfate daily” is no second hit
  const named = ({ form, comparator }: Row) => {
    const own = stems(`${form} ${comparator}`).filter((word) => !names.has(word));
    return [...new Set(words)].filter((asked) => own.some((word) => isAkin(asked, word))).length;
  };
  return evidence.references.bioavailability
    .filter(({ ingredients }) => ingredients.some((each) => keys.includes(each)))
    .toSorted((left, right) => named(right) - named(left));
}

/** Which form is absorbed better, as far as it was compared; then how much of the active each holds. */
export function absorptionParts(subject: Subject): Block[] {
  const rows = absorptionOf(subject.evidence, subject.key, subject.inquiry.words);
  const [first] = rows;
  if (!first) return formParts(subject);
  return [
    paragraph(conclusionSentence(first), resultSentence(first)),
    ...againstEachOther(rows),
    ...section('Content of the active', directPart(contentParts(subject))),
    ...notKnown(subject, rows),
  ];
}

/** How much of the active the forms hold; then how well they are absorbed, as far as they were compared. */
export function formParts(subject: Subject): Block[] {
  const rows = absorptionOf(subject.evidence, subject.key, subject.inquiry.words);
  const [first] = rows;
  return [
    ...contentParts(subject),
    ...(first ? section('Absorption', [paragraph(conclusionSentence(first), resultSentence(first))]) : []),
    ...againstEachOther(rows),
    ...notKnown(subject, rows),
  ];
}

const againstEachOther = (rows: readonly Row[]): Block[] =>
  rows.length > 1 ? section('Form against form', [absorptionTable(rows)]) : [];

const notKnown = ({ name }: Subject, rows: readonly Row[]): Block[] =>
  section('What is not known', [
    paragraph(
      note(
        rows.length > 0
          ? 'Blood or urine levels after a dose are no proof of a better effect'
          : `I hold no comparison of how well the forms of ${name} are absorbed, so this speaks of content only`,
      ),
    ),
  ]);

function directPart(blocks: readonly Block[]): readonly Block[] {
  const end = blocks.findIndex(({ kind }) => kind === 'heading');
  return end < 0 ? blocks : blocks.slice(0, end);
}

const conclusionSentence = ({ conclusion, form, comparator, passage }: Row): Sentence =>
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
