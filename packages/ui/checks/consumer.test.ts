import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build as bundle, type BuildOptions } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright';
import { build as buildApp } from 'vite';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.mjs';
import { serveFolder } from '../../../scripts/visual/serve.mjs';
import { installConsumer } from './consumer.ts';

const run = promisify(execFile);

/** How long to wait for a page, in milliseconds: it ends a hang, and must not judge a busy machine. */
const patience = 60_000;

let folder: string;
let browser: Browser;
let server: Awaited<ReturnType<typeof serveFolder>>;

before(async () => {
  folder = installConsumer();
  server = await serveFolder(folder);
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
});

after(async () => {
  await browser?.close();
  server?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** A page, and everything the browser complained of in it. */
const openPage = async (path: string): Promise<{ page: Page; complaints: string[] }> => {
  const page = await browser.newPage({ baseURL: server.origin, viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(patience);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(path);
  return { page, complaints };
};

/** Elements whose classes no rule on the page speaks of: their sheet is missing. */
const unstyled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textOf = (sheet: CSSStyleSheet): string =>
      Array.from(sheet.cssRules, (rule) => rule.cssText).join('\n');
    const css = Array.from(document.styleSheets, textOf).join('\n');
    return Array.from(document.querySelectorAll('[class*="seedbedui_"]'), ({ classList }) => [...classList])
      .filter((names) => !names.some((name) => new RegExp(`\\.${name}(?!\\w)`).test(css)))
      .map((names) => names.join(' '));
  });

/** Every one of the five answers to a person. */
const operate = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Insights' }).click();
  await page.locator('[role="tab"][aria-selected="true"]', { hasText: 'Insights' }).waitFor();

  await page.getByRole('listbox', { name: 'Tab type' }).focus();
  await page.keyboard.press('End');
  await page.locator('[role="option"][aria-selected="true"][aria-label="Formula"]').waitFor();

  await page.getByRole('separator').focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('[role="separator"][aria-valuenow="60"]').waitFor();

  const radio = page.getByRole('radio').nth(2);
  await radio.check({ force: true });
  assert.ok(await radio.isChecked());

  await page.getByRole('button', { name: 'Notify' }).click();
  await page.getByRole('region', { name: 'Notifications' }).getByText('Product created').first().waitFor();
};

test('a Vite app with the one sheet builds, draws all five components and they work', async () => {
  await buildApp({
    root: join(folder, 'vite-app'),
    base: './',
    configFile: false,
    logLevel: 'error',
    // Beside a vanilla-extract of the consumer's own, which must leave the package's compiled styles alone.
    plugins: [vanillaExtractPlugin(), react()],
  });
  const { page, complaints } = await openPage('/vite-app/dist/');
  await page.getByRole('tab', { name: 'Home' }).waitFor();
  assert.deepEqual(await unstyled(page), []);
  const ink = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--seedbed-color-text'));
  assert.match(await ink(), /^(#|rgb|hsl|oklch|lab)/);
  await operate(page);
  await page.getByRole('tab', { name: 'Home' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Close tab' }).waitFor();
  assert.deepEqual(await unstyled(page), [], 'the menu, which is drawn when it opens');
  assert.deepEqual(complaints, []);
});

const sheets = ['button', 'carousel', 'form-factor', 'split-panes', 'tab-strip', 'toast'];
const sheetLink = (name: string): string =>
  `<link rel="stylesheet" href="/node_modules/@seedbed/ui/dist/${name}.css" />`;

/** A page as a server sends it, with the sheets it asks for; it stays markup until the client's script is added. */
const writePage = (name: string, markup: string, sheetNames: string[]): void => {
  const head = `<meta charset="utf-8" /><title>Server</title><link rel="icon" href="data:," />${sheetNames.map(sheetLink).join('')}`;
  writeFileSync(
    join(folder, name),
    `<!doctype html><html lang="en"><head>${head}</head><body><div id="root">${markup}</div></body></html>`,
  );
};

const bundling: BuildOptions = {
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"development"' },
  logLevel: 'warning',
};

const renderOnServer = async (): Promise<string> => {
  const outfile = join(folder, 'server.js');
  const entryPoints = [join(folder, 'server-rendering/server.tsx')];
  await bundle({ ...bundling, entryPoints, outfile, platform: 'node', packages: 'external' });
  const script = `import { markup } from ${JSON.stringify(outfile)}; process.stdout.write(markup);`;
  const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development' },
  });
  assert.equal(stderr, '', 'the server renders without a warning');
  return stdout;
};

/** Where everything is, in document order. */
const geometry = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('#root *'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.shift = '0';
    new PerformanceObserver((list) => {
      const shift = list
        .getEntries()
        .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
      document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift) + shift);
    }).observe({ type: 'layout-shift' });
  });

const settle = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

test('a page rendered on a server is taken over without a warning or a shift', async () => {
  const markup = await renderOnServer();
  for (const text of ['Question', 'Formula', 'Tab type'])
    assert.ok(markup.includes(text), `${text} is in the markup`);
  writePage('server.html', markup, ['theme', ...sheets]);
  const outfile = join(folder, 'client.js');
  const entryPoints = [join(folder, 'server-rendering/client.tsx')];
  await bundle({ ...bundling, entryPoints, outdir: folder, entryNames: '[name]', splitting: true });

  const { page, complaints } = await openPage('/server.html');
  await settle(page);
  assert.deepEqual(await unstyled(page), []);
  const before = await geometry(page);
  await watchShifts(page);
  await page.addScriptTag({ type: 'module', url: `/${outfile.slice(folder.length + 1)}` });
  await page.locator('html[data-hydrated]').waitFor();
  await settle(page);
  assert.deepEqual(await geometry(page), before);
  assert.equal(await page.locator('html').getAttribute('data-shift'), '0');
  await operate(page);
  assert.deepEqual(complaints, []);
});

test('the sheets of components look the same in any order, and the same as the one sheet', async () => {
  const markup = await renderOnServer();
  const shots = [];
  for (const names of [['styles'], ['theme', ...sheets], [...sheets.toReversed(), 'theme']]) {
    writePage('order.html', markup, names);
    const { page } = await openPage('/order.html');
    await settle(page);
    shots.push((await page.screenshot()).toString('base64'));
    await page.close();
  }
  assert.equal(new Set(shots).size, 1);
});

const tsc = async (options: string[]): Promise<{ code: number; stdout: string }> => {
  const program = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  try {
    return { code: 0, ...(await run(process.execPath, [program, ...options])) };
  } catch (error) {
    return error as { code: number; stdout: string };
  }
};

for (const [moduleResolution, module] of [
  ['node16', 'node16'],
  ['bundler', 'esnext'],
] as const) {
  test(`types resolve under ${moduleResolution}`, async () => {
    const options = ['--moduleResolution', moduleResolution, '--module', module];
    const { code, stdout } = await tsc(['-p', folder, ...options]);
    assert.equal(code, 0, stdout);
  });
}
