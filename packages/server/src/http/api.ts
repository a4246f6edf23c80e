import { Router } from '@koa/router';
import type { Context, Next } from 'koa';
import { operations, type Operation, type OperationId, type routes } from '../contract/index.ts';
import type { StampedResource } from '../db/stamped.ts';
import { Conflict, Forbidden, NotFound } from '../errors.ts';
import type { MakerPass, Once, OnceFor, Session } from '../ports.ts';
import { accept, type Accepted } from './request/accept.ts';
import { isBearerOf, isLoopback, requireSession, type Authenticate } from './session/auth.ts';
import { answerRead } from './reply/conditional.ts';
import { requestKeyOf } from './request/idempotency.ts';
import type { Limiter } from './admission/limits.ts';
import { refuseForeignOrigin } from './admission/origin.ts';
import { requireMaker, type FindMaker } from './session/makerPass.ts';
import { readIfMatch, type IfMatch } from './request/precondition.ts';
import { HttpProblem } from './reply/problems.ts';
import { readUpload, type Upload } from './request/upload.ts';
import { RememberedAnswers } from './reply/remembered.ts';

/** What a handler works with beside Koa's context. */
export interface Input<Id extends OperationId> extends Accepted<Id> {
  /** Who asks; on operations of makers and of everybody nobody. */
  session: Session;
  /** The request that the secret of a maker's link opens; null on other operations. */
  maker: MakerPass | null;
  /** Runs a write at most once for the request's `Idempotency-Key`. */
  once: Once;
  /** Checks a record's version against the request's `If-Match`. */
  ifMatch: IfMatch;
  /** The same for what was sent beside the body, e.g. the digest of a file. */
  onceWith(content: unknown): Once;
  /** Reads the file of an operation that takes one. */
  upload(): Promise<Upload>;
}

/** Answers one operation: asks the service, sets status and body. */
export type Handler<Id extends OperationId> = (ctx: Context, input: Input<Id>) => unknown;

/** What every operation shares. */
export interface ApiParts {
  authenticate: Authenticate;
  onceFor: OnceFor;
  /** Memory for answers that may be sent again; 0 keeps none. @default 32 MiB */
  answerMemoryBytes?: number;
  /** None: no call is ever refused for its rate. */
  limiter?: Limiter;
  /** Finds what the secret of a maker's link opens. */
  findMaker: FindMaker;
  /** Looks through the bytes of a file before an operation sees it; throws where they are refused. None: nobody does. */
  checkFile?: (bytes: Uint8Array) => Promise<void>;
  /** Counts wrong secrets by address. */
  countWrong?: (ctx: Context) => Promise<void>;
  /** Origins that may change state beside the server's own. */
  trustedOrigins: ReadonlySet<string>;
  /** Lets a bearer read what is otherwise for this machine only. */
  metricsToken?: string;
}

/** What is known of a GET beside its contract. */
export interface ReadOptions {
  /**
   * The resource that it answers from. Its answers are remembered until one of the resource's rows changes, in
   * whichever process. Null: they are not remembered.
   */
  reads: StampedResource | null;
}

/** Operations that read. */
export type ReadId = {
  [Id in OperationId]: (typeof routes)[Id]['method'] extends 'GET' ? Id : never;
}[OperationId];

/** Mounts operations by their name in the contract. */
export interface Api {
  router: Router;
  mount<Id extends ReadId>(id: Id, handler: Handler<Id>, options: ReadOptions): void;
  mount<Id extends Exclude<OperationId, ReadId>>(id: Id, handler: Handler<Id>): void;
}

const nobody: Session = {
  uid: '',
  email: null,
  isEmailVerified: false,
  userId: 0,
  sessionId: null,
  freshness: null,
};
const recordMakers = new Set<OperationId>(['users.create', 'session.create', 'session.delete']);

