import type { Cited } from '../../../evidence/index.ts';
import { type DosageForm, formatNumber, stems } from '../../../registry/index.ts';
import { inUnit, type Operation, plainOf, saysInAll, stated, tidy } from './sheet.ts';

const degrees =
  /(?<![\d.,])(-?\d{1,3}(?:[.,]\d+)?)\s*(?:°|º|deg(?:rees?)?\.?)?\s*(c|f|celsius|centigrade|fahrenheit)\b/i;
const other = { c: /\bfahrenheit\b|°\s?f\b|\bin f\b/i, f: /\bcelsius\b|\bcentigrade\b|°\s?c\b|\bin c\b/i };

/** “And 230?”: a further figure on the scale of the first. */
const furtherDegrees = /\b(?:and|or|,)\s+(-?\d{1,3}(?:[.,]\d+)?)(?![\d.,]|\s*[%\p{L}])/giu;

/** Degrees of one scale in the other. */
export const temperature: Operation = ({ whole }) => {
  const match = degrees.exec(whole);
  const [, figure = '', scale = ''] = match ?? [];
  if (!match || !/[°º]|deg|celsius|centigrade|fahrenheit/i.test(whole)) return null;
  const isFahrenheit = /^f/i.test(scale);
  const rest = whole.slice(0, match.index) + whole.slice(match.index + match[0].length);
  if (!(isFahrenheit ? other.f : other.c).test(rest)) return null;
  const values = [figure, ...[...rest.matchAll(furtherDegrees)].map(([, each = '']) => each)];
  return { statement: values.map((each) => inOther(each, isFahrenheit)).join('; '), isOfWhole: true };
};

function inOther(figure: string, isFahrenheit: boolean): string {
  const value = Number(figure.replace(',', '.'));
  return isFahrenheit
    ? `${formatNumber(tidy((value - 32) / 1.8, 4))} °C: (${formatNumber(value)} °F − 32) ÷ 1.8`
    : `${formatNumber(tidy(value * 1.8 + 32, 4))} °F: ${formatNumber(value)} °C × 1.8 + 32`;
}

/** Parts per million as percent or mg/kg, and percent as parts per million. */
export const perMillion: Operation = (sheet) => {
  const [only, ...others] = sheet.quantities;
  if (!only || others.length > 0) return null;
  if (only.unit.dimension === 'percent' && saysInAll(sheet, /\bppm\b|\bparts per million\b/i))
    return {
      statement: `${formatNumber(tidy(only.value * 1e4))} ppm: ${stated(only)} × 10,000`,
      isOfWhole: true,
    };
  if (only.unit.dimension !== 'ppm') return null;
  if (saysInAll(sheet, /%|\bper ?cent(?:age)?\b/i))
    return {
      statement: `${formatNumber(tidy(only.value / 1e4))} %: ${stated(only)} ÷ 10,000`,
      isOfWhole: true,
    };
  return saysInAll(sheet, /\bmg\s?(?:\/|per|a)\s?(?:kg|kilo)/i)
    ? { statement: `${formatNumber(only.value)} mg/kg: 1 ppm by weight is 1 mg in a kg`, isOfWhole: true }
    : null;
};

const household =
  /(?<![\d.,/])(\d{1,3}(?:[.,]\d+)?|½|¼|¾|a|one|half a)\s+(?:us\s+|american\s+|level\s+)?(cups?|tablespoons?|tbsps?|teaspoons?|tsps?)\b/i;
const isCalled: readonly (readonly [name: RegExp, item: string])[] = [
  [/^cup/i, 'cup'],
  [/^(?:tablespoon|tbsp)/i, 'tablespoon'],
  [/^(?:teaspoon|tsp)/i, 'teaspoon'],
];

/** So many cups or spoons by volume, as labels count them and exactly. */
export const spoons: Operation = (sheet) => {
  const [, figure = '', name = ''] = household.exec(sheet.whole) ?? [];
  const count = Number(figure.replace(',', '.'));
  if (
    !(count > 1) ||
    sheet.quantities.some(({ unit }) => unit.dimension !== 'volume' || plainOf(sheet, 'volume').length > 0)
  )
    return null;
  const isAsked = saysInAll(sheet, /\b(?:ml|millilit(?:re|er)s?|volume)\b/i);
  const item = isCalled.find(([pattern]) => pattern.test(name))?.[1] ?? '';
  // of a food it is the weight that a record tells
  if (
    !isAsked ||
    sheet.inquiry.ingredients.length > 0 ||
    /\bof\s+\p{L}/iu.test(sheet.whole.slice(sheet.whole.indexOf(name)))
  )
    return null;
  const rows = sheet.evidence.references.dosageForms.filter(
    ({ kind, item: own, unit, typical }) =>
      kind === 'household-measure' && unit === 'mL' && typical !== null && stems(own).includes(item),
  );
  const [first, ...others] = rows;
  if (!first) return null;
  const told = (row: Cited<DosageForm>) =>
    `${inUnit(count * (row.typical ?? 0), 'ml')}: ${formatNumber(count)} × ${formatNumber(row.typical ?? 0)} mL, ${row.item}${row.form && `, ${row.form}`}`;
  return {
    statement: [first, ...others].map(told).join('; '),
    sources: rows.map(({ passage }) => passage),
    isOfWhole: true,
  };
};
