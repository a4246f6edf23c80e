import { operations, type Operation, type OperationId, type User } from '@seedbed/server/contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { db } from '../db.ts';
import { acceptQuery, parsed, readBody } from './accept.ts';
import { firstResult } from './idempotency.ts';
import { problemResponse, Refusal } from './refusal.ts';

type Shapes = typeof operations;
type Answers<Id extends OperationId> = Shapes[Id]['responses'];
/** What a schema of the contract gives; nothing where there is none. */
type Output<Schema> = Schema extends { parse: (value: never) => infer Value } ? Value : void;
type Part<Id extends OperationId, Name extends string> =
  Shapes[Id] extends Record<Name, infer Schema> ? Output<Schema> : undefined;

/** A request that the contract accepts. */
export interface Call<Id extends OperationId> {
  request: Request;
  params: Part<Id, 'params'>;
  query: Part<Id, 'query'>;
  body: Part<Id, 'body'>;
}

/** A body that the contract allows. */
export type Body<Id extends OperationId> = Output<Answers<Id>[keyof Answers<Id>]>;

/** A body with a status or headers of its own, where the contract's first status does not say all. */
export interface Reply<Content> {
  body: Content;
  init: { status?: number; headers?: Record<string, string> };
}

/** Marks a body that brings its own status or headers. */
export const reply = <Content>(body: Content, init: Reply<Content>['init']): Reply<Content> => ({
  body,
  init,
});

type Answer<Id extends OperationId> = Body<Id> | Reply<Body<Id>> | Response;

/** The signed-in person's record, if there is one yet. */
export function me(): User | undefined {
  return db.users.find((user) => user.firebaseUid === db.session?.uid);
}

/** The signed-in person's record, for calls that cannot do without. */
export function requireMe(): User {
  const user = me();
  if (!user)
    throw new Refusal(
      409,
      'You have no user record yet. Create it with POST /api/users, then send this again.',
    );
  return user;
}

function admit(operation: Operation, request: Request): void {
  if (operation.access !== 'session') return;
  if (!db.session) throw new Refusal(401, 'Sign in first: this call needs a session.');
  const claimed = request.headers.get('X-Firebase-UID');
  if (claimed !== null && claimed !== db.session.uid)
    throw new Refusal(403, 'X-Firebase-UID is not the uid of the signed-in person.');
  if (operation.method !== 'GET' && operation.id !== 'users.create') requireMe();
}

function requireVersion({ ifMatch }: Operation, request: Request): void {
  if (ifMatch !== 'required' || request.headers.has('If-Match')) return;
  throw new Refusal(428, 'Send If-Match with the ETag of the record that you have.');
}

const sentBody = async ({ isBodyOptional }: Operation, request: Request): Promise<unknown> =>
  isBodyOptional && !request.body ? {} : readBody(request);

const isReply = (answer: unknown): answer is Reply<unknown> =>
  typeof answer === 'object' && answer !== null && 'init' in answer && 'body' in answer;

function respond(operation: Operation, answer: unknown): Response {
  if (answer instanceof Response) return answer;
  const { body, init } = isReply(answer) ? answer : { body: answer, init: {} };
  // Object keys count upwards, so that 201 is the last of 200 and 201.
  const status = init.status ?? Number(Object.keys(operation.responses).at(-1));
  if (body === undefined) return new HttpResponse(null, { ...init, status });
  if (typeof body === 'string') return HttpResponse.text(body, { ...init, status });
  return HttpResponse.json(body as object, { ...init, status });
}

/** `/api/products/{id}` as msw writes it, on any origin: Node has no page to be relative to. */
export function mswPath(path: string): string {
  return `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

/** The first words of a path, with or without the star that msw wants before it: `api/products` of `/api/products/:id`. */
export const roomOf = (path: string): string => path.split('/', 3).slice(1).join('/');

/**
 * Replays one operation: path, access, status and shapes come from the contract, `answer` gives the body.
 * It throws a `Refusal` to answer with a problem, and returns a `Response` to stream.
 */
export function replay<Id extends OperationId>(
  id: Id,
  answer: (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>,
): HttpHandler {
  const operation: Operation = operations[id];
  const method = operation.method.toLowerCase() as Lowercase<Operation['method']>;
  return http[method](mswPath(operation.path), async ({ request, params: { 0: _origin, ...params } }) => {
    try {
      admit(operation, request);
      const call = {
        request,
        params: parsed(operation.params, params, 'path'),
        query: acceptQuery(operation, request),
        body: parsed(operation.body, operation.body && (await sentBody(operation, request)), 'body'),
      } as Call<Id>;
      return await firstResult(operation, request, async () => {
        requireVersion(operation, request);
        return respond(operation, await answer(call));
      });
    } catch (error) {
      if (error instanceof Refusal) return problemResponse(error);
      throw error;
    }
  });
}