/** Makes the API's router. Every operation passes: rate · origin · session · contract · handler. */
export function createApi(parts: ApiParts): Api {
  const router = new Router({ strict: true, sensitive: true });
  const { limiter } = parts;
  const remembered = new RememberedAnswers(parts.answerMemoryBytes);
  const mount: Api['mount'] = <Id extends OperationId>(
    id: Id,
    handler: Handler<Id>,
    { reads }: ReadOptions = { reads: null },
  ) => {
    const operation: Operation = operations[id];
    const isRead = operation.method === 'GET';
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
    router.register(path, [operation.method], async (ctx: Context) => {
      ctx.state.operation = id;
      await limiter?.address(ctx);
      if (!isRead) refuseForeignOrigin(ctx, parts.trustedOrigins);
      const session = await sessionOf(ctx, operation, { ...parts, resource: reads });
      await limiter?.person(session.uid, id);
      const maker = operation.access === 'maker' ? await requireMaker(ctx, parts) : null;
      if (!isRead && !maker && !session.userId && !recordMakers.has(id)) throw noRecord();
      ctx.set('Cache-Control', isRead ? 'private, no-cache' : 'no-store');
      const work = async () => {
        const accepted = await accept(id, ctx);
        const hasKey = operation.headers?.includes('Idempotency-Key');
        const onceWith = (content: unknown) =>
          parts.onceFor(hasKey ? requestKeyOf(ctx, maker?.key ?? session.uid, content) : null);
        const once = onceWith(accepted.body);
        const ifMatch = readIfMatch(ctx, operation);
        const upload = async () => {
          const taken = { types: operation.upload ?? [], maxBytes: operation.uploadBytes };
          const file = await readUpload(ctx.req, taken);
          await parts.checkFile?.(file.bytes);
          return file;
        };
        await handler(ctx, { ...accepted, session, maker, once, onceWith, ifMatch, upload });
      };
      await (isRead ? answerRead(ctx, { read: work, remembered, freshness: session.freshness }) : work());
    });
  };
  return { router, mount };
}

const noRecord = () =>
  new Conflict('You have no user record yet. Create it with POST /api/users, then send this again.');

type SessionNeeds = ApiParts & { resource: string | null };

async function sessionOf(ctx: Context, operation: Operation, parts: SessionNeeds): Promise<Session> {
  if (operation.access === 'public' || operation.access === 'maker') return nobody;
  if (operation.access === 'session') return requireSession(ctx, parts);
  if (isLoopback(ctx) || isBearerOf(ctx, parts.metricsToken)) return nobody;
  throw new Forbidden('This is readable from the server’s own machine only, or with its token.');
}

/** Refuses other methods of a path that is spelled out before its last word is taken for a number: 405 with `Allow`. */
export function refuseOtherMethods(router: Router) {
  const spelledOut = router.stack.filter(({ paramNames }) => paramNames.length === 0);
  const methodsByPath = new Map(
    [...Map.groupBy(spelledOut, ({ path }) => path)].map(([path, layers]) => [path, methodsOf(layers)]),
  );
  return (ctx: Context, next: Next): unknown => {
    const methods = methodsByPath.get(ctx.path);
    if (!methods || ctx.method === 'OPTIONS' || methods.includes(ctx.method)) return next();
    throw notAllowed(methods);
  };
}

/** Answers what no operation did under `/api` and on the operations' other paths: 404, or 405 with `Allow`. */
export function refuseRest(router: Router) {
  return (ctx: Context, next: Next): unknown => {
    const layers = router.match(ctx.path, ctx.method).path;
    // A path that is spelled out is not one that holds a number, though its last word fits there.
    const exact = layers.filter(({ paramNames }) => paramNames.length === 0);
    const methods = methodsOf(exact.length > 0 ? exact : layers);
    if (methods.length === 0) {
      if (/^\/api(\/|$)/.test(ctx.path)) throw new NotFound('There is nothing at this address.');
      return next();
    }
    if (ctx.method !== 'OPTIONS') throw notAllowed(methods);
    ctx.status = 204;
    ctx.set('Allow', allowOf(methods));
    return undefined;
  };
}

const methodsOf = (layers: readonly { methods: string[] }[]) => [
  ...new Set(layers.flatMap(({ methods }) => methods)),
];

const allowOf = (methods: readonly string[]) => [...methods, 'OPTIONS'].join(', ');

const notAllowed = (methods: readonly string[]) =>
  new HttpProblem(405, `Use ${methods.join(', ')} here.`, { Allow: allowOf(methods) });
