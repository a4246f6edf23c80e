import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { figure, ratioGoal, type Goal, type Section } from '../report.ts';
import { rounds, us, type Contender } from '../rounds.ts';
import { openStage, workOf, type Stage } from '../stage.ts';

const counts = [20, 500] as const;

interface TabContender extends Contender {
  page: string;
  /** The close buttons, in the order of the tabs; none where the library has none. */
  close?: string;
}

const pages: readonly Omit<TabContender, 'address'>[] = [
  { name: us, page: 'ours', close: '[aria-label^="Close"], [title^="Close"]' },
  { name: 'dockview', page: 'dockview', close: '.dv-default-tab-action' },
  { name: 'react-resizable-panels Workspace', page: 'workspace', close: '[role=tab] button' },
  { name: 'React Aria Tabs', page: 'react-aria' },
];

const activations = 7;
const closings = 5;
const dragMoves = 40;

const operations = ['mount', 'activate', 'close', 'reorder'] as const;
type Figures = Record<(typeof operations)[number] | 'drawn', number>;

const boxOf = async ({ page }: Stage, selector: string, index: number) => {
  const box = await page.locator(selector).nth(index).boundingBox();
  if (!box) throw new Error(`No ${selector} number ${index} to press`);
  return box;
};

const titles = ({ page }: Stage) =>
  page.evaluate(() => [...document.querySelectorAll('[role=tab]')].map((tab) => tab.textContent));

/** Presses a point, and leaves the page three frames to draw what comes of it; a script that waited there would be measured too. */
async function press({ page }: Stage, x: number, y: number): Promise<void> {
  await page.mouse.click(x, y);
  await setTimeout(50);
}

/** Presses seven tabs in turn, each another than the active one. */
async function activate(stage: Stage): Promise<void> {
  const boxes = await Promise.all(
    Array.from({ length: 7 }, (_, index) => boxOf(stage, '[role=tab]', index + 1)),
  );
  for (let time = 0; time < activations; time += 1) {
    const box = boxes[time % boxes.length];
    if (box) await press(stage, box.x + 24, box.y + box.height / 2);
  }
}

async function closeSecond(stage: Stage, selector: string): Promise<void> {
  for (let time = 0; time < closings; time += 1) {
    const box = await boxOf(stage, selector, 1);
    await press(stage, box.x + box.width / 2, box.y + box.height / 2);
  }
}

/** Carries the second tab past five others. */
async function reorder(stage: Stage): Promise<void> {
  const from = await boxOf(stage, '[role=tab]', 1);
  const to = await boxOf(stage, '[role=tab]', 6);
  const y = from.y + from.height / 2;
  const start = from.x + 24;
  const end = to.x + to.width * 0.9;
  const { mouse } = stage.page;
  await mouse.move(start, y);
  await mouse.down();
  for (let move = 1; move <= dragMoves; move += 1)
    await mouse.move(start + ((end - start) * move) / dragMoves, y);
  await mouse.up();
}

async function measure(stage: Stage, { name, close }: TabContender): Promise<Figures> {
  const mount = await stage.cost(() => stage.page.evaluate(() => window.scene.mount()));
  await stage.reactSince();
  const activated = await stage.cost(() => activate(stage));
  const { tabs } = await stage.reactSince();
  // One more press, so that what one activation draws is not the sum of many.
  const third = await boxOf(stage, '[role=tab]', 2);
  await press(stage, third.x + 24, third.y + third.height / 2);
  const drawn = (await stage.reactSince()).tabs;
  if (tabs === 0 && name === us) throw new Error('No tab was drawn by all the activations');
  const figures = { mount: workOf(mount), activate: workOf(activated) / activations, drawn };
  if (close === undefined) return { ...figures, close: Number.NaN, reorder: Number.NaN };

  // The active tab stays, so that no library goes elsewhere with the strip.
  const first = await boxOf(stage, '[role=tab]', 0);
  await press(stage, first.x + 24, first.y + first.height / 2);
  const before = await titles(stage);
  const closed = await stage.cost(() => closeSecond(stage, close));
  const left = await titles(stage);
  if (left.length !== before.length - closings)
    throw new Error(`${name} closed ${before.length - left.length} tabs`);
  await stage.page.mouse.move(600, 500);
  const moved = await stage.cost(() => reorder(stage));
  if ((await titles(stage)).join() === left.join()) throw new Error(`${name} moved no tab`);
  return { ...figures, close: workOf(closed) / closings, reorder: workOf(moved) };
}

const cell = (value: number) => (Number.isNaN(value) ? '—' : figure(value));

/** Mount, activate, close and reorder by drag. */
export async function tabs(browser: Browser, folder: string): Promise<Section> {
  const rows: string[][] = [];
  const goals: Goal[] = [];
  for (const count of counts) {
    const contenders = pages.map((page) => ({ ...page, address: `tabs/${page.page}?count=${count}` }));
    const results = await rounds(contenders, 3, async ({ name }) => {
      const contender = contenders.find((each) => each.name === name);
      if (!contender) throw new Error(`Nobody is called ${name}`);
      const stage = await openStage(browser, folder, contender.address);
      try {
        return await measure(stage, contender);
      } finally {
        await stage.close();
      }
    });
    for (const { name } of pages) {
      const result = results.get(name);
      if (result)
        rows.push([
          String(count),
          name,
          ...operations.map((each) => cell(result[each])),
          String(result.drawn),
        ]);
    }
    const ours = results.get(us);
    const full = ['dockview', 'react-resizable-panels Workspace'].flatMap((name) => results.get(name) ?? []);
    if (!ours) continue;
    for (const operation of operations)
      goals.push(
        ratioGoal(`${operation}, ${count} tabs, to the best full-featured peer`, {
          ours: ours[operation],
          theirs: Math.min(...full.map((peer) => peer[operation])),
          most: 0.5,
        }),
      );
    goals.push({
      what: `tabs drawn again by an activation, of ${count}`,
      goal: '≤ 2',
      reached: String(ours.drawn),
      isReached: ours.drawn <= 2,
    });
  }
  return {
    title: 'Tab strip: mount, activate, close, reorder by drag',
    note: 'Milliseconds of script, style and layout, median of 3: mounting; one activation by a press (mean of 7); one press on a close button (mean of 5); one drag of 40 moves past five tabs. React Aria Tabs neither close nor move. Tabs drawn again: counted in React’s own tree; dockview draws its tabs without React.',
    head: ['Tabs', 'Library', ...operations, 'tabs drawn again by an activation'],
    rows,
    goals,
  };
}
