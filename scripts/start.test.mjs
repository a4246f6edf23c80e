import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { ensureAppBuilt } from './build-app.mjs';
import { apiOf, lookUp, signIn } from './testing/person.mjs';
import { ownSettings, processesWith, startSeedbed, until } from './testing/seedbed.mjs';

const maya = { email: 'maya@example.com', name: 'Maya Lindqvist' };

// So that the times below are those of a start, not of a build.
before(() => ensureAppBuilt());

const occupy = async (t, port) => {
  const server = createServer();
  t.after(() => server.close());
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
};

const nothingIsLeft = ({ DATA_DIR }) =>
  until(() => processesWith(DATA_DIR).length === 0, 'every process to end', 15_000);

describe('npm start', () => {
  test('serves the page and the API, and prints the address last', async (t) => {
    const settings = await ownSettings(t);
    const seedbed = startSeedbed(settings);
    const started = Date.now();
    await seedbed.ready();
    const elapsed = Date.now() - started;
    t.diagnostic(`serving after ${elapsed} ms`);
    assert.ok(elapsed < 10_000, `took ${elapsed} ms`);
    assert.deepEqual(seedbed.lines(), [seedbed.origin]);

    assert.match(await (await fetch(seedbed.origin)).text(), /<div id="root">/);
    assert.equal((await fetch(`${seedbed.origin}/readyz`)).status, 200);
    assert.equal((await fetch(`${seedbed.origin}/api/products`)).status, 401);
    assert.equal(seedbed.lines().at(-1), seedbed.origin);
  });

  for (const signal of ['SIGTERM', 'SIGINT']) {
    test(`${signal} stops everything it started`, async (t) => {
      const settings = await ownSettings(t);
      const seedbed = startSeedbed(settings);
      await seedbed.ready();
      assert.ok(processesWith(settings.DATA_DIR).length >= 3);
      assert.equal(await seedbed.stop(signal), 0);
      assert.deepEqual(processesWith(settings.DATA_DIR), []);
      assert.deepEqual(seedbed.lines(), [seedbed.origin]);
    });
  }

  test('leaves nothing behind when it is killed', async (t) => {
    const settings = await ownSettings(t);
    const seedbed = startSeedbed(settings);
    await seedbed.ready();
    await seedbed.stop('SIGKILL');
    await nothingIsLeft(settings);
  });

  test('stops the rest when the Auth emulator dies, and says so', async (t) => {
    const settings = await ownSettings(t);
    const seedbed = startSeedbed(settings);
    await seedbed.ready();
    const { pid } = JSON.parse(readFileSync(join(settings.DATA_DIR, 'accounts.lock'), 'utf8'));
    process.kill(pid, 'SIGKILL');
    assert.equal(await seedbed.ended, 1);
    assert.match(seedbed.lines().at(-1), /^The Auth emulator ended unexpectedly \(SIGKILL\)/);
    await nothingIsLeft(settings);
  });

  for (const signal of ['SIGTERM', 'SIGKILL']) {
    test(`accounts, sessions and data are there again after ${signal}`, async (t) => {
      const settings = await ownSettings(t);
      const emulator = settings.FIREBASE_AUTH_EMULATOR_HOST;
      const first = startSeedbed(settings);
      await first.ready();
      const before = await signIn(emulator, maya);
      const api = apiOf(first.origin, before);
      await api.post('/api/users', {
        firebaseUid: before.uid,
        email: maya.email,
        fullName: maya.name,
        role: 'research',
      });
      const product = await api.post('/api/products', {
        concept: 'Sleep aid',
        description: 'Magnesium before bed',
      });
      await first.stop(signal);
      await nothingIsLeft(settings);

      const second = startSeedbed(settings);
      await second.ready();
      assert.equal(await lookUp(emulator, before.idToken), before.uid);
      const after = await signIn(emulator, maya);
      assert.equal(after.uid, before.uid);
      assert.deepEqual(await apiOf(second.origin, after).get(`/api/products/${product.id}`), product);
    });
  }

  test('two of them run side by side', async (t) => {
    const seedbeds = [startSeedbed(await ownSettings(t)), startSeedbed(await ownSettings(t))];
    await Promise.all(seedbeds.map((seedbed) => seedbed.ready()));
    const statuses = await Promise.all(
      seedbeds.map(async ({ origin }) => (await fetch(`${origin}/readyz`)).status),
    );
    assert.deepEqual(statuses, [200, 200]);
  });
});

