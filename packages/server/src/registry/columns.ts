import { z } from 'zod';

/** A cell that is not empty. */
export const text = z.string().min(1);
/** Entries parted by `;`. */
export const list = z.string().transform((joined) =>
  joined
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean),
);
/** `yes` or nothing. */
export const flag = z.enum(['', 'yes']).transform((value) => value === 'yes');
/** A number from 0. */
export const finite = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be a number')
  .transform(Number);
/** A number from 0, or nothing. */
export const optionalFinite = z.union([z.literal('').transform(() => null), finite]);
/** A number below, at or above 0. */
export const signed = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'must be a number')
  .transform(Number);
/** A number below, at or above 0, or nothing. */
export const optionalSigned = z.union([z.literal('').transform(() => null), signed]);
/** What a row is named by. */
export const key = z
  .string()
  .regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'must be a key: lower case, digits, - and /');

/**
 * How far a row may be trusted: `confirmed` was read at its source; `calculated` is worked out from a formula, and
 * checked again by a test; `recalled` is widely known, its source was not opened; `assumed` is our own, to start from.
 */
export const Confidence = z.enum(['confirmed', 'calculated', 'recalled', 'assumed']);

/** The only units an amount may be in. */
export const units = [
  'µg', 'mg', 'g', 'L', '%', 'µg RAE', 'µg DFE', 'µg folic acid', 'mg NE', 'mg alpha-tocopherol', 'mg extract', 'mg powder',
  'mg EPA+DHA', 'g EPA+DHA', 'mg DHA', 'mg kavalactones', 'mg PAC', 'mg monacolins', 'mg salicin', 'mg flavanols', 'mg nitrate',
  'billion CFU', 'mg (5-10 billion CFU)', 'FCC units', 'FU', 'g/kg',
] as const; // prettier-ignore
/** One of `units`. */
export const unit = z.enum(units);
/** Where a row is from and how far it may be trusted. */
export const origin = { source: text, confidence: Confidence };

/** Whether a row may be told as a fact; others are shown as unconfirmed. */
export const isConfirmed = ({ confidence }: { confidence: z.infer<typeof Confidence> }): boolean =>
  confidence === 'confirmed' || confidence === 'calculated';
