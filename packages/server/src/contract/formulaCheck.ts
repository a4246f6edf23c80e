import { z } from 'zod';

/** Names a line of a formula in what is said about it. */
export const LineRef = z.union([z.int(), z.string()]).describe('Id of the line');

/** What a reckoning found. */
export const FormulaCheck = z.strictObject({
  code: z.string().describe('e.g. dose.overLimit'),
  severity: z.enum(['stop', 'warn', 'note']).describe('stop: blocks an approval'),
  line: LineRef.optional(),
  text: z.string().describe('One sentence'),
  source: z.string().optional().describe('The rule it rests on'),
});
export type FormulaCheck = z.infer<typeof FormulaCheck>;
