import type Koa from 'koa';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { prepareAnswers, type Answerer, type AnswerRequest, type ModelFailure } from './answers/index.ts';
import type { WebConfig } from './contract/index.ts';
import { readAhead, type Evidence } from './evidence/index.ts';
import type { FileScanner, FileStore } from './files/index.ts';
import { createApi, type Api } from './http/api.ts';
import { createKoa } from './http/createKoa.ts';
import type { KnownHosts } from './http/admission/hosts.ts';
import { createLimiter, createWrongSecretLimit, type RateLimits } from './http/admission/limits.ts';
import { Metrics } from './http/observed/metrics.ts';
import type { Capacity } from './http/admission/shedding.ts';
import type { Mailer } from './outbound/mail/index.ts';
import { isPostgres } from './db/kind.ts';
import { poolFiguresOf } from './db/knex.ts';
import { createRateCounter } from './db/rateCounter.ts';
import { createJobs } from './jobKinds.ts';
import { mountAccount } from './resources/account/account.routes.ts';
import { mountArticles } from './resources/articles/articles.routes.ts';
import { outdateByBase } from './resources/claims/stale.service.ts';
import { mountClaims } from './resources/claims/claims.routes.ts';
import { mountCoas } from './resources/coas/coas.routes.ts';
import { mountDocuments } from './resources/documents/documents.routes.ts';
import { mountGarden } from './resources/garden/garden.routes.ts';
import { repairWorkSearch } from './db/workSearch.ts';
import { repairGardenSearch } from './resources/garden/search.model.ts';
import { mountSearch } from './resources/search/search.routes.ts';
import { mountExports } from './resources/exports/exports.routes.ts';
import { createFoodFinder } from './resources/foods/foods.service.ts';
import { mountFiles } from './resources/files/files.routes.ts';
import { createFileCheck } from './resources/files/check.service.ts';
import { mountEvidence } from './resources/evidence/evidence.routes.ts';
import { mountFoods } from './resources/foods/foods.routes.ts';
import { mountFormulaChanges } from './resources/formulas/changes.routes.ts';
import { mountFormulaFiles } from './resources/formulas/files.routes.ts';
import { mountFormulas } from './resources/formulas/formulas.routes.ts';
import { mountFormulaVersions } from './resources/formulas/versions/versions.routes.ts';
import { repairSearch } from './resources/articles/search.model.ts';
import { createArticleFetcher, type FetchFeeds } from './resources/articles/fetch.service.ts';
import { mountConversations } from './resources/conversations/conversations.routes.ts';
import { Generations } from './resources/conversations/generations.service.ts';
import type { LiteratureSettings } from './resources/literature/asking.service.ts';
import { createOnceFor } from './resources/idempotency/idempotency.service.ts';
import { mountMaterials } from './resources/materials/materials.routes.ts';
import { mountPrices } from './resources/prices/prices.routes.ts';
import { mountProducts } from './resources/products/products.routes.ts';
import { mountQuoteRequest } from './resources/quoteRequest/quoteRequest.routes.ts';
import { findMaker } from './resources/quoteRequest/quoteRequest.service.ts';
import { mountQuotes } from './resources/quotes/quotes.routes.ts';
import { mountRfqRecipients } from './resources/rfqs/recipients.routes.ts';
import { mountRfqs } from './resources/rfqs/rfqs.routes.ts';
import type { SessionLimits } from './resources/session/age.ts';
import type { VerifyToken } from './resources/session/idToken.ts';
import { mountSession } from './resources/session/session.routes.ts';
import { authenticate } from './resources/session/session.service.ts';
import { mountSuppliers } from './resources/suppliers/suppliers.routes.ts';
import { mountSystem } from './resources/system/system.routes.ts';
import { checkReadiness } from './resources/system/system.service.ts';
import { mountUsers } from './resources/users/users.routes.ts';

