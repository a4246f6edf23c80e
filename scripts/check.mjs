// `npm run check`: what is quick to know before a commit. `npm test` runs it too, and everything in a browser.
import { bootstrap } from './bootstrap.mjs';

await bootstrap(import.meta.url, async () => {
  const { processTests, quickChecks, unitTests } = await import('./checks.mjs');
  const { runChecks } = await import('./run-checks.mjs');
  return runChecks([quickChecks, [...unitTests, processTests]]);
});
