import { monographDose } from '../../evidence/index.ts';
import { familyOf } from '../../registry/index.ts';
import type { Sentence } from '../prose.ts';
import { doubt, fact } from '../prose.ts';
import type { Subject } from './subject.ts';

const most = 3;

/** What Health Canada's monographs let a product give, where the question names Canada. */
export function monographSentences({ evidence, inquiry, key }: Subject): Sentence[] {
  if (!inquiry.countries.includes('Canada')) return [];
  const keys = familyOf(evidence, key);
  return evidence.references.monographs
    .filter(({ ingredients }) => ingredients.some((each) => keys.includes(each)))
    .slice(0, most)
    .map((row) => {
      const dose = monographDose(row);
      const people = row.population && ` for ${row.population}`;
      const use = row.permittedUse && `; for: ${row.permittedUse}`;
      const given = dose ? `${dose} a day${people}` : `no dose${people}`;
      return fact(
        `Health Canada’s monograph of ${row.name}: ${given}${use}${doubt(row.passage)}`,
        row.passage,
      );
    });
}