/** Everything the application is made of; it reads no variable and no clock of its own. */
export interface AppParts {
  /** Migrated; the caller closes it. */
  db: Knex;
  verifyToken: VerifyToken;
  /** Signs session cookies and seals kept answers; shared by all processes of a deployment. */
  sessionSecret: string;
  /** How long a sign-in is good for. None: for as long as the identity service renews it. */
  sessionLimits?: SessionLimits;
  evidence: Evidence;
  answerer: Answerer;
  /** Where the bytes of files are kept. */
  fileStore: FileStore;
  /** Looks through files before they are kept or read. None: nobody does. */
  scanner?: FileScanner | undefined;
  /** Reads the feeds' sources. */
  fetchFeeds: FetchFeeds;
  /** Hands e-mail to a mail server; without it this server sends none. */
  mailer?: Mailer | undefined;
  /** Asks a public address whether it answers. */
  reach(address: string): Promise<boolean>;
  /** How public literature services are reached; without it no question is sent to any. */
  literature?: LiteratureSettings;
  log: Logger;
  webConfig: WebConfig;
  /** @default Date.now */
  now?: () => number;
  /** The built page; without it only the API is served. */
  staticFolder?: string;
  /** None: no call is refused for its rate. */
  limits?: RateLimits;
  /** Beyond what requests are refused, so that the others are answered in time. None: none is. */
  capacity?: Capacity;
  /** Wrong secrets of makers’ links that an address may send in a minute. None: any number. */
  wrongLinksPerMinute?: number;
  /** Most of a person: bytes of kept files, answers being written at a time. None: any number. */
  perPerson?: { fileBytes: number; answers: number };
  metricsToken?: string;
  /** Whether it is the one application of its process, whose figures are told with its own. @default false */
  isProcess?: boolean;
  /** Memory for answers that may be sent again; 0 keeps none. @default 32 MiB */
  answerMemoryBytes?: number;
  /** Proxies in front whose `X-Forwarded-*` are believed. @default 0 */
  trustedProxies?: number;
  /** The names it answers under. None: under any, which only signed tokens make safe. */
  knownHosts?: KnownHosts;
  /** Origins that may change state beside the server's own. */
  trustedOrigins?: readonly string[];
  /** Paces of saving, polling and giving up on answers. */
  pace?: { saveEveryMs?: number; beatEveryMs?: number; pollEveryMs?: number; abandonedAfterMs?: number };
  /** How often due jobs are looked for, in ms. @default 2000 */
  jobsEveryMs?: number;
}

/** The application, ready to be handed requests. */
export interface App {
  /** For `http.createServer`. */
  handler: ReturnType<Koa['callback']>;
  /** The mounted operations, for the completeness test. */
  router: Api['router'];
  /** Clears up after a crash and starts the housekeeping. Call it once, before the first request. */
  start(): Promise<void>;
  /** Loads what the first request for it would wait for. Nothing waits for this one. */
  warmUp(): Promise<void>;
  /** Lets running answers end, at most `graceMs`, stores what there is, stops the housekeeping. */
  close(graceMs?: number): Promise<void>;
}

const endAbandonedEveryMs = 5000;

/** Logs and counts that the built-in reading or wording stood in. */
const noteModelFailure =
  (log: AppParts['log'], metrics: Metrics) =>
  (failure: ModelFailure): void => {
    if (failure.reason === 'cannot read')
      log.info({ failure }, 'the language model only words answers, the built-in reading is used');
    else log.warn({ failure }, 'the language model failed, the composer answered');
    metrics.countModelFailure(failure.reason);
  };

/** Wires the application together. */
export function createApp(parts: AppParts): App {
  const { db, log, now = Date.now, pace, answerer } = parts;
  const metrics = new Metrics({ poolFigures: () => poolFiguresOf(db), isProcess: Boolean(parts.isProcess) });
  const onModelFailure = noteModelFailure(log, metrics);
  const literature = parts.literature && { db, log, now, settings: parts.literature };
  const onDropped = (sentences: readonly string[]) => {
    log.warn({ sentences }, 'sentences that their passages do not carry were left out of an answer');
    metrics.countDroppedSentences(sentences.length);
  };
  const foods = createFoodFinder(db);
  const generations = new Generations({
    db,
    answerer,
    foods,
    log,
    now,
    onModelFailure,
    onDropped,
    literature,
    ...pace,
  });
  const sessions = sessionPartsOf(parts, now);
  const api = createApi({
    authenticate: (credential, resource) => authenticate(sessions, credential, resource),
    onceFor: createOnceFor({ db, now, secret: parts.sessionSecret }),
    answerMemoryBytes: parts.answerMemoryBytes,
    limiter: parts.limits && createLimiter(parts.limits, (rule) => createRateCounter(db, rule)),
    findMaker: (token) => findMaker({ db, now }, token),
    ...(parts.wrongLinksPerMinute !== undefined && {
      countWrong: createWrongSecretLimit(parts.wrongLinksPerMinute, (rule) => createRateCounter(db, rule)),
    }),
    checkFile: parts.scanner && createFileCheck(parts.scanner, metrics),
    trustedOrigins: new Set(parts.trustedOrigins),
    metricsToken: parts.metricsToken,
  });
  mountResources(api, parts, { foods, generations, metrics, now, sessions, onDropped });

  const koa = createKoa({ ...parts, metrics, router: api.router });
  const jobs = createJobs(parts, { metrics, now });
  let looking: NodeJS.Timeout | undefined;
  return {
    handler: koa.callback(),
    router: api.router,
    async start() {
      await repairIndexes(parts);
      await outdateByBase({ db, evidence: parts.evidence, now });
      await generations.endAbandoned({ isAlone: !isPostgres(db) });
      looking = lookForAbandoned(generations, log);
      await jobs.start();
    },
    warmUp: () => warmUp(parts, foods),
    async close(graceMs = 0) {
      clearInterval(looking);
      await foods.settled();
      await Promise.all([generations.close(graceMs), jobs.close(graceMs)]);
    },
  };
}

