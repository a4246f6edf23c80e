import { isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';
import { createAnswerer, createLanguageModel } from './answers/index.ts';
import type { AppParts } from './app.ts';
import type { WebConfig } from './contract/index.ts';
import type { Env } from './env.ts';
import { loadEvidence } from './evidence/index.ts';
import {
  createClamd,
  createFolderStore,
  createS3Store,
  storeFolderName,
  type FileStore,
} from './files/index.ts';
import { fetchFeeds } from './feeds/index.ts';
import { createMailer } from './outbound/mail/index.ts';
import { reachAddress } from './outbound/index.ts';
import { defaultRateLimits, type RateLimits } from './http/admission/limits.ts';
import { defaultCapacity } from './http/admission/shedding.ts';
import type { LiteratureSettings } from './resources/literature/asking.service.ts';
import type { SessionLimits } from './resources/session/age.ts';
import { createTokenVerifier } from './resources/session/idToken.ts';
import { findOrInsertSetting } from './resources/system/system.model.ts';
import { freshSecret, secretOf } from './secret.ts';

const builtApp = fileURLToPath(new URL('../../app/dist', import.meta.url));

/** Nobody types a wrong link as often; whoever guesses does. */
const wrongLinksPerMinute = 60;

/** Longest time a round of feeds may take, in ms: somebody is waiting for it. */
const feedsMs = 25_000;

/** The application's parts as a deployment's settings want them. */
export async function deploymentOf(
  env: Env,
  db: Knex,
  evidence = loadEvidence(),
): Promise<Omit<AppParts, 'db' | 'log'>> {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = env;
  const languageModel =
    baseUrl && apiKey && model ? createLanguageModel({ baseUrl, apiKey, model }) : undefined;
  return {
    evidence,
    answerer: createAnswerer({ evidence, languageModel }),
    reach: (address) => reachAddress(address),
    fetchFeeds: (states, now) =>
      fetchFeeds({
        states,
        now,
        allowLoopback: env.FEEDS_ALLOW_LOOPBACK,
        signal: AbortSignal.timeout(feedsMs),
      }),
    literature: env.LITERATURE === 'on' ? literatureOf(env) : undefined,
    fileStore: fileStoreOf(env),
    scanner: env.CLAMD_URL ? createClamd(env.CLAMD_URL) : undefined,
    mailer: env.mail ? createMailer(env.mail) : undefined,
    sessionSecret: await sessionSecretOf(env, db),
    sessionLimits: sessionLimitsOf(env),
    verifyToken: createTokenVerifier({
      projectId: env.FIREBASE_PROJECT_ID,
      isEmulator: env.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
    }),
    webConfig: webConfigOf(env),
    staticFolder: env.STATIC_DIR ? resolve(env.STATIC_DIR) : builtApp,
    limits: limitsOf(env),
    capacity: defaultCapacity,
    wrongLinksPerMinute,
    perPerson: { fileBytes: env.FILES_MB_PER_PERSON * 1_048_576, answers: env.ANSWERS_PER_PERSON },
    metricsToken: env.METRICS_TOKEN,
    isProcess: true,
    trustedProxies: env.TRUST_PROXY,
    trustedOrigins: env.TRUSTED_ORIGINS,
    knownHosts: knownHostsOf(env),
  };
}

function literatureOf(env: Env): LiteratureSettings {
  const urls = {
    europePmc: env.LITERATURE_EUROPE_PMC_URL,
    pubMed: env.LITERATURE_PUBMED_URL,
    clinicalTrials: env.LITERATURE_CLINICAL_TRIALS_URL,
    openFda: env.LITERATURE_OPENFDA_URL,
    dsld: env.LITERATURE_DSLD_URL,
  };
  return { urls, contact: env.LITERATURE_CONTACT, allowLoopback: env.LITERATURE_ALLOW_LOOPBACK };
}

/** A bucket where one is set, otherwise a folder of the data. */
function fileStoreOf(env: Env): FileStore {
  return env.filesBucket
    ? createS3Store(env.filesBucket)
    : createFolderStore(join(resolve(env.DATA_DIR), storeFolderName));
}

/** Local accounts need no password: a page elsewhere must not get at them through a name that leads here. */
function knownHostsOf({ FIREBASE_AUTH_EMULATOR_HOST: emulator, HOST: host, TRUSTED_ORIGINS: origins }: Env) {
  if (!emulator) return undefined;
  const own = host === undefined ? [] : [isIPv6(host) ? `[${host}]` : host.toLowerCase()];
  const trusted = origins.map((origin) => new URL(origin).hostname);
  return {
    names: new Set(['localhost', '127.0.0.1', '[::1]', ...own, ...trusted]),
    hasAnyAddress: host === '0.0.0.0' || host === '::',
  };
}

/** Given, or made once and kept: beside the SQLite file, or in the database that all processes share. */
async function sessionSecretOf(env: Env, db: Knex): Promise<string> {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  return env.DATABASE_URL
    ? findOrInsertSetting(db, 'session_secret', freshSecret())
    : secretOf(resolve(env.DATA_DIR));
}

function sessionLimitsOf({ session: { hours, idleMinutes } }: Env): SessionLimits {
  return {
    longestMs: hours === undefined ? undefined : hours * 3_600_000,
    idleMs: idleMinutes === undefined ? undefined : idleMinutes * 60_000,
  };
}

function webConfigOf(env: Env): WebConfig {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_AUTH_EMULATOR_HOST: emulator } = env;
  const { idleMinutes } = env.session;
  const offered = {
    ...(env.LITERATURE === 'on' && { literature: true }),
    ...(env.mail && { mail: true }),
    ...(env.TERMS_URL && { termsUrl: env.TERMS_URL }),
    ...(env.PRIVACY_URL && { privacyUrl: env.PRIVACY_URL }),
    ...(idleMinutes !== undefined && { idleMinutes }),
  };
  if (emulator) {
    const firebase = { apiKey: 'local', projectId };
    return { mode: 'local', firebase, authEmulatorUrl: `http://${emulator}`, ...offered };
  }
  const authDomain = `${projectId}.firebaseapp.com`;
  return {
    mode: 'firebase',
    firebase: { apiKey: '', authDomain, ...env.FIREBASE_WEB_CONFIG, projectId },
    authEmulatorUrl: null,
    ...offered,
  };
}

