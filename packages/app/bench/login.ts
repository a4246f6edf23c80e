import { gzipSync } from 'node:zlib';
import { budgets } from './budgets.ts';
import type { Measure, Place } from './measure.ts';
import { openStage } from './stage.ts';

/** JavaScript that has arrived when the login screen can be used, of a visitor nobody knows yet. */
export async function loginDownload({ browser, origin }: Place): Promise<Measure[]> {
  const { page, close } = await openStage(browser, origin);
  await page.addInitScript(noteUsable);
  const scripts: { url: string; bytes: number }[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push({ url: response.url(), bytes: gzipSync(await response.body()).length });
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
  await page.waitForLoadState('networkidle');
  const before = new Set(await page.evaluate(() => window.scriptsBeforeUse));
  await close();
  const total = (chosen: typeof scripts) => chosen.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return [
    {
      what: 'JavaScript before the login screen can be used',
      value: total(scripts.filter(({ url }) => before.has(url))),
      unit: 'kB',
      budget: budgets.login / 1000,
    },
    {
      what: 'The same with all that comes after it (identity service, toasts, picture)',
      value: total(scripts),
      unit: 'kB',
    },
  ];
}

declare global {
  interface Window {
    scriptsBeforeUse: string[];
  }
}

/** Runs in the page: notes what has been fetched by the time the button is there. */
function noteUsable(): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('main button')) return;
    watch.disconnect();
    window.scriptsBeforeUse = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name }) => name);
  });
  watch.observe(document, { childList: true, subtree: true });
}
