import type { Browser, CDPSession, Page } from 'playwright';
import type { Person } from './person.ts';

/** A page in a browser of its own, nothing cached. */
export interface Stage {
  page: Page;
  cdp: CDPSession;
  close: () => Promise<void>;
}

/** What the page notes of itself while it runs. */
export interface Notes {
  largestPaint: number;
  layoutShift: number;
}

declare global {
  interface Window {
    notes: Notes;
  }
}

/** Opens a page; signed in where a person is given. */
export async function openStage(browser: Browser, origin: string, person?: Person): Promise<Stage> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    storageState: person?.visit,
  });
  const page = await context.newPage();
  await page.addInitScript(takeNotes);
  const cdp = await context.newCDPSession(page);
  return { page, cdp, close: () => context.close() };
}

/** Runs in the page, ahead of everything else. */
function takeNotes(): void {
  const notes: Notes = { largestPaint: 0, layoutShift: 0 };
  window.notes = notes;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (notes.largestPaint = startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) notes.layoutShift += value;
  });
}

/** What the page has noted so far, once its current work is drawn. */
export async function notesOf(page: Page): Promise<Notes> {
  await settle(page);
  return page.evaluate(() => window.notes);
}

/** Observers are told a moment after the frame. */
const restAfterFrame = 200;

/** Waits until the page has drawn what it was told. */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(
    (pause) =>
      new Promise((done) => {
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), pause);
      }),
    restAfterFrame,
  );
