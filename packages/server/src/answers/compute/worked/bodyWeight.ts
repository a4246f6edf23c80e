import { closestRecords } from '../../gather/closestRecords.ts';
import { doubt } from '../../prose.ts';
import { formatAmount, formatNumber } from '../../../registry/index.ts';
import { type Operation, says, tidy } from './sheet.ts';
import { ofName } from './strength.ts';

/** “A 30 kg child”, “someone of 70 kg”. */
const weightOfBody =
  /\b(\d{1,3}(?:\.\d)?)[ -]?kg\s+(?:child|kid|toddler|adult|person|man|woman|athlete|teenager|boy|girl|adolescent|consumer)\b|\b(?:child|kid|toddler|adult|person|man|woman|athlete|teenager|boy|girl|adolescent|consumer|someone|somebody|weigh(?:s|ing)?)\s+(?:of\s+|with\s+|weighing\s+|at\s+)?(\d{1,3}(?:\.\d)?)\s?kg\b/i;
/** `3 mg/kg body weight`. */
const rate =
  /(\d[\d,]*(?:\.\d+)?)\s?([µμm]?g)\s?\/\s?kg\s?(?:body ?weight|bw|b\.w\.)|(?<=\b(?:TDI|ADI)\b[^.;]{0,20})(\d[\d,]*(?:\.\d+)?)\s?([µμm]?g)\s?\/\s?kg\b/i;
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
  const match = rate.exec(record?.passage.text ?? '');
  const [digits, unit] = [match?.[1] ?? match?.[3] ?? '', match?.[2] ?? match?.[4] ?? ''];
  if (!record || digits === '') return null;
  const each = Number(digits.replaceAll(',', ''));
  const perKg = `${formatNumber(each)} ${unit}/kg body weight`;
  return {
    statement: `${formatAmount(tidy(each * kg), unit)}${ofName(sheet)} for ${formatNumber(kg)} kg: ${perKg} × ${formatNumber(kg)} kg${doubt(record.passage)}`,
    sources: [record.passage],
  };
};
