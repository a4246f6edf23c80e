import type { Cited, Evidence, Interaction } from '../../../evidence/index.ts';
import { variantsOf } from '../../gather/recordIndex.ts';
import { familyOf, nameInSentence, stems, wordsOfNames } from '../../../registry/index.ts';
import type { Block, Segment, Sentence } from '../../prose.ts';
import { doubt, fact, hasPassages, joinSegments, joinWords, note, paragraph, section } from '../../prose.ts';
import { recordedAs } from '../../understand/names/entities.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { absence, isAboutBoth } from '../absence.ts';
import { answering } from './harmOpening.ts';
import { cautionSentences, namedCautionSentences, safetyParts } from './safety.ts';
import type { Subject } from '../subject.ts';

type Row = Cited<Interaction>;

const mostRows = 6;
const order: readonly Interaction['severity'][] = [
  'contraindicated',
  'major',
  'moderate',
  'minor',
  'beneficial',
];

/** The interactions on file for an ingredient, the gravest first. */
export const interactionsOf = (evidence: Evidence, key: string): Row[] => {
  const keys = familyOf(evidence, key);
  return evidence.references.interactions
    .filter(({ ingredients }) => ingredients.some((each) => keys.includes(each)))
    .toSorted((left, right) => order.indexOf(left.severity) - order.indexOf(right.severity));
};

/** What happens when an ingredient meets the medicines asked about, or any; then its cautions. */
export function interactionParts(subject: Subject): Block[] {
  const { evidence, inquiry, key, name } = subject;
  if (inquiry.medicines.length > 0) {
    const told = interactionSentences(subject);
    return [paragraph(...directly(subject, told)), ...safetyParts(subject, told)];
  }
  const rows = interactionsOf(evidence, key);
  return [paragraph(...gravestSentences(name, rows)), interactionTable(rows), ...safetyParts(subject)];
}

/** What is on file for an ingredient and the medicines asked about. */
const ofMedicines = (evidence: Evidence, { medicines }: Inquiry, key: string): Sentence[] =>
  interactionsOf(evidence, key)
    .filter((row) => medicines.some((medicine) => isWith(row, recordedAs(medicine))))
    .slice(0, mostRows)
    .map((row) => interactionSentence(row));

/** The same, or what the cautions on file name of them, or that nothing is. */
export function interactionSentences({ evidence, inquiry, key, name }: Subject): Sentence[] {
  const { medicines } = inquiry;
  const told = ofMedicines(evidence, inquiry, key);
  if (told.length > 0) return told;
  const named = namedCautionSentences(evidence, key, medicines.flatMap(recordedAs).flatMap(stems));
  if (named.length > 0) return named;
  return [
    note(
      `I hold no record of ${name} with ${joinWords(medicines, 'or')}, which does not mean that there is nothing`,
    ),
  ];
}

/** The interactions on file with a condition that a question names: “people with thyroid problems”. */
export function ofConditions({ evidence, inquiry, key }: Subject): Row[] {
  const own = wordsOfNames(evidence, familyOf(evidence, key));
  const words = inquiry.words.filter((word) => word.length > 3 && !own.has(word) && !ofAnybody.has(word));
  return interactionsOf(evidence, key).filter((row) => words.some((word) => isWith(row, [word])));
}

/** Words that name no condition by themselves. */
const ofAnybody: ReadonlySet<string> = new Set(
  stems(
    'people person persons adults healthy men women user users take taking taken with before after from high raised blood pressure level levels disease diseases disorder disorders problem problems condition conditions medicine medicines medication drug drugs product products supplement supplements other such time status test tests safe safety every days daily dose doses months machines driving all sources single',
  ),
);

/** The answer ahead, where a yes or a no is asked for and something is on file. */
function directly({ evidence, inquiry, key }: Subject, told: readonly Sentence[]): Sentence[] {
  const [first, ...rest] = told;
  if (!first || !hasPassages(first)) return [...told];
  const gravest = interactionsOf(evidence, key).find((row) =>
    inquiry.medicines.some((medicine) => isWith(row, recordedAs(medicine))),
  );
  return [answering(inquiry.question, first, gravest?.severity ?? 'caution'), ...rest];
}

function gravestSentences(name: string, rows: readonly Row[]): Sentence[] {
  const items = rows
    .slice(0, 3)
    .map((row): Segment[] => [`${row.with} (${row.severity}${doubt(row.passage)})`, row.passage]);
  return items.length > 0
    ? [fact(`The gravest interactions on file for ${name} are with `, ...joinSegments(items))]
    : [];
}

