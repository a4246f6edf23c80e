import { z } from 'zod';
import type { FieldRefusal } from '../check.ts';
import { FormulaDraft } from './formulaDraft.ts';
import { Name } from './formulaLine.ts';
import { ComputedFormula } from './formulas.ts';
import { RecordId, Timestamp } from '../http.ts';
import { evidenceRefusal, hasAllergenEvidence, Material } from '../materials.ts';

const Rev = z.int().positive().describe('Counts up with every change; the ETag is this number in quotes');

/** What a formula is called. */
const FormulaName = Name.trim().min(1, 'Enter a name');

/** What a formula is begun from. */
export const FormulaStart = z
  .strictObject({
    name: FormulaName.describe('What it is called'),
    from: z
      .union([
        z.enum(['empty', 'suggested']),
        z.strictObject({
          formulaId: RecordId.describe('A formula of one’s own, of whichever product'),
          version: z.int().positive().optional().describe('One of its versions; its draft without it'),
        }),
      ])
      .default('empty')
      .describe('suggested: the lines of the product’s estimate; or a copy of another formula'),
  })
  .meta({ id: 'FormulaStart', example: { name: 'Sleep capsule', from: 'empty' } });
export type FormulaStart = z.infer<typeof FormulaStart>;

/** The formula that a product's estimate is of; nothing is stored. */
export const SuggestedFormula = z.strictObject({
  draft: FormulaDraft.describe('Its lines are tagged as suggested, and cite the doses that were studied'),
});
export type SuggestedFormula = z.infer<typeof SuggestedFormula>;

/** A row of the list of a product's formulas. */
export const ListedFormula = z.strictObject({
  id: RecordId,
  name: z.string(),
  rev: Rev,
  updatedAt: Timestamp,
});
export type ListedFormula = z.infer<typeof ListedFormula>;

/** A formula as it is kept: the draft and what is known about it. */
export const StoredFormula = z.strictObject({
  ...FormulaDraft.shape,
  name: z.string(),
  id: RecordId,
  productId: RecordId.describe('The product it is for'),
  rev: Rev,
  createdAt: Timestamp,
  updatedAt: Timestamp,
  canUndo: z.boolean().describe('Whether there is a change to take back'),
  canRedo: z.boolean().describe('Whether there is a change to make again'),
  version: z.int().positive().nullable().describe('The version that holds the same; null: none does'),
  approvedVersion: z
    .int()
    .positive()
    .nullable()
    .describe('That version, when it is approved; otherwise null'),
  lastVersion: z
    .strictObject({
      n: z.int().positive(),
      dataVersion: z.string().describe('Another one than the formula’s: limits or prices were updated since'),
    })
    .nullable()
    .describe('The newest version, whatever it holds; null: none was saved'),
  deletedMaterials: z
    .array(Material)
    .optional()
    .describe('Materials that lines go on naming after they were deleted; the list has them no more'),
  dataVersion: z.string().describe('Which limits, daily values and prices it was computed with'),
});
export type StoredFormula = z.infer<typeof StoredFormula>;

/** A formula and all that follows from it. */
export const FormulaAnswer = ComputedFormula.extend({ formula: StoredFormula });
export type FormulaAnswer = z.infer<typeof FormulaAnswer>;

/** What a draft lacks that may be computed, but not kept: a name, and evidence for what is said of allergens. */
export function refusalsOfKept({ name, lines }: FormulaDraft): FieldRefusal[] {
  const nameless = name?.trim() ? [] : [{ path: 'name', message: 'Enter a name' }];
  const unproved = (lines ?? []).flatMap((line, at) =>
    hasAllergenEvidence(line) ? [] : [{ ...evidenceRefusal, path: `lines.${at}.${evidenceRefusal.path}` }],
  );
  return [...nameless, ...unproved];
}
