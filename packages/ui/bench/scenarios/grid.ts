import type { Browser } from 'playwright';
import { figure, ratioGoal, type Section } from '../report.ts';
import { rounds, us, type Contender } from '../rounds.ts';
import { openStage, type Stage } from '../stage.ts';

const rows = 10_000;
const presses = 30;
const peer = 'React Aria Table, Virtualizer';

const contenders: readonly Contender[] = [
  { name: us, address: `grid/ours?count=${rows}` },
  { name: peer, address: `grid/react-aria?count=${rows}` },
];

interface Figures {
  mount: number;
  /** Main thread, a key. */
  key: number;
  /** From the key to the next frame after the focus stands on another row, by the clock. */
  paint: number;
  nodes: number;
}

const noFigures: Figures = { mount: Number.NaN, key: Number.NaN, paint: Number.NaN, nodes: Number.NaN };

/** Notes for every key how long it took until a frame was drawn in which another row has the focus. */
const watchKeys = ({ page }: Stage) =>
  page.evaluate(() => {
    const waits: number[] = [];
    const rowOf = () => document.activeElement?.closest('[role=row]')?.getAttribute('aria-rowindex');
    const watch = ({ timeStamp }: KeyboardEvent) => {
      const before = rowOf();
      const look = () => {
        // A task that a frame posts runs once the frame is drawn.
        if (rowOf() === before) requestAnimationFrame(look);
        else setTimeout(() => waits.push(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    };
    addEventListener('keydown', watch, true);
    Object.assign(window, { keyWaits: waits });
  });

const waitsOf = ({ page }: Stage) =>
  page.evaluate(() => (window as unknown as { keyWaits: number[] }).keyWaits);

/** Goes down key by key, each after the one before was drawn: the lower half of them scrolls. */
async function walk(stage: Stage): Promise<void> {
  for (let press = 1; press <= presses; press += 1) {
    await stage.page.keyboard.press('ArrowDown');
    await stage.page.waitForFunction(
      (done) => (window as unknown as { keyWaits: number[] }).keyWaits.length >= done,
      press,
    );
  }
}

async function measure(stage: Stage, { name }: Contender): Promise<Figures> {
  const { page } = stage;
  const mount = await stage.cost(() => page.evaluate(() => window.scene.mount()));
  const nodes = await page.locator('[role=row]').count();
  if (nodes < 10 || nodes > 200) throw new Error(`${name} drew ${nodes} rows of ${rows}`);
  await page.keyboard.press('Tab');
  await watchKeys(stage);
  await page.keyboard.press('ArrowDown');
  const { busy } = await stage.cost(() => walk(stage));
  const waits = (await waitsOf(stage)).toSorted((one, other) => one - other);
  const paint = waits[Math.floor(waits.length / 2)] ?? Number.NaN;
  return { mount: mount.busy, key: busy / presses, paint, nodes };
}

/** Ten thousand rows: what it costs to draw them, and to go from one to the next by key. */
export async function grid(browser: Browser, folder: string): Promise<Section> {
  const results = await rounds(contenders, 5, async (contender) => {
    const stage = await openStage(browser, folder, contender.address);
    try {
      return await measure(stage, contender);
    } finally {
      await stage.close();
    }
  });
  const of = (name: string) => results.get(name) ?? noFigures;
  return {
    title: 'Data grid: 10,000 rows',
    note: `Rows of five columns, 480 px high; median of 5. Mount and key: milliseconds of the main thread, all of it, a key as the mean of ${presses} that go down one row. Key to paint: milliseconds by the clock from the key to the frame in which the next row has the focus, the middle one of those keys. The Table of React Aria selects rows and edits nothing.`,
    head: ['Library', 'mount', 'a key', 'key to paint', 'rows in the DOM'],
    rows: contenders.map(({ name }) => {
      const { mount, key, paint, nodes } = of(name);
      return [name, figure(mount), figure(key), figure(paint), String(nodes)];
    }),
    goals: [
      ratioGoal('mount', { ours: of(us).mount, theirs: of(peer).mount, most: 1 }),
      ratioGoal('a key', { ours: of(us).key, theirs: of(peer).key, most: 1 }),
      ratioGoal('key to paint', { ours: of(us).paint, theirs: of(peer).paint, most: 1 }),
    ],
  };
}
