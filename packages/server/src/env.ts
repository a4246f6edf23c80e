import { z } from 'zod';

const Port = z
  .string()
  .regex(/^\d{1,5}$/, 'a port from 0 to 65535')
  .transform(Number)
  .refine((port) => port <= 65_535, 'a port from 0 to 65535');

const Switch = z
  .enum(['0', '1', 'false', 'true'], 'one of 0, 1, false, true')
  .transform((text) => text === '1' || text === 'true');

const HostAndPort = z
  .string()
  .regex(/^(\[[0-9a-f:]+\]|[^:/\s]+):\d{1,5}$/i, 'host:port, e.g. 127.0.0.1:9099');

const JsonObject = z.string().transform((text, ctx) => {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    ctx.addIssue('a JSON object, as the Firebase console shows it');
    return z.NEVER;
  }
});

const WebSettings = JsonObject.pipe(
  z.looseObject(
    { apiKey: z.string(), projectId: z.string().optional(), authDomain: z.string().optional() },
    'a JSON object with apiKey',
  ),
);

const Count = z
  .string()
  .regex(/^\d{1,7}$/, 'a whole number')
  .transform(Number);
const Limit = z.union(
  [z.literal('off'), Count.refine((limit) => limit >= 1)],
  'a whole number from 1, or off',
);
const Origins = z
  .string()
  .transform((text) => text.split(',').flatMap((origin) => origin.trim() || []))
  .refine((origins) => origins.every(isOrigin), 'origins like https://seedbed.example, separated by commas');
const isOrigin = (text: string) =>
  /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const HttpUrl = z.url({ protocol: /^https?$/, error: 'an http or https URL' });
const FolderUrl = HttpUrl.refine((url) => url.endsWith('/'), 'an http or https URL that ends with a slash');

const isClamd = (text: string) => /^(tcp:\/\/(\[[0-9a-f:]+\]|[^:/\s@]+):\d{1,5}|unix:\/\S+)$/i.test(text);

const isSmtp = (text: string) =>
  /^smtps?:\/\/[^/?#\s]+\/?$/.test(text) && URL.canParse(text) && new URL(text).hostname !== '';

const Variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test'], 'one of production, development, test').optional(),
  PORT: Port.default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'a URL like postgres://user:password@host:5432/name')
    .optional(),
  DATABASE_POOL_SIZE: Count.refine((size) => size >= 1, 'at least 1').optional(),
  SESSION_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{2,61}$/, 'a Firebase project id')
    .optional(),
  FIREBASE_WEB_CONFIG: WebSettings.optional(),
  FIREBASE_AUTH_EMULATOR_HOST: HostAndPort.optional(),
  LLM_BASE_URL: HttpUrl.optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'a level from fatal to trace, or silent',
    )
    .optional(),
  TRUST_PROXY: Count.refine((hops) => hops <= 10, 'the number of proxies in front, at most 10').default(0),
  TRUSTED_ORIGINS: Origins.default([]),
  TERMS_URL: HttpUrl.optional(),
  PRIVACY_URL: HttpUrl.optional(),
  SESSION_HOURS: Limit.optional(),
  SESSION_IDLE_MINUTES: Limit.optional(),
  RATE_LIMIT: z.union([z.literal('off'), Count], 'calls a minute by one address, or off').optional(),
  FILES_MB_PER_PERSON: Count.refine((megabytes) => megabytes >= 1, 'at least 1').default(1024),
  ANSWERS_PER_PERSON: Count.refine((answers) => answers >= 1, 'at least 1').default(20),
  FEEDS_ALLOW_LOOPBACK: Switch.default(false),
  LITERATURE: z.enum(['on', 'off'], 'on or off').default('on'),
  LITERATURE_CONTACT: z.email('an e-mail address').optional(),
  LITERATURE_EUROPE_PMC_URL: FolderUrl.optional(),
  LITERATURE_PUBMED_URL: FolderUrl.optional(),
  LITERATURE_CLINICAL_TRIALS_URL: FolderUrl.optional(),
  LITERATURE_OPENFDA_URL: FolderUrl.optional(),
  LITERATURE_DSLD_URL: FolderUrl.optional(),
  LITERATURE_ALLOW_LOOPBACK: Switch.default(false),
  STATIC_DIR: z.string().optional(),
  FILES_S3_ENDPOINT: HttpUrl.optional(),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket')
    .optional(),
  FILES_S3_REGION: z.string().default('us-east-1'),
  FILES_S3_ACCESS_KEY_ID: z.string().optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().optional(),
  CLAMD_URL: z
    .string()
    .refine(isClamd, 'an address like tcp://clamav:3310 or unix:/run/clamav/clamd.ctl')
    .optional(),
  SMTP_URL: z
    .string()
    .refine(isSmtp, 'a URL like smtps://user:password@mail.example:465, reserved letters %-encoded')
    .optional(),
  MAIL_FROM: z.email('an e-mail address').optional(),
});

