/** How a story can be looked at: the catalogue's globals, and the browser's own switches. */
export const looks = {
  light: { globals: { theme: 'light' } },
  dark: { globals: { theme: 'dark' } },
  forced: { globals: { theme: 'light' }, forcedColors: 'active' },
  rtl: { globals: { theme: 'light', direction: 'rtl' } },
};

/** A story takes its time on a busy machine; this ends a hang. In milliseconds. */
const patience = 60_000;

/** Pictures are taken until two are alike, this often at most. */
const attempts = 8;

/** The time in every picture. */
const now = new Date('2026-01-15T10:00:00Z');

/**
 * Runs in the page before its own scripts: nothing is remembered from another story, chance is always the same, and
 * what waits for a second or more does not happen once the story has come to its end, or a toast would be in the
 * picture on a quick machine only.
 */
const steady = () => {
  localStorage.clear();
  sessionStorage.clear();
  let state = 1;
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const { setTimeout } = window;
  window.setTimeout = (callback, delay = 0, ...rest) => {
    const run = (...args) => {
      if (delay < 1000 || !('storyHasEnded' in document.documentElement.dataset)) callback(...args);
    };
    return setTimeout(run, delay, ...rest);
  };
};

/** A browser window in which every run of a story is the same. */
export const openWindow = async (browser, viewport) => {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.addInitScript(steady);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.clock.setFixedTime(now);
  return page;
};

const urlOf = (origin, id, globals) => {
  // The accessibility check has its own tests, and would take longer than the picture.
  const pairs = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return `${origin}/iframe.html?id=${id}&viewMode=story&globals=${[...pairs, 'a11y.manual:!true'].join(';')}`;
};

const hasEnded = () => {
  const { phase } = window['__STORYBOOK_PREVIEW__']?.currentRender ?? {};
  const isBroken = document.body.classList.contains('sb-show-errordisplay');
  if (!isBroken && !['completed', 'afterEach', 'finished', 'aborted'].includes(phase)) return false;
  document.documentElement.dataset.storyHasEnded = '';
  return true;
};

/** What went wrong in the story, and whether it asks for forced colors itself. */
const readState = () => {
  const isBroken = document.body.classList.contains('sb-show-errordisplay');
  const { globals } = isBroken ? {} : (window['__STORYBOOK_PREVIEW__']?.currentRender?.storyContext() ?? {});
  return {
    error: isBroken
      ? (document.querySelector('#error-message')?.textContent ?? 'unknown').split('\n')[0]
      : undefined,
    forcedColors: globals?.forcedColors,
  };
};

const areLoaded = () => Array.from(document.images).every((image) => image.complete);

/**
 * Photographs a story when it has come to rest.
 * @param {import('playwright').Page} page
 * @param {{ origin: string, id: string, look: keyof typeof looks }} subject
 * @returns {Promise<{ picture: Buffer, error?: string }>} a PNG, and what the story said when it broke
 */
export const photograph = async (page, { origin, id, look }) => {
  const { globals, forcedColors = 'none' } = looks[look];
  await page.emulateMedia({ forcedColors });
  await page.mouse.move(0, 0);
  await page.goto(urlOf(origin, id, globals));
  await page.waitForFunction(hasEnded);
  const state = await page.evaluate(readState);
  if (state.forcedColors === 'active') await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(areLoaded);
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
  let picture = await take();
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    const next = await take();
    const isAtRest = next.equals(picture);
    picture = next;
    if (isAtRest) break;
  }
  return { picture, error: state.error };
};
