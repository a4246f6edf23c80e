import { closestRecords } from '../../gather/closestRecords.ts';
import { doubt } from '../../prose.ts';
import { formatAmount, formatNumber } from '../../../registry/index.ts';
import { rangeOf } from '../../values.ts';
import { type Operation, says, type Sheet, tidy, type Working } from './sheet.ts';
import { ofName } from './strength.ts';
import { alternativesOf } from '../wordRows.ts';

/** “A 30 kg child”, “someone of 70 kg”, “a 70 kg runner”: kilograms that are not bought or packed. */
const person = `(?:${alternativesOf(new URL('./data/', import.meta.url), 'personWords')})`;
const weightOfBody = new RegExp(
  String.raw`\b(\d{1,3}(?:\.\d)?)[ -]?(?:kg|kilos?)\s+${person}\b|\b(?:${person}|someone|somebody|weigh(?:s|ing)?)\s+(?:of\s+|with\s+|weighing\s+|at\s+)?(\d{1,3}(?:\.\d)?)\s?(?:kg|kilos?)\b`,
  'i',
);
/** `3 mg/kg body weight`. */
const rate =
  /(\d[\d,]*(?:\.\d+)?)\s?([µμm]?g)\s?\/\s?kg\s?(?:body ?weight|bw|b\.w\.)|(?<=\b(?:TDI|ADI)\b[^.;]{0,20})(\d[\d,]*(?:\.\d+)?)\s?([µμm]?g)\s?\/\s?kg\b/i;
/** `3–6 mg/kg` of a study: what was taken by people is by their weight. */
const studied = /\b(\d+(?:\.\d+)?)(?:–(\d+(?:\.\d+)?))?\s?([µμm]?g)\/kg(?:\/d(?:ay)?)?(?![\p{L}/])/u;
const likely = 0.15;
const mostRead = 4;

/** What a person of a stated weight may have by a record that counts per kg of body weight. */
export const bodyWeight: Operation = (sheet) => {
  const found = weightOfBody.exec(sheet.whole);
  const kg = Number(found?.[1] ?? found?.[2]);
  if (!(kg > 0) || sheet.text !== sheet.whole || !says(sheet, /\bhow (?:much|many)\b|\bmg\b|\bwhat\b/i))
    return null;
  const names = new Set(sheet.inquiry.ingredients);
  const record = closestRecords(sheet.evidence, sheet.inquiry)
    .slice(0, mostRead)
    .find(
      ({ passage, likelihood }) =>
        likelihood >= likely && rate.test(passage.text) && passage.ingredients.some((key) => names.has(key)),
    );
  if (!record) return ofStudies(sheet, kg);
  const match = rate.exec(record.passage.text);
  const [digits, unit] = [match?.[1] ?? match?.[3] ?? '', match?.[2] ?? match?.[4] ?? ''];
  if (digits === '') return null;
  const each = Number(digits.replaceAll(',', ''));
  const perKg = `${formatNumber(each)} ${unit}/kg body weight`;
  return {
    statement: `${formatAmount(tidy(each * kg), unit)}${ofName(sheet)} for ${formatNumber(kg)} kg: ${perKg} × ${formatNumber(kg)} kg${doubt(record.passage)}`,
    sources: [record.passage],
  };
};

/** The same by what a study gave, where the question's nearest record is one. */
function ofStudies(sheet: Sheet, kg: number): Working | null {
  const [first] = closestRecords(sheet.evidence, sheet.inquiry);
  const study = first && sheet.evidence.studies.find(({ passage }) => passage.key === first.passage.key);
  const match = study && first.likelihood >= likelyStudy ? studied.exec(study.dose) : null;
  if (!study || !match) return null;
  const [, low = '', high = low, unit = ''] = match;
  const perKg = rangeOf(Number(low), Number(high), unit);
  const all = rangeOf(tidy(Number(low) * kg), tidy(Number(high) * kg), unit);
  const people = `${study.outcome}, ${study.population}`;
  return {
    statement: `${all}${ofName(sheet)} for ${formatNumber(kg)} kg, by what was studied for ${people}: ${perKg}/kg × ${formatNumber(kg)} kg${doubt(study.passage)}`,
    sources: [study.passage],
  };
}
const likelyStudy = 0.6;
