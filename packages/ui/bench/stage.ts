import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.mjs';
import { watchReact, type ReactWatch } from './watchReact.ts';

/** What some work cost the page's main thread, in milliseconds of processor time. */
export interface Cost {
  script: number;
  style: number;
  layout: number;
  /** All of it: script, style, layout, paint, input and timers. */
  busy: number;
}

/** What a library can help: painting and the passing of input to the page are the browser's. */
export const workOf = ({ script, style, layout }: Cost): number => script + style + layout;

const metricOf = {
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
  busy: 'TaskDuration',
} as const satisfies Record<keyof Cost, string>;

const kinds = Object.keys(metricOf) as (keyof Cost)[];

/** A fresh page with one contender on it. */
export interface Stage {
  page: Page;
  cdp: CDPSession;
  /** Does the work, waits until the page has drawn it, and tells what it cost. */
  cost: (work: () => Promise<unknown>) => Promise<Cost>;
  /** How often React committed and which tabs it drew, since the last time it was asked. */
  reactSince: () => Promise<ReactWatch>;
  close: () => Promise<void>;
}

/** The browser that every contender runs in. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: chromiumFlags });

const readMetrics = async (cdp: CDPSession): Promise<Cost> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const values = new Map(metrics.map(({ name, value }) => [name, value * 1000]));
  return Object.fromEntries(kinds.map((kind) => [kind, values.get(metricOf[kind]) ?? 0])) as unknown as Cost;
};

/** Long enough for effects, observers and a transition of ours or a peer's to end. */
const rest = 300;

const settle = (page: Page) =>
  page.evaluate(
    (pause) =>
      new Promise((done) => {
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), pause);
      }),
    rest,
  );

/** Opens a page of `folder`, for example `tabs/ours`, with the given address. */
export async function openStage(browser: Browser, folder: string, address: string): Promise<Stage> {
  const [name, query = ''] = address.split('?');
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.addInitScript(watchReact);
  const cdp = await page.context().newCDPSession(page);
  // The processor's time, not the clock's: what else the machine does counts less.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${pathToFileURL(join(folder, `${name}.html`)).href}?${query}`);
  await page.waitForFunction(() => 'scene' in window);
  return {
    page,
    cdp,
    cost: async (work) => {
      const before = await readMetrics(cdp);
      await work();
      await settle(page);
      const after = await readMetrics(cdp);
      return Object.fromEntries(kinds.map((kind) => [kind, after[kind] - before[kind]])) as unknown as Cost;
    },
    reactSince: () => page.evaluate(() => window.reactSince()),
    close: () => page.close(),
  };
}