describe('npm start refuses in one line, and nothing is left', () => {
  const refuses = async (t, settings, expected) => {
    const seedbed = startSeedbed(settings);
    assert.equal(await seedbed.ended, 1);
    assert.equal(seedbed.lines().length, 1, seedbed.output());
    assert.match(seedbed.output(), expected);
    assert.equal(processesWith(settings.DATA_DIR).length, 0);
  };

  test('a taken port', async (t) => {
    const settings = await ownSettings(t);
    await occupy(t, Number(settings.PORT));
    await refuses(t, settings, new RegExp(`^Port ${settings.PORT} is taken.* set PORT`));
  });

  test('a taken emulator port', async (t) => {
    const settings = await ownSettings(t);
    const port = settings.FIREBASE_AUTH_EMULATOR_HOST.split(':')[1];
    await occupy(t, Number(port));
    await refuses(
      t,
      settings,
      new RegExp(`^Port ${port} on 127\\.0\\.0\\.1.*taken.* set FIREBASE_AUTH_EMULATOR_HOST`),
    );
  });

  test('one port for both', async (t) => {
    const settings = await ownSettings(t);
    await refuses(t, { ...settings, FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${settings.PORT}` }, /both say/);
  });

  test('a data folder that cannot be written to', async (t) => {
    const settings = await ownSettings(t);
    const file = join(settings.DATA_DIR, 'file');
    writeFileSync(file, '');
    await refuses(
      t,
      { ...settings, DATA_DIR: join(file, 'data') },
      /^DATA_DIR .* cannot be written to \(ENOTDIR\)/,
    );
  });

  test('a data folder that another one uses', async (t) => {
    const settings = await ownSettings(t);
    const running = startSeedbed(settings);
    await running.ready();
    const second = startSeedbed({ ...(await ownSettings(t)), DATA_DIR: settings.DATA_DIR });
    assert.equal(await second.ended, 1);
    assert.equal(second.lines().length, 1, second.output());
    assert.match(second.output(), /^Another Seedbed \(process \d+\) uses the data in/);
    assert.equal((await fetch(`${running.origin}/readyz`)).status, 200);
  });

  test('damaged accounts', async (t) => {
    const settings = await ownSettings(t);
    writeFileSync(join(settings.DATA_DIR, 'accounts.json'), '{"users": [');
    await refuses(t, settings, /^The local accounts in .*accounts\.json cannot be read/);
  });

  const badVariables = {
    PORT: ['http', /^PORT is not valid/],
    LOG_LEVEL: ['loud', /^LOG_LEVEL is not valid/],
    FIREBASE_AUTH_EMULATOR_HOST: ['9099', /^FIREBASE_AUTH_EMULATOR_HOST is not valid/],
    FIREBASE_PROJECT_ID: ['Not A Project', /^FIREBASE_PROJECT_ID is not valid/],
    DATABASE_URL: ['mysql://localhost', /^DATABASE_URL is not valid/],
    NODE_ENV: ['production', /^NODE_ENV is production, but no Firebase project is set/],
  };
  for (const [name, [value, expected]] of Object.entries(badVariables)) {
    test(`${name}=${value}`, async (t) => {
      await refuses(t, { ...(await ownSettings(t)), [name]: value }, expected);
    });
  }

  test('a database that cannot be reached', async (t) => {
    const settings = await ownSettings(t);
    await refuses(
      t,
      { ...settings, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      /^The database cannot be used/,
    );
  });
});
