import { z } from 'zod';
import { FormulaCheck, LineRef } from '../formulaCheck.ts';
import { FormulaDraft } from './formulaDraft.ts';
import { ComputedFormula } from './formulas.ts';
import { Text, Timestamp } from '../http.ts';
import { maxVersionNote } from '../limits.ts';

/** Most versions of a formula. */
export const maxFormulaVersions = 500;

const VersionNote = Text.max(maxVersionNote, `Keep it to ${maxVersionNote} characters`)
  .nullable()
  .optional()
  .describe('One’s own words');
/** What a version is saved with. */
export const VersionDraft = z
  .strictObject({ note: VersionNote })
  .meta({ id: 'VersionDraft', example: { note: 'As sent to the manufacturer' } });
export type VersionDraft = z.infer<typeof VersionDraft>;

/** What a version is approved with. */
export const ApprovalDraft = z
  .strictObject({ note: VersionNote })
  .meta({ id: 'ApprovalDraft', example: { note: 'Label text compared with the rule' } });
export type ApprovalDraft = z.infer<typeof ApprovalDraft>;

const Checksum = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('SHA-256 of the content');

/** Who stands for a version. */
export const FormulaApproval = z.strictObject({
  name: z.string(),
  role: z.string(),
  at: Timestamp,
  checksum: Checksum,
  note: z.string(),
  isSelfApproved: z.boolean().describe('Whoever approved it saved it as well'),
});
export type FormulaApproval = z.infer<typeof FormulaApproval>;

/** A version of a formula, which never changes. */
export const FormulaVersion = z.strictObject({
  n: z.int().positive().describe('Counts from 1'),
  checksum: Checksum,
  by: z.string().describe('The name of who saved it, as it was then'),
  role: z.string(),
  createdAt: Timestamp,
  note: z.string(),
  dataVersion: z.string().describe('Which limits, daily values and prices it was computed with'),
  approval: FormulaApproval.nullable(),
});
export type FormulaVersion = z.infer<typeof FormulaVersion>;

/** A version with what it holds, computed as it was when it was saved. */
export const WholeFormulaVersion = FormulaVersion.extend({
  ...ComputedFormula.shape,
  formula: FormulaDraft.describe('As it was typed'),
});
export type WholeFormulaVersion = z.infer<typeof WholeFormulaVersion>;

const MaybeText = z.string().nullable();

/** What differs between two versions. */
export const FormulaDiff = z.strictObject({
  lines: z.array(
    z.strictObject({
      line: LineRef.nullable().describe('null: a setting of the formula'),
      field: z
        .string()
        .describe('Dotted, e.g. amount.value; line: the whole of it came or went; position: its place'),
      from: z.unknown().describe('null: it was not there'),
      to: z.unknown().describe('null: it is not there any more'),
    }),
  ),
  panel: z.array(
    z.strictObject({
      row: z.string().describe('The row’s name on the label, or the part, e.g. ingredients'),
      from: MaybeText,
      to: MaybeText,
    }),
  ),
  cost: z.strictObject({
    perUnit: MaybeText.describe('Of the later one, US dollars'),
    delta: MaybeText.describe('How much more than the earlier one, US dollars'),
  }),
  checks: z.strictObject({ new: z.array(FormulaCheck), gone: z.array(FormulaCheck) }),
});
export type FormulaDiff = z.infer<typeof FormulaDiff>;
