import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../chromium.mjs';
import { openWindow, photograph } from './photograph.mjs';
import { differenceOf } from './pixels.mjs';
import { serveFolder } from './serve.mjs';

/** The stories of a built catalogue, by id; docs pages are not photographed. */
const storiesOf = (folder) => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return new Map(stories.map(({ id, title, name }) => [id, `${title} · ${name}`]));
};

const isWanted = (words) => (id) => words.length === 0 || words.some((word) => id.includes(word));

const shotsOf = (ids, { looks, viewports }) =>
  viewports.flatMap((viewport) => ids.flatMap((id) => looks.map((look) => ({ id, look, viewport }))));

/** Photographs a story of both catalogues. A difference has to show twice: once may have been the machine. */
const compareShot = async (page, origins, shot) => {
  const take = (origin) => photograph(page, { origin, id: shot.id, look: shot.look });
  const look = async () => {
    const before = await take(origins.base);
    const after = await take(origins.current);
    return { before, after, difference: differenceOf(before.picture, after.picture) };
  };
  const first = await look();
  const { before, after, difference } = first.difference ? await look() : first;
  return { ...shot, difference, before: before.picture, after: after.picture, error: after.error };
};

/** Works on the shots in as many windows as there are processors, each window with one size. */
const compareShots = async (browser, { origins, shots, onResult }) => {
  const waiting = [...shots];
  const work = async () => {
    let page;
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      if (!page || page.viewportSize().width !== shot.viewport.width) {
        await page?.context().close();
        page = await openWindow(browser, shot.viewport);
      }
      onResult(await compareShot(page, origins, shot));
    }
    await page?.context().close();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
};

/**
 * Compares two built catalogues, story by story.
 * @param {{ base: string, current: string }} folders
 * @param {{ stories: string[], looks: string[], viewports: { width: number, height: number }[],
 *   onProgress?: (done: number, of: number) => void }} options
 * @returns what differs, what broke, what only one of them has, and how many pictures were compared
 */
export const compareStorybooks = async (folders, options) => {
  const before = storiesOf(folders.base);
  const after = storiesOf(folders.current);
  const names = new Map([...before, ...after]);
  const wanted = [...names.keys()].filter(isWanted(options.stories));
  const shots = shotsOf(
    wanted.filter((id) => before.has(id) && after.has(id)),
    options,
  );
  const servers = { base: await serveFolder(folders.base), current: await serveFolder(folders.current) };
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const results = [];
  let done = 0;
  try {
    await compareShots(browser, {
      origins: { base: servers.base.origin, current: servers.current.origin },
      shots,
      onResult: (result) => {
        done += 1;
        options.onProgress?.(done, shots.length);
        if (result.difference || result.error) results.push({ ...result, name: names.get(result.id) });
      },
    });
  } finally {
    await browser.close();
    for (const server of Object.values(servers)) server.close();
  }
  return {
    compared: shots.length,
    different: results.filter(({ difference }) => difference).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    broken: results.filter(({ error }) => error),
    added: wanted.filter((id) => !before.has(id)).map((id) => names.get(id)),
    removed: wanted.filter((id) => !after.has(id)).map((id) => names.get(id)),
  };
};
