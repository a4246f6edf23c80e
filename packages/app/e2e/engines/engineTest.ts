import { expect, test as base } from '@playwright/test';
import type { Engine } from './command';
import { EngineWindow } from './engineWindow';
import { missingForFirefox, startFirefox } from './firefox';
import { startWatch } from './watch';
import { missingForWebKit, startWebKit } from './webkit';

const engines = {
  firefox: { missing: missingForFirefox, start: startFirefox },
  webkit: { missing: missingForWebKit, start: startWebKit },
} as const;

/** What a project of the runner says of its engine. */
export interface EngineOptions {
  engine: keyof typeof engines;
}

/** What is out of the ordinary in a window. */
interface Circumstances {
  /** Runs in every document before the page's own scripts. */
  first?: () => void;
  /** What has to go wrong, in the order in which it does, by words of it. */
  mishaps?: readonly string[];
}

interface Fixtures extends EngineOptions {
  started: Engine;
  /** Opens the engine's window on a server. What goes wrong in any of its documents fails the test. */
  windowOf: (origin: string, circumstances?: Circumstances) => Promise<EngineWindow>;
  /** A window on the run's server, of somebody who is signed in nowhere. */
  window: EngineWindow;
}

/** A test in an engine that the runner has no driver for; skipped where the engine is not installed. */
export const test = base.extend<Fixtures>({
  engine: ['firefox', { option: true }],
  started: async ({ engine }, provide, { skip }) => {
    const { missing, start } = engines[engine];
    skip(missing.length > 0, `${engine} cannot run here: ${missing.join(', ')} not found`);
    const started = await start();
    await provide(started);
    await started.close();
  },
  windowOf: async ({ started }, provide) => {
    const ends: (() => void)[] = [];
    await provide(async (watched, { first = () => undefined, mishaps = [] } = {}) => {
      const { origin, noted, close } = await startWatch(watched, first);
      ends.push(close, () => expect(noted).toEqual(mishaps.map((words) => expect.stringContaining(words))));
      const handle = String(await started.send('handle'));
      const window = new EngineWindow({ engine: started, front: { handle }, handle, origin });
      await window.resize(1280, 900);
      return window;
    });
    for (const end of ends) end();
  },
  window: async ({ windowOf, baseURL }, provide) => provide(await windowOf(baseURL ?? '')),
});
