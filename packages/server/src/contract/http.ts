import { z } from 'zod';
import { FormulaCheck } from './formulaCheck.ts';
import { maxPageSize } from './limits.ts';
import type { Route } from './route.ts';
import { routes, type OperationId, type RecordName } from './routes.ts';

/** `application/problem+json` (RFC 9457). `errors` names the fields that were refused. */
export const Problem = z
  .strictObject({
    type: z
      .string()
      .describe('URI reference of the kind of problem; about:blank when the status says it all'),
    title: z.string().describe('The status in words'),
    status: z.int().min(400).max(599),
    detail: z.string().describe('What happened and what to do'),
    errors: z
      .array(
        z.strictObject({
          path: z.string().describe('Where the field is, in dot notation; empty for the whole body'),
          message: z.string().describe('What to change'),
        }),
      )
      .optional()
      .describe('The fields that were refused'),
    current: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('The record as it is now, when `If-Match` named another version (412)'),
    checks: z
      .array(FormulaCheck)
      .optional()
      .describe('What stands in the way of an approval: the checks of a formula that stop it (409)'),
  })
  .meta({
    id: 'Problem',
    example: {
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: 'The request has a field that is not valid.',
      errors: [{ path: 'concept', message: 'Enter a product concept' }],
    },
  });
export type Problem = z.infer<typeof Problem>;

/** A day of the calendar, ISO 8601. */
export const Day = z.iso.date('Enter a day like 2027-01-31');

/** A point in time, ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime().describe('ISO 8601, UTC');

/** An amount of US dollars as digits with two decimals, e.g. "12000.00". */
export const Money = z
  .string()
  .regex(/^\d{1,8}\.\d{2}$/)
  .describe('US dollars, two decimals');

/** The same of what may be a loss, e.g. "-0.06". */
export const SignedMoney = z
  .string()
  .regex(/^-?\d{1,8}\.\d{2}$/)
  .describe('US dollars, two decimals; below nothing is a loss');

/** An amount of US dollars as a client may write it: at most eight digits before the point and two after. */
export const MoneyInput = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,2})?$/, 'Enter an amount like 12000.00')
  .describe('US dollars, at most two decimals');

/**
 * Text as people write it. Without the NUL character, which PostgreSQL cannot store, and without half of a surrogate pair,
 * which UTF-8 cannot: it would be kept as another text than was sent.
 */
export const Text = z
  .string()
  .refine((text) => !text.includes('\0'), 'Remove the character that cannot be shown (NUL)')
  .refine((text) => text.isWellFormed(), 'Remove the character that cannot be shown (half of a pair)');

/** Decimal digits only: bare coercion would also take '1e3', '0x10' and blanks. */
const wholeNumber = 'Write a whole number';
const Digits = z.string().regex(/^\d{1,16}$/, wholeNumber);

/** The number of a record, as the database counts them: 32 bits. */
export const RecordId = z.int().positive().max(2_147_483_647).describe('The number of the record');

/** How often a record was written, its making included. */
export const RowVersion = z.int().positive().describe('Counts up with each change; `If-Match` names it');

/** A number that a path holds, in its one spelling: '007' would be a second address of 7. */
export const PathNumber = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,15})$/, wholeNumber)
  .pipe(z.coerce.number<string>().pipe(RecordId));

/** A path that holds a record's number. */
export const IdParams = z.strictObject({
  id: PathNumber.describe('The number of the record'),
});

/** What an operation declares whose path's `{id}` is the number of a record of this kind. */
export const ofRecord = <Name extends RecordName>(record: Name) => ({ params: IdParams, record });

/** How many rows are asked for, in a query. */
export const PageSize = Digits.pipe(z.coerce.number<string>().int().min(1).max(maxPageSize));
const Cursor = z.string().min(1).max(400).optional().describe('From the `Link` header of the page before');

/** Size and start of a page. The next page's address comes back in the `Link` header, `rel="next"`. */
export const PageQuery = z.strictObject({
  limit: PageSize.default(maxPageSize).describe('Rows on a page'),
  cursor: Cursor,
});
export type PageQuery = z.infer<typeof PageQuery>;

/** The same for a list that comes whole unless a page of it is asked for. */
export const PartQuery = z.strictObject({
  limit: PageSize.optional().describe('Rows on a page; the whole list without it'),
  cursor: Cursor,
});
export type PartQuery = z.infer<typeof PartQuery>;

/** What an operation takes and answers. Only `params` and `query` are coerced, bodies never. */
export interface OperationShape {
  summary: string;
  params?: z.ZodType;
  /** Which kind of record the path's `{id}` names; `ofRecord` declares both. */
  record?: RecordName;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Whether a request without a body is one with an empty object. */
  isBodyOptional?: boolean;
  /** Media types of a file that is taken as it is, or as the `file` of a form, in place of a JSON body. */
  upload?: readonly string[];
  /** Largest size of that file, in bytes. @default 1 MB */
  uploadBytes?: number;
  /** Media types of the file that is answered, in place of JSON alone. */
  download?: readonly string[];
  /** Request headers the operation reads, beside the session. */
  headers?: readonly ('X-Firebase-UID' | 'Idempotency-Key')[];
  /**
   * Whether `If-Match` is looked at: `honoured` where it is sent, `required` always (428 without it). It names the
   * `ETag` of the record as the caller has it; once that has changed, 412 with the record as it is now.
   */
  ifMatch?: 'honoured' | 'required';
  /** Successful statuses and their JSON bodies; null means no body. */
  responses: Partial<Record<200 | 201 | 204, z.ZodType | null>>;
  /** The events of the `text/event-stream` answer, by name. */
  events?: Record<string, z.ZodType>;
  /** Refusals, beside 401 without a session, 403 on foreign origins, 405 and 429, which every operation shares. */
  problems?: readonly (400 | 401 | 403 | 404 | 409 | 413 | 415 | 503)[];
}

/** An operation: its row of the route table and its shapes. */
export type Operation<Shape extends OperationShape = OperationShape> = Route & Shape & { id: OperationId };

/** Joins an operation's shapes to its row of the route table. */
export function operation<Shape extends OperationShape>(id: OperationId, shape: Shape): Operation<Shape> {
  return { id, ...routes[id], ...shape };
}
