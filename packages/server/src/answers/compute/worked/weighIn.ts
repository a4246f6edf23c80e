import { effectOf, ofYield, weighedIn } from './effects.ts';
import { type Operation, plainOf, says, stated, weight } from './sheet.ts';

const asksInput =
  /\bhow (?:much|many)\b.*\b(?:need|weigh|start|put in|charge|order|buy|make)\w*|\b(?:need|weigh|start|put in|charge|order|buy)\w*\b.*\bhow (?:much|many)\b/i;
const ofProcess =
  /\b(?:powders?|blend\w*|batch\w*|mix\w*|materials?|process\w*|product|run|granul\w*|dry\w*|mill\w*|finished|yield\w*)\b/i;
const otherwise: ReadonlySet<string> = new Set(['container', 'piece', 'serving', 'money']);

/** What has to be weighed in so that so much is left after the losses of making it. */
export const weighIn: Operation = (sheet) => {
  const [left, ...others] = plainOf(sheet, 'mass');
  const isOfRun = sheet.quantities.some(({ unit }) => otherwise.has(unit.dimension));
  if (!left || others.length > 0 || isOfRun) return null;
  if (!says(sheet, asksInput) || !says(sheet, ofProcess)) return null;
  const effect = effectOf(sheet, 'yield', ofYield) ?? effectOf(sheet, 'loss', weighedIn);
  return (
    effect && {
      statement: `${weight(left.amount * effect.factor)} to weigh in: ${stated(left)} ${effect.words}`,
    }
  );
};