type Parsed = z.output<typeof Variables>;

/** The deployment's settings, read from the environment once. */
export type Env = Omit<Parsed, 'FIREBASE_PROJECT_ID'> &
  Record<'FIREBASE_PROJECT_ID', string> & {
    /** How long a sign-in is good for, and how long without anybody at work; undefined: however long. */
    session: { hours: number | undefined; idleMinutes: number | undefined };
    /** The bucket that keeps files; null: a folder of the data does. */
    filesBucket: FilesBucket | null;
    /** The mail server that takes our messages, and whom they are from; null: we send none. */
    mail: { url: string; from: string } | null;
  };

/** A bucket of an S3-compatible store, and who asks. */
interface FilesBucket {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A setting that cannot be used. The message is the one line that the operator sees. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/** Reads the settings. Empty variables count as not set; other variables are none of our business. */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = Variables.safeParse(present);
  if (!result.success) throw new EnvError(result.error.issues.map(wording).join(' '));
  return withIdentity(result.data);
}

// The value itself stays out of the message: it may be a secret.
const wording = ({ path, message }: z.core.$ZodIssue) => `${String(path[0])} is not valid: set ${message}.`;

function withIdentity(env: Parsed): Env {
  const isLocal = env.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  if (isLocal && env.NODE_ENV === 'production') {
    throw new EnvError(
      'FIREBASE_AUTH_EMULATOR_HOST is set while NODE_ENV is production: anybody could sign in as anybody. Unset one of them.',
    );
  }
  const model = [env.LLM_BASE_URL, env.LLM_API_KEY, env.LLM_MODEL].filter(Boolean).length;
  if (model > 0 && model < 3) {
    throw new EnvError('Set all of LLM_BASE_URL, LLM_API_KEY and LLM_MODEL, or none of them.');
  }
  const projectId =
    env.FIREBASE_PROJECT_ID ?? env.FIREBASE_WEB_CONFIG?.projectId ?? (isLocal ? 'demo-seedbed' : undefined);
  if (!projectId) {
    throw new EnvError(
      'No Firebase project: set FIREBASE_PROJECT_ID and FIREBASE_WEB_CONFIG, or FIREBASE_AUTH_EMULATOR_HOST for local mode (npm start does).',
    );
  }
  if (!isLocal && !env.FIREBASE_WEB_CONFIG) {
    throw new EnvError(
      'FIREBASE_PROJECT_ID is set without FIREBASE_WEB_CONFIG: the page could sign nobody in. Set FIREBASE_WEB_CONFIG to the JSON of the Firebase console as well.',
    );
  }
  const webProjectId = env.FIREBASE_WEB_CONFIG?.projectId;
  if (webProjectId && webProjectId !== projectId) {
    throw new EnvError(
      'FIREBASE_PROJECT_ID is not the projectId in FIREBASE_WEB_CONFIG: everybody who signs in would be refused. Set one of them only, or both alike.',
    );
  }
  return {
    ...env,
    FIREBASE_PROJECT_ID: projectId,
    session: sessionOf(env),
    filesBucket: bucketOf(env),
    mail: mailOf(env),
  };
}

/** OWASP ASVS 3.3.2 for level 2. Local accounts need no proof, so that asking for it again would prove nothing. */
const defaultSession = { hours: 12, idleMinutes: 30 };

function sessionOf(env: Parsed): Env['session'] {
  const usual = env.FIREBASE_AUTH_EMULATOR_HOST ? undefined : defaultSession;
  const limitOf = (set: number | 'off' | undefined, otherwise: number | undefined) =>
    set === 'off' ? undefined : (set ?? otherwise);
  return {
    hours: limitOf(env.SESSION_HOURS, usual?.hours),
    idleMinutes: limitOf(env.SESSION_IDLE_MINUTES, usual?.idleMinutes),
  };
}

function mailOf({ SMTP_URL: url, MAIL_FROM: from, ...env }: Parsed): Env['mail'] {
  if (!url && !from) return null;
  if (!url || !from) throw new EnvError('Set both of SMTP_URL and MAIL_FROM, or none of them.');
  // Links are derived from the secret and what their jobs hold: one database must not keep both.
  if (env.DATABASE_URL && !env.SESSION_SECRET) {
    throw new EnvError(
      'SMTP_URL and DATABASE_URL are set without SESSION_SECRET: whoever reads the database could open the links that are e-mailed. Set SESSION_SECRET as well.',
    );
  }
  return { url, from };
}

function bucketOf(env: Parsed): FilesBucket | null {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket, FILES_S3_REGION: region } = env;
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  }
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return null;
  throw new EnvError(
    'Set all of FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY, or none of them.',
  );
}
