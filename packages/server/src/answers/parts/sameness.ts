import type { Evidence } from '../../evidence/index.ts';
import { convertMass, formatAmount, massUnit } from '../../registry/index.ts';
import { doubt, fact, opened, type Sentence } from '../prose.ts';
import type { Dose } from '../understand/doses.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { derive } from '../values.ts';
import { conversionsFor, equivalencesFor, equivalentOf, isAmountOf, worked } from './conversion.ts';

/** What rounding of factors leaves between amounts that are the same. */
const slack = 0.02;
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= slack * other;

/**
 * Whether two amounts of a nutrient are the same: 'Is 400 mcg folic acid the same as 400 mcg DFE?', 'Is 1,000 IU of vitamin D
 * equal to 25 mcg?'. Null where nothing relates them, or the forms of an IU differ.
 */
export function samenessSentence(evidence: Evidence, key: string, inquiry: Inquiry): Sentence | null {
  const [one, other] = inquiry.amounts;
  if (!one || !other) return null;
  return (one.unit === 'IU') === (other.unit === 'IU')
    ? ofEquivalents(evidence, key, { inquiry, one, other })
    : ofUnits(evidence, key, { inquiry, one, other });
}

interface Compared {
  inquiry: Inquiry;
  one: Dose;
  other: Dose;
}

function ofUnits(evidence: Evidence, key: string, { inquiry, one, other }: Compared): Sentence | null {
  const [conversion, ...forms] = conversionsFor(evidence, key, inquiry.question);
  if (!conversion || forms.length > 0) return null;
  const [units, weighed] = one.unit === 'IU' ? [one, other] : [other, one];
  const mass =
    weighed.unit === 'IU' ? null : convertMass(weighed.value, weighed.unit, massUnit(conversion.unit));
  if (mass === null) return null;
  return opened(isNear(units.value * conversion.perIu, mass) ? 'Yes: ' : 'No: ', worked(conversion, units));
}

function ofEquivalents(evidence: Evidence, key: string, { inquiry, ...amounts }: Compared): Sentence | null {
  const [row] = equivalencesFor(evidence, key, inquiry.question);
  const isTurned = row !== undefined && isAmountOf(inquiry.question, amounts.one, row);
  const [one, other] = isTurned ? [amounts.other, amounts.one] : [amounts.one, amounts.other];
  if (!row || one.unit === 'IU' || other.unit === 'IU') return null;
  const counted = equivalentOf(row, one);
  const same = counted.unit === 'IU' ? null : convertMass(other.value, other.unit, counted.unit);
  if (same === null) return null;
  const statement = `${formatAmount(one.value, one.unit)} of ${row.from} is ${formatAmount(counted.value, counted.unit)} of ${row.to}`;
  const told = fact(`${statement}${doubt(row.passage)}`, derive(row.passage, `${statement}.`));
  return opened(isNear(counted.value, same) ? 'Yes: ' : 'No: ', told);
}
