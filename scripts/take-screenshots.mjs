import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags } from './chromium.mjs';
import { ensureChromium } from './install-chromium.mjs';
import { launch, root, stop } from './processes.mjs';
import { makeQuotes } from './screenshot-chain.mjs';
import { freePort, until } from './testing/seedbed.mjs';

const folder = join(root, 'docs', 'screenshots');
const question = 'How much vitamin D does a sleep drink for adults need, and what is the upper limit?';
const concepts = [
  ['Electrolyte drink for endurance', 'Replaces what a long run takes, without the sugar of a soft drink.'],
  ['Calm evening gummie', 'Winds down after work; vegan, no melatonin.'],
  ['Magnesium and L-theanine sleep aid', 'Helps adults fall asleep and wake up without a heavy head.'],
];

const startServer = async (dataDir) => {
  const port = await freePort();
  const emulatorPort = await freePort();
  const server = launch([join(root, 'scripts/start.mjs')], {
    env: { PORT: port, DATA_DIR: dataDir, FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${emulatorPort}` },
  });
  const origin = `http://localhost:${port}`;
  const isServing = async () => {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready.');
    return (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok;
  };
  await until(isServing, 'the server', 120_000);
  return { server, origin };
};

const signIn = async (page) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: 'Ada Okafor' }).click();
  await page.waitForURL((url) => url.pathname === '/');
};

const createProducts = async (page) => {
  for (const [concept, description] of concepts) {
    await page.request.post('/api/products', {
      headers: { origin: new URL(page.url()).origin },
      data: { concept, description },
    });
  }
};

/** What is shown, and what has to be on the screen before it is. */
const landing = {
  name: 'landing',
  show: (page) => page.goto('/'),
  wait: (page) => page.getByRole('link', { name: 'Sign in to start' }),
};
const shots = [
  {
    name: 'search',
    show: async (page) => {
      await page.goto('/v1/search');
      await page.getByPlaceholder('Ask anything...').fill(question);
      await page.getByPlaceholder('Ask anything...').press('Enter');
    },
    wait: (page) => page.getByRole('region', { name: 'Sources' }),
  },
  {
    name: 'products',
    show: (page) => page.goto('/v1/products'),
    wait: (page) => page.getByText('Estimated Revenue').last(),
  },
  {
    name: 'product',
    show: (page) => page.getByRole('link', { name: concepts.at(-1)[0] }).click(),
    wait: (page) => page.getByRole('region', { name: 'Insights' }).getByText('Estimated Revenue'),
  },
  {
    name: 'formula',
    show: async (page) => {
      await page.getByRole('link', { name: 'Formula' }).click();
      await page.getByRole('button', { name: 'Start from the suggested formula' }).click();
      await page.getByRole('tab', { name: 'Both' }).click();
    },
    wait: (page) => page.getByRole('table', { name: 'Food supplement' }),
  },
  {
    name: 'claims',
    show: (page) =>
      page
        .getByLabel('Text to check')
        .fill('Supports restful sleep. High in magnesium. Ends chronic insomnia.'),
    wait: (page) => inView(page.getByRole('list', { name: 'Sentences' }).getByText('Blocked').first()),
  },
  {
    name: 'quotes',
    show: async (page) => {
      await makeQuotes(page, Number(new URL(page.url()).pathname.split('/').at(-1)));
      await page.reload();
    },
    wait: (page) => inView(page.getByRole('row', { name: /^Setup/ })),
  },
  {
    name: 'chart',
    show: async (page) => {
      await page.goto('/tabs');
      await page.getByRole('tabpanel').waitFor();
      await page.keyboard.press('Control+j');
      await page.getByPlaceholder('Search for a tab...').fill('Study Chart');
      await page.getByPlaceholder('Search for a tab...').press('Enter');
    },
    wait: (page) => page.getByRole('listbox', { name: /: effects$/ }),
  },
];

/** Scrolls to where something is seen with what stands above it. */
const inView = (place) => ({
  waitFor: async () => {
    await place.waitFor();
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  },
});

const take = async (page, { name, show, wait }) => {
  await show(page);
  await wait(page).waitFor();
  // Nothing is focused or hovered.
  await page.evaluate(() => document.activeElement?.blur());
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await until(async () => (await page.locator('[aria-busy="true"]').count()) === 0, 'the page to be whole');
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled', caret: 'hide' });
  console.log(`docs/screenshots/${name}.png`);
};

const takeAll = async (page) => {
  mkdirSync(folder, { recursive: true });
  await take(page, landing);
  await signIn(page);
  await createProducts(page);
  for (const shot of shots) await take(page, shot);
};

/** Takes the README's pictures. @returns {Promise<number>} the exit code */
export async function takeScreenshots() {
  const dataDir = mkdtempSync(join(tmpdir(), 'seedbed-screenshots-'));
  const { server, origin } = await startServer(dataDir);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({
      baseURL: origin,
      viewport: { width: 1280, height: 800 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'en-US',
    });
    await takeAll(page);
  } finally {
    await browser.close();
    await stop(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
  return 0;
}
