import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type BrowserContextOptions, type Page } from '@playwright/test';
import { ask } from './answers';
import { signInNew } from './people';

type Storage = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface Screen {
  name: string;
  path: string;
  /** Shown once the screen is complete. */
  heading: string | RegExp;
}

const publicScreens: Screen[] = [
  { name: 'landing', path: '/', heading: 'The Lab' },
  { name: 'login', path: '/login', heading: 'Welcome to the product' },
];

const ownScreens: Screen[] = [
  { name: 'empty search', path: '/v1/search', heading: 'What are you searching for?' },
  { name: 'insights', path: '/v1/insights', heading: 'Insights' },
  { name: 'products', path: '/v1/products', heading: 'Products' },
  { name: 'garden', path: '/v1/garden', heading: /garden/i },
  { name: 'profile', path: '/v1/profile', heading: 'Account' },
  { name: 'not found', path: '/v1/nowhere', heading: '404 Page Not Found' },
  { name: 'new tab', path: '/new-tab', heading: /./ },
  { name: 'new product', path: '/new-product', heading: /./ },
  { name: 'form factor', path: '/form-factor', heading: /./ },
  { name: 'tabs', path: '/tabs', heading: /./ },
];

/** Each size and each scheme once: neither changes what the other does. Stories have axe on wide and light ones. */
const looks = [
  { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const;
/** The narrowest window, and what is left of 1280 × 800 at a zoom of 200 %. */
const narrow = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

const wider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const open = async (page: Page, { path, heading }: Screen) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

/** The screen in either size and scheme: axe finds nothing, and nothing is wider than the window. */
const expectAccessible = async (page: Page, screen: Screen) => {
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, screen);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}, ${nodes.length} times, e.g. ${nodes[0]?.html}`);
    const where = `${screen.path}, ${viewport.width} px, ${colorScheme}`;
    expect.soft(found, where).toEqual([]);
    expect.soft(await wider(page), `${where}: wider than the window`).toBe(0);
  }
  for (const viewport of narrow) {
    await page.setViewportSize(viewport);
    await expect.soft(page.getByRole('heading', { name: screen.heading }).first(), screen.path).toBeVisible();
    await expect
      .soft(async () => expect(await wider(page)).toBe(0), `${screen.path}, ${viewport.width} px: too wide`)
      .toPass();
  }
};

for (const screen of publicScreens) {
  test(`${screen.name} is accessible in either size and scheme`, ({ page }) =>
    expectAccessible(page, screen));
}

declare global {
  interface Window {
    shifted: number;
  }
}

/** Runs in the page, ahead of everything else: adds up what moves without being asked to. */
const noteShifts = () => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifted += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

test('nothing on the login screen moves after its first picture', async ({ page }) => {
  await page.addInitScript(noteShifts);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.01);
});

test('nothing on the login screen moves when the letters come after it', async ({ page }) => {
  await page.addInitScript(noteShifts);
  const drawn = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await drawn.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  drawn.resolve();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.01);
});

test.describe('signed in', () => {
  test.describe.configure({ timeout: 120_000 });
  let storage: Storage;
  let productId: number;
  let conversationPath: string;

  test.beforeAll(async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await signInNew(page);
    const headers = { origin: baseURL ?? '' };
    await page.request.post('/api/articles/fetch', { headers, timeout: 60_000 });
    const product = await page.request.post('/api/products', {
      headers,
      data: { concept: 'Magnesium and L-theanine sleep aid', description: 'Helps adults fall asleep' },
    });
    productId = (await product.json()).id;
    await page.goto('/v1/search');
    await ask(page, 'How much vitamin D do adults need, and what is the upper limit?');
    conversationPath = page.url();
    storage = await context.storageState();
    await context.close();
  });

  const inSession = (title: string, screen: () => Screen) =>
    test(`${title} is accessible in either size and scheme`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, storageState: storage });
      await expectAccessible(await context.newPage(), screen());
      await context.close();
    });

  for (const screen of ownScreens) inSession(screen.name, () => screen);
  inSession('an answer', () => ({ name: 'answer', path: conversationPath, heading: 'Sources' }));
  inSession('a product', () => ({
    name: 'product',
    path: `/v1/products/${productId}`,
    heading: 'Magnesium and L-theanine sleep aid',
  }));
});
