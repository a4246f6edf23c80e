import { type Operation, plainOf, says, shareOf, stated, weight } from './sheet.ts';

const asksInput =
  /\bhow (?:much|many)\b.*\b(?:need|weigh|start|put in|charge|order|buy|make)\w*|\b(?:need|weigh|start|put in|charge|order|buy)\w*\b.*\bhow (?:much|many)\b/i;
const ofProcess =
  /\b(?:powders?|blend\w*|batch\w*|mix\w*|materials?|process\w*|product|run|granul\w*|dry\w*|mill\w*|finished|yield\w*)\b/i;
const otherwise: ReadonlySet<string> = new Set(['container', 'piece', 'serving', 'money']);

/** What has to be weighed in so that so much is left after the losses of making it. */
export const weighIn: Operation = (sheet) => {
  const [loss, got] = ['loss', 'yield'].map((share) => shareOf(sheet, share));
  const [left, ...others] = plainOf(sheet, 'mass');
  const isOfRun = sheet.quantities.some(({ unit }) => otherwise.has(unit.dimension));
  if (!left || others.length > 0 || isOfRun) return null;
  if (!says(sheet, asksInput) || !says(sheet, ofProcess)) return null;
  if (got && got.value > 0)
    return {
      statement: `${weight((left.amount * 100) / got.value)} to weigh in: ${stated(left)} ÷ ${stated(got)}`,
    };
  return loss && loss.value < 100
    ? {
        statement: `${weight(left.amount / (1 - loss.value / 100))} to weigh in: ${stated(left)} ÷ (1 − ${stated(loss)})`,
      }
    : null;
};
