import { describe, expect, it } from 'vitest';
import { warningsOf } from './deployment.ts';
import { readEnv } from './env.ts';

const local = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };

describe('refuses', () => {
  it.each([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '70000' }],
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
    ['FIREBASE_WEB_CONFIG', { FIREBASE_WEB_CONFIG: '{' }],
    ['FIREBASE_WEB_CONFIG', { FIREBASE_WEB_CONFIG: '{"projectId":"x"}' }],
    ['FIREBASE_AUTH_EMULATOR_HOST', { FIREBASE_AUTH_EMULATOR_HOST: 'localhost' }],
    ['LLM_BASE_URL', { LLM_BASE_URL: 'ftp://x', LLM_API_KEY: 'k', LLM_MODEL: 'm' }],
    ['LLM_MODEL', { LLM_BASE_URL: 'http://localhost:1', LLM_API_KEY: 'k' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'x' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['TRUSTED_ORIGINS', { TRUSTED_ORIGINS: 'seedbed.example' }],
    ['TRUSTED_ORIGINS', { TRUSTED_ORIGINS: 'https://seedbed.example/,https://b.example' }],
    ['TRUSTED_ORIGINS', { TRUSTED_ORIGINS: 'https://*.seedbed.example' }],
    ['TRUSTED_ORIGINS', { TRUSTED_ORIGINS: 'null' }],
    ['RATE_LIMIT', { RATE_LIMIT: 'none' }],
    ['FILES_MB_PER_PERSON', { FILES_MB_PER_PERSON: '0' }],
    ['ANSWERS_PER_PERSON', { ANSWERS_PER_PERSON: 'many' }],
    ['FEEDS_ALLOW_LOOPBACK', { FEEDS_ALLOW_LOOPBACK: 'maybe' }],
    ['LITERATURE', { LITERATURE: 'maybe' }],
    ['LITERATURE_CONTACT', { LITERATURE_CONTACT: 'somebody' }],
    ['LITERATURE_PUBMED_URL', { LITERATURE_PUBMED_URL: 'https://mirror.example/eutils' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example', MAIL_FROM: 'rfq@seedbed.example' }],
    ['SESSION_HOURS', { SESSION_HOURS: '0' }],
    ['SESSION_IDLE_MINUTES', { SESSION_IDLE_MINUTES: 'never' }],
    ['TERMS_URL', { TERMS_URL: 'javascript:alert(1)' }],
    ['PRIVACY_URL', { PRIVACY_URL: '/privacy' }],
    ['CLAMD_URL', { CLAMD_URL: 'http://clamav:3310' }],
    ['CLAMD_URL', { CLAMD_URL: 'tcp://clamav' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://', MAIL_FROM: 'rfq@seedbed.example' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'somebody' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example' }],
    ['NODE_ENV', { NODE_ENV: 'production' }],
  ])('a bad %s: %o', (name, variables) => {
    const read = () => readEnv({ ...local, ...variables });
    expect(read).toThrow(name);
    expect(read).toThrow(/^[^\n]+$/);
  });

  it('no identity at all, with what to set', () => {
    expect(() => readEnv({})).toThrow('FIREBASE_PROJECT_ID');
  });

  it('a project that the page could not sign in to', () => {
    expect(() => readEnv({ FIREBASE_PROJECT_ID: 'a-project' })).toThrow('Set FIREBASE_WEB_CONFIG');
    const other = JSON.stringify({ apiKey: 'k', projectId: 'another-project' });
    const both = { FIREBASE_PROJECT_ID: 'a-project', FIREBASE_WEB_CONFIG: other };
    expect(() => readEnv(both)).toThrow('FIREBASE_PROJECT_ID is not the projectId');
  });

  it('to e-mail links that the database alone would give away', () => {
    const mail = { ...local, SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'rfq@seedbed.example' };
    const shared = { ...mail, DATABASE_URL: 'postgres://localhost/seedbed' };
    expect(() => readEnv(shared)).toThrow('without SESSION_SECRET');
    expect(readEnv(mail).mail).not.toBeNull();
    expect(readEnv({ ...shared, SESSION_SECRET: 's'.repeat(32) }).mail).not.toBeNull();
  });

  it('without repeating the value, which may be a secret', () => {
    expect(() => readEnv({ ...local, SESSION_SECRET: 'hush' })).not.toThrow('hush');
  });
});

it('has defaults, and takes empty variables for unset ones', () => {
  expect(readEnv({ ...local, PORT: '', DATABASE_URL: '' })).toMatchObject({
    PORT: 3000,
    DATA_DIR: 'data',
    TRUST_PROXY: 0,
    FIREBASE_PROJECT_ID: 'demo-seedbed',
  });
});

describe('a sign-in is good for', () => {
  const web = { FIREBASE_WEB_CONFIG: '{"apiKey":"k","projectId":"acme-labs"}' };
  const off = { SESSION_HOURS: 'off', SESSION_IDLE_MINUTES: 'off' };
  const set = { SESSION_HOURS: '8', SESSION_IDLE_MINUTES: '15' };
  it.each([
    ['12 hours, 30 minutes of nothing', web, { hours: 12, idleMinutes: 30 }],
    ['what is set', { ...web, ...set }, { hours: 8, idleMinutes: 15 }],
    ['any time where that is set', { ...web, ...off }, { hours: undefined, idleMinutes: undefined }],
    ['any time in local mode', local, { hours: undefined, idleMinutes: undefined }],
    ['what is set there too', { ...local, ...set }, { hours: 8, idleMinutes: 15 }],
  ])('%s', (_, variables, session) => expect(readEnv(variables).session).toEqual(session));
});

it('reads the trusted origins as a list', () => {
  const TRUSTED_ORIGINS = 'https://a.example, http://b.example:8080,';
  expect(readEnv({ ...local, TRUSTED_ORIGINS }).TRUSTED_ORIGINS).toEqual([
    'https://a.example',
    'http://b.example:8080',
  ]);
});

it('takes the project from the web settings', () => {
  const settings = { apiKey: 'k', projectId: 'a-project', authDomain: 'a-project.firebaseapp.com' };
  const env = readEnv({ FIREBASE_WEB_CONFIG: JSON.stringify(settings), NODE_ENV: 'production' });
  expect(env.FIREBASE_PROJECT_ID).toBe('a-project');
});

describe('warns', () => {
  const web = { FIREBASE_WEB_CONFIG: '{"apiKey":"k","projectId":"acme-labs"}' };
  const quiet = { ...web, TRUST_PROXY: '1', CLAMD_URL: 'tcp://clamav:3310' };
  const far = 'postgres://u:p@db.example/seedbed';
  it.each([
    ['not where all is set', quiet, 0],
    ['where nothing speaks https', { ...quiet, TRUST_PROXY: '' }, 1],
    ['where nothing scans files', { ...quiet, CLAMD_URL: '' }, 1],
    ['not of a scanner on this machine', { ...quiet, CLAMD_URL: 'unix:/run/clamav/clamd.ctl' }, 0],
    ['of a database elsewhere without TLS', { ...quiet, DATABASE_URL: far }, 1],
    ['of one whose name is not verified', { ...quiet, DATABASE_URL: `${far}?sslmode=no-verify` }, 1],
    ['not of one with TLS', { ...quiet, DATABASE_URL: `${far}?sslmode=verify-full` }, 0],
    ['not of one on this machine', { ...quiet, DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/seedbed' }, 0],
    [
      'not of one in the next container',
      { ...quiet, DATABASE_URL: 'postgres://u:p@database:5432/seedbed' },
      0,
    ],
    ['not in local mode', local, 0],
  ])('%s', (_, variables, count) => expect(warningsOf(readEnv(variables))).toHaveLength(count));
});
