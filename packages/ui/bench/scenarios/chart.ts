import type { Browser } from 'playwright';
import { figure, type Section } from '../report.ts';
import { rounds, type Contender } from '../rounds.ts';
import { openStage, type Stage } from '../stage.ts';

const points = 500;
const presses = 20;
const most = 50;

const contenders: readonly Contender[] = [
  { name: 'The drawing alone', address: `chart/ours?count=${points}` },
  { name: 'With its table of eight columns', address: `chart/ours?count=${points}&table` },
];

interface Figures {
  script: number;
  all: number;
  /** Script, one arrow key. */
  key: number;
}

const noFigures: Figures = { script: Number.NaN, all: Number.NaN, key: Number.NaN };

async function measure({ page, cost }: Stage, { name }: Contender): Promise<Figures> {
  const mounted = await cost(async () => {
    await page.evaluate(() => window.scene.mount());
    // Drawn once it knows its width.
    await page.locator('[role=option]').first().waitFor();
  });
  const drawn = await page.locator('[role=option]').count();
  if (drawn !== points) throw new Error(`${name}: ${drawn} points were drawn of ${points}`);
  await page.locator('[role=option]').first().focus();
  const walked = await cost(async () => {
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowRight');
  });
  return { script: mounted.script, all: mounted.busy, key: walked.script / presses };
}

/** Five hundred findings with their intervals: what it costs to draw them, and to go from one to the next by key. */
export async function chart(browser: Browser, folder: string): Promise<Section> {
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
    title: `Chart: ${points} points`,
    note: `Dose against effect, each point with its interval, shape and letter; milliseconds of the main thread, median of 5. A key is the mean of ${presses} arrows.`,
    head: ['What is drawn', 'script', 'all', 'a key, script'],
    rows: contenders.map(({ name }) => {
      const { script, all, key } = of(name);
      return [name, figure(script), figure(all), figure(key)];
    }),
    goals: contenders.map(({ name }) => {
      const { script } = of(name);
      return {
        what: `${name}, script`,
        goal: `≤ ${most} ms`,
        reached: figure(script),
        isReached: script <= most,
      };
    }),
  };
}
