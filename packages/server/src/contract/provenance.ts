import { z } from 'zod';
import { Text, Timestamp } from './http.ts';

/** What a derived row rests on, as it was when the row was derived. */
export const SourceRef = z.strictObject({
  kind: z
    .enum([
      'formula',
      'rules',
      'study',
      'grade',
      'passage',
      'product',
      'claim',
      'data',
      'prices',
      'request',
      'versions',
      'specification',
    ])
    .describe('What it is'),
  id: z
    .union([z.int(), z.string()])
    .describe('The number of the record; of what the base holds its key, e.g. magnesium/sleep-onset'),
  version: z
    .union([z.int(), z.string()])
    .describe(
      'Of a formula its rev, of the rules their version, of what the base holds its checksum, shortened',
    ),
  checksum: z.string().describe('SHA-256 of what was read of it'),
});
export type SourceRef = z.infer<typeof SourceRef>;

/** A source that is no more what a row was derived from. */
export const MovedSource = z.strictObject({
  kind: SourceRef.shape.kind,
  id: SourceRef.shape.id,
  from: SourceRef.shape.version
    .nullable()
    .describe('The version the row rests on; null: on none, or on none that is numbered'),
  to: SourceRef.shape.version.nullable().describe('The version there is; null: it is gone, or not numbered'),
  text: z.string().describe('The same in words, e.g. Formula changed since (v3 → v4)'),
});
export type MovedSource = z.infer<typeof MovedSource>;

/** What every derived row tells of what it rests on. */
export const provenance = {
  refs: z.array(SourceRef).describe('What it was derived from'),
  staleSince: Timestamp.nullable().describe('When the first of its sources moved; null: none has'),
  staleBecause: z.array(MovedSource).describe('The sources that have moved'),
};

/** What would be otherwise if a row were derived again. */
export const SourceDifference = z.strictObject({
  because: z.array(MovedSource).describe('The sources that have moved'),
  changes: z
    .array(
      z.strictObject({
        path: z.string().describe('The field of the row'),
        from: z.json().describe('What it is'),
        to: z.json().describe('What it would be'),
      }),
    )
    .describe('Fields that would change; none: it comes out the same'),
});
export type SourceDifference = z.infer<typeof SourceDifference>;

/** What an action answers: the row, and what has to be looked at before it is done. */
export const acted = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({
    row: row.describe('As it is now'),
    difference: SourceDifference.nullable().describe(
      'What follows from sources that have moved; unless `take` was sent, nothing was done then. Null: none has',
    ),
  });

const take = z
  .boolean()
  .optional()
  .describe('Take over what follows from sources that have moved, then act. @default false');

/** The longest note of an action, in characters. */
export const maxActionNote = 2000;
const Note = Text.trim().max(maxActionNote, `Keep the note to ${maxActionNote} characters`);

/** What an action is sent that needs no words. */
export const TakeDraft = z.strictObject({ take }).meta({ id: 'TakeDraft', example: { take: true } });
export type TakeDraft = z.infer<typeof TakeDraft>;

/** What an approval is sent. */
export const StandDraft = z
  .strictObject({ take, note: Note.optional().describe('One’s own words') })
  .meta({ id: 'StandDraft', example: { note: 'Compared with the rule' } });
export type StandDraft = z.infer<typeof StandDraft>;

/** What a rejection is sent. */
export const RejectDraft = z
  .strictObject({ take, note: Note.min(1, 'Say why it is rejected').describe('Why') })
  .meta({ id: 'RejectDraft', example: { note: 'The second sentence names a disease.' } });
export type RejectDraft = z.infer<typeof RejectDraft>;
