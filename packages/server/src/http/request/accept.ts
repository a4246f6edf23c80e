import type { Context } from 'koa';
import type { z } from 'zod';
import {
  check,
  checkNoQuery,
  operations,
  type Checked,
  type Operation,
  type OperationId,
} from '../../contract/index.ts';
import { Invalid } from '../../errors.ts';
import { hasBody, readJson } from './body.ts';

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
  const params = operation.params && valueOf(check(operation.params, ctx.params, 'path'));
  const query = acceptQuery(operation, ctx);
  const body = operation.body && valueOf(check(operation.body, await sentBody(operation, ctx), 'body'));
  return { params, query, body } as Accepted<Id>;
}

const sentBody = async ({ isBodyOptional }: Operation, { req }: Context): Promise<unknown> =>
  isBodyOptional && !hasBody(req) ? {} : readJson(req);

function acceptQuery(operation: Operation, ctx: Context): unknown {
  if (operation.query) return valueOf(check(operation.query, ctx.querystring ? ctx.query : {}, 'query'));
  if (operation.access !== 'session' || !ctx.querystring) return undefined;
  return valueOf(checkNoQuery(Object.keys(ctx.query)));
}

function valueOf(checked: Checked): unknown {
  if ('value' in checked) return checked.value;
  throw new Invalid(checked.refusal, checked.errors);
}