const sessionPartsOf = (
  { db, verifyToken, sessionSecret: secret, sessionLimits: limits = {} }: AppParts,
  now: () => number,
) => ({ db, verifyToken, secret, now, limits });

/** Ends answers whose writer is gone. No job: whoever waits for one is to be told within seconds. */
const lookForAbandoned = (generations: Generations, log: Logger) =>
  setInterval(
    () => generations.endAbandoned().catch((err: unknown) => log.warn({ err }, 'sweep')),
    endAbandonedEveryMs,
  ).unref();

/** Makes anew what indexes of words are not whole. */
async function repairIndexes({ db, log }: AppParts): Promise<void> {
  if (await repairSearch(db)) log.warn('the search index of articles was not whole and was made anew');
  if (await repairGardenSearch(db)) log.warn('the search index of gardens was not whole and was made anew');
  if (await repairWorkSearch(db))
    log.warn('the search index of people’s work was not whole and was made anew');
}

/** What resources share that this process made. */
interface Made {
  foods: ReturnType<typeof createFoodFinder>;
  generations: Generations;
  metrics: Metrics;
  now: () => number;
  sessions: Parameters<typeof mountSession>[1];
  onDropped: NonNullable<AnswerRequest['onDropped']>;
}

/** Every resource of the API. */
function mountResources(
  api: Api,
  parts: AppParts,
  { foods, generations, metrics, now, sessions, onDropped }: Made,
): void {
  const { db, answerer, evidence, fileStore: store, perPerson } = parts;
  const files = { db, store, bytesPerPerson: perPerson?.fileBytes };
  const figures = { db, evidence, answerer, now, onDropped };
  mountSession(api, sessions);
  mountUsers(api, { db });
  mountAccount(api, { ...files, generations, now });
  mountSearch(api, { db });
  mountExports(api, { ...figures, reach: parts.reach, store });
  mountProducts(api, figures);
  mountFormulas(api, { db, evidence, now, foods });
  mountFormulaChanges(api, { db, evidence, now });
  mountFormulaVersions(api, { db, evidence, now });
  mountFormulaFiles(api, { db, evidence, now });
  mountClaims(api, { db, evidence, now });
  mountDocuments(api, figures);
  mountCoas(api, { db, evidence, now, store: parts.fileStore });
  mountGarden(api, { db, evidence, now, reach: parts.reach });
  mountMaterials(api, { db, evidence, now });
  mountFoods(api, { foods });
  mountEvidence(api, { evidence });
  mountConversations(api, {
    db,
    generations,
    now,
    hasLiterature: parts.literature !== undefined,
    answersPerPerson: perPerson?.answers,
  });
  mountArticles(api, {
    db,
    fetchArticles: createArticleFetcher({ db, evidence, fetchFeeds: parts.fetchFeeds, now }),
  });
  mountFiles(api, files);
  mountSuppliers(api, { db, now });
  mountPrices(api, { db, now });
  const linkKey = parts.mailer && parts.sessionSecret;
  mountRfqs(api, { ...figures, linkKey });
  mountRfqRecipients(api, { ...figures, linkKey });
  mountQuotes(api, figures);
  mountQuoteRequest(api, { ...files, now });
  mountSystem(api, {
    checkReadiness: () => checkReadiness(db, parts.scanner),
    metrics,
    webConfig: parts.webConfig,
  });
}

async function warmUp(
  { evidence, log }: AppParts,
  foods: ReturnType<typeof createFoodFinder>,
): Promise<void> {
  readAhead(evidence);
  prepareAnswers(evidence);
  await foods.load().catch((err: unknown) => log.warn({ err }, 'the foods were not loaded'));
}
