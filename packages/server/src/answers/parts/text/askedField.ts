import { z } from 'zod';
import type { Evidence, Passage } from '../../../evidence/index.ts';
import { columns, familyOf, readTable, stems } from '../../../registry/index.ts';
import { type CloseRecord, closestRecords } from '../../gather/closestRecords.ts';
import { type Clause, type Cue, isAny, readCue } from '../../understand/cue.ts';
import { clauseOf } from '../../understand/names/entities.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { perInquiry } from '../../understand/perInquiry.ts';
import { isOfMarket, isOfOthers } from './passages.ts';

const { key, list } = columns;
const cues = list.transform((written): Cue[] => written.map(readCue));

/**
 * A row of `askedFields.csv`: what people say for one field of a kind of record, which the record itself has by a label:
 * “for how long” asks a monograph for its `Duration`.
 */
const AskedField = z.strictObject({
  key,
  /** The table of the records, of ingredients with the part. */
  records: z.string().min(1),
  /** How the record names the field; one of several. */
  label: z.string().transform((written) => written.split('|')),
  asked: cues,
  /** What has to be said as well, where the words may ask other records for something else. */
  beside: cues,
});
type Field = z.output<typeof AskedField>;

const fields = readTable(new URL('../data/', import.meta.url), 'askedFields', AskedField);

/** The record whose field is asked for. */
export interface FieldAsked {
  readonly record: Passage;
  /** How the record names the field, in one of these ways, so that what is told of it is that. */
  readonly label: readonly string[];
  /** Stems of the words that ask for it: what they mean is known. */
  readonly words: ReadonlySet<string>;
}

/** So likely a record is what is asked about, where nothing that the lexicon knows is named: in words of its title, or at all. */
const likely = { titled: 0.02, untitled: 0.3 };

/** The records with a field that a question asks for in words of its own, the likeliest; none where no cue does. */
const found = perInquiry((evidence, inquiry): { readonly field: FieldAsked | null } => {
  const clause = clauseOf(inquiry.question);
  const asked = fields.filter(
    (field) => isAny(field.asked, clause) && (field.beside.length === 0 || isAny(field.beside, clause)),
  );
  if (asked.length === 0) return { field: null };
  const close = closestRecords(evidence, inquiry).filter(isMeant(evidence, inquiry));
  for (const field of asked) {
    const record = close.find(({ passage }) => has(passage, field))?.passage;
    if (record) return { field: { record, label: field.label, words: wordsAt(field, clause) } };
  }
  return { field: null };
});

/** The record that a question asks one field of, in whatever words; null where it asks none of the known ones. */
export const fieldAsked = (evidence: Evidence, inquiry: Inquiry): FieldAsked | null =>
  inquiry.unknownNames.length > 0 ? null : found(evidence, inquiry).field;

const has = ({ key: own, text }: Passage, { records, label }: Field): boolean => {
  const [table = '', part] = records.split('/');
  return (
    own.startsWith(`${table}:`) &&
    (part === undefined || own.endsWith(`/${part}`)) &&
    label.some((each) => text.includes(each))
  );
};

const isMeant =
  (evidence: Evidence, inquiry: Inquiry) =>
  ({ passage, likelihood }: CloseRecord): boolean => {
    const { ingredients } = inquiry;
    const named = ingredients.flatMap((each) => familyOf(evidence, each));
    const isNamed =
      named.length > 0
        ? passage.ingredients.some((each) => named.includes(each))
        : likelihood >= (isTitled(passage, inquiry) ? likely.titled : likely.untitled);
    return isNamed && !isOfOthers(passage, inquiry) && isOfMarket(passage.title, inquiry);
  };

/** Whether a question says a word of what a record is about: of “Health Canada monograph: L-methionine” the name. */
function isTitled({ title }: Passage, { words }: Inquiry): boolean {
  const [, subject = title] = /^[^:]*: (.+)$/.exec(title) ?? [];
  return stems(subject).some((word) => word.length >= lettersOfName && words.includes(word));
}
const lettersOfName = 4;

function wordsAt({ asked }: Field, clause: Clause): ReadonlySet<string> {
  const places = asked.flatMap((cue) => cue(clause) ?? []);
  return new Set(places.flatMap(({ from, to }) => clause.words.slice(from, to).map(({ stem }) => stem)));
}
