import { z } from 'zod';
import { FormulaLine, LineId } from './formulaLine.ts';
import { RecordId, Text } from '../http.ts';

/** Most ops of a change. */
export const maxFormulaOps = 500;

const deepest = 6;
const isShallow = (value: unknown, levels = deepest): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1)));

const Path = Text.min(1, 'Name a field')
  .max(300, 'Keep the path to 300 characters')
  .describe('Dotted, e.g. amount.value or options.showIu');
const Value = z
  .unknown()
  .refine((value) => isShallow(value), 'The value is nested too deep')
  .describe('As the field takes it; null restores the default');
const After = LineId.nullable()
  .optional()
  .describe('The line it comes after; null: it comes first; absent: last');

const AddLine = z.strictObject({
  op: z.literal('addLine'),
  line: FormulaLine.partial({ id: true }).describe('A line without an id gets one'),
  after: After,
  cite: z
    .strictObject({
      messageId: RecordId.describe('An answer of one’s own'),
      n: z.int().positive().describe('The number of its marker'),
    })
    .optional()
    .describe('The citation that the server copies to the line'),
});

const SetField = z.strictObject({
  op: z.literal('setField'),
  line: LineId.describe('The line that is changed'),
  path: Path,
  value: Value,
});

const RemoveLine = z.strictObject({
  op: z.literal('removeLine'),
  line: LineId.describe('The line that goes'),
});

const MoveLine = z.strictObject({
  op: z.literal('moveLine'),
  line: LineId.describe('The line that moves'),
  after: After,
});

const SetFormula = z.strictObject({
  op: z.literal('setFormula'),
  path: Path,
  value: Value,
});

/** One step of a change of a formula. */
export const FormulaOp = z.discriminatedUnion('op', [AddLine, SetField, RemoveLine, MoveLine, SetFormula]);
export type FormulaOp = z.infer<typeof FormulaOp>;

/** A change of a formula: all of its steps or none. */
export const FormulaPatch = z
  .strictObject({
    ops: z
      .array(FormulaOp)
      .max(maxFormulaOps, `Send at most ${maxFormulaOps} ops at a time`)
      .describe('In this order; together one step of undo'),
  })
  .meta({
    id: 'FormulaPatch',
    example: {
      ops: [
        {
          op: 'addLine',
          line: {
            id: 1,
            nutrient: 'magnesium',
            source: 'magnesium bisglycinate',
            potency: 14.1,
            amount: { value: 120, unit: 'mg' },
          },
        },
        { op: 'setField', line: 1, path: 'amount.value', value: 100 },
        { op: 'setFormula', path: 'market', value: 'EU' },
      ],
    },
  });
export type FormulaPatch = z.infer<typeof FormulaPatch>;
