import type { Browser } from 'playwright';
import { figure, ratioGoal, type Goal, type Section } from '../report.ts';
import { rounds, us, type Contender } from '../rounds.ts';
import { openStage, type Stage } from '../stage.ts';

const counts = [13, 2000, 10_000] as const;
const pages = [
  { name: us, page: 'ours' },
  { name: 'Embla', page: 'embla' },
  { name: 'Swiper Virtual', page: 'swiper' },
  { name: 'Ark', page: 'ark' },
];

const steps = 50;
/** How long a contender may take to mount, in milliseconds. */
const patience = 10_000;

interface Figures {
  mount: number;
  steps: number;
  nodes: number;
}

const gaveUp: Figures = { mount: Infinity, steps: Infinity, nodes: Infinity };

/** Steps as a person who holds the key: one every second frame, to the end and back again where there are fewer slides. */
const walk = ({ page }: Stage) =>
  page.evaluate(async (times) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let step = 0; step < times; step += 1) {
      window.scene.next();
      await frame();
      await frame();
    }
  }, steps);

async function measure(stage: Stage, { name }: Contender, count: number): Promise<Figures> {
  const mounting = stage.cost(() => stage.page.evaluate(() => window.scene.mount()));
  // A page that hangs never answers; the timer does.
  const late = new Promise<'late'>((done) => setTimeout(done, patience, 'late').unref());
  const mount = await Promise.race([mounting, late]);
  if (mount === 'late') {
    mounting.catch(() => 'closed');
    return gaveUp;
  }
  const nodes = await stage.page.evaluate(() => document.querySelectorAll('.card').length);
  const { busy } = await stage.cost(() => walk(stage));
  const selected = await stage.page.evaluate(() => window.scene.selected());
  const expected = Math.min(count - 1, 1 + steps);
  if (selected !== expected && name !== 'Ark')
    throw new Error(`${name} stands on slide ${selected} after ${steps} steps, not on ${expected}`);
  return { mount: mount.busy, steps: busy, nodes };
}

const cell = (value: number) =>
  Number.isFinite(value) ? figure(value) : `gave up after ${patience / 1000} s`;

/** Mount and steps at each number of slides. */
export async function carousel(browser: Browser, folder: string): Promise<Section> {
  const rows: string[][] = [];
  const goals: Goal[] = [];
  const mounts: number[] = [];
  for (const count of counts) {
    const given = new Set<string>();
    const contenders = pages.map(({ name, page }) => ({ name, address: `carousel/${page}?count=${count}` }));
    const results = await rounds(contenders, 3, async (contender) => {
      if (given.has(contender.name)) return gaveUp;
      const stage = await openStage(browser, folder, contender.address);
      try {
        const figures = await measure(stage, contender, count);
        if (figures === gaveUp) given.add(contender.name);
        return figures;
      } finally {
        await stage.close();
      }
    });
    const of = (name: string) => results.get(name) ?? gaveUp;
    for (const { name } of pages) {
      const { mount, steps: walked, nodes } = of(name);
      const drawn = Number.isFinite(nodes) ? String(nodes) : '';
      rows.push([String(count), name, cell(mount), Number.isFinite(walked) ? figure(walked) : '', drawn]);
    }
    const best = (field: 'mount' | 'steps') =>
      Math.min(...pages.filter(({ name }) => name !== us).map(({ name }) => of(name)[field]));
    goals.push(
      ratioGoal(`mount of ${count}, to the best`, { ours: of(us).mount, theirs: best('mount'), most: 1 }),
      ratioGoal(`${steps} steps through ${count}, to the best`, {
        ours: of(us).steps,
        theirs: best('steps'),
        most: 1,
      }),
    );
    mounts.push(of(us).mount);
  }
  const [, thousands = 1, tenThousand = 1] = mounts;
  return {
    title: 'Carousel: mount, and 50 steps',
    note: 'Milliseconds of the main thread, all of it, median of 3; the same card on every slide. A step comes every second frame, as while a key is held.',
    head: ['Slides', 'Library', 'mount', '50 steps', 'slides in the DOM'],
    rows,
    goals: [
      ...goals,
      ratioGoal('mount of 10000, to 2000 (flat)', { ours: tenThousand, theirs: thousands, most: 1.1 }),
    ],
  };
}
