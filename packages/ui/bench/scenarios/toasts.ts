import type { Browser } from 'playwright';
import { figure, ratioGoal, type Section } from '../report.ts';
import { rounds, us, type Contender } from '../rounds.ts';
import { openStage, type Cost, type Stage } from '../stage.ts';

const contenders: readonly Contender[] = [
  { name: us, address: 'toasts/ours' },
  { name: 'sonner', address: 'toasts/sonner' },
  { name: 'Base UI', address: 'toasts/base-ui' },
  { name: 'Ark', address: 'toasts/ark' },
];

const burst = 200;
const noCost: Cost = { script: Number.NaN, style: Number.NaN, layout: Number.NaN, busy: Number.NaN };

async function withStage<Result>(
  browser: Browser,
  { folder, address }: { folder: string; address: string },
  work: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const stage = await openStage(browser, folder, address);
  try {
    await stage.cost(() => stage.page.evaluate(() => window.scene.mount()));
    return await work(stage);
  } finally {
    await stage.close();
  }
}

/**
 * Plays the burst with toasts that stay 50 ms and counts, frame by frame, those that a person could have seen:
 * drawn, not transparent, on the screen. Ends when none is left for a second and a half, or after three quarters of a minute.
 */
const seen = ({ page }: Stage) =>
  page.evaluate(async (count) => {
    const found = new Set<string>();
    const isSeen = (element: Element) => {
      const box = element.getBoundingClientRect();
      const isOnScreen = box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0;
      return (
        isOnScreen && box.width > 8 && box.height > 8 && element.checkVisibility({ opacityProperty: true })
      );
    };
    const look = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let any = false;
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const name = node.nodeValue?.match(/^Notice \d+/)?.[0];
        if (name === undefined || !node.parentElement) continue;
        any = true;
        if (isSeen(node.parentElement)) found.add(name);
      }
      return any;
    };
    window.scene.burst(count, 50);
    const start = performance.now();
    let lastAny = start;
    while (performance.now() - lastAny < 1500 && performance.now() - start < 45_000) {
      await new Promise((done) => requestAnimationFrame(done));
      if (look()) lastAny = performance.now();
    }
    return found.size;
  }, burst);

/** A burst of toasts: what it costs, and whether any is lost. */
export async function toasts(browser: Browser, folder: string): Promise<Section> {
  const results = await rounds(contenders, 5, ({ address }) =>
    withStage(browser, { folder, address }, (stage) =>
      stage.cost(() => stage.page.evaluate((count) => window.scene.burst(count, 5000), burst)),
    ),
  );
  const seenBy = new Map<string, number>();
  for (const { name, address } of contenders)
    seenBy.set(name, await withStage(browser, { folder, address }, seen));

  const scriptOf = (name: string) => (results.get(name) ?? noCost).script;
  const peers = contenders.map(({ name }) => name).filter((name) => name !== us);
  const ourSeen = seenBy.get(us) ?? 0;
  return {
    title: 'Toasts: a burst of 200, one visible at a time',
    note: 'Milliseconds of the main thread from the burst until the first stands still, median of 5. Seen: the burst again with toasts of 50 ms, counted frame by frame.',
    head: ['Library', 'script', 'style', 'layout', 'all', `seen of ${burst}`],
    rows: contenders.map(({ name }) => {
      const { script, style, layout, busy } = results.get(name) ?? noCost;
      return [name, figure(script), figure(style), figure(layout), figure(busy), String(seenBy.get(name))];
    }),
    goals: [
      ratioGoal('script, to the best', {
        ours: scriptOf(us),
        theirs: Math.min(...peers.map(scriptOf)),
        most: 0.5,
      }),
      { what: 'lost', goal: '0', reached: String(burst - ourSeen), isReached: ourSeen === burst },
    ],
  };
}
