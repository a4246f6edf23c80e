import type { Context } from 'koa';
import type { z } from 'zod';
import { operations, type Operation, type OperationId } from '../contract/index.ts';
import { Invalid, type FieldRefusal } from '../errors.ts';
import { readJson } from './body.ts';

type Shapes = typeof operations;
type OutputOf<Id extends OperationId, Part extends string> =
  Shapes[Id] extends Record<Part, infer Schema>
    ? Schema extends z.ZodType
      ? z.output<Schema>
      : undefined
    : undefined;

/** What an operation was sent, checked and typed by its contract. */
export interface Accepted<Id extends OperationId> {
  params: OutputOf<Id, 'params'>;
  query: OutputOf<Id, 'query'>;
  body: OutputOf<Id, 'body'>;
}

/** Checks path, query and body against the contract. Only path and query are coerced. */
export async function accept<Id extends OperationId>(id: Id, ctx: Context): Promise<Accepted<Id>> {
  const operation: Operation = operations[id];
  const params = operation.params && check(operation.params, ctx.params, 'path');
  const query = acceptQuery(operation, ctx);
  const body = operation.body && check(operation.body, await readJson(ctx.req), 'body');
  return { params, query, body } as Accepted<Id>;
}

function acceptQuery(operation: Operation, ctx: Context): unknown {
  if (operation.query) return check(operation.query, ctx.querystring ? ctx.query : {}, 'query');
  if (operation.access !== 'session' || !ctx.querystring) return undefined;
  const errors = Object.keys(ctx.query).map((path) => ({ path: short(path), message: 'Unknown parameter' }));
  if (errors.length > 0) throw invalid('query', errors);
  return undefined;
}

const shownErrors = 20;
const short = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text);

function check(schema: z.ZodType, value: unknown, place: 'path' | 'query' | 'body'): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalid(place, result.error.issues.flatMap(refusalsOf));
}

function invalid(place: string, errors: FieldRefusal[]): Invalid {
  const count = errors.length === 1 ? 'a field that is' : `${errors.length} fields that are`;
  return new Invalid(`The ${place} of the request has ${count} not valid.`, errors.slice(0, shownErrors));
}

function refusalsOf(issue: z.core.$ZodIssue): FieldRefusal[] {
  const path = issue.path.map(String).join('.');
  if (issue.code !== 'unrecognized_keys') return [{ path: short(path), message: issue.message }];
  return issue.keys.map((key) => ({
    path: short(path ? `${path}.${key}` : key),
    message: 'Unknown field',
  }));
}
