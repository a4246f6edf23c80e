import { routes, urlOf, type OperationId, type operations, type PathParams } from '@seedbed/server/contract';
import type { z } from 'zod';
import { apiErrorOf } from './problem';

type Shape<Id extends OperationId> = (typeof operations)[Id];
type Read<Schema> = Schema extends z.ZodType ? z.infer<Schema> : undefined;

/** An operation that changes something. */
export type ChangeId = {
  [Id in OperationId]: (typeof routes)[Id]['method'] extends 'GET' ? never : Id;
}[OperationId];

/** An operation that only reads. */
export type ReadId = Exclude<OperationId, ChangeId>;

/** What an operation answers, as the contract says; undefined where it answers 204. */
export type AnswerOf<Id extends OperationId> = Read<Shape<Id>['responses'][keyof Shape<Id>['responses']]>;

/** What a call carries. */
export type CallInput<Id extends OperationId> = {
  /** Sent as `X-Firebase-UID` with current-user and profile calls. */
  uid?: string;
  /** The same key with the same body does nothing twice. */
  idempotencyKey?: string;
  /** The version that is to be changed; another one there is a refusal (412). */
  ifMatch?: number;
  signal?: AbortSignal;
} & (Shape<Id> extends { body: infer Body extends z.ZodType }
  ? { body: z.input<Body> }
  : { body?: undefined }) &
  (keyof PathParams<Id> extends never ? { params?: undefined } : { params: PathParams<Id> });

/** The arguments of a call after the operation's name; none where it carries nothing. */
export type Args<Id extends OperationId> =
  Record<never, never> extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>];

/** Renews the session; true when the call is worth another try. */
type Renewal = () => Promise<boolean>;

let renewSession: Renewal = async () => false;

/** Sets what is tried once when the server answers 401. The session room calls it; there is one session a page. */
export function onUnauthorized(renewal: Renewal): void {
  renewSession = renewal;
}

/**
 * Calls an operation and reads its JSON.
 * @throws ApiError when the answer is not ok; TypeError when there is none
 * @example await call('products.get', { params: { id: 7 } })
 */
export async function call<Id extends OperationId>(id: Id, ...[input]: Args<Id>): Promise<AnswerOf<Id>> {
  const response = await send(id, input);
  return (response.status === 204 ? undefined : await response.json()) as AnswerOf<Id>;
}

/** Calls an operation that also answers as it writes, and asks for that. Throws as `call` does. */
export async function callForEvents<Id extends OperationId>(id: Id, ...[input]: Args<Id>): Promise<Response> {
  return send(id, input, 'text/event-stream');
}

/** Calls a read at an address of one's own, such as the page that a `Link` header named. Throws as `call` does. */
export async function callPage(id: OperationId, url: string): Promise<Response> {
  return send(id, { url });
}

/** A file, or text that is one. */
export interface Upload {
  /** Its media type; a form says its own. */
  type?: string;
  body: BodyInit;
}

/** Sends a file to an operation at its address, which may carry a query, and reads its JSON. Throws as `call` does. */
export async function upload<Id extends ChangeId>(id: Id, url: string, file: Upload): Promise<AnswerOf<Id>> {
  const response = await send(id, { url, file });
  return (await response.json()) as AnswerOf<Id>;
}

interface AnyInput {
  uid?: string;
  idempotencyKey?: string;
  ifMatch?: number;
  signal?: AbortSignal;
  body?: unknown;
  file?: Upload;
  params?: object;
  url?: string;
}

async function send(id: OperationId, input: AnyInput = {}, accept = 'application/json'): Promise<Response> {
  const url = input.url ?? (urlOf as (id: OperationId, params?: object) => string)(id, input.params);
  const attempt = () => fetch(url, requestInit(id, input, accept));
  let response = await attempt();
  if (response.status === 401 && routes[id].access === 'session' && (await renewSession())) {
    response = await attempt();
  }
  if (!response.ok) throw apiErrorOf(response.status, await response.text());
  return response;
}

function requestInit(id: OperationId, input: AnyInput, accept: string): RequestInit {
  const headers = new Headers({ Accept: accept });
  if (input.body !== undefined) headers.set('Content-Type', 'application/json');
  if (input.file?.type) headers.set('Content-Type', input.file.type);
  if (input.uid) headers.set('X-Firebase-UID', input.uid);
  if (input.idempotencyKey) headers.set('Idempotency-Key', input.idempotencyKey);
  if (input.ifMatch !== undefined) headers.set('If-Match', `"${input.ifMatch}"`);
  return {
    method: routes[id].method,
    headers,
    credentials: 'include',
    body: input.file?.body ?? (input.body === undefined ? undefined : JSON.stringify(input.body)),
    signal: input.signal,
  };
}
