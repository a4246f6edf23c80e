import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { parse } from 'yaml';
import { Metrics } from '../packages/server/src/http/observed/metrics.ts';
import { nodeFlags } from '../packages/server/src/nodeFlags.ts';
import { root } from './processes.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const isPinned = (image) => /^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(image);

/** The instructions of a Dockerfile, by stage. Comments are none; a line that ends with a backslash goes on. */
const stagesOf = (text) => {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim());
  const stages = [];
  for (const line of lines) {
    const [, word, rest] = /^([A-Z]+)\s+(.*)$/.exec(line.replaceAll(/\s+/g, ' ')) ?? [];
    assert.ok(word, `no instruction: ${line}`);
    if (word === 'FROM') stages.push({ from: rest.split(' ')[0], name: rest.split(' ')[2], steps: [] });
    else stages.at(-1).steps.push({ word, rest });
  }
  return stages;
};

describe('the Dockerfile', () => {
  const stages = stagesOf(read('Dockerfile'));
  const last = stages.at(-1);
  const lastStep = (word) => last.steps.findLast((step) => step.word === word)?.rest ?? '';

  test('starts from images that are pinned by digest, and from its own stages', () => {
    const names = new Set(stages.map(({ name }) => name));
    const odd = stages.filter(({ from }) => !isPinned(from) && !names.has(from));
    assert.deepEqual(odd, []);
  });

  test('runs as somebody who is not root, to the end', () => {
    assert.equal(lastStep('USER'), 'node');
    const after = last.steps.slice(last.steps.findLastIndex(({ word }) => word === 'USER') + 1);
    assert.deepEqual(
      after.filter(({ word }) => word === 'RUN' || word === 'COPY'),
      [],
    );
  });

  test('starts the server as npm start does, without a shell between it and the signals', () => {
    const file = 'packages/server/src/main.ts';
    assert.deepEqual(JSON.parse(lastStep('CMD')), ['node', ...nodeFlags, file]);
  });

  test('asks the server how it is', () => {
    assert.match(lastStep('HEALTHCHECK'), /--interval=\d+s .*CMD \[.*\/healthz/);
  });

  test('copies what exists, installs by the lock file, and keeps no list of packages', () => {
    const steps = stages.flatMap((stage) => stage.steps);
    assert.deepEqual(
      steps.filter(({ word }) => word === 'ADD'),
      [],
    );
    const copied = steps
      .filter(({ word, rest }) => word === 'COPY' && !rest.startsWith('--from'))
      .flatMap(({ rest }) => rest.split(' ').slice(0, -1));
    assert.deepEqual(
      copied.filter((path) => !existsSync(join(root, path))),
      [],
    );
    const runs = steps.filter(({ word }) => word === 'RUN').map(({ rest }) => rest);
    assert.ok(runs.every((line) => !/npm (i|install)\b/.test(line)));
    for (const line of runs.filter((text) => text.includes('apt-get install'))) {
      assert.match(line, /--no-install-recommends.*rm -rf \/var\/lib\/apt\/lists/);
    }
  });

  test('is sent neither what is secret nor what is made anew', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const path of ['.env', '.git', 'data', '**/node_modules', '**/dist']) {
      assert.ok(ignored.includes(path), path);
    }
  });
});

describe('compose.yaml', () => {
  const { configs, services, volumes } = parse(read('compose.yaml'));
  const variablesOf = (service) => Object.entries(services[service].environment);

  test('sets variables that the server reads', () => {
    const declared = read('packages/server/src/env.ts').matchAll(/^ {2}([A-Z_]+): /gm);
    const known = new Set([...declared].map(([, name]) => name));
    assert.deepEqual(
      variablesOf('server').filter(([name]) => !known.has(name)),
      [],
    );
  });

  test('has no secret of its own: where one is needed, it is asked for', () => {
    for (const service of Object.keys(services)) {
      for (const [name, value] of variablesOf(service)) {
        if (/SECRET|PASSWORD|DATABASE_URL/.test(name)) assert.match(value, /\$\{\w+:\?[^}]+\}/, name);
        if (/TOKEN|KEY/.test(name)) assert.match(value, /^\$\{\w+:-\}$/, name);
      }
    }
  });

  test('pins its images, starts the server after the database, and shows it to this machine only', () => {
    const { server, database } = services;
    assert.ok(isPinned(database.image));
    assert.equal(server.depends_on.database.condition, 'service_healthy');
    assert.ok(database.healthcheck.test.includes('pg_isready'));
    assert.deepEqual(server.ports, ['127.0.0.1:3000:3000']);
    assert.equal(database.ports, undefined);
  });

  test('gives the server no more than it needs', () => {
    const { server } = services;
    assert.equal(server.read_only, true);
    assert.deepEqual(server.cap_drop, ['ALL']);
    assert.deepEqual(server.security_opt, ['no-new-privileges:true']);
    assert.equal(server.privileged, undefined);
  });

  test('lets the server come to the database as its owner, never as whoever owns them all', () => {
    const [{ source, target }] = services.database.configs;
    assert.match(target, /^\/docker-entrypoint-initdb\.d\/.*\.sh$/);
    assert.match(services.server.environment.DATABASE_URL, /^postgres:\/\/seedbed:/);
    assert.equal(services.database.environment.POSTGRES_USER, undefined);
    const script = configs[source].content;
    assert.match(script, /CREATE ROLE seedbed LOGIN PASSWORD :'password';/);
    assert.match(script, /CREATE DATABASE seedbed OWNER seedbed;/);
    assert.match(script, /ALTER ROLE postgres PASSWORD NULL;/);
    assert.doesNotMatch(script, /SUPERUSER|CREATEROLE|CREATEDB/);
  });

  test('keeps data in volumes that it names', () => {
    const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
    assert.deepEqual(mounted.map((mount) => mount.split(':')[0]).toSorted(), Object.keys(volumes).toSorted());
  });
});

test('the dashboard asks for figures that the server tells', async () => {
  const poolFigures = () => ({ used: 0, free: 0, waiting: 0 });
  const exposition = await new Metrics({ poolFigures, isProcess: true }).text();
  const told = new Set([...exposition.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const { panels } = JSON.parse(read('docs/operations/dashboard.json'));
  const asked = panels
    .flatMap(({ targets }) => targets)
    .flatMap(({ expr }) => expr.match(/\b(?:seedbed|process|nodejs)_\w+/g));
  assert.ok(asked.length >= panels.length);
  assert.deepEqual(
    asked.map((name) => name.replace(/_(bucket|count|sum)$/, '')).filter((name) => !told.has(name)),
    [],
  );
});
