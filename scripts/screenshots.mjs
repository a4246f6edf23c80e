// `npm run screenshots`: the README's pictures, from a Seedbed of its own with nothing in it but what is shown.
import { bootstrap } from './bootstrap.mjs';

await bootstrap(import.meta.url, async () => {
  const { takeScreenshots } = await import('./take-screenshots.mjs');
  return takeScreenshots();
});
