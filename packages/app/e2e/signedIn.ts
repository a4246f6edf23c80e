import { test as base, type BrowserContextOptions } from '@playwright/test';
import { signInNew, type Person } from './people';

/** Somebody who signed in once, and what their browser remembers of it. */
interface Visitor extends Person {
  visit: Exclude<BrowserContextOptions['storageState'], string | undefined>;
}

/**
 * A test whose page is signed in already, by one person for all such tests: for what neither ends the session nor
 * depends on what the person has made.
 */
export const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ browser }, provide, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL });
      const page = await context.newPage();
      const person = await signInNew(page);
      const visit = await context.storageState();
      await context.close();
      await provide({ ...person, visit });
    },
    { scope: 'worker' },
  ],
  storageState: async ({ visitor }, provide) => provide(visitor.visit),
});