/** The words by which a question names what an interaction is with. */
export const namesOf = (row: Row): string[] =>
  stems(row.with).filter((word) => word.length > 3 && !ofAnybody.has(word));

const isWith = (row: Row, words: readonly string[]): boolean => {
  const own = ` ${stems(row.with).join(' ')} `;
  return words.some((word) => own.includes(` ${word} `));
};

/** One interaction in a sentence: with a medicine, or in people. */
export const interactionSentence = (row: Row, preposition: 'With' | 'In' = 'With'): Sentence =>
  fact(
    `${preposition} ${row.with}: ${row.effect} (${row.severity}, our first judgement)${doubt(row.passage)}`,
    row.passage,
  );

/** What is on file for the medicines of a question that names no ingredient, the gravest first. */
export function medicineTable(evidence: Evidence, inquiry: Inquiry): Block[] {
  const { medicines } = inquiry;
  const rows = evidence.references.interactions
    .filter((row) => medicines.some((medicine) => isWith(row, recordedAs(medicine))))
    .toSorted((left, right) => order.indexOf(left.severity) - order.indexOf(right.severity))
    .slice(0, mostOfMedicine);
  if (rows.length === 0) return [];
  return [
    paragraph(
      ...meantAmong(rows, inquiry).map((row) =>
        answering(inquiry.question, interactionSentence(row), row.severity),
      ),
    ),
    paragraph(note(`These interactions with ${joinWords(medicines, 'or')} are on file, the gravest first`)),
    {
      kind: 'table',
      header: ['Ingredient', 'With', 'What happens', 'Severity, our first judgement', 'Source'],
      rows: rows.map((row) => [
        fact(joinWords(row.ingredients.map((key) => evidence.ingredients.get(key)?.name ?? key))),
        fact(row.with),
        fact(`${row.effect}${doubt(row.passage)}`),
        fact(row.severity),
        fact('', row.passage),
      ]),
    },
    paragraph(note('What is not in this list may interact all the same')),
  ];
}

/** “My thyroid tablet with coffee”: the rows whose effect speaks of a thing that the question names and few others do. */
function meantAmong(rows: readonly Row[], { words }: Inquiry): Row[] {
  const asked = new Set(words.flatMap((word) => variantsOf(word)));
  const said = rows.map(({ effect }) => new Set(stems(effect)));
  const telling = [...asked].filter(
    (word) => word.length > 3 && !ofAnybody.has(word) && said.filter((own) => own.has(word)).length === 1,
  );
  return rows.filter((_, at) => telling.some((word) => said[at]?.has(word)));
}

const mostOfMedicine = 12;

/** Interactions row by row. */
export const interactionTable = (rows: readonly Row[], limit = mostRows): Block => ({
  kind: 'table',
  header: ['With', 'What happens', 'Severity, our first judgement', 'Source'],
  rows: rows
    .slice(0, limit)
    .map((row) => [
      fact(row.with),
      fact(`${row.effect}${doubt(row.passage)}`),
      fact(row.severity),
      fact('', row.passage),
    ]),
});

/** Whether ingredients get along, as far as interactions and cautions on file say. */
export function interactionBlocks(evidence: Evidence, inquiry: Inquiry): Block[] {
  const keys = inquiry.ingredients.slice(0, 3);
  const name = (key: string) => nameInSentence(evidence, key);
  const named: Sentence[] = keys.flatMap((key) => {
    const others = keys.filter((each) => each !== key).map(name);
    const rows = interactionsOf(evidence, key).filter((row) =>
      others.some((other) => isWith(row, [stems(other).join(' ')])),
    );
    return [
      ...rows.map((row) => interactionSentence(row)),
      ...namedCautionSentences(evidence, key, others.flatMap(stems)),
    ];
  });
  const withMedicines =
    inquiry.medicines.length > 0 ? keys.flatMap((key) => ofMedicines(evidence, inquiry, key)) : [];
  const nothing = absence(
    `I hold no interaction between ${joinWords(keys.map(name))}, which does not mean that there is none`,
    isAboutBoth(evidence, keys),
  );
  const cautions: Block[] = keys.map((key) => ({
    kind: 'paragraph',
    lead: evidence.ingredients.get(key)?.name ?? key,
    sentences: cautionSentences(evidence, key),
  }));
  const told = [...withMedicines, ...named];
  return [paragraph(...(told.length > 0 ? told : [nothing])), ...section('Cautions', cautions)];
}
