import type { Cited } from '../../../evidence/index.ts';
import { type Density, formatNumber, stems } from '../../../registry/index.ts';
import { isCount } from './units.ts';
import { inUnit, type Operation, saysInAll, type Sheet, stated, tidy, weight } from './sheet.ts';

const ofTapped = /\btapped\b|\btamped\b|\bsettled\b/i;
/** Words in a name that a question need not say. */
const isRemark = (word: string): boolean => /^[\d.]+$/.test(word) || word === 'powder';

/** The material of which a question names all words, and whose density is on file: of its forms the one that it says most of. */
export function densityNamed(
  { evidence, whole }: Pick<Sheet, 'evidence' | 'whole'>,
  powder: 'bulk' | 'tapped' = ofTapped.test(whole) ? 'tapped' : 'bulk',
): Cited<Density> | undefined {
  const said = new Set(stems(whole));
  const namesOf = (item: string) => stems(item).filter((word) => !isRemark(word));
  const countSaid = (text: string) => stems(text).filter((word) => said.has(word)).length;
  return evidence.references.densities
    .filter(({ kind, typical, item }) => {
      const names = namesOf(item);
      const isAll = names.length > 0 && names.every((word) => said.has(word));
      return typical !== null && (kind === 'liquid' || kind === powder) && isAll;
    })
    .toSorted(
      (one, other) =>
        namesOf(other.item).length - namesOf(one.item).length ||
        countSaid(`${other.item} ${other.form}`) - countSaid(`${one.item} ${one.form}`),
    )[0];
}

const asksWeight =
  /\bhow (?:many|much) (?:grams?|g|mg|kgs?|kilos?|milligrams?)\b|\bweighs?\b|\bweight\b|\bheavy\b|\bin (?:grams?|g|kg|mg)\b|\b(?:what|which) mass\b|\bhow much\b[^?]*\b(?:hold|fit|go(?:es)? in)/i;
const asksVolume =
  /\bhow (?:many|much) (?:ml|cl|l|(?:milli|centi)?lit(?:re|er)s?)\b|\bin (?:ml|(?:milli)?lit(?:re|er)s?)\b|\b(?:volume|space)\b|\bhow big\b/i;

/** What a volume of a material on file weighs, and what room a weight of it takes. */
export const heldDensity: Operation = (sheet) => {
  const isAsked = saysInAll(sheet, asksWeight) || saysInAll(sheet, asksVolume);
  // all densities are gone through only where one can be meant
  const row = isAsked && sheet.quantities.length > 0 ? densityNamed(sheet) : undefined;
  if (!row || row.typical === null) return null;
  // “77 % solids” and “80 proof” are of the name
  const [only, ...others] = sheet.quantities.filter(
    ({ unit, value }) => !(unit.dimension === 'percent' && row.item.includes(formatNumber(value))),
  );
  if (!only || (only.per && !isCount(only.per.unit.dimension)) || others.length > 0) return null;
  const { typical, low, high, item } = row;
  const at = `${formatNumber(tidy(typical))} g/mL`;
  const isRange = row.kind !== 'liquid' && low !== null && high !== null;
  const what = `${item}${row.form === '' ? '' : `, ${row.form}`}`;
  const remark = isRange
    ? { remark: 'Densities differ by lot and grade: state yours and I work with it' }
    : {};
  const told = (result: string, sign: string, range: string) => ({
    statement: `${result}: ${stated(only)} ${sign} ${at} for ${what}${isRange ? `, its typical ${row.kind} density; ${range} at ${formatNumber(low)}–${formatNumber(high)} g/mL` : ''}`,
    sources: [row.passage],
    isOfWhole: true,
    ...remark,
  });
  if (only.unit.dimension === 'volume' && saysInAll(sheet, asksWeight)) {
    const ends = [low, high].map((each) => weight(only.amount * (each ?? typical), 3));
    return told(weight(only.amount * typical, 3), '×', ends.join('–'));
  }
  if (only.unit.dimension === 'mass' && saysInAll(sheet, asksVolume) && !saysInAll(sheet, /\bcapsules?\b/i)) {
    const ends = [high, low].map((each) => inUnit(only.amount / (each ?? typical), 'ml', 3));
    return told(inUnit(only.amount / typical, 'ml'), '÷', ends.join('–'));
  }
  return null;
};
