import type { Cited, Evidence, Interaction } from '../../evidence/index.ts';
import { familyOf, nameInSentence, stems } from '../../registry/index.ts';
import type { Block, Segment, Sentence } from '../prose.ts';
import { doubt, fact, joinSegments, joinWords, note, opened, paragraph, section } from '../prose.ts';
import { recordedAs } from '../understand/entities.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { cautionSentences, namedCautionSentences, safetyParts } from './safety.ts';
import type { Subject } from './subject.ts';

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
  if (inquiry.medicines.length > 0)
    return [
      paragraph(...directly(subject)),
      ...safetyParts(subject, ofMedicines(evidence, inquiry, key).length > 0),
    ];
  const rows = interactionsOf(evidence, key);
  return [paragraph(...gravestSentences(name, rows)), interactionTable(rows), ...safetyParts(subject)];
}

/** What is on file for an ingredient and the medicines asked about. */
const ofMedicines = (evidence: Evidence, { medicines }: Inquiry, key: string): Sentence[] =>
  interactionsOf(evidence, key)
    .filter((row) => medicines.some((medicine) => isWith(row, recordedAs(medicine))))
    .slice(0, mostRows)
    .map(interactionSentence);

/** The same, or that nothing is. */
export function interactionSentences({ evidence, inquiry, key, name }: Subject): Sentence[] {
  const { medicines } = inquiry;
  const told = ofMedicines(evidence, inquiry, key);
  if (told.length > 0) return told;
  return [
    note(
      `I hold no record of ${name} with ${joinWords(medicines, 'or')}, which does not mean that there is nothing`,
    ),
  ];
}

const asksWhether =
  /^\W*(?:is|are|does|do|can|could|may|will|would)\b.*\b(?:problem|interact\w*|affect\w*|clash\w*|risk\w*|danger\w*|matter|interfere\w*|dangerous|issue)\b/i;

/** Yes ahead, where it is asked whether there is a problem and one is on file. */
function directly(subject: Subject): Sentence[] {
  const { evidence, inquiry, key } = subject;
  const [first, ...rest] = interactionSentences(subject);
  const gravest = interactionsOf(evidence, key).find((row) =>
    inquiry.medicines.some((medicine) => isWith(row, recordedAs(medicine))),
  );
  const isYes = gravest && ofHarm.has(gravest.severity) && asksWhether.test(inquiry.question);
  return first ? [isYes ? opened('Yes: ', lowered(first)) : first, ...rest] : [];
}

const lowered = ({ segments: [words, ...rest] }: Sentence): Sentence => ({
  segments: [String(words).replace(/^With\b/, 'with'), ...rest],
});

const ofHarm: ReadonlySet<Interaction['severity']> = new Set(['contraindicated', 'major', 'moderate']);

function gravestSentences(name: string, rows: readonly Row[]): Sentence[] {
  const items = rows
    .slice(0, 3)
    .map((row): Segment[] => [`${row.with} (${row.severity}${doubt(row.passage)})`, row.passage]);
  return items.length > 0
    ? [fact(`The gravest interactions on file for ${name} are with `, ...joinSegments(items))]
    : [];
}

const isWith = (row: Row, words: readonly string[]): boolean => {
  const own = ` ${stems(row.with).join(' ')} `;
  return words.some((word) => own.includes(` ${word} `));
};

/** One interaction in a sentence. */
const interactionSentence = (row: Row): Sentence =>
  fact(
    `With ${row.with}: ${row.effect} (${row.severity}, our first judgement)${doubt(row.passage)}`,
    row.passage,
  );

/** What is on file for the medicines of a question that names no ingredient, the gravest first. */
export function medicineTable(evidence: Evidence, { medicines }: Inquiry): Block[] {
  const rows = evidence.references.interactions
    .filter((row) => medicines.some((medicine) => isWith(row, recordedAs(medicine))))
    .toSorted((left, right) => order.indexOf(left.severity) - order.indexOf(right.severity))
    .slice(0, mostOfMedicine);
  if (rows.length === 0) return [];
  return [
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
    return [...rows.map(interactionSentence), ...namedCautionSentences(evidence, key, others.flatMap(stems))];
  });
  const withMedicines =
    inquiry.medicines.length > 0 ? keys.flatMap((key) => ofMedicines(evidence, inquiry, key)) : [];
  const nothing = note(
    `I hold no interaction between ${joinWords(keys.map(name))}, which does not mean that there is none`,
  );
  const cautions: Block[] = keys.map((key) => ({
    kind: 'paragraph',
    lead: evidence.ingredients.get(key)?.name ?? key,
    sentences: cautionSentences(evidence, key),
  }));
  const told = [...withMedicines, ...named];
  return [paragraph(...(told.length > 0 ? told : [nothing])), ...section('Cautions', cautions)];
}
