import type { Browser } from 'playwright';
import { figure, ratioGoal, type Section } from '../report.ts';
import { rounds, us, type Contender } from '../rounds.ts';
import { openStage, type Cost, type Stage } from '../stage.ts';

const ourPreview = `${us}, preview`;
const contenders: readonly Contender[] = [
  { name: us, address: 'split/ours' },
  { name: 'allotment', address: 'split/allotment' },
  { name: 'react-resizable-panels', address: 'split/resizable-panels' },
  { name: 'Ark', address: 'split/ark' },
  { name: ourPreview, address: 'split/ours?preview' },
];

const moves = 150;
const middle = { x: 600, y: 300 };

interface Figures extends Cost {
  commits: number;
  listeners: number;
}

/** Listeners for pointers on the window and the document, read from the browser itself; those of the driver do not count. */
async function pointerListeners({ cdp }: Stage): Promise<number> {
  const ofPage = new Set<string>();
  cdp.on('Debugger.scriptParsed', ({ scriptId, url }) => url.startsWith('file:') && ofPage.add(scriptId));
  await cdp.send('Debugger.enable');
  let found = 0;
  for (const expression of ['window', 'document']) {
    const { result } = await cdp.send('Runtime.evaluate', { expression });
    const { listeners } = await cdp.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    const isCounted = ({ type, scriptId }: (typeof listeners)[number]) =>
      ofPage.has(scriptId) && /^(pointer|mouse|touch|drag)/.test(type);
    found += listeners.filter(isCounted).length;
  }
  await cdp.send('Debugger.disable');
  return found;
}

const firstPaneWidth = ({ page }: Stage) =>
  page.evaluate(() => document.querySelector('.rows')?.getBoundingClientRect().width ?? 0);

/** Out by 300 px, back, and out again to where it is let go, 100 px from the start. */
const pathOf = (move: number) => {
  const turn = (moves * 2) / 3;
  return move <= turn ? 300 - Math.abs(move - turn / 2) * 6 : (move - turn) * 2;
};

async function drag({ page }: Stage): Promise<void> {
  for (let move = 1; move <= moves; move += 1) await page.mouse.move(middle.x + pathOf(move), middle.y);
}

async function measure(stage: Stage, name: string): Promise<Figures> {
  await stage.cost(() => stage.page.evaluate(() => window.scene.mount()));
  const listeners = await pointerListeners(stage);
  const before = await firstPaneWidth(stage);
  await stage.page.mouse.move(middle.x, middle.y);
  await stage.page.mouse.down();
  await stage.reactSince();
  const cost = await stage.cost(() => drag(stage));
  const { commits } = await stage.reactSince();
  await stage.page.mouse.up();
  await stage.page.waitForFunction(
    (width) => Math.abs((document.querySelector('.rows')?.getBoundingClientRect().width ?? 0) - width) > 50,
    before,
  );
  if (Number.isNaN(cost.layout)) throw new Error(`${name} gave no figures`);
  return { ...cost, commits, listeners };
}

/** A divider between two long panes, dragged by a real pointer. */
export async function split(browser: Browser, folder: string): Promise<Section> {
  const results = await rounds(contenders, 3, async ({ name, address }) => {
    const stage = await openStage(browser, folder, address);
    try {
      return await measure(stage, name);
    } finally {
      await stage.close();
    }
  });
  const of = (name: string) => results.get(name) ?? ({} as Figures);
  const peers = ['allotment', 'react-resizable-panels', 'Ark'].map(of);
  const bestLayout = Math.min(...peers.map(({ layout }) => layout));
  return {
    title: 'Split panes: a drag of 150 pointer moves',
    note: 'Two panes of 300 rows that wrap; milliseconds of the main thread, median of 3. Commits are counted at the hook React offers its DevTools, in the production build. Listeners: for pointers on window and document, while nothing is dragged.',
    head: ['Library', 'React commits', 'script', 'style', 'layout', 'all', 'idle listeners'],
    rows: contenders.map(({ name }) => {
      const { commits, script, style, layout, busy, listeners } = of(name);
      return [
        name,
        String(commits),
        figure(script),
        figure(style),
        figure(layout),
        figure(busy),
        String(listeners),
      ];
    }),
    goals: [
      {
        what: 'React commits',
        goal: '0',
        reached: String(of(us).commits),
        isReached: of(us).commits === 0,
      },
      ratioGoal('script, to allotment', { ours: of(us).script, theirs: of('allotment').script, most: 1 }),
      ratioGoal('layout, to the best', { ours: of(us).layout, theirs: bestLayout, most: 1 }),
      ratioGoal('layout in preview, to the best', {
        ours: of(ourPreview).layout,
        theirs: bestLayout,
        most: 0.1,
      }),
      {
        what: 'listeners on window or document while idle',
        goal: '0',
        reached: String(of(us).listeners),
        isReached: of(us).listeners === 0,
      },
    ],
  };
}
