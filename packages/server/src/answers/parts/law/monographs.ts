import { type Cited, type Evidence, monographDose, monographSingleDose } from '../../../evidence/index.ts';
import type { Monograph } from '../../../evidence/regulationRecords.ts';
import { familyOf, nameInSentence, stems, wordsOfNames } from '../../../registry/index.ts';
import type { Sentence } from '../../prose.ts';
import { doubt, fact } from '../../prose.ts';
import type { Subject } from '../subject.ts';

const most = 3;

/** What Health Canada's monographs let a product give, where the question names Canada. */
export function monographSentences({ evidence, inquiry, key }: Subject): Sentence[] {
  if (!inquiry.countries.includes('Canada')) return [];
  const keys = familyOf(evidence, key);
  const held = evidence.references.monographs.filter(({ ingredients }) =>
    ingredients.some((each) => keys.includes(each)),
  );
  // what is asked about before its relatives, whose doses are others
  const own = held.filter(({ ingredients }) => ingredients.includes(key));
  return (own.length > 0 ? own : held)
    .slice(0, most)
    .map((row) => monographSentence(evidence, { key, keys, row }));
}

/** What a monograph lets a product give, to whom, how and for what. */
export function monographSentence(
  evidence: Evidence,
  { key, keys, row }: { key: string; keys: readonly string[]; row: Cited<Monograph> },
): Sentence {
  const dose = monographDose(row);
  const atOnce = dose && monographSingleDose(row);
  const people = row.population && ` for ${row.population}`;
  const remark = row.doseNote && ` (${row.doseNote})`;
  const time = row.duration && /\d|beyond/.test(row.duration) ? `; ${row.duration}` : '';
  const use = row.permittedUse && `; for: ${row.permittedUse}`;
  // a monograph of all vitamins and minerals has a row for each
  const isOfMany = !stems(row.name).some((word) => wordsOfNames(evidence, keys).has(word));
  const of = isOfMany ? ` of ${nameInSentence(evidence, key)}` : '';
  const given = dose ? `${dose}${of} a day${atOnce}${people}${remark}${time}` : `no dose${people}${remark}`;
  return fact(`Health Canada’s monograph of ${row.name}: ${given}${use}${doubt(row.passage)}`, row.passage);
}