function limitsOf({ RATE_LIMIT: limit }: Env): RateLimits | undefined {
  if (limit === 'off') return undefined;
  return limit === undefined
    ? defaultRateLimits
    : { ...defaultRateLimits, perAddress: limit, perUser: limit };
}

/** What an operator should know before anybody is let in. Local mode is one's own machine: nothing is said there. */
export function warningsOf(env: Env): string[] {
  if (env.FIREBASE_AUTH_EMULATOR_HOST) return [];
  const warnings = [];
  // Cookies of a server that no proxy with https stands before could be read on the way.
  if (env.TRUST_PROXY === 0) {
    warnings.push(
      'https is not configured: TRUST_PROXY is 0, so cookies go out without Secure and without the prefix __Host-. Put a proxy that speaks https in front and set TRUST_PROXY to the number of proxies',
    );
  }
  if (env.DATABASE_URL && isInTheClear(env.DATABASE_URL)) {
    warnings.push(
      'the database is on another machine and DATABASE_URL does not ask for TLS: what is read and written could be read on the way. Put ?sslmode=verify-full at its end',
    );
  }
  if (!env.CLAMD_URL) {
    warnings.push(
      'files are not scanned for viruses: CLAMD_URL is not set. Set it to the address of a ClamAV daemon, e.g. tcp://clamav:3310',
    );
  }
  return warnings;
}

/** A name of one word is one of this machine's, or of a network of its containers. */
function isInTheClear(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const isNear = /^(127\.[\d.]+|\[::1\]|[^.:]*)$/.test(searchParams.get('host') ?? hostname);
  return !isNear && searchParams.get('sslmode') !== 'verify-full';
}
